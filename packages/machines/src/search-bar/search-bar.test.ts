import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  isEmpty,
  type SearchBarEmitted,
  type SearchBarEvent,
  type SearchBarInput,
  type SearchFieldDefinition,
  searchBarMachine,
  shownFields,
} from './index.ts'

const orderNo: SearchFieldDefinition = {
  prop: 'orderNo',
  label: '委托单号',
  isRequired: true,
  message: '请输入委托单号',
  pattern: '^\\d+$',
}
const name: SearchFieldDefinition = { prop: 'name', label: '名称' }
const state: SearchFieldDefinition = { prop: 'state', label: '状态', type: 'select', multiple: true, model: ['300'] }

function bar(fields: readonly SearchFieldDefinition[] = [name, state], input: Partial<SearchBarInput> = {}) {
  const actor = createActor(searchBarMachine, { input: { fields, ...input } }).start()
  const told: SearchBarEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return { told, send: (event: SearchBarEvent) => actor.send(event), context: () => actor.getSnapshot().context, actor }
}

describe('searching', () => {
  test('[SRCH-3][SRCH-4] texts are trimmed, empty fields are left out, and the request is for the first page', () => {
    const { send, told, context } = bar()
    send({ type: 'FIELD.CHANGED', name: 'name', value: '  压力表 ' })
    send({ type: 'SEARCH' })
    expect(told).toEqual([
      {
        type: 'searched',
        request: { searchType: 'N', searchParam: { name: '压力表', state: ['300'] }, current: 1, size: 50 },
        reason: 'submit',
      },
    ])
    expect(context().values.name).toBe('压力表')
  })

  test('[SRCH-1] a field that is fixed takes no other value, neither typed nor from an address, and keeps its own after a reset', () => {
    const fixed: SearchFieldDefinition = { prop: 'department', label: '科室', disabled: true, model: 'force' }
    const { send, context, told } = bar([name, fixed])
    send({ type: 'FIELD.CHANGED', name: 'department', value: 'heat' })
    expect(context().values.department).toBe('force')
    send({ type: 'QUERY.RESTORED', values: { name: 'x', department: 'heat' } })
    expect(context().values).toEqual({ name: 'x', department: 'force' })
    expect(told.at(-1)).toMatchObject({ type: 'searched', request: { searchParam: { name: 'x', department: 'force' } } })
    send({ type: 'RESET' })
    expect(context().values.department).toBe('force')
    send({ type: 'FIELDS.CHANGED', fields: [name, { ...fixed, disabled: false }] })
    send({ type: 'FIELD.CHANGED', name: 'department', value: 'heat' })
    expect(context().values.department).toBe('heat')
    send({ type: 'FIELDS.CHANGED', fields: [name, fixed] })
    send({ type: 'QUERY.RESTORED', values: {} })
    expect(context().values, 'what it held when it was fixed').toEqual({ name: null, department: 'heat' })
  })

  test('[SRCH-3] blanks stay while typing and go when the field is left', () => {
    const { send, context } = bar()
    send({ type: 'FIELD.CHANGED', name: 'name', value: 'digital ' })
    expect(context().values.name).toBe('digital ')
    send({ type: 'FIELD.LEFT', name: 'name' })
    expect(context().values.name).toBe('digital')
  })

  test('[SRCH-3] a broken rule keeps the search back and shows the message of the field', () => {
    const { send, told, context } = bar([orderNo, name])
    send({ type: 'SEARCH' })
    send({ type: 'FIELD.CHANGED', name: 'orderNo', value: 'abc' })
    send({ type: 'SEARCH' })
    expect(told).toEqual([
      { type: 'rejected', errors: { orderNo: '请输入委托单号' }, reason: 'submit' },
      { type: 'rejected', errors: { orderNo: '请输入委托单号' }, reason: 'submit' },
    ])
    send({ type: 'FIELD.CHANGED', name: 'orderNo', value: '17' })
    expect(context().errors).toEqual({})
  })

  test('[SRCH-3] a field is checked when it is left', () => {
    const { send, told, context } = bar([orderNo])
    send({ type: 'FIELD.LEFT', name: 'orderNo' })
    expect(context().errors).toEqual({ orderNo: '请输入委托单号' })
    expect(told).toEqual([])
  })

  test('[SRCH-3] rules may be predicates and validators, and say what is wrong in their own words or in general ones', () => {
    const even: SearchFieldDefinition = { prop: 'n', label: '数', pattern: (text) => Number(text) % 2 === 0 }
    const from: SearchFieldDefinition = { prop: 'from', label: '起', type: 'date' }
    const to: SearchFieldDefinition = {
      prop: 'to',
      label: '止',
      type: 'date',
      validator: (value, values) => (String(value) < String(values.from) ? '止应晚于起' : undefined),
    }
    const { send, told } = bar([even, from, to, { prop: 'r', label: '必', isRequired: true }])
    send({ type: 'FIELD.CHANGED', name: 'n', value: '3' })
    send({ type: 'FIELD.CHANGED', name: 'from', value: '2026-02-01' })
    send({ type: 'FIELD.CHANGED', name: 'to', value: '2026-01-01' })
    send({ type: 'SEARCH' })
    expect(told).toEqual([
      { type: 'rejected', errors: { n: '数格式不正确', to: '止应晚于起', r: '必不能为空' }, reason: 'submit' },
    ])
  })

  test('[SRCH-3] a pattern is asked of each of several values, and never of none', () => {
    const { send, told } = bar([{ ...state, pattern: '^\\d+$', model: null }])
    send({ type: 'SEARCH' })
    send({ type: 'FIELD.CHANGED', name: 'state', value: ['300', 'x'] })
    send({ type: 'SEARCH' })
    expect(told.map(({ type }) => type)).toEqual(['searched', 'rejected'])
  })

  test('[SRCH-6] while an input method is composing nothing is searched', () => {
    const { send, told } = bar()
    send({ type: 'FIELD.CHANGED', name: 'name', value: 'ya', composing: true })
    send({ type: 'SEARCH' })
    send({ type: 'SEARCH', composing: true })
    expect(told).toEqual([])
    send({ type: 'FIELD.CHANGED', name: 'name', value: '压' })
    send({ type: 'SEARCH', composing: true })
    expect(told).toEqual([])
    send({ type: 'SEARCH' })
    expect(told).toMatchObject([{ type: 'searched', request: { searchParam: { name: '压' } } }])
  })

  test('[SRCH-6] leaving the field ends the composition', () => {
    const { send, told } = bar()
    send({ type: 'FIELD.CHANGED', name: 'name', value: 'ya', composing: true })
    send({ type: 'FIELD.LEFT', name: 'name' })
    send({ type: 'SEARCH' })
    expect(told).toHaveLength(1)
  })
})

