import { mostSeen, type NoticePopupActorRef, type PickupNotice } from '@etalon/machines/notice-popup'
import type { SessionActorRef } from '@etalon/machines/session'
import { readStored, writeStored } from '../kept/local-store.ts'
import { closedNoticesKey } from '../kept/stored-keys.ts'

/** So many people of one browser are remembered; whoever closed a notice last is the last. */
const mostPeople = 20

/** Who has closed the notices of which pickups. Fields named by numbers would not keep their order: a list does. */
type Closed = readonly (readonly [person: string, numbers: readonly string[]])[]

const isClosed = (one: unknown): one is Closed[number] =>
  Array.isArray(one) &&
  typeof one[0] === 'string' &&
  Array.isArray(one[1]) &&
  one[1].every((number) => typeof number === 'string')

function allClosed(): Closed {
  const stored = readStored(closedNoticesKey)
  return Array.isArray(stored) ? stored.filter(isClosed) : []
}

const closedBy = (person: string): readonly string[] => allClosed().find(([one]) => one === person)?.[1] ?? []

/** The pickups of which a person has not closed the notice: what somebody has put away does not come again with the next page. */
export function notClosed(person: string, notices: readonly PickupNotice[]): readonly PickupNotice[] {
  const closed = new Set(closedBy(person))
  return notices.filter(({ pickupNo }) => !closed.has(pickupNo))
}

/** Notes that a person has put the notice of these pickups away. */
export function noteClosed(person: string, notices: readonly PickupNotice[]): void {
  const numbers = new Set([...closedBy(person), ...notices.map(({ pickupNo }) => pickupNo)])
  const others = allClosed().filter(([one]) => one !== person)
  writeStored(closedNoticesKey, [...others.slice(1 - mostPeople), [person, [...numbers].slice(-mostSeen)]])
}

/**
 * Keeps what is put away, for whoever is signed in: the one that was chosen, or all that were closed. What leads to all of them leads to a list
 * that has them. A notice whose time ran out may not have been read, and comes again.
 */
export function keepClosedNotices(noticePopup: NoticePopupActorRef, session: SessionActorRef): void {
  const note = (notices: readonly PickupNotice[]) => {
    const { user } = session.getSnapshot().context
    if (user) noteClosed(user.id, notices)
  }
  noticePopup.on('chosen', ({ notice }) => note([notice]))
  noticePopup.on('hidden', ({ reason }) => {
    if (reason === 'closed') note(noticePopup.getSnapshot().context.notices)
  })
}
