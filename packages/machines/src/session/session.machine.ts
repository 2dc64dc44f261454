import type { ActorRefFrom, DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate'
import { present } from '../present/index.ts'
import { forcedEnds, messageOf, noConfig, nothing, sayError, sessionSetup } from './session.setup.ts'
import type { SessionEvent, SignInAnswer } from './session.types.ts'

interface Answered {
  readonly event: DoneActorEvent<SignInAnswer>
}

/** How a sign-in ends that was answered, by password or by single sign-on. */
const ends = [
  {
    target: '#session.signedOut',
    guard: { type: 'wasRefused', params: ({ event }: Answered) => ({ answer: event.output }) },
    actions: {
      type: 'failSignIn',
      params: ({ event }: Answered) => ({
        message: messageOf(event.output),
        reason: event.output.outcome === 'timedOut' ? ('timedOut' as const) : ('refused' as const),
        waitSeconds: event.output.outcome === 'refused' ? (event.output.waitSeconds ?? 0) : 0,
      }),
    },
  },
  {
    target: '#session.signedOut',
    guard: { type: 'broughtNoToken', params: ({ event }: Answered) => ({ answer: event.output }) },
    actions: { type: 'failSignIn', params: { message: '', reason: 'empty-token' } },
  },
  { target: '#session.signedIn', actions: { type: 'signInAs', params: ({ event }: Answered) => ({ answer: event.output }) } },
] as const

/** How one ends that was not answered. */
const unanswered = {
  target: '#session.signedOut',
  actions: {
    type: 'failSignIn',
    params: ({ event }: { readonly event: ErrorActorEvent }) => ({
      message: sayError(event.error),
      reason: 'unreachable' as const,
    }),
  },
} as const

/** How one ends without a question. */
const forced = {
  target: '#session.signingOut',
  actions: {
    type: 'noteEnd',
    params: ({ event }: { readonly event: Extract<SessionEvent, { type: 'LOGOUT.FORCED' }> }) => ({
      reason: forcedEnds[event.by ?? 'tooManyTries'],
    }),
  },
} as const

/**
 * Who is signed in, whether the screen is locked, and why somebody is out.
 *
 * Closing the last page ends the session. No page can tell a reload from its end, and none can wait for the end of the grace time
 * when it is gone. So each one says when it was left (`pageClosing`), and whoever opens a page of the session next hands that in
 * as `closedAt`. Within the grace time it was a reload. Later, the other pages are counted: one that stayed open keeps everybody
 * in, and where there is none the server is told that the session is over before anything of it is shown.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...nothing,
    reason: 'none',
    failure: undefined,
    path: undefined,
    returnTo: undefined,
    config: noConfig,
    closedAt: input.closedAt,
    defaultTenantId: input.defaultTenantId ?? '000000',
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
        { target: 'recalling', guard: 'storedLongClosed', actions: 'restore' },
        {
          target: '#session.signedIn.locked',
          guard: 'storedLocked',
          actions: [
            'restore',
            { type: 'tellLocked', params: { reason: 'restored' } },
            { type: 'tellStayed', params: { reason: 'restored' } },
          ],
        },
        {
          target: 'signedIn',
          guard: 'storedSession',
          actions: ['restore', 'tellRestored', { type: 'tellStayed', params: { reason: 'restored' } }],
        },
        { target: 'signedOut' },
      ],
    },
    /** This page was away for long: has another one of the session stayed? */
    recalling: {
      invoke: {
        id: 'countPages',
        src: 'countPages',
        onDone: [
          {
            target: 'signingOut',
            guard: { type: 'hasNoOthers', params: ({ event }) => ({ pages: event.output }) },
            actions: { type: 'noteEnd', params: { reason: 'closed' } },
          },
          {
            target: '#session.signedIn.locked',
            guard: 'isLocked',
            actions: [
              'forgetHandOver',
              { type: 'tellLocked', params: { reason: 'restored' } },
              { type: 'tellStayed', params: { reason: 'restored' } },
            ],
          },
          {
            target: 'signedIn',
            actions: ['forgetHandOver', 'tellRestored', { type: 'tellStayed', params: { reason: 'restored' } }],
          },
        ],
        onError: { target: 'signingOut', actions: { type: 'noteEnd', params: { reason: 'closed' } } },
      },
      after: { countLimit: { target: 'signingOut', actions: { type: 'noteEnd', params: { reason: 'closed' } } } },
      on: {
        'LOGOUT.FEDERATED': { target: 'signedOut', actions: { type: 'endFederated', params: ({ event }) => event } },
        'LOGOUT.FORCED': forced,
        // A page that was kept aside wakes with its idle time over, or hears of a lock before the others are counted.
        'LOCK.REQUESTED': { guard: 'isUnlocked', actions: ['lock', { type: 'tellLocked', params: { reason: 'requested' } }] },
        'LOCK.LIFTED': { guard: 'isLocked', actions: ['unlock', 'tellUnlocked'] },
        // Whoever turns out to be signed in stays so; else it is used once the old session is over.
        'SSO.ARRIVED': { actions: { type: 'takeHandOver', params: ({ event }) => ({ handOver: event.handOver }) } },
      },
    },
    signedOut: {
      always: { target: 'signingIn.handedOver', guard: 'isHandedOver' },
      invoke: {
        id: 'loadSystemConfig',
        src: 'loadSystemConfig',
        onDone: { actions: { type: 'takeConfig', params: ({ event }) => ({ config: event.output }) } },
        // What was known before goes on: nobody is kept out by it.
        onError: {
          actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error, reason: 'systemConfig' as const }) },
        },
      },
      on: {
        'SIGN_IN.REQUESTED': {
          target: 'signingIn',
          actions: { type: 'take', params: ({ event }) => ({ credentials: event.credentials }) },
        },
        'SSO.ARRIVED': {
          target: 'signingIn.handedOver',
          actions: { type: 'takeHandOver', params: ({ event }) => ({ handOver: event.handOver }) },
        },
      },
    },
    signingIn: {
      initial: 'checking',
      on: { 'SIGN_IN.CANCELLED': { target: 'signedOut', actions: 'giveUpSignIn' } },
      states: {
        /** The server checks the password before it wants a code, which is sent to nobody who has only the name. */
        checking: {
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context }) => present(context.credentials),
            onDone: [
              {
                target: '#session.signedOut',
                guard: { type: 'isLastCode', params: ({ event }) => ({ answer: event.output }) },
                actions: {
                  type: 'failSignIn',
                  params: ({ event }) => ({ message: messageOf(event.output), reason: 'tooManyCodes' as const }),
                },
              },
              {
                target: 'awaitingCode',
                guard: { type: 'isWrongCode', params: ({ event }) => ({ answer: event.output }) },
                actions: { type: 'noteWrongCode', params: ({ event }) => ({ message: messageOf(event.output) }) },
              },
              { target: 'sendingCode', guard: { type: 'needsCode', params: ({ event }) => ({ answer: event.output }) } },
              ...ends,
            ],
            onError: unanswered,
          },
        },
        sendingCode: {
          invoke: {
            id: 'sendSms',
            src: 'sendSms',
            input: ({ context: { credentials } }) => ({
              tenantId: present(credentials).tenantId,
              username: present(credentials).username,
            }),
            onDone: {
              target: 'awaitingCode',
              actions: { type: 'noteSent', params: ({ event }) => ({ sentTo: event.output.sentTo }) },
            },
            onError: [
              // The first code may still come, and is as good.
              {
                target: 'awaitingCode',
                guard: 'hasSent',
                actions: { type: 'sayFailure', params: ({ event }) => ({ message: sayError(event.error) }) },
              },
              {
                target: '#session.signedOut',
                actions: {
                  type: 'failSignIn',
                  params: ({ event }) => ({ message: sayError(event.error), reason: 'codeNotSent' as const }),
                },
              },
            ],
          },
        },
        awaitingCode: {
          initial: 'resting',
          after: {
            codeLimit: {
              target: '#session.signedOut',
              actions: { type: 'failSignIn', params: { message: '', reason: 'codeExpired' } },
            },
          },
          on: {
            'CODE.ENTERED': {
              target: 'checking',
              guard: { type: 'isCode', params: ({ event }) => ({ code: event.code }) },
              actions: { type: 'takeCode', params: ({ event }) => ({ code: event.code }) },
            },
          },
          states: {
            resting: { after: { resendWait: 'resendable' } },
            resendable: { on: { 'CODE.RESEND': '#session.signingIn.sendingCode' } },
          },
        },
        /** By single sign-on: the other system has asked for everything already. */
        handedOver: {
          invoke: {
            id: 'signInBySso',
            src: 'signInBySso',
            input: ({ context }) => present(context.handOver),
            onDone: ends,
            onError: unanswered,
          },
        },
      },
    },
    signedIn: {
      initial: 'active',
      invoke: {
        id: 'tokenRefresh',
        src: 'tokenRefresh',
        input: ({ context, self }) => ({
          tokens: present(context.tokens),
          now: context.now,
          tokenTime: context.tokenTime,
          reportTo: self,
        }),
      },
      on: {
        'LOGOUT.FEDERATED': { target: 'signedOut', actions: { type: 'endFederated', params: ({ event }) => event } },
        'LOGOUT.FORCED': forced,
        'CALL.UNAUTHORISED': [
          {
            target: 'signedOut',
            guard: { type: 'isIncurable', params: ({ event }) => event },
            actions: { type: 'end', params: { reason: 'expired' } },
          },
          {
            guard: { type: 'isCurable', params: ({ event }) => event },
            actions: ['noteRenewing', { type: 'tellRefresher', params: { event: { type: 'REFRESH.REQUESTED' } } }],
          },
        ],
        'TOKEN.REFRESHING': { actions: 'noteRenewing' },
        'TOKEN.UNREACHABLE': { actions: 'noteUnanswered' },
        'TOKEN.REFRESHED': {
          actions: { type: 'takeTokens', params: ({ event }) => ({ tokens: event.tokens, reason: 'refreshed' as const }) },
        },
        'TOKEN.ADOPTED': {
          actions: { type: 'takeTokens', params: ({ event }) => ({ tokens: event.tokens, reason: 'adopted' as const }) },
        },
        'TOKEN.REFUSED': { target: 'signedOut', actions: { type: 'endRefused', params: ({ event }) => event } },
        // The child judges whether they are newer, and reports them back.
        'TOKENS.ADOPTED': { actions: { type: 'tellRefresher', params: ({ event }) => ({ event }) } },
        'PAGE.CLOSING': { actions: 'noteClosing' },
        'PAGE.SHOWN': [
          { target: 'recalling', guard: 'isLongClosed' },
          {
            actions: [
              { type: 'tellStayed', params: { reason: 'shown' } },
              { type: 'tellRefresher', params: ({ event }) => ({ event }) },
            ],
          },
        ],
        'NETWORK.ONLINE': { actions: { type: 'tellRefresher', params: ({ event }) => ({ event }) } },
        // The address that was left is remembered, or the first that a page which began locked was opened at: /lock is no place to come
        // back to.
        'ROUTE.ENTERED': {
          guard: 'hasNoPlaceToKeep',
          actions: { type: 'notePath', params: ({ event }) => ({ path: event.path }) },
        },
        'NAME.TOLD': {
          guard: { type: 'isNewName', params: ({ event }) => event },
          actions: { type: 'takeName', params: ({ event }) => event },
        },
        'SHELL.ENTERED': { guard: 'mustChangePassword', actions: 'askForPassword' },
        'LOCK.REQUESTED': {
          target: '.locked',
          actions: ['lock', { type: 'tellLocked', params: { reason: 'requested' } }],
        },
      },
      states: {
        active: {
          always: { target: 'refreshing', guard: 'isRenewing' },
          on: { 'LOGOUT.REQUESTED': 'asking', 'BUSINESS_SYSTEM.REQUESTED': 'leadingOut' },
        },
        /** Signed in as before, while new tokens are on their way. */
        refreshing: {
          always: { target: 'active', guard: 'isRenewed' },
          on: { 'LOGOUT.REQUESTED': 'asking', 'BUSINESS_SYSTEM.REQUESTED': 'leadingOut' },
        },
        /** The address of the business system is on its way. */
        leadingOut: {
          invoke: {
            id: 'fetchBusinessAddress',
            src: 'fetchBusinessAddress',
            input: { code: 'lims' },
            onDone: [
              {
                target: 'active',
                guard: { type: 'isWebAddress', params: ({ event }) => ({ address: event.output }) },
                actions: { type: 'openWindow', params: ({ event }) => ({ address: event.output }) },
              },
              {
                target: 'active',
                actions: { type: 'tellFailed', params: { error: new Error('No web address.'), reason: 'businessSystem' } },
              },
            ],
            onError: {
              target: 'active',
              actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error, reason: 'businessSystem' as const }) },
            },
          },
          on: { 'LOGOUT.REQUESTED': 'asking' },
        },
        /** 退出系统, 是否继续? */
        asking: {
          on: {
            'LOGOUT.CONFIRMED': {
              target: '#session.signingOut',
              actions: { type: 'noteEnd', params: { reason: 'logout' } },
            },
            'LOGOUT.CANCELLED': [{ target: 'locked', guard: 'isLocked' }, { target: 'active' }],
            'LOCK.LIFTED': { guard: 'isLocked', actions: ['unlock', 'tellUnlocked'] },
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
        input: ({ context }) => ({ tokens: present(context.tokens), user: present(context.user) }),
        onDone: { target: 'signedOut', actions: 'endNoted' },
        onError: { target: 'signedOut', actions: 'endNoted' },
      },
      after: {
        signOutLimit: {
          target: 'signedOut',
          actions: 'endNoted',
        },
      },
      on: {
        'LOGOUT.FEDERATED': { target: 'signedOut', actions: 'endNoted' },
        'SSO.ARRIVED': { actions: { type: 'takeHandOver', params: ({ event }) => ({ handOver: event.handOver }) } },
      },
    },
  },
})

/** A running session: sign in and out through it, and hear who is there. */
export type SessionActorRef = ActorRefFrom<typeof sessionMachine>
/** What a session is at one moment: signed out, on the way in, signed in, locked, or on the way out. */
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