describe('resetting and restoring', () => {
  test('[SRCH-5] reset goes back to the values of the fields and searches again', () => {
    const { send, told } = bar()
    send({ type: 'FIELD.CHANGED', name: 'name', value: 'x' })
    send({ type: 'FIELD.CHANGED', name: 'state', value: [] })
    send({ type: 'RESET' })
    expect(told).toMatchObject([{ type: 'searched', request: { searchParam: { state: ['300'] } }, reason: 'reset' }])
  })

  test('[SRCH-2] a field may keep its value over a reset, stay out of the request, or be sent unseen', () => {
    const { send, told, context } = bar([
      { ...name, isReset: false },
      { prop: 'local', label: '本地', isCheckdSearch: false, isRequired: true },
      { prop: 'tenant', label: '租户', isShow: false, model: '000000' },
    ])
    send({ type: 'FIELD.CHANGED', name: 'name', value: 'kept' })
    send({ type: 'RESET' })
    expect(told).toMatchObject([{ type: 'searched', request: { searchParam: { name: 'kept', tenant: '000000' } } }])
    // What is not sent is not asked, when it is left as little as when it is searched.
    send({ type: 'FIELD.LEFT', name: 'local' })
    expect(context().errors).toEqual({})
    expect(shownFields(context().fields, 'expanded').map((field) => field.prop)).toEqual(['name', 'local'])
  })

  test('values from an address are searched for, unknown names are ignored, the rest is as at the start', () => {
    const { send, told, context } = bar()
    send({ type: 'FIELD.CHANGED', name: 'name', value: 'before' })
    send({ type: 'QUERY.RESTORED', values: { state: ['400'], __proto__: 'x', nothing: 'x' } })
    expect(told).toMatchObject([{ request: { searchParam: { state: ['400'] } }, reason: 'restored' }])
    expect(context().values).toEqual({ name: null, state: ['400'] })
  })
})

