import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import {
  connectionOf,
  type MessageSocketEmitted,
  type MessageSocketInput,
  messageSocketMachine,
  mostHeard,
  type SocketMessage,
  type SocketPortEvent,
  type SocketRequest,
  waitBefore,
} from './index.ts'

const message = (place: number): SocketMessage => ({ id: `m${place}`, topic: 'notice', body: `通知 ${place}` })

/** A machine whose sockets are noted, and the end of the wire in the test's hand. */
function listener(input: MessageSocketInput = { random: () => 1 }) {
  const clock = new SimulatedClock()
  const requests: SocketRequest[] = []
  let open = 0
  let wire: ((event: SocketPortEvent) => void) | undefined
  const machine = messageSocketMachine.provide({
    actors: {
      socket: fromCallback<{ type: 'nothing' }, SocketRequest>(({ input: request, sendBack }) => {
        requests.push(request)
        open += 1
        const mine = (event: SocketPortEvent) => sendBack(event)
        wire = mine
        return () => {
          open -= 1
          if (wire === mine) wire = undefined
        }
      }),
    },
  })
  const actor = createActor(machine, { clock, input }).start()
  const told: MessageSocketEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return {
    clock,
    told,
    requests,
    send: actor.send,
    wire: (event: SocketPortEvent) => wire?.(event),
    open: () => open,
    hear: (...places: number[]) => {
      for (const place of places) wire?.({ type: 'SOCKET.HEARD', message: message(place) })
    },
    heard: () => told.flatMap((one) => (one.type === 'message' ? [one.message.id] : [])),
    context: () => actor.getSnapshot().context,
    said: () => connectionOf(actor.getSnapshot()),
    matches: (state: 'off' | { on: 'waiting' | 'offline' | 'refused' }) => actor.getSnapshot().matches(state),
    connected: () => {
      actor.send({ type: 'CONNECT', user: 'tester' })
      wire?.({ type: 'SOCKET.OPENED' })
    },
  }
}

test('[SHELL-10] connected for a user, messages are told as they come', () => {
  const { told, requests, connected, hear, open } = listener()
  expect(open()).toBe(0)
  connected()
  expect(requests).toEqual([{ user: 'tester', after: undefined }])
  hear(1, 2)
  expect(told).toEqual([
    { type: 'connected', reason: 'first' },
    { type: 'message', message: message(1), reason: 'arrived' },
    { type: 'message', message: message(2), reason: 'arrived' },
  ])
})

test('[SHELL-10] after a break it connects by itself and goes on behind the last message', () => {
  const { clock, told, requests, connected, wire, hear, heard, open } = listener()
  connected()
  hear(1, 2)
  wire({ type: 'SOCKET.CLOSED' })
  expect(open()).toBe(0)
  expect(told.at(-1)).toEqual({ type: 'lost', reason: 'closed' })
  clock.increment(1999)
  expect(requests).toHaveLength(1)
  clock.increment(1)
  expect(requests[1]).toEqual({ user: 'tester', after: 'm2' })
  wire({ type: 'SOCKET.OPENED' })
  expect(told.at(-1)).toEqual({ type: 'connected', reason: 'again' })
  hear(2, 3)
  expect(heard()).toEqual(['m1', 'm2', 'm3'])
})

test('[SHELL-10] where the server says a place, it goes on behind that: before any message, and after one out of their order', () => {
  const { clock, requests, connected, wire, heard } = listener()
  connected()
  wire({ type: 'SOCKET.HEARD', place: '41' })
  wire({ type: 'SOCKET.CLOSED' })
  clock.increment(2000)
  expect(requests.at(-1)).toEqual({ user: 'tester', after: '41' })
  wire({ type: 'SOCKET.OPENED' })
  wire({ type: 'SOCKET.HEARD', message: { id: '42', topic: 'message', body: '' }, place: '42' })
  wire({ type: 'SOCKET.HEARD', message: { id: 'notice-7', topic: 'notice', body: '' }, place: '42' })
  wire({ type: 'SOCKET.HEARD' })
  wire({ type: 'SOCKET.CLOSED' })
  clock.increment(2000)
  expect(requests.at(-1)).toEqual({ user: 'tester', after: '42' })
  expect(heard()).toEqual(['42', 'notice-7'])
})

test('[SHELL-10] each try in vain waits twice as long, up to half a minute; one that is heard from begins anew', () => {
  const { clock, requests, send, wire } = listener()
  send({ type: 'CONNECT', user: 'tester' })
  const waits = [2000, 4000, 8000, 16_000, 30_000, 30_000]
  for (const [place, wait] of waits.entries()) {
    wire({ type: 'SOCKET.CLOSED' })
    clock.increment(wait - 1)
    expect(requests).toHaveLength(place + 1)
    clock.increment(1)
    expect(requests).toHaveLength(place + 2)
  }
  wire({ type: 'SOCKET.OPENED' })
  wire({ type: 'SOCKET.CLOSED' })
  clock.increment(29_999)
  expect(requests, 'opened alone proves nothing').toHaveLength(waits.length + 1)
  clock.increment(1)
  wire({ type: 'SOCKET.OPENED' })
  wire({ type: 'SOCKET.HEARD' })
  wire({ type: 'SOCKET.CLOSED' })
  clock.increment(2000)
  expect(requests).toHaveLength(waits.length + 3)
})

