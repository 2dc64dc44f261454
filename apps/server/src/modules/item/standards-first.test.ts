import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { officeAt, startTestServer, typedFor } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { tester } = office
const { item } = contract

test('[BIZ-4] of the standards of a domain those come first by which instruments of that kind were measured', async () => {
  const standardsOf = async (id: string) => (await tester.send(item.detail, { query: { id } })).standards
  const {
    items: [gauge],
  } = await office.acceptedOrder()
  await office.begun(gauge)
  const { typed, version } = await typedFor(tester, gauge)
  const before = await standardsOf(gauge)
  const usable = before.filter((one) => one.usable)
  const last = usable.at(-1)
  if (!last || usable.length < 2) throw new Error('a domain has several standards')
  await tester.send(item.submit, { body: { id: gauge, version, typed: { ...typed, standardIds: [last.id] }, evaluation: null } })
  const {
    items: [next],
  } = await office.acceptedOrder()
  await office.begun(next)
  const after = await standardsOf(next)
  expect(after[0]?.id).toBe(last.id)
  // All of them are there still, and what may not be used stays behind what may.
  expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)))
  expect(after.map((one) => one.usable)).toEqual(
    after.map((one) => one.usable).toSorted((one, other) => Number(other) - Number(one)),
  )
})
