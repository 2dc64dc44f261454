import { expect, test } from 'vitest'
import { parseSavedLayout } from './index.ts'
import { mostColumns, moved, savedLayout } from './layout.ts'
import { writeLayoutText } from './saved-layout.ts'

const states = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({ key: `c${from + place}`, visible: true }))

test('[COL-4] what is kept of columns that are gone goes where there is no room, so that it can be read again', () => {
  const before = { version: 1 as const, columns: states(100, mostColumns - 2) }
  const kept = savedLayout(states(0, 2), before)
  expect(kept.columns).toHaveLength(mostColumns)
  expect(parseSavedLayout(writeLayoutText(kept))).toEqual(kept)
  const full = savedLayout(states(0, 3), before)
  expect(full.columns).toEqual(states(0, 3))
})

test('[COL-1] a column that is not there moves nothing', () => {
  expect(moved(states(0, 2), [], 'gone', 0)).toEqual(states(0, 2))
})

test.each([null, 7, 'c0', ['c0']])('[COL-4] a column that is %j makes no layout', (rubbish) => {
  expect(parseSavedLayout(JSON.stringify({ version: 1, columns: [...states(0, 1), rubbish] }))).toBeUndefined()
})

test('[COL-4] a text of 64 KiB is read, and a key of 200 characters', () => {
  const layout = { version: 1 as const, columns: [{ key: 'x'.repeat(200), visible: true }] }
  expect(parseSavedLayout(writeLayoutText(layout).padEnd(65_536))).toEqual(layout)
})
