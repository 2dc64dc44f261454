import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  encodePayload,
  payloadOf,
  readInFormat,
  type SearchBarEmitted,
  type SearchFieldDefinition,
  type SearchPayload,
  type SearchValue,
  searchBarMachine,
  valueFormatOf,
  writeInFormat,
} from './index.ts'

const span = {
  searchType: 'and',
  searchFilter: 'billDate',
  searchOp: 'BETWEEN',
  searchValue: null,
  valueType: 'date',
  isSearchTime: true,
  startTime: '2026-11-01',
  endTime: '2026-11-20',
} as const
const states = {
  ...span,
  searchType: 'or',
  searchFilter: 'state',
  searchOp: 'IN',
  searchValue: ['100', '300'],
  valueType: 'select',
  isSearchTime: false,
  startTime: null,
  endTime: null,
} as const

describe('what travels', () => {
  test('[SRCH-4] a normal search carries searchParam, with filter and op as JSON text', () => {
    const request = { searchType: 'N', searchParam: { name: '表', state: ['100'] }, current: 1, size: 50 } as const
    expect(payloadOf(request, { name: 'LIKE' })).toEqual({
      searchType: 'N',
      searchParam: { filter: '{"name":"表","state":["100"]}', op: '{"name":"LIKE"}' },
      current: 1,
      size: 50,
    })
    expect(payloadOf(request)).toMatchObject({ searchParam: { filter: expect.any(String) } })
    expect(payloadOf(request)).not.toHaveProperty('searchParam.op')
  })

  test('[SRCH-4] an advanced search carries searchListVO, each row with its filter and op as JSON text', () => {
    const request = { searchType: 'Y', searchListVO: [span, states], searchParam: {}, current: 1, size: 20 } as const
    expect(payloadOf(request)).toEqual({
      searchType: 'Y',
      searchListVO: [
        { searchType: 'and', filter: '{"billDate":["2026-11-01","2026-11-20"]}', op: '{"billDate":"BETWEEN"}' },
        { searchType: 'or', filter: '{"state":["100","300"]}', op: '{"state":"IN"}' },
      ],
      current: 1,
      size: 20,
    })
    expect(payloadOf({ ...request, searchParam: { name: '表' } })).toMatchObject({ searchParam: { filter: '{"name":"表"}' } })
  })

  const json = fc.dictionary(fc.string(), fc.jsonValue())
  const part = fc.record({ filter: json, op: json }, { requiredKeys: ['filter'] })
  const payload: fc.Arbitrary<SearchPayload<unknown>> = fc.oneof(
    fc.record({ searchType: fc.constant('N' as const), searchParam: part, current: fc.nat(), size: fc.nat() }),
    fc.record({
      searchType: fc.constant('Y' as const),
      searchListVO: fc.array(
        fc.record(
          { searchType: fc.constantFrom('and' as const, 'or' as const), filter: json, op: json },
          { requiredKeys: ['searchType', 'filter'] },
        ),
      ),
      current: fc.nat(),
      size: fc.nat(),
    }),
  )

  propertyTest.prop([payload])(
    '[SRCH-4] filter and op are JSON text that reads back the same, and never encoded twice',
    (plain) => {
      const once = encodePayload(plain)
      expect(encodePayload(once)).toEqual(once)
      const parts = once.searchType === 'N' ? [once.searchParam] : once.searchListVO
      const before = plain.searchType === 'N' ? [plain.searchParam] : plain.searchListVO
      expect(parts.map(({ filter }) => JSON.parse(filter))).toEqual(
        before.map(({ filter }) => JSON.parse(JSON.stringify(filter))),
      )
      expect(parts.map(({ op }) => op === undefined)).toEqual(before.map(({ op }) => op === undefined))
    },
  )
})

function asked(field: SearchFieldDefinition, value: SearchValue): SearchBarEmitted | undefined {
  const actor = createActor(searchBarMachine, { input: { fields: [field] } })
  const told: SearchBarEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  actor.send({ type: 'FIELD.CHANGED', name: field.prop, value })
  actor.send({ type: 'SEARCH' })
  return told[0]
}

