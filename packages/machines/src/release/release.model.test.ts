import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { releaseModel } from './release.model.ts'

test('[PKG-4] release: every state, transition and guard outcome is walked', () => {
  expect(unwalked(releaseModel)).toEqual([])
})
