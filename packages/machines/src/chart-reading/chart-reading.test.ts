import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type ChartPoints, type ChartReadingEmitted, type ChartReadingEvent, chartReadingMachine } from './index.ts'

const points: ChartPoints = [
  [true, false, true, true],
  [false, true, true, false],
  [false, false, false, false],
]

function chart(given: ChartPoints = points) {
  const actor = createActor(chartReadingMachine, { input: { points: given } }).start()
  const told: ChartReadingEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return {
    told,
    send: (...events: ChartReadingEvent[]) => {
      for (const event of events) actor.send(event)
    },
    at: () => {
      const { at } = actor.getSnapshot().context
      return at && [at.series, at.point]
    },
    hidden: () => actor.getSnapshot().context.hidden,
    state: () => actor.getSnapshot().value,
  }
}
const on = { type: 'POINT.STEPPED', by: 1 } as const
const back = { type: 'POINT.STEPPED', by: -1 } as const
const first = { type: 'POINT.FIRST' } as const
const last = { type: 'POINT.LAST' } as const
const down = { type: 'SERIES.STEPPED', by: 1 } as const
const up = { type: 'SERIES.STEPPED', by: -1 } as const
const toggle = (series: number) => ({ type: 'SERIES.TOGGLED', series }) as const

test.each([
  ['on', [on], [0, 0]],
  ['back, which begins at the end', [back], [0, 3]],
  ['the first', [first], [0, 0]],
  ['the last', [last], [0, 3]],
  ['a series', [down], [0, 0]],
  ['on over a gap', [on, on], [0, 2]],
  ['on beyond the end', [last, on], [0, 3]],
  ['back beyond the beginning', [first, back], [0, 0]],
  ['far on', [first, { type: 'POINT.STEPPED', by: 40 }], [0, 3]],
  ['on by two', [first, { type: 'POINT.STEPPED', by: 2 }], [0, 3]],
  ['the next series, at the nearest value', [first, down], [1, 1]],
  ['the next series, at the same point', [on, on, down], [1, 2]],
  ['the series before', [first, down, up], [0, 0]],
  ['no series without a value', [first, down, down], [1, 1]],
  ['no series before the first', [first, up], [0, 0]],
  ['the first, from another', [last, first], [0, 0]],
  ['the last, from another', [first, last], [0, 3]],
  ['into a series from below at its beginning', [up], [0, 0]],
  ['nowhere further than the first by a step of none', [{ type: 'POINT.STEPPED', by: 0 }], [0, 0]],
  ['past a hidden series', [toggle(0), first], [1, 1]],
] satisfies [string, ChartReadingEvent[], number[]][])('[A11Y-2] keys lead %s', (_, events, place) => {
  const { send, at, state } = chart()
  send(...events)
  expect([at(), state()]).toEqual([place, 'reading'])
})

test('[A11Y-2] of two values that are as near in the next series the earlier is read', () => {
  const { send, at } = chart([
    [false, false, true],
    [false, true, false, true],
  ])
  send(first, down)
  expect(at()).toEqual([1, 1])
})

test('[A11Y-2] each step is told, also where it goes no further', () => {
  const { send, told } = chart([[true, true]])
  send(on, on, on)
  expect(told).toEqual([
    { type: 'read', place: { series: 0, point: 0 } },
    { type: 'read', place: { series: 0, point: 1 } },
    { type: 'read', place: { series: 0, point: 1 } },
  ])
})

test.each([[[]], [[[]]], [[[false, false]]]])('of a chart without values (%j) nothing is read', (given: ChartPoints) => {
  const { send, at, told, state } = chart(given)
  send(on, back, first, last, down, up)
  expect([at(), told, state()]).toEqual([undefined, [], 'resting'])
})

test('left, nothing is read, and reading begins anew', () => {
  const { send, at, state } = chart()
  send(last, { type: 'LEFT' })
  expect([at(), state()]).toEqual([undefined, 'resting'])
  send(on)
  expect(at()).toEqual([0, 0])
})

test('a series is hidden and shown again; the last one stays, and one that is not there changes nothing', () => {
  const { send, hidden, told } = chart()
  send(toggle(2), toggle(0))
  expect(hidden()).toEqual([0, 2])
  send(toggle(1))
  expect(hidden()).toEqual([0, 2])
  send(toggle(2))
  expect(hidden()).toEqual([0])
  send(toggle(7))
  expect(hidden()).toEqual([0])
  expect(told.at(-1)).toEqual({ type: 'hidden', series: [0] })
})

test('hiding the series that is read ends the reading; hiding another does not', () => {
  const { send, at, state } = chart()
  send(first, toggle(1))
  expect(at()).toEqual([0, 0])
  send(toggle(1), toggle(0))
  expect([at(), state()]).toEqual([undefined, 'resting'])
})

test('with other values the reading goes on where that point still has one', () => {
  const { send, at } = chart()
  send(last, { type: 'POINTS.GIVEN', points: [[true, true, true, true, true]] })
  expect(at()).toEqual([0, 3])
  send({ type: 'POINTS.GIVEN', points: [[true, true]] })
  expect(at()).toBeUndefined()
})

test('with other values what was hidden stays hidden, unless nothing would be left', () => {
  const { send, hidden } = chart()
  send(toggle(0), toggle(2), { type: 'POINTS.GIVEN', points: [[true], [true], [true]] })
  expect(hidden()).toEqual([0, 2])
  send({ type: 'POINTS.GIVEN', points: [[true], [true]] })
  expect(hidden()).toEqual([])
})

test('with fewer series those that are gone are not hidden any more', () => {
  const { send, hidden } = chart([[true], [true], [true], [true]])
  send(toggle(0), toggle(3), { type: 'POINTS.GIVEN', points: [[true], [true], [true]] })
  expect(hidden()).toEqual([0])
})

const events = fc.array(
  fc.oneof(
    fc.constantFrom<ChartReadingEvent>(on, back, first, last, down, up, { type: 'LEFT' }),
    fc.nat({ max: 4 }).map(toggle),
    fc
      .array(fc.array(fc.boolean(), { maxLength: 4 }), { maxLength: 4 })
      .map((given): ChartReadingEvent => ({ type: 'POINTS.GIVEN', points: given })),
  ),
)
propertyTest.prop([events])('whatever comes, what is read has a value and is shown, and so is one series at least', (all) => {
  const actor = createActor(chartReadingMachine, { input: { points } }).start()
  for (const event of all) {
    actor.send(event)
    const { at, hidden, points: now } = actor.getSnapshot().context
    if (at) expect([now[at.series]?.[at.point], hidden.includes(at.series)]).toEqual([true, false])
    expect(now.length === 0 || hidden.length < now.length).toBe(true)
  }
})
