import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { errorLogModel } from './error-log.model.ts'

test('[PKG-4] error-log: every state, transition and guard outcome is walked', () => {
  expect(unwalked(errorLogModel)).toEqual([])
})
