import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  SignatureContext,
  SignatureEmitted,
  SignatureEvent,
  SignatureInput,
  SignatureLimit,
  SignatureMode,
  SignaturePoint,
  SignatureReason,
  SignatureStroke,
  SignatureValue,
} from './signature.types.ts'
import { isSameSignature, parseSignature, signatureOf, signatureProblem } from './signature-value.ts'
import { begun, type DrawnOn, drawnOn, strokeLimit } from './strokes.ts'

/** What a signature that is given leaves of what was there. */
const taken = (value: SignatureValue | undefined, mode: SignatureMode): Omit<SignatureContext, 'locked'> => ({
  mode: value === undefined ? mode : value.kind === 'drawn' ? 'drawing' : 'typing',
  strokes: value?.kind === 'drawn' ? value.strokes : [],
  name: value?.kind === 'typed' ? value.name : '',
  past: [],
  undone: [],
  stroke: undefined,
  limit: undefined,
})

/** Other strokes, which can be taken back; what was taken back before cannot be done again. */
const withStrokes = ({ past, strokes: before }: SignatureContext, strokes: readonly SignatureStroke[]) => ({
  strokes,
  past: [...past, before],
  undone: [],
})

/** The stroke under way among the others. */
const withStroke = (context: SignatureContext): Partial<SignatureContext> => ({
  ...withStrokes(context, [...context.strokes, present(context.stroke).points]),
  stroke: undefined,
})

const moved = ({ strokes, stroke }: SignatureContext, points: readonly SignaturePoint[]): DrawnOn =>
  drawnOn(strokes, present(stroke), points)

/**
 * A signature: drawn in strokes that can be undone, or typed as a name by whoever does not draw. Both are kept beside each other, and
 * the way that is chosen counts.
 */
