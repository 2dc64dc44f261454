import type { InstrumentKind } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { pastedCells, pasteInto } from '../rows/pasted-rows.ts'
import { type InstrumentColumn, instrumentPasting } from './instrument-pasting.ts'
import { type InstrumentRow, mostInstruments } from './order-draft.ts'

const kind = (code: string, name: string, nameEn: string, price: string): InstrumentKind => ({
  ...{ code, name, nameEn, price, range: '(0~1.6) MPa', unit: 'MPa', accuracy: '1.6 级', mpe: '', regulation: `JJG ${code}` },
  ...{ technologyDomain: '12', abilityTypes: ['1', '2'] },
})
const kinds = [kind('YB-60', '一般压力表', 'Pressure gauge', '60.00'), kind('DC-150', '游标卡尺', 'Vernier caliper', '80.00')]
const gauge: InstrumentRow = {
  ...{ key: 'a', kindCode: 'YB-60', name: '一般压力表', model: 'Y-60ZT', serial: '1', manufacturer: '湘江仪器有限公司' },
  ...{
    range: '(0~2.5) MPa',
    accuracy: '1.0 级',
    abilityType: '2',
    regulation: 'JJG YB-60',
    price: '60.00',
    abilityTypes: ['1', '2'],
  },
}
const paste = (text: string, rows: readonly InstrumentRow[] = [], row = rows.length, column: InstrumentColumn = 'name') =>
  pasteInto(rows, { row, column }, pastedCells(text) ?? [], instrumentPasting(kinds))

test('[REG-3] a first line in English names the columns; what it does not name is known by the kind', () => {
  const { rows, count, unknown } = paste('Serial number\tInstrument\tPlace\nB-1\tPressure gauge\tHall 1\nB-2\tMystery\t')
  expect([count, unknown]).toEqual([2, 1])
  expect(rows).toMatchObject([
    { kindCode: 'YB-60', name: 'Pressure gauge', model: 'YB-60', serial: 'B-1', abilityType: '1', price: '60.00' },
    { kindCode: '', name: 'Mystery', serial: 'B-2', price: '0', abilityTypes: [] },
  ])
})

test('[REG-3] what is pasted over a row says anew what it is and costs; where its kind stays, what was chosen stays', () => {
  expect(paste('Y-100\t7\nDC-150\t8', [gauge, gauge], 0, 'model').rows).toMatchObject([
    { kindCode: 'YB-60', model: 'Y-100', serial: '7', range: '(0~2.5) MPa', abilityType: '2', price: '60.00' },
    {
      kindCode: 'DC-150',
      name: '游标卡尺',
      serial: '8',
      range: '(0~1.6) MPa',
      accuracy: '1.6 级',
      abilityType: '1',
      price: '80.00',
    },
  ])
  const [renamed] = paste('神秘仪器\tXX', [gauge], 0).rows
  expect(renamed).toMatchObject({ kindCode: '', name: '神秘仪器', model: 'XX', serial: '1', price: '0', range: '' })
})

test('[REG-3] an order takes so many instruments and no more: what does not go in is told', () => {
  const many = Array.from({ length: mostInstruments + 5 }, (_, place) => `一般压力表\tYB-60\tM-${place}`).join('\n')
  expect(paste(many)).toMatchObject({ count: mostInstruments, rowsLeft: 5, columnsLeft: [] })
  expect(paste(many, [gauge]).rows).toHaveLength(mostInstruments)
})

test.each([
  ['名称\t型号\t编号\t送检人\t备注\n压力表\tYB-60\t1\t张三\t', ['送检人']],
  ['序号\t名称\t型号\n1\t压力表\tYB-60', []],
  ['No.\tName\tModel\tOwner\n1\tgauge\tYB-60\tAnn', ['Owner']],
  ['压力表\tYB-60\tS-1\t湘江\t(0~1.6) MPa\t1.6 级\t甲\t乙', ['G', 'H']],
])('[REG-3] of %j the columns %j are left out, and told', (text, left) => {
  expect(paste(text).columnsLeft).toEqual(left)
})
