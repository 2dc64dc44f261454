import { type ActorRefFrom, assign, enqueueActions, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  RefreshAnswer,
  RefreshReason,
  RefreshRequest,
  TokenRefreshContext,
  TokenRefreshEmitted,
  TokenRefreshEvent,
  TokenRefreshInput,
  TokenRefreshReport,
  Tokens,
  TurnWord,
} from './token-refresh.types.ts'

/** What was waited for longer than is sensible. */
function givenUp(what: 'the turn' | 'the answer') {
  const error = new Error(`token-refresh: ${what} did not come in time.`)
  return { target: '#tokenRefresh.waiting', actions: ['owe', { type: 'tellUnreachable', params: { error } }] } as const
}

/** Another browser tab was quicker: how the refresh here ends without newer tokens concerns nobody. */
const overtaken = { target: '#tokenRefresh.waiting', guard: 'isOvertaken' } as const

type AdoptReason = Extract<TokenRefreshEmitted, { type: 'adopted' }>['reason']

/**
 * Keeps the tokens of a session fresh: at the start, when they are old, and when a call was refused. Refreshes never overlap,
 * neither here nor among the browser tabs of one session: a tab waits for its turn, and when that comes it takes over what another
 * one fetched meanwhile instead of refreshing again. A turn ends with the actor that has it, however that ends.
 */
