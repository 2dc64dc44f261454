import { type SQL, sql, type Transaction } from '../db/index.ts'
import type { Page } from './read-page.ts'

/** Which page of a list is asked for, and how many stand on it. */
export interface Paging {
  /** From 1. @default 1 */
  readonly current?: number | undefined
  /** @default 10 */
  readonly size?: number | undefined
}

/**
 * A page of a short list, which is counted whole. Long ones that people search in are read by `readPage`.
 * @param counted what is counted: `from …` and its conditions
 * @param selected selects the rows in their order; it is given what goes behind the order
 */
export async function countedPage<Row extends object>(
  tx: Transaction,
  { current = 1, size = 10 }: Paging,
  counted: SQL,
  selected: (limits: SQL) => SQL,
): Promise<Page<Row>> {
  const count = await tx.execute<{ total: number }>(sql`select count(*)::int as total ${counted}`)
  const { rows } = await tx.execute(selected(sql`limit ${size} offset ${(current - 1) * size}`))
  const total = count.rows[0]?.total ?? 0
  // The columns are the caller's: `Row` says what its statement selects.
  return { records: rows as unknown as Row[], total, size, current, pages: Math.ceil(total / size) }
}
