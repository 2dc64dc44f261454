import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  type AdvancedFilterInput,
  advancedFilterMachine,
  type FilterField,
  type NamedFilter,
  readFilter,
  writeFilter,
} from './index.ts'
import { type Ports, panelOf, warned } from './panel.double.ts'

const fields: readonly FilterField[] = [
  { prop: 'enterName', label: 'Customer', chineseLabel: '委托单位' },
  { prop: 'billDate', label: 'Registered', chineseLabel: '登记日期' },
]

const panel = (input: Partial<AdvancedFilterInput> = {}, ports: Partial<Ports> = {}) => panelOf(fields, input, ports)

const conditions = () => {
  const { send, fill, told } = panel()
  fill(0, 'billDate', '2026-11-01', '2026-11-20')
  fill(1, 'enterName', '长沙')
  send({ type: 'SEARCH' })
  const [first] = told
  if (first?.type !== 'searched') throw new Error('nothing was searched')
  return first.conditions
}

test.each([
  '2026-00-01',
  '2026-13-01',
  '2026-02-30',
  '2026-04-31',
  '2026-12-00',
  '2026-12-32',
  '2026-12-31 24:00:00',
  '2026-12-31 23:60:00',
  '2026-12-31 23:59:60',
])('[ADV-7] a filter that asks until %s is none: no server could answer it', (end) => {
  const [span] = conditions()
  const asking = (endTime: string) => JSON.stringify({ version: 1, conditions: [{ ...span, startTime: '1999-01-01', endTime }] })
  expect(readFilter(asking('2026-12-31'))).toBeDefined()
  expect(readFilter(asking('2026-12-31 23:59:59'))).toBeDefined()
  expect(readFilter(asking(end))).toBeUndefined()
})

test('[ADV-7] a single date comes back as one, and a span whose start is no text does not', () => {
  const [span] = conditions()
  const single = { ...span, searchOp: '>=', searchValue: '2026-11-01', isSearchTime: false, startTime: null, endTime: null }
  const { send, told } = panel()
  send({ type: 'FILTER.RESTORED', saved: { version: 1, conditions: [single] } })
  expect(told).toEqual([{ type: 'searched', conditions: [single], reason: 'restored' }])
  expect(readFilter(JSON.stringify({ version: 1, conditions: [{ ...span, startTime: 20261101 }] }))).toBeUndefined()
})

test('[ADV-7] what is no filter among the stored ones is left out', async () => {
  const filter = { version: 1, conditions: conditions() }
  const { context, ready } = panel(
    { resCode: 'order' },
    { loadFilters: async () => [null, 'x', { name: 7, filter }, { name: '长沙', filter }] },
  )
  await ready()
  expect(context().filters).toEqual([{ name: '长沙', filter }])
})

test('[ADV-4] an emptied text asks for none of several values', () => {
  const states: FilterField = { prop: 'state', label: '状态', type: 'select', data: [{ dictKey: '100' }] }
  const { send, row } = panel({ fields: [states] })
  send({ type: 'FIELD.CHOSEN', row: row(0).id, field: 'state' })
  send({ type: 'OPERATOR.CHOSEN', row: row(0).id, operator: 'IN' })
  send({ type: 'VALUE.CHANGED', row: row(0).id, value: '100' })
  expect(row(0).searchValue).toEqual(['100'])
  send({ type: 'VALUE.CHANGED', row: row(0).id, value: '' })
  expect(row(0).searchValue).toEqual([])
})

test('[ADV-7] conditions go into an address and come back as the same rows, searched at once', () => {
  const text = writeFilter({ version: 1, conditions: conditions() })
  expect(readFilter(text)).toEqual({ version: 1, conditions: conditions() })
  const { send, told, context } = panel()
  send({ type: 'FILTER.RESTORED', saved: text })
  expect(told).toEqual([{ type: 'searched', conditions: conditions(), reason: 'restored' }])
  expect(context().rows).toHaveLength(2)
  expect(
    panel({ saved: JSON.parse(text) })
      .context()
      .rows.map(({ searchFilter }) => searchFilter),
  ).toEqual(['billDate', 'enterName'])
})

test('[ADV-1] an odd number of conditions is filled up to pairs', () => {
  const [first] = conditions()
  const three = { version: 1, conditions: [first, first, first] }
  expect(panel({ saved: three }).context().rows).toHaveLength(4)
  expect(panel({ saved: { version: 1, conditions: [] } }).context().rows).toHaveLength(2)
})

