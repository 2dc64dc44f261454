import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type {
  SendRequest,
  SubmissionContext,
  SubmissionEmitted,
  SubmissionEvent,
  SubmissionInput,
  SubmissionOutcome,
} from './submission.types.ts'

/**
 * A form on its way to the server, until it is known what came of it. Where no answer came, the server is asked whether it has what was
 * sent. What it has not is sent once more by itself, where nobody has changed it and its page is still the same; else a person is told, and
 * sends it. All of that is under one idempotency key, so that one record comes of it.
 */
export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    emitted: {} as SubmissionEmitted,
    input: {} as SubmissionInput,
  },
  actors: {
    send: fromPromise<unknown, SendRequest>(async () => {
      throw new Error('submission: provide send, which sends the form under its idempotency key.')
    }),
    askOutcome: fromPromise<SubmissionOutcome>(async () => {
      throw new Error('submission: provide askOutcome, which asks the server whether it has what was sent.')
    }),
  },
  guards: {
    isUnanswered: ({ context }, { error }: { error: unknown }) => context.isUnanswered(error),
    // A repetition brings the answer of before.
    isMadeHere: ({ context }, { made }: SubmissionOutcome) => made && !context.resumed && !context.again,
    isMade: (_, { made }: SubmissionOutcome) => made,
    goesByItself: ({ context }, { changed }: SubmissionOutcome) => !changed && !context.resumed && !context.again,
  },
  actions: {
    begin: assign((_, { what }: { what: string }) => ({ what, resumed: false, again: false })),
    resume: assign((_, { what }: { what: string }) => ({ what, resumed: true, again: false })),
    repeat: assign({ again: true }),
    tellSent: emit(({ context }, { answer }: { answer: unknown }) => ({
      type: 'sent',
      what: context.what,
      answer,
      reason: 'answered',
    })),
    tellRefused: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'refused',
      what: context.what,
      error,
      reason: 'refused',
    })),
    tellUnanswered: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'unanswered',
      what: context.what,
      error,
      reason: 'noAnswer',
    })),
  },
}).createMachine({
  id: 'submission',
  context: ({ input }) => ({ ...input, what: '', resumed: false, again: false }),
  initial: 'resting',
  states: {
    /** Nothing is under way. */
    resting: {
      on: {
        SEND: { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } },
        RESUME: { target: 'asking', actions: { type: 'resume', params: ({ event }) => event } },
      },
    },
    /** One thing at a time: what is pressed meanwhile is not heard. */
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ what: context.what }),
        onDone: { target: 'resting', actions: { type: 'tellSent', params: ({ event }) => ({ answer: event.output }) } },
        onError: [
          {
            target: 'asking',
            guard: { type: 'isUnanswered', params: ({ event }) => ({ error: event.error }) },
            actions: { type: 'tellUnanswered', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'resting', actions: { type: 'tellRefused', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    /** It may be there or not: the server is asked, as soon as it can be. */
    asking: {
      invoke: {
        id: 'askOutcome',
        src: 'askOutcome',
        onDone: [
          { target: 'sending', guard: { type: 'isMadeHere', params: ({ event }) => event.output }, actions: 'repeat' },
          { target: 'made', guard: { type: 'isMade', params: ({ event }) => event.output } },
          { target: 'sending', guard: { type: 'goesByItself', params: ({ event }) => event.output }, actions: 'repeat' },
          { target: 'notMade' },
        ],
        onError: 'unsure',
      },
      on: {
        SEND: { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } },
        FORGET: 'resting',
      },
    },
    /** The server has it, and its answer was not seen here. */
    made: {
      on: {
        SEND: { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } },
        FORGET: 'resting',
      },
    },
    /** The server does not have it. */
    notMade: {
      on: {
        SEND: { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } },
        FORGET: 'resting',
      },
    },
    /** The server did not say. */
    unsure: {
      on: {
        SEND: { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } },
        FORGET: 'resting',
      },
    },
  },
})

/** A running submission: tell it to send, and hear what came of it. */
export type SubmissionActorRef = ActorRefFrom<typeof submissionMachine>
/** How a submission stands at one moment. */
export type SubmissionSnapshot = SnapshotFrom<typeof submissionMachine>

const doubts = ['asking', 'made', 'notMade', 'unsure'] as const
/** What is to be told to a person of a submission whose answer they did not see; `none` where there is nothing to tell. */
export type SubmissionDoubt = (typeof doubts)[number] | 'none'

/** What is known of a submission whose answer was not seen. */
export function doubtOf(snapshot: SubmissionSnapshot): SubmissionDoubt {
  return doubts.find((state) => snapshot.matches(state)) ?? 'none'
}
