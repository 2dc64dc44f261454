import { expect, test } from 'vitest'
import { list, table } from './table.double.ts'

test('[TBL-1] where the total is only a beginning any page can be asked for, and one behind the last leads to that', async () => {
  // As a list that counts to the next hundred behind the page that is shown.
  const { send, context, requests } = table(async (request) => {
    const counted = Math.min(1020, request.page * request.size + 100)
    return { ...(await list(1020)(request)), total: counted, totalIsCapped: counted < 1020 }
  })
  await send({ type: 'LOAD' })
  expect(context()).toMatchObject({ total: 150, totalIsCapped: true })
  for (const page of [0, 1.5, 1_000_001]) await send({ type: 'PAGE.CHANGED', page })
  expect(requests()).toHaveLength(1)
  await send({ type: 'PAGE.CHANGED', page: 15 })
  expect(context()).toMatchObject({ page: 15, total: 850, totalIsCapped: true })
  await send({ type: 'PAGE.CHANGED', page: 1_000_000 })
  expect(context()).toMatchObject({ page: 21, total: 1020, totalIsCapped: false })
  expect(requests().map(({ page }) => page)).toEqual([1, 15, 1_000_000, 21])
})
