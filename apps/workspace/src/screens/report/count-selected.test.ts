import { encodeSearch, type PageRequest } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { countSelected } from './count-selected.ts'

const question: PageRequest = {
  ...encodeSearch({ current: 3, size: 50, filter: { state: ['600'] } }),
  after: 'a-place-in-the-list',
}
const all = { mode: 'allBut', keys: new Set(['7', '8']) } as const

/** Counts as the server does, a thousand rows behind the page. */
function list(matching: number) {
  const asked: PageRequest[] = []
  const load = async (request: PageRequest) => {
    asked.push(request)
    const counted = Math.min(matching, Math.ceil((request.current * request.size + 1000) / 1000) * 1000)
    return { total: counted, totalIsCapped: counted < matching }
  }
  return { asked, load }
}

test('[TBL-4][BIZ-5] who selected all of a list that was not counted to its end is told of how many it is', async () => {
  const { asked, load } = list(4870)
  expect(await countSelected({ selection: all, total: 1000, totalIsCapped: true }, question, { most: 5000, load })).toBe(4868)
  // The same question, and from no place within the list.
  expect(asked).toEqual([{ ...encodeSearch({ current: 5003, size: 1, filter: { state: ['600'] } }) }])
})

test('[TBL-4][BIZ-5] of more than can be done at once it is only known that they are too many', async () => {
  const { load } = list(1_000_000)
  expect(await countSelected({ selection: all, total: 1000, totalIsCapped: true }, question, { most: 5000, load })).toBe(
    Number.POSITIVE_INFINITY,
  )
})

test('[TBL-4] what the list has counted, or what was selected one by one, is not counted again', async () => {
  const { asked, load } = list(1_000_000)
  expect(await countSelected({ selection: all, total: 52, totalIsCapped: false }, question, { most: 5000, load })).toBe(50)
  const these = { mode: 'these', keys: new Set(['7', '8', '9']) } as const
  expect(await countSelected({ selection: these, total: 1000, totalIsCapped: true }, question, { most: 5000, load })).toBe(3)
  expect(asked).toEqual([])
})
