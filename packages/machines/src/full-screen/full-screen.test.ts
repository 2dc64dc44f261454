import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type FullScreenEmitted, type FullScreenEvent, type FullScreenInput, fullScreenMachine, isFullScreen } from './index.ts'

/** A browser whose answers the test gives. */
function screen(input: Partial<FullScreenInput> = {}) {
  const asked: { wish: 'enter' | 'leave'; keep: () => void; refuse: (error: Error) => void }[] = []
  const ask = (wish: 'enter' | 'leave') =>
    fromPromise<void>(
      () =>
        new Promise((resolve, reject) => {
          asked.push({ wish, keep: () => resolve(), refuse: reject })
        }),
    )
  const machine = fullScreenMachine.provide({ actors: { enter: ask('enter'), leave: ask('leave') } })
  const actor = createActor(machine, { input: { supported: true, ...input } }).start()
  const told: FullScreenEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return {
    asked,
    told,
    send: (...types: FullScreenEvent['type'][]) => {
      for (const type of types) actor.send({ type })
    },
    state: () => actor.getSnapshot().value,
    isFull: () => isFullScreen(actor.getSnapshot()),
    settled: async () => {
      for (let turn = 0; turn < 10; turn += 1) await undefined
    },
  }
}
const seen = 'REFUSAL.SEEN'
const filled = 'SCREEN.FILLED'
const givenBack = 'SCREEN.GIVEN_BACK'

test('[SHELL-6] it begins as the browser is: off, full already, or not able to', () => {
  expect(screen().state()).toBe('off')
  expect(screen({ full: true }).state()).toBe('on')
  expect(screen({ supported: false }).state()).toBe('unsupported')
  expect(screen({ supported: false, full: true }).state()).toBe('unsupported')
})

test('[SHELL-6] the page fills the screen from when the browser says so until it says otherwise', () => {
  const { send, isFull } = screen()
  const said: boolean[] = []
  for (const type of ['TOGGLED', filled, 'TOGGLED', givenBack] as const) {
    said.push(isFull())
    send(type)
  }
  expect([...said, isFull()]).toEqual([false, false, true, true, false])
})

const table = [
  ['off', [], 'TOGGLED', 'asking', []],
  ['off', [], filled, 'on', ['entered browser']],
  ['off', [], givenBack, 'off', []],
  ['off', [], seen, 'off', []],
  ['asking', ['TOGGLED'], 'TOGGLED', 'asking', []],
  ['asking', ['TOGGLED'], filled, 'on', ['entered toggle']],
  ['asking', ['TOGGLED'], givenBack, 'asking', []],
  ['asking', ['TOGGLED'], seen, 'asking', []],
  ['on', [filled], 'TOGGLED', 'leaving', []],
  ['on', [filled], filled, 'on', []],
  ['on', [filled], givenBack, 'off', ['left browser']],
  ['on', [filled], seen, 'on', []],
  ['leaving', [filled, 'TOGGLED'], 'TOGGLED', 'leaving', []],
  ['leaving', [filled, 'TOGGLED'], filled, 'leaving', []],
  ['leaving', [filled, 'TOGGLED'], givenBack, 'off', ['left toggle']],
  ['leaving', [filled, 'TOGGLED'], seen, 'leaving', []],
] as const

test.each(table)('[SHELL-6] %s (%j): %s leads to %s and tells %j', (start, way, type, then, says) => {
  const { send, state, told } = screen()
  send(...way)
  expect(state()).toBe(start)
  told.length = 0
  send(type)
  expect(state()).toBe(then)
  expect(told.map((one) => `${one.type} ${one.reason}`)).toEqual(says)
})

test.each([
  ['TOGGLED', 'asking', []],
  [filled, 'on', ['entered browser']],
  [givenBack, 'refused', []],
  [seen, 'off', []],
] as const)('[SHELL-6] refused: %s leads to %s and tells %j', async (type, then, says) => {
  const { send, asked, told, settled, state } = screen()
  send('TOGGLED')
  asked[0]?.refuse(new Error('no gesture'))
  await settled()
  expect(state()).toBe('refused')
  told.length = 0
  send(type)
  expect(state()).toBe(then)
  expect(told.map((one) => `${one.type} ${one.reason}`)).toEqual(says)
})

