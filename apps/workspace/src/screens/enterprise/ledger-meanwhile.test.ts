import { expect, test } from 'vitest'
import { typedOf } from '../record-form/typed-values.ts'
import { partsOf, rowsTogether, type SayCell, versionOfRows } from './ledger-meanwhile.ts'
import { type DraftRow, emptyRow } from './ledger-rows.ts'

const row = (id: string, cells: Partial<DraftRow> = {}): DraftRow => ({
  ...emptyRow(),
  ...{ key: id, id, name: '压力表', serial: `S-${id}` },
  ...cells,
})
const say: SayCell = (column, cells) => cells[column]
const merged = (began: DraftRow[], values: DraftRow[], saved: DraftRow[]) =>
  rowsTogether(typedOf({ rows: began }, { rows: values }), { rows: saved })

test('[REG-2] the version of instruments grows by whatever is done to one of them, and by one that is removed', () => {
  const before = versionOfRows(2, [{ version: 3 }, { version: 7 }])
  expect(versionOfRows(2, [{ version: 4 }, { version: 7 }])).toBeGreaterThan(before)
  expect(versionOfRows(2, [{ version: 3 }])).toBeGreaterThan(before)
  expect(versionOfRows(2, [{ version: 4 }])).toBeGreaterThan(versionOfRows(2, [{ version: 3 }]))
})

test('[REG-2][FLOW-3] cells that one of two changed are those of whoever changed them, and nothing is open', () => {
  const { values, before } = merged(
    [row('1'), row('2')],
    [row('1', { place: '泵房' }), row('2')],
    [row('1', { model: 'YB-100' }), row('2', { range: '(0~4) MPa' })],
  )
  expect(values.rows).toEqual([row('1', { place: '泵房', model: 'YB-100' }), row('2', { range: '(0~4) MPa' })])
  expect(before.rows).toEqual([row('1', { model: 'YB-100' }), row('2', { range: '(0~4) MPa' })])
})

test('[REG-2][FLOW-3] a cell that both changed keeps what was typed, and is open for its instrument alone until it is taken', () => {
  const saved = { rows: [row('1', { place: '锅炉房' }), row('2')] }
  const written = [row('1', { place: '泵房', range: '(0~4) MPa' }), row('2', { place: '仓库' })]
  const typed = merged([row('1'), row('2')], written, saved.rows)
  const values = { rows: typed.values.rows ?? [] }
  expect(values.rows[0]?.place).toBe('泵房')
  const [first, second] = partsOf(typed, saved, say)
  expect([first?.within?.isOpen(values), second?.within?.isOpen(values)]).toEqual([true, false])
  expect([first?.text(saved), first?.text(values)]).toEqual(['锅炉房', '泵房'])
  const taken = { rows: first?.within?.take(values).rows ?? [] }
  // Of what was typed beside it nothing goes.
  expect(taken.rows).toEqual([row('1', { place: '锅炉房', range: '(0~4) MPa' }), row('2', { place: '仓库' })])
  expect(first?.within?.isOpen(taken)).toBe(false)
})

test('[REG-2] a row that was begun meanwhile stays, one that was taken out of the form stays out', () => {
  const fresh = row('', { key: 'fresh', serial: 'N-1' })
  const { values } = merged([row('1'), row('2')], [row('2', { place: '仓库' }), fresh], [row('1', { place: '泵房' }), row('2')])
  expect(values.rows).toEqual([row('2', { place: '仓库' }), fresh])
})

test('[REG-2][FLOW-3] what somebody removed goes, unless it was typed in: then it is open, kept as a new one, and goes where the removal is taken', () => {
  const saved = { rows: [row('3')] }
  const typed = merged([row('1'), row('2'), row('3')], [row('1'), row('2', { place: '仓库' }), row('3')], saved.rows)
  const values = { rows: typed.values.rows ?? [] }
  expect(values.rows).toEqual([row('2', { id: '', place: '仓库' }), row('3')])
  const open = partsOf(typed, saved, say).filter(({ within }) => within?.isOpen(values))
  expect(open.map(({ label }) => label)).toEqual(['压力表 S-2'])
  expect(open[0]?.text(saved)).toBe('')
  expect(open[0]?.within?.take(values)).toEqual({ rows: [row('3')] })
})
