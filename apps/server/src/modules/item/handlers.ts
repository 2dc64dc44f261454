import type { ItemDetail, itemCalls } from '@etalon/api/contract'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import type { Language } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import type { Moved } from '../../workflow/index.ts'
import { methodFor, suitableFor } from '../instrument-kind/methods.ts'
import { templateFor } from '../record-template/template-for.ts'
import { standardsFor } from '../staff/standards.ts'
import { checkedGroup, checkedTester, giveTo } from './assignment.ts'
import { earlierOf, keepEarlier } from './earlier-measurements.ts'
import { itemResource } from './item-resource.ts'
import { deviationsKept, keepOriginalRecord, methodOf, templateOf, typedOf } from './original-record.ts'

interface Row extends Record<string, unknown> {
  manufacturer: string
  range: string
  accuracy: string
  record: unknown
  result: { evaluation?: unknown } | null
  duties: Record<string, string>
}

async function detail(tx: Transaction, caller: Caller, id: string): Promise<ItemDetail> {
  const row = await itemResource.one(tx, caller, id)
  const { rows } = await executeNamed<Row>(
    tx,
    'item-further',
    sql`
    select s.manufacturer, s.range, s.accuracy, i.record, i.result, i.duties from item i join sample s on s.id = i.sample_id where i.id = ${id}`,
  )
  const [more] = rows
  if (!more) throw new Error('the item was there a moment ago')
  return {
    ...row,
    manufacturer: more.manufacturer,
    range: more.range,
    accuracy: more.accuracy,
    ...(caller.enterpriseId === null
      ? {
          typed: typedOf(more.record),
          evaluation: more.result?.evaluation ?? null,
          standards: await standardsFor(tx, row.technologyDomain, row.kindCode),
          suitableStandards: await suitableFor(tx, row.kindCode),
          deviations: deviationsKept(more.record),
          // A record that is being written follows the template in use; one that was handed in stays as it was made.
          template:
            (row.standing.state === '300' ? undefined : templateOf(more.record)) ??
            (await templateFor(tx, row.kindCode, row.abilityType)) ??
            null,
          // So does the method.
          method:
            row.standing.state !== '300' && typedOf(more.record) !== null
              ? methodOf(more.record)
              : await methodFor(tx, row.kindCode, row.abilityType),
        }
      : // Readings and standards stay in the laboratory; a customer gets what the certificate says.
        { typed: null, evaluation: null, standards: [], suitableStandards: [], deviations: [], template: null, method: null }),
    earlier: caller.enterpriseId === null ? await earlierOf(tx, id) : [],
    signatures: await namesOf(tx, more.duties),
  }
}

async function namesOf(tx: Transaction, duties: Record<string, string>): Promise<{ duty: string; name: string }[]> {
  const { rows } = await tx.execute<{ id: string; name: string }>(
    sql`select id, name from account where id::text in (select value from jsonb_each_text(${JSON.stringify(duties)}::jsonb))`,
  )
  return Object.entries(duties).map(([duty, holder]) => ({ duty, name: rows.find((row) => row.id === holder)?.name ?? '' }))
}

/** Moves an item; giving it to a tester checks that the person may take it. */
export async function moveItem(
  tx: Transaction,
  caller: Caller & { readonly at?: string },
  language: Language,
  request: {
    id: string
    version: number
    action: string
    reason?: string | undefined
    assignee?: string | undefined
    groupId?: string | undefined
  },
): Promise<Moved> {
  if (request.action === 'dispatch') {
    const group = await checkedGroup(tx, request.groupId)
    const toDepartment = async () => {
      await tx.execute(sql`update item i set group_id = ${group}, department_id = (select d.department_id from department_ability d
        where d.technology_domain = i.technology_domain and d.ability_type = i.ability_type and d.ability_status = '1' order by d.id limit 1) where i.id = ${request.id}`)
    }
    return await itemResource.move(tx, caller, language, request, { after: toDepartment })
  }
  const { action, reason = '' } = request
  if (action === 'reopen' || action === 'return') {
    const after = () => keepEarlier(tx, caller, { id: request.id, action, reason })
    return await itemResource.move(tx, caller, language, request, { after })
  }
  if (action === 'takeBack') {
    const after = async () => {
      await keepEarlier(tx, caller, { id: request.id, action, reason })
      await giveTo(tx, request.id, null)
    }
    return await itemResource.move(tx, caller, language, request, { after })
  }
  if (action !== 'assign') return await itemResource.move(tx, caller, language, request)
  await itemResource.one(tx, caller, request.id)
  const tester = await checkedTester(tx, request.id, request.assignee, language)
  const after = () => giveTo(tx, request.id, tester)
  return await itemResource.move(tx, caller, language, { ...request, assignee: tester }, { after })
}

export const itemHandlers: Handlers<typeof itemCalls> = {
  page: ({ tx, caller, body }) => itemResource.page(tx, caller, body),
  detail: ({ tx, caller, query }) => detail(tx, caller, query.id),
  move: ({ tx, caller, body, language }) => moveItem(tx, caller, language, body),
  async submit({ tx, caller, body, language }) {
    await itemResource.one(tx, caller, body.id)
    const kept = await keepOriginalRecord(tx, { ...caller, language }, body)
    return { ...kept, standing: (await itemResource.one(tx, caller, body.id)).standing }
  },
  history: ({ tx, caller, query }) => itemResource.history(tx, caller, query.id),
}
