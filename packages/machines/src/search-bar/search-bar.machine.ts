import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'
import {
  checkPatterns,
  errorOf,
  errorsOf,
  fieldValue,
  requestOf,
  resetValues,
  startValues,
  trimValue,
  trimValues,
  withValue,
} from './field-rules.ts'
import type {
  SearchBarContext,
  SearchBarEmitted,
  SearchBarEvent,
  SearchBarInput,
  SearchFieldDefinition,
  SearchReason,
  SearchValue,
} from './search-bar.types.ts'

/** What a person wants to find: it holds it, checks it, and says so once. It never loads anything. */
export const searchBarMachine = setup({
  types: {
    context: {} as SearchBarContext,
    events: {} as SearchBarEvent,
    emitted: {} as SearchBarEmitted,
    input: {} as SearchBarInput,
  },
  guards: {
    isField: ({ context }, { name }: { name: string }) => context.fields.some((field) => field.prop === name),
    // The key that ends an input method's word is no wish to search.
    isComposing: ({ context }, { composing = false }: { composing?: boolean | undefined }) =>
      composing || context.composing !== undefined,
    isSound: ({ context }) => Object.keys(context.errors).length === 0,
    isSize: (_, { size }: { size: number }) => Number.isInteger(size) && size >= 1,
  },
  actions: {
    change: assign(({ context }, params: { name: string; value: SearchValue; composing?: boolean | undefined }) => ({
      values: withValue(context.values, params.name, params.value),
      errors: withoutError(context.errors, params.name),
      composing: params.composing ? params.name : undefined,
    })),
    leave: assign(({ context }, { name }: { name: string }) => {
      const field = context.fields.find(({ prop }) => prop === name)
      if (!field) return {}
      const values = withValue(context.values, name, trimValue(field, fieldValue(context.values, name)))
      const error = errorOf(field, values, context)
      const others = withoutError(context.errors, name)
      return { values, composing: undefined, errors: error === undefined ? others : { ...others, [name]: error } }
    }),
    check: assign(({ context }, { reason }: { reason: SearchReason }) => {
      const values = trimValues(context.fields, context.values)
      return { reason, values, errors: errorsOf(context.fields, values, context) }
    }),
    reset: assign(({ context }) => ({ values: resetValues(context.fields, context.values), composing: undefined })),
    restore: assign(({ context }, { values }: { values: SearchBarContext['values'] }) => ({
      values: startValues(context.fields, values),
      composing: undefined,
    })),
    setSize: assign((_, { size }: { size: number }) => ({ size })),
    setFields: assign(({ context }, { fields }: { fields: readonly SearchFieldDefinition[] }) => ({
      fields: checkPatterns(fields),
      values: startValues(fields, context.values),
      // Messages are in the language of before; they come again with the next check.
      errors: {},
    })),
    tellSearched: emit(({ context }) => ({ type: 'searched', request: requestOf(context), reason: context.reason })),
    tellRejected: emit(({ context }) => ({ type: 'rejected', errors: context.errors, reason: context.reason })),
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
    form: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'FIELD.CHANGED': {
              guard: { type: 'isField', params: ({ event }) => ({ name: event.name }) },
              actions: { type: 'change', params: ({ event }) => event },
            },
            'FIELD.LEFT': {
              guard: { type: 'isField', params: ({ event }) => ({ name: event.name }) },
              actions: { type: 'leave', params: ({ event }) => ({ name: event.name }) },
            },
            SEARCH: [
              { guard: { type: 'isComposing', params: ({ event }) => ({ composing: event.composing }) } },
              { target: 'checking', actions: { type: 'check', params: { reason: 'submit' } } },
            ],
            RESET: { target: 'checking', actions: ['reset', { type: 'check', params: { reason: 'reset' } }] },
            'QUERY.RESTORED': {
              target: 'checking',
              actions: [
                { type: 'restore', params: ({ event }) => ({ values: event.values }) },
                { type: 'check', params: { reason: 'restored' } },
              ],
            },
            'SIZE.CHANGED': {
              guard: { type: 'isSize', params: ({ event }) => ({ size: event.size }) },
              actions: { type: 'setSize', params: ({ event }) => ({ size: event.size }) },
            },
            'FIELDS.CHANGED': { actions: { type: 'setFields', params: ({ event }) => ({ fields: event.fields }) } },
          },
        },
        /** The rules have spoken: the search goes out, or the messages show. */
        checking: {
          always: [
            { target: 'idle', guard: 'isSound', actions: 'tellSearched' },
            { target: 'idle', actions: 'tellRejected' },
          ],
        },
      },
    },
  },
})

export type SearchBarActorRef = ActorRefFrom<typeof searchBarMachine>
export type SearchBarSnapshot = SnapshotFrom<typeof searchBarMachine>

function withoutError(errors: SearchBarContext['errors'], name: string) {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name))
}
