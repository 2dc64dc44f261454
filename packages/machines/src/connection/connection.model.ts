import { after, defineModel, done, failed } from '../testing/index.ts'
import { connectionMachine } from './connection.machine.ts'

/** A network that comes and goes, a server that answers, does not, or breaks, and calls that wait and give up; three waiting count as many. */
export const connectionModel = defineModel({
  name: 'connection',
  machine: connectionMachine,
  inputs: [{ random: () => 0 }, { random: () => 0, online: false }],
  events: [
    { type: 'NETWORK.OFFLINE' },
    { type: 'NETWORK.ONLINE' },
    { type: 'CALL.FAILED' },
    { type: 'CALL.WAITS' },
    { type: 'CALL.GAVE_UP' },
    { type: 'RETRY' },
    done('check', true),
    done('check', false),
    failed('check'),
    done('try', true),
    done('try', false),
    failed('try'),
    after('patience', 'connection.checking'),
    after('patience', 'connection.lost.trying'),
    after('wait', 'connection.lost.unreachable'),
    after('told', 'connection.back'),
  ],
  place: ({ context }) => [context.online, Math.min(context.waiting, 3), Math.min(context.waited, 2), Math.min(context.tries, 2)],
  invariant: (snapshot) => {
    const { waiting, tries, online } = snapshot.context
    if (waiting < 0) throw new Error('more gave up than waited')
    if (!snapshot.matches('lost') && (waiting > 0 || tries > 0)) throw new Error('nobody waits for a connection that is there')
    if (snapshot.matches({ lost: 'offline' }) && online) throw new Error('offline means that the browser has no network')
    const asked = Object.keys(snapshot.children).join()
    const expected = snapshot.matches('checking') ? 'check' : snapshot.matches({ lost: 'trying' }) ? 'try' : ''
    if (asked !== expected) throw new Error('the server is asked once, and only while that is waited for')
  },
})
