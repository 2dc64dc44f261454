import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type {
  ClearDraftRequest,
  DraftContext,
  DraftEmitted,
  DraftEvent,
  DraftInput,
  DraftRestoreReason,
  DraftSaveReason,
  DraftValues,
  RestoreDraftRequest,
  SaveDraftAnswer,
  SaveDraftRequest,
} from './draft.types.ts'
import { draftKey, nextDraft, parseSavedDraft } from './saved-draft.ts'

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
    changedMeanwhile: ({ context }) => context.changedMeanwhile,
    askedMeanwhile: ({ context }) => context.changedMeanwhile && context.askedMeanwhile,
    isEnding: ({ context }) => context.ending,
    isRubbish: (_, { answer }: { answer: SaveDraftAnswer }) => answer.outcome === 'conflict',
  },
  actions: {
    change: assign(({ context }, { values }: { values: DraftValues }) => ({ values: { ...context.values, ...values } })),
    noteChange: assign({ changedMeanwhile: true }),
    noteAsked: assign({ askedMeanwhile: true }),
    noteEnding: assign({ ending: true }),
    because: assign((_, { reason }: { reason: DraftSaveReason }) => ({
      saveReason: reason,
      changedMeanwhile: false,
      askedMeanwhile: false,
    })),
    take: enqueueActions(({ enqueue }, { stored, reason }: { stored: unknown; reason: DraftRestoreReason }) => {
      const draft = parseSavedDraft(stored)
      if (!draft) return
      const { values, idempotencyKey, revision } = draft
      enqueue.assign({ values, idempotencyKey, revision, stored: undefined, error: undefined })
      enqueue.emit({ type: 'restored', values, reason })
    }),
    noteSaved: enqueueActions(({ context, enqueue }) => {
      const revision = context.revision + 1
      enqueue.assign({ revision, error: undefined })
      enqueue.emit({ type: 'saved', revision, reason: context.saveReason })
    }),
    noteConflict: enqueueActions(({ enqueue }, { answer }: { answer: SaveDraftAnswer }) => {
      const stored = answer.outcome === 'conflict' ? parseSavedDraft(answer.stored) : undefined
      enqueue.assign({ stored })
      if (stored) enqueue.emit({ type: 'conflicted', stored, reason: 'otherPage' })
    }),
    // The next save then builds on what the other page stored, under the same idempotency key.
    adoptRevision: assign(({ context }) => ({ revision: context.stored?.revision ?? context.revision, stored: undefined })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ error })),
    tellFailure: emit(({ context }, { reason }: { reason: FailureReason }) => ({
      type: 'failed',
      error: context.error,
      reason,
    })),
    begin: enqueueActions(({ context, enqueue }, { reason }: { reason: 'discarded' | 'submitted' }) => {
      enqueue.assign({ values: context.initial, changedMeanwhile: false, stored: undefined })
      enqueue.emit({ type: 'restored', values: context.initial, reason })
    }),
    forget: assign(({ context }) => ({ idempotencyKey: context.createKey(), revision: 0, error: undefined, ending: false })),
  },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({
    key: draftKey(input),
    initial: input.initial,
    values: input.initial,
    idempotencyKey: input.createKey(),
    revision: 0,
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
          actions: [{ type: 'change', params: ({ event }) => ({ values: event.values }) }, 'noteChange'],
        },
      },
    },
    judging: { always: [{ target: 'dirty', guard: 'changedMeanwhile' }, { target: 'clean' }] },
    /** Nothing typed, nothing stored. */
    clean: {
      on: {
        'VALUES.CHANGED': { target: 'dirty', actions: { type: 'change', params: ({ event }) => ({ values: event.values }) } },
      },
    },
    /** Typed and not yet stored: stored when typing pauses. */
    dirty: {
      after: { autosave: { target: 'saving', actions: { type: 'because', params: { reason: 'autosave' } } } },
      on: {
        'VALUES.CHANGED': {
          target: 'dirty',
          reenter: true,
          actions: { type: 'change', params: ({ event }) => ({ values: event.values }) },
        },
        SAVE: { target: 'saving', actions: { type: 'because', params: { reason: 'asked' } } },
      },
    },
    saving: {
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => ({ key: context.key, draft: nextDraft(context), base: context.revision }),
        onDone: [
          { target: 'clearing', guard: 'isEnding' },
          {
            target: 'conflict',
            guard: { type: 'isConflict', params: ({ event }) => ({ answer: event.output }) },
            actions: { type: 'noteConflict', params: ({ event }) => ({ answer: event.output }) },
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
          actions: [{ type: 'change', params: ({ event }) => ({ values: event.values }) }, 'noteChange'],
        },
        SAVE: { actions: 'noteAsked' },
        // The save under way cannot be called back: clearing waits for its end, or it would store the draft anew.
        DISCARD: { actions: ['noteEnding', { type: 'begin', params: { reason: 'discarded' } }] },
        SUBMITTED: { actions: ['noteEnding', { type: 'begin', params: { reason: 'submitted' } }] },
      },
    },
    saved: {
      on: {
        'VALUES.CHANGED': { target: 'dirty', actions: { type: 'change', params: ({ event }) => ({ values: event.values }) } },
      },
    },
    /** Not stored, and kept: tried again by a wish, by the network's return, or with the next change. */
    failed: {
      on: {
        RETRY: { target: 'saving', actions: { type: 'because', params: { reason: 'retry' } } },
        SAVE: { target: 'saving', actions: { type: 'because', params: { reason: 'asked' } } },
        ONLINE: { target: 'saving', actions: { type: 'because', params: { reason: 'online' } } },
        'VALUES.CHANGED': { target: 'dirty', actions: { type: 'change', params: ({ event }) => ({ values: event.values }) } },
      },
    },
    /** Another page stored another draft of the same form: a person decides. */
    conflict: {
      on: {
        'VALUES.CHANGED': { actions: { type: 'change', params: ({ event }) => ({ values: event.values }) } },
        'CONFLICT.KEEP_MINE': {
          target: 'saving',
          actions: ['adoptRevision', { type: 'because', params: { reason: 'keepMine' } }],
        },
        'CONFLICT.TAKE_THEIRS': {
          target: 'saved',
          actions: { type: 'take', params: ({ context }) => ({ stored: context.stored, reason: 'theirs' as const }) },
        },
      },
    },
    clearing: {
      invoke: {
        id: 'clearDraft',
        src: 'clearDraft',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
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
          actions: [{ type: 'change', params: ({ event }) => ({ values: event.values }) }, 'noteChange'],
        },
      },
    },
    /** What should be gone is still stored: it must not come back as if it had never been sent. */
    clearFailed: {
      on: {
        RETRY: 'clearing',
        ONLINE: 'clearing',
        'VALUES.CHANGED': {
          target: 'clearing',
          actions: [{ type: 'change', params: ({ event }) => ({ values: event.values }) }, 'noteChange'],
        },
      },
    },
  },
})

export type DraftActorRef = ActorRefFrom<typeof draftMachine>
export type DraftSnapshot = SnapshotFrom<typeof draftMachine>

/** Whether something typed is not stored yet, so that leaving the page would lose it. */
export function isUnsaved(snapshot: DraftSnapshot): boolean {
  return (['dirty', 'saving', 'failed', 'conflict'] as const).some((state) => snapshot.matches(state))
}
