import type { InstrumentKind } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { kindNamed, kindOfRow, pastedCells } from './pasted-rows.ts'

const kind = (code: string, name: string, nameEn: string): InstrumentKind => ({
  ...{ code, name, nameEn, range: '(0~1.6) MPa', unit: 'MPa', accuracy: '1.6 级', mpe: '', regulation: 'JJG 52-2013' },
  ...{ technologyDomain: '12', abilityTypes: ['1'], price: '60.00' },
})
const kinds = [
  kind('YB-60', '弹性元件式一般压力表', 'Elastic pressure gauge'),
  kind('DC-150', '游标卡尺', 'Vernier caliper'),
  kind('DC-300', '游标卡尺', 'Vernier caliper'),
]

test('[BIZ-12][REG-3] a block of a spreadsheet is read cell by cell, also what stands in quotes', () => {
  expect(pastedCells('压力表')).toBeUndefined()
  expect(pastedCells('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(pastedCells('"一行\n两行"\t"他说""好"""\tx')).toEqual([['一行 两行', '他说"好"', 'x']])
  expect(pastedCells('a\t\tc\n\t\t\n')).toEqual([
    ['a', '', 'c'],
    ['', '', ''],
  ])
})

test('[BIZ-12][REG-3] a kind is known by its code, or by a name that one alone has', () => {
  expect(kindNamed('yb-60', kinds)?.code).toBe('YB-60')
  expect(kindNamed('Elastic pressure gauge', kinds)?.code).toBe('YB-60')
  expect(kindNamed('游标卡尺', kinds)).toBeUndefined()
  expect(kindNamed('', kinds)).toBeUndefined()
})

test('[BIZ-12][REG-3] the kind of a row is told by what it is called, else by its model, else by its name', () => {
  expect(kindOfRow({ kindCode: 'DC-300', model: 'DC-150', name: '弹性元件式一般压力表' }, kinds)?.code).toBe('DC-300')
  expect(kindOfRow({ model: 'DC-150', name: '游标卡尺' }, kinds)?.code).toBe('DC-150')
  expect(kindOfRow({ model: 'Y-60ZT', name: '弹性元件式一般压力表' }, kinds)?.code).toBe('YB-60')
  expect(kindOfRow({ model: 'Y-60ZT', name: '游标卡尺' }, kinds)).toBeUndefined()
})
