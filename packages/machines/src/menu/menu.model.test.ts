import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { menuModel } from './menu.model.ts'

test('[PKG-4] menu: every state, transition and guard outcome is walked', () => {
  expect(unwalked(menuModel)).toEqual([])
})
