import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { scanCodeModel } from './scan-code.model.ts'

test('[PKG-4] scan-code: every state, transition and guard outcome is walked', () => {
  expect(unwalked(scanCodeModel)).toEqual([])
})
