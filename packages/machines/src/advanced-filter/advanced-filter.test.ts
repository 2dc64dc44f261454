import { describe, expect, test } from 'vitest'
import {
  type AdvancedFilterInput,
  describeRow,
  type FilterField,
  isChanged,
  isOffered,
  mostRows,
  searchOperators,
} from './index.ts'
import { panelOf, warned } from './panel.double.ts'

const states = [
  { dictKey: '100', dictValue: '待审核' },
  { dictKey: '300', dictValue: '检测中' },
]
const fields: readonly FilterField[] = [
  { prop: 'enterName', label: 'Customer', chineseLabel: '委托单位' },
  { prop: 'state', label: 'State', chineseLabel: '单据状态', type: 'select', data: states },
  { prop: 'billDate', label: 'Registered', chineseLabel: '登记日期' },
  { prop: 'arrived', label: 'Arrived', chineseLabel: '到样时间', type: 'dateTime' },
  { prop: 'region', label: 'Region', chineseLabel: '地区', type: 'tree' },
]

const panel = (input: Partial<AdvancedFilterInput> = {}) => panelOf(fields, input)

describe('rows', () => {
  test('[ADV-1] two rows at first, one pair more where all are complete, and the first pair stays', () => {
    const { send, context, fill } = panel()
    expect(context().rows).toHaveLength(2)
    fill(0, 'enterName', '长沙')
    fill(1, 'enterName', '医院')
    send({ type: 'PAIR.ADDED' })
    expect(context().rows).toHaveLength(4)
    send({ type: 'PAIR.REMOVED', pair: 0 })
    expect(context().rows).toHaveLength(4)
    send({ type: 'PAIR.REMOVED', pair: 1 })
    expect(context().rows.map(({ searchValue }) => searchValue)).toEqual(['长沙', '医院'])
  })

  test('[ADV-1] the pair that is taken away is the one that was meant, and the others keep what they ask', () => {
    const { send, context, row, fill } = panel()
    for (const pair of [0, 1, 2]) {
      if (pair > 0) send({ type: 'PAIR.ADDED' })
      fill(pair * 2, 'enterName', `${pair}a`)
      fill(pair * 2 + 1, 'enterName', `${pair}b`)
    }
    const kept = [row(0).id, row(1).id, row(4).id, row(5).id]
    send({ type: 'PAIR.REMOVED', pair: 1 })
    send({ type: 'PAIR.REMOVED', pair: 7 })
    send({ type: 'PAIR.REMOVED', pair: 0.5 })
    expect(context().rows.map(({ id }) => id)).toEqual(kept)
    expect(context().rows.map(({ searchValue }) => searchValue)).toEqual(['0a', '0b', '2a', '2b'])
  })

  test('[ADV-1] rows are joined by and/or', () => {
    const { send, row, fill, told } = panel()
    fill(0, 'enterName', 'a')
    fill(1, 'enterName', 'b')
    send({ type: 'JOIN.CHOSEN', row: row(1).id, join: 'or' })
    send({ type: 'SEARCH' })
    expect(told).toMatchObject([{ conditions: [{ searchType: 'and' }, { searchType: 'or' }] }])
  })

  test('[ADV-1] no more rows than the server takes: the wish is refused, and said', () => {
    const { send, context, fill, told } = panel()
    for (let place = 0; place < mostRows; place += 2) {
      if (place > 0) send({ type: 'PAIR.ADDED' })
      fill(place, 'enterName', 'a')
      fill(place + 1, 'enterName', 'b')
    }
    expect(told).toEqual([])
    send({ type: 'PAIR.ADDED' })
    expect(context().rows).toHaveLength(32)
    expect(told).toEqual([warned('tooManyRows', null, 'add')])
  })

  test('[ADV-2] while a row is incomplete no pair is added, and it is pointed at', () => {
    const { send, context, row, fill, told } = panel()
    send({ type: 'PAIR.ADDED' })
    fill(0, 'enterName', '长沙')
    send({ type: 'PAIR.ADDED' })
    fill(1, 'billDate', '2026-11-01', '2026-11-01')
    send({ type: 'PAIR.ADDED' })
    expect(context().rows).toHaveLength(2)
    expect(told).toEqual([
      warned('completeRow', row(0).id, 'add'),
      warned('completeRow', row(1).id, 'add'),
      warned('completeRow', row(1).id, 'add'),
    ])
    expect(context().warning).toEqual({ code: 'completeRow', row: row(1).id })
    fill(1, 'billDate', '2026-11-01', '2026-11-02')
    expect(context().warning).toBeUndefined()
    send({ type: 'PAIR.ADDED' })
    expect(context().rows).toHaveLength(4)
  })

  test('a wish about no row changes nothing', () => {
    const { send, context } = panel()
    const { rows } = context()
    send({ type: 'FIELD.CHOSEN', row: 99, field: 'enterName' })
    send({ type: 'FIELD.CHOSEN', row: 0, field: '__proto__' })
    send({ type: 'OPERATOR.CHOSEN', row: 99, operator: 'BETWEEN' })
    send({ type: 'VALUE.CHANGED', row: 99, value: 'x' })
    send({ type: 'SPAN.CHANGED', row: 0, start: '2026-11-01', end: '2026-11-02' })
    expect(context().rows).toEqual(rows)
  })
})

