import type { SessionActorRef } from '@etalon/machines/session'
import { removeStored, writeStored } from '../kept/local-store.ts'
import { closedKey } from '../kept/stored-keys.ts'
import type { Pages } from './pages.ts'
import { removeSession, writeSession } from './saved-session.ts'

/** Keeps who is signed in, and whether this page is one of that session. */
export function keepSession(session: SessionActorRef, pages: Pages): void {
  const keep = (snapshot: ReturnType<SessionActorRef['getSnapshot']>) => {
    if (snapshot.matches('signedIn')) writeSession(snapshot.context)
    pages.belongs(snapshot.matches('signedIn'))
  }
  // A restored session said what it had to say while it started.
  if (session.getSnapshot().matches('signedIn')) removeStored(closedKey)
  keep(session.getSnapshot())
  session.subscribe(keep)
  session.on('pageClosing', ({ at }) => void writeStored(closedKey, at))
  session.on('pageStayed', () => removeStored(closedKey))
  session.on('signedIn', () => removeStored(closedKey))
  session.on('signInFailed', removeSession)
}
