import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@etalon/api/contract'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { loadCertificateKeys } from '../certificates/index.ts'
import { dropDatabase } from '../db/testing/index.ts'
import { demoPassword } from '../demo/index.ts'
import { checkHistories } from '../history/index.ts'
import { loadSeal, sha256 } from '../session/index.ts'
import {
  anEnterprise,
  environmentNumber,
  orderForm,
  type Person,
  type ServerProcess,
  signInAt,
  signInRaw,
  startServerProcess,
  withToken,
} from '../testing/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'etalon-two-'))
const [here, there] = [join(folder, 'here'), join(folder, 'there')]
// The same keys for both, as docs/operations.md asks for.
loadSeal(join(here, 'keys/password-seal.key'))
await loadCertificateKeys({ dataFolder: here, issuedBefore: false, now: new Date() })
cpSync(join(here, 'keys'), join(there, 'keys'), { recursive: true })

const at = (name: string) => inject('postgres').replace(/%7Bname%7D|\{name\}/, name)
const maintenance = new pg.Client({ connectionString: at('postgres') })
await maintenance.connect()
const name = `etalon_test_${randomBytes(6).toString('hex')}`
await maintenance.query(`create database ${name}`)

// Both at once, on a database with nothing in it.
const environment = { DATABASE_URL: at(name), ETALON_DEMO_ORDERS: '3' }
const started = await Promise.allSettled([
  startServerProcess({ ...environment, ETALON_DATA: here }),
  startServerProcess({ ...environment, ETALON_DATA: there }),
])
const owner = new pg.Client({ connectionString: at(name) })
await owner.connect()
const processOf = (outcome: PromiseSettledResult<ServerProcess> | undefined): ServerProcess => {
  if (outcome?.status !== 'fulfilled') throw new Error('a process did not start', { cause: outcome?.reason })
  return outcome.value
}
afterAll(async () => {
  for (const one of started) if (one.status === 'fulfilled') await one.value.kill()
  await owner.end()
  await dropDatabase(maintenance, name)
  await maintenance.end()
  rmSync(folder, { recursive: true, force: true })
})
const first = processOf(started[0])
const second = processOf(started[1])
const bothUrls = [first.workspaceUrl, second.workspaceUrl] as const
/** How often two decide at once; `npm run test:security` has it done two hundred times. */
const rounds = environmentNumber('ETALON_TEST_ROUNDS', 10)
/** The same session at the other process. */
const elsewhere = (person: Person) => withToken(second.workspaceUrl, person.token)
const count = async (statement: string, values: readonly unknown[] = []): Promise<number> =>
  (await owner.query<{ count: number }>(`select count(*)::int as count from ${statement}`, [...values])).rows[0]?.count ?? 0

test('[SRV-5][F19] two processes that start at once on an empty database do what is done once, once', async () => {
  expect(await count('etalon_migrations.__drizzle_migrations group by hash having count(*) > 1')).toBe(0)
  expect(await count('tenant')).toBe(2)
  expect(await count('account')).toBe(await count('(select distinct tenant_id, account from account) as one'))
  expect(await count(`work_order where tenant_id = '000000'`)).toBe(3)
  expect((await checkHistories(at(name))).map(({ broken }) => broken)).toEqual([undefined, undefined])
})

test('[SRV-5][SEC-3][S11][ASVS 7.4.1] a session that one process opened is good at the other, and ends and is locked at both', async () => {
  const person = await signInAt(first.workspaceUrl, 'tester')
  expect(await elsewhere(person).send(contract.session.userInfo, {})).toMatchObject({ account: 'tester' })
  await person.send(contract.security.lock, { body: { verifier: sha256('away').toString('hex') } })
  await expect(elsewhere(person).send(contract.session.userInfo, {})).rejects.toMatchObject({ code: 423 })
  await elsewhere(person).send(contract.security.unlock, { body: { key: 'away' } })
  expect(await person.send(contract.session.userInfo, {})).toMatchObject({ account: 'tester' })
  await elsewhere(person).send(contract.session.signOut, {})
  await expect(person.send(contract.session.userInfo, {})).rejects.toMatchObject({ code: 401 })
})

