import type { EarlierMeasurement } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import type { Caller } from '../../session/index.ts'
import { methodOf, typedOf } from './original-record.ts'

interface Taken {
  readonly id: string
  /** `reopen` for a retest, `return` for what is put right. */
  readonly action: 'reopen' | 'return'
  readonly reason: string
}

/** Keeps the record of an item as it was handed in, before it is put right; that of a retest begins anew. */
export async function keepEarlier(
  tx: Transaction,
  { tenant, personId, name, at }: Caller & { readonly at?: string },
  { id, action, reason }: Taken,
): Promise<void> {
  await tx.execute(sql`
    insert into earlier_measurement (tenant_id, item_id, number, action, reason, record, result, performed_on, tester_name, by_id, by_name, at)
    select ${tenant}, i.id, 1 + (select count(*) from earlier_measurement x where x.item_id = i.id), ${action}, ${reason}, i.record, i.result,
      i.performed_on, coalesce(a.name, ''), ${personId}, ${name}, coalesce(${at ?? null}::timestamptz, clock_timestamp())
    from item i left join account a on a.id = i.tester_id where i.id = ${id} and i.record is not null`)
  if (action === 'reopen')
    await tx.execute(sql`update item set record = null, result = null, performed_on = null where id = ${id}`)
}

interface Row extends Record<string, unknown>, Omit<EarlierMeasurement, 'typed' | 'evaluation' | 'method'> {
  record: unknown
  result: { evaluation?: unknown } | null
}

/** What was handed in of an item before, the oldest first. */
export async function earlierOf(tx: Transaction, id: string): Promise<EarlierMeasurement[]> {
  const { rows } = await tx.execute<Row>(sql`
    select number, action = 'reopen' as "isRetest", reason, performed_on::text as "performedOn", tester_name as "testerName", by_name as "byName",
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, record, result
    from earlier_measurement where item_id = ${id} order by number`)
  return rows.map(({ record, result, ...row }) => ({
    ...row,
    typed: typedOf(record),
    evaluation: result?.evaluation ?? null,
    method: methodOf(record),
  }))
}
