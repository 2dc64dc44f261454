import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { lockScreenModel } from './lock-screen.model.ts'

test('[PKG-4] lock-screen: every state, transition and guard outcome is walked', () => {
  expect(unwalked(lockScreenModel)).toEqual([])
})
