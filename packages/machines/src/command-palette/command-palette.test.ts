import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type Command,
  type CommandPaletteEmitted,
  type CommandPaletteInput,
  commandPaletteMachine,
  type FindCommandsRequest,
  isFinding,
  mostRecent,
  parseSavedRecent,
} from './index.ts'

const record = (id: string): Command => ({ id, label: id, group: 'records' })

/** A palette whose source answers when the test says so. */
function palette(input: CommandPaletteInput = { hasSource: true }) {
  const clock = new SimulatedClock()
  const asked: {
    text: string
    signal: { readonly aborted: boolean }
    answer: (...ids: string[]) => void
    fail: (error: Error) => void
  }[] = []
  const machine = commandPaletteMachine.provide({
    actors: {
      findCommands: fromPromise<readonly Command[], FindCommandsRequest>(
        ({ input: { text }, signal }) =>
          new Promise((resolve, reject) => {
            asked.push({ text, signal, answer: (...ids) => resolve(ids.map(record)), fail: reject })
          }),
      ),
    },
  })
  const actor = createActor(machine, { clock, input }).start()
  const told: CommandPaletteEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return {
    asked,
    told,
    clock,
    send: actor.send,
    type: (text: string) => actor.send({ type: 'QUERY.TYPED', text }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    found: () => actor.getSnapshot().context.found.map(({ id }) => id),
    isFinding: () => isFinding(actor.getSnapshot()),
    settled: async () => {
      for (let turn = 0; turn < 10; turn += 1) await undefined
    },
  }
}

/** A palette that asks for a text. */
function asking(text = 'WT') {
  const one = palette()
  one.send({ type: 'OPEN' })
  one.type(text)
  one.clock.increment(200)
  return one
}

test('[SHELL-13] the keys open it and close it; it opens empty each time', () => {
  const { send, type, state, context, told } = palette()
  expect([state(), context().text, context().found]).toEqual(['closed', '', []])
  send({ type: 'TOGGLED' })
  expect(state()).toEqual({ open: 'resting' })
  type('报告')
  send({ type: 'TOGGLED' })
  expect(state()).toBe('closed')
  send({ type: 'OPEN' })
  expect(context()).toEqual({ hasSource: true, text: '', found: [], recent: [] })
  send({ type: 'CLOSE' })
  expect(told.map(({ type, reason }) => `${type} ${reason}`)).toEqual([
    'opened asked',
    'closed dismissed',
    'opened asked',
    'closed dismissed',
  ])
})

test.each([
  ['closed', 'CLOSE'],
  ['closed', 'RETRY'],
  ['open', 'OPEN'],
  ['open', 'RETRY'],
] as const)('[SHELL-13] %s, %s changes nothing', (start, type) => {
  const { send, state, told } = palette()
  if (start === 'open') send({ type: 'OPEN' })
  const before = [state(), told.length]
  send({ type })
  expect([state(), told.length]).toEqual(before)
})

test('[SHELL-13] closed, neither typing nor a choice is heard', () => {
  const { send, type, context, told } = palette()
  type('报告')
  send({ type: 'COMMAND.CHOSEN', id: 'orders' })
  expect(context()).toMatchObject({ text: '', recent: [] })
  expect(told).toEqual([])
})

test('[SHELL-13] the source is asked 200 ms after the last key, with what was typed and no blanks', async () => {
  const { send, type, clock, asked, state, found, isFinding, settled } = palette()
  send({ type: 'OPEN' })
  type(' W')
  clock.increment(199)
  type(' WT ')
  expect(isFinding()).toBe(true)
  clock.increment(199)
  expect(asked).toEqual([])
  clock.increment(1)
  expect(asked.map(({ text }) => text)).toEqual(['WT'])
  expect([state(), isFinding()]).toEqual([{ open: 'asking' }, true])
  asked[0]?.answer('WT1', 'WT2')
  await settled()
  expect([state(), found(), isFinding()]).toEqual([{ open: 'answered' }, ['WT1', 'WT2'], false])
})

test('[SHELL-13] a blank more or less at the end asks nothing anew', async () => {
  const { type, asked, state, found, context, settled } = asking()
  asked[0]?.answer('WT1')
  await settled()
  for (const text of ['WT ', 'WT']) {
    type(text)
    expect([state(), found(), context().text]).toEqual([{ open: 'answered' }, ['WT1'], text])
  }
})

test.each([
  ['the older answer comes last', [1, 0]],
  ['the older answer comes first', [0, 1]],
])('[SHELL-13] answers in any order: %s, and only that to the newer text counts', async (_, order) => {
  const { type, clock, asked, found, settled } = asking('WT')
  type('WT2')
  expect(asked[0]?.signal.aborted).toBe(true)
  clock.increment(200)
  const answers = [['old'], ['new']]
  for (const place of order) {
    asked[place]?.answer(...(answers[place] ?? []))
    await settled()
    expect(found()).not.toContain('old')
  }
  expect(found()).toEqual(['new'])
})

test('[SHELL-13] what was found goes as soon as something else is typed, and nothing typed asks nothing', async () => {
  const { type, clock, asked, state, found, settled } = asking()
  asked[0]?.answer('WT1')
  await settled()
  type('WT3')
  expect(found()).toEqual([])
  clock.increment(200)
  type('  ')
  expect(state()).toEqual({ open: 'resting' })
  asked[1]?.answer('WT3')
  await settled()
  clock.increment(1000)
  expect([found(), asked.length]).toEqual([[], 2])
})

test('[SHELL-13] without a source nothing is asked', () => {
  const { send, type, clock, asked, state, context } = palette({})
  send({ type: 'OPEN' })
  type('WT')
  clock.increment(1000)
  expect([state(), context().text, asked]).toEqual([{ open: 'resting' }, 'WT', []])
})

test('[SHELL-13] closed while the source is asked, its answer is dropped', async () => {
  const { send, asked, found, state, settled } = asking()
  send({ type: 'CLOSE' })
  asked[0]?.answer('WT1')
  await settled()
  expect([state(), found()]).toEqual(['closed', []])
  send({ type: 'OPEN' })
  expect(found()).toEqual([])
})

test('[SHELL-13] a failure is told, and tried again at once when asked to', async () => {
  const { send, asked, told, state, found, settled } = asking(' WT ')
  const error = new Error('no network')
  asked[0]?.fail(error)
  await settled()
  expect(state()).toEqual({ open: 'failed' })
  expect(told.at(-1)).toEqual({ type: 'failed', error, text: 'WT', reason: 'unreachable' })
  send({ type: 'RETRY' })
  expect(asked.map(({ text }) => text)).toEqual(['WT', 'WT'])
  asked[1]?.answer('WT1')
  await settled()
  expect([state(), found()]).toEqual([{ open: 'answered' }, ['WT1']])
})

test('[SHELL-13] a failure does not outlive what was typed', async () => {
  const { type, asked, state, settled } = asking()
  asked[0]?.fail(new Error('no network'))
  await settled()
  type('WT2')
  expect(state()).toEqual({ open: 'waiting' })
})

test('[SHELL-13] what is chosen is told after it has closed, with what is to be stored, the last used first', () => {
  const { send, told, context, state } = palette({ saved: { version: 1, ids: ['a', 'b'] } })
  send({ type: 'OPEN' })
  send({ type: 'COMMAND.CHOSEN', id: 'b' })
  expect(state()).toBe('closed')
  expect(told.slice(1)).toEqual([
    { type: 'closed', reason: 'chosen' },
    { type: 'chosen', id: 'b', recent: { version: 1, ids: ['b', 'a'] }, reason: 'pressed' },
  ])
  send({ type: 'OPEN' })
  send({ type: 'COMMAND.CHOSEN', id: 'c' })
  expect(context().recent).toEqual(['c', 'b', 'a'])
})

test('[SHELL-13] no more than twenty are remembered', () => {
  expect(mostRecent).toBe(20)
  const ids = Array.from({ length: 25 }, (_, place) => `c${place}`)
  const { send, context } = palette({ saved: { version: 1, ids } })
  expect(context().recent).toEqual(ids.slice(0, 20))
  send({ type: 'OPEN' })
  send({ type: 'COMMAND.CHOSEN', id: 'new' })
  expect(context().recent).toEqual(['new', ...ids.slice(0, 19)])
})

test('[SHELL-13] what another browser tab stored is taken over, open or closed; rubbish is not', () => {
  const { send, context } = palette()
  send({ type: 'RECENT.RESTORED', saved: { version: 1, ids: ['x', 'y', 'x'] } })
  expect(context().recent).toEqual(['x', 'y'])
  send({ type: 'OPEN' })
  send({ type: 'RECENT.RESTORED', saved: { version: 1, ids: ['z'] } })
  expect(context().recent).toEqual(['z'])
  send({ type: 'RECENT.RESTORED', saved: 'rubbish' })
  expect(context().recent).toEqual(['z'])
})

test.each([
  ['nothing', undefined],
  ['a list', ['a']],
  ['another version', { version: 2, ids: ['a'] }],
  ['no ids', { version: 1 }],
  ['ids that are none', { version: 1, ids: ['a', 7] }],
])('[SHELL-13] a stored value that is %s is refused, and it starts well', (_, saved) => {
  expect(parseSavedRecent(saved)).toBeUndefined()
  expect(palette({ saved }).context().recent).toEqual([])
})

test('[SHELL-13] an unprovided source says what to provide', async () => {
  const clock = new SimulatedClock()
  const actor = createActor(commandPaletteMachine, { clock, input: { hasSource: true } }).start()
  const said: unknown[] = []
  actor.on('failed', ({ error }) => said.push(error))
  actor.send({ type: 'OPEN' })
  actor.send({ type: 'QUERY.TYPED', text: 'x' })
  clock.increment(200)
  for (let turn = 0; turn < 10; turn += 1) await undefined
  expect(String(said)).toContain('command-palette: provide findCommands')
})

propertyTest.prop([fc.array(fc.constantFrom('WT', 'WT2', ' ', 'close', 'open', 'wait', 'answer')), fc.infiniteStream(fc.nat(3))])(
  '[SHELL-13] whatever comes in whichever order, what was found belongs to what is typed',
  async (steps, places) => {
    const { send, type, clock, asked, context, settled } = palette()
    for (const step of steps) {
      if (step === 'open') send({ type: 'OPEN' })
      else if (step === 'close') send({ type: 'CLOSE' })
      else if (step === 'wait') clock.increment(200)
      else if (step === 'answer') {
        const question = asked[places.next().value ?? 0]
        question?.answer(question.text)
        await settled()
      } else type(step)
      expect([[], [context().text.trim()]]).toContainEqual(context().found.map(({ id }) => id))
    }
  },
)
