import { createHash } from 'node:crypto'
import { normaliseCertificateNumber } from '@etalon/api/domain'
import { type Database, sql, type Transaction } from '../../db/index.ts'
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

/** Counts a question, and everything that was asked in the last hour about its number and from its address. */
async function countTries(tx: Transaction, hash: Buffer, address: string) {
  const counted = await tx.execute<{ number: number; address: number; until: string }>(sql`
    select about_number as number, by_address as address, until from count_question(${hash}, ${address}, ${perNumber}, ${perAddress})`)
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
    const tries = await countTries(tx, hash, whoseAddress(asked.address))
    if (tries && (tries.number > perNumber || tries.address > perAddress)) return { kind: 'too-many', until: tries.until }
    const found = await look(tx, number)
    return found === undefined ? { kind: 'not-found' } : { kind: 'found', found }
  })
}
