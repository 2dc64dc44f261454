import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { dialogModel } from './dialog.model.ts'

test('[PKG-4] dialog: every state, transition and guard outcome is walked, and the dialog is never off the screen', () => {
  expect(unwalked(dialogModel)).toEqual([])
})
