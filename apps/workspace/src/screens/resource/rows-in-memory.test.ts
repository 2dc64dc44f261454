import { encodeSearch, type SearchQuestion } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { askedOf, pageInMemory } from './rows-in-memory.ts'

const people = [
  { id: '1', name: '周岚', dept: '力学室', hours: '8', until: '2027-03-01 09:30' },
  { id: '2', name: '陈默', dept: '电学室', hours: '16', until: '2026-12-31' },
  { id: '3', name: '安然', dept: '力学室', hours: '—', until: '' },
  { id: '4', name: 'Blake', dept: '热学室', hours: '120', until: '2026-12-01' },
]
type Person = (typeof people)[number]
const textOf = (row: Person, key: string) => String(Object.entries(row).find(([name]) => name === key)?.[1] ?? '')
const rows = (...given: readonly [string, string, unknown, ('and' | 'or')?][]): SearchQuestion['rows'] =>
  given.map(([name, operator, value, searchType = 'and']) => ({
    searchType,
    filter: { [name]: value },
    op: { [name]: operator },
  }))

/** The names that a question finds, in order. */
function found(question: Partial<SearchQuestion>): string[] {
  const request = encodeSearch({ current: 1, size: 50, filter: {}, ...question })
  const asked = askedOf(request)
  return asked ? pageInMemory(people, asked, request, textOf).records.map(({ name }) => name) : ['as the server has them']
}

test.each<[string, SearchQuestion['rows'], string[]]>([
  ['words in a column', rows(['dept', 'LIKE', '力']), ['周岚', '安然']],
  ['capitals and small letters alike', rows(['name', 'LIKE', 'bLA']), ['Blake']],
  ['all of a text', rows(['dept', '=', '力学']), []],
  ['one of several', rows(['name', 'IN', ['陈默', '安然']]), ['陈默', '安然']],
  ['figures as figures', rows(['hours', '>', '9']), ['陈默', 'Blake']],
  ['days', rows(['until', '<=', '2026-12-31']), ['陈默', 'Blake']],
  ['days from one to another', rows(['until', 'BETWEEN', ['2026-12-02', '2027-03-01']]), ['周岚', '陈默']],
  ['what is not so, and what says nothing', rows(['until', 'NOT LIKE', '2026']), ['周岚', '安然']],
  ['another than one', rows(['dept', '!=', '力学室']), ['陈默', 'Blake']],
  ['from left to right', rows(['name', '=', 'Blake'], ['name', '=', '周岚', 'or'], ['dept', '=', '力学室']), ['周岚']],
])('[ADV-3][BIZ-11] a list that is small is asked by %s', (_what, asked, expected) => {
  expect(found({ rows: asked })).toEqual(expected)
})

test('[TBL-3][BIZ-11] it is sorted by what it shows: Chinese by pinyin, figures by what they are, nothing last either way', () => {
  const by = (prop: string, direction: 'ascending' | 'descending') => found({ sort: [{ prop, direction }] })
  expect(by('name', 'ascending')).toEqual(['安然', '陈默', '周岚', 'Blake'])
  expect(by('hours', 'ascending')).toEqual(['周岚', '陈默', 'Blake', '安然'])
  expect(by('hours', 'descending')).toEqual(['Blake', '陈默', '周岚', '安然'])
  expect(by('until', 'descending')[0]).toBe('周岚')
})

test('[TBL-1][BIZ-11] pages are of what was found, and without conditions and order the server pages', () => {
  const request = encodeSearch({ current: 2, size: 1, filter: {}, rows: rows(['dept', 'LIKE', '力']) })
  const asked = askedOf(request)
  expect(asked && pageInMemory(people, asked, request, textOf)).toMatchObject({ records: [{ name: '安然' }], total: 2 })
  expect(found({})).toEqual(['as the server has them'])
})
