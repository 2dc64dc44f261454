import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { findInText, hitPlace, hitsOnPages, pageFromText } from './index.ts'

const found = (text: string, query: string) => findInText(text, query).map(({ from, to }) => text.slice(from, to))

test.each([
  ['aXbxx', 'x', ['X', 'x', 'x']],
  ['aaa', 'aa', ['aa']],
  ['Pressure Gauge', 'pressure gauge', ['Pressure Gauge']],
  ['pressure\n  gauge', 'pressure gauge', ['pressure\n  gauge']],
  ['pressure gauge', 'pressuregauge', []],
  ['pressuregauge', 'pressure gauge', []],
  ['压力\n表', '压力表', ['压力\n表']],
  ['压力表', ' 压 力 表 ', ['压力表']],
  ['量程 10 kPa', '量程10 kPa', ['量程 10 kPa']],
  ['10 kPa 以内', 'kPa以内', ['kPa 以内']],
  ['ＪＪＧ５２', 'jjg52', ['ＪＪＧ５２']],
  ['JJG52，2013', 'jjg52,2013', ['JJG52，2013']],
  ['结论。 合格', '结论。合格', ['结论。 合格']],
  ['  x  ', 'x', ['x']],
  ['  x  ', ' x ', ['x']],
  ['x\ty', ' ', []],
  ['anything', '', []],
  ['', 'x', []],
  ['ﬁne', 'fine', []],
  ['ﬁne', 'ﬁ', ['ﬁ']],
  ['İx', 'x', ['x']],
  ['x y', 'y', ['y']],
  ['a b a b', 'a b', ['a b', 'a b']],
])('[FILE-1] in %j %j is found as %j', (text, query, hits) => {
  expect(found(text, query)).toEqual(hits)
})

propertyTest.prop([
  fc.string({ unit: fc.constantFrom('a', 'B', ' ', '\n', '压', '，') }),
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', '压') }),
])('[FILE-1] hits stand one after the other, each within the text, and each is found again by itself', (text, query) => {
  let end = 0
  for (const { from, to } of findInText(text, query)) {
    expect(from).toBeGreaterThanOrEqual(end)
    expect(to).toBeGreaterThan(from)
    end = to
    expect(findInText(text.slice(from, to), query)).toEqual([{ from: 0, to: to - from }])
  }
  expect(end).toBeLessThanOrEqual(text.length)
})

test('[FILE-1] hits are counted page by page, and each knows its page and its place on it', () => {
  const counts = hitsOnPages(['x x', '', 'X'], 'x')
  expect(counts).toEqual([2, 0, 1])
  expect([0, 1, 2, 3, undefined].map((hit) => hitPlace({ counts, hit }))).toEqual([
    { page: 1, place: 0 },
    { page: 1, place: 1 },
    { page: 3, place: 0 },
    undefined,
    undefined,
  ])
})

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['１２', 12],
  ['-4', -4],
  ['+4', 4],
  ['0', 0],
  ['', undefined],
  ['2.5', undefined],
  ['3a', undefined],
  ['a3', undefined],
  ['--3', undefined],
  ['1e3', undefined],
])('[FILE-1] typed as %j a page number is %j', (text, page) => {
  expect(pageFromText(text)).toBe(page)
})
