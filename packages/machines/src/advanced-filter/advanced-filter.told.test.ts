import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, setup, waitFor } from 'xstate'
import {
  type AdvancedFilterInput,
  advancedFilterMachine,
  describeRow,
  type FilterField,
  isChanged,
  isComplete,
  readFilter,
  type SearchCondition,
  valueTypeOf,
} from './index.ts'
import { type Ports, panelOf, warned } from './panel.double.ts'

const fields: readonly FilterField[] = [
  { prop: 'enterName', label: 'Customer', chineseLabel: '委托单位' },
  { prop: 'contact', label: 'Contact', chineseLabel: '联系人' },
  { prop: 'state', label: 'State', chineseLabel: '单据状态', type: 'select', data: [{ dictKey: '100' }] },
  { prop: 'billDate', label: 'Registered', chineseLabel: '登记日期' },
  { prop: 'arrived', label: 'Arrived', chineseLabel: '到样时间', type: 'dateTime' },
]
const panel = (input: Partial<AdvancedFilterInput> = {}, ports: Partial<Ports> = {}) => panelOf(fields, input, ports)

const asked: SearchCondition = {
  searchType: 'and',
  searchFilter: 'enterName',
  searchOp: 'LIKE',
  searchValue: '长沙',
  valueType: 'text',
  isSearchTime: false,
  startTime: null,
  endTime: null,
}
const oneDay = { ...asked, searchFilter: 'billDate', searchOp: '>=', searchValue: '2026-11-01', valueType: 'date' } as const
const listed = { ...asked, searchFilter: 'state', searchOp: 'IN', searchValue: ['100'], valueType: 'select' } as const
const span = {
  ...asked,
  searchFilter: 'billDate',
  searchOp: 'BETWEEN',
  searchValue: null,
  valueType: 'date',
  isSearchTime: true,
  startTime: '2026-11-01',
  endTime: '2026-11-20',
} as const
const filterOf = (...conditions: readonly unknown[]) => ({ version: 1, conditions })

describe('what is told to the search bar that the panel belongs to', () => {
  /** A search bar that only remembers what its panel tells it. */
  const listening = () => {
    const heard: unknown[] = []
    const bar = createActor(
      setup({ actions: { hear: ({ event }) => heard.push(event) } }).createMachine({ on: { '*': { actions: 'hear' } } }),
    ).start()
    return { heard, bar }
  }

  test('[ADV-6] a search, with what it asks and why', () => {
    const { heard, bar } = listening()
    const { send, fill } = panel({ reportTo: bar })
    fill(0, 'enterName', '长沙')
    send({ type: 'SEARCH' })
    send({ type: 'RESET' })
    send({ type: 'SEARCH' })
    expect(heard).toEqual([
      { type: 'ADVANCED.SEARCHED', conditions: [asked], reason: 'submit' },
      { type: 'ADVANCED.SEARCHED', conditions: [], reason: 'reset' },
      { type: 'ADVANCED.SEARCHED', conditions: [], reason: 'submit' },
    ])
  })

  test('[ADV-6] a search that is kept back, and a stored filter that does not fit', () => {
    const { heard, bar } = listening()
    const { send, row } = panel({ reportTo: bar })
    send({ type: 'VALUE.CHANGED', row: row(1).id, value: '长沙' })
    send({ type: 'SEARCH' })
    send({ type: 'FILTER.RESTORED', saved: '{' })
    expect(heard).toEqual([
      { type: 'ADVANCED.REFUSED', warning: { code: 'chooseField', row: row(1).id } },
      { type: 'ADVANCED.REFUSED', warning: { code: 'unfitFilter', row: null } },
    ])
  })
})

