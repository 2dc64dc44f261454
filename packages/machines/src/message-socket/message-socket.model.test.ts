import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { messageSocketModel } from './message-socket.model.ts'

test('[PKG-4] message-socket: every state, transition and guard outcome is walked', () => {
  expect(unwalked(messageSocketModel)).toEqual([])
})
