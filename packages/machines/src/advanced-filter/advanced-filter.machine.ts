import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  AdvancedFilterContext,
  AdvancedFilterEmitted,
  AdvancedFilterEvent,
  AdvancedFilterInput,
  FilterField,
  FilterReason,
  FilterWarning,
  NamedFilter,
  RowJoin,
  RowValue,
  SearchOperator,
} from './advanced-filter.types.ts'
import { adapted, changed } from './changed-rows.ts'
import { filterPorts } from './filter-ports.ts'
import {
  conditionsOf,
  describeRow,
  emptyPair,
  fieldOf,
  firstIncomplete,
  firstProblem,
  mostRows,
  rowsOf,
  withField,
  withOperator,
  withSpan,
  withValue,
} from './filter-rows.ts'
import { isOffered, usualOperator } from './operators.ts'
import { filterName, fittingFilter, isNameOfOther, parseNamedFilters, withNamed, withoutNamed } from './saved-filter.ts'

type WarnedReason = Extract<AdvancedFilterEmitted, { type: 'warned' }>['reason']

/** The rows of an advanced search, in pairs joined by and/or. It says what to search for, and keeps filters under names. */
export const advancedFilterMachine = setup({
  types: {
    context: {} as AdvancedFilterContext,
    events: {} as AdvancedFilterEvent,
    emitted: {} as AdvancedFilterEmitted,
    input: {} as AdvancedFilterInput,
  },
  actors: filterPorts,
  guards: {
    isField: ({ context }, { field }: { field: string | null }) => field === null || fieldOf(context.fields, field) !== undefined,
    isBetweenOnOther: ({ context }, { row, operator }: { row: number; operator: SearchOperator }) => {
      const found = context.rows.find(({ id }) => id === row)
      return operator === 'BETWEEN' && found !== undefined && describeRow(found, context.fields).valueType !== 'date'
    },
    isOffered: ({ context }, { row, operator }: { row: number; operator: SearchOperator }) => {
      const found = context.rows.find(({ id }) => id === row)
      return found !== undefined && isOffered(operator, fieldOf(context.fields, found.searchFilter))
    },
    isFull: ({ context }) => context.rows.length >= mostRows,
    isIncomplete: ({ context }) => firstIncomplete(context) !== undefined,
    // The first pair stays.
    isRemovable: ({ context }, { pair }: { pair: number }) =>
      Number.isInteger(pair) && pair > 0 && pair < context.rows.length / 2,
    isSound: ({ context }) => firstProblem(context) === undefined,
    isFitting: ({ context }, { saved }: { saved: unknown }) => fittingFilter(saved, context.fields) !== undefined,
    isUnfit: ({ context }, { name }: { name: string }) => {
      const found = context.filters.find((one) => one.name === name)
      return found !== undefined && fittingFilter(found.filter, context.fields) === undefined
    },
    isKnown: ({ context }, { name }: { name: string }) => context.filters.some((one) => one.name === name),
    isUnnamed: (_, { name }: { name: string }) => filterName(name) === undefined,
    isUnsound: ({ context }) => firstProblem(context) !== undefined,
    isTaken: ({ context }, { name, to }: { name: string; to: string }) => isNameOfOther(context.filters, name, to),
    asksNothing: ({ context }) => conditionsOf(context).length === 0,
    keepsFilters: ({ context }) => context.resCode !== undefined,
  },
  actions: {
    choose: assign(({ context }, { row, field }: { row: number; field: string | null }) =>
      changed(context, row, (one) => withField(one, field, context.fields)),
    ),
    operate: assign(({ context }, { row, operator }: { row: number; operator: SearchOperator }) =>
      changed(context, row, (one) => withOperator(one, operator, context.fields)),
    ),
    // Contains, or what takes its place where the field does not offer it.
    revert: assign(({ context }, { row }: { row: number }) =>
      changed(context, row, (one) =>
        withOperator(one, usualOperator[describeRow(one, context.fields).valueType], context.fields),
      ),
    ),
    fill: assign(({ context }, { row, value }: { row: number; value: RowValue }) =>
      changed(context, row, (one) => withValue(one, value, context.fields)),
    ),
    span: assign(({ context }, { row, start, end }: { row: number; start: string | null; end: string | null }) =>
      changed(context, row, (one) => withSpan(one, start, end, context.fields)),
    ),
    join: assign(({ context }, { row, join }: { row: number; join: RowJoin }) =>
      changed(context, row, (one) => ({ ...one, searchType: join })),
    ),
    add: assign(({ context: { rows, nextId } }) => ({
      rows: [...rows, ...emptyPair(nextId)],
      nextId: nextId + 2,
      warning: undefined,
    })),
    removePair: assign(({ context: { rows } }, { pair }: { pair: number }) => ({
      rows: rows.filter((_, place) => Math.floor(place / 2) !== pair),
      warning: undefined,
    })),
    clear: assign(({ context: { nextId } }) => ({ rows: emptyPair(nextId), nextId: nextId + 2, warning: undefined })),
    restore: assign(({ context: { fields, nextId } }, { saved }: { saved: unknown }) => {
      const filter = present(fittingFilter(saved, fields))
      const rows = rowsOf(filter.conditions, nextId)
      return { rows, nextId: nextId + rows.length, warning: undefined }
    }),
    setFields: assign(({ context }, { fields }: { fields: readonly FilterField[] }) => ({
      fields,
      // A row of a changed field would ask what nobody sees, and may be wrong no more; that a filter was left out stays said.
      rows: context.rows.map((row) => adapted(row, context.fields, fields)),
      warning: context.warning?.row === null ? context.warning : undefined,
    })),
    because: assign((_, { reason }: { reason: FilterReason }) => ({ reason })),
    warn: enqueueActions(({ enqueue }, { warning, reason }: { warning: FilterWarning; reason: WarnedReason }) => {
      enqueue.assign({ warning })
      enqueue.emit({ type: 'warned', warning, reason })
    }),
    tellSearched: enqueueActions(({ context, enqueue }) => {
      const conditions = conditionsOf(context)
      enqueue.assign({ applied: conditions, warning: undefined })
      enqueue.emit({ type: 'searched', conditions, reason: context.reason })
      if (context.reportTo) enqueue.sendTo(context.reportTo, { type: 'ADVANCED.SEARCHED', conditions, reason: context.reason })
    }),
    tellRefused: enqueueActions(({ context, enqueue }, { warning }: { warning: FilterWarning }) => {
      if (context.reportTo) enqueue.sendTo(context.reportTo, { type: 'ADVANCED.REFUSED', warning })
    }),
    takeFilters: assign((_, { stored }: { stored: unknown }) => ({ filters: parseNamedFilters(stored), error: undefined })),
    prepareSave: assign(({ context }, { name }: { name: string }) => ({
      pending: { name: present(filterName(name)), filter: { version: 1 as const, conditions: conditionsOf(context) } },
    })),
    prepareRename: assign(({ context }, { name, to }: { name: string; to: string }) => ({
      pending: { ...present(context.filters.find((one) => one.name === name)), name: present(filterName(to)) },
      replaces: name,
    })),
    prepareReturn: assign((_, { named }: { named: NamedFilter }) => ({ pending: named })),
    prepareRemoval: assign(({ context }, { name }: { name: string }) => ({
      pending: context.filters.find((one) => one.name === name),
    })),
    noteSaved: enqueueActions(({ context: { filters, pending, replaces = null }, enqueue }) => {
      const named = present(pending)
      const others = filters.filter(({ name }) => name !== replaces)
      enqueue.assign({ filters: withNamed(others, named), pending: undefined, replaces: undefined, error: undefined })
      enqueue.emit({ type: 'filterSaved', name: named.name, reason: replaces === null ? 'save' : 'rename' })
    }),
    noteRemoved: enqueueActions(({ context: { filters, pending }, enqueue }) => {
      const removed = present(pending)
      enqueue.assign({ filters: withoutNamed(filters, removed.name), pending: undefined, error: undefined })
      enqueue.emit({ type: 'filterRemoved', name: removed.name, removed, reason: 'remove' })
    }),
    fail: assign((_, { error }: { error: unknown }) => ({ error, pending: undefined, replaces: undefined })),
    tellFailure: emit(({ context }, { reason }: { reason: 'load' | 'save' | 'remove' }) => ({
      type: 'failed',
      error: context.error,
      reason,
    })),
  },
}).createMachine({
  id: 'advancedFilter',
  context: ({ input }) => {
    const rows = rowsOf(fittingFilter(input.saved, input.fields)?.conditions ?? [], 0)
    return {
      fields: input.fields,
      resCode: input.resCode,
      rows,
      nextId: rows.length,
      warning: undefined,
      applied: [],
      reason: 'submit',
      filters: [],
      pending: undefined,
      replaces: undefined,
      error: undefined,
      reportTo: input.reportTo,
    }
  },
  type: 'parallel',
  states: {
    rows: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'FIELD.CHOSEN': {
              guard: { type: 'isField', params: ({ event }) => ({ field: event.field }) },
              actions: { type: 'choose', params: ({ event }) => event },
            },
            'OPERATOR.CHOSEN': [
              {
                guard: { type: 'isBetweenOnOther', params: ({ event }) => event },
                actions: [
                  { type: 'revert', params: ({ event }) => ({ row: event.row }) },
                  {
                    type: 'warn',
                    params: ({ event }) => ({
                      warning: { code: 'onlyDates' as const, row: event.row },
                      reason: 'operator' as const,
                    }),
                  },
                ],
              },
              {
                guard: { type: 'isOffered', params: ({ event }) => event },
                actions: { type: 'operate', params: ({ event }) => event },
              },
            ],
            'VALUE.CHANGED': { actions: { type: 'fill', params: ({ event }) => event } },
            'SPAN.CHANGED': { actions: { type: 'span', params: ({ event }) => event } },
            'JOIN.CHOSEN': { actions: { type: 'join', params: ({ event }) => event } },
            'PAIR.ADDED': [
              {
                guard: 'isFull',
                actions: { type: 'warn', params: { warning: { code: 'tooManyRows', row: null }, reason: 'add' } },
              },
              {
                guard: 'isIncomplete',
                actions: {
                  type: 'warn',
                  params: ({ context }) => ({ warning: present(firstIncomplete(context)), reason: 'add' as const }),
                },
              },
              { actions: 'add' },
            ],
            'PAIR.REMOVED': {
              guard: { type: 'isRemovable', params: ({ event }) => ({ pair: event.pair }) },
              actions: { type: 'removePair', params: ({ event }) => ({ pair: event.pair }) },
            },
            SEARCH: { target: 'checking', actions: { type: 'because', params: { reason: 'submit' } } },
            RESET: { target: 'checking', actions: ['clear', { type: 'because', params: { reason: 'reset' } }] },
            'FILTER.RESTORED': [
              {
                target: 'checking',
                guard: { type: 'isFitting', params: ({ event }) => ({ saved: event.saved }) },
                actions: [
                  { type: 'restore', params: ({ event }) => ({ saved: event.saved }) },
                  { type: 'because', params: { reason: 'restored' } },
                ],
              },
              {
                actions: [
                  { type: 'warn', params: { warning: { code: 'unfitFilter', row: null }, reason: 'restored' } },
                  { type: 'tellRefused', params: { warning: { code: 'unfitFilter', row: null } } },
                ],
              },
            ],
            'FILTER.OPEN': [
              {
                guard: { type: 'isUnfit', params: ({ event }) => ({ name: event.name }) },
                actions: { type: 'warn', params: { warning: { code: 'unfitFilter', row: null }, reason: 'restored' } },
              },
              {
                target: 'checking',
                guard: { type: 'isKnown', params: ({ event }) => ({ name: event.name }) },
                actions: [
                  {
                    type: 'restore',
                    params: ({ context, event }) => ({
                      saved: context.filters.find(({ name }) => name === event.name)?.filter,
                    }),
                  },
                  { type: 'because', params: { reason: 'restored' } },
                ],
              },
            ],
            'FIELDS.CHANGED': { actions: { type: 'setFields', params: ({ event }) => ({ fields: event.fields }) } },
          },
        },
        /** The search goes out, or the first row that keeps it back is pointed at. */
        checking: {
          always: [
            { target: 'editing', guard: 'isSound', actions: 'tellSearched' },
            {
              target: 'editing',
              actions: [
                {
                  type: 'warn',
                  params: ({ context }) => ({ warning: present(firstProblem(context)), reason: 'submit' as const }),
                },
                { type: 'tellRefused', params: ({ context }) => ({ warning: present(firstProblem(context)) }) },
              ],
            },
          ],
        },
      },
    },
    /** The filters that are kept under names. */
    names: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ target: 'loading', guard: 'keepsFilters' }, { target: 'off' }] },
        /** The list has no resource code: nothing is kept. */
        off: {},
        loading: {
          invoke: {
            id: 'loadFilters',
            src: 'loadFilters',
            input: ({ context }) => ({ resCode: present(context.resCode) }),
            onDone: {
              target: 'ready',
              actions: { type: 'takeFilters', params: ({ event }) => ({ stored: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: [
                { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                { type: 'tellFailure', params: { reason: 'load' } },
              ],
            },
          },
        },
        failed: { on: { RETRY: 'loading' } },
        ready: {
          on: {
            'FILTER.SAVE': [
              {
                guard: { type: 'isUnnamed', params: ({ event }) => ({ name: event.name }) },
                actions: { type: 'warn', params: { warning: { code: 'nameNeeded', row: null }, reason: 'save' } },
              },
              {
                guard: 'isUnsound',
                actions: {
                  type: 'warn',
                  params: ({ context }) => ({ warning: present(firstProblem(context)), reason: 'save' as const }),
                },
              },
              {
                guard: 'asksNothing',
                actions: { type: 'warn', params: { warning: { code: 'nothingToSave', row: null }, reason: 'save' } },
              },
              { target: 'saving', actions: { type: 'prepareSave', params: ({ event }) => ({ name: event.name }) } },
            ],
            'FILTER.RENAME': [
              {
                guard: { type: 'isUnnamed', params: ({ event }) => ({ name: event.to }) },
                actions: { type: 'warn', params: { warning: { code: 'nameNeeded', row: null }, reason: 'rename' } },
              },
              {
                guard: { type: 'isTaken', params: ({ event }) => event },
                actions: { type: 'warn', params: { warning: { code: 'nameTaken', row: null }, reason: 'rename' } },
              },
              {
                target: 'saving',
                guard: { type: 'isKnown', params: ({ event }) => ({ name: event.name }) },
                actions: { type: 'prepareRename', params: ({ event }) => event },
              },
            ],
            'FILTER.RETURN': { target: 'saving', actions: { type: 'prepareReturn', params: ({ event }) => event } },
            'FILTER.REMOVE': {
              target: 'removing',
              guard: { type: 'isKnown', params: ({ event }) => ({ name: event.name }) },
              actions: { type: 'prepareRemoval', params: ({ event }) => ({ name: event.name }) },
            },
          },
        },
        saving: {
          invoke: {
            id: 'saveFilter',
            src: 'saveFilter',
            input: ({ context: { resCode, pending, replaces } }) => ({
              resCode: present(resCode),
              ...present(pending),
              ...(replaces === undefined ? {} : { replaces }),
            }),
            onDone: { target: 'ready', actions: 'noteSaved' },
            onError: {
              target: 'ready',
              actions: [
                { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                { type: 'tellFailure', params: { reason: 'save' } },
              ],
            },
          },
        },
        removing: {
          invoke: {
            id: 'removeFilter',
            src: 'removeFilter',
            input: ({ context }) => ({ resCode: present(context.resCode), name: present(context.pending).name }),
            onDone: { target: 'ready', actions: 'noteRemoved' },
            onError: {
              target: 'ready',
              actions: [
                { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                { type: 'tellFailure', params: { reason: 'remove' } },
              ],
            },
          },
        },
      },
    },
  },
})

/** A running advanced filter: fill in its rows, and hear what to search for. */
export type AdvancedFilterActorRef = ActorRefFrom<typeof advancedFilterMachine>
/** What an advanced filter is at one moment: its rows, what is wrong with them, and the saved filters. */
export type AdvancedFilterSnapshot = SnapshotFrom<typeof advancedFilterMachine>
