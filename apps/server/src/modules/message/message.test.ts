import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const tester = await server.signIn('tester')
const auditor = await server.signIn('auditor')
const reception = await server.signIn('reception')
const stranger = await server.signIn('admin', '000001')

const calls = contract.message
const tell = (account: string, title: string) =>
  server.owner.query(
    `insert into station_message (tenant_id, account_id, topic, title, content, path)
     select '000000', id, 'item', $2, '<b>压力表</b>&nbsp;已分配', '/testing/task/index' from account where account = $1 and tenant_id = '000000'`,
    [account, title],
  )
const mine = (query: { isRead?: '0' | '1'; current?: number; size?: number } = {}) => tester.send(calls.page, { query })
const titles = async (query: { isRead?: '0' | '1' } = {}) => (await mine(query)).records.map(({ title }) => title)

test('[SHELL-10] a person’s messages come newest first, are read one by one or all at once, and nobody else has them', async () => {
  for (const title of ['一', '二', '三']) await tell('tester', title)
  await tell('auditor', '别人的')
  const [newest, second] = (await mine()).records
  expect(newest).toMatchObject({ title: '三', topic: 'item', path: '/testing/task/index', isRead: 0 })
  expect(newest?.content).toBe('<b>压力表</b>&nbsp;已分配')
  // Written before there was English: told as it was written.
  expect(newest).toMatchObject({ titleEn: '', contentEn: '' })
  expect(Date.parse(newest?.createTime ?? '')).not.toBeNaN()
  expect(await mine({ current: 2, size: 2 })).toMatchObject({ total: 3, pages: 2, records: [{ title: '一' }] })
  const ids = `${newest?.id},${second?.id}`
  for (const other of [auditor, stranger]) expect(await other.send(calls.read, { query: { ids } })).toBe(0)
  expect(await tester.send(calls.read, { query: { ids } })).toBe(2)
  expect(await tester.send(calls.read, { query: { ids } })).toBe(0)
  expect(await titles({ isRead: '0' })).toEqual(['一'])
  expect(await titles({ isRead: '1' })).toEqual(['三', '二'])
  expect(await tester.send(calls.readAll, {})).toBe(1)
  expect(await titles({ isRead: '0' })).toEqual([])
  expect((await auditor.send(calls.page, { query: {} })).records).toMatchObject([{ title: '别人的', isRead: 0 }])
})

test('[SHELL-9] whoever hands instruments out is told who comes today or tomorrow, in the order in which they come', async () => {
  await server.owner.query(
    `insert into pickup (tenant_id, number, enterprise_id, time, instrument_count, done_at)
     select '000000', n, (select min(id) from enterprise), (date_trunc('day', now() at time zone 'Asia/Shanghai') + h::interval) at time zone 'Asia/Shanghai', c, d::timestamptz
     from (values ('QJ3', '47 hours 59 minutes', 3, null), ('QJ1', '9 hours 5 minutes', 2, null), ('QJ4', '48 hours', 1, null),
       ('QJ5', '10 hours', 1, '2026-01-01')) as one (n, h, c, d)`,
  )
  const told = await reception.send(calls.pickups, {})
  expect(told.map(({ pickupNo, instrumentCount }) => [pickupNo, instrumentCount])).toEqual([
    ['QJ1', 2],
    ['QJ3', 3],
  ])
  expect(told[0]?.customerName).toMatch(/公司|厂|医院|局|院/)
  expect(told.map(({ pickupTime }) => pickupTime.slice(11))).toEqual(['09:05', '23:59'])
  expect(await tester.send(calls.pickups, {})).toEqual([])
  expect(await stranger.send(calls.pickups, {})).toEqual([])
})