describe('rows', () => {
  test('[ADV-1] a new row has a number that no row had before, whatever was cleared or restored meanwhile', () => {
    const { send, context, fill } = panel({ saved: filterOf(asked, asked, asked) })
    const seen = new Set<number>()
    const look = () => {
      const ids = context().rows.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const fresh = ids.filter((id) => !seen.has(id))
      for (const id of ids) seen.add(id)
      return fresh.length
    }
    expect(look()).toBe(4)
    send({ type: 'RESET' })
    expect(look()).toBe(2)
    fill(0, 'enterName', 'a')
    fill(1, 'enterName', 'b')
    send({ type: 'PAIR.ADDED' })
    expect(look()).toBe(2)
    send({ type: 'FILTER.RESTORED', saved: filterOf(asked, asked, asked) })
    expect(look()).toBe(4)
    send({ type: 'FILTER.RESTORED', saved: filterOf(asked) })
    expect(look()).toBe(2)
  })

  test('[ADV-1] a wish to remove a pair that is not there leaves the warning that stands', () => {
    const { send, context, row } = panel()
    send({ type: 'PAIR.ADDED' })
    send({ type: 'PAIR.REMOVED', pair: 1 })
    expect(context().warning).toEqual({ code: 'completeRow', row: row(0).id })
  })

  test('[ADV-2] several values of which there is none, and a text without a field, are not complete', () => {
    const { send, row, fill, operate } = panel()
    fill(0, 'state', '100')
    operate(0, 'IN')
    expect(isComplete(row(0), fields)).toBe(true)
    send({ type: 'VALUE.CHANGED', row: row(0).id, value: [] })
    expect(isComplete(row(0), fields)).toBe(false)
    send({ type: 'VALUE.CHANGED', row: row(1).id, value: '长沙' })
    expect(isComplete(row(1), fields)).toBe(false)
  })

  test('[ADV-3] a text that waits for its field is kept when the fields change', () => {
    const { send, row } = panel()
    send({ type: 'VALUE.CHANGED', row: row(0).id, value: '长沙' })
    send({ type: 'FIELDS.CHANGED', fields: fields.slice(1) })
    expect(row(0).searchValue).toBe('长沙')
  })

  test('a panel that nothing was done with has searched nothing, and keeps nothing', () => {
    const { context } = panel()
    expect(isChanged(context())).toBe(false)
    expect(context()).toMatchObject({ applied: [], filters: [], warning: undefined })
  })
})

describe('fields and operators', () => {
  test('[ADV-3] a row is described by its field and its operator', () => {
    const wide = [
      ...fields,
      { prop: 'own', label: '等级', type: 'tree', valueKey: 'id', labelKey: 'title', data: [{ id: 1 }] } as const,
      { prop: 'span', label: '时间', dateType: 'datetimerange' } as const,
      { prop: 'moment', label: '时间', dateType: 'datetime' } as const,
    ]
    const of = (searchFilter: string | null, searchOp: SearchCondition['searchOp']) =>
      describeRow({ searchFilter, searchOp }, wide)
    const text = {
      valueType: 'text',
      isSearchTime: false,
      multiple: false,
      withTime: false,
      selectValueKey: 'dictKey',
      selectLabelKey: 'dictValue',
      selectData: [],
    }
    expect(of(null, 'BETWEEN')).toEqual(text)
    expect(of('enterName', 'IN')).toEqual(text)
    expect(of('billDate', 'BETWEEN')).toEqual({ ...text, valueType: 'date', isSearchTime: true })
    expect(of('billDate', 'IN')).toEqual({ ...text, valueType: 'date' })
    expect(of('span', '=')).toEqual({ ...text, valueType: 'date', withTime: true })
    expect(of('moment', '=')).toEqual({ ...text, valueType: 'date', withTime: true })
    expect(of('own', 'IN')).toEqual({
      ...text,
      valueType: 'select',
      multiple: true,
      selectValueKey: 'id',
      selectLabelKey: 'title',
      selectData: [{ id: 1 }],
    })
  })

  test('[ADV-3] a field of a date asks for a date, also where its label does not say so', () => {
    const kindOf = (type: FilterField['type'], label: string) => valueTypeOf({ prop: 'x', label, ...(type && { type }) })
    const types = ['date', 'dateTime', 'select', 'tree', 'input', undefined] as const
    expect(types.map((type) => kindOf(type, '有效'))).toEqual(['date', 'date', 'select', 'select', 'text', 'text'])
    expect(kindOf('select', '时间')).toBe('date')
  })

  test('[ADV-4][ADV-5] an operator is judged by the field of its own row', () => {
    const { operate, row, fill, told } = panel()
    fill(0, 'enterName', 'x')
    fill(1, 'billDate', '2026-11-01', '2026-11-20')
    operate(1, '=')
    operate(1, 'BETWEEN')
    expect(row(1)).toMatchObject({ searchOp: 'BETWEEN', startTime: '2026-11-01' })
    expect(told).toEqual([])
    fill(1, 'state', '100')
    operate(1, 'IN')
    expect(row(1).searchOp).toBe('IN')
    fill(0, 'billDate', '2026-11-01', '2026-11-20')
    operate(1, 'BETWEEN')
    expect(told).toEqual([warned('onlyDates', row(1).id, 'operator')])
  })

  test('[ADV-3] a field of text is asked with contains, whatever the row asked before; a text stays', () => {
    const { operate, row, fill, send } = panel()
    fill(0, 'enterName', 'x')
    operate(0, '!=')
    send({ type: 'FIELD.CHOSEN', row: row(0).id, field: 'contact' })
    expect(row(0)).toMatchObject({ searchOp: 'LIKE', searchValue: 'x' })
    operate(1, 'IN')
    send({ type: 'FIELD.CHOSEN', row: row(1).id, field: 'contact' })
    expect(row(1).searchOp).toBe('LIKE')
    send({ type: 'FIELD.CHOSEN', row: row(0).id, field: 'state' })
    expect(row(0)).toMatchObject({ searchOp: '=', searchValue: null })
    fill(0, 'state', '100')
    send({ type: 'FIELD.CHOSEN', row: row(0).id, field: 'contact' })
    expect(row(0).searchValue, 'the key of a choice is no text').toBeNull()
  })

  test('[ADV-4] several values, each as long as the server takes it, and no more of them than it takes', () => {
    const { operate, row, fill, send } = panel()
    const take = (value: readonly string[]) => {
      send({ type: 'VALUE.CHANGED', row: row(0).id, value })
      return row(0).searchValue
    }
    fill(0, 'state', '100')
    operate(0, 'IN')
    const many = Array.from({ length: 500 }, (_, place) => String(place))
    const long = ['a', 'x'.repeat(500)]
    expect(take(many)).toEqual(many)
    expect(take([...many, 'one too many'])).toEqual(many)
    expect(take(long)).toEqual(long)
    expect(take(['a', 'x'.repeat(501)])).toEqual(long)
    expect(take(['a', ''])).toEqual(long)
  })

  test('a time of day is taken from hour 0 to hour 23, and a date has nothing before or after it', () => {
    const { operate, row, fill, send } = panel()
    const take = (value: string) => {
      send({ type: 'VALUE.CHANGED', row: row(0).id, value })
      return row(0).searchValue
    }
    fill(0, 'arrived', '2026-11-01 00:00:00', '2026-11-20 00:00:00')
    operate(0, '>=')
    for (const time of ['2026-11-20 00:00:00', '2026-11-20 18:30:59', '2026-11-20 23:59:59']) expect(take(time)).toBe(time)
    for (const no of ['x2026-11-20', '2026-11-20x', '2026-11-20 24:00:00', '2026-11-20 1x:00:00', '']) expect(take(no)).toBeNull()
  })
})

