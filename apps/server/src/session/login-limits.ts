import { executeNamed, sql, type Transaction } from '../db/index.ts'

/** Wrong tries for one account within 15 minutes before waiting begins. */
const freeTries = 5
/** Wrong tries from one address within 15 minutes, over all accounts: a whole office may share it, a list of names goes further. */
const freeTriesOfAddress = 50
const windowSeconds = 900

/**
 * Seconds until an address may try again. What came right in the end does not count, account by account: who signs in to one of their
 * own between tries at others' has tried at others' all the same.
 */
async function waitOfAddress(tx: Transaction, tenant: string, address: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenant}|${address}`}, 10))`)
  const { rows } = await executeNamed<{ failed: number; since: number }>(
    tx,
    'tries-of-address',
    sql`
    with recent as (
      select account, at, succeeded from login_attempt
      where tenant_id = ${tenant} and address = ${address} and at > clock_timestamp() - interval '15 minutes'),
    forgiven as (select account, max(at) as until from recent where succeeded group by account)
    select count(*)::int as failed, coalesce(extract(epoch from clock_timestamp() - min(at)), 0)::float8 as since
    from recent left join forgiven using (account) where not succeeded and at > coalesce(until, '-infinity')`,
  )
  const { failed, since } = rows[0] ?? { failed: 0, since: 0 }
  return failed < freeTriesOfAddress ? 0 : Math.max(1, Math.ceil(windowSeconds - since))
}

/**
 * Counts a try before it is checked, so that a hundred at once are a hundred tries. Answers how many seconds the account, or the
 * address, has to wait; 0 where the try may be checked. Known and unknown accounts count alike (SEC-3).
 * @param browser the name of a browser in which this person signed in before, which is counted apart: strangers who try do not lock them out
 */
export async function countTry(tx: Transaction, tenant: string, account: string, address: string, browser = ''): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenant}|${account}`}, 7))`)
  const { rows } = await executeNamed<{ failed: number; since: number }>(
    tx,
    'tries-of-account',
    sql`
    select count(*)::int as failed, coalesce(extract(epoch from clock_timestamp() - max(at)), 0)::float8 as since
    from login_attempt
    where tenant_id = ${tenant} and account = ${account} and browser = ${browser} and not succeeded and at > clock_timestamp() - interval '15 minutes'
      and at > coalesce((select max(at) from login_attempt
        where tenant_id = ${tenant} and account = ${account} and (browser = ${browser} or address = '') and succeeded), '-infinity')`,
  )
  const { failed, since } = rows[0] ?? { failed: 0, since: 0 }
  if (failed >= freeTries) {
    const wait = Math.min(15 * 2 ** (failed - freeTries), windowSeconds)
    if (since < wait) return Math.ceil(wait - since)
  }
  const waitHere = await waitOfAddress(tx, tenant, address)
  if (waitHere > 0) return waitHere
  await tx.execute(sql`
    delete from login_attempt where id in (select id from login_attempt where at < clock_timestamp() - interval '1 day' limit 100 for update skip locked)`)
  await tx.execute(
    sql`insert into login_attempt (tenant_id, account, address, browser) values (${tenant}, ${account}, ${address}, ${browser})`,
  )
  return 0
}

/** The try was right: earlier failures no longer count. */
export async function forgiveTries(
  tx: Transaction,
  tenant: string,
  account: string,
  address: string,
  browser = '',
): Promise<void> {
  await tx.execute(
    sql`insert into login_attempt (tenant_id, account, address, browser, succeeded) values (${tenant}, ${account}, ${address}, ${browser}, true)`,
  )
}
