import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { addressCascadeModel } from './address-cascade.model.ts'

test('[PKG-4] address-cascade: every state, transition and guard outcome is walked', () => {
  expect(unwalked(addressCascadeModel)).toEqual([])
})
