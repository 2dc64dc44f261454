import { type Database, sql, type Transaction } from '../db/index.ts'
import { whoseAddress } from '../limits/index.ts'
import { Refusal } from '../refusal/index.ts'
import type { Caller } from './caller.ts'
import { countTry, forgiveTries } from './login-limits.ts'
import { isSameText, type Seal } from './secrets.ts'

interface Proving {
  readonly database: Database
  readonly seal: Seal
  readonly tx: Transaction
  readonly caller: Caller
  /** The address from which the request came. */
  readonly ip: string
}

/**
 * Whoever changes what lets people in shows that it is they who sit there: a page that was left open is not enough. The account is held until
 * the end of the transaction. Tries count like those of signing in.
 * @returns the account, and forgives its wrong tries
 * @throws {Refusal} 409 where the password is another, 429 after too many tries
 */
export async function provePassword({ database, seal, tx, caller, ip }: Proving, password: string): Promise<string> {
  const { rows } = await tx.execute<{ account: string; sealed_password: Buffer }>(
    sql`select account, sealed_password from account where id = ${caller.personId} for update`,
  )
  const [person] = rows
  if (!person) throw new Refusal(401, 'signed-out')
  const tried = [caller.tenant, person.account, whoseAddress(ip)] as const
  // On its own: a try counts also where this transaction takes back what it did.
  const wait = await database.within(caller.tenant, (counting) => countTry(counting, ...tried))
  if (wait > 0) throw new Refusal(429, 'too-many-tries', { seconds: wait }, {}, wait)
  const known = seal.open(person.sealed_password, `${caller.tenant}|${person.account}`)
  if (known === undefined || !isSameText(known, password)) throw new Refusal(409, 'password.wrong')
  await forgiveTries(tx, ...tried)
  return person.account
}
