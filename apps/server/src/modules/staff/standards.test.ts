import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const tester = await server.signIn('tester')
const standards = async (query: { keyword?: string; technologyDomain?: string } = {}) =>
  await tester.send(contract.staff.standards, { query })

test('[BIZ-4] measuring standards are found by a part of their name as it stands, and by their field', async () => {
  const all = await standards()
  const named = all.filter(({ name }) => name.includes('压力'))
  expect([named.length > 0, named.length < all.length]).toEqual([true, true])
  expect(await standards({ keyword: '压力' })).toEqual(named)
  expect(await standards({ keyword: '%' })).toEqual([])
  const [{ technologyDomain = '' } = {}] = named
  const field = all.filter((one) => one.technologyDomain === technologyDomain)
  expect(field.length).toBeLessThan(all.length)
  expect(await standards({ technologyDomain })).toEqual(field)
})
