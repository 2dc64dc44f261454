import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { loadingModel } from './loading.model.ts'

test('[PKG-4] loading: every state, transition and guard outcome is walked', () => {
  expect(unwalked(loadingModel)).toEqual([])
})