test('[SHELL-10] tries are spread between one half of the wait and the whole', () => {
  const input = { firstWait: 1000, longestWait: 60_000 }
  expect(waitBefore({ ...input, tries: 0, random: () => 0 })).toBe(500)
  expect(waitBefore({ ...input, tries: 0, random: () => 1 })).toBe(1000)
  expect(waitBefore({ ...input, tries: 3, random: () => 0.5 })).toBe(6000)
  expect(waitBefore({ ...input, tries: 2000, random: () => 1 })).toBe(60_000)
})

test('[SHELL-10][F9] 35 s without a sign of life, of which the server gives one each 25 s, count as lost; every sign begins them anew', () => {
  const { clock, told, requests, connected, wire } = listener()
  connected()
  clock.increment(34_999)
  wire({ type: 'SOCKET.HEARD' })
  clock.increment(34_999)
  expect(told).toHaveLength(1)
  clock.increment(1)
  expect(told.at(-1)).toEqual({ type: 'lost', reason: 'silent' })
  clock.increment(2000)
  expect(requests).toHaveLength(2)
})

test('[SHELL-10] a socket that does not open in time is given up', () => {
  const { clock, told, requests, send, open } = listener({ patience: 10_000, firstWait: 100, random: () => 1 })
  send({ type: 'CONNECT', user: 'tester' })
  clock.increment(10_000)
  expect(open()).toBe(0)
  clock.increment(100)
  expect(requests).toHaveLength(2)
  expect(told).toEqual([])
})

test('[SHELL-10] without a network nothing is tried; back on it, at once', () => {
  const { clock, told, requests, connected, send, matches, open, wire } = listener()
  connected()
  send({ type: 'NETWORK.OFFLINE' })
  expect(told.at(-1)).toEqual({ type: 'lost', reason: 'offline' })
  expect(matches({ on: 'offline' })).toBe(true)
  clock.increment(600_000)
  expect([requests.length, open()]).toEqual([1, 0])
  send({ type: 'NETWORK.ONLINE' })
  expect(requests).toHaveLength(2)
  wire({ type: 'SOCKET.CLOSED' })
  send({ type: 'NETWORK.ONLINE' })
  expect(requests, 'nor does who waits for the next try').toHaveLength(3)
  wire({ type: 'SOCKET.CLOSED' })
  send({ type: 'NETWORK.OFFLINE' })
  clock.increment(60_000)
  expect(requests).toHaveLength(3)
})

test('[SHELL-10] a replaced token makes the connection anew, with the new one', () => {
  const { told, requests, connected, send, open, hear, wire } = listener()
  connected()
  hear(7)
  send({ type: 'TOKEN.REPLACED' })
  expect(told.at(-1)).toEqual({ type: 'lost', reason: 'tokenReplaced' })
  expect(requests.at(-1)).toEqual({ user: 'tester', after: 'm7' })
  send({ type: 'TOKEN.REPLACED' })
  expect(requests, 'while opening, too').toHaveLength(3)
  wire({ type: 'SOCKET.CLOSED' })
  send({ type: 'TOKEN.REPLACED' })
  expect(requests, 'and instead of waiting').toHaveLength(4)
  expect(open()).toBe(1)
  expect(told.filter(({ type }) => type === 'lost')).toHaveLength(1)
})

test('[SHELL-10] a refused user does not try again until the token is another', () => {
  const { clock, told, requests, connected, send, wire, matches } = listener()
  connected()
  wire({ type: 'SOCKET.REFUSED' })
  expect(told.at(-1)).toEqual({ type: 'refused', reason: 'unauthorised' })
  clock.increment(600_000)
  send({ type: 'NETWORK.OFFLINE' })
  send({ type: 'NETWORK.ONLINE' })
  expect(matches({ on: 'refused' })).toBe(true)
  expect(requests).toHaveLength(1)
  send({ type: 'TOKEN.REPLACED' })
  expect(requests).toHaveLength(2)
})

test('[SHELL-10] signed out, nothing is listened to; somebody else begins with nothing', () => {
  const { told, requests, connected, send, hear, open, matches, context } = listener()
  connected()
  hear(1)
  send({ type: 'DISCONNECT' })
  expect([matches('off'), open()]).toEqual([true, 0])
  send({ type: 'TOKEN.REPLACED' })
  send({ type: 'NETWORK.ONLINE' })
  expect(requests).toHaveLength(1)
  send({ type: 'CONNECT', user: 'auditor' })
  expect(requests.at(-1)).toEqual({ user: 'auditor', after: undefined })
  expect(context()).toMatchObject({ heard: [], last: undefined, tries: 0, everConnected: false })
  expect(told.some(({ type }) => type === 'lost')).toBe(false)
})

