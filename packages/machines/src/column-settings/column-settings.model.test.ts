import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { columnSettingsModel } from './column-settings.model.ts'

test('[PKG-4] column-settings: every state, transition and guard outcome is walked', () => {
  expect(unwalked(columnSettingsModel)).toEqual([])
})
