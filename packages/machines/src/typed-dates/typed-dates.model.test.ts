import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { typedDatesModel } from './typed-dates.model.ts'

test('[PKG-4] typed-dates: every state, transition and guard outcome is walked', () => {
  expect(unwalked(typedDatesModel)).toEqual([])
})
