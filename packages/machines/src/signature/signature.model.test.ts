import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { signatureModel } from './signature.model.ts'

test('[PKG-4] signature: every state, transition and guard outcome is walked', () => {
  expect(unwalked(signatureModel)).toEqual([])
})
