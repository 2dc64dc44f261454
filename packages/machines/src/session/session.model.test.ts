import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { sessionModel } from './session.model.ts'

test('[PKG-4][SES-15] session: every state, transition and guard outcome is walked', () => {
  expect(unwalked(sessionModel)).toEqual([])
})