describe('fields and operators', () => {
  test('[ADV-3] the Chinese label makes a date, whatever language is shown; a select offers its values; the rest is text', () => {
    const { send, row } = panel()
    const chosen = (field: string | null) => {
      send({ type: 'FIELD.CHOSEN', row: row(0).id, field })
      const { valueType, isSearchTime, withTime, selectData } = describeRow(row(0), fields)
      return [valueType, row(0).searchOp, isSearchTime, withTime, selectData.length]
    }
    expect(chosen('billDate')).toEqual(['date', 'BETWEEN', true, false, 0])
    expect(chosen('arrived')).toEqual(['date', 'BETWEEN', true, true, 0])
    expect(chosen('state')).toEqual(['select', '=', false, false, 2])
    expect(chosen('region')).toEqual(['select', '=', false, false, 0])
    expect(chosen('enterName')).toEqual(['text', 'LIKE', false, false, 0])
    expect(chosen(null)).toEqual(['text', 'LIKE', false, false, 0])
  })

  test('[ADV-3] another field asks anew; a text stays a text', () => {
    const { send, row, fill } = panel()
    send({ type: 'VALUE.CHANGED', row: row(0).id, value: '长沙' })
    send({ type: 'FIELD.CHOSEN', row: row(0).id, field: 'enterName' })
    expect(row(0).searchValue).toBe('长沙')
    fill(0, 'billDate', '2026-11-01', '2026-11-20')
    send({ type: 'FIELD.CHOSEN', row: row(0).id, field: 'arrived' })
    expect(row(0)).toMatchObject({ searchValue: null, startTime: null, endTime: null })
  })

  test('[ADV-5] ten operators are offered, limited by the type of the field', () => {
    const offered = (prop: string | undefined) => {
      const field = fields.find((one) => one.prop === prop)
      return searchOperators.filter((operator) => isOffered(operator, field)).join(' ')
    }
    expect(searchOperators).toHaveLength(10)
    expect(offered(undefined)).toBe('= != > >= < <= LIKE IN NOT LIKE BETWEEN')
    expect(offered('enterName')).toBe('= != > >= < <= LIKE NOT LIKE')
    expect(offered('state')).toBe('= != > >= < <= IN')
    expect(offered('region')).toBe('= != > >= < <= IN')
    expect(offered('billDate')).toBe('= != > >= < <= IN BETWEEN')
  })

  test('[ADV-5] an operator that the field does not offer is not taken', () => {
    const { operate, row, fill } = panel()
    fill(0, 'enterName', 'x')
    operate(0, 'IN')
    expect(row(0).searchOp).toBe('LIKE')
    fill(0, 'state', '100')
    operate(0, 'NOT LIKE')
    expect(row(0).searchOp).toBe('=')
    operate(0, '>=')
    expect(row(0).searchOp).toBe('>=')
  })

  test('[ADV-4] between on a row that is no date goes back to contains, and says why', () => {
    const { operate, row, context, fill, told } = panel()
    operate(0, '=')
    operate(0, 'BETWEEN')
    expect(row(0).searchOp).toBe('LIKE')
    expect(context().warning).toEqual({ code: 'onlyDates', row: row(0).id })
    fill(1, 'enterName', 'x')
    operate(1, 'BETWEEN')
    expect([row(1).searchOp, row(1).searchValue]).toEqual(['LIKE', 'x'])
    expect(told).toEqual([warned('onlyDates', row(0).id, 'operator'), warned('onlyDates', row(1).id, 'operator')])
  })

  test('[ADV-4] on a select row, which does not offer contains, between goes back to equal', () => {
    const { operate, row, fill } = panel()
    fill(0, 'state', '100')
    operate(0, 'BETWEEN')
    expect([row(0).searchOp, row(0).searchValue]).toEqual(['=', '100'])
  })

  test('[ADV-4] IN on a select row takes several values, and another operator the first of them', () => {
    const { send, operate, row, fill } = panel()
    fill(0, 'state', '100')
    send({ type: 'VALUE.CHANGED', row: row(0).id, value: ['100', '300'] })
    expect(row(0).searchValue).toBe('100')
    operate(0, 'IN')
    expect(describeRow(row(0), fields).multiple).toBe(true)
    expect(row(0).searchValue).toEqual(['100'])
    send({ type: 'VALUE.CHANGED', row: row(0).id, value: ['300', '100'] })
    expect(row(0).searchValue).toEqual(['300', '100'])
    operate(0, '!=')
    expect(row(0).searchValue).toBe('300')
  })

  test('a date asked by one day keeps the start of its span, and the other way round', () => {
    const { send, operate, row, fill } = panel()
    fill(0, 'billDate', '2026-11-01', '2026-11-20')
    operate(0, '>=')
    expect(row(0)).toMatchObject({ searchValue: '2026-11-01', startTime: null, endTime: null })
    send({ type: 'VALUE.CHANGED', row: row(0).id, value: 'soon' })
    expect(row(0).searchValue).toBeNull()
    send({ type: 'VALUE.CHANGED', row: row(0).id, value: '2026-11-03' })
    operate(0, 'BETWEEN')
    expect(row(0)).toMatchObject({ searchValue: null, startTime: '2026-11-03', endTime: null })
  })

  test('a text longer than the server takes is not taken', () => {
    const { send, row, fill } = panel()
    fill(0, 'enterName', 'a'.repeat(500))
    send({ type: 'VALUE.CHANGED', row: row(0).id, value: 'a'.repeat(501) })
    expect(row(0).searchValue).toHaveLength(500)
  })

  test('[ADV-3] another language brings other labels and keeps the rows; a field that is gone takes its row’s wish with it', () => {
    const { send, row, fill } = panel()
    fill(0, 'enterName', '长沙')
    fill(1, 'billDate', '2026-11-01', '2026-11-20')
    send({ type: 'FIELDS.CHANGED', fields: fields.map((field) => ({ ...field, label: `${field.label}!` })) })
    expect([row(0).searchValue, row(1).endTime]).toEqual(['长沙', '2026-11-20'])
    send({ type: 'FIELDS.CHANGED', fields: [{ prop: 'billDate', label: '备注' }] })
    expect(row(0)).toMatchObject({ searchFilter: null, searchValue: null })
    expect(row(1)).toMatchObject({ searchFilter: 'billDate', searchOp: 'LIKE', startTime: null })
  })
})

