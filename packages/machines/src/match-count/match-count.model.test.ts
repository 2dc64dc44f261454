import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { matchCountModel } from './match-count.model.ts'

test('[PKG-4] match-count: every state, transition and guard outcome is walked', () => {
  expect(unwalked(matchCountModel)).toEqual([])
})
