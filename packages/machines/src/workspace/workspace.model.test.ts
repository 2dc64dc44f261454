import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { workspaceModel } from './workspace.model.ts'

test('[PKG-4] workspace: every state, transition and guard outcome is walked', () => {
  expect(unwalked(workspaceModel)).toEqual([])
})
