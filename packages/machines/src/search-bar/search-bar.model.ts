import type { SearchCondition } from '../advanced-filter/index.ts'
import { after, defineModel, done, failed } from '../testing/index.ts'
import { errorsOf } from './field-rules.ts'
import { searchBarMachine } from './search-bar.machine.ts'
import type { SearchBarInput } from './search-bar.types.ts'

const fields: SearchBarInput['fields'] = [
  { prop: 'orderNo', label: '委托单号', isRequired: true, pattern: '^\\d+$' },
  { prop: 'name', label: '名称' },
  { prop: 'enterprise', label: '单位', type: 'select' },
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

/**
 * A required number, a free text typed with and without an input method, and a choice whose options are loaded; without a panel, with
 * a hidden one and with an open one that searches, refuses and is reset.
 */
export const searchBarModel = defineModel({
  name: 'search-bar',
  machine: searchBarMachine,
  inputs: [{ fields }, { fields, advanced: {} }, { fields, advanced: { open: true } }],
  events: [
    { type: 'FIELD.CHANGED', name: 'orderNo', value: ' 17 ' },
    { type: 'FIELD.CHANGED', name: 'orderNo', value: 'x' },
    { type: 'FIELD.CHANGED', name: 'name', value: '压力', composing: true },
    { type: 'FIELD.CHANGED', name: 'nothing', value: '' },
    { type: 'FIELD.LEFT', name: 'orderNo' },
    { type: 'FIELD.LEFT', name: 'name' },
    { type: 'FIELD.LEFT', name: 'nothing' },
    { type: 'SEARCH' },
    { type: 'SEARCH', composing: true },
    { type: 'RESET' },
    { type: 'QUERY.RESTORED', values: { orderNo: '18' } },
    { type: 'QUERY.RESTORED', values: {}, filter: '{}' },
    { type: 'MODE.TOGGLED' },
    { type: 'ADVANCED.TOGGLED' },
    { type: 'ADVANCED.SEARCHED', conditions: [condition], reason: 'restored' },
    { type: 'ADVANCED.REFUSED', warning: { code: 'chooseSpan', row: 0 } },
    { type: 'OPTIONS.WANTED', name: 'enterprise', text: '长' },
    { type: 'OPTIONS.WANTED', name: 'enterprise', text: 'chang', composing: true },
    { type: 'OPTIONS.WANTED', name: 'enterprise', text: '', now: true },
    { type: 'OPTIONS.WANTED', name: 'name', text: 'x', now: true },
    after('typing', 'searchBar.options.typing'),
    done('loadOptions', []),
    failed('loadOptions'),
    { type: 'SIZE.CHANGED', size: 20 },
    { type: 'SIZE.CHANGED', size: 0 },
    { type: 'FIELDS.CHANGED', fields: fields.slice(0, 1) },
  ],
  // Small, since the regions multiply.
  place: ({ context }) => [Object.keys(context.errors).length, context.composing !== undefined, context.fields.length],
  invariant: (snapshot) => {
    const { fields, errors } = snapshot.context
    if (snapshot.matches({ form: 'checking' }) || snapshot.matches({ form: 'concluding' })) {
      throw new Error('checking never lasts')
    }
    if (snapshot.matches({ form: 'asking' }) && !snapshot.matches({ panel: 'present' })) throw new Error('nobody is asked')
    if (Object.keys(errors).some((name) => !fields.some((field) => field.prop === name)))
      throw new Error('a message for no field')
    if (Object.keys(errors).length > Object.keys(errorsOf(fields, snapshot.context.values, snapshot.context)).length) {
      throw new Error('a message for a sound value')
    }
  },
})
