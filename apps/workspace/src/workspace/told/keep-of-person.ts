import type { SessionActorRef } from '@etalon/machines/session'
import type { Told } from './told.ts'

/** Loads what depends on the person once somebody is there to see it, and forgets it with whoever leaves. */
export function keepOfPerson(session: SessionActorRef, kept: Pick<Told<unknown>, 'load' | 'forget'>): void {
  const now = session.getSnapshot()
  if (now.matches('signedIn') && !now.context.locked) void kept.load()
  session.on('signedIn', () => void kept.load())
  session.on('unlocked', () => void kept.load())
  session.on('signedOut', ({ reason }) => {
    if (reason !== 'otherTab') kept.forget()
  })
}
