import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { graphWalkModel } from './graph-walk.model.ts'

test('[PKG-4] graph-walk: every state, transition and guard outcome is walked', () => {
  expect(unwalked(graphWalkModel)).toEqual([])
})
