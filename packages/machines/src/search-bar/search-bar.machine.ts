import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { advancedFilterMachine, type FilterField, type FilterWarning, type SearchCondition } from '../advanced-filter/index.ts'
import { present } from '../present/index.ts'
import { isLoaded, optionOf } from './field-options.ts'
import {
  checkPatterns,
  errorOf,
  errorsOf,
  fieldValue,
  fixedValues,
  isSent,
  resetValues,
  startValues,
  trimValue,
  trimValues,
  withValue,
} from './field-rules.ts'
import type {
  LoadOptionsRequest,
  SearchBarContext,
  SearchBarEmitted,
  SearchBarEvent,
  SearchBarInput,
  SearchFieldDefinition,
  SearchOption,
  SearchReason,
  SearchValue,
} from './search-bar.types.ts'
import { requestOf } from './search-request.ts'

/** What a person wants to find: it holds it, checks it, and says so once. It never loads anything. */
export const searchBarMachine = setup({
  types: {
    context: {} as SearchBarContext,
    events: {} as SearchBarEvent,
    emitted: {} as SearchBarEmitted,
    input: {} as SearchBarInput,
    children: {} as { advanced: 'advancedFilter' },
  },
  actors: {
    /** The advanced panel; its own ports are provided to it. */
    advancedFilter: advancedFilterMachine,
    loadOptions: fromPromise<readonly SearchOption[], LoadOptionsRequest>(async ({ input: { field } }) => {
      throw new Error(`search-bar: provide loadOptions, or data for the field ${field.prop}.`)
    }),
  },
  delays: {
    /** Without typing, before options are loaded. */
    typing: 300,
  },
  guards: {
    isField: ({ context }, { name }: { name: string }) => context.fields.some((field) => field.prop === name),
    isOpenField: ({ context }, { name }: { name: string }) =>
      context.fields.some((field) => field.prop === name && !field.disabled),
    // The key that ends an input method's word is no wish to search.
    isComposing: ({ context }, { composing = false }: { composing?: boolean | undefined }) =>
      composing || context.composing !== undefined,
    isSound: ({ context }) => Object.keys(context.errors).length === 0,
    hasPanel: ({ context }) => context.advanced !== undefined,
    startsOpen: ({ context }) => context.advanced?.open === true,
    // A broken rule keeps a search from the panel, but the panel is reset and restored in any case.
    asksPanel: ({ context }) =>
      context.advanced !== undefined && (context.reason !== 'submit' || Object.keys(context.errors).length === 0),
    isLoaded: ({ context }, { name, composing = false }: { name: string; composing?: boolean | undefined }) =>
      !composing && context.fields.some((field) => field.prop === name && isLoaded(field)),
    isWantedNow: ({ context }, { name, now = false }: { name: string; now?: boolean | undefined }) =>
      now && context.fields.some((field) => field.prop === name && isLoaded(field)),
    isSize: (_, { size }: { size: number }) => Number.isInteger(size) && size >= 1,
  },
  actions: {
    change: assign(({ context }, params: { name: string; value: SearchValue; composing?: boolean | undefined }) => ({
      values: withValue(context.values, params.name, params.value),
      errors: withoutError(context.errors, params.name),
      composing: params.composing ? params.name : undefined,
      known: withKnown(context, params.name, params.value),
    })),
    leave: assign(({ context }, { name }: { name: string }) => {
      const field = present(context.fields.find(({ prop }) => prop === name))
      const values = withValue(context.values, name, trimValue(field, fieldValue(context.values, name)))
      const error = isSent(field) ? errorOf(field, values, context) : undefined
      const others = withoutError(context.errors, name)
      return { values, composing: undefined, errors: error === undefined ? others : { ...others, [name]: error } }
    }),
    check: assign(({ context }, { reason }: { reason: SearchReason }) => {
      const values = trimValues(context.fields, context.values)
      return { reason, values, errors: errorsOf(context.fields, values, context) }
    }),
    reset: assign(({ context }) => ({ values: resetValues(context.fields, context.values), composing: undefined })),
    restore: assign(({ context }, { values, filter }: { values: SearchBarContext['values']; filter?: unknown }) => ({
      values: startValues(context.fields, { ...values, ...fixedValues(context) }),
      composing: undefined,
      restoring: filter,
    })),
    askPanel: enqueueActions(({ context: { reason, restoring }, enqueue }) => {
      // An address without a filter leaves none in the panel.
      const wish = reason === 'submit' ? 'SEARCH' : 'RESET'
      enqueue.sendTo('advanced', restoring === undefined ? { type: wish } : { type: 'FILTER.RESTORED', saved: restoring })
      enqueue.assign({ restoring: undefined })
    }),
    takeConditions: assign((_, { conditions }: { conditions: readonly SearchCondition[] }) => ({ conditions })),
    want: assign((_, { name, text }: { name: string; text: string }) => ({ wanted: { name, text: text.trim() } })),
    takeOptions: assign(({ context: { wanted, options } }, { loaded }: { loaded: readonly SearchOption[] }) => ({
      options: new Map([...options, [present(wanted).name, loaded]]),
    })),
    loseOptions: enqueueActions(({ context: { wanted, options }, enqueue }, { error }: { error: unknown }) => {
      const { name } = present(wanted)
      enqueue.assign({ options: new Map([...options].filter(([other]) => other !== name)) })
      enqueue.emit({ type: 'optionsFailed', name, error, reason: 'load' })
    }),
    handOnFields: enqueueActions(({ context, enqueue }, { fields }: { fields: readonly FilterField[] | undefined }) => {
      if (context.advanced === undefined || (fields === undefined && context.advanced.fields !== undefined)) return
      enqueue.sendTo('advanced', { type: 'FIELDS.CHANGED', fields: fields ?? context.fields })
    }),
    setSize: assign((_, { size }: { size: number }) => ({ size })),
    setFields: assign(({ context }, { fields }: { fields: readonly SearchFieldDefinition[] }) => ({
      fields: checkPatterns(fields),
      values: startValues(fields, context.values),
      // Messages are in the language of before; they come again with the next check.
      errors: {},
    })),
    tellSearched: enqueueActions(({ context, enqueue }) => {
      const request = requestOf(context)
      enqueue.assign({ searched: request })
      enqueue.emit({ type: 'searched', request, reason: context.reason })
    }),
    tellRejected: emit(({ context }) => ({ type: 'rejected', errors: context.errors, reason: context.reason })),
    tellRefused: emit(({ context }, { warning }: { warning: FilterWarning }) => ({
      type: 'rejected',
      errors: context.errors,
      warning,
      reason: context.reason,
    })),
    tellPanel: emit((_, { open }: { open: boolean }) => ({ type: 'advancedChanged', open, reason: 'toggle' })),
    tellMode: emit((_, { mode }: { mode: 'normal' | 'expanded' }) => ({ type: 'modeChanged', mode, reason: 'toggle' })),
  },
}).createMachine({
  id: 'searchBar',
  context: ({ input }) => ({
    fields: checkPatterns(input.fields),
    values: startValues(input.fields, input.values),
    errors: {},
    size: input.size ?? 50,
    composing: undefined,
    reason: 'submit',
    requiredMessage: input.requiredMessage ?? ((label) => `${label}不能为空`),
    patternMessage: input.patternMessage ?? ((label) => `${label}格式不正确`),
    advanced: input.advanced,
    conditions: [],
    searched: undefined,
    restoring: undefined,
    wanted: undefined,
    options: new Map(),
    known: new Map(),
  }),
  type: 'parallel',
  states: {
    mode: {
      initial: 'normal',
      states: {
        normal: {
          on: { 'MODE.TOGGLED': { target: 'expanded', actions: { type: 'tellMode', params: { mode: 'expanded' } } } },
        },
        expanded: {
          on: { 'MODE.TOGGLED': { target: 'normal', actions: { type: 'tellMode', params: { mode: 'normal' } } } },
        },
      },
    },
    /** The advanced panel: none, hidden or shown. What it asks is in force either way. */
    panel: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ target: 'present', guard: 'hasPanel' }, { target: 'absent' }] },
        absent: {},
        present: {
          invoke: {
            id: 'advanced',
            src: 'advancedFilter',
            input: ({ context: { advanced, fields }, self }) => ({
              fields: advanced?.fields ?? fields,
              ...(advanced?.resCode === undefined ? {} : { resCode: advanced.resCode }),
              reportTo: self,
            }),
          },
          initial: 'choosing',
          states: {
            choosing: { always: [{ target: 'open', guard: 'startsOpen' }, { target: 'closed' }] },
            closed: {
              on: { 'ADVANCED.TOGGLED': { target: 'open', actions: { type: 'tellPanel', params: { open: true } } } },
            },
            open: {
              on: { 'ADVANCED.TOGGLED': { target: 'closed', actions: { type: 'tellPanel', params: { open: false } } } },
            },
          },
        },
      },
    },
    /** The options of the field that is being typed into. */
    options: {
      initial: 'resting',
      on: {
        'OPTIONS.WANTED': [
          {
            target: '.loading',
            reenter: true,
            guard: { type: 'isWantedNow', params: ({ event }) => ({ name: event.name, now: event.now }) },
            actions: { type: 'want', params: ({ event }) => event },
          },
          {
            target: '.typing',
            reenter: true,
            guard: { type: 'isLoaded', params: ({ event }) => ({ name: event.name, composing: event.composing }) },
            actions: { type: 'want', params: ({ event }) => event },
          },
        ],
      },
      states: {
        resting: {},
        typing: { after: { typing: 'loading' } },
        loading: {
          invoke: {
            id: 'loadOptions',
            src: 'loadOptions',
            input: ({ context }) => wantedOptions(context),
            onDone: {
              target: 'resting',
              actions: { type: 'takeOptions', params: ({ event }) => ({ loaded: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'loseOptions', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: {},
      },
    },
    form: {
      initial: 'idle',
      on: {
        'FIELD.CHANGED': {
          guard: { type: 'isOpenField', params: ({ event }) => ({ name: event.name }) },
          actions: { type: 'change', params: ({ event }) => event },
        },
        'FIELD.LEFT': {
          guard: { type: 'isField', params: ({ event }) => ({ name: event.name }) },
          actions: { type: 'leave', params: ({ event }) => ({ name: event.name }) },
        },
        SEARCH: [
          { guard: { type: 'isComposing', params: ({ event }) => ({ composing: event.composing }) } },
          { target: '.checking', actions: { type: 'check', params: { reason: 'submit' } } },
        ],
        RESET: { target: '.checking', actions: ['reset', { type: 'check', params: { reason: 'reset' } }] },
        'QUERY.RESTORED': {
          target: '.checking',
          actions: [
            { type: 'restore', params: ({ event }) => ({ values: event.values, filter: event.filter }) },
            { type: 'check', params: { reason: 'restored' } },
          ],
        },
        'SIZE.CHANGED': {
          guard: { type: 'isSize', params: ({ event }) => ({ size: event.size }) },
          actions: { type: 'setSize', params: ({ event }) => ({ size: event.size }) },
        },
        'FIELDS.CHANGED': {
          actions: [
            { type: 'setFields', params: ({ event }) => ({ fields: event.fields }) },
            { type: 'handOnFields', params: ({ event }) => ({ fields: event.advanced }) },
          ],
        },
      },
      states: {
        idle: {
          on: {
            // Searched from the panel itself: reset there, or a saved filter opened.
            'ADVANCED.SEARCHED': {
              target: 'concluding',
              actions: [
                { type: 'takeConditions', params: ({ event }) => ({ conditions: event.conditions }) },
                { type: 'check', params: ({ event }) => ({ reason: event.reason }) },
              ],
            },
          },
        },
        /** The rules of the fields have spoken; where there is a panel, its rows come next. */
        checking: { always: [{ target: 'asking', guard: 'asksPanel', actions: 'askPanel' }, { target: 'concluding' }] },
        asking: {
          on: {
            'ADVANCED.SEARCHED': {
              target: 'concluding',
              actions: { type: 'takeConditions', params: ({ event }) => ({ conditions: event.conditions }) },
            },
            'ADVANCED.REFUSED': {
              target: 'idle',
              actions: { type: 'tellRefused', params: ({ event }) => ({ warning: event.warning }) },
            },
          },
        },
        /** The search goes out, or the messages show. */
        concluding: {
          always: [
            { target: 'idle', guard: 'isSound', actions: 'tellSearched' },
            { target: 'idle', actions: 'tellRejected' },
          ],
        },
      },
    },
  },
})

/** A running search bar: tell it what is typed, and hear what to search for. */
export type SearchBarActorRef = ActorRefFrom<typeof searchBarMachine>
/** What a search bar is at one moment: its values, their messages, and how much of it is shown. */
export type SearchBarSnapshot = SnapshotFrom<typeof searchBarMachine>

function withoutError(errors: SearchBarContext['errors'], name: string) {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name))
}

/** What was chosen of loaded options is remembered: the next ones need not have it. */
function withKnown(context: SearchBarContext, name: string, value: SearchValue): SearchBarContext['known'] {
  const field = context.fields.find(({ prop }) => prop === name)
  const chosen = field && isLoaded(field) && typeof value === 'string' ? optionOf(field, context, value) : undefined
  return chosen === undefined ? context.known : new Map([...context.known, [name, chosen]])
}

function wantedOptions({ fields, wanted }: SearchBarContext): LoadOptionsRequest {
  const { name, text } = present(wanted)
  // Other fields may have come since somebody typed.
  return { field: fields.find(({ prop }) => prop === name) ?? { prop: name, label: '' }, text }
}
