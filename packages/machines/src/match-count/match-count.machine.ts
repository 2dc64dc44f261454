import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  CountAnswer,
  CountRequest,
  MatchCountContext,
  MatchCountEmitted,
  MatchCountEvent,
  MatchCountInput,
} from './match-count.types.ts'

/** Milliseconds that a question must rest before it is asked. */
export const questionRests = 400

/** So many answers are remembered. */
export const mostKnown = 20

const knownCount = ({ known, question }: MatchCountContext) => known.find((one) => one.question === question)

/** An answer may be the number alone. */
const read = (answer: number | CountAnswer) =>
  typeof answer === 'object' && answer !== null
    ? { count: answer.count, isCapped: answer.isCapped ?? false }
    : { count: answer, isCapped: false }

/**
 * How many records would match a question before anybody searches for it. A question is asked once it rests, while somebody sees the
 * number, and once until a refresh. The number belongs to the question as it stands, or there is none. A failure stays silent.
 */
export const matchCountMachine = setup({
  types: {
    context: {} as MatchCountContext,
    events: {} as MatchCountEvent,
    emitted: {} as MatchCountEmitted,
    input: {} as MatchCountInput,
  },
  actors: {
    count: fromPromise<number | CountAnswer, CountRequest>(async () => {
      throw new Error('match-count: provide count, which answers how many match a question.')
    }),
  },
  delays: {
    rest: ({ context }) => context.rests,
    /** An answer that is quicker needs no word before it. */
    patience: 300,
  },
  guards: {
    isOther: ({ context }, { question }: { question: string | undefined }) => question !== context.question,
    asksNothing: ({ context }) => context.question === undefined,
    isKnown: ({ context }) => knownCount(context) !== undefined,
    isCount: (_, { count }: { count: number }) => Number.isSafeInteger(count) && count >= 0,
  },
  actions: {
    ask: assign((_, { question }: { question: string | undefined }) => ({
      question,
      count: undefined,
      isCapped: false,
    })),
    recall: assign(({ context }) => {
      const { count, isCapped } = present(knownCount(context))
      return { count, isCapped }
    }),
    keep: enqueueActions(({ context, enqueue }, { count, isCapped }: Required<CountAnswer>) => {
      const question = present(context.question)
      enqueue.assign({ count, isCapped, known: [...context.known, { question, count, isCapped }].slice(-mostKnown) })
      enqueue.emit({ type: 'counted', question, count, isCapped, reason: 'answered' })
    }),
    forgetKnown: assign({ known: [] }),
    forgetCount: assign({ count: undefined, isCapped: false }),
    tellFailed: emit(
      ({ context }, { error, reason }: Omit<Extract<MatchCountEmitted, { type: 'failed' }>, 'type' | 'question'>) => ({
        type: 'failed',
        question: present(context.question),
        error,
        reason,
      }),
    ),
  },
}).createMachine({
  id: 'matchCount',
  context: ({ input }) => ({
    question: input.question,
    count: undefined,
    isCapped: false,
    known: [],
    rests: input.rests ?? questionRests,
  }),
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        SHOWN: 'shown',
        'QUESTION.CHANGED': {
          guard: { type: 'isOther', params: ({ event }) => ({ question: event.question }) },
          actions: { type: 'ask', params: ({ event }) => ({ question: event.question }) },
        },
        REFRESH: { actions: ['forgetKnown', 'forgetCount'] },
      },
    },
    shown: {
      initial: 'deciding',
      on: {
        HIDDEN: 'hidden',
        'QUESTION.CHANGED': {
          target: '.deciding',
          guard: { type: 'isOther', params: ({ event }) => ({ question: event.question }) },
          actions: { type: 'ask', params: ({ event }) => ({ question: event.question }) },
        },
        // What waits or asks nothing has nothing to ask anew.
        REFRESH: { actions: 'forgetKnown' },
      },
      states: {
        deciding: {
          always: [
            { target: 'idle', guard: 'asksNothing' },
            { target: 'counted', guard: 'isKnown', actions: 'recall' },
            { target: 'resting' },
          ],
        },
        /** Nothing is asked. */
        idle: {},
        /** Somebody is still changing the question. */
        resting: { after: { rest: 'counting' } },
        /** The number of before a refresh stands until the new one is there. */
        counting: {
          invoke: {
            id: 'count',
            src: 'count',
            input: ({ context }) => ({ question: present(context.question) }),
            onDone: [
              {
                target: 'counted',
                guard: { type: 'isCount', params: ({ event }) => read(event.output) },
                actions: { type: 'keep', params: ({ event }) => read(event.output) },
              },
              {
                target: 'failed',
                actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.output, reason: 'noCount' as const }) },
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error, reason: 'unreachable' as const }) },
            },
          },
          on: { REFRESH: { target: 'counting', reenter: true, actions: 'forgetKnown' } },
          initial: 'begun',
          states: {
            begun: { after: { patience: 'awaited' } },
            /** It takes so long that it is worth a word. */
            awaited: {},
          },
        },
        counted: { on: { REFRESH: { target: 'counting', actions: 'forgetKnown' } } },
        failed: { entry: 'forgetCount', on: { RETRY: 'counting', REFRESH: { target: 'counting', actions: 'forgetKnown' } } },
      },
    },
  },
})

/** A running count of matches: tell it what is asked and whether anybody sees it, and read the number. */
export type MatchCountActorRef = ActorRefFrom<typeof matchCountMachine>
/** What a count of matches is at one moment: hidden, waiting, counting, counted or failed. */
export type MatchCountSnapshot = SnapshotFrom<typeof matchCountMachine>

/** Whether the answer takes so long that it is worth a word; never where a number stands. */
export function isAwaited(snapshot: MatchCountSnapshot): boolean {
  return snapshot.matches({ shown: { counting: 'awaited' } }) && snapshot.context.count === undefined
}
