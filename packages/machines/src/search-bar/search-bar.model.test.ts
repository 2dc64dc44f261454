import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { searchBarModel } from './search-bar.model.ts'

test('[PKG-4] search-bar: every state, transition and guard outcome is walked', () => {
  expect(unwalked(searchBarModel)).toEqual([])
})