export const signatureMachine = setup({
  types: {
    context: {} as SignatureContext,
    events: {} as SignatureEvent,
    emitted: {} as SignatureEmitted,
    input: {} as SignatureInput,
  },
  guards: {
    isLocked: ({ context }) => context.locked,
    isTyping: ({ context }) => context.mode === 'typing',
    isOtherLock: ({ context }, { locked }: { locked: boolean }) => locked !== context.locked,
    isOtherValue: ({ context }, { value }: { value: unknown }) => !isSameSignature(parseSignature(value), signatureOf(context)),
    isOtherMode: ({ context }, { mode }: { mode: SignatureMode }) => mode !== context.mode,
    hasRoom: ({ context }) => strokeLimit(context) === undefined,
    isFull: ({ context }, { points }: { points: readonly SignaturePoint[] }) => moved(context, points).limit !== undefined,
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.undone.length > 0,
    hasStrokes: ({ context }) => context.strokes.length > 0,
    hasName: ({ context }) => context.name !== '',
    isSigned: ({ context }) => signatureProblem(context) === undefined,
  },
  actions: {
    begin: assign((_, { point }: { point: SignaturePoint }) => ({ stroke: begun(point), limit: undefined })),
    move: assign(({ context }, { points }: { points: readonly SignaturePoint[] }) => ({ stroke: moved(context, points).stroke })),
    dropStroke: assign({ stroke: undefined }),
    setLock: assign((_, { locked }: { locked: boolean }) => ({ locked })),
    take: assign(({ context }, { value }: { value: unknown }) => taken(parseSignature(value), context.mode)),
    change: enqueueActions(
      ({ context, enqueue }, { reason, next }: { reason: SignatureReason; next: Partial<SignatureContext> }) => {
        const after: SignatureContext = { ...context, limit: undefined, ...next }
        const value = signatureOf(after)
        enqueue.assign(after)
        enqueue.emit({ type: 'did', what: reason, strokes: after.strokes.length })
        if (after.limit !== undefined) enqueue.emit({ type: 'limited', limit: after.limit })
        if (!isSameSignature(value, signatureOf(context))) enqueue.emit({ type: 'changed', value, reason })
      },
    ),
    limit: enqueueActions(({ enqueue }, { limit }: { limit: SignatureLimit }) => {
      enqueue.assign({ limit })
      enqueue.emit({ type: 'limited', limit })
    }),
    finish: emit(({ context }) => ({ type: 'finished', value: present(signatureOf(context)) })),
    refuse: emit(({ context }) => ({ type: 'refused', problem: present(signatureProblem(context)) })),
  },
}).createMachine({
  id: 'signature',
  context: ({ input }) => ({
    ...taken(parseSignature(input.value), input.mode ?? 'drawing'),
    locked: input.locked ?? false,
  }),
  initial: 'settling',
  on: {
    'LOCK.SET': {
      target: '.settling',
      guard: { type: 'isOtherLock', params: ({ event }) => ({ locked: event.locked }) },
      actions: ['dropStroke', { type: 'setLock', params: ({ event }) => ({ locked: event.locked }) }],
    },
    'VALUE.GIVEN': {
      target: '.settling',
      guard: { type: 'isOtherValue', params: ({ event }) => ({ value: event.value }) },
      actions: { type: 'take', params: ({ event }) => ({ value: event.value }) },
    },
  },
  states: {
    /** Passed through: where somebody signs follows from what is kept. */
    settling: {
      always: [{ guard: 'isLocked', target: 'locked' }, { guard: 'isTyping', target: 'typing' }, { target: 'resting' }],
    },
    /** The pad is there, and no pen is on it. */
    resting: {
      on: {
        'STROKE.BEGUN': [
          {
            guard: 'hasRoom',
            target: 'stroking',
            actions: { type: 'begin', params: ({ event }) => ({ point: event.point }) },
          },
          { actions: { type: 'limit', params: ({ context }) => ({ limit: present(strokeLimit(context)) }) } },
        ],
        UNDO: {
          guard: 'canUndo',
          actions: {
            type: 'change',
            params: ({ context: { past, strokes, undone } }) => ({
              reason: 'undo',
              next: { strokes: present(past.at(-1)), past: past.slice(0, -1), undone: [...undone, strokes] },
            }),
          },
        },
        REDO: {
          guard: 'canRedo',
          actions: {
            type: 'change',
            params: ({ context: { past, strokes, undone } }) => ({
              reason: 'redo',
              next: { strokes: present(undone.at(-1)), past: [...past, strokes], undone: undone.slice(0, -1) },
            }),
          },
        },
        CLEAR: {
          guard: 'hasStrokes',
          actions: { type: 'change', params: ({ context }) => ({ reason: 'clear', next: withStrokes(context, []) }) },
        },
        'MODE.CHOSEN': {
          guard: { type: 'isOtherMode', params: ({ event }) => ({ mode: event.mode }) },
          target: 'typing',
          actions: { type: 'change', params: { reason: 'mode', next: { mode: 'typing' } } },
        },
        DONE: [{ guard: 'isSigned', actions: 'finish' }, { actions: 'refuse' }],
      },
    },
    stroking: {
      on: {
        'STROKE.MOVED': [
          {
            guard: { type: 'isFull', params: ({ event }) => ({ points: event.points }) },
            target: 'resting',
            actions: {
              type: 'change',
              params: ({ context, event }) => {
                const { stroke, limit } = moved(context, event.points)
                return { reason: 'stroke', next: { ...withStroke({ ...context, stroke }), limit } }
              },
            },
          },
          { actions: { type: 'move', params: ({ event }) => ({ points: event.points }) } },
        ],
        'STROKE.ENDED': {
          target: 'resting',
          actions: { type: 'change', params: ({ context }) => ({ reason: 'stroke', next: withStroke(context) }) },
        },
        'STROKE.CUT_OFF': {
          target: 'resting',
          actions: { type: 'change', params: ({ context }) => ({ reason: 'stroke', next: withStroke(context) }) },
        },
        'MODE.CHOSEN': {
          guard: { type: 'isOtherMode', params: ({ event }) => ({ mode: event.mode }) },
          target: 'typing',
          actions: {
            type: 'change',
            params: ({ context }) => ({ reason: 'mode', next: { ...withStroke(context), mode: 'typing' } }),
          },
        },
      },
    },
    /** A name is typed in place of what would be drawn. */
    typing: {
      on: {
        'NAME.TYPED': {
          actions: { type: 'change', params: ({ event }) => ({ reason: 'name', next: { name: event.name } }) },
        },
        CLEAR: {
          guard: 'hasName',
          actions: { type: 'change', params: { reason: 'clear', next: { name: '' } } },
        },
        'MODE.CHOSEN': {
          guard: { type: 'isOtherMode', params: ({ event }) => ({ mode: event.mode }) },
          target: 'resting',
          actions: { type: 'change', params: { reason: 'mode', next: { mode: 'drawing' } } },
        },
        DONE: [{ guard: 'isSigned', actions: 'finish' }, { actions: 'refuse' }],
      },
    },
    /** What is there is shown, and nothing can be changed. */
    locked: {},
  },
})

/** Somebody who signs. */
export type SignatureActorRef = ActorRefFrom<typeof signatureMachine>
/** What signing is at one moment. */
export type SignatureSnapshot = SnapshotFrom<typeof signatureMachine>
