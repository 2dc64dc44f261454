import { CallProblem, type Client } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import type { LockScreenActorRef } from '@etalon/machines/lock-screen'
import type { SessionActorRef } from '@etalon/machines/session'
import type { SessionLock } from './back-end.ts'
import { hashIn } from './lock-verifier.ts'

/** The lock of Etalon's own server: whoever has the token alone is told nothing while the screen is locked. */
export function createServerLock(client: Client): SessionLock {
  let locking: Promise<unknown> = Promise.resolve()
  return {
    lock(verifier) {
      locking = client
        .send(contract.security.lock, { body: { verifier: hashIn(verifier) }, quiet: true })
        .catch((error: unknown) => {
          // The screen is locked all the same.
          if (!(error instanceof CallProblem)) throw error
        })
    },
    async unlock(key) {
      // A lock that is still on its way would come after the unlocking.
      await locking
      return await client.send(contract.security.unlock, { body: { key }, quiet: true })
    },
  }
}

/** Tells the back end of each lock that begins in this page; the page that a lock was heard from has told it already. */
export function tellOfLocks(lockScreen: LockScreenActorRef, held: SessionLock): void {
  lockScreen.on('locked', ({ reason, lock }) => {
    if (lock.verifier !== undefined && (reason === 'requested' || reason === 'idle')) held.lock(lock.verifier)
  })
}

/** Locks a page that hears only from a refused call that its session is locked. Without a lock password, only signing in anew leads back. */
export function followServerLock(lockScreen: LockScreenActorRef, session: SessionActorRef): void {
  const now = lockScreen.getSnapshot()
  if (!now.matches('unlocked')) return
  if (now.context.verifier === undefined) session.send({ type: 'LOCK.REQUESTED' })
  else lockScreen.send({ type: 'LOCK.REQUESTED' })
}
