import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  alternativePages,
  type CellMove,
  cellRange,
  characterPages,
  dataTableMachine,
  isSelected,
  type LoadPageAnswer,
  listPages,
  moveCell,
  pageSelection,
  pageSizes,
  type Selection,
  selectedCount,
  statisticsPages,
} from './index.ts'
import { keysBetween, select } from './selection.ts'
import { toggleSort } from './sorting.ts'
import { type Load, list, table } from './table.double.ts'

describe('loading', () => {
  test('[TBL-1] the first page has 50 rows, and the sizes offered are those of the workspace', async () => {
    const { send, context, told } = table(list(120))
    await send({ type: 'LOAD' })
    expect(context().rows).toHaveLength(50)
    expect(context().sizes).toEqual([15, 20, 50, 100, 200, 300, 500, 1000, 5000])
    expect(told).toEqual([
      { type: 'requested', request: { requestId: 1, page: 1, size: 50, sort: [], query: {} }, reason: 'first' },
      { type: 'loaded', count: 50, total: 120, reason: 'first' },
    ])
  })

  test('[TBL-1] another size starts at page 1; one that is not offered is ignored', async () => {
    const { send, context, requests } = table(list(120))
    await send({ type: 'LOAD' })
    await send({ type: 'PAGE.CHANGED', page: 2 })
    await send({ type: 'SIZE.CHANGED', size: 100 })
    expect(context()).toMatchObject({ page: 1, size: 100 })
    await send({ type: 'SIZE.CHANGED', size: 7 })
    expect(requests()).toHaveLength(3)
  })

  test('[TBL-1] statistics and the smaller lists bring their own sizes', async () => {
    expect(listPages).toEqual({ size: 50, sizes: pageSizes })
    expect(statisticsPages).toEqual({ size: 5000, sizes: [5000, 10_000, 50_000] })
    expect(characterPages).toEqual({ size: 20, sizes: pageSizes })
    expect(alternativePages).toEqual({ size: 15, sizes: [15, 20, 30, 50, 100, 200, 300, 500] })
    const { send, context } = table(list(20_000), statisticsPages)
    await send({ type: 'LOAD' })
    expect(context().rows).toHaveLength(5000)
    await send({ type: 'SIZE.CHANGED', size: 10_000 })
    expect(context().rows).toHaveLength(10_000)
  })

  test('[TBL-1] a size from a setting is offered in its place among the others; one that is none gives way to 50', async () => {
    expect(table(list(0), { size: 30 }).context()).toMatchObject({
      size: 30,
      sizes: [15, 20, 30, 50, 100, 200, 300, 500, 1000, 5000],
    })
    for (const size of [0, -5, 1.5, Number.NaN]) expect(table(list(0), { size }).context()).toMatchObject(listPages)
    expect(table(list(0), { size: 1, sizes: [20, 3] }).context().sizes).toEqual([1, 3, 20])
  })

  test('pages that there are not are ignored', async () => {
    const { send, requests } = table(list(120))
    await send({ type: 'LOAD' })
    for (const page of [0, -1, 4, 1.5, Number.NaN]) await send({ type: 'PAGE.CHANGED', page })
    expect(requests()).toHaveLength(1)
  })

  test('another question starts at page 1 with nothing selected', async () => {
    const { send, context, requests, told } = table(list(120))
    await send({ type: 'LOAD' })
    await send({ type: 'PAGE.CHANGED', page: 3 })
    await send({ type: 'ROW.TOGGLED', key: '101' })
    await send({ type: 'QUERY.CHANGED', query: { name: '压力表' } })
    expect(requests().at(-1)).toMatchObject({ page: 1, query: { name: '压力表' } })
    expect(context().selection.keys.size).toBe(0)
    expect(told.filter(({ type }) => type === 'selectionChanged').at(-1)).toMatchObject({ reason: 'query' })
  })

  test('[TBL-5] a slow old answer never overwrites a newer one', async () => {
    const answers = new Map<number, (answer: LoadPageAnswer) => void>()
    const { actor, settled, context } = table(({ requestId }) => new Promise((resolve) => answers.set(requestId, resolve)))
    actor.send({ type: 'LOAD' })
    actor.send({ type: 'QUERY.CHANGED', query: { name: 'b' } })
    answers.get(2)?.({ requestId: 2, rows: [{ id: 'new' }], total: 1 })
    await settled()
    answers.get(1)?.({ requestId: 1, rows: [{ id: 'old' }], total: 1 })
    await Promise.resolve()
    expect(context().rows).toEqual([{ id: 'new' }])
  })

  test('[TBL-5] an answer that a port hands to a newer question is dropped by its id, and can be asked for again', async () => {
    const rows = list(1)
    let stale = true
    const { actor, send, context } = table((request) => rows({ ...request, requestId: stale ? 0 : request.requestId }))
    await send({ type: 'LOAD' })
    expect(context().rows).toEqual([])
    expect(actor.getSnapshot().matches({ content: 'failed' })).toBe(true)
    stale = false
    await send({ type: 'RETRY' })
    expect(context().rows).toEqual([{ id: '1' }])
  })

  test('[TBL-5] no rows is a state of its own', async () => {
    const { actor, send } = table(list(0))
    await send({ type: 'LOAD' })
    expect(actor.getSnapshot().matches({ content: 'empty' })).toBe(true)
  })

  test('[TBL-5] a failure keeps the rows and can be retried', async () => {
    let broken = false
    const rows = list(3)
    const { actor, send, context, told } = table((request) => (broken ? Promise.reject(new Error('down')) : rows(request)))
    await send({ type: 'LOAD' })
    broken = true
    await send({ type: 'REFRESH' })
    expect(actor.getSnapshot().matches({ content: 'failed' })).toBe(true)
    expect(context().rows).toHaveLength(3)
    expect(told.at(-1)).toEqual({ type: 'failed', error: new Error('down'), reason: 'refresh' })
    broken = false
    await send({ type: 'RETRY' })
    expect(actor.getSnapshot().matches({ content: 'loaded' })).toBe(true)
    expect(context().error).toBeUndefined()
  })

  test('[TBL-5] a table without its port says what to provide', async () => {
    const actor = createActor(dataTableMachine, { input: {} }).start()
    actor.send({ type: 'LOAD' })
    await waitFor(actor, (snapshot) => snapshot.matches({ content: 'failed' }))
    expect(actor.getSnapshot().context.error).toMatchObject({ message: expect.stringContaining('provide loadPage') })
  })

  test('when the page has run out of rows, the last page that there is comes instead', async () => {
    let total = 120
    const { send, context, requests } = table((request) => list(total)(request))
    await send({ type: 'LOAD' })
    await send({ type: 'PAGE.CHANGED', page: 3 })
    total = 60
    await send({ type: 'REFRESH' })
    expect(context()).toMatchObject({ page: 2, total: 60 })
    expect(requests().map((request) => request.page)).toEqual([1, 3, 3, 2])
  })
})

