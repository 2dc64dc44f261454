import { type LockScreenActorRef, saveLock } from '@etalon/machines/lock-screen'
import { writeStored } from '../kept/local-store.ts'
import { lockKey } from '../kept/stored-keys.ts'

/** Keeps what all browser tabs know of the lock, when this one changed it. */
export function keepLock(lockScreen: LockScreenActorRef): void {
  let written = JSON.stringify(saveLock(lockScreen.getSnapshot().context))
  lockScreen.subscribe(({ context }) => {
    const text = JSON.stringify(saveLock(context))
    if (text !== written) writeStored(lockKey, saveLock(context))
    written = text
  })
}
