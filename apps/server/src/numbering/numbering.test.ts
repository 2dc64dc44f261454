import { expect, test } from 'vitest'
import { startTestServer } from '../testing/index.ts'
import { instituteDay } from './index.ts'

const server = await startTestServer()
const dayAt = (at?: string) => server.database.within('000000', (tx) => instituteDay(tx, at))

test.each([
  ['2026-10-31T15:59:59.999Z', '2026-10-31'],
  ['2026-10-31T16:00:00.000Z', '2026-11-01'],
  ['2026-11-01T02:00:00+08:00', '2026-11-01'],
])('[BIZ-2] the day of numbers is the institute’s: at %s it is %s', async (at, day) => {
  expect(await dayAt(at)).toBe(day)
})

test('[SRV-5] without another moment it is the database’s today', async () => {
  const { rows } = await server.owner.query("select (now() at time zone 'Asia/Shanghai')::date::text as day")
  expect(await dayAt()).toBe(rows[0].day)
})
