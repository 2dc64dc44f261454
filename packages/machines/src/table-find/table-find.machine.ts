import { type ActorRefFrom, assign, emit, enqueueActions, fromCallback, type SnapshotFrom, setup } from 'xstate'
import type {
  FindReason,
  FindRequest,
  FoundCell,
  TableFindContext,
  TableFindEmitted,
  TableFindEvent,
  TableFindInput,
} from './table-find.types.ts'

/** So many places are looked for, where nobody says otherwise. */
export const mostPlaces = 10_000

const asked = ({ query }: Pick<TableFindContext, 'query'>) => query.trim()
const isBefore = (one: FoundCell, other: FoundCell) => one.row < other.row || (one.row === other.row && one.column < other.column)

/** Looks for words in a table whose rows are not all drawn: it knows the places, at which one stands, and which comes next. */
export const tableFindMachine = setup({
  types: {
    context: {} as TableFindContext,
    events: {} as TableFindEvent,
    emitted: {} as TableFindEmitted,
    input: {} as TableFindInput,
  },
  actors: {
    search: fromCallback<{ type: 'nothing' }, FindRequest>(() => {
      throw new Error('table-find: provide search, which looks through all rows in turns and tells of places by PLACES.FOUND.')
    }),
  },
  guards: {
    isOther: ({ context }, { query }: { query: string }) => query.trim() !== asked(context),
    asksNothing: ({ context }) => asked(context) === '',
    hasPlaces: ({ context }) => context.places.length > 0,
  },
  actions: {
    note: assign((_, { from }: { from: FoundCell }) => ({ from })),
    write: assign((_, { query }: { query: string }) => ({ query })),
    forget: assign(({ context }) => ({ places: [], at: -1, from: context.places[context.at] ?? context.from })),
    add: enqueueActions(({ context, enqueue }, { places: more }: { places: readonly FoundCell[] }) => {
      const places = [...context.places, ...more].slice(0, context.most)
      const at = context.at >= 0 ? context.at : places.findIndex((place) => !isBefore(place, context.from))
      enqueue.assign({ places, at })
      const place = places[at]
      if (place && context.at < 0) enqueue.emit({ type: 'moved', place, reason: 'found' })
    }),
    conclude: enqueueActions(({ context, enqueue }) => {
      const { places, most } = context
      enqueue.emit({
        type: 'searched',
        query: asked(context),
        count: places.length,
        reason: places.length >= most ? 'enough' : 'all',
      })
      const [first] = places
      // Behind where one looked from there was none: it goes on at the beginning.
      if (!first || context.at >= 0) return
      enqueue.assign({ at: 0 })
      enqueue.emit({ type: 'moved', place: first, reason: 'found' })
    }),
    step: enqueueActions(({ context, enqueue }, { by, reason }: { by: 1 | -1; reason: FindReason }) => {
      const { places } = context
      const at = context.at < 0 ? (by === 1 ? 0 : places.length - 1) : (context.at + by + places.length) % places.length
      const place = places[at]
      enqueue.assign({ at })
      if (place) enqueue.emit({ type: 'moved', place, reason })
    }),
    tellClosed: emit({ type: 'closed', reason: 'asked' }),
  },
}).createMachine({
  id: 'tableFind',
  context: ({ input }) => ({ query: '', from: { row: 0, column: 0 }, places: [], at: -1, most: input.most ?? mostPlaces }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        OPENED: { target: 'open', actions: ['forget', { type: 'note', params: ({ event }) => ({ from: event.from }) }] },
      },
    },
    open: {
      initial: 'deciding',
      on: {
        OPENED: { actions: { type: 'note', params: ({ event }) => ({ from: event.from }) } },
        CLOSED: { target: 'closed', actions: 'tellClosed' },
        'QUERY.CHANGED': [
          {
            target: '.deciding',
            guard: { type: 'isOther', params: ({ event }) => ({ query: event.query }) },
            actions: ['forget', { type: 'write', params: ({ event }) => ({ query: event.query }) }],
          },
          { actions: { type: 'write', params: ({ event }) => ({ query: event.query }) } },
        ],
        'CONTENT.CHANGED': { target: '.deciding', actions: 'forget' },
        NEXT: { guard: 'hasPlaces', actions: { type: 'step', params: { by: 1, reason: 'next' } } },
        PREVIOUS: { guard: 'hasPlaces', actions: { type: 'step', params: { by: -1, reason: 'previous' } } },
      },
      states: {
        deciding: { always: [{ target: 'idle', guard: 'asksNothing' }, { target: 'searching' }] },
        /** Nothing is looked for. */
        idle: {},
        searching: {
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => ({ query: asked(context), most: context.most }),
            // A port that breaks has told what it found before.
            onError: { target: 'ended', actions: 'conclude' },
          },
          on: {
            'PLACES.FOUND': { actions: { type: 'add', params: ({ event }) => ({ places: event.places }) } },
            'SEARCH.ENDED': { target: 'ended', actions: 'conclude' },
          },
        },
        /** All places are known, or there is none. */
        ended: {},
      },
    },
  },
})

/** A running search in a table. */
export type TableFindActorRef = ActorRefFrom<typeof tableFindMachine>
/** What a search is at one moment. */
export type TableFindSnapshot = SnapshotFrom<typeof tableFindMachine>
