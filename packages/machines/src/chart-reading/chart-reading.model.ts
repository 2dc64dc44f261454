import { defineModel } from '../testing/index.ts'
import { chartReadingMachine } from './chart-reading.machine.ts'
import { isReadable } from './chart-steps.ts'

const two = [
  [true, false, true],
  [false, true, true],
]
const one = [[true]]

/** Two series with gaps, one of a single point, and none; read by keys, hidden, and replaced. */
export const chartReadingModel = defineModel({
  name: 'chart-reading',
  machine: chartReadingMachine,
  inputs: [{ points: two }, { points: [] }, { points: [[false]] }],
  events: [
    { type: 'POINT.STEPPED', by: 1 },
    { type: 'POINT.STEPPED', by: -1 },
    { type: 'POINT.STEPPED', by: 10 },
    { type: 'POINT.FIRST' },
    { type: 'POINT.LAST' },
    { type: 'SERIES.STEPPED', by: 1 },
    { type: 'SERIES.STEPPED', by: -1 },
    { type: 'SERIES.TOGGLED', series: 0 },
    { type: 'SERIES.TOGGLED', series: 1 },
    { type: 'SERIES.TOGGLED', series: 9 },
    { type: 'POINTS.GIVEN', points: two },
    { type: 'POINTS.GIVEN', points: one },
    { type: 'POINTS.GIVEN', points: [] },
    { type: 'LEFT' },
  ],
  place: ({ context }) => [context.points, context.hidden, context.at],
  invariant: (snapshot) => {
    const { context } = snapshot
    if (snapshot.matches('reading') !== isReadable(context)) throw new Error('what is read is shown, and has a value')
    if (snapshot.matches('resting') && context.at) throw new Error('resting means that nothing is read')
    if (context.points.length > 0 && context.hidden.length >= context.points.length)
      throw new Error('one series at least is shown')
  },
})
