import type { UnlockAnswer } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../db/index.ts'
import { sha256 } from './secrets.ts'
import { endFamily } from './tokens.ts'

/** Wrong tries after which the session ends. */
const mostTries = 5
/** Seconds to wait after the second, third and fourth wrong try. */
const waits = [0, 2, 5, 15] as const

/**
 * Locks all that was renewed from one sign-in. One that is locked already stays locked as it is: who is away cannot change the lock.
 * @param verifier the SHA-256, in hex, of the key that opens it
 */
export async function lockSession(tx: Transaction, tenant: string, family: string, verifier: string): Promise<void> {
  await tx.execute(sql`
    insert into session_lock (family, tenant_id, verifier_hash) values (${family}, ${tenant}, ${Buffer.from(verifier, 'hex')}) on conflict do nothing`)
}

/** Whether the session of this family lives and is not locked. @param family a column, with its table */
export const isOpen = (family: SQL): SQL => sql`(
  exists (select from session s where s.family = ${family} and s.revoked_at is null and s.refresh_expires_at > clock_timestamp())
  and not exists (select from session_lock l where l.family = ${family}))`

interface Row extends Record<string, unknown> {
  tries: number
  wait: number
  right: boolean
}

/** Tries to unlock a session. The fifth wrong try ends it; one that comes too early is not looked at. */
export async function unlockSession(tx: Transaction, family: string, key: string): Promise<UnlockAnswer> {
  const { rows } = await tx.execute<Row>(sql`
    select tries, greatest(0, ceil(extract(epoch from next_try_at - clock_timestamp())))::int as wait,
      verifier_hash = ${sha256(key)} as right
    from session_lock where family = ${family} for update`)
  const [lock] = rows
  if (!lock) return { unlocked: true, triesLeft: mostTries, waitSeconds: 0 }
  if (lock.wait > 0) return { unlocked: false, triesLeft: mostTries - lock.tries, waitSeconds: lock.wait }
  if (lock.right) {
    await tx.execute(sql`delete from session_lock where family = ${family}`)
    return { unlocked: true, triesLeft: mostTries, waitSeconds: 0 }
  }
  const tries = lock.tries + 1
  if (tries >= mostTries) {
    await endFamily(tx, family, 'lock')
    return { unlocked: false, triesLeft: 0, waitSeconds: 0 }
  }
  const waitSeconds = waits[tries - 1] ?? 0
  await tx.execute(sql`
    update session_lock set tries = ${tries}, next_try_at = clock_timestamp() + make_interval(secs => ${waitSeconds}) where family = ${family}`)
  return { unlocked: false, triesLeft: mostTries - tries, waitSeconds }
}
