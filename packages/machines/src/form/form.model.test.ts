import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { formModel } from './form.model.ts'

test('[PKG-4] form: every state, transition and guard outcome is walked', () => {
  expect(unwalked(formModel)).toEqual([])
})
