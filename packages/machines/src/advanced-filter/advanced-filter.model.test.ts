import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { advancedFilterModel } from './advanced-filter.model.ts'

test('[PKG-4][ADV-8] advanced-filter: every state, transition and guard outcome is walked', () => {
  expect(unwalked(advancedFilterModel)).toEqual([])
})
