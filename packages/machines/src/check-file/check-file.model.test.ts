import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { checkFileModel } from './check-file.model.ts'

test('[PKG-4] check-file: every state, transition and guard outcome is walked', () => {
  expect(unwalked(checkFileModel)).toEqual([])
})
