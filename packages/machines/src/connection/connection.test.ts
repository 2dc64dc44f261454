import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type ConnectionEmitted, type ConnectionEvent, type ConnectionInput, connectionMachine, reachabilityOf } from './index.ts'

/** A server whose answers the test gives. */
function connection(input: Partial<ConnectionInput> = {}) {
  const asked: { answer: (there: boolean) => void; fail: () => void }[] = []
  const clock = new SimulatedClock()
  const machine = connectionMachine.provide({
    actors: {
      reach: fromPromise<boolean>(
        () => new Promise((resolve, reject) => asked.push({ answer: resolve, fail: () => reject(new TypeError('not carried')) })),
      ),
    },
  })
  const actor = createActor(machine, { input: { random: () => 1, ...input }, clock })
  const told: ConnectionEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await undefined
  }
  return {
    asked,
    told,
    clock,
    says: () => reachabilityOf(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    send: (...types: ConnectionEvent['type'][]) => {
      for (const type of types) actor.send({ type })
    },
    answer: async (there: boolean) => {
      asked.at(-1)?.answer(there)
      await settled()
    },
    fail: async () => {
      asked.at(-1)?.fail()
      await settled()
    },
  }
}

test('[API-3] a call that failed by itself is no broken connection: the server answers, and nothing is told', async () => {
  const it = connection()
  it.send('CALL.FAILED', 'CALL.FAILED')
  expect([it.says(), it.asked.length]).toEqual(['quiet', 1])
  await it.answer(true)
  expect([it.says(), it.told]).toEqual(['quiet', []])
})

test.each(['answers no', 'cannot be asked', 'says nothing'] as const)(
  '[API-3] a call fails and the server %s: the connection is lost, and tried again by itself',
  async (how) => {
    const it = connection()
    it.send('CALL.FAILED')
    if (how === 'answers no') await it.answer(false)
    else if (how === 'cannot be asked') await it.fail()
    else it.clock.increment(5000)
    expect([it.says(), it.told]).toEqual(['unreachable', [{ type: 'lost', reason: 'unreachable' }]])
    expect(it.asked).toHaveLength(1)
    it.clock.increment(2000)
    expect(it.asked).toHaveLength(2)
    await it.answer(true)
    expect([it.says(), it.told.at(-1)]).toEqual(['back', { type: 'back', waited: 0, reason: 'answered' }])
    it.clock.increment(5000)
    expect(it.says()).toBe('quiet')
  },
)

test('[API-3] each further try waits twice as long, up to 30 s, and no try that hangs keeps the next from coming', async () => {
  const it = connection()
  it.send('CALL.FAILED')
  await it.answer(false)
  for (const wait of [2000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = it.asked.length
    it.clock.increment(wait - 1)
    expect(it.asked).toHaveLength(before)
    it.clock.increment(1)
    expect(it.asked).toHaveLength(before + 1)
    it.clock.increment(5000)
    expect(it.says()).toBe('unreachable')
  }
})

test('[API-3] without a network nothing is tried until there is one, or a person asks', async () => {
  const it = connection({ online: false })
  expect([it.says(), it.told]).toEqual(['offline', []])
  it.clock.increment(600_000)
  expect(it.asked).toHaveLength(0)
  it.send('RETRY')
  await it.fail()
  expect(it.says()).toBe('offline')
  it.send('NETWORK.ONLINE')
  await it.answer(true)
  expect(it.told).toEqual([{ type: 'back', waited: 0, reason: 'answered' }])
})

test('[API-3] the network is back and the server is not: that is said, and tried on', async () => {
  const it = connection()
  it.send('NETWORK.OFFLINE', 'NETWORK.ONLINE')
  await it.fail()
  expect([it.says(), it.told]).toEqual(['unreachable', [{ type: 'lost', reason: 'offline' }]])
  it.send('RETRY')
  expect(it.asked).toHaveLength(2)
  await it.answer(true)
  expect(it.says()).toBe('back')
})

test('[API-3] those who wait are counted, and told how many go on; who gave up is not', async () => {
  const it = connection()
  it.send('CALL.WAITS', 'NETWORK.OFFLINE', 'CALL.WAITS', 'CALL.WAITS', 'CALL.WAITS', 'CALL.GAVE_UP')
  expect(it.context().waiting).toBe(2)
  it.send('NETWORK.ONLINE')
  await it.answer(true)
  expect(it.told.at(-1)).toEqual({ type: 'back', waited: 2, reason: 'answered' })
  expect(it.context()).toMatchObject({ waiting: 0, waited: 2 })
})

test('[API-3] lost again while its return is still said, it says so at once', async () => {
  const it = connection({ online: false })
  it.send('NETWORK.ONLINE')
  await it.answer(true)
  it.send('CALL.FAILED')
  expect(it.says()).toBe('quiet')
  await it.answer(false)
  expect(it.says()).toBe('unreachable')
})

test('[API-3] an unprovided port counts as a server that is not there', async () => {
  const actor = createActor(connectionMachine, { input: { random: () => 0 } }).start()
  actor.send({ type: 'CALL.FAILED' })
  for (let turn = 0; turn < 10; turn += 1) await undefined
  expect(reachabilityOf(actor.getSnapshot())).toBe('unreachable')
  actor.stop()
})

const types = ['NETWORK.OFFLINE', 'NETWORK.ONLINE', 'CALL.FAILED', 'CALL.WAITS', 'CALL.GAVE_UP', 'RETRY'] as const
propertyTest.prop([fc.array(fc.oneof(fc.constantFrom(...types), fc.boolean(), fc.nat(10_000)), { maxLength: 30 })])(
  '[API-3] whatever comes, losing it and having it back are told by turns, and nobody waits for what is there',
  async (steps) => {
    const it = connection()
    for (const step of steps) {
      if (typeof step === 'string') it.send(step)
      else if (typeof step === 'boolean') await it.answer(step)
      else it.clock.increment(step)
      if (it.says() === 'quiet' || it.says() === 'back') expect(it.context().waiting).toBe(0)
    }
    const words = it.told.map(({ type }) => type)
    expect(words).toEqual(words.map((_, place) => (place % 2 === 0 ? 'lost' : 'back')))
  },
)