test('[SRV-5][SES-3][S5] one token renewed at both processes at once leads to two that both are good', async () => {
  const opened = await signInRaw(first.workspaceUrl, 'auditor', '000000', demoPassword)
  if (!('refresh_token' in opened)) throw new Error(opened.error_description)
  const query = { tenantId: '000000', refresh_token: opened.refresh_token, grant_type: 'refresh_token', scope: 'all' } as const
  const renewed = await Promise.all(bothUrls.map((url) => withToken(url, '').send(contract.session.refresh, { query })))
  const tokens = renewed.map((one) => ('access_token' in one ? one.access_token : ''))
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) {
    for (const url of bothUrls)
      expect(await withToken(url, token).send(contract.session.userInfo, {})).toMatchObject({ account: 'auditor' })
  }
})

test('[PUB-4][SRV-5][P3] questions of the public are counted over both, whichever form asks; a session by phone is good at both', async () => {
  const portals = [first.portalUrl, second.portalUrl] as const
  const post = (portal: string, path: string, fields: Record<string, string>) =>
    fetch(`${portal}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    })
  const asked = Array.from({ length: 20 }, (_, place) =>
    post(portals[place % 2] ?? '', place % 3 === 0 ? '/certificateFalsification' : '/searchJWIndex', {
      number: 'ZB-2026-020416',
      code: '00000000',
    }),
  )
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), ...Array(10).fill(429)])
  for (const answer of answers.filter(({ status }) => status === 429))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500)

  const { rows } = await owner.query<{ mobile: string }>(`select mobile from work_order where tenant_id = '000000' limit 1`)
  const phone = rows[0]?.mobile ?? ''
  const path = '/phoneSearchReportPage'
  expect((await post(first.portalUrl, path, { phone })).status).toBe(200)
  expect((await post(second.portalUrl, path, { phone })).status).toBe(429)
  await expect.poll(() => count('sms_message where phone = $1', [phone])).toBe(1)
  const sent = await owner.query<{ text: string }>('select text from sms_message where phone = $1', [phone])
  const sms = /\d{6}/.exec(sent.rows[0]?.text ?? '')?.[0] ?? ''
  const entered = await post(second.portalUrl, path, { phone, sms })
  expect(entered.status).toBe(303)
  const [cookie = ''] = (entered.headers.getSetCookie()[0] ?? '').split(';')
  expect(await (await fetch(`${first.portalUrl}${path}`, { headers: { cookie } })).text()).toContain('<h1>您的报告</h1>')
})

test('[SEC-3][SRV-5][S10] wrong passwords are counted over both: of forty at once five are looked at, and the right one waits too', async () => {
  const tries = Array.from({ length: 40 }, (_, place) => signInRaw(bothUrls[place % 2] ?? '', 'cashier', '000000', 'wrong'))
  const answers = (await Promise.all(tries)).map((answer) =>
    'error_description' in answer ? answer.error_description : 'signed in',
  )
  expect(answers.filter((answer) => answer === '用户名或密码不正确')).toHaveLength(5)
  expect(answers.filter((answer) => answer.includes('尝试次数过多'))).toHaveLength(35)
  for (const url of bothUrls) {
    expect(await signInRaw(url, 'cashier', '000000', demoPassword)).toMatchObject({
      error_description: expect.stringContaining('尝试次数过多'),
    })
  }
})

/** Opens a socket with a ticket. @returns what it hears, or the status with which it was refused */
async function listen(url: string, person: Person, ticket: string): Promise<{ titles: string[]; close(): void } | number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/msgws/websocket?u=${person.id}&ticket=${ticket}`, { origin: url })
  const titles: string[] = []
  socket.on('message', (data) => {
    const { body } = JSON.parse(String(data)) as { body?: { title?: string } }
    if (body?.title) titles.push(body.title)
  })
  return await new Promise((resolve) => {
    socket.once('open', () => resolve({ titles, close: () => socket.terminate() }))
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.once('error', () => {})
  })
}

test('[SRV-5][SHELL-10][S15] what happens at one process is told at a socket of the other, whose ticket is spent at both', async () => {
  const admin = await signInAt(first.workspaceUrl, 'admin')
  const { ticket } = await admin.send(contract.message.socketTicket, {})
  const heard = await listen(second.workspaceUrl, admin, ticket)
  if (typeof heard === 'number') throw new Error(`refused with ${heard}`)
  try {
    expect(await listen(first.workspaceUrl, admin, ticket)).toBe(401)
    // Each once the one before was heard: a process that only looked each five seconds would take that long from each to the next.
    const heardAt: number[] = []
    for (const [place, username] of ['customer', 'tester', 'tester2', 'auditor'].entries()) {
      await withToken(first.workspaceUrl, '').send(contract.registration.forgottenPassword, {
        body: { tenantId: '000000', username, mobile: '13874903316' },
      })
      await expect.poll(() => heard.titles).toHaveLength(place + 1)
      heardAt.push(performance.now())
    }
    expect((heardAt.at(-1) ?? 0) - (heardAt[0] ?? 0)).toBeLessThan(3 * 5000)
  } finally {
    heard.close()
  }
}, 20_000)

test('[SRV-4][F4] one submission at both processes at once makes one record, and both answer alike, then and later', async () => {
  const reception = await signInAt(first.workspaceUrl, 'reception')
  const enterId = await anEnterprise(reception)
  for (let round = 0; round < 10; round += 1) {
    const idempotencyKey = crypto.randomUUID()
    const remark = crypto.randomUUID()
    const submit = (client: Pick<Person, 'send'>, changes = {}) =>
      client.send(contract.order.submit, { body: orderForm(enterId, { remark, ...changes }), idempotencyKey })
    const [one, other] = await Promise.all([submit(reception), submit(elsewhere(reception))])
    expect(other).toEqual(one)
    expect(await submit(elsewhere(reception))).toEqual(one)
    expect(await count('work_order where remark = $1', [remark])).toBe(1)
    await expect(submit(elsewhere(reception), { remark: 'other' })).rejects.toMatchObject({ code: 422 })
  }
})

test(
  '[FLOW-3][SRV-5][F44][ASVS 2.3.4] of two who decide at both processes at once one succeeds, and numbers follow without a gap',
  async () => {
    const [reception, dispatcher] = [
      await signInAt(first.workspaceUrl, 'reception'),
      await signInAt(first.workspaceUrl, 'dispatcher'),
    ]
    const other = await signInAt(second.workspaceUrl, 'issuer')
    const enterId = await anEnterprise(reception)
    const register = (client: Pick<Person, 'send'>) => client.send(contract.order.submit, { body: orderForm(enterId) })
    const move = (
      client: Pick<Person, 'send'>,
      { id, version }: { id: string; version: number },
      action: string,
      reason?: string,
    ) => client.send(contract.order.move, { body: { id, version, action, ...(reason ? { reason } : {}) } })
    for (let round = 0; round < rounds; round += 1) {
      const [saved] = await Promise.all([register(reception), register(elsewhere(reception))])
      const submitted = await move(elsewhere(reception), saved, 'submit')
      const outcomes = await Promise.allSettled([
        move(dispatcher, submitted, 'accept'),
        move(other, submitted, 'reject', '信息不全'),
      ])
      const refused = outcomes.filter((one) => one.status === 'rejected')
      expect(refused).toHaveLength(1)
      expect(refused[0]?.reason).toMatchObject({ code: 409, data: { state: expect.stringMatching(/^(300|50)$/) } })
    }
    const { rows } = await owner.query<{ number: number; counted: number }>(`
    select count(distinct order_no)::int as number, (select sum(value)::int from counter where scope like 'order:%') as counted from work_order`)
    expect(rows[0]?.number).toBe(rows[0]?.counted)
    expect((await checkHistories(at(name))).map(({ broken }) => broken)).toEqual([undefined, undefined])
  },
  30_000 + rounds * 1000,
)
