import { after, defineModel, failed } from '../testing/index.ts'
import { messageSocketMachine } from './message-socket.machine.ts'

const message = { id: '1', topic: 'notice', body: '通知' }

/** Two users, connections that open, break, fall silent and are refused, and a network that comes and goes. */
export const messageSocketModel = defineModel({
  name: 'message-socket',
  machine: messageSocketMachine,
  inputs: [{ random: () => 0 }, { random: () => 0, isOfToken: false }],
  events: [
    { type: 'CONNECT', user: 'tester' },
    { type: 'DISCONNECT' },
    { type: 'TOKEN.REPLACED' },
    { type: 'RETRY' },
    { type: 'NETWORK.OFFLINE' },
    { type: 'NETWORK.ONLINE' },
    { type: 'SOCKET.OPENED' },
    { type: 'SOCKET.HEARD' },
    { type: 'SOCKET.HEARD', message },
    { type: 'SOCKET.CLOSED' },
    { type: 'SOCKET.REFUSED' },
    failed('socket'),
    after('patience', 'messageSocket.on.linked.opening'),
    after('patience', 'messageSocket.on.linked.open'),
    after('wait', 'messageSocket.on.waiting'),
  ],
  place: ({ context }) => [context.isOfToken, context.last, context.everConnected, Math.min(context.tries, 2)],
  invariant: (snapshot) => {
    const { heard, last } = snapshot.context
    if (new Set(heard).size !== heard.length) throw new Error('a message was taken twice')
    if (heard.at(-1) !== last) throw new Error('the last message is not the last that was heard')
  },
})
