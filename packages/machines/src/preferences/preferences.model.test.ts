import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { preferencesModel } from './preferences.model.ts'

test('[PKG-4] preferences: every state, transition and guard outcome is walked', () => {
  expect(unwalked(preferencesModel)).toEqual([])
})
