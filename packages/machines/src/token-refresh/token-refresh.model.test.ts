import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { tokenRefreshModel } from './token-refresh.model.ts'

test('[PKG-4] token-refresh: every state, transition and guard outcome is walked', () => {
  expect(unwalked(tokenRefreshModel)).toEqual([])
})
