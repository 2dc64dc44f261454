import { describe, expect, test } from 'vitest'
import { type DataTableEmitted, type LoadPageAnswer, type LoadPageRequest, pageSelection } from './index.ts'
import { answeredLater, type Load, list, settled, table } from './table.double.ts'

const asked = (told: readonly DataTableEmitted[]) =>
  told.flatMap((one) => (one.type === 'requested' ? [[one.request.page, one.reason]] : []))
const selections = (told: readonly DataTableEmitted[]) =>
  told.flatMap((one) => (one.type === 'selectionChanged' ? [[one.reason, one.selection.mode, [...one.selection.keys]]] : []))

test('a table begins at its first cell, with nothing counted, asked or sorted', () => {
  expect(table(list(0)).context()).toMatchObject({
    totalIsCapped: false,
    reason: 'first',
    sort: [],
    active: { row: 0, column: 0 },
    anchor: { row: 0, column: 0 },
  })
})

describe('what is asked, and why', () => {
  test('[TBL-1] the same page and the same size are not asked for again; page 1 is a page', async () => {
    const { send, told } = table(list(120))
    await send({ type: 'LOAD' })
    await send({ type: 'PAGE.CHANGED', page: 1 })
    await send({ type: 'SIZE.CHANGED', size: 50 })
    await send({ type: 'PAGE.CHANGED', page: 3 })
    await send({ type: 'PAGE.CHANGED', page: 1 })
    expect(asked(told)).toEqual([
      [1, 'first'],
      [3, 'page'],
      [1, 'page'],
    ])
  })

  test('[TBL-5] a retry says that it is one, and keeps the cell as a refresh does; another page begins at its top', async () => {
    const rows = list(120)
    let broken = false
    const { send, told, context } = table((request) => (broken ? Promise.reject(new Error('down')) : rows(request)))
    await send({ type: 'LOAD' })
    await send({ type: 'CELL.FOCUSED', cell: { row: 7, column: 0 } })
    await send({ type: 'REFRESH' })
    expect(context().active.row).toBe(7)
    broken = true
    await send({ type: 'REFRESH' })
    broken = false
    await send({ type: 'RETRY' })
    expect(told.at(-1)).toEqual({ type: 'loaded', count: 50, total: 120, reason: 'retry' })
    expect(context().active.row).toBe(7)
    await send({ type: 'PAGE.CHANGED', page: 2 })
    expect(context().active.row).toBe(0)
  })

  test('[TBL-5] where a page that should have rows has none, the page before is asked for', async () => {
    const rows = list(120)
    const none: Load = async ({ requestId }) => ({ requestId, rows: [], total: 1000 })
    const { send, told } = table((request) => (request.page === 3 ? none(request) : rows(request)))
    await send({ type: 'LOAD' })
    await send({ type: 'PAGE.CHANGED', page: 3 })
    expect(asked(told).slice(1)).toEqual([
      [3, 'page'],
      [2, 'page'],
    ])
  })

  test('when the last row of a page is removed, the page that there is is asked for as a refresh', async () => {
    let total = 16
    const { send, told } = table((request) => list(total)(request), { size: 15 })
    await send({ type: 'LOAD' })
    await send({ type: 'PAGE.CHANGED', page: 2 })
    total = 15
    await send({ type: 'ROW.REMOVED', key: '16' })
    expect(asked(told).slice(2)).toEqual([[1, 'refresh']])
    for (let key = 1; key <= 15; key += 1) await send({ type: 'ROW.REMOVED', key: String(key) })
    expect(asked(told)).toHaveLength(3)
  })

  test('when the rows of a page are removed and more match, the same page is asked for', async () => {
    const { send, told } = table(list(40), { size: 15 })
    await send({ type: 'LOAD' })
    for (let key = 1; key <= 15; key += 1) await send({ type: 'ROW.REMOVED', key: String(key) })
    expect(asked(told).slice(1)).toEqual([[1, 'refresh']])
  })

  test('[TBL-3] a toggle alone replaces the order, an additive one adds to it, and each is asked for', async () => {
    const orders: LoadPageRequest['sort'][] = []
    const rows = list(3)
    const { send } = table((request) => {
      orders.push(request.sort)
      return rows(request)
    })
    await send({ type: 'LOAD' })
    await send({ type: 'SORT.TOGGLED', field: 'a' })
    await send({ type: 'SORT.TOGGLED', field: 'b', additive: true })
    await send({ type: 'SORT.TOGGLED', field: 'c' })
    await send({ type: 'SORT.CHANGED', sort: [] })
    expect(orders.map((order) => order.map(({ field }) => field))).toEqual([[], ['a'], ['a', 'b'], ['c'], []])
  })

  test('[TBL-5] a refresh that finds nothing shows nothing, and whether counting stopped is shown', async () => {
    let answer = { rows: [{ id: '1' }], total: 1, totalIsCapped: true }
    const { send, told, context } = table(async ({ requestId }) => ({ requestId, ...answer }))
    await send({ type: 'LOAD' })
    expect(context().totalIsCapped).toBe(true)
    answer = { rows: [], total: 0, totalIsCapped: false }
    await send({ type: 'REFRESH' })
    expect(context()).toMatchObject({ rows: [], total: 0, totalIsCapped: false })
    expect(told.at(-1)).toEqual({ type: 'loaded', count: 0, total: 0, reason: 'refresh' })
  })

  test('[TBL-5] all rows are counted where the server says nothing else', async () => {
    const { send, context } = table(async ({ requestId }) => ({ requestId, rows: [{ id: '1' }], total: 1 }))
    await send({ type: 'LOAD' })
    expect(context().totalIsCapped).toBe(false)
  })

  test('[TBL-5] what is told of a row that is on its way, and not shown yet, outlives the page that brings it', async () => {
    const pages: ((rows: readonly Record<string, unknown>[]) => void)[] = []
    const { actor, context } = table(
      ({ requestId }) => new Promise((give) => pages.push((rows) => give({ requestId, rows, total: 100 }))),
    )
    actor.send({ type: 'LOAD' })
    pages[0]?.([{ id: '1', state: '100' }])
    await settled()
    actor.send({ type: 'PAGE.CHANGED', page: 2 })
    actor.send({ type: 'ROW.UPDATED', row: { id: '51', state: '200' } })
    actor.send({ type: 'ROW.REMOVED', key: '52' })
    pages[1]?.(['51', '52', '53'].map((id) => ({ id, state: '100' })))
    await settled()
    expect(context().rows).toEqual([
      { id: '51', state: '200' },
      { id: '53', state: '100' },
    ])
  })

  test('[TBL-5] an answer to an older request is told as what it is', async () => {
    const { send, told } = table(async () => ({ requestId: 0, rows: [], total: 0 }))
    await send({ type: 'LOAD' })
    expect(told.at(-1)).toEqual({
      type: 'failed',
      error: new Error('data-table: loadPage answered an older request.'),
      reason: 'first',
    })
  })
})

