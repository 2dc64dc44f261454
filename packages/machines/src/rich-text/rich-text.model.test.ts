import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { richTextModel } from './rich-text.model.ts'

test('[PKG-4] rich-text: every state, transition and guard outcome is walked', () => {
  expect(unwalked(richTextModel)).toEqual([])
})
