import { defineModel, done, failed } from '../testing/index.ts'
import { advancedFilterMachine } from './advanced-filter.machine.ts'
import type { AdvancedFilterInput, SearchCondition } from './advanced-filter.types.ts'
import { conditionsOf, mostRows } from './filter-rows.ts'
import { parseSavedFilter } from './saved-filter.ts'

const fields: AdvancedFilterInput['fields'] = [
  { prop: 'name', label: '名称' },
  { prop: 'billDate', label: '登记日期' },
]
const condition: SearchCondition = {
  searchType: 'and',
  searchFilter: 'name',
  searchOp: 'LIKE',
  searchValue: '表',
  valueType: 'text',
  isSearchTime: false,
  startTime: null,
  endTime: null,
}
const saved = { version: 1, conditions: [condition] }
const foreign = { version: 1, conditions: [{ ...condition, searchFilter: 'gone' }] }
const full = { version: 1, conditions: Array.from({ length: mostRows }, () => condition) }

/** A text and a date: rows filled, emptied, added up to the limit and taken away; filters kept under names that fit and that do not. */
export const advancedFilterModel = defineModel({
  name: 'advanced-filter',
  machine: advancedFilterMachine,
  inputs: [{ fields }, { fields, resCode: 'order' }, { fields, saved: full }],
  events: [
    { type: 'FIELD.CHOSEN', row: 0, field: 'name' },
    { type: 'FIELD.CHOSEN', row: 0, field: 'billDate' },
    { type: 'FIELD.CHOSEN', row: 0, field: 'nothing' },
    { type: 'OPERATOR.CHOSEN', row: 0, operator: 'BETWEEN' },
    { type: 'OPERATOR.CHOSEN', row: 0, operator: 'LIKE' },
    { type: 'VALUE.CHANGED', row: 0, value: '表' },
    { type: 'SPAN.CHANGED', row: 0, start: '2026-11-01', end: '2026-11-20' },
    { type: 'JOIN.CHOSEN', row: 1, join: 'or' },
    { type: 'PAIR.ADDED' },
    { type: 'PAIR.REMOVED', pair: 0 },
    { type: 'PAIR.REMOVED', pair: 1 },
    { type: 'SEARCH' },
    { type: 'RESET' },
    { type: 'FILTER.RESTORED', saved: { version: 1, conditions: [condition, condition] } },
    { type: 'FILTER.RESTORED', saved: 'rubbish' },
    { type: 'FIELDS.CHANGED', fields },
    { type: 'FILTER.SAVE', name: '' },
    { type: 'FILTER.SAVE', name: '长沙' },
    { type: 'FILTER.OPEN', name: '长沙' },
    { type: 'FILTER.OPEN', name: '旧' },
    { type: 'FILTER.OPEN', name: '没有' },
    { type: 'FILTER.RENAME', name: '旧', to: '' },
    { type: 'FILTER.RENAME', name: '旧', to: '长沙' },
    { type: 'FILTER.RENAME', name: '旧', to: '新' },
    { type: 'FILTER.RENAME', name: '没有', to: '新' },
    { type: 'FILTER.RETURN', named: { name: '旧', filter: { version: 1, conditions: [condition] } } },
    { type: 'FILTER.REMOVE', name: '旧' },
    { type: 'FILTER.REMOVE', name: '没有' },
    { type: 'RETRY' },
    done('loadFilters', [
      { name: '长沙', filter: saved },
      { name: '旧', filter: foreign },
    ]),
    failed('loadFilters'),
    done('saveFilter', undefined),
    failed('saveFilter'),
    done('removeFilter', undefined),
    failed('removeFilter'),
  ],
  // Where rows are few, what they ask counts; the rest is told by their number.
  place: ({ context: { rows, fields: today, filters } }) => {
    const [first] = rows
    return [
      rows.length,
      rows.length > 4 ? null : [first?.searchFilter, first?.searchOp, conditionsOf({ rows, fields: today }).length],
      filters.length,
    ]
  },
  invariant: ({ context, value }) => {
    const { rows, warning } = context
    if (rows.length % 2 !== 0 || rows.length < 2 || rows.length > mostRows) throw new Error('rows are no pairs')
    if (new Set(rows.map(({ id }) => id)).size !== rows.length) throw new Error('two rows are one')
    if (value.rows === 'checking') throw new Error('checking never lasts')
    if (warning && warning.row !== null && !rows.some(({ id }) => id === warning.row)) throw new Error('a warning about no row')
    if (!parseSavedFilter({ version: 1, conditions: conditionsOf(context) }))
      throw new Error('what would be kept could not be read')
  },
})
