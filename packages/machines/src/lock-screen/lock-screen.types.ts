/**
 * What is kept of a lock password: made by the `makeVerifier` port, understood by the `checkPassword` port alone. The password
 * cannot be read from it.
 */
export type Verifier = string

/** Why the screen was locked: wished for, nobody at the screen, another browser tab was locked, or the session was so already. */
export type LockReason = 'requested' | 'idle' | 'told' | 'session'

/** What is wrong with what was typed; the words are the view's. */
export type LockProblem =
  /** 锁屏密码不能为空 */
  | 'empty'
  /** The two new passwords differ. */
  | 'different'
  | 'wrong'
  /** The port broke down: nothing can be said about the password, and the try does not count. */
  | 'broken'

/** What the `makeVerifier` port is asked. It answers a verifier. */
export interface MakeVerifierRequest {
  /** The new lock password, in clear; it goes no further than the port. */
  readonly password: string
}

/** What the `checkPassword` port is asked. It answers whether the password is the one that the verifier was made of. */
export interface CheckPasswordRequest {
  /** The password that was typed, in clear; it goes no further than the port. */
  readonly password: string
  /** What `makeVerifier` made of the lock password. */
  readonly verifier: Verifier
}

/** What all browser tabs of a session know of its lock. */
export interface SharedLock {
  /** What the lock password can be checked with; undefined while none is set. */
  readonly verifier: Verifier | undefined
  /** Wrong passwords in a row. */
  readonly tries: number
  /** Until when no further try is taken, in milliseconds since 1970; 0 where there is nothing to wait for. */
  readonly waitUntil: number
  /** Minutes without a sign of life after which the screen locks itself; 0 where it does not. */
  readonly idleMinutes: number
}

/** What is kept over a reload. The password is not in it. */
export interface SavedLock extends SharedLock {
  /** The shape of this value; one of another version counts as none. */
  readonly version: 1
}

/** What a screen lock can be told, by a person, the session and the other browser tabs. */
export type LockScreenEvent =
  /** Lock; asks for a lock password first when none is set. */
  | { readonly type: 'LOCK.REQUESTED' }
  /** Set another lock password, and do not lock. */
  | { readonly type: 'PASSWORD.CHANGE' }
  /** A new lock password, typed twice. */
  | { readonly type: 'PASSWORD.CHOSEN'; readonly password: string; readonly again: string }
  /** No lock password after all: nothing is set, and nothing is locked. */
  | { readonly type: 'PASSWORD.CANCELLED' }
  /** A password was typed at the lock. Not heard while another is checked, in a wait after wrong tries, and after the last. */
  | { readonly type: 'UNLOCK.REQUESTED'; readonly password: string }
  /** Log out instead; the session asks. */
  | { readonly type: 'LOGOUT.REQUESTED' }
  /** Lock by itself after so many minutes; 0 for never. */
  | { readonly type: 'IDLE.CHOSEN'; readonly minutes: number }
  /** Somebody moves or types. */
  | { readonly type: 'PERSON.ACTIVE' }
  /** The open drafts are saved. */
  | { readonly type: 'DRAFTS.SAVED' }
  /** Somebody is signed in. */
  | { readonly type: 'SESSION.BEGAN' }
  /** The session is locked, whoever locked it. */
  | { readonly type: 'SESSION.LOCKED' }
  /** The session is over: the lock password goes with it. */
  | { readonly type: 'SESSION.ENDED' }
  /** Another browser tab was locked: this one takes over its lock, asks for the drafts and is locked too. */
  | { readonly type: 'LOCK.TOLD'; readonly lock: SharedLock }
  /** Another browser tab was unlocked, or the session was. */
  | { readonly type: 'UNLOCK.TOLD' }
  /** Another browser tab has set another password or idle time. */
  | { readonly type: 'SETTINGS.TOLD'; readonly lock: SharedLock }
  /** Somebody tried a wrong password in another browser tab. */
  | { readonly type: 'TRIES.TOLD'; readonly lock: SharedLock }

/** What a screen lock tells. */
export type LockScreenEmitted =
  /** Save what is half filled in, and answer with DRAFTS.SAVED. */
  | { readonly type: 'saveDrafts'; readonly reason: LockReason }
  /** The flag is set: nothing of the work may show from here on. */
  | { readonly type: 'locked'; readonly reason: LockReason; readonly lock: SharedLock; readonly draftsSaved: boolean }
  /** Take the page to /lock. */
  | { readonly type: 'lockShown'; readonly reason: LockReason }
  /** The work may show again. */
  | { readonly type: 'unlocked'; readonly reason: 'password' | 'told' }
  /** There is another password or idle time: the other tabs take it over. */
  | { readonly type: 'settingsChanged'; readonly lock: SharedLock; readonly reason: 'password' | 'idle' }
  /** A wrong password: the other tabs count it too. */
  | { readonly type: 'tried'; readonly lock: SharedLock; readonly reason: 'wrong' }
  /** End the session: `asked` for by a person, after `tooManyTries`, or because nobody knows the lock password any more. */
  | { readonly type: 'signOutNeeded'; readonly reason: 'asked' | 'tooManyTries' | 'passwordLost' }
  /** A port broke down, for the error log; the person is told by `problem`. */
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: 'makeVerifier' | 'checkPassword' }

/** How a screen lock begins. */
export interface LockScreenInput {
  /** The present time in milliseconds since 1970. */
  readonly now: () => number
  /** What `saveLock` made, as found in storage; rubbish counts as none. */
  readonly saved?: unknown
}

/** What a screen lock remembers. */
export interface LockScreenContext extends SharedLock {
  /** What is wrong with what was typed last; undefined while nothing is. */
  readonly problem: LockProblem | undefined
  /** Why it is locked, or about to be. */
  readonly reason: LockReason
  /** Whether the password that is being set is followed by the lock. */
  readonly lockNext: boolean
  /** The clock it was given. */
  readonly now: () => number
}