describe('sorting', () => {
  test('[TBL-3] a column is sorted up, down, and no more', () => {
    const up = toggleSort([], 'name', false)
    const down = toggleSort(up, 'name', false)
    expect([up, down, toggleSort(down, 'name', false)]).toEqual([
      [{ field: 'name', direction: 'ascending' }],
      [{ field: 'name', direction: 'descending' }],
      [],
    ])
  })

  test('[TBL-3] several columns are sorted in the order they were added; without it the others go', () => {
    const two = toggleSort(toggleSort([], 'a', true), 'b', true)
    expect(two.map((rule) => rule.field)).toEqual(['a', 'b'])
    expect(toggleSort(two, 'a', true)[0]).toEqual({ field: 'a', direction: 'descending' })
    expect(toggleSort(toggleSort(two, 'a', true), 'a', true).map((rule) => rule.field)).toEqual(['b'])
    expect(toggleSort(two, 'c', false).map((rule) => rule.field)).toEqual(['c'])
  })

  test('[TBL-3] sorting asks for page 1, and who stands on the header stays there', async () => {
    const { send, requests, context } = table(list(120), { columns: 3 })
    await send({ type: 'LOAD' })
    await send({ type: 'PAGE.CHANGED', page: 2 })
    await send({ type: 'CELL.FOCUSED', cell: { row: -1, column: 2 } })
    await send({ type: 'SORT.TOGGLED', field: 'name' })
    expect(requests().at(-1)).toMatchObject({ page: 1, sort: [{ field: 'name', direction: 'ascending' }] })
    expect(context().active).toEqual({ row: -1, column: 2 })
    await send({ type: 'SORT.CHANGED', sort: [{ field: 'date', direction: 'descending' }] })
    expect(requests().at(-1)).toMatchObject({ sort: [{ field: 'date', direction: 'descending' }] })
  })
})

