import { type ActorRefFrom, assign, emit, enqueueActions, fromCallback, type SnapshotFrom, setup } from 'xstate'
import type {
  LostReason,
  MessageSocketContext,
  MessageSocketEmitted,
  MessageSocketEvent,
  MessageSocketInput,
  SocketPortEvent,
  SocketRequest,
} from './message-socket.types.ts'

type SocketHeard = Extract<SocketPortEvent, { type: 'SOCKET.HEARD' }>

/** So many messages are remembered, to drop those that are sent again. */
export const mostHeard = 200

/**
 * Milliseconds until the next try: doubled with each since the connection was last heard from, up to a limit, and of that between
 * one half and the whole by chance, so that a server that comes back is not asked by everybody at once.
 */
export function waitBefore({ tries, firstWait, longestWait, random }: WaitInput): number {
  const whole = Math.min(longestWait, firstWait * 2 ** Math.min(tries, 30))
  return Math.round(whole / 2 + (whole / 2) * random())
}
type WaitInput = Pick<MessageSocketContext, 'tries' | 'firstWait' | 'longestWait' | 'random'>

/**
 * The connection over which messages come by themselves. It makes itself anew after a break, goes on behind the last message, and
 * never tells a message twice.
 */
export const messageSocketMachine = setup({
  types: {
    context: {} as MessageSocketContext,
    events: {} as MessageSocketEvent,
    emitted: {} as MessageSocketEmitted,
    input: {} as MessageSocketInput,
  },
  actors: {
    socket: fromCallback<{ type: 'nothing' }, SocketRequest>(() => {
      throw new Error('message-socket: provide socket, which listens to the server and sends SOCKET events to the machine.')
    }),
  },
  guards: { isOfToken: ({ context }) => context.isOfToken },
  delays: {
    wait: ({ context }) => waitBefore(context),
    patience: ({ context }) => context.patience,
  },
  actions: {
    begin: assign((_, { user }: { user: string }) => ({ user, last: undefined, heard: [], tries: 0, everConnected: false })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    resetTries: assign({ tries: 0 }),
    tellConnected: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'connected', reason: context.everConnected ? 'again' : 'first' })
      enqueue.assign({ everConnected: true })
    }),
    tellLost: emit((_, { reason }: { reason: LostReason }) => ({ type: 'lost', reason })),
    tellFailed: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error, reason: 'port' })),
    tellRefused: emit({ type: 'refused', reason: 'unauthorised' }),
    // A sign of life carries no message, and what is sent again after a break is told once.
    take: enqueueActions(({ context, enqueue }, { message, place }: Pick<SocketHeard, 'message' | 'place'>) => {
      if (place !== undefined) enqueue.assign({ last: place })
      if (!message || context.heard.includes(message.id)) return
      enqueue.assign({ last: place ?? message.id, heard: [...context.heard, message.id].slice(-mostHeard) })
      enqueue.emit({ type: 'message', message, reason: 'arrived' })
    }),
  },
}).createMachine({
  id: 'messageSocket',
  context: ({ input }) => ({
    user: '',
    last: undefined,
    heard: [],
    tries: 0,
    everConnected: false,
    firstWait: input.firstWait ?? 2000,
    longestWait: input.longestWait ?? 30_000,
    patience: input.patience ?? 35_000,
    isOfToken: input.isOfToken ?? true,
    random: input.random,
  }),
  initial: 'off',
  on: {
    CONNECT: { target: '.on', actions: { type: 'begin', params: ({ event }) => ({ user: event.user }) } },
    DISCONNECT: '.off',
  },
  states: {
    off: {},
    on: {
      initial: 'linked',
      on: { 'NETWORK.OFFLINE': '.offline' },
      states: {
        /** There is a socket, opening or open. */
        linked: {
          initial: 'opening',
          invoke: {
            id: 'socket',
            src: 'socket',
            input: ({ context }) => ({ user: context.user, after: context.last }),
            onError: { target: 'waiting', actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) } },
          },
          on: {
            'SOCKET.CLOSED': 'waiting',
            'SOCKET.REFUSED': { target: 'refused', actions: 'tellRefused' },
            // A socket that keeps the token that it was opened with: a new token wants a new one.
            'TOKEN.REPLACED': { guard: 'isOfToken', target: 'linked', reenter: true },
          },
          states: {
            opening: {
              after: { patience: '#messageSocket.on.waiting' },
              on: { 'SOCKET.OPENED': { target: 'open', actions: 'tellConnected' } },
            },
            open: {
              after: {
                patience: { target: '#messageSocket.on.waiting', actions: { type: 'tellLost', params: { reason: 'silent' } } },
              },
              on: {
                'SOCKET.HEARD': {
                  target: 'open',
                  reenter: true,
                  actions: ['resetTries', { type: 'take', params: ({ event }) => event }],
                },
                'SOCKET.CLOSED': {
                  target: '#messageSocket.on.waiting',
                  actions: { type: 'tellLost', params: { reason: 'closed' } },
                },
                'NETWORK.OFFLINE': {
                  target: '#messageSocket.on.offline',
                  actions: { type: 'tellLost', params: { reason: 'offline' } },
                },
                'TOKEN.REPLACED': {
                  guard: 'isOfToken',
                  target: '#messageSocket.on.linked',
                  reenter: true,
                  actions: { type: 'tellLost', params: { reason: 'tokenReplaced' } },
                },
              },
            },
          },
        },
        waiting: {
          after: { wait: 'linked' },
          exit: 'countTry',
          // Whoever is back on the network, or has a token that may be better, need not wait.
          on: { RETRY: 'linked', 'NETWORK.ONLINE': 'linked', 'TOKEN.REPLACED': 'linked' },
        },
        /** No network: trying by itself would be in vain. */
        offline: { on: { RETRY: 'linked', 'NETWORK.ONLINE': 'linked' } },
        /** The server does not want this token; the network changes nothing about that. */
        refused: { on: { RETRY: 'linked', 'TOKEN.REPLACED': 'linked', 'NETWORK.OFFLINE': {} } },
      },
    },
  },
})

/** A running connection for messages: tell it who listens, and hear what comes. */
export type MessageSocketActorRef = ActorRefFrom<typeof messageSocketMachine>
/** What a connection is at one moment: off, connecting, open, waiting for its next try, without a network, or refused. */
export type MessageSocketSnapshot = SnapshotFrom<typeof messageSocketMachine>

/** How the connection stands, as a person would put it; `quiet` where there is nothing to tell. */
export type Connection = 'quiet' | 'reconnecting' | 'offline' | 'refused'

/** What to tell a person about the connection: nothing while it is off, open, or opened for the first time. */
export function connectionOf(snapshot: MessageSocketSnapshot): Connection {
  if (snapshot.matches({ on: 'offline' })) return 'offline'
  if (snapshot.matches({ on: 'refused' })) return 'refused'
  const isTrying = snapshot.matches({ on: 'waiting' }) || snapshot.matches({ on: { linked: 'opening' } })
  return isTrying && (snapshot.context.tries > 0 || snapshot.matches({ on: 'waiting' })) ? 'reconnecting' : 'quiet'
}
