import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { normaliseCertificateNumber } from '@etalon/api/domain'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/index.ts'
import { whoseAddress } from '../../limits/index.ts'

/** What a question by number and code came to. */
export type Finding<Found> =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'not-found' }
  /** ISO 8601 moment from which one may ask again. */
  | { readonly kind: 'too-many'; readonly until: string }

/** Questions an hour about one number, whichever form asks, and from one address (P3). Unknown numbers count alike. */
export const perNumber = 10
export const perAddress = 30
/** Answers leave on this grid of milliseconds, so that their time says nothing (P1). */
const grid = 150

/** Counts a question, and everything that was asked in the last hour about its number and from its address. */
async function countTries(tx: Transaction, tenant: string, hash: Buffer, address: string) {
  // Whoever asks at once from one address, or from many about one number, takes turns: else none would see the others' tries.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenant}|${address}`}, 11))`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenant}|${hash.toString('hex')}`}, 12))`)
  await tx.execute(sql`
    delete from query_attempt where id in (select id from query_attempt where at < clock_timestamp() - interval '1 hour' limit 100 for update skip locked)`)
  await tx.execute(sql`insert into query_attempt (tenant_id, number_hash, address) values (${tenant}, ${hash}, ${address})`)
  const counted = await tx.execute<{ number: number; address: number; until: string }>(sql`
    with recent as (select number_hash = ${hash} as same_number, address = ${address} as same_address, at from query_attempt
      where tenant_id = ${tenant} and at > clock_timestamp() - interval '1 hour' and (number_hash = ${hash} or address = ${address})),
    free as (select greatest(
      (select at from recent where same_number order by at desc offset ${perNumber - 1} limit 1),
      (select at from recent where same_address order by at desc offset ${perAddress - 1} limit 1)) + interval '1 hour 1 second' as at)
    select (select count(*)::int from recent where same_number) as number, (select count(*)::int from recent where same_address) as address,
      to_char(free.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as until from free`)
  return counted.rows[0]
}

/**
 * Asks once about a number. Tries are counted in the database before anything is looked at, right codes too; what cannot be a number
 * is looked for as one that nobody has.
 */
export async function askOnce<Found>(
  database: Database,
  tenant: string,
  asked: { readonly number: string; readonly address: string },
  look: (tx: Transaction, number: string) => Promise<Found | undefined>,
): Promise<Finding<Found>> {
  const number = normaliseCertificateNumber(asked.number) ?? '?'
  return await database.within(tenant, async (tx): Promise<Finding<Found>> => {
    const hash = createHash('sha256').update(`${tenant}|${number}`).digest()
    const tries = await countTries(tx, tenant, hash, whoseAddress(asked.address))
    if (tries && (tries.number > perNumber || tries.address > perAddress)) return { kind: 'too-many', until: tries.until }
    const found = await look(tx, number)
    return found === undefined ? { kind: 'not-found' } : { kind: 'found', found }
  })
}

/** Gives an answer on the grid of milliseconds, however long it took. */
export async function onGrid<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const began = performance.now()
  const answer = await work()
  const spent = performance.now() - began
  await wait(Math.max(0, Math.ceil(spent / grid) * grid - spent))
  return answer
}
