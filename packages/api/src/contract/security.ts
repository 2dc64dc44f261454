import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { moment, storageKey, words } from './values.ts'

/** A password as it was typed: a blank at its end is part of it. */
const password = z.string().check(z.minLength(1), z.maxLength(128))

/** A place where an account is signed in: one sign-in, with all that was renewed from it. */
export const openedSession = z.object({
  /** Names it when it is to be ended. */
  family: z.string(),
  beganAt: moment,
  /** When its tokens were renewed last. */
  renewedAt: moment,
  /** The browser and system, as it said itself; empty where it said nothing. */
  userAgent: z.string(),
  isLocked: z.boolean(),
  /** The one that asks. */
  isThis: z.boolean(),
})
/** A place where an account is signed in, as the server answers it. */
export type OpenedSession = z.output<typeof openedSession>

/** What a try to unlock came to. Five wrong ones end the session; before that each takes longer to wait for. */
export const unlockAnswer = z.object({
  unlocked: z.boolean(),
  /** How many tries are left; 0 where the session has been ended. */
  triesLeft: z.int(),
  /** Seconds until the next try counts. */
  waitSeconds: z.int(),
  /** What opens the storage of this account on a device; {@link storageKey}. Told with `unlocked`. */
  storageKey: z.optional(storageKey),
})
/** What a try to unlock came to, as the server answers it. */
export type UnlockAnswer = z.output<typeof unlockAnswer>

/** What the browser makes of a lock password; the password itself never travels. */
const key = words(256)
/** The SHA-256 of such a key, in lower-case hex: it locks, is kept by browser and server, and opens nothing. */
const verifier = z.string().check(z.regex(/^[\da-f]{64}$/))
const family = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))
const assumed = 'named by no call of the specification; BladeX has no lock'

/** The calls by which people keep their session safe: lock, unlock, where they are signed in, and their password. */
export const securityCalls = {
  /** From now on every call of this session, in every tab, is refused with 423 but for those that are `whileLocked`. */
  lock: defineCall({
    method: 'POST',
    path: '/api/blade-auth/oauth/lock',
    body: z.strictObject({ verifier }),
    answer: z.boolean(),
    auth: 'session',
    whileLocked: true,
    assumed,
  }),
  unlock: defineCall({
    method: 'POST',
    path: '/api/blade-auth/oauth/unlock',
    body: z.strictObject({ key }),
    answer: unlockAnswer,
    auth: 'session',
    whileLocked: true,
    silent: true,
    assumed,
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/api/blade-auth/oauth/sessions',
    answer: z.array(openedSession),
    auth: 'session',
    assumed,
  }),
  /** Ends one place where one is signed in, or all others where none is named. @returns how many ended */
  endSessions: defineCall({
    method: 'POST',
    path: '/api/blade-auth/oauth/end-sessions',
    body: z.strictObject({ family: z.optional(family) }),
    answer: z.int(),
    auth: 'session',
    assumed,
  }),
  /** The new password counts at once, and every other place where one was signed in is signed out. */
  changePassword: defineCall({
    method: 'POST',
    path: '/api/blade-user/update-password',
    body: z.strictObject({ oldPassword: password, newPassword: password }),
    answer: z.boolean(),
    auth: 'session',
    assumed: 'the BladeX path; passwords travel in the body, not in the query',
  }),
} as const
