import { describe, expect, test } from 'vitest'
import { dataTableMachine, type ExportWish } from './index.ts'
import { answeredLater, list, settled, table, writers } from './table.double.ts'

const columns = [
  { field: 'id', header: '编号' },
  { field: 'name', header: '名称' },
]
const wish = (of: ExportWish['of']) => ({ type: 'EXPORT.START', of, format: 'xlsx', columns }) as const
const file = { name: '委托单.xlsx', content: new Uint8Array([1]) }

/** Sixty rows, of which page 1 with 50 is shown, and a writer that a test speaks for. */
async function shown() {
  const writing = writers()
  const it = table(list(60), {}, { exportRows: writing.logic })
  await it.send({ type: 'LOAD' })
  it.told.length = 0
  const state = () => it.actor.getSnapshot().value.export
  return { ...it, writing: writing.going, state }
}

describe('an export', () => {
  test('[TBL-6] of all that match is asked for with the question, the order and the visible columns', async () => {
    const { actor, send, writing, told, state } = await shown()
    await send({ type: 'QUERY.CHANGED', query: { name: '压力表' } })
    await send({ type: 'SORT.TOGGLED', field: 'name' })
    actor.send(wish('matching'))
    const request = {
      exportId: 1,
      of: 'matching',
      format: 'xlsx',
      columns,
      query: { name: '压力表' },
      sort: [{ field: 'name', direction: 'ascending' }],
      selection: { mode: 'these', keys: new Set() },
      rows: [],
      expected: 60,
    }
    expect(writing.map((writer) => writer.request)).toEqual([request])
    expect(told.at(-1)).toEqual({ type: 'exportStarted', request, reason: 'asked' })
    expect(state()).toBe('writing')
  })

  test('[TBL-6] of the shown rows is handed those rows, without a change that is not confirmed', async () => {
    const saves = answeredLater<unknown, { row?: never }>()
    const writing = writers()
    const it = table(list(2), {}, { exportRows: writing.logic, saveRow: saves.port })
    await it.send({ type: 'LOAD' })
    it.actor.send({ type: 'ROW.EDITED', key: '1', changes: { state: '200' } })
    it.actor.send(wish('shown'))
    expect(writing.going[0]?.request).toMatchObject({ of: 'shown', rows: [{ id: '1' }, { id: '2' }], expected: 2 })
    expect(writing.going[0]?.request.rows[0]).toEqual({ id: '1' })
  })

  test('[TBL-6] of the selected rows knows those on other pages, also as "all but these"', async () => {
    const { actor, send, writing } = await shown()
    await send({ type: 'ALL.SELECTED' })
    await send({ type: 'ROW.TOGGLED', key: '3' })
    actor.send(wish('selected'))
    expect(writing[0]?.request).toMatchObject({
      of: 'selected',
      selection: { mode: 'allBut', keys: new Set(['3']) },
      rows: [],
      expected: 59,
    })
  })

  test('[TBL-6] tells how far it is and hands the file over', async () => {
    const { actor, writing, told, context, state } = await shown()
    actor.send(wish('matching'))
    writing[0]?.say({ type: 'EXPORT.PROGRESS', exportId: 1, written: 20 })
    expect(context().exporting).toMatchObject({ written: 20, expected: 60 })
    writing[0]?.say({ type: 'EXPORT.PROGRESS', exportId: 1, written: 70 })
    expect(context().exporting).toMatchObject({ written: 70, expected: 70 })
    writing[0]?.say({ type: 'EXPORT.PROGRESS', exportId: 1, written: 80, expected: 90 })
    writing[0]?.say({ type: 'EXPORT.DONE', exportId: 1, file })
    expect(told.slice(1)).toEqual([
      { type: 'exportProgressed', exportId: 1, written: 20, expected: 60 },
      { type: 'exportProgressed', exportId: 1, written: 70, expected: 70 },
      { type: 'exportProgressed', exportId: 1, written: 80, expected: 90 },
      { type: 'exported', exportId: 1, file, reason: 'matching' },
    ])
    expect(state()).toBe('idle')
    expect(context().exporting).toBeUndefined()
    expect(writing[0]?.stopped).toBe(true)
  })

  test.each([
    { written: 20 },
    { written: 19 },
    { written: -1 },
    { written: Number.NaN },
    { written: Number.POSITIVE_INFINITY },
    { written: 21, expected: Number.NaN },
  ])('[TBL-6] never goes back: %o after 20 is ignored', async (progress) => {
    const { actor, writing, told, context } = await shown()
    actor.send(wish('matching'))
    writing[0]?.say({ type: 'EXPORT.PROGRESS', exportId: 1, written: 20 })
    writing[0]?.say({ type: 'EXPORT.PROGRESS', exportId: 1, ...progress })
    expect(context().exporting).toMatchObject({ written: 20, expected: 60 })
    expect(told).toHaveLength(2)
  })

  test('[TBL-6] that is cancelled stops its writer, whose late words are not heard', async () => {
    const { actor, writing, told, state } = await shown()
    actor.send(wish('matching'))
    writing[0]?.say({ type: 'EXPORT.PROGRESS', exportId: 1, written: 20 })
    actor.send({ type: 'EXPORT.CANCEL' })
    expect(writing[0]?.stopped).toBe(true)
    expect(told.at(-1)).toEqual({ type: 'exportCancelled', exportId: 1, written: 20, reason: 'asked' })
    writing[0]?.say({ type: 'EXPORT.DONE', exportId: 1, file })
    expect(state()).toBe('idle')
    expect(told).toHaveLength(3)
  })

  test('[TBL-6] is one at a time: a second is refused, and the first goes on', async () => {
    const { actor, writing, told, state } = await shown()
    actor.send(wish('matching'))
    actor.send(wish('shown'))
    expect(writing).toHaveLength(1)
    expect(writing[0]?.stopped).toBe(false)
    expect(told.at(-1)).toEqual({ type: 'exportRefused', reason: 'busy' })
    expect(state()).toBe('writing')
  })

  test('[TBL-6] of nothing is refused: no column, no row shown, no row selected', async () => {
    const { actor, told, writing, state } = await shown()
    actor.send({ ...wish('matching'), columns: [] })
    actor.send(wish('selected'))
    const empty = table(list(0), {}, { exportRows: writers().logic })
    await empty.send({ type: 'LOAD' })
    empty.actor.send(wish('shown'))
    expect([...told, empty.told.at(-1)]).toEqual(Array.from({ length: 3 }, () => ({ type: 'exportRefused', reason: 'nothing' })))
    expect([writing.length, state()]).toEqual([0, 'idle'])
    // What matches is the server's to know.
    empty.actor.send(wish('matching'))
    expect(empty.actor.getSnapshot().value.export).toBe('writing')
  })

  test('[TBL-6] that failed is told with its error, and asked for again as it was', async () => {
    const { actor, send, writing, told, context, state } = await shown()
    actor.send(wish('matching'))
    writing[0]?.say({ type: 'EXPORT.PROGRESS', exportId: 1, written: 20 })
    writing[0]?.say({ type: 'EXPORT.FAILED', exportId: 1, error: 'full' })
    expect(state()).toBe('failed')
    expect(context().exporting).toMatchObject({ error: 'full', written: 20 })
    expect(told.at(-1)).toEqual({ type: 'exportFailed', exportId: 1, error: 'full', reason: 'told' })
    expect(writing[0]?.stopped).toBe(true)
    await send({ type: 'QUERY.CHANGED', query: { name: 'other' } })
    actor.send({ type: 'EXPORT.RETRY' })
    expect(writing[1]?.request).toEqual({ ...writing[0]?.request, exportId: 2 })
    expect(told.at(-1)).toMatchObject({ type: 'exportStarted', reason: 'retry', request: { exportId: 2, query: {} } })
    expect(context().exporting).toMatchObject({ written: 0, expected: 60, error: undefined })
  })

  test('[TBL-6] that failed can be left, or another begun', async () => {
    const { actor, writing, told, context, state } = await shown()
    actor.send(wish('matching'))
    writing[0]?.say({ type: 'EXPORT.FAILED', exportId: 1, error: 'full' })
    actor.send(wish('shown'))
    expect(writing[1]?.request).toMatchObject({ exportId: 2, of: 'shown' })
    writing[1]?.say({ type: 'EXPORT.FAILED', exportId: 2, error: 'full' })
    const before = told.length
    actor.send({ type: 'EXPORT.CANCEL' })
    expect([state(), context().exporting, told.length]).toEqual(['idle', undefined, before])
  })

  test('[TBL-5][TBL-6] a word with the id of another export is not heard', async () => {
    const { actor, writing, told, state } = await shown()
    actor.send(wish('matching'))
    actor.send({ type: 'EXPORT.CANCEL' })
    actor.send(wish('matching'))
    const before = told.length
    writing[1]?.say({ type: 'EXPORT.PROGRESS', exportId: 1, written: 20 })
    writing[1]?.say({ type: 'EXPORT.DONE', exportId: 1, file })
    writing[1]?.say({ type: 'EXPORT.FAILED', exportId: 1, error: 'full' })
    expect([state(), told.length]).toEqual(['writing', before])
  })

  test('[TBL-6] a table without the port says what to provide', async () => {
    const { actor, send, told } = table(list(1))
    await send({ type: 'LOAD' })
    actor.send(wish('shown'))
    await settled()
    expect(told.at(-1)).toMatchObject({
      type: 'exportFailed',
      reason: 'broken',
      error: { message: expect.stringContaining('provide exportRows') },
    })
    expect(actor.getSnapshot().value.export).toBe('failed')
  })
})

