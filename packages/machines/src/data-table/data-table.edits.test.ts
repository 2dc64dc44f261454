import { describe, expect, test } from 'vitest'
import { isUnconfirmed, type LoadPageAnswer, type LoadPageRequest, type SaveRowAnswer, type SaveRowRequest } from './index.ts'
import { heard } from './rows.ts'
import { answeredLater, settled, table } from './table.double.ts'

const asked = { id: '1', state: '100' }
const other = { id: '2', state: '100' }
const edited = (key: string, changes: Record<string, unknown>) => ({ type: 'ROW.EDITED', key, changes }) as const

/** Two rows that are shown, and a server that saves when a test says so. */
async function shown() {
  const loads = answeredLater<LoadPageRequest, LoadPageAnswer>()
  const saves = answeredLater<SaveRowRequest, SaveRowAnswer>()
  const it = table(loads.port, {}, { saveRow: saves.port })
  it.actor.send({ type: 'LOAD' })
  await loads.give(0, { requestId: 1, rows: [asked, other], total: 2 })
  it.told.length = 0
  return { ...it, loads, saves, rows: () => it.context().rows }
}

describe('a row that is changed here', () => {
  test('[TBL-8] is shown changed at once, and stays so when the server has taken it', async () => {
    const { actor, rows, saves, told, context } = await shown()
    actor.send(edited('1', { state: '200' }))
    expect(rows()).toEqual([{ id: '1', state: '200' }, other])
    expect(context().knownRows).toEqual([asked, other])
    expect([isUnconfirmed(context(), '1'), isUnconfirmed(context(), '2')]).toEqual([true, false])
    expect(saves.asked).toEqual([{ key: '1', changes: { state: '200' } }])
    await saves.give(0, {})
    expect(rows()).toEqual([{ id: '1', state: '200' }, other])
    expect(isUnconfirmed(context(), '1')).toBe(false)
    expect(told).toEqual([
      { type: 'rowChanged', key: '1', changes: { state: '200' }, reason: 'edited' },
      { type: 'rowChanged', key: '1', changes: { state: '200' }, reason: 'confirmed' },
    ])
  })

  test('[TBL-8] is shown as the server answered it', async () => {
    const { actor, rows, saves } = await shown()
    actor.send(edited('1', { state: '200' }))
    await saves.give(0, { row: { id: '1', state: '200', mover: '沈砚' } })
    expect(rows()).toEqual([{ id: '1', state: '200', mover: '沈砚' }, other])
  })

  test('[TBL-8] is shown as it was when the server refuses, and the reason is told', async () => {
    const { actor, rows, saves, told } = await shown()
    actor.send(edited('1', { state: '200' }))
    await saves.fail(0, new Error('state'))
    expect(rows()).toEqual([asked, other])
    expect(told.at(-1)).toEqual({
      type: 'rowRolledBack',
      key: '1',
      changes: { state: '200' },
      error: new Error('state'),
      reason: 'failed',
    })
  })

  test('[TBL-8] is taken back when the port answers another row, which is not doubled', async () => {
    const { actor, rows, saves, told } = await shown()
    actor.send(edited('1', { state: '200' }))
    await saves.give(0, { row: other })
    expect(rows()).toEqual([asked, other])
    expect(told.at(-1)).toMatchObject({
      type: 'rowRolledBack',
      reason: 'otherRow',
      error: new Error('data-table: saveRow answered another row.'),
    })
  })

  test('[TBL-8] changes are saved one after another; one that is refused takes only itself back', async () => {
    const { actor, rows, saves } = await shown()
    actor.send(edited('1', { state: '200', note: 'a' }))
    actor.send(edited('1', { state: '300' }))
    actor.send(edited('2', { state: '400' }))
    expect(saves.asked).toHaveLength(1)
    await saves.fail(0, 'no')
    expect(rows()).toEqual([
      { id: '1', state: '300' },
      { id: '2', state: '400' },
    ])
    expect(saves.asked.at(-1)).toEqual({ key: '1', changes: { state: '300' } })
    await saves.give(1, {})
    await saves.fail(2, 'no')
    expect(rows()).toEqual([{ id: '1', state: '300' }, other])
    expect(saves.asked).toHaveLength(3)
  })

  test('[TBL-8] what the server told of the row meanwhile is what a refusal goes back to', async () => {
    const { actor, rows, saves } = await shown()
    actor.send(edited('1', { state: '200' }))
    actor.send({ type: 'ROW.UPDATED', row: { id: '1', state: '150', note: 'told' } })
    expect(rows()[0]).toEqual({ id: '1', state: '200', note: 'told' })
    await saves.fail(0, 'no')
    expect(rows()[0]).toEqual({ id: '1', state: '150', note: 'told' })
  })

  test.each([
    ['a row that is not there', 'x', { state: '200' }],
    ['nothing at all', '1', {}],
    ['the key', '1', { id: '2' }],
  ])('[TBL-8] %s cannot be changed', async (_, key, changes) => {
    const { actor, rows, saves, told } = await shown()
    actor.send(edited(key, changes))
    expect([rows(), saves.asked, told]).toEqual([[asked, other], [], []])
  })

  test('[TBL-8] the key may be among the changed fields, and a hostile field name is only a field', async () => {
    const { actor, rows, saves } = await shown()
    const changes: Record<string, unknown> = JSON.parse('{"id": 1, "__proto__": {"state": "999"}}')
    actor.send(edited('1', changes))
    await saves.give(0, {})
    expect(rows()[0]?.state).toBe('100')
    expect(Object.hasOwn(rows()[0] ?? {}, '__proto__')).toBe(true)
  })

  test('a table without the port says what to provide, and takes the change back', async () => {
    const { actor, send, told, context } = table(async ({ requestId }) => ({ requestId, rows: [asked], total: 1 }))
    await send({ type: 'LOAD' })
    actor.send(edited('1', { state: '200' }))
    await settled()
    expect(context().rows).toEqual([asked])
    expect(told.at(-1)).toMatchObject({ error: { message: expect.stringContaining('provide saveRow') } })
  })
})