const [span, text] = conditions()
test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['another version', { version: 2, conditions: [] }],
  ['no list', { version: 1, conditions: {} }],
  ['more rows than the server takes', { version: 1, conditions: Array.from({ length: 33 }, () => text) }],
  ['a field that is not there', { version: 1, conditions: [{ ...text, searchFilter: 'password' }] }],
  ['a field of the prototype', { version: 1, conditions: [{ ...text, searchFilter: '__proto__' }] }],
  ['an operator that nobody offers', { version: 1, conditions: [{ ...text, searchOp: 'NOT BETWEEN' }] }],
  ['an operator that the field does not offer', { version: 1, conditions: [{ ...text, searchOp: 'IN' }] }],
  ['another type of value', { version: 1, conditions: [{ ...text, valueType: 'select' }] }],
  ['a number', { version: 1, conditions: [{ ...text, searchValue: 7 }] }],
  ['nothing', { version: 1, conditions: [{ ...text, searchValue: ' ' }] }],
  ['a text with a date beside it', { version: 1, conditions: [{ ...text, startTime: '2026-11-01' }] }],
  ['a list where one value is asked', { version: 1, conditions: [{ ...text, searchValue: ['长沙'] }] }],
  ['a text that is too long', { version: 1, conditions: [{ ...text, searchValue: 'x'.repeat(501) }] }],
  ['a span without an end', { version: 1, conditions: [{ ...span, endTime: null }] }],
  ['a span that ends before it starts', { version: 1, conditions: [{ ...span, endTime: '2026-10-01' }] }],
  ['times of day where days are asked', { version: 1, conditions: [{ ...span, endTime: '2026-11-20 10:00:00' }] }],
  ['an unknown join', { version: 1, conditions: [{ ...text, searchType: 'xor' }] }],
  ['a text that is far too long', `${JSON.stringify({ version: 1, conditions: [] })}${' '.repeat(65_536)}`],
])('[ADV-7] %s is refused, the rows stay, and nothing is searched', (_, saved) => {
  const { send, told, context, fill } = panel()
  fill(0, 'enterName', 'mine')
  send({ type: 'FILTER.RESTORED', saved })
  expect(told).toEqual([warned('unfitFilter', null, 'restored')])
  expect(context().rows[0]?.searchValue).toBe('mine')
  expect(panel({ saved }).context().rows).toMatchObject([{ searchFilter: null }, { searchFilter: null }])
})

const changsha: NamedFilter = { name: '本月长沙', filter: { version: 1, conditions: conditions() } }

test('[ADV-7] a filter is saved under its name and opened by it', async () => {
  const { send, fill, told, calls, context, ready } = panel({ resCode: 'order' }, { loadFilters: async () => [] })
  await ready()
  fill(0, 'billDate', '2026-11-01', '2026-11-20')
  fill(1, 'enterName', '长沙')
  send({ type: 'FILTER.SAVE', name: ' 本月长沙 ' })
  await ready()
  expect(calls).toEqual([
    ['loadFilters', { resCode: 'order' }],
    ['saveFilter', { resCode: 'order', ...changsha }],
  ])
  expect(context().filters).toEqual([changsha])
  send({ type: 'RESET' })
  send({ type: 'FILTER.OPEN', name: '本月长沙' })
  send({ type: 'FILTER.OPEN', name: '别的' })
  expect(told).toMatchObject([
    { type: 'filterSaved', name: '本月长沙' },
    { type: 'searched', reason: 'reset' },
    { type: 'searched', conditions: conditions(), reason: 'restored' },
  ])
})

test('[ADV-7] stored names that are none are left out, and of two with one name the later counts', async () => {
  const other = { name: '本月长沙', filter: { version: 1, conditions: [] } }
  const stored = [changsha, { name: '', filter: changsha.filter }, { name: 'x', filter: {} }, null, other]
  const { context, ready } = panel({ resCode: 'order' }, { loadFilters: async () => stored })
  await ready()
  expect(context().filters).toEqual([other])
  const none = panel({ resCode: 'order' }, { loadFilters: async () => ({ length: 3 }) })
  await none.ready()
  expect(none.context().filters).toEqual([])
})

test('[ADV-7] a saved filter that no longer fits is not half opened', async () => {
  const old = { name: '旧', filter: { version: 1, conditions: [{ ...text, searchFilter: 'gone' }, span] } }
  const { send, told, ready } = panel({ resCode: 'order' }, { loadFilters: async () => [old] })
  await ready()
  send({ type: 'FILTER.OPEN', name: '旧' })
  expect(told).toEqual([warned('unfitFilter', null, 'restored')])
})

test('[ADV-7] nothing is saved without a name, without a condition, or with a fault', async () => {
  const { send, row, told, calls, ready } = panel({ resCode: 'order' })
  await ready()
  send({ type: 'FILTER.SAVE', name: '  ' })
  send({ type: 'FILTER.SAVE', name: 'x'.repeat(51) })
  send({ type: 'FILTER.SAVE', name: '空' })
  send({ type: 'VALUE.CHANGED', row: row(0).id, value: 'x' })
  send({ type: 'FILTER.SAVE', name: '错' })
  expect(told).toEqual([
    warned('nameNeeded', null, 'save'),
    warned('nameNeeded', null, 'save'),
    warned('nothingToSave', null, 'save'),
    warned('chooseField', row(0).id, 'save'),
  ])
  expect(calls).toHaveLength(1)
})