describe('rows that change', () => {
  test('a record that moved on is shown in place', async () => {
    const { send, context } = table(list(3))
    await send({ type: 'LOAD' })
    await send({ type: 'ROW.UPDATED', row: { id: '2', state: '300' } })
    expect(context().rows).toEqual([{ id: '1' }, { id: '2', state: '300' }, { id: '3' }])
  })

  test('a removed row leaves the count and the selection', async () => {
    const { actor, send, context } = table(list(2))
    await send({ type: 'LOAD' })
    await send({ type: 'ROW.TOGGLED', key: '1' })
    await send({ type: 'ROW.REMOVED', key: '1' })
    expect(context()).toMatchObject({ rows: [{ id: '2' }], total: 1 })
    expect(selectedCount(context())).toBe(0)
    await send({ type: 'ROW.REMOVED', key: 'nothing' })
    expect(context().total).toBe(1)
    await send({ type: 'ROW.REMOVED', key: '2' })
    expect(actor.getSnapshot().matches({ content: 'empty' })).toBe(true)
  })

  test('a row that is removed from another page leaves the count and the selection too', async () => {
    const { send, context, told } = table(list(40), { size: 15 })
    await send({ type: 'LOAD' })
    await send({ type: 'ROW.TOGGLED', key: '2' })
    await send({ type: 'PAGE.CHANGED', page: 2 })
    await send({ type: 'ROW.REMOVED', key: '2' })
    expect(selectedCount(context())).toBe(0)
    expect(context().total).toBe(39)
    expect(context().rows).toHaveLength(15)
    expect(told.at(-1)).toMatchObject({ type: 'selectionChanged', reason: 'removed' })
    await send({ type: 'ALL.SELECTED' })
    await send({ type: 'ROW.TOGGLED', key: '16' })
    await send({ type: 'PAGE.CHANGED', page: 1 })
    expect(selectedCount(context())).toBe(39)
    // It was not selected: of the others none is gone.
    await send({ type: 'ROW.REMOVED', key: '16' })
    expect(selectedCount(context())).toBe(39)
  })

  test('what nobody has heard of leaves the count as it is, also while a page is on its way', async () => {
    const { actor, send, settled, context } = table(list(2))
    await send({ type: 'LOAD' })
    actor.send({ type: 'REFRESH' })
    actor.send({ type: 'ROW.REMOVED', key: 'nothing' })
    expect(context().total).toBe(2)
    await settled()
    expect(context().total).toBe(2)
  })

  test('when the last row of a page is removed, the page before comes', async () => {
    let total = 16
    const { send, context } = table((request) => list(total)(request), { size: 15, page: 2 })
    await send({ type: 'LOAD' })
    total = 15
    await send({ type: 'ROW.REMOVED', key: '16' })
    expect(context()).toMatchObject({ page: 1, total: 15 })
    expect(context().rows).toHaveLength(15)
  })

  test('rows may have hostile keys', async () => {
    const load: Load = async ({ requestId }) => ({ requestId, rows: [{ id: '__proto__' }, { id: 'constructor' }, {}], total: 3 })
    const { send, context } = table(load)
    await send({ type: 'LOAD' })
    await send({ type: 'ROW.TOGGLED', key: '__proto__' })
    expect([...context().selection.keys]).toEqual(['__proto__'])
    expect(isSelected(context().selection, 'constructor')).toBe(false)
  })
})

