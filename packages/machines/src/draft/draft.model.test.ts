import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { draftModel } from './draft.model.ts'

test('[PKG-4] draft: every state, transition and guard outcome is walked', () => {
  expect(unwalked(draftModel)).toEqual([])
})
