import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { tabStripModel } from './tab-strip.model.ts'

test('[PKG-4] tab-strip: every state, transition and guard outcome is walked, and every strip met is sound', () => {
  expect(unwalked(tabStripModel)).toEqual([])
})
