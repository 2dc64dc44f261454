import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  ClearDraftRequest,
  DraftChange,
  DraftContext,
  DraftEmitted,
  DraftEvent,
  DraftInput,
  DraftRestoreReason,
  DraftSaveReason,
  RestoreDraftRequest,
  SaveDraftAnswer,
  SaveDraftRequest,
} from './draft.types.ts'
import { beganOf, draftKey, isNothing, nextDraft, parseSavedDraft, seenDraft } from './saved-draft.ts'

type FailureReason = Extract<DraftEmitted, { type: 'failed' }>['reason']

/** What is being typed, saved as one types, until the server has acknowledged it. Nothing typed is ever lost to a failure. */
export const draftMachine = setup({
  types: {
    context: {} as DraftContext,
    events: {} as DraftEvent,
    emitted: {} as DraftEmitted,
    input: {} as DraftInput,
  },
  actors: {
    restoreDraft: fromPromise<unknown, RestoreDraftRequest>(async () => {
      throw new Error('draft: provide restoreDraft, which answers what is stored under a key, or undefined.')
    }),
    saveDraft: fromPromise<SaveDraftAnswer, SaveDraftRequest>(async () => {
      throw new Error('draft: provide saveDraft, which stores a draft unless another page has stored one meanwhile.')
    }),
    clearDraft: fromPromise<unknown, ClearDraftRequest>(async () => {
      throw new Error('draft: provide clearDraft, which removes what is stored under a key.')
    }),
  },
  delays: { autosave: 800 },
  guards: {
    isDraft: (_, { stored }: { stored: unknown }) => parseSavedDraft(stored) !== undefined,
    isConflict: (_, { answer }: { answer: SaveDraftAnswer }) =>
      answer.outcome === 'conflict' && parseSavedDraft(answer.stored) !== undefined,
    // Nothing is stored where this page had saved: another one has submitted or discarded the draft.
    isEndedElsewhere: ({ context }, { answer }: { answer: SaveDraftAnswer }) =>
      answer.outcome === 'conflict' && isNothing(answer.stored) && context.revision > 0,
    hasStored: ({ context }) => context.stored !== undefined,
    changedMeanwhile: ({ context }) => context.changedMeanwhile,
    askedMeanwhile: ({ context }) => context.changedMeanwhile && context.askedMeanwhile,
    isEnding: ({ context }) => context.ending,
    isEndingSaved: ({ context }, { answer }: { answer: SaveDraftAnswer }) => context.ending && answer.outcome === 'saved',
    isRubbish: (_, { answer }: { answer: SaveDraftAnswer }) => answer.outcome === 'conflict',
  },
  actions: {
    change: assign(({ context }, change: DraftChange) => ({
      values: { ...context.values, ...change.values },
      began: beganOf(context, change),
    })),
    noteChange: assign({ changedMeanwhile: true }),
    noteAsked: assign({ askedMeanwhile: true }),
    noteEnding: assign({ ending: true }),
    because: assign(({ context }, { reason }: { reason: DraftSaveReason }) => ({
      saveReason: reason,
      savingKey: context.idempotencyKey,
      changedMeanwhile: false,
      askedMeanwhile: false,
    })),
    take: enqueueActions(({ context, enqueue }, { stored, reason }: { stored: unknown; reason: DraftRestoreReason }) => {
      const { values, began = context.initial, idempotencyKey, revision } = present(parseSavedDraft(stored))
      enqueue.assign({
        values,
        began,
        idempotencyKey,
        storedKey: idempotencyKey,
        revision,
        stored: undefined,
        error: undefined,
        changedMeanwhile: false,
      })
      enqueue.emit({ type: 'restored', values, reason })
    }),
    noteSaved: enqueueActions(({ context, enqueue }) => {
      const revision = context.revision + 1
      enqueue.assign({ revision, storedKey: context.savingKey, error: undefined })
      enqueue.emit({ type: 'saved', revision, reason: context.saveReason })
    }),
    noteConflict: enqueueActions(({ enqueue }, { answer }: { answer: SaveDraftAnswer }) => {
      const stored = answer.outcome === 'conflict' ? parseSavedDraft(answer.stored) : undefined
      enqueue.assign({ stored })
      if (stored) enqueue.emit({ type: 'conflicted', stored, reason: 'otherPage' })
    }),
    noteEnded: enqueueActions(({ enqueue }) => {
      enqueue.assign({ stored: undefined })
      enqueue.emit({ type: 'conflicted', stored: undefined, reason: 'ended' })
    }),
    // The next save then builds on what the other page stored, under the same idempotency key. Where the other page ended the
    // draft, it may have been sent under that key: these words are then another draft, or the server would take them for sent.
    adoptRevision: assign(({ context }) =>
      context.stored
        ? { revision: context.stored.revision, storedKey: context.stored.idempotencyKey, stored: undefined }
        : { revision: 0, storedKey: '', idempotencyKey: context.createKey() },
    ),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ error })),
    tellFailure: emit(({ context }, { reason }: { reason: FailureReason }) => ({
      type: 'failed',
      error: context.error,
      reason,
    })),
    // The key is a new one at once: what is typed from here on is another record, however long clearing takes.
    begin: enqueueActions(({ context, enqueue }, { reason }: { reason: 'ended' | 'discarded' | 'submitted' }) => {
      enqueue.assign({
        values: context.initial,
        began: context.initial,
        idempotencyKey: context.createKey(),
        changedMeanwhile: false,
        askedMeanwhile: false,
        stored: undefined,
      })
      enqueue.emit({ type: 'restored', values: context.initial, reason })
    }),
    forget: assign({ revision: 0, storedKey: '', error: undefined, ending: false }),
    countSaved: assign(({ context }) => ({ revision: context.revision + 1, storedKey: context.savingKey })),
  },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({
    key: draftKey(input),
    initial: input.initial,
    values: input.initial,
    began: input.initial,
    idempotencyKey: input.createKey(),
    revision: 0,
    storedKey: '',
    savingKey: '',
    changedMeanwhile: false,
    askedMeanwhile: false,
    ending: false,
    saveReason: 'autosave',
    error: undefined,
    stored: undefined,
    createKey: input.createKey,
  }),
  initial: 'restoring',
  on: {
    DISCARD: { target: '.clearing', actions: { type: 'begin', params: { reason: 'discarded' } } },
    SUBMITTED: { target: '.clearing', actions: { type: 'begin', params: { reason: 'submitted' } } },
  },
  states: {
    restoring: {
      invoke: {
        id: 'restoreDraft',
        src: 'restoreDraft',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          { target: 'saving', guard: 'askedMeanwhile', actions: { type: 'because', params: { reason: 'asked' } } },
          // Typed before the answer came. Where something was stored too, the first save finds a conflict and a person decides.
          { target: 'dirty', guard: 'changedMeanwhile' },
          {
            target: 'saved',
            guard: { type: 'isDraft', params: ({ event }) => ({ stored: event.output }) },
            actions: { type: 'take', params: ({ event }) => ({ stored: event.output, reason: 'stored' as const }) },
          },
          { target: 'clean' },
        ],
        onError: {
          target: 'judging',
          actions: [
            { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: { reason: 'restore' } },
          ],
        },
      },
      on: {
        'VALUES.CHANGED': {
          actions: [{ type: 'change', params: ({ event }) => event }, 'noteChange'],
        },
        SAVE: { actions: 'noteAsked' },
      },
    },
    judging: {
      always: [
        { target: 'saving', guard: 'askedMeanwhile', actions: { type: 'because', params: { reason: 'asked' } } },
        { target: 'dirty', guard: 'changedMeanwhile' },
        { target: 'clean' },
      ],
    },
    /** Nothing typed, nothing stored. */
    clean: {
      on: {
        'VALUES.CHANGED': { target: 'dirty', actions: { type: 'change', params: ({ event }) => event } },
      },
    },
    /** Typed and not yet stored: stored when typing pauses. */
    dirty: {
      after: { autosave: { target: 'saving', actions: { type: 'because', params: { reason: 'autosave' } } } },
      on: {
        'VALUES.CHANGED': {
          target: 'dirty',
          reenter: true,
          actions: { type: 'change', params: ({ event }) => event },
        },
        SAVE: { target: 'saving', actions: { type: 'because', params: { reason: 'asked' } } },
      },
    },
    saving: {
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => ({ key: context.key, draft: nextDraft(context), ...seenDraft(context) }),
        onDone: [
          // What another page stored meanwhile is not what this save stored: clearing leaves it.
          {
            target: 'clearing',
            guard: { type: 'isEndingSaved', params: ({ event }) => ({ answer: event.output }) },
            actions: 'countSaved',
          },
          { target: 'clearing', guard: 'isEnding' },
          {
            target: 'conflict',
            guard: { type: 'isConflict', params: ({ event }) => ({ answer: event.output }) },
            actions: { type: 'noteConflict', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'conflict',
            guard: { type: 'isEndedElsewhere', params: ({ event }) => ({ answer: event.output }) },
            actions: 'noteEnded',
          },
          {
            target: 'failed',
            guard: { type: 'isRubbish', params: ({ event }) => ({ answer: event.output }) },
            actions: [
              {
                type: 'noteFailure',
                params: { error: new Error('draft: saveDraft found a conflict with something that is no draft.') },
              },
              { type: 'tellFailure', params: { reason: 'save' } },
            ],
          },
          {
            target: 'saving',
            reenter: true,
            guard: 'askedMeanwhile',
            actions: ['noteSaved', { type: 'because', params: { reason: 'asked' } }],
          },
          { target: 'dirty', guard: 'changedMeanwhile', actions: 'noteSaved' },
          { target: 'saved', actions: 'noteSaved' },
        ],
        onError: [
          { target: 'clearing', guard: 'isEnding' },
          {
            target: 'failed',
            actions: [
              { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'tellFailure', params: { reason: 'save' } },
            ],
          },
        ],
      },
      on: {
        'VALUES.CHANGED': {
          actions: [{ type: 'change', params: ({ event }) => event }, 'noteChange'],
        },
        SAVE: { actions: 'noteAsked' },
        // The save under way cannot be called back: clearing waits for its end, or it would store the draft anew.
        DISCARD: { actions: ['noteEnding', { type: 'begin', params: { reason: 'discarded' } }] },
        SUBMITTED: { actions: ['noteEnding', { type: 'begin', params: { reason: 'submitted' } }] },
      },
    },
    saved: {
      on: {
        'VALUES.CHANGED': { target: 'dirty', actions: { type: 'change', params: ({ event }) => event } },
      },
    },
    /** Not stored, and kept: tried again by a wish, by the network's return, or with the next change. */
    failed: {
      on: {
        RETRY: { target: 'saving', actions: { type: 'because', params: { reason: 'retry' } } },
        SAVE: { target: 'saving', actions: { type: 'because', params: { reason: 'asked' } } },
        ONLINE: { target: 'saving', actions: { type: 'because', params: { reason: 'online' } } },
        'VALUES.CHANGED': { target: 'dirty', actions: { type: 'change', params: ({ event }) => event } },
      },
    },
    /** Another page stored another draft of the same form: a person decides. */
    conflict: {
      on: {
        'VALUES.CHANGED': { actions: { type: 'change', params: ({ event }) => event } },
        'CONFLICT.KEEP_MINE': {
          target: 'saving',
          actions: ['adoptRevision', { type: 'because', params: { reason: 'keepMine' } }],
        },
        'CONFLICT.TAKE_THEIRS': [
          {
            target: 'saved',
            guard: 'hasStored',
            actions: { type: 'take', params: ({ context }) => ({ stored: context.stored, reason: 'theirs' as const }) },
          },
          { target: 'clean', actions: [{ type: 'begin', params: { reason: 'ended' } }, 'forget'] },
        ],
      },
    },
    clearing: {
      invoke: {
        id: 'clearDraft',
        src: 'clearDraft',
        input: ({ context }) => ({ key: context.key, ...seenDraft(context) }),
        onDone: [
          { target: 'saving', guard: 'askedMeanwhile', actions: ['forget', { type: 'because', params: { reason: 'asked' } }] },
          { target: 'dirty', guard: 'changedMeanwhile', actions: 'forget' },
          { target: 'clean', actions: 'forget' },
        ],
        onError: {
          target: 'clearFailed',
          actions: [
            { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: { reason: 'clear' } },
          ],
        },
      },
      on: {
        'VALUES.CHANGED': {
          actions: [{ type: 'change', params: ({ event }) => event }, 'noteChange'],
        },
        SAVE: { actions: 'noteAsked' },
        // Clearing cannot be called back: a second one beside it could end after the next draft was stored, and remove that.
        DISCARD: { actions: { type: 'begin', params: { reason: 'discarded' } } },
        SUBMITTED: { actions: { type: 'begin', params: { reason: 'submitted' } } },
      },
    },
    /** What should be gone is still stored: it must not come back as if it had never been sent. */
    clearFailed: {
      on: {
        RETRY: 'clearing',
        ONLINE: 'clearing',
        'VALUES.CHANGED': {
          target: 'clearing',
          actions: [{ type: 'change', params: ({ event }) => event }, 'noteChange'],
        },
      },
    },
  },
})

/** A running draft of one form: tell it what is typed, and hear what to put back. */
export type DraftActorRef = ActorRefFrom<typeof draftMachine>
/** What a draft is at one moment: its values, and whether they are saved. */
export type DraftSnapshot = SnapshotFrom<typeof draftMachine>

const unsaved = ['dirty', 'saving', 'failed', 'conflict'] as const

/** Whether something typed is not stored yet, so that leaving the page would lose it. */
export function isUnsaved(snapshot: DraftSnapshot): boolean {
  const { changedMeanwhile } = snapshot.context
  return unsaved.some((state) => snapshot.matches(state)) || (changedMeanwhile && !snapshot.matches('saved'))
}

/** Whether there is something that was not handed in: stored on this device, or not yet even there. A dot on the form's tab says so. */
export function hasChanges(snapshot: DraftSnapshot): boolean {
  return isUnsaved(snapshot) || snapshot.matches('saved')
}
