import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type FormulaKeyboardEmitted,
  type FormulaKeyboardInput,
  formulaKeyboardMachine,
  hasFormulaField,
  inSortOrder,
  isKeyboardOpen,
  keyboardSetupDelay,
  mostRecentSymbols,
  parseRecentSymbols,
  splitSymbols,
  symbolGroupCount,
} from './index.ts'

const groupIds = ['greek', 'units', 'signs']

/** A keyboard whose clock and field are the test's. */
function keyboard(input: Partial<FormulaKeyboardInput> = {}) {
  const asked: { come: () => void; stay: (error: Error) => void }[] = []
  const clock = new SimulatedClock()
  const fetchField = fromPromise<void>(
    () =>
      new Promise((resolve, reject) => {
        asked.push({ come: () => resolve(), stay: reject })
      }),
  )
  const machine = formulaKeyboardMachine.provide({ actors: { fetchField } })
  const actor = createActor(machine, { clock, input: { groupIds, ...input } })
  const told: FormulaKeyboardEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  return {
    actor,
    asked,
    told,
    pass: (time: number) => clock.increment(time),
    isOpen: () => isKeyboardOpen(actor.getSnapshot()),
    hasField: () => hasFormulaField(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    settled: async () => {
      for (let turn = 0; turn < 10; turn += 1) await undefined
    },
  }
}

test('[MATH-2] it is set up 500 ms after the field is there: before, a press is remembered, and not lost', () => {
  const { actor, pass, isOpen, told } = keyboard()
  expect(keyboardSetupDelay).toBe(500)
  actor.send({ type: 'TOGGLED' })
  pass(499)
  expect([isOpen(), told]).toEqual([false, []])
  pass(1)
  expect([isOpen(), told]).toEqual([true, [{ type: 'opened' }]])
})

test.each([[['TOGGLED', 'TOGGLED']], [['TOGGLED', 'CLOSED']], [[]]] as const)(
  '[MATH-2] %j before it is set up leaves it closed',
  (types) => {
    const { actor, pass, isOpen, told } = keyboard()
    for (const type of types) actor.send(type === 'CLOSED' ? { type, reason: 'escape' } : { type })
    pass(500)
    expect([isOpen(), told]).toEqual([false, []])
    actor.send({ type: 'TOGGLED' })
    expect(isOpen()).toBe(true)
  },
)

test('[MATH-2] it opens and closes by its button, and says by what it was closed', () => {
  const { actor, pass, isOpen, told } = keyboard()
  pass(500)
  for (const reason of ['escape', 'button'] as const) {
    actor.send({ type: 'TOGGLED' })
    actor.send({ type: 'CLOSED', reason })
    expect(isOpen()).toBe(false)
    expect(told.at(-1)).toEqual({ type: 'closed', reason })
  }
  actor.send({ type: 'TOGGLED' })
  actor.send({ type: 'TOGGLED' })
  expect(told.at(-1)).toEqual({ type: 'closed', reason: 'toggle' })
})

test('[MATH-2] a symbol is inserted and is the latest of those remembered; closed, nothing is inserted', () => {
  const { actor, pass, told, context } = keyboard({ recent: { version: 1, codes: ['a', 'b'] } })
  const press = (code: string) => actor.send({ type: 'SYMBOL.PRESSED', code })
  pass(500)
  press('b')
  expect(told).toEqual([])
  actor.send({ type: 'TOGGLED' })
  press('b')
  expect(told.slice(1)).toEqual([
    { type: 'inserted', code: 'b' },
    { type: 'remembered', saved: { version: 1, codes: ['b', 'a'] } },
  ])
  for (let count = 0; count < 40; count += 1) press(String(count))
  expect(context().recent).toHaveLength(mostRecentSymbols)
  expect(context().recent.slice(0, 2)).toEqual(['39', '38'])
})

test('[MATH-2] the first group is seen until another is chosen; where that goes away, the first is seen again', () => {
  const { actor, pass, context } = keyboard()
  pass(500)
  actor.send({ type: 'TOGGLED' })
  expect(context().groupId).toBe('greek')
  actor.send({ type: 'GROUP.CHOSEN', groupId: 'units' })
  actor.send({ type: 'GROUP.CHOSEN', groupId: 'nowhere' })
  expect(context().groupId).toBe('units')
  actor.send({ type: 'GROUPS.CHANGED', groupIds: ['own', 'units'] })
  expect(context().groupId).toBe('units')
  actor.send({ type: 'GROUPS.CHANGED', groupIds: ['own'] })
  expect(context().groupId).toBe('own')
  actor.send({ type: 'GROUPS.CHANGED', groupIds: [] })
  expect(context().groupId).toBeUndefined()
  actor.send({ type: 'GROUPS.CHANGED', groupIds: ['own'] })
  expect(context().groupId).toBe('own')
})

test('[MATH-2] the formula field takes the place of the plain one, but not while somebody types there', async () => {
  const { actor, asked, hasField, settled } = keyboard()
  actor.send({ type: 'PLAIN.TYPED' })
  asked[0]?.come()
  await settled()
  expect(hasField()).toBe(false)
  actor.send({ type: 'PLAIN.LEFT' })
  expect(hasField()).toBe(true)
})

test('[MATH-2] a field that could not be fetched is told with its cause, and fetched again when that is wanted', async () => {
  const { actor, asked, told, hasField, settled } = keyboard()
  const error = new Error('offline')
  asked[0]?.stay(error)
  await settled()
  expect([hasField(), told]).toEqual([false, [{ type: 'failed', error }]])
  actor.send({ type: 'RETRY' })
  actor.send({ type: 'RETRY' })
  expect(asked).toHaveLength(2)
  asked[1]?.come()
  await settled()
  expect(hasField()).toBe(true)
})

test('[MATH-2] an unprovided port says what to provide', async () => {
  const actor = createActor(formulaKeyboardMachine, { input: { groupIds: [] } })
  const said: unknown[] = []
  actor.on('failed', ({ error }) => said.push(error))
  actor.start()
  for (let turn = 0; turn < 10; turn += 1) await undefined
  expect(said).toEqual([new Error('formula-keyboard: provide fetchField, which fetches the formula field and keeps it.')])
})

test.each([
  [{ version: 1, codes: ['a', 'b', 'a'] }, ['a', 'b']],
  [{ version: 1, codes: [] }, []],
  [{ version: 2, codes: ['a'] }, []],
  [{ version: 1, codes: 'a' }, []],
  [{ version: 1, codes: ['a', 1] }, []],
  [{ version: 1, codes: ['a', ''] }, []],
  [{ version: 1, codes: ['a', 'x'.repeat(201)] }, []],
  [{ version: 1 }, []],
  ['a', []],
  [undefined, []],
])('[MATH-2] of %j it remembers %j', (recent, codes) => {
  expect(keyboard({ recent }).context().recent).toEqual(codes)
})

test('[MATH-2] more than there is room for is not remembered', () => {
  expect(parseRecentSymbols({ version: 1, codes: ['a', 'b', 'c'] }, 2)).toEqual(['a', 'b'])
})

test('[MATH-3] symbols stand in their sort order, those of one place as they came', () => {
  const symbols = [
    { code: 'c', sort: 2 },
    { code: 'a', sort: 1 },
    { code: 'b', sort: 1 },
  ]
  expect(inSortOrder(symbols).map(({ code }) => code)).toEqual(['a', 'b', 'c'])
  expect(symbols.map(({ code }) => code)).toEqual(['c', 'a', 'b'])
})

propertyTest.prop([fc.array(fc.record({ code: fc.string(), sort: fc.integer() })), fc.integer({ min: 1, max: 20 })])(
  '[MATH-2] a list is split into groups that are its sort order, as even as can be',
  (symbols, count) => {
    const groups = splitSymbols(symbols, count)
    expect(groups.flat()).toEqual(inSortOrder(symbols))
    expect(groups.length).toBe(Math.min(count, symbols.length))
    const sizes = groups.map((group) => group.length)
    if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  },
)

test('[MATH-2] the common list is split into 14 groups', () => {
  const symbols = Array.from({ length: 9999 }, (_, sort) => ({ code: String(sort), sort }))
  expect(symbolGroupCount).toBe(14)
  expect(splitSymbols(symbols)).toHaveLength(14)
})

test.each([
  [
    5,
    2,
    [
      [0, 1, 2],
      [3, 4],
    ],
  ],
  [
    7,
    3,
    [
      [0, 1, 2],
      [3, 4],
      [5, 6],
    ],
  ],
  [2, 4, [[0], [1]]],
  [0, 14, []],
])('[MATH-2] %i symbols in %i groups: neighbours, and the larger groups first', (size, count, groups) => {
  const symbols = Array.from({ length: size }, (_, place) => ({ code: String(place), sort: size - place })).toReversed()
  const sorted = Array.from({ length: size }, (_, place) => String(size - 1 - place))
  expect(splitSymbols(symbols, count).map((group) => group.map(({ code }) => sorted.indexOf(code)))).toEqual(groups)
})

test('[MATH-2] a symbol used last of 200 characters is kept, a longer one is not', () => {
  const saved = (code: string) => ({ version: 1, codes: [code] })
  expect(parseRecentSymbols(saved('x'.repeat(200)), 8)).toHaveLength(1)
  expect(parseRecentSymbols(saved('x'.repeat(201)), 8)).toEqual([])
})
