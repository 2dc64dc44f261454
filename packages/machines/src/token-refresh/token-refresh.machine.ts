import { type ActorRefFrom, assign, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
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
} from './token-refresh.types.ts'

/** Keeps the tokens of a session fresh: at the start, when they are old, and when a call was refused. Refreshes never overlap. */
export const tokenRefreshMachine = setup({
  types: {
    context: {} as TokenRefreshContext,
    events: {} as TokenRefreshEvent,
    emitted: {} as TokenRefreshEmitted,
    input: {} as TokenRefreshInput,
  },
  actors: {
    refresh: fromPromise<RefreshAnswer, RefreshRequest>(async () => {
      throw new Error('token-refresh: provide refresh, which answers new tokens or a refusal, one browser tab at a time.')
    }),
  },
  delays: { checkInterval: 10_000 },
  guards: {
    isDue: ({ context: { now, tokens, tokenTime, owed } }) => owed || now() - tokens.issuedAt >= tokenTime * 1000,
    isRefusal: (_, { answer }: { answer: RefreshAnswer }) => answer.outcome === 'refused' || answer.tokens.accessToken === '',
    isNewer: ({ context }, { tokens }: { tokens: Tokens }) => tokens.issuedAt > context.tokens.issuedAt,
  },
  actions: {
    because: assign((_, { reason }: { reason: RefreshReason }) => ({ reason })),
    adopt: assign((_, { tokens }: { tokens: Tokens }) => ({ tokens, owed: false })),
    owe: assign({ owed: true }),
    report: enqueueActions(({ context, enqueue }, { report }: { report: TokenRefreshReport }) => {
      if (context.reportTo) enqueue.sendTo(context.reportTo, report)
    }),
    tellRefreshed: enqueueActions(({ context, enqueue }, { answer }: { answer: RefreshAnswer }) => {
      if (answer.outcome === 'refused') return
      const { tokens } = answer
      enqueue.assign({ tokens, owed: false })
      enqueue.emit({ type: 'refreshed', tokens, reason: context.reason })
      if (context.reportTo) enqueue.sendTo(context.reportTo, { type: 'TOKEN.REFRESHED', tokens })
    }),
    tellRefused: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'refused', reason: context.reason })
      if (context.reportTo) enqueue.sendTo(context.reportTo, { type: 'TOKEN.REFUSED' })
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
    reportTo: input.reportTo,
  }),
  initial: 'refreshing',
  on: {
    'TOKENS.ADOPTED': {
      guard: { type: 'isNewer', params: ({ event }) => ({ tokens: event.tokens }) },
      actions: { type: 'adopt', params: ({ event }) => ({ tokens: event.tokens }) },
    },
  },
  states: {
    waiting: {
      after: { checkInterval: 'checking' },
      on: {
        // A hidden page's timers are late and a sleeping machine's stand still.
        'PAGE.SHOWN': 'checking',
        'NETWORK.ONLINE': 'checking',
        'REFRESH.REQUESTED': { target: 'refreshing', actions: { type: 'because', params: { reason: 'asked' } } },
      },
    },
    checking: {
      always: [
        { target: 'refreshing', guard: 'isDue', actions: { type: 'because', params: { reason: 'due' } } },
        { target: 'waiting' },
      ],
    },
    /** Hears no wish to refresh: one is under way. */
    refreshing: {
      entry: { type: 'report', params: { report: { type: 'TOKEN.REFRESHING' } } },
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context }) => ({ tokens: context.tokens, reason: context.reason }),
        onDone: [
          {
            target: 'refused',
            guard: { type: 'isRefusal', params: ({ event }) => ({ answer: event.output }) },
            actions: 'tellRefused',
          },
          { target: 'waiting', actions: { type: 'tellRefreshed', params: ({ event }) => ({ answer: event.output }) } },
        ],
        // No answer is no refusal: the user stays, and the next check tries again.
        onError: {
          target: 'waiting',
          actions: ['owe', { type: 'tellUnreachable', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    refused: { type: 'final' },
  },
})

export type TokenRefreshActorRef = ActorRefFrom<typeof tokenRefreshMachine>
export type TokenRefreshSnapshot = SnapshotFrom<typeof tokenRefreshMachine>