describe('beside each other', () => {
  test('[TBL-5][TBL-6][TBL-8] pages that are asked for anew restart neither the save nor the export under way, nor does a cell lose its keys', async () => {
    const saves = answeredLater<unknown, { row?: never }>()
    const writing = writers()
    let total = 60
    const it = table(
      (request) => list(total)(request),
      { size: 15, columns: 3 },
      { exportRows: writing.logic, saveRow: saves.port },
    )
    await it.send({ type: 'LOAD' })
    await it.send({ type: 'CELL.FOCUSED', cell: { row: 1, column: 1 } })
    await it.send({ type: 'CELL.ENTERED' })
    await it.send({ type: 'ROW.EDITED', key: '1', changes: { state: '200' } })
    await it.send(wish('matching'))
    await it.send({ type: 'QUERY.CHANGED', query: { name: 'x' } })
    await it.send({ type: 'PAGE.CHANGED', page: 4 })
    await it.send({ type: 'SORT.TOGGLED', field: 'name' })
    await it.send({ type: 'PAGE.CHANGED', page: 4 })
    // The page is gone: the one before is asked for by a transition that enters `loading` again.
    total = 20
    await it.send({ type: 'REFRESH' })
    it.actor.send({ type: 'REFRESH' })
    await it.send({ type: 'SIZE.CHANGED', size: 20 })
    expect(it.requests().map(({ page }) => page)).toEqual([1, 1, 4, 1, 4, 4, 2, 2, 1])
    expect(saves.asked).toHaveLength(1)
    expect([writing.going.length, writing.going[0]?.stopped]).toEqual([1, false])
    expect(it.actor.getSnapshot().value).toEqual({ content: 'loaded', grid: 'inside', edits: 'saving', export: 'writing' })
    await saves.give(0, {})
    expect(writing.going[0]?.stopped).toBe(false)
  })

  test('no region enters itself again, which would restart the others too', () => {
    const again = Object.entries(dataTableMachine.states).flatMap(([region, node]) =>
      [...node.transitions.values()].flat().flatMap((transition) => (transition.reenter ? [region] : [])),
    )
    expect(again).toEqual([])
  })
})
