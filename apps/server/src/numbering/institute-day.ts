import { sql, type Transaction } from '../db/index.ts'

/**
 * The day at the institute, in Shanghai, by the database's clock: numbers of several processes, whose own clocks may differ, carry
 * the same month, also in the first eight hours of it, which are still the last month in UTC.
 * @param at another moment than now, ISO 8601: demonstration data
 */
export async function instituteDay(tx: Transaction, at?: string): Promise<string> {
  const moment = at === undefined ? sql`clock_timestamp()` : sql`${at}::timestamptz`
  const { rows } = await tx.execute<{ day: string }>(sql`select ((${moment}) at time zone 'Asia/Shanghai')::date::text as day`)
  const [row] = rows
  if (!row) throw new Error('a select without a table returns its row')
  return row.day
}
