import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { fullScreenModel } from './full-screen.model.ts'

test('[PKG-4] full-screen: every state, transition and guard outcome is walked', () => {
  expect(unwalked(fullScreenModel)).toEqual([])
})
