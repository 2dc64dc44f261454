import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { formulaKeyboardModel } from './formula-keyboard.model.ts'

test('[PKG-4] formula-keyboard: every state, transition and guard outcome is walked', () => {
  expect(unwalked(formulaKeyboardModel)).toEqual([])
})
