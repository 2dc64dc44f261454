import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { chartReadingModel } from './chart-reading.model.ts'

test('[PKG-4] chart-reading: every state, transition and guard outcome is walked', () => {
  expect(unwalked(chartReadingModel)).toEqual([])
})
