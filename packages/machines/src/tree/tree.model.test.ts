import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { treeModel } from './tree.model.ts'

test('[PKG-4] tree: every state, transition and guard outcome is walked', () => {
  expect(unwalked(treeModel)).toEqual([])
})