describe('selection', () => {
  test('[TBL-1] all that match but these, across pages', async () => {
    const { send, context } = table(list(120))
    await send({ type: 'LOAD' })
    await send({ type: 'ALL.SELECTED' })
    await send({ type: 'ROW.TOGGLED', key: '3' })
    await send({ type: 'PAGE.CHANGED', page: 2 })
    expect(isSelected(context().selection, '51')).toBe(true)
    expect(isSelected(context().selection, '3')).toBe(false)
    expect(selectedCount(context())).toBe(119)
    await send({ type: 'SELECTION.CLEARED' })
    expect(selectedCount(context())).toBe(0)
  })

  test('[TBL-1] a page is selected whole, then not at all', async () => {
    const { send, context } = table(list(60))
    await send({ type: 'LOAD' })
    await send({ type: 'ROW.TOGGLED', key: '1' })
    await send({ type: 'PAGE.TOGGLED' })
    expect(selectedCount(context())).toBe(50)
    await send({ type: 'PAGE.CHANGED', page: 2 })
    expect(pageSelection(context().selection, ['51', '52'])).toBe('none')
    await send({ type: 'PAGE.TOGGLED' })
    expect(selectedCount(context())).toBe(60)
    await send({ type: 'PAGE.TOGGLED' })
    expect(selectedCount(context())).toBe(50)
  })

  test('[TBL-1] a range goes from the row toggled last, in either direction', async () => {
    const { send, context } = table(list(9))
    await send({ type: 'LOAD' })
    await send({ type: 'ROW.TOGGLED', key: '5' })
    await send({ type: 'ROWS.RANGE_SELECTED', key: '3' })
    expect([...context().selection.keys].sort()).toEqual(['3', '4', '5'])
    expect(keysBetween(['a', 'b'], 'elsewhere', 'b')).toEqual(['b'])
    expect(keysBetween(['a', 'b', 'c'], 'elsewhere', 'a')).toEqual(['a'])
    expect(keysBetween(['a', 'b', 'c'], undefined, 'a')).toEqual(['a'])
    expect(keysBetween(['a', 'b', 'c'], 'c', 'elsewhere')).toEqual([])
    expect(keysBetween(['a', 'b', 'c'], 'c', 'a')).toEqual(['a', 'b', 'c'])
  })

  propertyTest.prop([fc.boolean(), fc.array(fc.tuple(fc.subarray(['a', 'b', 'c']), fc.boolean()))])(
    '[TBL-1] whatever was selected before, the rows named last are as they were told to be',
    (inverted, steps) => {
      let selection: Selection = { mode: inverted ? 'allBut' : 'these', keys: new Set() }
      for (const [keys, selected] of steps) {
        const before = selection
        selection = select(selection, keys, selected)
        for (const key of ['a', 'b', 'c']) {
          expect(isSelected(selection, key)).toBe(keys.includes(key) ? selected : isSelected(before, key))
        }
      }
    },
  )
})

