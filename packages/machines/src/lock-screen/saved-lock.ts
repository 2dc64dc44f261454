import { isRecord } from '../stored-value/index.ts'
import type { LockScreenContext, SavedLock, SharedLock } from './lock-screen.types.ts'
import { mostTries, waitAfter } from './tries.ts'

/** A day. A timer that was set for weeks would end at once. */
const mostIdleMinutes = 1440

/** What to keep over a reload. */
export function saveLock(context: LockScreenContext): SavedLock {
  return { version: 1, ...sharedLock(context) }
}

/** What the other browser tabs are to know. */
export function sharedLock({ verifier, tries, waitUntil, idleMinutes }: SharedLock): SharedLock {
  return { verifier, tries, waitUntil, idleMinutes }
}

/** Reads a stored lock. Answers nothing for anything that `saveLock` cannot have made. */
export function parseSavedLock(saved: unknown): SavedLock | undefined {
  if (!isRecord(saved) || saved.version !== 1) return undefined
  const { verifier, tries, waitUntil, idleMinutes } = saved
  if (verifier !== undefined && typeof verifier !== 'string') return undefined
  if (!isCount(tries) || tries > mostTries || !isCount(waitUntil) || !isIdleTime(idleMinutes)) return undefined
  return { version: 1, verifier, tries, waitUntil, idleMinutes }
}

/**
 * How long one still has to wait, in milliseconds. Never longer than the tries so far ask for, so that a clock that was set
 * back does not keep anybody out.
 */
export function waitLeft({ tries, waitUntil, now }: Pick<LockScreenContext, 'tries' | 'waitUntil' | 'now'>): number {
  return Math.max(0, Math.min(waitUntil - now(), waitAfter(tries)))
}

/** Whether a value is a number of minutes after which a screen may lock itself. */
export function isIdleTime(value: unknown): value is number {
  return isCount(value) && value <= mostIdleMinutes
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
