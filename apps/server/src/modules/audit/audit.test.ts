import { contract, encodeSearch } from '@etalon/api/contract'
import { dayInShanghai } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { forgetOldCalls } from '../../api-log/index.ts'
import { anEnterprise, officeAt, orderForm, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { reception, dispatcher } = office
const [admin, stranger] = await Promise.all([server.signIn('admin'), server.signIn('admin', '000001')])
const { audit, apiLog, order } = contract

const trail = async (filter: Record<string, unknown>, person = admin) =>
  (await person.send(audit.page, { body: encodeSearch({ current: 1, size: 50, filter }) })).records
const calls = async (filter: Record<string, unknown>, person = admin) =>
  (await person.send(apiLog.page, { body: encodeSearch({ current: 1, size: 50, filter }) })).records
const today = dayInShanghai(new Date())

test('[SYS-5] what was done to a record is found by person, kind and day, newest first, with what the record is called', async () => {
  const saved = await reception.send(order.submit, { body: orderForm(await anEnterprise(reception)) })
  await office.moveOrder(reception, saved.id, saved.version, 'submit')
  const mine = await trail({ byId: reception.id, recordKind: 'order' })
  expect(mine.slice(0, 2)).toMatchObject([
    {
      recordId: saved.id,
      recordName: saved.orderNo,
      action: 'submit',
      from: '50',
      to: '100',
      byName: '周岚',
      byId: reception.id,
    },
    { recordId: saved.id, action: 'register', to: '50' },
  ])
  expect(Number(mine[0]?.sequence)).toBeGreaterThan(Number(mine[1]?.sequence))
  expect(await trail({ byId: dispatcher.id, recordKind: 'order' })).toEqual([])
  expect((await trail({ at: [today, today], recordKind: 'order' })).length).toBeGreaterThanOrEqual(2)
  expect(await trail({ at: ['2001-01-01', '2001-01-02'] })).toEqual([])
})

test('[SYS-5][FLOW-2][F50] the chain is checked from the screen: an entry that somebody changed in the database is named', async () => {
  const before = await admin.send(audit.check, {})
  expect(before).toMatchObject({ broken: null })
  expect(before.rows).toBeGreaterThan(0)
  const [newest] = await trail({})
  await server.owner.query(`update history set by_name = '别人' where tenant_id = '000000' and sequence = $1`, [newest?.sequence])
  expect(await admin.send(audit.check, {})).toMatchObject({ broken: { sequence: newest?.sequence, why: 'content' } })
  await server.owner.query(`update history set by_name = $1 where tenant_id = '000000' and sequence = $2`, [
    newest?.byName,
    newest?.sequence,
  ])
})

test('[SYS-5] a call stands in the log with its number, who made it, how it was answered and how long that took', async () => {
  const answer = await fetch(`${server.workspaceUrl}${contract.dictionary.list.path}?current=1&size=7&keyword=secret`, {
    headers: { 'Blade-Auth': `bearer ${dispatcher.token}` },
  })
  const requestId = answer.headers.get('x-request-id') ?? ''
  await expect.poll(() => calls({ requestId }), { timeout: 10_000 }).toHaveLength(1)
  const [entry] = await calls({ requestId })
  expect(entry).toMatchObject({
    requestId,
    method: 'GET',
    path: contract.dictionary.list.path,
    query: 'current=1&size=7&keyword=…',
    userName: '高嵘',
    status: answer.status,
  })
  // Whoever reads names in English asks by who it was, and not by a name that is kept in Chinese.
  expect(await calls({ requestId, userId: dispatcher.id })).toHaveLength(1)
  expect(await calls({ requestId, userId: admin.id })).toHaveLength(0)
  expect(entry?.duration).toBeGreaterThanOrEqual(0)
  expect(entry?.address).not.toBe('')
})

test('[SYS-5][S1] a refusal is kept with its reason, a sign-in with its institute, and nothing of what was typed', async () => {
  const refused = await fetch(`${server.workspaceUrl}${contract.parameter.submit.path}`, {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${dispatcher.token}`, 'Content-Type': 'application/json' },
    body: '{"paramName":"geheim"}',
  })
  const entering = await fetch(`${server.workspaceUrl}/api/blade-auth/oauth/token?password=geheim&username=tester`, {
    method: 'POST',
    headers: { 'Tenant-Id': '000000' },
  })
  const [first, second] = [refused, entering].map(({ headers }) => headers.get('x-request-id') ?? '')
  await expect.poll(() => calls({ requestId: second }), { timeout: 10_000 }).toHaveLength(1)
  expect(await calls({ requestId: first, outcome: 'refused' })).toMatchObject([{ status: 403, reason: 'forbidden' }])
  const [token] = await calls({ requestId: second })
  expect(token?.userName).toBe('')
  expect(token?.query).toBe('password=…&username=…')
  const { rows } = await server.owner.query('select row_to_json(l)::text as line from api_log l')
  expect(rows.filter(({ line }) => line.includes('geheim') || line.includes(dispatcher.token))).toEqual([])
})

test('[SYS-5] calls are kept for thirty days, or as long as the institute says', async () => {
  const ask = (text: string, values: readonly unknown[] = []) => server.owner.query(text, [...values])
  const put = async (tenant: string, days: number) => {
    await server.owner.query(
      `insert into api_log (tenant_id, request_id, at, method, path, address, status, duration)
      values ($1, gen_random_uuid(), clock_timestamp() - make_interval(days => $2), 'GET', '/api/old', '127.0.0.1', 200, 1)`,
      [tenant, days],
    )
  }
  const kept = async () => {
    const { rows } = await server.owner.query<{ tenant: string; days: number }>(
      `select tenant_id as tenant, extract(day from clock_timestamp() - at)::int as days from api_log where path = '/api/old' order by tenant_id, at desc`,
    )
    return rows.map(({ tenant, days }) => `${tenant} ${days}`)
  }
  for (const days of [1, 6, 29, 31]) for (const tenant of ['000000', '000001']) await put(tenant, days)
  await server.owner.query(
    `insert into parameter (tenant_id, name, key, value) values ('000001', '接口日志天数', 'api-log.days', ' 5 '), ('000000', '接口日志天数', 'api-log.days', 'soon')`,
  )
  await forgetOldCalls(ask)
  expect(await kept()).toEqual(['000000 1', '000000 6', '000000 29', '000001 1'])
})

test('[PERM-1][PERM-2] administrators alone read either, and of their own institute', async () => {
  for (const call of [audit.page, apiLog.page])
    await expect(dispatcher.send(call, { body: encodeSearch({ current: 1, size: 1, filter: {} }) })).rejects.toMatchObject({
      code: 403,
    })
  expect(await trail({ recordKind: 'order' }, stranger)).toEqual([])
  expect((await calls({ userName: '高嵘' }, stranger)).length).toBe(0)
  await expect(
    admin.send(audit.page, { body: encodeSearch({ current: 1, size: 1, filter: { hash: 'x' } }) }),
  ).rejects.toMatchObject({
    code: 400,
  })
})
