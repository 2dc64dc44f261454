import type { InstrumentKind } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { pastedCells, pasteInto } from '../rows/pasted-rows.ts'
import { copyOf, emptyRow, faultsOf, ledgerPasting, type PastedColumn, plainDay, readLedgerDraft } from './ledger-rows.ts'

const kind = (code: string, name: string, nameEn: string): InstrumentKind => ({
  ...{ code, name, nameEn, range: '(0~1.6) MPa', unit: 'MPa', accuracy: '1.6 级', mpe: '', regulation: 'JJG 52-2013' },
  ...{ technologyDomain: '12', abilityTypes: ['1'], price: '60.00' },
})
const kinds = [
  kind('YB-60', '弹性元件式一般压力表', 'Elastic pressure gauge'),
  kind('DC-150', '游标卡尺', 'Vernier caliper'),
  kind('DC-300', '游标卡尺', 'Vernier caliper'),
]
const paste = (text: string, at: { row: number; column: PastedColumn } = { row: 0, column: 'name' }, rows = [emptyRow()]) =>
  pasteInto(rows, at, pastedCells(text) ?? [], ledgerPasting(kinds))

test('[BIZ-12] a first line that names columns says what stands where, in either language and any order', () => {
  const { rows, count, unknown } = paste(
    '序号\t出厂编号\t型号规格\t仪器名称*\t检定日期\n1\tA-1\tYB-60\t压力表\t2026/3/5\n2\tA-2\tXX\t神秘仪器\t2026年11月9日',
  )
  expect([count, unknown]).toEqual([2, 1])
  expect(rows[0]).toMatchObject({
    kindCode: 'YB-60',
    name: '压力表',
    serial: 'A-1',
    range: '(0~1.6) MPa',
    lastTestedOn: '2026-03-05',
  })
  expect(rows[1]).toMatchObject({ kindCode: '', name: '神秘仪器', serial: 'A-2', lastTestedOn: '2026-11-09' })
  expect(paste('Serial number\tInstrument\nB-1\tElastic pressure gauge').rows[0]).toMatchObject({
    kindCode: 'YB-60',
    serial: 'B-1',
  })
})

test('[BIZ-12] without such a line the block begins at the cell, changes the rows that are there and makes more', () => {
  const before = [{ ...emptyRow(), serial: 'old', place: '一号' }, emptyRow()]
  const { rows } = paste('YB-60\tS-1\nYB-60\tS-2\nYB-60\tS-3', { row: 1, column: 'model' }, before)
  expect(rows.map(({ serial }) => serial)).toEqual(['old', 'S-1', 'S-2', 'S-3'])
  expect(rows.slice(1).every(({ kindCode }) => kindCode === 'YB-60')).toBe(true)
  expect(rows[0]).toEqual(before[0])
})

test('[BIZ-12] more than can be written down at once is left out, and told', () => {
  const many = Array.from({ length: 600 }, (_, place) => `YB-60\tM-${place}`).join('\n')
  const { rows, count, rowsLeft } = paste(many, { row: 0, column: 'model' })
  expect([rows.length, count, rowsLeft]).toEqual([500, 500, 100])
  expect(rows.at(-1)).toMatchObject({ serial: 'M-499' })
  // Rows that stand before it take their place.
  const beneath = paste(many, { row: 1, column: 'model' }, [{ ...emptyRow(), serial: 'old' }])
  expect([beneath.rows.length, beneath.count, beneath.rowsLeft]).toEqual([500, 499, 101])
})

test('[BIZ-12] days are read as spreadsheets write them; what is none stays to be corrected', () => {
  expect(['2026-1-5', '2026/01/05', '2026.1.5', '2026年1月5日', '2026/1/5 0:00:00'].map(plainDay)).toEqual(
    Array.from({ length: 5 }, () => '2026-01-05'),
  )
  expect(plainDay('昨天')).toBe('昨天')
})

test('[BIZ-12] each cell that keeps rows from being saved is named', () => {
  const good = { ...emptyRow(), kindCode: 'YB-60', name: '表', model: 'YB-60', serial: 'a-1' }
  expect(faultsOf([good])).toEqual([])
  expect(faultsOf([good, { ...good, serial: 'A-1' }])).toEqual([{ row: 1, column: 'serial', kind: 'twice' }])
  expect(faultsOf([{ ...good, kindCode: '', model: ' ', lastTestedOn: '2026-02-30' }])).toEqual([
    { row: 0, column: 'kindCode', kind: 'kind' },
    { row: 0, column: 'model', kind: 'required' },
    { row: 0, column: 'lastTestedOn', kind: 'day' },
  ])
  expect(faultsOf([{ ...good, lastTestedOn: '2199-01-01' }])).toMatchObject([{ kind: 'day' }])
})

test('[BIZ-12] a copied row is another piece of the same', () => {
  const row = { ...emptyRow(), id: '7', name: '表', serial: 'A-1', lastTestedOn: '2026-01-05', place: '一号' }
  expect(copyOf(row)).toMatchObject({ id: '', name: '表', serial: '', lastTestedOn: '', place: '一号' })
})

test('[REG-2][BIZ-12] a draft is read from whatever was stored', () => {
  const initial = [emptyRow()]
  for (const rows of ['none', undefined, { 0: {} }, [null, 3, []]]) expect(readLedgerDraft({ rows }, initial).rows).toBe(initial)
  expect(readLedgerDraft({ rows: [] }, initial)).toEqual({ rows: [] })
  const { rows } = readLedgerDraft({ rows: [null, 3, { name: '表', serial: 5, evil: 'x' }] }, initial)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ name: '表', serial: '', deviceState: '1' })
  expect(rows[0]).not.toHaveProperty('evil')
})
