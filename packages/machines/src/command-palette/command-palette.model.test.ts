import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { commandPaletteModel } from './command-palette.model.ts'

test('[PKG-4] command-palette: every state, transition and guard outcome is walked', () => {
  expect(unwalked(commandPaletteModel)).toEqual([])
})
