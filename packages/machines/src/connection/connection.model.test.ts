import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { connectionModel } from './connection.model.ts'

test('[PKG-4] connection: every state, transition and guard outcome is walked', () => {
  expect(unwalked(connectionModel)).toEqual([])
})