test('[SHELL-10] a port that is missing says what to provide, and is tried again', () => {
  const actor = createActor(messageSocketMachine, { clock: new SimulatedClock(), input: { random: () => 1 } }).start()
  const told: MessageSocketEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.send({ type: 'CONNECT', user: 'tester' })
  expect(told).toEqual([{ type: 'failed', error: expect.any(Error), reason: 'port' }])
  expect(String(told[0]?.type === 'failed' && told[0].error)).toMatch(/message-socket: provide socket, which listens/)
  expect(actor.getSnapshot().matches({ on: 'waiting' })).toBe(true)
})

test('[SHELL-10] so many messages are remembered and no more', () => {
  const { connected, hear, context } = listener()
  connected()
  hear(...Array.from({ length: mostHeard + 2 }, (_, place) => place))
  expect(mostHeard).toBe(200)
  expect(context().heard).toHaveLength(200)
  expect(context().heard[0]).toBe('m2')
})

const steps = fc.array(
  fc.oneof(
    fc.constantFrom('SOCKET.OPENED', 'SOCKET.CLOSED', 'SOCKET.REFUSED').map((type) => ({ on: 'wire', type }) as const),
    fc
      .constantFrom('TOKEN.REPLACED', 'NETWORK.OFFLINE', 'NETWORK.ONLINE', 'DISCONNECT')
      .map((type) => ({ on: 'machine', type }) as const),
    fc.nat(5).map((place) => ({ on: 'hear', place }) as const),
    fc.nat(70_000).map((time) => ({ on: 'clock', time }) as const),
    fc.constant({ on: 'connect' } as const),
  ),
)
propertyTest.prop([steps])(
  '[SHELL-10] whatever comes, there is never more than one socket and no message is told twice',
  (all) => {
    const { clock, wire, hear, heard, send, open, told } = listener()
    for (const step of all) {
      if (step.on === 'wire') wire({ type: step.type })
      else if (step.on === 'machine') send({ type: step.type })
      else if (step.on === 'hear') hear(step.place)
      else if (step.on === 'clock') clock.increment(step.time)
      else {
        // Somebody else's messages are theirs.
        told.length = 0
        send({ type: 'CONNECT', user: 'tester' })
      }
      expect(open()).toBeLessThanOrEqual(1)
      expect(new Set(heard()).size).toBe(heard().length)
    }
  },
)

test('[SHELL-10] a person is told of a break and of what follows, and of nothing else', () => {
  const { connected, said, send, wire, clock } = listener()
  expect(said()).toBe('quiet')
  send({ type: 'CONNECT', user: 'tester' })
  expect(said()).toBe('quiet')
  wire({ type: 'SOCKET.OPENED' })
  expect(said()).toBe('quiet')
  wire({ type: 'SOCKET.CLOSED' })
  expect(said()).toBe('reconnecting')
  clock.increment(2000)
  expect(said()).toBe('reconnecting')
  wire({ type: 'SOCKET.OPENED' })
  expect(said()).toBe('quiet')
  send({ type: 'NETWORK.OFFLINE' })
  expect(said()).toBe('offline')
  send({ type: 'NETWORK.ONLINE' })
  wire({ type: 'SOCKET.REFUSED' })
  expect(said()).toBe('refused')
  send({ type: 'DISCONNECT' })
  expect(said()).toBe('quiet')
  connected()
  wire({ type: 'SOCKET.OPENED' })
  send({ type: 'TOKEN.REPLACED' })
  expect(said()).toBe('quiet')
})

test.each([
  ['after a break', { type: 'SOCKET.CLOSED' }],
  ['when refused', { type: 'SOCKET.REFUSED' }],
] as const)('[SHELL-10] a person need not wait %s', (_, broke) => {
  const { connected, requests, wire, send } = listener()
  connected()
  wire(broke)
  expect(requests).toHaveLength(1)
  send({ type: 'RETRY' })
  expect(requests).toHaveLength(2)
})

test('[SHELL-10] without a network a person may still try; while there is a socket, another is not opened', () => {
  const { connected, requests, send } = listener()
  connected()
  send({ type: 'RETRY' })
  expect(requests).toHaveLength(1)
  send({ type: 'NETWORK.OFFLINE' })
  send({ type: 'RETRY' })
  expect(requests).toHaveLength(2)
})

test('[SHELL-10] a socket of the sign-in outlives its tokens; one that was refused tries again with a new one', () => {
  const { told, requests, connected, send, wire, matches } = listener({ random: () => 1, isOfToken: false })
  connected()
  send({ type: 'TOKEN.REPLACED' })
  expect(requests).toHaveLength(1)
  expect(told.filter(({ type }) => type === 'lost')).toEqual([])
  wire({ type: 'SOCKET.REFUSED' })
  send({ type: 'TOKEN.REPLACED' })
  expect(requests).toHaveLength(2)
  expect(matches({ on: 'refused' })).toBe(false)
  send({ type: 'TOKEN.REPLACED' })
  expect(requests, 'while opening, too').toHaveLength(2)
})
