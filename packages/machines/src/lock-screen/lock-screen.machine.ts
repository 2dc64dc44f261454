import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  CheckPasswordRequest,
  LockProblem,
  LockReason,
  LockScreenContext,
  LockScreenEmitted,
  LockScreenEvent,
  LockScreenInput,
  MakeVerifierRequest,
  SharedLock,
  Verifier,
} from './lock-screen.types.ts'
import { isIdleTime, parseSavedLock, sharedLock, waitLeft } from './saved-lock.ts'
import { mostTries, waitAfter } from './tries.ts'

const noLock = { verifier: undefined, tries: 0, waitUntil: 0 }

/** Nobody is at the screen, whether or not a lock password was being chosen. */
const locksWhenIdle = {
  target: '#lockScreen.savingDrafts',
  guard: 'locksItself',
  actions: { type: 'because', params: { reason: 'idle' } },
} as const

/**
 * The screen lock of a session: set a password, lock, unlock. A password is in the event that brings it and in the question to
 * the port, nowhere else; what is kept and shown holds no business data.
 */
export const lockScreenMachine = setup({
  types: {
    context: {} as LockScreenContext,
    events: {} as LockScreenEvent,
    emitted: {} as LockScreenEmitted,
    input: {} as LockScreenInput,
  },
  actors: {
    makeVerifier: fromPromise<Verifier, MakeVerifierRequest>(async () => {
      throw new Error('lock-screen: provide makeVerifier, which derives from a password what can check it.')
    }),
    checkPassword: fromPromise<boolean, CheckPasswordRequest>(async () => {
      throw new Error('lock-screen: provide checkPassword, which tells whether a password fits its verifier.')
    }),
  },
  delays: {
    /** Minutes without a sign of life. */
    idleTime: ({ context }) => context.idleMinutes * 60_000,
    /** The longest that the lock waits for drafts. */
    draftsLimit: 2000,
    /** From the lock to /lock. */
    lockNavigation: 100,
    backOff: ({ context }) => waitLeft(context),
  },
  guards: {
    hasPassword: ({ context }) => context.verifier !== undefined,
    hasNoPassword: ({ context }) => context.verifier === undefined,
    locksItself: ({ context }) => context.verifier !== undefined && context.idleMinutes > 0,
    isEmpty: (_, { password }: { password: string }) => password.trim() === '',
    differs: (_, { password, again }: { password: string; again: string }) => password !== again,
    locksNext: ({ context }) => context.lockNext,
    isRight: (_, { right }: { right: boolean }) => right,
    isSpent: ({ context }) => context.tries >= mostTries,
    mustWait: ({ context }) => waitLeft(context) > 0,
    isChoice: (_, { minutes }: { minutes: number }) => isIdleTime(minutes),
  },
  actions: {
    because: assign((_, { reason }: { reason: LockReason }) => ({ reason })),
    thenLock: assign((_, { lockNext }: { lockNext: boolean }) => ({ lockNext, problem: undefined })),
    sayProblem: assign((_, { problem }: { problem: LockProblem }) => ({ problem })),
    forgetProblem: assign({ problem: undefined }),
    keepVerifier: enqueueActions(({ context, enqueue }, { verifier }: { verifier: Verifier }) => {
      const lock = { ...noLock, verifier, idleMinutes: context.idleMinutes }
      enqueue.assign(lock)
      enqueue.emit({ type: 'settingsChanged', lock, reason: 'password' })
    }),
    chooseIdle: enqueueActions(({ context, enqueue }, { minutes }: { minutes: number }) => {
      const lock = sharedLock({ ...context, idleMinutes: minutes })
      enqueue.assign(lock)
      enqueue.emit({ type: 'settingsChanged', lock, reason: 'idle' })
    }),
    takeLock: assign((_, { lock }: { lock: SharedLock }) => sharedLock(lock)),
    // Tries count once, wherever they are made, and no tab makes another one's tries undone.
    takeTries: assign(({ context }, { lock }: { lock: SharedLock }) =>
      lock.tries > context.tries ? { tries: lock.tries, waitUntil: lock.waitUntil } : {},
    ),
    forgetTries: assign({ tries: 0, waitUntil: 0, problem: undefined }),
    forgetLock: assign({ ...noLock, problem: undefined }),
    askToSave: emit(({ context }) => ({ type: 'saveDrafts', reason: context.reason })),
    tellLocked: emit(({ context }, { draftsSaved }: { draftsSaved: boolean }) => ({
      type: 'locked',
      reason: context.reason,
      lock: sharedLock(context),
      draftsSaved,
    })),
    tellShown: emit(({ context }) => ({ type: 'lockShown', reason: context.reason })),
    tellUnlocked: emit((_, { reason }: { reason: 'password' | 'told' }) => ({ type: 'unlocked', reason })),
    countTry: enqueueActions(({ context, enqueue }) => {
      // Another tab may have counted to the end meanwhile.
      const tries = Math.min(context.tries + 1, mostTries)
      const lock = sharedLock({ ...context, tries, waitUntil: context.now() + waitAfter(tries) })
      enqueue.assign({ ...lock, problem: 'wrong' })
      enqueue.emit({ type: 'tried', lock, reason: 'wrong' })
    }),
    askToSignOut: emit((_, { reason }: { reason: 'asked' | 'tooManyTries' | 'passwordLost' }) => ({
      type: 'signOutNeeded',
      reason,
    })),
    tellFailed: emit((_, { error, reason }: { error: unknown; reason: 'makeVerifier' | 'checkPassword' }) => ({
      type: 'failed',
      error,
      reason,
    })),
  },
}).createMachine({
  id: 'lockScreen',
  context: ({ input }) => {
    const saved = parseSavedLock(input.saved) ?? { ...noLock, idleMinutes: 0 }
    return {
      ...sharedLock(saved),
      idleMinutes: saved.idleMinutes,
      problem: undefined,
      reason: 'requested',
      lockNext: false,
      now: input.now,
    }
  },
  initial: 'off',
  on: {
    'SESSION.ENDED': { target: '.off', actions: 'forgetLock' },
    'TRIES.TOLD': { actions: { type: 'takeTries', params: ({ event }) => ({ lock: event.lock }) } },
  },
  states: {
    /** Nobody is signed in here, or not yet again: what other browser tabs say is for whoever is being recalled. */
    off: {
      on: {
        'LOCK.TOLD': {
          actions: [
            { type: 'takeLock', params: ({ event }) => ({ lock: event.lock }) },
            { type: 'because', params: { reason: 'told' } },
            { type: 'tellLocked', params: { draftsSaved: true } },
          ],
        },
        'UNLOCK.TOLD': { actions: ['forgetTries', { type: 'tellUnlocked', params: { reason: 'told' } }] },
        'SETTINGS.TOLD': { actions: { type: 'takeLock', params: ({ event }) => ({ lock: event.lock }) } },
        'SESSION.BEGAN': 'unlocked',
        'SESSION.LOCKED': { target: 'locked', actions: { type: 'because', params: { reason: 'session' } } },
      },
    },
    unlocked: {
      initial: 'watching',
      on: {
        'SESSION.LOCKED': { target: 'locked', actions: { type: 'because', params: { reason: 'session' } } },
        'LOCK.TOLD': {
          target: 'savingDrafts',
          actions: [
            { type: 'takeLock', params: ({ event }) => ({ lock: event.lock }) },
            { type: 'because', params: { reason: 'told' } },
          ],
        },
        'SETTINGS.TOLD': { actions: { type: 'takeLock', params: ({ event }) => ({ lock: event.lock }) } },
      },
      states: {
        watching: {
          after: { idleTime: locksWhenIdle },
          on: {
            'PERSON.ACTIVE': { target: 'watching', reenter: true },
            'SETTINGS.TOLD': {
              target: 'watching',
              reenter: true,
              actions: { type: 'takeLock', params: ({ event }) => ({ lock: event.lock }) },
            },
            'IDLE.CHOSEN': {
              target: 'watching',
              reenter: true,
              guard: { type: 'isChoice', params: ({ event }) => ({ minutes: event.minutes }) },
              actions: { type: 'chooseIdle', params: ({ event }) => ({ minutes: event.minutes }) },
            },
            'LOCK.REQUESTED': [
              {
                target: '#lockScreen.savingDrafts',
                guard: 'hasPassword',
                actions: { type: 'because', params: { reason: 'requested' } },
              },
              { target: 'choosing', actions: { type: 'thenLock', params: { lockNext: true } } },
            ],
            'PASSWORD.CHANGE': { target: 'choosing', actions: { type: 'thenLock', params: { lockNext: false } } },
          },
        },
        choosing: {
          after: { idleTime: locksWhenIdle },
          on: {
            'PERSON.ACTIVE': { target: 'choosing', reenter: true },
            'LOCK.REQUESTED': {
              target: '#lockScreen.savingDrafts',
              guard: 'hasPassword',
              actions: { type: 'because', params: { reason: 'requested' } },
            },
            'SETTINGS.TOLD': {
              target: 'choosing',
              reenter: true,
              actions: { type: 'takeLock', params: ({ event }) => ({ lock: event.lock }) },
            },
            'PASSWORD.CHOSEN': [
              {
                guard: { type: 'isEmpty', params: ({ event }) => ({ password: event.password }) },
                actions: { type: 'sayProblem', params: { problem: 'empty' } },
              },
              {
                guard: { type: 'differs', params: ({ event }) => ({ password: event.password, again: event.again }) },
                actions: { type: 'sayProblem', params: { problem: 'different' } },
              },
              { target: 'deriving', actions: 'forgetProblem' },
            ],
            'PASSWORD.CANCELLED': { target: 'watching', actions: 'forgetProblem' },
            'IDLE.CHOSEN': {
              target: 'choosing',
              reenter: true,
              guard: { type: 'isChoice', params: ({ event }) => ({ minutes: event.minutes }) },
              actions: { type: 'chooseIdle', params: ({ event }) => ({ minutes: event.minutes }) },
            },
          },
        },
        deriving: {
          invoke: {
            id: 'makeVerifier',
            src: 'makeVerifier',
            input: ({ event }) => ({ password: event.type === 'PASSWORD.CHOSEN' ? event.password : '' }),
            onDone: [
              {
                target: '#lockScreen.savingDrafts',
                guard: 'locksNext',
                actions: [
                  { type: 'keepVerifier', params: ({ event }) => ({ verifier: event.output }) },
                  { type: 'because', params: { reason: 'requested' } },
                ],
              },
              {
                target: 'watching',
                actions: { type: 'keepVerifier', params: ({ event }) => ({ verifier: event.output }) },
              },
            ],
            onError: {
              target: 'choosing',
              actions: [
                { type: 'sayProblem', params: { problem: 'broken' } },
                { type: 'tellFailed', params: ({ event }) => ({ error: event.error, reason: 'makeVerifier' as const }) },
              ],
            },
          },
          on: { 'PASSWORD.CANCELLED': { target: 'watching' } },
        },
      },
    },
    /** Half-filled forms first; who locks does not wait for them longer than a moment. */
    savingDrafts: {
      entry: 'askToSave',
      after: { draftsLimit: { target: 'locked', actions: { type: 'tellLocked', params: { draftsSaved: false } } } },
      on: {
        'DRAFTS.SAVED': { target: 'locked', actions: { type: 'tellLocked', params: { draftsSaved: true } } },
        'UNLOCK.TOLD': 'unlocked',
      },
    },
    locked: {
      entry: 'forgetProblem',
      initial: 'flagged',
      on: {
        'UNLOCK.TOLD': { target: 'unlocked', actions: ['forgetTries', { type: 'tellUnlocked', params: { reason: 'told' } }] },
        'LOGOUT.REQUESTED': { actions: { type: 'askToSignOut', params: { reason: 'asked' } } },
        'TRIES.TOLD': {
          target: '.judging',
          actions: { type: 'takeTries', params: ({ event }) => ({ lock: event.lock }) },
        },
      },
      states: {
        flagged: {
          after: { lockNavigation: { target: 'judging', actions: 'tellShown' } },
          on: { 'TRIES.TOLD': { actions: { type: 'takeTries', params: ({ event }) => ({ lock: event.lock }) } } },
        },
        judging: {
          always: [
            { target: 'spent', guard: 'isSpent', actions: { type: 'askToSignOut', params: { reason: 'tooManyTries' } } },
            { target: 'slowed', guard: 'mustWait' },
            { target: 'ready' },
          ],
        },
        ready: {
          on: {
            'UNLOCK.REQUESTED': [
              // A stored lock that cannot be read leaves nobody who knows the password.
              { guard: 'hasNoPassword', actions: { type: 'askToSignOut', params: { reason: 'passwordLost' } } },
              {
                guard: { type: 'isEmpty', params: ({ event }) => ({ password: event.password }) },
                actions: { type: 'sayProblem', params: { problem: 'empty' } },
              },
              { target: 'checking', actions: 'forgetProblem' },
            ],
          },
        },
        checking: {
          invoke: {
            id: 'checkPassword',
            src: 'checkPassword',
            input: ({ context, event }) => ({
              password: event.type === 'UNLOCK.REQUESTED' ? event.password : '',
              verifier: present(context.verifier),
            }),
            onDone: [
              {
                target: '#lockScreen.unlocked',
                guard: { type: 'isRight', params: ({ event }) => ({ right: event.output }) },
                actions: ['forgetTries', { type: 'tellUnlocked', params: { reason: 'password' } }],
              },
              { target: 'judging', actions: 'countTry' },
            ],
            onError: {
              target: 'judging',
              actions: [
                { type: 'sayProblem', params: { problem: 'broken' } },
                { type: 'tellFailed', params: ({ event }) => ({ error: event.error, reason: 'checkPassword' as const }) },
              ],
            },
          },
          // What another tab counts does not stop the try that is under way here.
          on: { 'TRIES.TOLD': { actions: { type: 'takeTries', params: ({ event }) => ({ lock: event.lock }) } } },
        },
        slowed: { after: { backOff: 'ready' } },
        /** Nothing is tried any more; the session is being ended. */
        spent: { on: { 'TRIES.TOLD': {} } },
      },
    },
  },
})

/** A running screen lock: ask it to lock and to unlock, and hear when the work must be hidden. */
export type LockScreenActorRef = ActorRefFrom<typeof lockScreenMachine>
/** What a screen lock is at one moment: off, open, being given a password, saving drafts, or locked. */
export type LockScreenSnapshot = SnapshotFrom<typeof lockScreenMachine>
