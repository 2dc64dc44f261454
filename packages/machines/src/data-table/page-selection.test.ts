import { expect, test } from 'vitest'
import { noSelection, pageSelection, type Selection, selectionOfPage } from './index.ts'

const rows = Array.from({ length: 4 }, (_, place) => ({ id: `r${place}` }))
const of = (selection: Selection) => selectionOfPage({ rows, rowKey: 'id', selection })

test.each<[string, Selection, 'all' | 'some' | 'none']>([
  ['nothing', noSelection, 'none'],
  ['all that match', { mode: 'allBut', keys: new Set() }, 'all'],
  ['all that match but one of another page', { mode: 'allBut', keys: new Set(['elsewhere']) }, 'all'],
  ['all that match but one of this page', { mode: 'allBut', keys: new Set(['r3']) }, 'some'],
  ['one of another page', { mode: 'these', keys: new Set(['elsewhere']) }, 'none'],
  ['the last', { mode: 'these', keys: new Set(['r3']) }, 'some'],
  ['each of the page', { mode: 'these', keys: new Set(['r0', 'r1', 'r2', 'r3']) }, 'all'],
])('[TBL-8] selected are %s: of the page, %s', (_, selection, expected) => {
  expect(of(selection)).toBe(expected)
  expect(of(selection)).toBe(
    pageSelection(
      selection,
      rows.map(({ id }) => id),
    ),
  )
})

test('[TBL-8] a page without rows has none selected', () => {
  expect(selectionOfPage({ rows: [], rowKey: 'id', selection: { mode: 'allBut', keys: new Set() } })).toBe('none')
})