test('[ADV-3][ADV-7] that a filter was left out stays said while labels and choices come; what was wrong with a row does not', () => {
  const { send, context, fill } = panel()
  send({ type: 'FILTER.RESTORED', saved: 'rubbish' })
  send({ type: 'FIELDS.CHANGED', fields: [...fields] })
  expect(context().warning).toEqual({ code: 'unfitFilter', row: null })
  fill(0, 'enterName', '长沙')
  send({ type: 'PAIR.ADDED' })
  expect(context().warning).toMatchObject({ row: context().rows[1]?.id })
  send({ type: 'FIELDS.CHANGED', fields: [...fields] })
  expect(context().warning).toBeUndefined()
})

describe('searching', () => {
  test('[ADV-6] what is complete is asked, trimmed; what asks nothing is left out', () => {
    const { send, operate, fill, told, context } = panel()
    fill(0, 'billDate', '2026-11-01', '2026-11-20')
    fill(1, 'enterName', '  长沙 ')
    send({ type: 'PAIR.ADDED' })
    fill(2, 'state', '100')
    operate(2, 'IN')
    fill(3, 'enterName', '   ')
    expect(isChanged(context())).toBe(true)
    send({ type: 'SEARCH' })
    const base = { searchType: 'and', startTime: null, endTime: null, isSearchTime: false }
    expect(told).toEqual([
      {
        type: 'searched',
        reason: 'submit',
        conditions: [
          {
            ...base,
            searchFilter: 'billDate',
            searchOp: 'BETWEEN',
            searchValue: null,
            valueType: 'date',
            isSearchTime: true,
            startTime: '2026-11-01',
            endTime: '2026-11-20',
          },
          { ...base, searchFilter: 'enterName', searchOp: 'LIKE', searchValue: '长沙', valueType: 'text' },
          { ...base, searchFilter: 'state', searchOp: 'IN', searchValue: ['100'], valueType: 'select' },
        ],
      },
    ])
    expect(isChanged(context())).toBe(false)
    fill(3, 'enterName', '株洲')
    expect(isChanged(context())).toBe(true)
  })

  test('[ADV-6] a value without a field keeps the search back', () => {
    const { send, row, told } = panel()
    send({ type: 'VALUE.CHANGED', row: row(1).id, value: '长沙' })
    send({ type: 'SEARCH' })
    expect(told).toEqual([warned('chooseField', row(1).id, 'submit')])
  })

  test.each([
    ['neither end', null, null, 'chooseSpan'],
    ['no end', '2026-11-01', null, 'chooseSpan'],
    ['no start', null, '2026-11-01', 'chooseSpan'],
    ['something that is no date', '2026-11-01', 'x', 'chooseSpan'],
    ['the end before the start', '2026-11-20', '2026-11-01', 'endNotAfterStart'],
    ['the end at the start', '2026-11-20', '2026-11-20', 'endNotAfterStart'],
  ])('[ADV-6] a date row with %s keeps the search back', (_, start, end, code) => {
    const { send, row, told } = panel()
    send({ type: 'FIELD.CHOSEN', row: row(0).id, field: 'billDate' })
    send({ type: 'SPAN.CHANGED', row: row(0).id, start, end })
    send({ type: 'SEARCH' })
    expect(told).toEqual([warned(code, row(0).id, 'submit')])
  })

  test('[SRCH-5] reset leaves two default rows and searches again', () => {
    const { send, context, fill, told } = panel()
    fill(0, 'enterName', 'a')
    fill(1, 'enterName', 'b')
    send({ type: 'PAIR.ADDED' })
    send({ type: 'RESET' })
    expect(context().rows).toHaveLength(2)
    expect(context().rows).toMatchObject([{ searchFilter: null, searchValue: null }, { searchFilter: null }])
    expect(told).toEqual([{ type: 'searched', conditions: [], reason: 'reset' }])
  })
})