describe('cells', () => {
  const grid = { rows: Array.from({ length: 5 }, (_, id) => ({ id })), columns: 4, headerRow: true, viewportRows: 3 }
  const moves: [CellMove, { row: number; column: number }][] = [
    ['left', { row: 2, column: 0 }],
    ['right', { row: 2, column: 2 }],
    ['up', { row: 1, column: 1 }],
    ['down', { row: 3, column: 1 }],
    ['rowStart', { row: 2, column: 0 }],
    ['rowEnd', { row: 2, column: 3 }],
    ['gridStart', { row: 0, column: 0 }],
    ['gridEnd', { row: 4, column: 3 }],
    ['pageUp', { row: 0, column: 1 }],
    ['pageDown', { row: 4, column: 1 }],
  ]

  test.each(moves)('[TBL-4] %s leads from the third row to %o', (move, cell) => {
    expect(moveCell({ row: 2, column: 1 }, move, grid)).toEqual(cell)
  })

  test('[TBL-4] arrows stop at the edges; the header is reached where it may be', () => {
    expect(moveCell({ row: 0, column: 0 }, 'up', grid)).toEqual({ row: -1, column: 0 })
    expect(moveCell({ row: -1, column: 0 }, 'up', grid)).toEqual({ row: -1, column: 0 })
    expect(moveCell({ row: 0, column: 0 }, 'up', { ...grid, headerRow: false })).toEqual({ row: 0, column: 0 })
    expect(moveCell({ row: 4, column: 3 }, 'right', grid)).toEqual({ row: 4, column: 3 })
    expect(moveCell({ row: 0, column: 0 }, 'down', { ...grid, rows: [] })).toEqual({ row: -1, column: 0 })
  })

  test('[TBL-4] Enter goes into a cell, but not into the header; Escape comes back', async () => {
    const { actor, send } = table(list(5), { columns: 4 })
    await send({ type: 'LOAD' })
    await send({ type: 'CELL.MOVED', move: 'down' })
    await send({ type: 'CELL.ENTERED' })
    expect(actor.getSnapshot().matches({ grid: 'inside' })).toBe(true)
    await send({ type: 'CELL.MOVED', move: 'down' })
    expect(actor.getSnapshot().context.active.row).toBe(1)
    await send({ type: 'CELL.LEFT' })
    await send({ type: 'CELL.FOCUSED', cell: { row: -1, column: 0 } })
    await send({ type: 'CELL.ENTERED' })
    expect(actor.getSnapshot().matches({ grid: 'navigating' })).toBe(true)
  })

  test('[TBL-4][TBL-7] Shift keeps the other corner; a move without it lets the range go', async () => {
    const { send, context } = table(list(5), { columns: 4 })
    await send({ type: 'LOAD' })
    await send({ type: 'CELL.FOCUSED', cell: { row: 3, column: 2 } })
    await send({ type: 'CELL.MOVED', move: 'up', extend: true })
    await send({ type: 'CELL.MOVED', move: 'left', extend: true })
    expect(cellRange(context())).toEqual({ top: 2, bottom: 3, left: 1, right: 2 })
    await send({ type: 'CELL.MOVED', move: 'down' })
    expect(cellRange(context())).toEqual({ top: 3, bottom: 3, left: 1, right: 1 })
  })

  test('[TBL-4] fewer columns or rows keep the active cell inside', async () => {
    const { send, context } = table(list(20), { columns: 4 })
    await send({ type: 'LOAD' })
    await send({ type: 'VIEWPORT.CHANGED', rows: 7 })
    await send({ type: 'CELL.MOVED', move: 'pageDown' })
    expect(context().active.row).toBe(7)
    await send({ type: 'CELL.FOCUSED', cell: { row: 99, column: 3 } })
    await send({ type: 'COLUMNS.CHANGED', count: 2 })
    expect(context().active).toEqual({ row: 19, column: 1 })
  })
})

propertyTest.prop([
  fc.record({ row: fc.integer(), column: fc.integer() }),
  fc.constantFrom<CellMove>('left', 'right', 'up', 'down', 'rowStart', 'rowEnd', 'gridStart', 'gridEnd', 'pageUp', 'pageDown'),
  fc.nat(6),
  fc.integer({ min: 1, max: 6 }),
])('[TBL-4] no move leaves the grid', (cell, move, rows, columns) => {
  const there = moveCell(cell, move, {
    rows: Array.from({ length: rows }, () => ({})),
    columns,
    headerRow: true,
    viewportRows: 3,
  })
  expect(there.row).toBeGreaterThanOrEqual(-1)
  expect(there.row).toBeLessThan(Math.max(rows, 1))
  expect(there.column).toBeGreaterThanOrEqual(0)
  expect(there.column).toBeLessThan(columns)
})
