import { expect, test } from 'vitest'
import { areSame, areWhole, isTypedDate, writtenDate } from './date-text.ts'

test.each(['2026-11-20', '2024-02-29', '0026-01-05'])('[I18N-2] %s is a day', (text) => {
  expect([isTypedDate(text, false), isTypedDate(text, true)]).toEqual([true, false])
})

test.each(['', '2026-11-', '2026-02-31', '2026-1-1', 'x2026-11-20', '2026-11-20x', '2026-11-20 09:05:07'])(
  '[I18N-2] “%s” is no day',
  (text) => expect(isTypedDate(text, false)).toBe(false),
)

test.each(['2026-11-20 09:05:07', '2026-11-20T09:05:07', '2026-11-20 23:59', '2026-11-20 00:00'])(
  '[I18N-2] %s is a time of a day',
  (text) => expect([isTypedDate(text, true), isTypedDate(text, false)]).toEqual([true, false]),
)

test.each([
  '',
  '2026-11-20',
  '2026-11-20 24:00:00',
  '2026-11-20 09:60:00',
  '2026-11-20 09:05:60',
  '2026-11-20 9:05',
  '2026-02-31 09:05:07',
  '2026-11-20 09:05:07x',
  'x2026-11-20 09:05:07',
])('[I18N-2] “%s” is no time of a day', (text) => expect(isTypedDate(text, true)).toBe(false))

test('[I18N-2] a time is written with its seconds, and a blank before it', () => {
  expect(writtenDate('2026-11-20T09:05', true)).toBe('2026-11-20 09:05:00')
  expect(writtenDate('2026-11-20 09:05:07', true)).toBe('2026-11-20 09:05:07')
  expect([writtenDate('', true), writtenDate('2026-11-20', false)]).toEqual(['', '2026-11-20'])
  for (const text of ['2026-02-31 09:05', '2026-11-20', '2026-02-31T09:05:07']) expect(writtenDate(text, true)).toBe(text)
})

test('a value has a date at each place, or nothing', () => {
  expect([areWhole([''], false), areWhole(['', ''], false), areWhole(['2026-11-20', '2026-11-30'], false)]).toEqual([
    true,
    true,
    true,
  ])
  expect([areWhole(['2026-11-20', ''], false), areWhole(['', '2026-11-20'], false)]).toEqual([false, false])
  expect([areWhole(['2026-11-20'], true), areWhole(['2026-02-31'], false)]).toEqual([false, false])
})

test('texts are the same at each place', () => {
  expect([areSame(['a', 'b'], ['a', 'b']), areSame([], [])]).toEqual([true, true])
  expect([areSame(['a'], ['a', 'b']), areSame(['a', 'b'], ['a']), areSame(['a', 'b'], ['b', 'a'])]).toEqual([false, false, false])
})
