import { type LogEntry, parseEntry } from '@etalon/verify/log'
import { sql, type Transaction } from '../db/index.ts'

/** What was entered last, the newest first. */
export async function recentEntries(
  tx: Transaction,
  tenant: string,
  count: number,
): Promise<readonly (LogEntry & { readonly index: number })[]> {
  const { rows } = await tx.execute<{ id: number; entry: Buffer }>(
    sql`select id::int as id, entry from certificate_log_entry where tenant_id = ${tenant} order by id desc limit ${count}`,
  )
  return rows.flatMap(({ id, entry }) => {
    const parsed = parseEntry(entry)
    return parsed === undefined ? [] : [{ ...parsed, index: id }]
  })
}
