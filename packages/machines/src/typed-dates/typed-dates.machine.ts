import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import { areSame, areWhole, writtenDate } from './date-text.ts'
import type {
  DateTexts,
  StandingDates,
  TypedDatesContext,
  TypedDatesEmitted,
  TypedDatesEvent,
  TypedDatesInput,
} from './typed-dates.types.ts'

const isNothing = (texts: DateTexts) => texts.every((text) => text === '')

/** The dates that who draws the parts holds at this moment. */
const heldIn = ({ standing, given }: TypedDatesContext): DateTexts => standing?.held ?? given

type Touched = readonly (string | undefined)[]

/** What stands in the field, as a value would be written. An end that was not touched stays, also where it is no date. */
const textsIn = ({ typed, withTime }: TypedDatesContext, touched: Touched = []): DateTexts =>
  typed.map((text, place) => touched[place] ?? writtenDate(text, withTime))

/**
 * A field of dates whose parts are typed: one date, or both ends of a span. Who draws such parts knows a date or none; here what is no
 * date stays as it was typed, is handed on so once the field was left, and goes when it is a date or another value comes.
 */
export const typedDatesMachine = setup({
  types: {
    context: {} as TypedDatesContext,
    events: {} as TypedDatesEvent,
    emitted: {} as TypedDatesEmitted,
    input: {} as TypedDatesInput,
  },
  guards: {
    changeIsWhole: ({ context }, { touched }: { touched: Touched }) => areWhole(textsIn(context, touched), context.withTime),
    isOtherText: ({ context }, { place, text }: { place: number; text: string }) => context.typed[place] !== text,
    typedIsWhole: ({ context }) => areWhole(context.typed, context.withTime),
    typedIsOther: ({ context }) => !areSame(context.typed, present(context.standing).texts),
    isWhatStands: ({ context }, { texts }: { texts: DateTexts }) => areSame(texts, present(context.standing).texts),
    isBeforeOrNothing: ({ context }, { texts }: { texts: DateTexts }) => areSame(texts, context.given) || isNothing(texts),
  },
  actions: {
    take: assign((_, { texts, withTime }: { texts: DateTexts; withTime: boolean }) => ({ given: texts, withTime })),
    beginAnew: assign(({ context }, { hasFocus }: { hasFocus: boolean }) => ({
      standing: undefined,
      generation: context.generation + 1,
      hasFocus,
    })),
    note: assign(({ context }, { place, text }: { place: number; text: string }) => ({
      typed: context.typed.with(place, text),
    })),
    refuse: assign((_, { text }: { text: string }) => ({ refused: text })),
    forgetPaste: assign({ refused: undefined }),
    handChange: enqueueActions(({ context, enqueue }, { touched }: { touched: Touched }) => {
      enqueue.assign({ standing: undefined })
      enqueue.emit({ type: 'handedOn', texts: textsIn(context, touched) })
    }),
    standChange: enqueueActions(({ context, enqueue }, { touched }: { touched: Touched }) => {
      const texts = textsIn(context, touched)
      enqueue.assign({ standing: { texts, held: heldIn(context).map((date, place) => touched[place] ?? date) } })
      enqueue.emit({ type: 'handedOn', texts })
    }),
    handTyped: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ standing: undefined })
      enqueue.emit({ type: 'handedOn', texts: textsIn(context) })
    }),
    standTyped: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ standing: { texts: context.typed, held: heldIn(context) } })
      enqueue.emit({ type: 'handedOn', texts: context.typed })
    }),
    handNothing: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'handedOn', texts: context.given.map(() => '') })
    }),
  },
}).createMachine({
  id: 'typedDates',
  context: ({ input: { given, withTime = false } }) => ({
    given,
    withTime,
    typed: given,
    standing: undefined,
    refused: undefined,
    generation: 0,
    hasFocus: false,
  }),
  type: 'parallel',
  on: {
    TYPED: {
      guard: { type: 'isOtherText', params: ({ event }) => event },
      actions: { type: 'note', params: ({ event }) => event },
    },
    'PASTE.REFUSED': { actions: { type: 'refuse', params: ({ event }) => event } },
  },
  states: {
    /** When to say what is wrong: not while somebody is typing. */
    attention: {
      initial: 'left',
      on: {
        CHANGED: { target: '.typing', actions: 'forgetPaste' },
        LEFT: { target: '.left', actions: 'forgetPaste' },
        CLEARED: { target: '.left', actions: 'forgetPaste' },
        // Taken in any case. What it means for what stands there is decided below, by the value of before.
        GIVEN: { actions: { type: 'take', params: ({ event }) => event } },
      },
      states: { left: {}, typing: {} },
    },
    content: {
      initial: 'whole',
      on: {
        CHANGED: [
          {
            guard: { type: 'changeIsWhole', params: ({ event }) => ({ touched: event.texts }) },
            target: '.whole',
            actions: { type: 'handChange', params: ({ event }) => ({ touched: event.texts }) },
          },
          {
            target: '.standing',
            actions: { type: 'standChange', params: ({ event }) => ({ touched: event.texts }) },
          },
        ],
        CLEARED: { target: '.whole', actions: [{ type: 'beginAnew', params: { hasFocus: true } }, 'handNothing'] },
      },
      states: {
        /** The value is what stands there. */
        whole: {
          on: { LEFT: [{ guard: 'typedIsWhole' }, { target: 'standing', actions: 'standTyped' }] },
        },
        /** What stands there is no date. */
        standing: {
          initial: 'handedOn',
          on: {
            // Another value, if none of those below.
            GIVEN: { target: 'whole', actions: { type: 'beginAnew', params: { hasFocus: false } } },
            LEFT: [
              { guard: 'typedIsWhole', target: 'whole', actions: 'handTyped' },
              { guard: 'typedIsOther', target: '.handedOn', actions: 'standTyped' },
            ],
          },
          states: {
            /** The value is still another. Who cannot keep what is no date answers with nothing: that is no other value. */
            handedOn: {
              on: {
                GIVEN: [
                  { guard: { type: 'isWhatStands', params: ({ event }) => event }, target: 'taken' },
                  { guard: { type: 'isBeforeOrNothing', params: ({ event }) => event } },
                ],
              },
            },
            /** The value is what stands there, although it is no date. */
            taken: {
              on: { GIVEN: { guard: { type: 'isWhatStands', params: ({ event }) => event } } },
            },
          },
        },
      },
    },
  },
})

/** A field of typed dates that runs. */
export type TypedDatesActorRef = ActorRefFrom<typeof typedDatesMachine>
/** A field of typed dates at one moment. */
export type TypedDatesSnapshot = SnapshotFrom<typeof typedDatesMachine>

/**
 * What a field shows whose value is `given`, also where the machine has not been told of that value yet: what is kept although it is no
 * date, as long as the value is the one from which it came, its own text, or nothing; else the value.
 */
export function shownDates(snapshot: TypedDatesSnapshot, given: DateTexts): StandingDates {
  const { standing, given: before } = snapshot.context
  if (standing === undefined) return { texts: given, held: given }
  const waits = snapshot.matches({ content: { standing: 'handedOn' } }) && (areSame(given, before) || isNothing(given))
  return waits || areSame(given, standing.texts) ? standing : { texts: given, held: given }
}
