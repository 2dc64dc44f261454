import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  ChartPoints,
  ChartReadingContext,
  ChartReadingEmitted,
  ChartReadingEvent,
  ChartReadingInput,
} from './chart-reading.types.ts'
import { isReadable, stepped, toggled } from './chart-steps.ts'

/** Reading a chart point by point, as by the arrow keys, and which of its series are hidden. */
export const chartReadingMachine = setup({
  types: {
    context: {} as ChartReadingContext,
    events: {} as ChartReadingEvent,
    emitted: {} as ChartReadingEmitted,
    input: {} as ChartReadingInput,
  },
  guards: {
    leadsSomewhere: ({ context, event }) => stepped(context, event) !== undefined,
    isGone: ({ context }) => !isReadable(context),
  },
  actions: {
    step: enqueueActions(({ context, event, enqueue }) => {
      const at = present(stepped(context, event))
      enqueue.assign({ at })
      // Said again where it goes no further: silence would sound like a key that was not heard.
      enqueue.emit({ type: 'read', place: at })
    }),
    leave: assign({ at: undefined }),
    keepPoints: assign(({ context }, { points }: { points: ChartPoints }) => ({
      points,
      // One stays in sight, whatever was hidden of what was there before.
      hidden: points.length > context.hidden.length ? context.hidden.filter((one) => one in points) : [],
    })),
    toggleSeries: enqueueActions(({ context, enqueue }, { series }: { series: number }) => {
      const hidden = toggled(context, series)
      enqueue.assign({ hidden })
      enqueue.emit({ type: 'hidden', series: hidden })
    }),
  },
}).createMachine({
  id: 'chartReading',
  context: ({ input }) => ({ points: input.points, hidden: [], at: undefined }),
  initial: 'resting',
  on: {
    'POINT.STEPPED': { target: '.reading', guard: 'leadsSomewhere', actions: 'step' },
    'POINT.FIRST': { target: '.reading', guard: 'leadsSomewhere', actions: 'step' },
    'POINT.LAST': { target: '.reading', guard: 'leadsSomewhere', actions: 'step' },
    'SERIES.STEPPED': { target: '.reading', guard: 'leadsSomewhere', actions: 'step' },
    'SERIES.TOGGLED': { actions: { type: 'toggleSeries', params: ({ event }) => ({ series: event.series }) } },
    'POINTS.GIVEN': { actions: { type: 'keepPoints', params: ({ event }) => ({ points: event.points }) } },
  },
  states: {
    resting: {},
    reading: {
      on: { LEFT: { target: 'resting', actions: 'leave' } },
      always: { target: 'resting', guard: 'isGone', actions: 'leave' },
    },
  },
})

/** A chart that is read. */
export type ChartReadingActorRef = ActorRefFrom<typeof chartReadingMachine>
/** What is read of a chart at one moment, and what is hidden. */
export type ChartReadingSnapshot = SnapshotFrom<typeof chartReadingMachine>