test('[ADV-7] a saved filter is removed by its name', async () => {
  const { send, calls, context, told, ready } = panel({ resCode: 'order' }, { loadFilters: async () => [changsha] })
  await ready()
  send({ type: 'FILTER.REMOVE', name: '没有' })
  send({ type: 'FILTER.REMOVE', name: '本月长沙' })
  await ready()
  expect(calls.slice(1)).toEqual([['removeFilter', { resCode: 'order', name: '本月长沙' }]])
  expect(context().filters).toEqual([])
  expect(told).toEqual([{ type: 'filterRemoved', name: '本月长沙', removed: changsha, reason: 'remove' }])
})

test('[ADV-7] a saved filter gets another name in one word to the store, but not that of another', async () => {
  const other = { ...changsha, name: '全部' }
  const { send, calls, context, told, ready } = panel({ resCode: 'order' }, { loadFilters: async () => [changsha, other] })
  await ready()
  send({ type: 'FILTER.RENAME', name: '本月长沙', to: ' ' })
  send({ type: 'FILTER.RENAME', name: '本月长沙', to: '全部' })
  send({ type: 'FILTER.RENAME', name: '没有', to: '新' })
  expect(told).toEqual([warned('nameNeeded', null, 'rename'), warned('nameTaken', null, 'rename')])
  send({ type: 'FILTER.RENAME', name: '本月长沙', to: ' 长沙 ' })
  await ready()
  expect(calls.slice(1)).toEqual([['saveFilter', { resCode: 'order', ...changsha, name: '长沙', replaces: '本月长沙' }]])
  expect(context().filters).toEqual([other, { ...changsha, name: '长沙' }])
  expect(told.at(-1)).toEqual({ type: 'filterSaved', name: '长沙', reason: 'rename' })
  // Its own name is no other's.
  send({ type: 'FILTER.RENAME', name: '长沙', to: '长沙' })
  await ready()
  expect(calls).toHaveLength(3)
  send({ type: 'FILTER.SAVE', name: '空' })
  send({ type: 'FILTER.REMOVE', name: '全部' })
  await ready()
  expect(context().filters).toEqual([{ ...changsha, name: '长沙' }])
})

test('[ADV-7] a filter that was removed comes back as it was', async () => {
  const { send, calls, context, told, ready } = panel({ resCode: 'order' }, { loadFilters: async () => [changsha] })
  await ready()
  send({ type: 'FILTER.REMOVE', name: '本月长沙' })
  await ready()
  send({ type: 'FILTER.RETURN', named: changsha })
  await ready()
  expect(calls.at(-1)).toEqual(['saveFilter', { resCode: 'order', ...changsha }])
  expect(context().filters).toEqual([changsha])
  expect(told.at(-1)).toEqual({ type: 'filterSaved', name: '本月长沙', reason: 'save' })
})

test('[ADV-7] what could not be loaded, saved or removed is said; what was there stays', async () => {
  let offline = true
  const fail = async () => Promise.reject(new Error('offline'))
  const { actor, send, told, context, fill, ready } = panel(
    { resCode: 'order' },
    { loadFilters: async () => (offline ? fail() : [changsha]), saveFilter: fail, removeFilter: fail },
  )
  await waitFor(actor, (snapshot) => snapshot.matches({ names: 'failed' }))
  offline = false
  send({ type: 'RETRY' })
  await ready()
  fill(0, 'enterName', 'x')
  send({ type: 'FILTER.SAVE', name: '新' })
  await ready()
  send({ type: 'FILTER.REMOVE', name: '本月长沙' })
  await ready()
  const error = new Error('offline')
  expect(told).toEqual(['load', 'save', 'remove'].map((reason) => ({ type: 'failed', error, reason })))
  expect(context().filters).toEqual([changsha])
})

test('without a resource code nothing is asked or kept; without its ports it says what to provide', async () => {
  const { actor, calls, send, fill } = panel()
  fill(0, 'enterName', 'x')
  send({ type: 'FILTER.SAVE', name: '新' })
  expect(actor.getSnapshot().matches({ names: 'off' })).toBe(true)
  expect(calls).toEqual([])
  const bare = createActor(advancedFilterMachine, { input: { fields, resCode: 'order' } }).start()
  await waitFor(bare, (snapshot) => snapshot.matches({ names: 'failed' }))
  expect(bare.getSnapshot().context.error).toMatchObject({ message: expect.stringContaining('provide loadFilters') })
})
