import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate'
import { type TokenRefreshEvent, type Tokens, tokenRefreshMachine } from '../token-refresh/index.ts'
import { hasEmptyToken, parseSavedSession } from './saved-session.ts'
import type {
  Credentials,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionUser,
  SignedOutReason,
  SignInAnswer,
  SignOutRequest,
} from './session.types.ts'

type Unauthorised = Extract<SessionEvent, { type: 'CALL.UNAUTHORISED' }>
type FailReason = Extract<SessionEmitted, { type: 'signInFailed' }>['reason']
type EndReason = Extract<SessionEmitted, { type: 'signedOut' }>['reason']

const noTokens: Tokens = { accessToken: '', refreshToken: '', syncToken: '', issuedAt: 0 }
const nobody: SessionUser = { id: '', name: '', tenantId: '', roles: [] }
const nothing = { tokens: undefined, user: undefined, locked: false, mustChangePassword: false, credentials: undefined }

/** Who is signed in, whether the screen is locked, and why somebody is out. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    input: {} as SessionInput,
  },
  actors: {
    signIn: fromPromise<SignInAnswer, Credentials>(async () => {
      throw new Error('session: provide signIn, which fetches the code, hashes the password with it and asks for tokens.')
    }),
    signOut: fromPromise<unknown, SignOutRequest>(async () => {
      throw new Error('session: provide signOut, which tells the server that the session has ended.')
    }),
    tokenRefresh: tokenRefreshMachine,
  },
  delays: {
    /** The longest that signing out waits for the server. */
    signOutLimit: 5000,
  },
  guards: {
    storedEmptyToken: ({ context }) => hasEmptyToken(context.saved),
    storedLocked: ({ context }) => parseSavedSession(context.saved)?.locked === true,
    storedSession: ({ context }) => parseSavedSession(context.saved) !== undefined,
    wasRefused: (_, { answer }: { answer: SignInAnswer }) => answer.outcome === 'refused',
    broughtNoToken: (_, { answer }: { answer: SignInAnswer }) =>
      answer.outcome === 'signedIn' && answer.tokens.accessToken === '',
    isLocked: ({ context }) => context.locked,
    isUnlocked: ({ context }) => !context.locked,
    mustChangePassword: ({ context }) => context.mustChangePassword && !context.locked,
    // A call that went out with an older token is repeated with the new one: no reason to do anything.
    isCurable: ({ context }, call: Unauthorised) =>
      call.token === context.tokens?.accessToken && context.silentRefresh && !call.repeated,
    isIncurable: ({ context }, call: Unauthorised) =>
      call.token === context.tokens?.accessToken && (!context.silentRefresh || call.repeated === true),
    isNewer: ({ context }, { tokens }: { tokens: Tokens }) => tokens.issuedAt > (context.tokens?.issuedAt ?? 0),
  },
  actions: {
    restore: assign(({ context }) => {
      const session = parseSavedSession(context.saved)
      if (!session) return {}
      const { tokens, user, locked, mustChangePassword } = session
      return { tokens, user, locked, mustChangePassword, saved: undefined }
    }),
    tellRestored: enqueueActions(({ context, enqueue }) => {
      const { user = nobody } = context
      enqueue.emit({ type: 'signedIn', user, reason: 'restored' })
    }),
    take: assign((_, { credentials }: { credentials: Credentials }) => ({ credentials, failure: undefined })),
    signInAs: enqueueActions(({ context, enqueue }, { answer }: { answer: SignInAnswer }) => {
      if (answer.outcome === 'refused') return
      const { tokens, user, mustChangePassword = false } = answer
      const { returnTo } = context
      const same = returnTo !== undefined && returnTo.userId === user.id && returnTo.tenantId === user.tenantId
      enqueue.assign({ ...nothing, tokens, user, mustChangePassword, reason: 'none', returnTo: undefined, path: undefined })
      enqueue.emit({ type: 'tokensChanged', tokens, reason: 'signedIn' })
      enqueue.emit({ type: 'signedIn', user, reason: 'password', ...(same ? { returnTo: returnTo.path } : {}) })
    }),
    failSignIn: enqueueActions(({ enqueue }, { message, reason }: { message: string; reason: FailReason }) => {
      enqueue.assign({ ...nothing, reason, failure: message })
      enqueue.emit({ type: 'signInFailed', message, reason })
    }),
    giveUpSignIn: assign({ ...nothing, reason: 'cancelled' as SignedOutReason }),
    end: enqueueActions(({ context, enqueue }, { reason }: { reason: EndReason }) => {
      const { path, user } = context
      const returnTo =
        reason === 'expired' && path !== undefined && user ? { path, userId: user.id, tenantId: user.tenantId } : undefined
      enqueue.assign({ ...nothing, reason, returnTo, path: undefined, saved: undefined, failure: undefined })
      enqueue.emit({ type: 'signedOut', reason, ...(returnTo ? { returnTo: returnTo.path } : {}) })
    }),
    takeTokens: enqueueActions(({ enqueue }, params: { tokens: Tokens; reason: 'refreshed' | 'adopted' }) => {
      enqueue.assign({ tokens: params.tokens })
      enqueue.emit({ type: 'tokensChanged', ...params })
    }),
    tellRefresher: sendTo('tokenRefresh', (_, { event }: { event: TokenRefreshEvent }) => event),
    lock: assign({ locked: true }),
    tellLocked: emit((_, { reason }: { reason: 'requested' | 'restored' }) => ({ type: 'locked', reason })),
    unlock: assign({ locked: false }),
    tellUnlocked: emit(({ context: { path } }) => ({
      type: 'unlocked',
      reason: 'lifted',
      ...(path === undefined ? {} : { returnTo: path }),
    })),
    notePath: assign((_, { path }: { path: string }) => ({ path })),
    askForPassword: enqueueActions(({ enqueue }) => {
      enqueue.assign({ mustChangePassword: false })
      enqueue.emit({ type: 'passwordChangeNeeded', reason: 'flagged' })
    }),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...nothing,
    reason: 'none',
    failure: undefined,
    path: undefined,
    returnTo: undefined,
    saved: input.saved,
    now: input.now,
    tokenTime: input.tokenTime ?? 3000,
    silentRefresh: input.silentRefresh ?? true,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { target: 'signedOut', guard: 'storedEmptyToken', actions: { type: 'end', params: { reason: 'empty-token' } } },
        {
          target: '#session.signedIn.locked',
          guard: 'storedLocked',
          actions: ['restore', { type: 'tellLocked', params: { reason: 'restored' } }],
        },
        { target: 'signedIn', guard: 'storedSession', actions: ['restore', 'tellRestored'] },
        { target: 'signedOut' },
      ],
    },
    signedOut: {
      on: {
        'SIGN_IN.REQUESTED': {
          target: 'signingIn',
          actions: { type: 'take', params: ({ event }) => ({ credentials: event.credentials }) },
        },
      },
    },
    signingIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.credentials ?? { tenantId: '', username: '', password: '' },
        onDone: [
          {
            target: 'signedOut',
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            actions: {
              type: 'failSignIn',
              params: ({ event }) => ({ message: messageOf(event.output), reason: 'refused' as const }),
            },
          },
          {
            target: 'signedOut',
            guard: { type: 'broughtNoToken', params: ({ event }) => ({ answer: event.output }) },
            actions: { type: 'failSignIn', params: { message: '', reason: 'empty-token' } },
          },
          { target: 'signedIn', actions: { type: 'signInAs', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: {
          target: 'signedOut',
          actions: {
            type: 'failSignIn',
            params: ({ event }) => ({ message: sayError(event.error), reason: 'unreachable' as const }),
          },
        },
      },
      on: { 'SIGN_IN.CANCELLED': { target: 'signedOut', actions: 'giveUpSignIn' } },
    },
    signedIn: {
      initial: 'active',
      invoke: {
        id: 'tokenRefresh',
        src: 'tokenRefresh',
        input: ({ context, self }) => ({
          tokens: context.tokens ?? noTokens,
          now: context.now,
          tokenTime: context.tokenTime,
          reportTo: self,
        }),
      },
      on: {
        'LOGOUT.FEDERATED': { target: 'signedOut', actions: { type: 'end', params: { reason: 'federated' } } },
        'CALL.UNAUTHORISED': [
          {
            target: 'signedOut',
            guard: { type: 'isIncurable', params: ({ event }) => event },
            actions: { type: 'end', params: { reason: 'expired' } },
          },
          {
            guard: { type: 'isCurable', params: ({ event }) => event },
            actions: { type: 'tellRefresher', params: { event: { type: 'REFRESH.REQUESTED' } } },
          },
        ],
        'TOKEN.REFRESHED': {
          actions: { type: 'takeTokens', params: ({ event }) => ({ tokens: event.tokens, reason: 'refreshed' as const }) },
        },
        'TOKEN.REFUSED': { target: 'signedOut', actions: { type: 'end', params: { reason: 'expired' } } },
        'TOKENS.ADOPTED': {
          guard: { type: 'isNewer', params: ({ event }) => ({ tokens: event.tokens }) },
          actions: [
            { type: 'takeTokens', params: ({ event }) => ({ tokens: event.tokens, reason: 'adopted' as const }) },
            { type: 'tellRefresher', params: ({ event }) => ({ event }) },
          ],
        },
        'PAGE.SHOWN': { actions: { type: 'tellRefresher', params: ({ event }) => ({ event }) } },
        'NETWORK.ONLINE': { actions: { type: 'tellRefresher', params: ({ event }) => ({ event }) } },
        // The address that was left is remembered: /lock is no place to come back to.
        'ROUTE.ENTERED': { guard: 'isUnlocked', actions: { type: 'notePath', params: ({ event }) => ({ path: event.path }) } },
        'SHELL.ENTERED': { guard: 'mustChangePassword', actions: 'askForPassword' },
        'LOCK.REQUESTED': {
          target: '.locked',
          actions: ['lock', { type: 'tellLocked', params: { reason: 'requested' } }],
        },
      },
      states: {
        active: {
          on: { 'TOKEN.REFRESHING': 'refreshing', 'LOGOUT.REQUESTED': 'asking' },
        },
        /** Signed in as before, while new tokens are on their way. */
        refreshing: {
          on: {
            'TOKEN.REFRESHED': {
              target: 'active',
              actions: { type: 'takeTokens', params: ({ event }) => ({ tokens: event.tokens, reason: 'refreshed' as const }) },
            },
            'TOKEN.UNREACHABLE': 'active',
            'LOGOUT.REQUESTED': 'asking',
          },
        },
        /** 退出系统, 是否继续? */
        asking: {
          on: {
            'LOGOUT.CONFIRMED': '#session.signingOut',
            'LOGOUT.CANCELLED': [{ target: 'locked', guard: 'isLocked' }, { target: 'active' }],
          },
        },
        locked: {
          on: {
            'LOCK.LIFTED': { target: 'active', actions: ['unlock', 'tellUnlocked'] },
            'LOGOUT.REQUESTED': 'asking',
            'LOCK.REQUESTED': {},
          },
        },
      },
    },
    /** The server is told; whatever it says, and even if it says nothing, the session ends here. */
    signingOut: {
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => ({ tokens: context.tokens ?? noTokens, user: context.user ?? nobody }),
        onDone: { target: 'signedOut', actions: { type: 'end', params: { reason: 'logout' } } },
        onError: { target: 'signedOut', actions: { type: 'end', params: { reason: 'logout' } } },
      },
      after: { signOutLimit: { target: 'signedOut', actions: { type: 'end', params: { reason: 'logout' } } } },
    },
  },
})

export type SessionActorRef = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

function messageOf(answer: SignInAnswer) {
  return answer.outcome === 'refused' ? answer.message : ''
}

function sayError(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
