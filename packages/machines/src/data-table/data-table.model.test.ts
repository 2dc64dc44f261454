import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { dataTableModel } from './data-table.model.ts'

test('[PKG-4] data-table: every state, transition and guard outcome is walked, and the active cell is always there', () => {
  expect(unwalked(dataTableModel)).toEqual([])
})
