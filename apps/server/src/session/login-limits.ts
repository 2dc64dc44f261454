import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/index.ts'

/** Wrong tries within 15 minutes before waiting begins. */
const freeTries = 5

/**
 * Counts a try before it is checked, so that a hundred at once are a hundred tries. Answers how many seconds the account has
 * to wait; 0 where the try may be checked. Known and unknown accounts count alike (SEC-3).
 */
export async function countTry(tx: Transaction, tenant: string, account: string, address: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenant}|${account}`}, 7))`)
  const { rows } = await tx.execute<{ failed: number; since: number }>(sql`
    select count(*)::int as failed, coalesce(extract(epoch from clock_timestamp() - max(at)), 0)::float8 as since
    from login_attempt
    where tenant_id = ${tenant} and account = ${account} and not succeeded and at > clock_timestamp() - interval '15 minutes'
      and at > coalesce((select max(at) from login_attempt where tenant_id = ${tenant} and account = ${account} and succeeded), '-infinity')`)
  const { failed, since } = rows[0] ?? { failed: 0, since: 0 }
  if (failed >= freeTries) {
    const wait = Math.min(15 * 2 ** (failed - freeTries), 900)
    if (since < wait) return Math.ceil(wait - since)
  }
  await tx.execute(sql`insert into login_attempt (tenant_id, account, address) values (${tenant}, ${account}, ${address})`)
  return 0
}

/** The try was right: earlier failures no longer count. */
export async function forgiveTries(tx: Transaction, tenant: string, account: string, address: string): Promise<void> {
  await tx.execute(
    sql`insert into login_attempt (tenant_id, account, address, succeeded) values (${tenant}, ${account}, ${address}, true)`,
  )
}