describe('stored filters', () => {
  test.each<[string, unknown]>([
    ['a condition that is none', filterOf(asked, null)],
    ['a text for whether a span is asked', filterOf({ ...asked, isSearchTime: 'no' })],
    ['a value beside a span', filterOf({ ...span, searchValue: 'x' })],
    ['a span that ends where it begins', filterOf({ ...span, endTime: span.startTime })],
    ['a span whose start is no text', filterOf({ ...span, startTime: 7 })],
    ['a span whose end is no text', filterOf({ ...span, endTime: ['2026-11-20'] })],
    ['a text with an end beside it', filterOf({ ...asked, endTime: '2026-11-20' })],
    ['an empty value', filterOf({ ...asked, searchValue: '' })],
    ['yes for a value', filterOf({ ...asked, searchValue: true })],
    ['a record for a value', filterOf({ ...asked, searchValue: { length: 1 } })],
    ['an empty list', filterOf({ ...listed, searchValue: [] })],
    ['a list with an empty value', filterOf({ ...listed, searchValue: ['100', ''] })],
    ['a list of numbers', filterOf({ ...listed, searchValue: [100] })],
    [
      'a list with more values than the server takes',
      filterOf({ ...listed, searchValue: Array.from({ length: 501 }, () => 'x') }),
    ],
    ['one value where several are asked', filterOf({ ...listed, searchValue: '100' })],
    [
      'between without its span',
      filterOf({ ...span, isSearchTime: false, searchValue: '2026-11-01', startTime: null, endTime: null }),
    ],
    ['a word where a day is asked', filterOf({ ...oneDay, searchValue: 'soon' })],
    ['several days where one is asked', filterOf({ ...oneDay, searchValue: ['2026-11-01'] })],
    ['a time of day where a day is asked', filterOf({ ...oneDay, searchValue: '2026-11-01 10:00:00' })],
    ['a day where a time of day is asked', filterOf({ ...oneDay, searchFilter: 'arrived' })],
    ['an empty name of a field', filterOf({ ...asked, searchFilter: '' })],
  ])('[ADV-7] %s is refused', (_, saved) => {
    const { told, send } = panel()
    send({ type: 'FILTER.RESTORED', saved })
    expect(told).toEqual([warned('unfitFilter', null, 'restored')])
  })

  test.each<[string, SearchCondition]>([
    ['a text as long as the server takes it', { ...asked, searchValue: 'x'.repeat(500) }],
    ['one day', oneDay],
    ['a time of day', { ...oneDay, searchFilter: 'arrived', searchValue: '2026-11-01 10:00:00' }],
    ['several values', listed],
    ['a span', span],
  ])('[ADV-7] %s comes back as it was asked', (_, condition) => {
    const { told, send } = panel()
    send({ type: 'FILTER.RESTORED', saved: filterOf(condition) })
    expect(told).toEqual([{ type: 'searched', conditions: [condition], reason: 'restored' }])
  })

  test('[ADV-7] a text of 64 KiB is read as a filter, a longer one is not', () => {
    const text = JSON.stringify(filterOf(asked))
    expect(readFilter(text.padEnd(65_536))).toEqual(filterOf(asked))
    expect(readFilter(text.padEnd(65_537))).toBeUndefined()
  })

  test('[ADV-7] a field may have a name of 500 characters, and no longer one', () => {
    const named = (length: number) => readFilter(JSON.stringify(filterOf({ ...asked, searchFilter: 'x'.repeat(length) })))
    expect(named(500)).toBeDefined()
    expect(named(501)).toBeUndefined()
  })

  test('[ADV-7] the first two hundred names are read, each of at most fifty characters', async () => {
    const named = (name: string) => ({ name, filter: filterOf(asked) })
    const stored = Array.from({ length: 201 }, (_, place) => named(place === 0 ? 'x'.repeat(50) : `n${place}`))
    const { context, ready } = panel({ resCode: 'order' }, { loadFilters: async () => stored })
    await ready()
    expect(context().filters.map(({ name }) => name)).toEqual(stored.slice(0, 200).map(({ name }) => name))
  })

  test('[ADV-7] of several names the one that was meant is opened, saved and removed', async () => {
    const stored = [
      { name: 'one', filter: filterOf(asked) },
      { name: 'other', filter: filterOf(oneDay) },
    ]
    const { context, ready, send, told, calls, fill } = panel({ resCode: 'order' }, { loadFilters: async () => stored })
    await ready()
    send({ type: 'FILTER.OPEN', name: 'other' })
    send({ type: 'FILTER.REMOVE', name: 'other' })
    await ready()
    send({ type: 'RESET' })
    fill(0, 'enterName', '长沙')
    send({ type: 'FILTER.SAVE', name: 'third' })
    await ready()
    expect(told).toEqual([
      { type: 'searched', conditions: [oneDay], reason: 'restored' },
      { type: 'filterRemoved', name: 'other', removed: stored[1], reason: 'remove' },
      { type: 'searched', conditions: [], reason: 'reset' },
      { type: 'filterSaved', name: 'third', reason: 'save' },
    ])
    expect(calls[1]).toEqual(['removeFilter', { resCode: 'order', name: 'other' }])
    expect(context().filters.map(({ name }) => name)).toEqual(['one', 'third'])
  })

  test('[ADV-7] each failure is told with its own error, and a port that is missing says what to provide', async () => {
    const stored = [{ name: 'one', filter: filterOf(asked) }]
    const { context, ready, send, told, fill } = panel(
      { resCode: 'order' },
      {
        loadFilters: async () => stored,
        saveFilter: async () => Promise.reject(new Error('full')),
        removeFilter: async () => Promise.reject(new Error('gone')),
      },
    )
    await ready()
    fill(0, 'enterName', 'x')
    send({ type: 'FILTER.SAVE', name: 'new' })
    await ready()
    send({ type: 'FILTER.REMOVE', name: 'one' })
    await ready()
    expect(told).toEqual([
      { type: 'failed', error: new Error('full'), reason: 'save' },
      { type: 'failed', error: new Error('gone'), reason: 'remove' },
    ])
    expect(context()).toMatchObject({ error: new Error('gone'), pending: undefined })
  })

  test.each([
    ['saveFilter', { type: 'FILTER.SAVE', name: 'new' }],
    ['removeFilter', { type: 'FILTER.REMOVE', name: 'one' }],
  ] as const)('without %s it says what to provide', async (port, event) => {
    const loadFilters = fromPromise<unknown, { resCode: string }>(async () => [{ name: 'one', filter: filterOf(asked) }])
    const half = createActor(advancedFilterMachine.provide({ actors: { loadFilters } }), {
      input: { fields, resCode: 'order', saved: filterOf(asked) },
    }).start()
    const ready = () => waitFor(half, (snapshot) => snapshot.matches({ names: 'ready' }))
    await ready()
    half.send(event)
    await ready()
    expect(half.getSnapshot().context.error).toMatchObject({ message: expect.stringContaining(`provide ${port}, which`) })
  })
})