export const tokenRefreshMachine = setup({
  types: {
    context: {} as TokenRefreshContext,
    events: {} as TokenRefreshEvent,
    emitted: {} as TokenRefreshEmitted,
    input: {} as TokenRefreshInput,
  },
  actors: {
    turn: fromCallback<TurnWord>(() => {
      throw new Error('token-refresh: provide turn, which waits until no other browser tab refreshes, and says TURN.TAKEN.')
    }),
    refresh: fromPromise<RefreshAnswer, RefreshRequest>(async () => {
      throw new Error('token-refresh: provide refresh, which answers new tokens or a refusal.')
    }),
  },
  delays: {
    checkInterval: 10_000,
    /** The longest that a turn is waited for, and the longest that it is kept: each more than a call may take. */
    turnLimit: 30_000,
  },
  guards: {
    isDue: ({ context: { now, tokens, tokenTime, owed } }) => owed || now() - tokens.issuedAt >= tokenTime * 1000,
    isRefusal: (_, { answer }: { answer: RefreshAnswer }) => answer.outcome === 'refused' || answer.tokens.accessToken === '',
    isOvertaken: ({ context }) => context.overtaken,
    isOvertakenBy: ({ context }, { answer }: { answer: RefreshAnswer }) =>
      context.overtaken && (answer.outcome === 'refused' || answer.tokens.issuedAt <= context.tokens.issuedAt),
    isNewer: ({ context }, { tokens }: { tokens: Tokens | undefined }) =>
      tokens !== undefined && tokens.accessToken !== '' && tokens.issuedAt > context.tokens.issuedAt,
  },
  actions: {
    because: assign((_, { reason }: { reason: RefreshReason }) => ({ reason })),
    owe: assign({ owed: true }),
    leadAgain: assign({ overtaken: false }),
    adopt: enqueueActions(
      ({ context, enqueue }, { tokens: newer, reason }: { tokens: Tokens | undefined; reason: AdoptReason }) => {
        const tokens = present(newer)
        enqueue.assign({ tokens, owed: false, overtaken: true })
        enqueue.emit({ type: 'adopted', tokens, reason })
        if (context.reportTo) enqueue.sendTo(context.reportTo, { type: 'TOKEN.ADOPTED', tokens })
      },
    ),
    report: enqueueActions(({ context, enqueue }, { report }: { report: TokenRefreshReport }) => {
      if (context.reportTo) enqueue.sendTo(context.reportTo, report)
    }),
    take: assign((_, { answer }: { answer: RefreshAnswer }) =>
      answer.outcome === 'refreshed' ? { tokens: answer.tokens, owed: false } : {},
    ),
    share: sendTo('turn', ({ context }): TurnWord => ({ type: 'TOKENS.FETCHED', tokens: context.tokens })),
    tellRefreshed: enqueueActions(({ context: { tokens, reason, reportTo }, enqueue }) => {
      enqueue.emit({ type: 'refreshed', tokens, reason })
      if (reportTo) enqueue.sendTo(reportTo, { type: 'TOKEN.REFRESHED', tokens })
    }),
    tellRefused: enqueueActions(({ context, enqueue }, { answer }: { answer: RefreshAnswer }) => {
      const why = answer.outcome === 'refused' && answer.endedBy ? { endedBy: answer.endedBy } : {}
      enqueue.emit({ type: 'refused', reason: context.reason, ...why })
      if (context.reportTo) enqueue.sendTo(context.reportTo, { type: 'TOKEN.REFUSED', ...why })
    }),
    tellUnreachable: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      enqueue.emit({ type: 'unreachable', error, reason: context.reason })
      if (context.reportTo) enqueue.sendTo(context.reportTo, { type: 'TOKEN.UNREACHABLE' })
    }),
  },
}).createMachine({
  id: 'tokenRefresh',
  context: ({ input }) => ({
    tokens: input.tokens,
    now: input.now,
    tokenTime: input.tokenTime ?? 3000,
    reason: 'start',
    owed: false,
    overtaken: false,
    reportTo: input.reportTo,
  }),
  initial: 'renewing',
  on: {
    'TOKENS.ADOPTED': {
      guard: { type: 'isNewer', params: ({ event }) => ({ tokens: event.tokens }) },
      actions: { type: 'adopt', params: ({ event }) => ({ tokens: event.tokens, reason: 'told' as const }) },
    },
  },
  states: {
    waiting: {
      after: { checkInterval: 'checking' },
      on: {
        // A hidden page's timers are late and a sleeping machine's stand still.
        'PAGE.SHOWN': 'checking',
        'NETWORK.ONLINE': 'checking',
        'REFRESH.REQUESTED': { target: 'renewing', actions: { type: 'because', params: { reason: 'asked' } } },
      },
    },
    checking: {
      always: [
        { target: 'renewing', guard: 'isDue', actions: { type: 'because', params: { reason: 'due' } } },
        { target: 'waiting' },
      ],
    },
    /** Hears no wish to refresh: one is under way. The turn is asked for, and kept until this state is left. */
    renewing: {
      entry: { type: 'report', params: { report: { type: 'TOKEN.REFRESHING' } } },
      initial: 'queueing',
      invoke: {
        id: 'turn',
        src: 'turn',
        onError: {
          target: 'waiting',
          actions: ['owe', { type: 'tellUnreachable', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      states: {
        queueing: {
          after: { turnLimit: givenUp('the turn') },
          on: {
            'TURN.TAKEN': [
              {
                target: '#tokenRefresh.waiting',
                guard: { type: 'isNewer', params: ({ event }) => ({ tokens: event.tokens }) },
                actions: { type: 'adopt', params: ({ event }) => ({ tokens: event.tokens, reason: 'turn' as const }) },
              },
              { target: 'refreshing' },
            ],
            'TOKENS.ADOPTED': {
              target: '#tokenRefresh.waiting',
              guard: { type: 'isNewer', params: ({ event }) => ({ tokens: event.tokens }) },
              actions: { type: 'adopt', params: ({ event }) => ({ tokens: event.tokens, reason: 'told' as const }) },
            },
          },
        },
        // However long the turn was waited for: tokens that the server has given out must not be missed.
        refreshing: {
          entry: 'leadAgain',
          after: { turnLimit: [overtaken, givenUp('the answer')] },
          // The other tab's tokens were refused by a call: this tab's answer counts again.
          on: { 'REFRESH.REQUESTED': { actions: 'leadAgain' } },
          invoke: {
            id: 'refresh',
            src: 'refresh',
            input: ({ context }) => ({ tokens: context.tokens, reason: context.reason }),
            onDone: [
              {
                target: '#tokenRefresh.waiting',
                guard: { type: 'isOvertakenBy', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: '#tokenRefresh.refused',
                guard: { type: 'isRefusal', params: ({ event }) => ({ answer: event.output }) },
                actions: { type: 'tellRefused', params: ({ event }) => ({ answer: event.output }) },
              },
              { target: 'sharing', actions: { type: 'take', params: ({ event }) => ({ answer: event.output }) } },
            ],
            // No answer is no refusal: the user stays, and the next check tries again.
            onError: [
              overtaken,
              {
                target: '#tokenRefresh.waiting',
                actions: ['owe', { type: 'tellUnreachable', params: ({ event }) => ({ error: event.error }) }],
              },
            ],
          },
        },
        /** The turn is still kept: whoever has it next finds these tokens, and so does whoever hears of them. */
        sharing: { entry: ['share', 'tellRefreshed'], always: '#tokenRefresh.waiting' },
      },
    },
    refused: { type: 'final' },
  },
})

/** A running token refresh; it lives as long as somebody is signed in. */
export type TokenRefreshActorRef = ActorRefFrom<typeof tokenRefreshMachine>
/** What a token refresh is at one moment: the tokens, and whether new ones are being fetched. */
export type TokenRefreshSnapshot = SnapshotFrom<typeof tokenRefreshMachine>
