import type { EarlierMeasurement } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import type { Caller } from '../../session/index.ts'
import { methodOf, typedOf } from './original-record.ts'

interface Taken {
  readonly id: string
  /** `reopen` for a retest, `return` for what is put right, `takeBack` for what another tester is to do. */
  readonly action: 'reopen' | 'return' | 'takeBack'
  readonly reason: string
}

/**
 * Keeps the record of an item as it was, before it is put right. That of a retest begins anew, and so does that of another tester: who
 * took readings answers for them.
 */
export async function keepEarlier(
  tx: Transaction,
  { tenant, personId, name, at }: Caller & { readonly at?: string },
  { id, action, reason }: Taken,
): Promise<void> {
  // What came back from an auditor is kept already, unless the tester changed it since.
  const isNew = sql`not exists (select from earlier_measurement x where x.item_id = i.id and x.record = i.record
    and x.number = (select max(y.number) from earlier_measurement y where y.item_id = i.id))`
  await tx.execute(sql`
    insert into earlier_measurement (tenant_id, item_id, number, action, reason, record, result, performed_on, tester_name, by_id, by_name, at)
    select ${tenant}, i.id, 1 + (select count(*) from earlier_measurement x where x.item_id = i.id), ${action === 'reopen' ? 'reopen' : 'return'}, ${reason}, i.record, i.result,
      i.performed_on, coalesce(a.name, ''), ${personId}, ${name}, coalesce(${at ?? null}::timestamptz, clock_timestamp())
    from item i left join account a on a.id = i.tester_id where i.id = ${id} and i.record is not null ${action === 'takeBack' ? sql`and ${isNew}` : sql``}`)
  if (action !== 'return')
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
