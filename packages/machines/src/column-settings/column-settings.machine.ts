import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  ColumnChoice,
  ColumnFailure,
  ColumnLayout,
  ColumnSettingsContext,
  ColumnSettingsEmitted,
  ColumnSettingsEvent,
  ColumnSettingsInput,
  ColumnWarning,
  LayoutRequest,
  PinSide,
  SaveSettingsRequest,
  WriteLayoutRequest,
} from './column-settings.types.ts'
import {
  appliedLayout,
  factoryLayout,
  freeColumn,
  isChanged,
  isColumnWidth,
  isLastShown,
  mergeLayout,
  moved,
  pinned,
  resized,
  savedLayout,
  toggled,
} from './layout.ts'
import { emptyLayout, layoutKey, parseSavedLayout, writeLayoutText } from './saved-layout.ts'

type AppliedReason = Extract<ColumnSettingsEmitted, { type: 'applied' }>['reason']
type WarnedReason = Extract<ColumnSettingsEmitted, { type: 'warned' }>['reason']

/** Which columns of a table are shown, in which order, how wide, and pinned where. A save that fails applies nevertheless, on this device. */
export const columnSettingsMachine = setup({
  types: {
    context: {} as ColumnSettingsContext,
    events: {} as ColumnSettingsEvent,
    emitted: {} as ColumnSettingsEmitted,
    input: {} as ColumnSettingsInput,
  },
  actors: {
    readLayout: fromPromise<unknown, LayoutRequest>(async () => {
      throw new Error('column-settings: provide readLayout, which answers the text stored under a key, or undefined.')
    }),
    writeLayout: fromPromise<unknown, WriteLayoutRequest>(async () => {
      throw new Error('column-settings: provide writeLayout, which stores a text under a key.')
    }),
    removeLayout: fromPromise<unknown, LayoutRequest>(async () => {
      throw new Error('column-settings: provide removeLayout, which removes what is stored under a key.')
    }),
    saveSettings: fromPromise<unknown, SaveSettingsRequest>(async () => {
      throw new Error('column-settings: provide saveSettings, which sends elementId and parameter to the server.')
    }),
  },
  guards: {
    hasCode: ({ context }) => hasCode(context),
    lacksCode: ({ context }) => !hasCode(context),
    isLayout: (_, { text }: { text: unknown }) => parseSavedLayout(text) !== undefined,
    isAdjusted: ({ context }) => context.adjusted,
    keepsAdjusted: ({ context }) => context.adjusted && hasCode(context),
    isWidth: ({ context }, { key, width }: { key: string; width: number | null }) =>
      context.columns.some((column) => column.key === key) && (width === null || isColumnWidth(width)),
    isFree: ({ context }, { key }: { key: string }) => freeColumn(context.columns, key) !== undefined,
    isLastShown: ({ context }, { key }: { key: string }) => isLastShown(context.draft, context.columns, key),
  },
  actions: {
    take: assign(({ context }, { text }: { text: unknown }) => {
      const stored = parseSavedLayout(text)
      return { stored, draft: mergeLayout(context.columns, stored) }
    }),
    toggle: assign(({ context }, { key }: { key: string }) => ({ draft: toggled(context.draft, key) })),
    move: enqueueActions(({ context, enqueue }, { key, to }: { key: string; to: number }) => {
      const draft = moved(context.draft, context.columns, key, to)
      const position = draft.findIndex((state) => state.key === key) + 1
      enqueue.assign({ draft })
      enqueue.emit({ type: 'moved', key, position, count: draft.length, reason: 'move' })
    }),
    resize: assign(({ context }, { key, width }: { key: string; width: number | null }) =>
      adjusted(context, (layout) => resized(layout, key, width)),
    ),
    pin: assign(({ context }, { key, side }: { key: string; side: PinSide | null }) =>
      adjusted(context, (layout) => pinned(layout, context.columns, key, side)),
    ),
    noteKept: assign({ adjusted: false }),
    revert: assign(({ context }) => ({ draft: appliedLayout(context) })),
    keepDraft: assign(({ context }, { unsent }: { unsent: boolean }) => ({
      stored: savedLayout(context.draft, context.stored),
      unsent,
    })),
    resetToFactory: assign(({ context }) => ({ stored: undefined, adjusted: false, draft: factoryLayout(context.columns) })),
    noteSent: assign((_, { unsent }: { unsent: boolean }) => ({ unsent })),
    setColumns: assign(({ context }, { columns }: { columns: readonly ColumnChoice[] }) => ({
      columns,
      draft: isChanged(context)
        ? mergeLayout(columns, savedLayout(context.draft, context.stored))
        : mergeLayout(columns, context.stored),
    })),
    tellApplied: emit(({ context }, { reason }: { reason: AppliedReason }) => ({
      type: 'applied',
      layout: appliedLayout(context),
      reason,
    })),
    tellSaved: emit((_, { reason }: { reason: 'save' | 'reset' }) => ({ type: 'saved', reason })),
    warn: emit((_, { code, reason }: { code: ColumnWarning; reason: WarnedReason }) => ({ type: 'warned', code, reason })),
    fail: enqueueActions(({ enqueue }, { error, reason }: { error: unknown; reason: ColumnFailure }) => {
      enqueue.assign({ error })
      enqueue.emit({ type: 'failed', error, reason })
    }),
  },
}).createMachine({
  id: 'columnSettings',
  context: ({ input }) => ({
    columns: input.columns,
    resCode: input.resCode,
    draft: factoryLayout(input.columns),
    stored: undefined,
    adjusted: false,
    unsent: false,
    error: undefined,
  }),
  initial: 'deciding',
  on: {
    'COLUMNS.CHANGED': {
      actions: [
        { type: 'setColumns', params: ({ event }) => ({ columns: event.columns }) },
        { type: 'tellApplied', params: { reason: 'columns' } },
      ],
    },
    'COLUMN.RESIZED': {
      guard: { type: 'isWidth', params: ({ event }) => ({ key: event.key, width: event.width }) },
      actions: [
        { type: 'resize', params: ({ event }) => ({ key: event.key, width: event.width }) },
        { type: 'tellApplied', params: { reason: 'adjusted' } },
      ],
    },
    'COLUMN.PINNED': {
      guard: { type: 'isFree', params: ({ event }) => ({ key: event.key }) },
      actions: [
        { type: 'pin', params: ({ event }) => ({ key: event.key, side: event.side }) },
        { type: 'tellApplied', params: { reason: 'adjusted' } },
      ],
    },
  },
  states: {
    deciding: { always: [{ target: 'restoring', guard: 'hasCode' }, { target: 'editing' }] },
    restoring: {
      invoke: {
        id: 'readLayout',
        src: 'readLayout',
        input: ({ context }) => ({ key: layoutKey(present(context.resCode)) }),
        onDone: [
          {
            target: 'editing',
            guard: { type: 'isLayout', params: ({ event }) => ({ text: event.output }) },
            actions: [
              { type: 'take', params: ({ event }) => ({ text: event.output }) },
              { type: 'tellApplied', params: { reason: 'restored' } },
            ],
          },
          { target: 'editing' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error, reason: 'read' as const }) },
        },
      },
      // What is stored is about to say how wide and where.
      on: { 'COLUMN.RESIZED': {}, 'COLUMN.PINNED': {} },
    },
    editing: {
      always: [
        { target: 'adjusting', guard: 'keepsAdjusted', actions: 'noteKept' },
        { guard: 'isAdjusted', actions: 'noteKept' },
      ],
      on: {
        'COLUMN.TOGGLED': [
          {
            guard: { type: 'isLastShown', params: ({ event }) => ({ key: event.key }) },
            actions: { type: 'warn', params: { code: 'lastColumn', reason: 'toggle' } },
          },
          {
            guard: { type: 'isFree', params: ({ event }) => ({ key: event.key }) },
            actions: { type: 'toggle', params: ({ event }) => ({ key: event.key }) },
          },
        ],
        'COLUMN.MOVED': {
          guard: { type: 'isFree', params: ({ event }) => ({ key: event.key }) },
          actions: { type: 'move', params: ({ event }) => ({ key: event.key, to: event.to }) },
        },
        'COLUMN.MOVED_BY': {
          guard: { type: 'isFree', params: ({ event }) => ({ key: event.key }) },
          actions: {
            type: 'move',
            params: ({ context, event }) => ({
              key: event.key,
              to: context.draft.findIndex(({ key }) => key === event.key) + event.by,
            }),
          },
        },
        REVERT: { actions: 'revert' },
        SAVE: [
          { guard: 'lacksCode', actions: { type: 'warn', params: { code: 'noResCode', reason: 'save' } } },
          { target: 'saving' },
        ],
        FACTORY_RESET: [
          { guard: 'lacksCode', actions: { type: 'warn', params: { code: 'noResCode', reason: 'reset' } } },
          { target: 'resetting', actions: ['resetToFactory', { type: 'tellApplied', params: { reason: 'reset' } }] },
        ],
      },
    },
    saving: {
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => ({
          elementId: present(context.resCode),
          parameter: writeLayoutText(savedLayout(context.draft, context.stored)),
        }),
        onDone: {
          target: 'storing',
          actions: [
            { type: 'keepDraft', params: { unsent: false } },
            { type: 'tellApplied', params: { reason: 'saved' } },
            { type: 'tellSaved', params: { reason: 'save' } },
          ],
        },
        onError: {
          target: 'storing',
          actions: [
            { type: 'keepDraft', params: { unsent: true } },
            { type: 'tellApplied', params: { reason: 'saved' } },
            { type: 'fail', params: ({ event }) => ({ error: event.error, reason: 'save' as const }) },
          ],
        },
      },
    },
    /** What was drawn or pinned is kept without a word; what was ticked and moved is not. */
    adjusting: {
      invoke: {
        id: 'saveAdjusted',
        src: 'saveSettings',
        input: ({ context }) => ({
          elementId: present(context.resCode),
          parameter: writeLayoutText(present(context.stored)),
        }),
        onDone: { target: 'storing', actions: { type: 'noteSent', params: { unsent: false } } },
        onError: {
          target: 'storing',
          actions: [
            { type: 'noteSent', params: { unsent: true } },
            { type: 'fail', params: ({ event }) => ({ error: event.error, reason: 'adjust' as const }) },
          ],
        },
      },
    },
    /** Kept on this device, whether the server took it or not. */
    storing: {
      invoke: {
        id: 'writeLayout',
        src: 'writeLayout',
        input: ({ context }) => ({
          key: layoutKey(present(context.resCode)),
          text: writeLayoutText(present(context.stored)),
        }),
        onDone: 'editing',
        onError: {
          target: 'editing',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error, reason: 'store' as const }) },
        },
      },
    },
    resetting: {
      invoke: {
        id: 'saveEmpty',
        src: 'saveSettings',
        input: ({ context }) => ({ elementId: present(context.resCode), parameter: writeLayoutText(emptyLayout) }),
        onDone: {
          target: 'removing',
          actions: [
            { type: 'noteSent', params: { unsent: false } },
            { type: 'tellSaved', params: { reason: 'reset' } },
          ],
        },
        onError: {
          target: 'removing',
          actions: [
            { type: 'noteSent', params: { unsent: true } },
            { type: 'fail', params: ({ event }) => ({ error: event.error, reason: 'reset' as const }) },
          ],
        },
      },
    },
    removing: {
      invoke: {
        id: 'removeLayout',
        src: 'removeLayout',
        input: ({ context }) => ({ key: layoutKey(present(context.resCode)) }),
        onDone: 'editing',
        onError: {
          target: 'editing',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error, reason: 'remove' as const }) },
        },
      },
    },
  },
})

/** Running column settings: tick and move in them, save, and hear what the table is to show. */
export type ColumnSettingsActorRef = ActorRefFrom<typeof columnSettingsMachine>
/** What column settings are at one moment: what is being chosen, and what was saved. */
export type ColumnSettingsSnapshot = SnapshotFrom<typeof columnSettingsMachine>

/** Whether the settings are on their way somewhere, so that nothing can be chosen. */
export function isBusy(snapshot: ColumnSettingsSnapshot): boolean {
  return !snapshot.matches('editing')
}

/** What was done to the table itself counts for what is chosen, and for what was saved. */
function adjusted(context: ColumnSettingsContext, change: (layout: ColumnLayout) => ColumnLayout) {
  return {
    draft: change(context.draft),
    stored: savedLayout(change(appliedLayout(context)), context.stored),
    adjusted: true,
  }
}

function hasCode({ resCode }: ColumnSettingsContext): boolean {
  return resCode !== undefined && resCode.trim() !== ''
}
