import { type LockScreenActorRef, saveLock } from '../lock-screen/index.ts'
import { type PreferencesActorRef, savePreferences } from '../preferences/index.ts'
import { type SessionActorRef, saveTokenlessSession } from '../session/index.ts'
import { saveTabs, type TabStripActorRef } from '../tab-strip/index.ts'
import { systemIds } from './children.ts'
import type { WorkspaceActorRef } from './workspace.machine.ts'
import type { SavedWorkspace } from './workspace.types.ts'

/**
 * The whole workspace as one value to store, which its input takes back as `restored`. The menu is not in it: the server tells it
 * anew. Nor are the tokens: they are kept where secrets are, and handed in beside it.
 */
export function takeSnapshot({ system }: WorkspaceActorRef): SavedWorkspace {
  const session: SessionActorRef = system.get(systemIds.session)
  const lockScreen: LockScreenActorRef = system.get(systemIds.lockScreen)
  const preferences: PreferencesActorRef = system.get(systemIds.preferences)
  const tabStrip: TabStripActorRef = system.get(systemIds.tabStrip)
  const now = session.getSnapshot()
  // Who is on the way out does not come back.
  const stays = now.matches('signedIn') || now.matches('recalling') ? saveTokenlessSession(now.context) : undefined
  return {
    version: 1,
    preferences: savePreferences(preferences.getSnapshot().context),
    lock: saveLock(lockScreen.getSnapshot().context),
    ...(stays ? { session: stays } : {}),
    ...(stays && !stays.locked ? { tabs: saveTabs(tabStrip.getSnapshot().context) } : {}),
  }
}