test('[TBL-1][TBL-8] each change of the selection is told with its reason, and nothing where nothing changed', async () => {
  const { send, told, context } = table(list(3))
  await send({ type: 'LOAD' })
  await send({ type: 'QUERY.CHANGED', query: { name: 'x' } })
  await send({ type: 'ROW.TOGGLED', key: '1' })
  expect(pageSelection(context().selection, ['1', '2'])).toBe('some')
  await send({ type: 'ROWS.RANGE_SELECTED', key: '3' })
  await send({ type: 'ROW.REMOVED', key: '2' })
  await send({ type: 'PAGE.TOGGLED' })
  await send({ type: 'ROW.REMOVED', key: '3' })
  await send({ type: 'ALL.SELECTED' })
  await send({ type: 'QUERY.CHANGED', query: {} })
  await send({ type: 'ROW.TOGGLED', key: '1' })
  await send({ type: 'SELECTION.CLEARED' })
  expect(selections(told)).toEqual([
    ['row', 'these', ['1']],
    ['range', 'these', ['1', '2', '3']],
    ['removed', 'these', ['1', '3']],
    ['page', 'these', []],
    ['all', 'allBut', []],
    ['query', 'these', []],
    ['row', 'these', ['1']],
    ['cleared', 'these', []],
  ])
})

