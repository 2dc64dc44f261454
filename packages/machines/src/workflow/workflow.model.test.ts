import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { workflowModel } from './workflow.model.ts'

test('[PKG-4][FLOW-1] workflow: every state, transition and guard outcome of a progression is walked', () => {
  expect(unwalked(workflowModel)).toEqual([])
})
