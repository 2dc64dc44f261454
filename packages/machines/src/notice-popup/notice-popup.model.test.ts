import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { noticePopupModel } from './notice-popup.model.ts'

test('[PKG-4] notice-popup: every state, transition and guard outcome is walked', () => {
  expect(unwalked(noticePopupModel)).toEqual([])
})
