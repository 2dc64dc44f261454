import { type ActorRefFrom, assign, emit, enqueueActions, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import { isSameFile, nextPart, nextPlace, refusalOf, saveUpload, soundAnswer } from './parts.ts'
import { parseSavedUpload } from './saved-upload.ts'
import type {
  BeginUploadAnswer,
  BeginUploadRequest,
  FinishUploadAnswer,
  RefusedReason,
  SendPartRequest,
  UploadContext,
  UploadEmitted,
  UploadEvent,
  UploadFailedReason,
  UploadFile,
  UploadInput,
  UploadRequest,
} from './upload.types.ts'

/** 100 MiB. */
export const largestUpload = 100 * 1024 * 1024

/** So often beginning, a part or finishing is tried again before the person is asked. */
export const mostTries = 6

/** Milliseconds before the first further try; each one after waits twice as long. */
export const firstTryWait = 1000

const nothing = {
  file: undefined,
  uploadId: undefined,
  partSize: 1,
  received: [],
  partBytes: 0,
  tries: 0,
  refused: undefined,
  failure: undefined,
  error: undefined,
  fileId: undefined,
} as const

/**
 * One file on its way to the server, in parts (§7.4). It can be paused, and goes on by itself after a lost connection, and after a
 * reload when the same file is chosen again, with the parts that are still missing.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    emitted: {} as UploadEmitted,
    input: {} as UploadInput,
  },
  actors: {
    beginUpload: fromPromise<BeginUploadAnswer, BeginUploadRequest>(async () => {
      throw new Error('upload: provide beginUpload, which answers an id, the size of parts and those that are there.')
    }),
    sendPart: fromCallback<{ type: 'nothing' }, SendPartRequest>(() => {
      throw new Error('upload: provide sendPart, which sends a part and tells of it by PART events.')
    }),
    finishUpload: fromPromise<FinishUploadAnswer, UploadRequest>(async () => {
      throw new Error('upload: provide finishUpload, which puts the parts together and answers the file id.')
    }),
    cancelUpload: fromPromise<void, UploadRequest>(async () => {
      throw new Error('upload: provide cancelUpload, which lets the server drop the parts.')
    }),
  },
  delays: { wait: ({ context }) => firstTryWait * 2 ** (context.tries - 1) },
  guards: {
    isRefused: ({ context }, { reason }: { reason: RefusedReason }) => refusalOf(present(context.file), context) === reason,
    isServerRefusal: (_, { answer }: { answer: BeginUploadAnswer | FinishUploadAnswer }) => 'refusal' in answer,
    makesSense: ({ context }, { answer }: { answer: BeginUploadAnswer }) =>
      soundAnswer(answer, present(context.file)) !== undefined,
    hasAll: ({ context }) => nextPlace(context) === undefined,
    isOnItsWay: ({ context }, { place }: { place: number }) => nextPlace(context) === place,
    mayTryAgain: ({ context }, { place, again }: { place: number; again: boolean }) =>
      nextPlace(context) === place && again && context.tries < mostTries,
    wasTriedOut: ({ context }, { place, again }: { place: number; again: boolean }) => nextPlace(context) === place && again,
    mayBeginAgain: ({ context }) => context.tries < mostTries,
    wasBegun: ({ context }) => context.uploadId !== undefined,
  },
  actions: {
    take: assign(({ context: { saved } }, { file }: { file: UploadFile }) => ({
      ...nothing,
      file,
      uploadId: saved && isSameFile(file, saved) ? saved.uploadId : undefined,
    })),
    clear: assign(nothing),
    refuse: enqueueActions(({ context, enqueue }, { reason }: { reason: RefusedReason }) => {
      enqueue.assign({ refused: reason })
      enqueue.emit({ type: 'refused', file: present(context.file), reason })
    }),
    begin: enqueueActions(({ context, enqueue }, { answer }: { answer: BeginUploadAnswer }) => {
      const sound = present(soundAnswer(answer, present(context.file)))
      const saved = saveUpload(present(context.file), sound.uploadId)
      enqueue.assign({ ...sound, saved, partBytes: 0 })
      enqueue.emit({ type: 'changed', saved, reason: 'begun' })
    }),
    noteProgress: assign(({ context }, { bytes }: { bytes: number }) => ({ partBytes: Math.max(context.partBytes, bytes) })),
    notePart: assign(({ context }, { place }: { place: number }) => ({
      received: [...context.received, place].sort((a, b) => a - b),
      partBytes: 0,
      tries: 0,
    })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1, partBytes: 0 })),
    letPartGo: assign({ partBytes: 0 }),
    startAnew: assign({ tries: 0, failure: undefined, error: undefined }),
    finish: enqueueActions(({ context, enqueue }, { answer }: { answer: FinishUploadAnswer }) => {
      if ('refusal' in answer) return
      const { fileId } = answer
      enqueue.assign({ fileId })
      enqueue.emit({ type: 'uploaded', fileId, file: present(context.file), reason: 'finished' })
    }),
    fail: enqueueActions(({ enqueue }, { reason, error }: { reason: UploadFailedReason; error: unknown }) => {
      enqueue.assign({ failure: reason, error, partBytes: 0 })
      enqueue.emit({ type: 'failed', reason, error })
    }),
    forget: enqueueActions(({ enqueue }) => {
      enqueue.assign({ saved: undefined })
      enqueue.emit({ type: 'changed', saved: undefined, reason: 'ended' })
    }),
    tellCancelled: emit({ type: 'cancelled', reason: 'asked' }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...nothing,
    accept: input.accept ?? [],
    maxBytes: input.maxBytes ?? largestUpload,
    saved: parseSavedUpload(input.saved),
  }),
  initial: 'resting',
  states: {
    /** No file is on its way: a new one may be chosen. */
    resting: {
      initial: 'idle',
      on: {
        'FILE.CHOSEN': { target: 'weighing', actions: { type: 'take', params: ({ event }) => ({ file: event.file }) } },
        CLEARED: { target: '.idle', actions: 'clear' },
      },
      states: {
        idle: {},
        refused: {},
        done: {},
        failed: { on: { RETRY: { target: '#upload.going', actions: 'startAnew' } } },
        cancelled: {
          invoke: {
            id: 'cancelUpload',
            src: 'cancelUpload',
            input: ({ context }) => ({ uploadId: present(context.uploadId) }),
            // Whether the server drops the parts now or later is no matter of the person's.
            onDone: { target: 'idle', actions: 'clear' },
            onError: { target: 'idle', actions: 'clear' },
          },
        },
      },
    },
    weighing: {
      always: [
        {
          target: 'resting.refused',
          guard: { type: 'isRefused', params: { reason: 'empty' } },
          actions: { type: 'refuse', params: { reason: 'empty' } },
        },
        {
          target: 'resting.refused',
          guard: { type: 'isRefused', params: { reason: 'tooLarge' } },
          actions: { type: 'refuse', params: { reason: 'tooLarge' } },
        },
        {
          target: 'resting.refused',
          guard: { type: 'isRefused', params: { reason: 'typeNotAccepted' } },
          actions: { type: 'refuse', params: { reason: 'typeNotAccepted' } },
        },
        { target: 'going' },
      ],
    },
    going: {
      initial: 'beginning',
      on: {
        CANCEL: [
          { target: 'resting.cancelled', guard: 'wasBegun', actions: ['forget', 'tellCancelled'] },
          { target: 'resting.idle', actions: ['clear', 'tellCancelled'] },
        ],
        PAUSE: '.paused',
      },
      states: {
        /** Asks for an id, or which parts of an earlier begin are there. */
        beginning: {
          invoke: {
            id: 'beginUpload',
            src: 'beginUpload',
            input: ({ context }) => ({ file: present(context.file), uploadId: context.uploadId }),
            onDone: [
              {
                target: '#upload.resting.failed',
                guard: { type: 'isServerRefusal', params: ({ event }) => ({ answer: event.output }) },
                actions: { type: 'fail', params: ({ event }) => refusal(event.output) },
              },
              {
                target: 'choosing',
                guard: { type: 'makesSense', params: ({ event }) => ({ answer: event.output }) },
                actions: { type: 'begin', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: '#upload.resting.failed',
                actions: { type: 'fail', params: ({ event }) => ({ reason: 'badAnswer' as const, error: event.output }) },
              },
            ],
            onError: [
              { target: 'waiting', guard: 'mayBeginAgain', actions: 'countTry' },
              {
                target: '#upload.resting.failed',
                actions: { type: 'fail', params: ({ event }) => ({ reason: 'unreachable' as const, error: event.error }) },
              },
            ],
          },
        },
        choosing: { always: [{ target: 'finishing', guard: 'hasAll' }, { target: 'sending' }] },
        sending: {
          invoke: {
            id: 'sendPart',
            src: 'sendPart',
            input: ({ context }) => nextPart(context),
            // The port itself broke, as one that was not provided does.
            onError: {
              target: '#upload.resting.failed',
              actions: { type: 'fail', params: ({ event }) => ({ reason: 'refused' as const, error: event.error }) },
            },
          },
          exit: 'letPartGo',
          on: {
            'PART.PROGRESS': {
              guard: { type: 'isOnItsWay', params: ({ event }) => ({ place: event.place }) },
              actions: { type: 'noteProgress', params: ({ event }) => ({ bytes: event.bytes }) },
            },
            'PART.SENT': {
              target: 'choosing',
              guard: { type: 'isOnItsWay', params: ({ event }) => ({ place: event.place }) },
              actions: { type: 'notePart', params: ({ event }) => ({ place: event.place }) },
            },
            'PART.FAILED': [
              {
                target: 'waiting',
                guard: { type: 'mayTryAgain', params: ({ event }) => ({ place: event.place, again: event.again }) },
                actions: 'countTry',
              },
              {
                target: '#upload.resting.failed',
                guard: { type: 'wasTriedOut', params: ({ event }) => ({ place: event.place, again: event.again }) },
                actions: { type: 'fail', params: ({ event }) => ({ reason: 'unreachable' as const, error: event.error }) },
              },
              {
                target: '#upload.resting.failed',
                guard: { type: 'isOnItsWay', params: ({ event }) => ({ place: event.place }) },
                actions: { type: 'fail', params: ({ event }) => ({ reason: 'refused' as const, error: event.error }) },
              },
            ],
          },
        },
        /** The connection was lost. What the server has by then, it is asked. */
        waiting: { after: { wait: 'beginning' }, on: { 'NETWORK.ONLINE': 'beginning' } },
        paused: { on: { RESUME: { target: 'beginning', actions: 'startAnew' } } },
        finishing: {
          invoke: {
            id: 'finishUpload',
            src: 'finishUpload',
            input: ({ context }) => ({ uploadId: present(context.uploadId) }),
            onDone: [
              {
                target: '#upload.resting.failed',
                guard: { type: 'isServerRefusal', params: ({ event }) => ({ answer: event.output }) },
                actions: { type: 'fail', params: ({ event }) => refusal(event.output) },
              },
              {
                target: '#upload.resting.done',
                actions: ['forget', { type: 'finish', params: ({ event }) => ({ answer: event.output }) }],
              },
            ],
            onError: [
              { target: 'waiting', guard: 'mayBeginAgain', actions: 'countTry' },
              {
                target: '#upload.resting.failed',
                actions: { type: 'fail', params: ({ event }) => ({ reason: 'unreachable' as const, error: event.error }) },
              },
            ],
          },
        },
      },
    },
  },
})

/** How an upload fails that the server will not have, for the reason that it gave. */
function refusal(answer: BeginUploadAnswer | FinishUploadAnswer) {
  return { reason: 'refused' as const, error: 'refusal' in answer ? answer.refusal : undefined }
}

/** A running upload of one file: choose, pause, cancel, and hear when the server has it. */
export type UploadActorRef = ActorRefFrom<typeof uploadMachine>
/** What an upload is at one moment: which file, how much of it is out, and why it stopped. */
export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>
