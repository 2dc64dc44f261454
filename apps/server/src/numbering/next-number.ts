import { executeNamed, type NamedStatement, sql, type Transaction } from '../db/index.ts'

/** Counts one more in a series and returns its `value`. Others who count in it wait from here to the end of the transaction. */
export const countStatement = (tenant: string, scope: string): NamedStatement => [
  'next-number',
  sql`
    insert into counter (tenant_id, scope, value) values (${tenant}, ${scope}, 1)
    on conflict (tenant_id, scope) do update set value = counter.value + 1 returning value`,
]

/**
 * The next number of a series, counted in the transaction that uses it: two at once never get the same one, and a number of a
 * transaction that failed is given again.
 * @param scope the series, such as `order:202611`
 */
export async function nextNumber(tx: Transaction, tenant: string, scope: string): Promise<number> {
  const { rows } = await executeNamed<{ value: string }>(tx, ...countStatement(tenant, scope))
  return Number(rows[0]?.value)
}
