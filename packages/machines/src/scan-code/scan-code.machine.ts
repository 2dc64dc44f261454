import { type ActorRefFrom, assign, enqueueActions, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  CameraFailureReason,
  PictureAnswer,
  PictureFailureReason,
  ReadPictureRequest,
  ScanCodeContext,
  ScanCodeEmitted,
  ScanCodeEvent,
} from './scan-code.types.ts'

const nothing = { camera: undefined, picture: undefined, reference: undefined, error: undefined }

/**
 * Finds the reference in the code of a certificate, by camera or in a picture. The camera runs exactly as long as the machine is
 * in `camera`; a code of somebody else is noted, and the camera looks on.
 */
export const scanCodeMachine = setup({
  types: {
    context: {} as ScanCodeContext,
    events: {} as ScanCodeEvent,
    emitted: {} as ScanCodeEmitted,
    input: {} as Record<string, never>,
  },
  actors: {
    camera: fromCallback<ScanCodeEvent>(() => {
      throw new Error('scan-code: provide camera, which opens a camera, tells the codes that it sees, and lets it go.')
    }),
    readPicture: fromPromise<PictureAnswer, ReadPictureRequest>(async () => {
      throw new Error('scan-code: provide readPicture, which answers the codes in a picture.')
    }),
  },
  guards: {
    isOurs: (_, { reference }: { reference: string | undefined }) => reference !== undefined,
    hasCodes: (_, { codes }: { codes: number }) => codes > 0,
    failedAs: (_, { reason, expected }: { reason: CameraFailureReason; expected: CameraFailureReason }) => reason === expected,
  },
  actions: {
    clear: assign(nothing),
    take: assign((_, { picture }: { picture: unknown }) => ({ ...nothing, picture })),
    show: assign((_, { handle }: { handle: unknown }) => ({ camera: handle })),
    find: enqueueActions(
      ({ enqueue }, { reference, reason }: { reference: string | undefined; reason: 'camera' | 'picture' }) => {
        enqueue.assign({ ...nothing, reference })
        enqueue.emit({ type: 'found', reference: present(reference), reason })
      },
    ),
    fail: enqueueActions(
      ({ enqueue }, { reason, error }: { reason: CameraFailureReason | PictureFailureReason; error?: unknown }) => {
        enqueue.assign({ camera: undefined, error })
        enqueue.emit({ type: 'failed', reason, error })
      },
    ),
  },
}).createMachine({
  id: 'scanCode',
  context: nothing,
  initial: 'idle',
  on: {
    'CAMERA.WANTED': { target: '.camera', actions: 'clear' },
    'PICTURE.CHOSEN': { target: '.reading', actions: { type: 'take', params: ({ event }) => ({ picture: event.picture }) } },
    STOPPED: { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {},
    camera: {
      initial: 'opening',
      invoke: {
        id: 'camera',
        src: 'camera',
        onError: {
          target: 'cameraFailed',
          actions: { type: 'fail', params: ({ event }) => ({ reason: 'camera-failed' as const, error: event.error }) },
        },
      },
      on: {
        // Wanted twice, it is opened once.
        'CAMERA.WANTED': {},
        'CODE.SEEN': [
          {
            target: 'found',
            guard: { type: 'isOurs', params: ({ event }) => ({ reference: event.reference }) },
            actions: { type: 'find', params: ({ event }) => ({ reference: event.reference, reason: 'camera' as const }) },
          },
          { target: '.foreign' },
        ],
        'CAMERA.FAILED': [
          {
            target: 'refused',
            guard: { type: 'failedAs', params: ({ event }) => ({ reason: event.reason, expected: 'refused' as const }) },
            actions: { type: 'fail', params: ({ event }) => ({ reason: event.reason }) },
          },
          {
            target: 'noCamera',
            guard: { type: 'failedAs', params: ({ event }) => ({ reason: event.reason, expected: 'no-camera' as const }) },
            actions: { type: 'fail', params: ({ event }) => ({ reason: event.reason }) },
          },
          {
            target: 'unsupported',
            guard: { type: 'failedAs', params: ({ event }) => ({ reason: event.reason, expected: 'unsupported' as const }) },
            actions: { type: 'fail', params: ({ event }) => ({ reason: event.reason }) },
          },
          { target: 'cameraFailed', actions: { type: 'fail', params: ({ event }) => ({ reason: event.reason }) } },
        ],
      },
      states: {
        opening: {
          on: {
            'CAMERA.OPENED': { target: 'looking', actions: { type: 'show', params: ({ event }) => ({ handle: event.handle }) } },
          },
        },
        looking: {},
        /** The code before the camera is not one of ours; another one may be. */
        foreign: {
          on: { 'CAMERA.OPENED': { actions: { type: 'show', params: ({ event }) => ({ handle: event.handle }) } } },
        },
      },
    },
    refused: { on: { RETRY: { target: 'camera', actions: 'clear' } } },
    noCamera: { on: { RETRY: { target: 'camera', actions: 'clear' } } },
    unsupported: {},
    cameraFailed: { on: { RETRY: { target: 'camera', actions: 'clear' } } },
    reading: {
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({ context }) => ({ picture: context.picture }),
        onDone: [
          {
            target: 'found',
            guard: { type: 'isOurs', params: ({ event }) => ({ reference: event.output.reference }) },
            actions: {
              type: 'find',
              params: ({ event }) => ({ reference: event.output.reference, reason: 'picture' as const }),
            },
          },
          {
            target: 'notOurs',
            guard: { type: 'hasCodes', params: ({ event }) => ({ codes: event.output.codes }) },
            actions: ['clear', { type: 'fail', params: { reason: 'not-ours' } }],
          },
          { target: 'nothingFound', actions: ['clear', { type: 'fail', params: { reason: 'nothing-found' } }] },
        ],
        onError: {
          target: 'unreadable',
          actions: { type: 'fail', params: ({ event }) => ({ reason: 'unreadable' as const, error: event.error }) },
        },
      },
    },
    nothingFound: {},
    notOurs: {},
    // What was needed to read it may have been missing for a moment only.
    unreadable: { on: { RETRY: 'reading' } },
    found: {},
  },
})

/** A running scan: tell it to look through the camera or at a picture, and hear the reference that it found. */
export type ScanCodeActorRef = ActorRefFrom<typeof scanCodeMachine>
/** What a scan is at one moment: idle, looking, reading a picture, done, or stopped by a failure. */
export type ScanCodeSnapshot = SnapshotFrom<typeof scanCodeMachine>
