import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { tableFindModel } from './table-find.model.ts'

test('[PKG-4] table-find: every state, transition and guard outcome is walked, and one stands at a known place', () => {
  expect(unwalked(tableFindModel)).toEqual([])
})