describe('fields', () => {
  test('[SRCH-1] the bar is normal or expanded, and says so', () => {
    const { send, told, actor } = bar([name, { ...state, showSearch: false }])
    const shown = (mode: 'normal' | 'expanded') => shownFields(actor.getSnapshot().context.fields, mode).map(({ prop }) => prop)
    expect(shown('normal')).toEqual(['name'])
    send({ type: 'MODE.TOGGLED' })
    expect(actor.getSnapshot().matches({ mode: 'expanded' })).toBe(true)
    expect(shown('expanded')).toEqual(['name', 'state'])
    send({ type: 'MODE.TOGGLED' })
    expect(actor.getSnapshot().matches({ mode: 'normal' })).toBe(true)
    expect(told).toEqual([
      { type: 'modeChanged', mode: 'expanded', reason: 'toggle' },
      { type: 'modeChanged', mode: 'normal', reason: 'toggle' },
    ])
  })

  test('another language brings other labels and keeps the values', () => {
    const { send, context } = bar()
    send({ type: 'FIELD.CHANGED', name: 'name', value: 'x' })
    send({ type: 'FIELDS.CHANGED', fields: [{ ...name, label: 'Name' }, state] })
    expect(context().fields[0]?.label).toBe('Name')
    expect(context().values).toEqual({ name: 'x', state: ['300'] })
  })

  test('the page size of the requests follows the table', () => {
    const { send, told } = bar([name], { size: 15 })
    send({ type: 'SIZE.CHANGED', size: 100 })
    send({ type: 'SIZE.CHANGED', size: 0 })
    send({ type: 'SEARCH' })
    expect(told).toMatchObject([{ request: { size: 100 } }])
  })

  test('a pattern that is no regular expression is told at once, with its field', () => {
    const actor = createActor(searchBarMachine, { input: { fields: [{ ...name, pattern: '(' }] } })
    const errors: unknown[] = []
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    expect(errors).toEqual([new Error('search-bar: the pattern of the field name is no regular expression.')])
  })

  test('a value that nobody has a field for changes nothing', () => {
    const { send, context } = bar()
    const before = context()
    send({ type: 'FIELD.CHANGED', name: 'nothing', value: 'x' })
    send({ type: 'FIELD.LEFT', name: 'nothing' })
    expect(context()).toEqual(before)
  })
})

const anyEvent: fc.Arbitrary<SearchBarEvent> = fc.oneof(
  fc.record({
    type: fc.constant('FIELD.CHANGED' as const),
    name: fc.constantFrom('orderNo', 'name', '__proto__'),
    value: fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom(' 17 ', '18', '', null)),
    composing: fc.boolean(),
  }),
  fc.record({ type: fc.constant('FIELD.LEFT' as const), name: fc.constantFrom('orderNo', 'name') }),
  fc.constantFrom<SearchBarEvent>({ type: 'SEARCH' }, { type: 'SEARCH', composing: true }, { type: 'RESET' }),
)

propertyTest.prop([fc.array(anyEvent, { maxLength: 20 })])(
  '[SRCH-3] whatever is typed, no search goes out with a broken rule, an untrimmed text or an empty value',
  (events) => {
    const { send, told } = bar([orderNo, name, { prop: '__proto__', label: 'hostile' }])
    for (const event of events) send(event)
    for (const emitted of told) {
      if (emitted.type !== 'searched') continue
      expect(emitted.request.searchParam.orderNo).toMatch(/^\d+$/)
      for (const value of Object.values(emitted.request.searchParam)) {
        expect(isEmpty(value)).toBe(false)
        if (typeof value === 'string') expect(value).toBe(value.trim())
      }
    }
  },
)
