import type { NumberingRule, numberingCalls } from '@etalon/api/contract'
import { type NumberingItem, numberedKinds, numberingFaults, usualNumbering } from '@etalon/api/domain'
import { sql, type Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'

interface Row extends Record<string, unknown> {
  readonly kind: NumberingRule['kind']
  readonly version: number
  readonly items: NumberingItem[]
}

const fields = ['type', 'digits', 'text', 'take', 'place', 'dateFormat'] as const
const isSame = (one: readonly NumberingItem[], other: readonly NumberingItem[]) =>
  one.length === other.length && one.every((item, place) => fields.every((name) => item[name] === other[place]?.[name]))

async function rulesOf(tx: Transaction): Promise<NumberingRule[]> {
  const { rows } = await tx.execute<Row>(sql`select kind, version, items from numbering_rule`)
  return numberedKinds.map((kind) => {
    const own = rows.find((row) => row.kind === kind)
    return own
      ? { ...own, isUsual: isSame(own.items, usualNumbering[kind]) }
      : { kind, version: 0, items: [...usualNumbering[kind]], isUsual: true }
  })
}

/** How an institute numbers what it does. */
export const numberingHandlers: Handlers<typeof numberingCalls> = {
  list: ({ tx }) => rulesOf(tx),
  async submit({ tx, caller, body: { kind, version, items } }) {
    const faults = numberingFaults(kind, items)
    if (faults.length > 0)
      throw new FieldRefusal(
        faults.map((fault) => ({
          path: fault.place === undefined ? fault.field : `items.${fault.place}.${fault.field}`,
          key: fault.kind === 'invalid' ? 'field.invalid' : `numbering.${fault.kind}`,
        })),
      )
    const { rows } = await tx.execute(sql`
      insert into numbering_rule (tenant_id, kind, version, items) 
      select ${caller.tenant}, ${kind}, 1, ${JSON.stringify(items)}::jsonb
      where ${version} = 0 or exists (select from numbering_rule where kind = ${kind})
      on conflict (tenant_id, kind) do update set items = excluded.items, version = numbering_rule.version + 1
        where numbering_rule.version = ${version}
      returning kind`)
    const now = (await rulesOf(tx)).find((rule) => rule.kind === kind)
    if (!now) throw new Error('every kind has a rule')
    if (rows.length === 0) throw new Refusal(409, 'numbering.changed', {}, { version: now.version })
    return now
  },
}
