import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { uploadModel } from './upload.model.ts'

test('[PKG-4] upload: every state, transition and guard outcome is walked', () => {
  expect(unwalked(uploadModel)).toEqual([])
})
