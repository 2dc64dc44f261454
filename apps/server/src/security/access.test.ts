import { type Call, contract } from '@etalon/api/contract'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { sql, sqlState } from '../db/index.ts'
import { checkHistories } from '../history/index.ts'
import { officeAt, type Person, startTestServer } from '../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const stranger = await server.signIn('admin', '000001')
const { account, message, session } = contract
const calls = Object.entries(contract).flatMap(([area, all]) =>
  Object.entries(all as Record<string, Call>).map(([name, call]) => ({ id: `${area}.${name}`, call })),
)
const ask = async (call: Call, { token }: Pick<Person, 'token'>, query = '', body?: string) => {
  const answer = await fetch(`${server.workspaceUrl}${call.path.replace(/\{\w+\}/g, '1')}${query}`, {
    method: call.method,
    headers: { 'Blade-Auth': `bearer ${token}`, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text }
}
const tables = async () =>
  (
    await server.owner.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
  ).rows.map(({ name }) => name)

beforeAll(async () => {
  const office = await officeAt(server)
  const { items } = await office.acceptedOrder()
  await office.approved(items[0])
  await office.moveReport(office.issuer, items[0], 'issue')
})

/** Names of a query that name a record. */
const names = (call: Call): string[] => {
  const json = call.query
    ? (z.toJSONSchema(call.query, { io: 'input', unrepresentable: 'any' }) as { properties?: object; required?: string[] })
    : {}
  return (json.required ?? []).filter((name) => /^(id|ids|\w+Id)$/.test(name) && name !== 'tenantId')
}

test('[ASVS 8.2.2] a record of another institute is answered just as one that does not exist, by every call that names one', async () => {
  const ids = new Set<string>()
  for (const name of await tables()) {
    const { rows } = await server.owner
      .query<{ id: string }>(`select id::text from "${name}" where tenant_id = '000000' order by id limit 2`)
      .catch(() => ({ rows: [] }))
    for (const { id } of rows) ids.add(id)
  }
  const own = new Set<string>()
  for (const name of await tables()) {
    const { rows } = await server.owner
      .query<{ id: string }>(`select id::text from "${name}" where tenant_id = '000001'`)
      .catch(() => ({ rows: [] }))
    for (const { id } of rows) own.add(id)
  }
  const foreign = [...ids].filter((id) => /^[1-9]\d{3,}$/.test(id) && !own.has(id)).slice(0, 40)
  const named = calls.filter(
    // The divisions of the country are nobody’s.
    ({ id, call }) => call.auth === 'session' && names(call).length === 1 && !id.startsWith('region.'),
  )
  expect(named.length).toBeGreaterThan(40)
  let compared = 0
  const told = ({ status, text }: { status: number; text: string }) => [
    status,
    text.replace(/"requestId":"[^"]*"/, '').replace(/\d{2,}/g, '#'),
  ]
  for (const { id, call } of named) {
    const [name = ''] = names(call)
    const queryOf = (value: string) => `?${name}=${value}`
    const unknown = told(await ask(call, stranger, queryOf('987654321')))
    for (const value of foreign.slice(0, 12)) {
      expect([id, ...told(await ask(call, stranger, queryOf(value)))]).toEqual([id, ...unknown])
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(500)
}, 60_000)

/** What stands in each table; but for what is written down of every call, and of when somebody was here. */
async function stateOfAll(): Promise<Map<string, string>> {
  const state = new Map<string, string>()
  for (const name of await tables()) {
    if (['api_log', 'session', 'query_attempt', 'login_code'].includes(name)) continue
    const { rows } = await server.owner.query<{ hash: string }>(
      `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as hash from "${name}" t`,
    )
    state.set(name, rows[0]?.hash ?? '')
  }
  return state
}

test('[ASVS 3.5.3] no GET changes a record, whoever asks and with whatever id', async () => {
  const person = await server.signIn('reception')
  const before = await stateOfAll()
  const gets = calls.filter(({ call }) => call.method === 'GET' && call !== session.signOut)
  expect(gets.length).toBeGreaterThan(80)
  let answered = 0
  for (const { id, call } of gets) {
    for (const query of ['', '?id=10001', '?current=1&size=20', '?keyword=x'])
      for (const one of [admin, person]) {
        const { status } = await ask(call, one, query)
        expect([id, status < 500]).toEqual([id, true])
        if (status === 200) answered += 1
      }
  }
  expect(answered).toBeGreaterThan(100)
  expect(await stateOfAll()).toEqual(before)
}, 60_000)

test('[F49][S15] a role that is taken away is gone with the next call, and with the account its socket closes within five seconds', async () => {
  const { id, password } = await admin.send(account.open, {
    body: { account: 'taken.away', name: '离岗', roles: ['reception', 'dispatcher'] },
  })
  const person = await server.signIn('taken.away', '000000', password)
  const { ticket } = await person.send(message.socketTicket, {})
  const socket = new WebSocket(`${server.workspaceUrl.replace('http', 'ws')}/msgws/websocket?u=${id}&ticket=${ticket}`, {
    origin: server.workspaceUrl,
  })
  let closed = 0
  socket.on('close', (code) => {
    closed = code
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const candidates = () => ask(contract.staff.candidates, person, '?itemId=1')
  expect((await candidates()).status).not.toBe(403)
  await admin.send(account.update, { body: { id, name: '离岗', roles: ['cashier'] } })
  expect((await candidates()).status).toBe(403)
  await admin.send(account.close, { query: { ids: id } })
  expect((await ask(session.userInfo, person)).status).toBe(401)
  await expect.poll(() => closed).toBe(4401)
  await expect(person.send(message.socketTicket, {})).rejects.toMatchObject({ code: 401 })
})

test('[F50] each row of the history that is changed, taken out or put in is named, and the application’s role can do none of it', async () => {
  const check = async () => (await checkHistories(server.url)).find(({ tenant }) => tenant === '000000')?.broken?.sequence
  expect(await check()).toBeUndefined()
  const { rows } = await server.owner.query<{ sequence: number }>(
    `select sequence::int from history where tenant_id = '000000' order by sequence`,
  )
  expect(rows.length).toBeGreaterThan(10)
  const changes = [
    [`by_name = by_name || '?'`, 'by_name = left(by_name, -1)'],
    [`action = action || '?'`, 'action = left(action, -1)'],
    [`to_state = coalesce(to_state, '') || '0'`, `to_state = nullif(left(to_state, -1), '')`],
    [`at = at + interval '1 second'`, `at = at - interval '1 second'`],
    ['record_id = record_id + 1', 'record_id = record_id - 1'],
  ] as const
  for (const at of [1, Math.floor(rows.length / 2), rows.length - 1]) {
    const sequence = rows[at]?.sequence
    for (const [to, back] of changes) {
      await server.owner.query(`update history set ${to} where tenant_id = '000000' and sequence = $1`, [sequence])
      expect([sequence, to, Number(await check())]).toEqual([sequence, to, sequence])
      await server.owner.query(`update history set ${back} where tenant_id = '000000' and sequence = $1`, [sequence])
    }
    expect(await check()).toBeUndefined()
  }
  for (const statement of ['update history set by_name = by_name', 'delete from history', 'truncate history'])
    expect(
      await server.database.within('000000', (tx) => tx.execute(sql.raw(statement))).catch((error: unknown) => sqlState(error)),
    ).toBe('42501')
  const [, second] = rows
  await server.owner.query(`delete from history where tenant_id = '000000' and sequence = $1`, [second?.sequence])
  expect(await check()).toBeDefined()
})
