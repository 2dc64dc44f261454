import { usualNumbering } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { executeTogether, sql } from '../db/index.ts'
import { startTestServer } from '../testing/index.ts'
import { countedLater, instituteDay } from './index.ts'

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

const numberer = { tenant: '000000', personId: '0', at: '2031-04-05T02:00:00Z' }
const usual = { kind: 'order', items: usualNumbering.order, isOwn: false } as const

test('[BIZ-2][SRV-4] numbers that are counted as what bears them is written follow one another without a gap, also of many at once and behind what failed', async () => {
  await server.owner.query('create table bears_number (number text primary key, part text)')
  await server.owner.query('grant insert, select on bears_number to etalon_app')
  const write = (fails = false) =>
    server.database.within('000000', async (tx) => {
      const later = await countedLater(tx, numberer, usual)
      if (!later) throw new Error('the rule is the usual one')
      const { count, counted, text } = later
      await executeTogether(tx, [
        count,
        sql`insert into bears_number values (${counted(sql`${text}::text`)}, ${counted(sql`${`XM${text.slice(2)}-01`}::text`)})`,
      ])
      if (fails) throw new Error('it is not to be')
    })
  const outcomes = await Promise.allSettled(Array.from({ length: 24 }, (_, place) => write(place % 6 === 5)))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  await server.owner.query("update counter set value = 9998 where tenant_id = '000000' and scope = 'order:203104'")
  for (let more = 0; more < 2; more += 1) await write()
  const { rows } = await server.owner.query('select number, part from bears_number order by length(number), number')
  const numbers = [...Array.from({ length: 20 }, (_, place) => String(place + 1).padStart(4, '0')), '9999', '10000']
  expect(rows).toEqual(numbers.map((one) => ({ number: `WT203104${one}`, part: `XM203104${one}-01` })))
})

test('[SYS-3] a rule of the institute’s own is not counted later: its numbers can be there already', async () => {
  expect(await server.database.within('000000', (tx) => countedLater(tx, numberer, { ...usual, isOwn: true }))).toBeUndefined()
})
