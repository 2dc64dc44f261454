import { type ActorRefFrom, assign, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  CheckFailureReason,
  CheckFileAnswer,
  CheckFileContext,
  CheckFileEmitted,
  CheckFileEvent,
  CheckFileInput,
  CheckFileRequest,
  DroppedFile,
  ReadFileRequest,
  Verdict,
} from './check-file.types.ts'

/** 20 MiB, larger than any certificate with its pictures. */
export const largestFile = 20 * 1024 * 1024

const nothing = { file: undefined, bytes: undefined, answer: undefined, failure: undefined, error: undefined }

/** Whether a dropped certificate file is genuine. A newer file gives up the check of an older one. */
export const checkFileMachine = setup({
  types: {
    context: {} as CheckFileContext,
    events: {} as CheckFileEvent,
    emitted: {} as CheckFileEmitted,
    input: {} as CheckFileInput,
  },
  actors: {
    readFile: fromPromise<Uint8Array, ReadFileRequest>(async () => {
      throw new Error('check-file: provide readFile, which answers the bytes of a dropped file.')
    }),
    checkFile: fromPromise<CheckFileAnswer, CheckFileRequest>(async () => {
      throw new Error('check-file: provide checkFile, which answers whether the bytes are genuine, changed or unknown.')
    }),
  },
  guards: {
    isEmpty: ({ context }) => present(context.file).size === 0,
    isTooLarge: ({ context }) => present(context.file).size > context.maxBytes,
    says: (_, { answer, verdict }: { answer: CheckFileAnswer; verdict: Verdict }) => answer.verdict === verdict,
    wasRead: ({ context }) => context.bytes !== undefined,
    mayBeReadable: ({ context }) => context.failure === 'unreadable',
  },
  actions: {
    take: assign((_, { file }: { file: DroppedFile }) => ({ ...nothing, file })),
    clear: assign(nothing),
    keepBytes: assign((_, { bytes }: { bytes: Uint8Array }) => ({ bytes })),
    tryAgain: assign({ failure: undefined, error: undefined }),
    judge: enqueueActions(({ enqueue }, { verdict, details }: CheckFileAnswer) => {
      // The bytes have served: a page that shows a verdict need not hold a file in memory.
      enqueue.assign({ answer: { verdict, details }, bytes: undefined })
      enqueue.emit({ type: 'judged', verdict, details, reason: 'checked' })
    }),
    fail: enqueueActions(({ enqueue }, { reason, error }: { reason: CheckFailureReason; error?: unknown }) => {
      enqueue.assign({ failure: reason, error })
      enqueue.emit({ type: 'failed', reason, error })
    }),
  },
}).createMachine({
  id: 'checkFile',
  context: ({ input }) => ({ ...nothing, maxBytes: input.maxBytes ?? largestFile }),
  initial: 'idle',
  on: {
    'FILE.DROPPED': { target: '.weighing', actions: { type: 'take', params: ({ event }) => ({ file: event.file }) } },
    CLEARED: { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {},
    /** Refused unread: nothing to check, or too much to hold. */
    weighing: {
      always: [
        { target: 'failed', guard: 'isEmpty', actions: { type: 'fail', params: { reason: 'empty' } } },
        { target: 'failed', guard: 'isTooLarge', actions: { type: 'fail', params: { reason: 'too-large' } } },
        { target: 'reading' },
      ],
    },
    reading: {
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: present(context.file) }),
        onDone: { target: 'checking', actions: { type: 'keepBytes', params: ({ event }) => ({ bytes: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => ({ reason: 'unreadable' as const, error: event.error }) },
        },
      },
    },
    checking: {
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => ({ name: present(context.file).name, bytes: present(context.bytes) }),
        onDone: [
          {
            target: 'genuine',
            guard: { type: 'says', params: ({ event }) => ({ answer: event.output, verdict: 'genuine' as const }) },
            actions: { type: 'judge', params: ({ event }) => event.output },
          },
          {
            target: 'changed',
            guard: { type: 'says', params: ({ event }) => ({ answer: event.output, verdict: 'changed' as const }) },
            actions: { type: 'judge', params: ({ event }) => event.output },
          },
          // Whatever is neither is not known to be anything.
          {
            target: 'unknown',
            actions: { type: 'judge', params: ({ event }) => ({ verdict: 'unknown' as const, details: event.output.details }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => ({ reason: 'check-failed' as const, error: event.error }) },
        },
      },
    },
    genuine: {},
    changed: {},
    unknown: {},
    failed: {
      on: {
        // What was read need not be read again; an empty or too large file stays what it is.
        RETRY: [
          { target: 'checking', guard: 'wasRead', actions: 'tryAgain' },
          { target: 'reading', guard: 'mayBeReadable', actions: 'tryAgain' },
        ],
      },
    },
  },
})

/** A running check: give it a file, and hear whether that is as it was issued. */
export type CheckFileActorRef = ActorRefFrom<typeof checkFileMachine>
/** What a check is at one moment: waiting for a file, reading, checking, judged or failed. */
export type CheckFileSnapshot = SnapshotFrom<typeof checkFileMachine>