test('[TBL-4][TAB-6] how many columns and rows in sight there are changes nothing where it is known: a view that is shown again says it anew', async () => {
  const { send, context } = table(list(5), { columns: 4 })
  await send({ type: 'LOAD' })
  await send({ type: 'VIEWPORT.CHANGED', rows: 7 })
  const before = context()
  await send({ type: 'COLUMNS.CHANGED', count: 4 })
  await send({ type: 'VIEWPORT.CHANGED', rows: 7 })
  expect(context()).toBe(before)
})

test('[TBL-4] one column and one row in sight are enough; who leaves a cell goes on from it', async () => {
  const { actor, send, context } = table(list(5), { columns: 4 })
  await send({ type: 'LOAD' })
  await send({ type: 'COLUMNS.CHANGED', count: 1 })
  await send({ type: 'VIEWPORT.CHANGED', rows: 1 })
  expect(context()).toMatchObject({ columns: 1, viewportRows: 1 })
  await send({ type: 'CELL.ENTERED' })
  await send({ type: 'CELL.LEFT' })
  expect(actor.getSnapshot().matches({ grid: 'navigating' })).toBe(true)
  await send({ type: 'CELL.MOVED', move: 'down' })
  expect(context().active.row).toBe(1)
})

test('[TBL-8] what was told of a row and what the server then took of it both outlive an older page', async () => {
  const pages: ((rows: readonly Record<string, unknown>[]) => void)[] = []
  const { actor, context } = table(
    ({ requestId }) => new Promise((give) => pages.push((rows) => give({ requestId, rows, total: rows.length }))),
    {},
    { saveRow: async () => ({}) },
  )
  actor.send({ type: 'LOAD' })
  pages[0]?.([{ id: '1', state: '100' }])
  await settled()
  actor.send({ type: 'REFRESH' })
  actor.send({ type: 'ROW.UPDATED', row: { id: '1', state: '150', note: 'told' } })
  actor.send({ type: 'ROW.EDITED', key: '1', changes: { state: '200' } })
  await settled()
  pages[1]?.([{ id: '1', state: '100' }])
  await settled()
  expect(context().rows).toEqual([{ id: '1', state: '200', note: 'told' }])
})

test('[TBL-8] rows of the question before, still shown, are not selected; all that match the new one are', async () => {
  const { asked, port, give, fail } = answeredLater<LoadPageRequest, LoadPageAnswer>()
  const { actor, context } = table(port)
  const rowsOf = (requestId: number, id: string): LoadPageAnswer => ({ requestId, rows: [{ id }], total: 1 })
  actor.send({ type: 'LOAD' })
  await give(0, rowsOf(1, 'a1'))
  actor.send({ type: 'QUERY.CHANGED', query: { name: 'b' } })
  const tick = () => {
    actor.send({ type: 'ROW.TOGGLED', key: 'a1' })
    actor.send({ type: 'ROWS.RANGE_SELECTED', key: 'a1' })
    actor.send({ type: 'PAGE.TOGGLED' })
  }
  tick()
  expect([...context().selection.keys]).toEqual([])
  await fail(1, 'lost')
  tick()
  expect([context().rows[0]?.id, ...context().selection.keys]).toEqual(['a1'])
  actor.send({ type: 'ALL.SELECTED' })
  expect(context().selection.mode).toBe('allBut')
  actor.send({ type: 'SELECTION.CLEARED' })
  actor.send({ type: 'RETRY' })
  await give(2, rowsOf(asked[2]?.requestId ?? 0, 'b1'))
  actor.send({ type: 'ROW.TOGGLED', key: 'b1' })
  expect([...context().selection.keys]).toEqual(['b1'])
  actor.send({ type: 'REFRESH' })
  actor.send({ type: 'ROW.TOGGLED', key: 'b1' })
  expect([...context().selection.keys], 'the same question, asked again').toEqual([])
})
