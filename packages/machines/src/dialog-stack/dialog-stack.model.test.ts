import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { dialogStackModel } from './dialog-stack.model.ts'

test('[PKG-4] dialog-stack: every state, transition and guard outcome is walked', () => {
  expect(unwalked(dialogStackModel)).toEqual([])
})
