import type { SessionActorRef } from '@etalon/machines/session'
import { saveTabs, type TabStripActorRef } from '@etalon/machines/tab-strip'
import type { KeptPlaces } from './kept-places.ts'
import type { OpenDrafts } from './open-drafts.ts'
import { readTabs, writeTabs } from './own-tab.ts'
import type { SealedStorage } from './sealed-storage.ts'

/** Over which the browser tab that unlocks tells the others what opens the storage. It is written nowhere. */
const channelName = 'etalon.storage-key'
/** Milliseconds after which what sealing needs is fetched: who locks may be without a network. */
const soon = 5000

interface Parts {
  readonly session: SessionActorRef
  readonly tabStrip: TabStripActorRef
  readonly drafts: OpenDrafts
  readonly places: KeptPlaces
  readonly storage: SealedStorage
  /** Hears what could not be opened that another browser tab told the key of, for the error log. */
  readonly failed: (error: unknown) => void
}

/** The sealed storage of a page, and how it is opened. */
export interface KeptSealed {
  /** Opens it here and in the other browser tabs, once the back end has unlocked and before anything of the work is shown again. */
  readonly open: (privateKey: string) => Promise<void>
  /** Waits until it is open where another browser tab has told what opens it; never fails: what stays sealed is opened the next time. */
  readonly opened: () => Promise<void>
}

/** Seals the storage of this device while the screen is locked, and keeps the tabs of this browser tab, which are in it. */
export function keepSealed({ session, tabStrip, drafts, places, storage, failed }: Parts): KeptSealed {
  const channel = new BroadcastChannel(channelName)
  // A page that was loaded while the screen was locked had nothing to read of its tabs.
  let lacksTabs = false
  let opening: Promise<void> = Promise.resolve()

  const lock = () => {
    // With what was typed in the moment of locking.
    void storage.close(drafts.saveAll).then(() => {
      if (storage.isClosed()) places.close()
    })
  }
  const lift = () => {
    storage.lifted()
    places.reopen()
  }
  const open = async (privateKey: string) => {
    await storage.open(privateKey)
    lift()
    if (lacksTabs) tabStrip.send({ type: 'TABS.RESTORED', saved: readTabs() })
    lacksTabs = false
  }

  // A restored session has said already that it is locked.
  const { context } = session.getSnapshot()
  if (session.getSnapshot().matches('signedIn') && context.locked) {
    lacksTabs = true
    lock()
  }
  session.on('locked', lock)
  session.on('unlocked', lift)
  session.on('signedOut', ({ reason }) => {
    lacksTabs = false
    storage.forget(reason === 'otherTab')
    places.reopen()
  })
  channel.addEventListener('message', ({ data }) => {
    if (!storage.isClosed() || typeof data !== 'string') return
    opening = open(data).catch(failed)
  })
  tabStrip.subscribe((snapshot) => {
    if (!storage.isClosed()) writeTabs(saveTabs(snapshot.context))
  })
  setTimeout(() => void storage.prepare(), soon)
  return {
    async open(privateKey) {
      await open(privateKey)
      channel.postMessage(privateKey)
    },
    opened: () => opening,
  }
}
