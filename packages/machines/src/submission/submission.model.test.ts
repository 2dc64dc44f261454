import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { submissionModel } from './submission.model.ts'

test('[PKG-4] submission: every state, transition and guard outcome is walked', () => {
  expect(unwalked(submissionModel)).toEqual([])
})