describe('a reload meanwhile', () => {
  test('[TBL-8] neither loses a change that is being saved nor makes it twice', async () => {
    for (const answered of [asked, { id: '1', state: '200' }]) {
      const { actor, rows, loads, saves } = await shown()
      actor.send(edited('1', { state: '200' }))
      actor.send({ type: 'REFRESH' })
      await loads.give(1, { requestId: 2, rows: [answered, other], total: 2 })
      expect(rows()).toEqual([{ id: '1', state: '200' }, other])
      await saves.give(0, {})
      expect(rows()).toEqual([{ id: '1', state: '200' }, other])
      expect(saves.asked).toHaveLength(1)
    }
  })

  test('[TBL-5][TBL-8] that was asked for before the server took the change does not show the row of before', async () => {
    const { actor, rows, loads, saves, context } = await shown()
    actor.send(edited('1', { state: '200' }))
    actor.send({ type: 'REFRESH' })
    await saves.give(0, {})
    await loads.give(1, { requestId: 2, rows: [{ ...asked, note: 'new' }, other], total: 2 })
    expect(rows()[0]).toEqual({ id: '1', state: '200', note: 'new' })
    actor.send({ type: 'REFRESH' })
    expect(context().news).toEqual([])
    await loads.give(2, { requestId: 3, rows: [{ id: '1', state: '900' }, other], total: 2 })
    expect(rows()[0]).toEqual({ id: '1', state: '900' })
  })

  test('[TBL-8] shows a refused change as the reload tells it', async () => {
    const { actor, rows, loads, saves } = await shown()
    actor.send(edited('1', { state: '200' }))
    actor.send({ type: 'REFRESH' })
    await loads.give(1, { requestId: 2, rows: [{ id: '1', state: '500' }, other], total: 2 })
    await saves.fail(0, 'no')
    expect(rows()[0]).toEqual({ id: '1', state: '500' })
  })

  test('[TBL-8] of another page and back keeps what was confirmed while the row was out of sight', async () => {
    const { actor, rows, loads, saves } = await shown()
    actor.send(edited('1', { state: '200' }))
    actor.send({ type: 'QUERY.CHANGED', query: { page: 'other' } })
    await loads.give(1, { requestId: 2, rows: [{ id: '9' }], total: 1 })
    actor.send({ type: 'QUERY.CHANGED', query: {} })
    await saves.give(0, {})
    await loads.give(2, { requestId: 3, rows: [asked, other], total: 2 })
    expect(rows()[0]).toEqual({ id: '1', state: '200' })
  })

  test('[TBL-5] older than a move or a removal that was told since does not undo it', async () => {
    const { actor, rows, loads, saves, context, told } = await shown()
    actor.send({ type: 'REFRESH' })
    actor.send({ type: 'ROW.UPDATED', row: { id: '2', state: '700' } })
    actor.send(edited('1', { state: '200' }))
    actor.send({ type: 'ROW.REMOVED', key: '1' })
    await saves.give(0, { row: { id: '1', state: '200' } })
    expect(rows()).toEqual([{ id: '2', state: '700' }])
    await loads.give(1, { requestId: 2, rows: [asked, other], total: 40 })
    expect(rows()).toEqual([{ id: '2', state: '700' }])
    expect(context().total).toBe(39)
    expect(told.at(-1)).toMatchObject({ type: 'loaded', count: 1, total: 39 })
  })

  test('[TBL-5] that has no row left but removed ones asks for the page that there is', async () => {
    const { actor, loads, context } = await shown()
    actor.send({ type: 'REFRESH' })
    actor.send({ type: 'ROW.REMOVED', key: '1' })
    actor.send({ type: 'ROW.REMOVED', key: '2' })
    await loads.give(1, { requestId: 2, rows: [asked, other], total: 2 })
    expect(actor.getSnapshot().matches({ content: 'empty' })).toBe(true)
    expect(context().total).toBe(0)
  })
})

test('of what was heard of a row only that is kept which a later word does not make old', () => {
  const row = (note: string) => ({ kind: 'row', key: '1', row: { id: '1', note } }) as const
  const changes = { kind: 'changes', key: '1', changes: { note: 'c' } } as const
  const gone = { kind: 'gone', key: '1' } as const
  const elsewhere = { kind: 'gone', key: '2' } as const
  expect(heard([elsewhere, row('a'), changes], row('b'))).toEqual([elsewhere, row('b')])
  expect(heard([row('a'), changes], changes)).toEqual([row('a'), changes, changes])
  expect(heard([gone], row('a'))).toEqual([gone, row('a')])
})
