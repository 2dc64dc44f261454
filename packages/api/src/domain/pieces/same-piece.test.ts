import { expect, test } from 'vitest'
import { isSamePiece, rowsTwice } from './same-piece.ts'

const gauge = { kindCode: 'YB-60', model: 'YB-60', serial: '2101148', manufacturer: '湘江仪器有限公司', abilityType: '1' }

test('[REG-3] one piece is known again by kind, model, maker and serial number, however it was typed', () => {
  expect(isSamePiece(gauge, { ...gauge, serial: ' 2101148 ', model: 'yb-60' })).toBe(true)
  for (const other of [{ serial: '2101149' }, { model: 'YB-100' }, { manufacturer: '示例仪表厂' }, { kindCode: 'YB-100' }])
    expect(isSamePiece(gauge, { ...gauge, ...other })).toBe(false)
})

test('[REG-3] pieces without a number of their own are not taken for one', () => {
  for (const serial of ['', ' ', '无', '无编号', '/', '//', '-', '—', 'N/A', 'none'])
    expect(isSamePiece({ ...gauge, serial }, { ...gauge, serial })).toBe(false)
})

test('[REG-3] a row names the first one that asks for the same; another service of the same piece is something else', () => {
  expect(rowsTwice([gauge, { ...gauge, abilityType: '2' }, gauge, gauge])).toEqual([
    { row: 2, first: 0 },
    { row: 3, first: 0 },
  ])
  expect(rowsTwice([gauge])).toEqual([])
})
