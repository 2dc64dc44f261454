import type { TableRow } from '@etalon/machines/data-table'
import { expect, test } from 'vitest'
import { edge, type LaidColumn, layOut } from './column.ts'

const data = (key: string, more: object = {}): LaidColumn<TableRow> => ({
  kind: 'data',
  column: { key, header: key, width: 96, ...more },
})

test('[TBL-1] whichever column stands at an edge has the room of its own beside what keeps clear of the edge', () => {
  expect(layOut([{ kind: 'index', width: 50 }, data('number'), data('date')])).toMatchObject({
    tracks: `50px 96px ${96 + edge}px`,
    total: 50 + 96 + 96 + edge,
  })
  expect(layOut([data('number'), data('name', { width: undefined, minWidth: 140 }), data('date')])).toMatchObject({
    tracks: `${96 + edge}px minmax(140px, 1fr) ${96 + edge}px`,
  })
  expect(layOut([data('only')]).total).toBe(96 + 2 * edge)
})

test('[TBL-1] a column gives way to its least where the table has no room, and a pinned one does not', () => {
  const columns = [data('number', { minWidth: 40, pinned: 'start' }), data('service', { minWidth: 60 }), data('state')]
  const { tracks, total, pins, least } = layOut(columns)
  expect(tracks).toBe(`${96 + edge}px minmax(60px, 96px) ${96 + edge}px`)
  expect(total).toBe(96 + edge + 60 + 96 + edge)
  expect(least).toEqual([96 + edge, 60, 96 + edge])
  expect(pins[0]).toEqual({ insetInlineStart: 0 })
  // Less than its width is no least of it.
  expect(layOut([data('a'), data('b', { minWidth: 200 }), data('c')]).tracks).toContain(' 96px ')
  expect(layOut([data('last', { minWidth: 60 })]).tracks).toBe(`minmax(${60 + 2 * edge}px, ${96 + 2 * edge}px)`)
})

test('[TBL-1] pinned columns stick behind the ones pinned before them, at either side', () => {
  const { pins } = layOut([
    { kind: 'index', width: 50 },
    { kind: 'selection', width: 36 },
    data('number', { pinned: 'start' }),
    data('name'),
    data('total', { pinned: 'end' }),
    data('actions', { pinned: 'end' }),
  ])
  expect(pins).toEqual([
    { insetInlineStart: 0 },
    { insetInlineStart: 50 },
    { insetInlineStart: 86 },
    {},
    { insetInlineEnd: 96 + edge },
    { insetInlineEnd: 0 },
  ])
})

test('[TBL-3] a pinned column leaves no room for those that scroll away beneath it', () => {
  const { pins } = layOut([
    { kind: 'index', width: 50 },
    data('number'),
    data('name', { pinned: 'start' }),
    data('total', { pinned: 'end' }),
    data('date'),
    data('actions', { pinned: 'end' }),
  ])
  expect(pins).toEqual([
    { insetInlineStart: 0 },
    {},
    { insetInlineStart: 50 },
    { insetInlineEnd: 96 + edge },
    {},
    { insetInlineEnd: 0 },
  ])
})
