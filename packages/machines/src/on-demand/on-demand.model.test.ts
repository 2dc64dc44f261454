import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { onDemandModel } from './on-demand.model.ts'

test('[PKG-4] on-demand: every state, transition and guard outcome is walked', () => {
  expect(unwalked(onDemandModel)).toEqual([])
})