test('[SHELL-6] the browser is asked at once, while the press that asks still counts for it', () => {
  const { send, asked } = screen()
  send('TOGGLED')
  expect(asked.map(({ wish }) => wish)).toEqual(['enter'])
  send('TOGGLED')
  expect(asked).toHaveLength(1)
})

test('[SHELL-6] asked for and granted, it is told once, be it by the event, by the promise, or by both', async () => {
  const byPromise = screen()
  byPromise.send('TOGGLED')
  byPromise.asked[0]?.keep()
  await byPromise.settled()
  expect([byPromise.state(), byPromise.told]).toEqual(['on', [{ type: 'entered', reason: 'toggle' }]])

  const byBoth = screen()
  byBoth.send('TOGGLED', filled)
  byBoth.asked[0]?.keep()
  await byBoth.settled()
  expect([byBoth.state(), byBoth.told]).toEqual(['on', [{ type: 'entered', reason: 'toggle' }]])
})

test('[SHELL-6] left by Escape before the promise is kept, it stays left', async () => {
  const { send, asked, settled, state } = screen()
  send('TOGGLED', filled, givenBack)
  asked[0]?.keep()
  await settled()
  expect(state()).toBe('off')
})

test('[SHELL-6] a refusal is told with what the browser said, and the next press asks again', async () => {
  const { send, asked, told, settled, state } = screen()
  const error = new TypeError('Permissions check failed')
  send('TOGGLED')
  asked[0]?.refuse(error)
  await settled()
  expect([state(), told]).toEqual(['refused', [{ type: 'refused', error, reason: 'enter' }]])
  send('TOGGLED')
  expect(asked).toHaveLength(2)
  asked[1]?.keep()
  await settled()
  expect(state()).toBe('on')
})

test('[SHELL-6] left by the toggle it is told once; a screen that is not given back stays full', async () => {
  const { send, asked, told, settled, state, isFull } = screen({ full: true })
  const error = new TypeError('not active')
  send('TOGGLED')
  expect(isFull()).toBe(true)
  asked[0]?.refuse(error)
  await settled()
  expect([state(), told]).toEqual(['on', [{ type: 'refused', error, reason: 'leave' }]])
  send('TOGGLED')
  asked[1]?.keep()
  await settled()
  expect([state(), told.slice(1)]).toEqual(['off', [{ type: 'left', reason: 'toggle' }]])
  expect(isFull()).toBe(false)
})

test.each(['TOGGLED', filled, givenBack, seen] as const)('[SHELL-6] where the browser cannot, %s does nothing', (type) => {
  const { send, state, told, asked } = screen({ supported: false })
  send(type)
  expect([state(), told, asked]).toEqual(['unsupported', [], []])
})

test('[SHELL-6] an unprovided port says what to provide', async () => {
  const actor = createActor(fullScreenMachine, { input: { supported: true } }).start()
  const said: unknown[] = []
  actor.on('refused', ({ error }) => said.push(error))
  actor.send({ type: 'TOGGLED' })
  for (let turn = 0; turn < 10; turn += 1) await undefined
  actor.send({ type: 'SCREEN.FILLED' })
  actor.send({ type: 'TOGGLED' })
  for (let turn = 0; turn < 10; turn += 1) await undefined
  expect(said).toEqual([
    new Error('full-screen: provide enter, which asks the browser to fill the screen.'),
    new Error('full-screen: provide leave, which asks the browser to give the screen back.'),
  ])
})

propertyTest.prop([fc.array(fc.constantFrom<FullScreenEvent['type']>('TOGGLED', filled, givenBack, seen))])(
  '[SHELL-6] whatever comes, entering and leaving are told by turns, and the last word is what is shown',
  (types) => {
    const { send, told, isFull } = screen()
    send(...types)
    const words = told.map(({ type }) => type)
    expect(words).toEqual(words.map((_, place) => (place % 2 === 0 ? 'entered' : 'left')))
    expect(isFull()).toBe(words.at(-1) === 'entered')
  },
)
