import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { ConnectionContext, ConnectionEmitted, ConnectionEvent, ConnectionInput } from './connection.types.ts'

type Wait = Pick<ConnectionContext, 'tries' | 'firstWait' | 'longestWait' | 'random'>

/** Milliseconds until the next try: doubled with each, up to a limit, and of that between one half and the whole by chance. */
function waitBefore({ tries, firstWait, longestWait, random }: Wait): number {
  const whole = Math.min(longestWait, firstWait * 2 ** Math.min(Math.max(0, tries - 1), 30))
  return Math.round(whole / 2 + (whole / 2) * random())
}

/**
 * Whether the server can be reached. A call that was not carried is a suspicion; only where the server does not answer when it is asked is
 * the connection lost. Then it is tried again by itself, and those who wait are told when it is back.
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionEmitted,
    input: {} as ConnectionInput,
  },
  actors: {
    reach: fromPromise<boolean>(async () => {
      throw new Error('connection: provide reach, which asks the server whether it is there.')
    }),
  },
  delays: {
    patience: 5000,
    told: 5000,
    wait: ({ context }) => waitBefore(context),
  },
  guards: {
    isOffline: ({ context }) => !context.online,
    isThere: (_, { answer }: { answer: boolean }) => answer,
  },
  actions: {
    noteOffline: assign({ online: false }),
    noteOnline: assign({ online: true }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    countWaiting: assign(({ context }) => ({ waiting: context.waiting + 1 })),
    countGivenUp: assign(({ context }) => ({ waiting: Math.max(0, context.waiting - 1) })),
    tellLost: emit((_, { reason }: { reason: 'offline' | 'unreachable' }) => ({ type: 'lost', reason })),
    goOn: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ online: true, waiting: 0, waited: context.waiting, tries: 0 })
      enqueue.emit({ type: 'back', waited: context.waiting, reason: 'answered' })
    }),
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({
    online: input.online ?? true,
    waiting: 0,
    waited: 0,
    tries: 0,
    random: input.random,
    firstWait: input.firstWait ?? 2000,
    longestWait: input.longestWait ?? 30_000,
  }),
  initial: 'judging',
  states: {
    judging: { always: [{ target: 'lost.offline', guard: 'isOffline' }, { target: 'fine' }] },
    fine: {
      on: {
        'CALL.FAILED': 'checking',
        'NETWORK.OFFLINE': {
          target: 'lost.offline',
          actions: ['noteOffline', { type: 'tellLost', params: { reason: 'offline' } }],
        },
      },
    },
    /** A call was not carried: is it that call alone, or the server? */
    checking: {
      invoke: {
        id: 'check',
        src: 'reach',
        onDone: [
          { target: 'fine', guard: { type: 'isThere', params: ({ event }) => ({ answer: event.output }) } },
          { target: 'lost.unreachable', actions: { type: 'tellLost', params: { reason: 'unreachable' } } },
        ],
        onError: { target: 'lost.unreachable', actions: { type: 'tellLost', params: { reason: 'unreachable' } } },
      },
      after: { patience: { target: 'lost.unreachable', actions: { type: 'tellLost', params: { reason: 'unreachable' } } } },
      on: {
        'NETWORK.OFFLINE': {
          target: 'lost.offline',
          actions: ['noteOffline', { type: 'tellLost', params: { reason: 'offline' } }],
        },
      },
    },
    lost: {
      initial: 'unreachable',
      on: {
        'CALL.WAITS': { actions: 'countWaiting' },
        'CALL.GAVE_UP': { actions: 'countGivenUp' },
        'NETWORK.OFFLINE': { target: '.offline', actions: 'noteOffline' },
        'NETWORK.ONLINE': { target: '.trying', actions: 'noteOnline' },
      },
      states: {
        /** Without a network nothing is tried by itself. */
        offline: { on: { RETRY: 'trying' } },
        /** There is a network, and at its end no server. */
        unreachable: { after: { wait: 'trying' }, on: { RETRY: 'trying' } },
        trying: {
          entry: 'countTry',
          invoke: {
            id: 'try',
            src: 'reach',
            onDone: [
              { target: '#connection.back', guard: { type: 'isThere', params: ({ event }) => ({ answer: event.output }) } },
              { target: 'missed' },
            ],
            onError: 'missed',
          },
          after: { patience: 'missed' },
        },
        missed: { always: [{ target: 'offline', guard: 'isOffline' }, { target: 'unreachable' }] },
      },
    },
    /** The server answers again: said for a moment, and calls that waited go on. */
    back: {
      entry: 'goOn',
      after: { told: 'fine' },
      on: {
        'CALL.FAILED': 'checking',
        'NETWORK.OFFLINE': {
          target: 'lost.offline',
          actions: ['noteOffline', { type: 'tellLost', params: { reason: 'offline' } }],
        },
      },
    },
  },
})

/** A running look at the connection: tell it what failed, and hear when the server is gone and when it is back. */
export type ConnectionActorRef = ActorRefFrom<typeof connectionMachine>
/** How the connection stands at one moment. */
export type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>

/** How the connection stands, as a person would put it; `quiet` where there is nothing to tell. */
export type Reachability = 'quiet' | 'offline' | 'unreachable' | 'back'

/** What to tell a person about the connection. A suspicion is not told. */
export function reachabilityOf(snapshot: ConnectionSnapshot): Reachability {
  if (snapshot.matches('back')) return 'back'
  if (!snapshot.matches('lost')) return 'quiet'
  return snapshot.context.online ? 'unreachable' : 'offline'
}
