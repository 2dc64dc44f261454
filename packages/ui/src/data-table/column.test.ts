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