describe('trees', () => {
  const region: SearchFieldDefinition = {
    prop: 'region',
    label: '地区',
    type: 'tree',
    valueKey: 'id',
    data: [{ id: 43, children: [{ id: '4301', children: [{ id: '430102' }] }] }],
  }

  test('[SRCH-2] with emitPath the keys from the root to the choice are sent, and come back as the choice', () => {
    expect(asked({ ...region, emitPath: true }, '430102')).toMatchObject({
      request: { searchParam: { region: ['43', '4301', '430102'] } },
    })
    expect(asked({ ...region, emitPath: true }, '99')).toMatchObject({ request: { searchParam: { region: ['99'] } } })
    expect(asked(region, '430102')).toMatchObject({ request: { searchParam: { region: '430102' } } })
    const actor = createActor(searchBarMachine, { input: { fields: [{ ...region, emitPath: true }] } }).start()
    actor.send({ type: 'QUERY.RESTORED', values: { region: ['43', '4301'] } })
    const values = () => actor.getSnapshot().context.values
    expect(values()).toEqual({ region: '4301' })
    actor.send({ type: 'QUERY.RESTORED', values: { region: ['43', '4301', '430102'] } })
    expect(values()).toEqual({ region: '430102' })
    actor.send({ type: 'QUERY.RESTORED', values: { region: '4301' } })
    expect(values()).toEqual({ region: '4301' })
  })

  test('[SRCH-2] what is no tree keeps its list, also where the whole way is asked for', () => {
    const fields = [{ ...region, type: 'select' as const, emitPath: true }]
    const actor = createActor(searchBarMachine, { input: { fields, values: { region: ['43', '4301'] } } })
    expect(actor.getSnapshot().context.values).toEqual({ region: ['43', '4301'] })
  })
})

describe('dates', () => {
  const day: SearchFieldDefinition = { prop: 'day', label: '日', type: 'date' }

  test.each<[Partial<SearchFieldDefinition>, string]>([
    [{}, 'yyyy-MM-dd'],
    [{ dateType: 'daterange' }, 'yyyy-MM-dd'],
    [{ dateType: 'month' }, 'yyyy-MM'],
    [{ dateType: 'year' }, 'yyyy'],
    [{ type: 'dateTime' }, 'yyyy-MM-dd HH:mm:ss'],
    [{ dateType: 'datetimerange' }, 'yyyy-MM-dd HH:mm:ss'],
    [{ valueFormat: 'dd/MM/yyyy' }, 'dd/MM/yyyy'],
  ])('[SRCH-2] the format of %j is %s', (field, format) => {
    expect(valueFormatOf({ ...day, ...field })).toBe(format)
  })

  test.each<[Partial<SearchFieldDefinition>, SearchValue]>([
    [{}, '2026-13-01'],
    [{}, '2026-02-30'],
    [{}, '20261101'],
    [{ dateType: 'month' }, '2026-11-01'],
    [{ dateType: 'month' }, '2026-00'],
    [{ dateType: 'daterange' }, ['2026-11-20', '2026-11-01']],
    [{ dateType: 'daterange', valueFormat: 'dd.MM.yyyy' }, ['01.12.2026', '20.11.2026']],
    [{ type: 'dateTime' }, '2026-11-01 24:00:00'],
  ])('[SRCH-3] a date field %j does not take %j', (field, value) => {
    expect(asked({ ...day, ...field }, value)).toMatchObject({ type: 'rejected', errors: { day: '日格式不正确' } })
  })

  test.each<[Partial<SearchFieldDefinition>, SearchValue]>([
    [{ dateType: 'month' }, '2026-11'],
    [{ dateType: 'daterange', valueFormat: 'dd.MM.yyyy' }, ['20.11.2026', '01.12.2026']],
    [{ dateType: 'daterange' }, ['2026-11-20', '2026-11-20']],
    [{ dateType: 'daterange' }, []],
  ])('[SRCH-3] a date field %j takes %j', (field, value) => {
    expect(asked({ ...day, ...field }, value)?.type).toBe('searched')
  })

  const two = (least: number, most: number) => fc.integer({ min: least, max: most }).map((part) => String(part).padStart(2, '0'))
  propertyTest.prop([
    fc.tuple(
      fc.integer({ min: 1, max: 9999 }).map((year) => String(year).padStart(4, '0')),
      two(1, 12),
      two(1, 28),
    ),
    fc.tuple(two(0, 23), two(0, 59), two(0, 59)),
    fc.constantFrom('yyyy-MM-dd HH:mm:ss', 'dd.MM.yyyy HH:mm:ss', 'yyyyMMddHHmmss', 'ss(mm)HH [dd] MM+yyyy'),
  ])('[SRCH-2] what is written in a format is read back the same', (date, time, format) => {
    const moment = `${date.join('-')} ${time.join(':')}`
    expect(readInFormat(writeInFormat(moment, format), format)).toBe(moment)
  })

  test('[SRCH-2] parts that a format leaves out are the least', () => {
    expect(writeInFormat('2026-11-20', 'yyyy-MM-dd HH:mm:ss')).toBe('2026-11-20 00:00:00')
    expect(readInFormat('2026-11', 'yyyy-MM')).toBe('2026-11-01 00:00:00')
    expect(readInFormat('今天', '今天')).toBe('0001-01-01 00:00:00')
    expect(readInFormat('2026-11-20 ', 'yyyy-MM-dd')).toBeUndefined()
    expect(readInFormat('0000-01-01', 'yyyy-MM-dd'), 'there is no year 0').toBeUndefined()
  })
})
