import { expect, test } from 'vitest'
import { cellAfter, pastedBlock, plainReading, withBlock } from './cell-moves.ts'

const size = { rows: 3, columns: 2 }
const whole = { start: 0, end: 5, length: 5 }
const inside = { start: 2, end: 2, length: 5 }

test('[BIZ-4] Enter goes down a column, from its foot to the head of the next, and stops at the end', () => {
  expect(cellAfter({ row: 0, column: 0 }, size, 'Enter', false, inside)).toEqual({ row: 1, column: 0 })
  expect(cellAfter({ row: 2, column: 0 }, size, 'Enter', false, inside)).toEqual({ row: 0, column: 1 })
  expect(cellAfter({ row: 2, column: 1 }, size, 'Enter', false, inside)).toBeUndefined()
})

test('Shift and Enter go the same way back', () => {
  expect(cellAfter({ row: 0, column: 1 }, size, 'Enter', true, inside)).toEqual({ row: 2, column: 0 })
  expect(cellAfter({ row: 0, column: 0 }, size, 'Enter', true, inside)).toBeUndefined()
})

test('arrows up and down stay in their column', () => {
  expect(cellAfter({ row: 1, column: 1 }, size, 'ArrowUp', false, inside)).toEqual({ row: 0, column: 1 })
  expect(cellAfter({ row: 0, column: 1 }, size, 'ArrowUp', false, inside)).toBeUndefined()
  expect(cellAfter({ row: 2, column: 1 }, size, 'ArrowDown', false, inside)).toBeUndefined()
})

test('arrows to the side leave a cell only where its text ends or is selected whole', () => {
  expect(cellAfter({ row: 1, column: 0 }, size, 'ArrowRight', false, inside)).toBeUndefined()
  expect(cellAfter({ row: 1, column: 0 }, size, 'ArrowRight', false, { start: 5, end: 5, length: 5 })).toEqual({
    row: 1,
    column: 1,
  })
  expect(cellAfter({ row: 1, column: 0 }, size, 'ArrowRight', false, whole)).toEqual({ row: 1, column: 1 })
  expect(cellAfter({ row: 1, column: 1 }, size, 'ArrowLeft', false, { start: 0, end: 0, length: 5 })).toEqual({
    row: 1,
    column: 0,
  })
  expect(cellAfter({ row: 1, column: 1 }, size, 'ArrowLeft', false, inside)).toBeUndefined()
  // Selecting text with Shift stays in the cell.
  expect(cellAfter({ row: 1, column: 1 }, size, 'ArrowLeft', true, { start: 0, end: 0, length: 5 })).toBeUndefined()
})

test('full-width digits, a Chinese full stop and a true minus become what a record keeps', () => {
  expect(plainReading(' １。６０４ ')).toBe('1.604')
  expect(plainReading('−0.002')).toBe('-0.002')
  expect(plainReading('+0.4')).toBe('0.4')
})

test('one text alone is pasted as text, cells of a table as a block', () => {
  expect(pastedBlock('1.604')).toBeUndefined()
  expect(pastedBlock('1.604\n')).toBeUndefined()
  expect(pastedBlock('0.201\t0.202\r\n0.401\t\r\n')).toEqual([
    ['0.201', '0.202'],
    ['0.401', ''],
  ])
})

test('a block fills from its cell on, and never beyond the grid', () => {
  const readings = [
    ['a', 'b'],
    ['c', 'd'],
  ]
  expect(withBlock(readings, { row: 1, column: 1 }, [['1', '2'], ['3']])).toEqual([
    ['a', 'b'],
    ['c', '1'],
  ])
  expect(withBlock(readings, { row: 0, column: 0 }, [['1'], ['2']])).toEqual([
    ['1', 'b'],
    ['2', 'd'],
  ])
})
