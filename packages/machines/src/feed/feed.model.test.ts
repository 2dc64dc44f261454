import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { feedModel } from './feed.model.ts'

test('[PKG-4] feed: every state, transition and guard outcome is walked', () => {
  expect(unwalked(feedModel)).toEqual([])
})
