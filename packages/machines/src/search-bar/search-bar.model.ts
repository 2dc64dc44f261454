import { defineModel } from '../testing/index.ts'
import { errorsOf } from './field-rules.ts'
import { searchBarMachine } from './search-bar.machine.ts'

/** A required number and a free text, typed with and without an input method. */
export const searchBarModel = defineModel({
  name: 'search-bar',
  machine: searchBarMachine,
  inputs: [
    {
      fields: [
        { prop: 'orderNo', label: '委托单号', isRequired: true, pattern: '^\\d+$' },
        { prop: 'name', label: '名称' },
      ],
    },
  ],
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
    { type: 'MODE.TOGGLED' },
    { type: 'SIZE.CHANGED', size: 20 },
    { type: 'SIZE.CHANGED', size: 0 },
    { type: 'FIELDS.CHANGED', fields: [{ prop: 'orderNo', label: 'Order number', isRequired: true, pattern: '^\\d+$' }] },
  ],
  place: ({ context }) => [context.values, context.errors, context.composing, context.fields.length],
  invariant: (snapshot) => {
    const { fields, errors } = snapshot.context
    if (snapshot.matches({ form: 'checking' })) throw new Error('checking never lasts')
    if (Object.keys(errors).some((name) => !fields.some((field) => field.prop === name)))
      throw new Error('a message for no field')
    if (Object.keys(errors).length > Object.keys(errorsOf(fields, snapshot.context.values, snapshot.context)).length) {
      throw new Error('a message for a sound value')
    }
  },
})
