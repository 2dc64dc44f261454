import { randomUUID } from 'node:crypto'
import { createClient } from '@etalon/api/client'
import { contract, encodeSearch, type QueryOf } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { signatureOf } from '../../open-apps/index.ts'
import { startTestServer } from '../../testing/index.ts'
import { officeAt } from '../../testing/office.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const tester = await server.signIn('tester')
const stranger = await server.signIn('admin', '000001')
const { send } = createClient({ baseUrl: server.workspaceUrl })
const { open, report } = contract

const everything = encodeSearch({ current: 1, size: 50, filter: {} })
const idOf = async (account: string) =>
  (await server.owner.query(`select id::text from account where account = $1 and tenant_id = '000000'`, [account])).rows[0].id
const admit = async (appId: string, account: string) =>
  await admin.send(open.admitApp, { body: { appId, name: '企业平台', accountId: await idOf(account) } })

const now = (away = 0) => String(Date.now() + away)
const askToken = (appId: string, secret: string, timestamp = now(), signed = [appId, timestamp]) =>
  send(open.apiToken, { query: { appId }, headers: { timestamp, sign: signatureOf(secret, signed) } })
const newNonce = (): string => randomUUID()
const askReports = (token: string, secret: string, nonce = newNonce(), timestamp = now(), more: Record<string, string> = {}) =>
  send(open.pageReport, {
    query: {},
    body: everything,
    headers: { token, nonce, timestamp, sign: signatureOf(secret, [token, nonce, timestamp]), ...more },
  })

test('[API-1][SEC-3] a system with a secret gets a token, and sees the reports that the account sees that it acts for', async () => {
  const office = await officeAt(server)
  const { items } = await office.acceptedOrder()
  for (const item of items) await office.tested(item)
  const { secret } = await admit('platform', 'tester')
  const { token, expiresIn } = await askToken('platform', secret)
  expect(expiresIn).toBe(7200)
  const seen = await askReports(token, secret)
  expect(seen.total).toBeGreaterThan(0)
  expect(seen).toEqual(await tester.send(report.page, { body: everything }))
  const paged = await send(open.pageReport, {
    query: { size: 1, current: 2, createUser: '贺文舟' },
    body: everything,
    headers: (() => {
      const [nonce, timestamp] = [newNonce(), now()]
      return { token, nonce, timestamp, sign: signatureOf(secret, [token, nonce, timestamp]) }
    })(),
  })
  expect(paged).toMatchObject({ size: 1, current: 2, records: [{ id: seen.records[1]?.id }] })
})

test('[PERM-1] one that acts for a customer sees that customer’s reports alone', async () => {
  const { secret } = await admit('customer-platform', 'customer')
  const { token } = await askToken('customer-platform', secret)
  const customer = await server.signIn('customer')
  // Every report so far is the customer's; one more is of somebody else.
  const office = await officeAt(server)
  const { items } = await office.acceptedOrder()
  for (const item of items) await office.tested(item)
  const { rows } = await server.owner.query(
    `update work_order set enterprise_id = (select min(id) from enterprise e where e.tenant_id = '000000' and e.id <> enterprise_id)
     where id = (select max(id) from work_order where tenant_id = '000000') returning id`,
  )
  expect(rows).toHaveLength(1)
  const seen = await askReports(token, secret)
  expect(seen).toEqual(await customer.send(report.page, { body: everything }))
  expect(seen.total).toBeGreaterThan(0)
  expect((await tester.send(report.page, { body: everything })).total).toBeGreaterThan(seen.total)
})

test('[SEC-3] a signature counts once, for its own moment and by its own secret', async () => {
  const { secret } = await admit('strict', 'tester')
  const wrong = (work: Promise<unknown>, reason: string) => expect(work).rejects.toMatchObject({ code: 401, reason })
  const timestamp = now()
  const { token } = await askToken('strict', secret, timestamp)
  await wrong(askToken('strict', secret, timestamp), 'open.nonce')
  await wrong(askToken('strict', secret, now(-301_000)), 'open.clock')
  await wrong(askToken('strict', secret, now(301_000)), 'open.clock')
  await wrong(askToken('strict', secret, 'yesterday'), 'open.clock')
  // Five wrong ones would have to wait.
  await server.owner.query('delete from login_attempt')
  await wrong(askToken('strict', 'another secret', now(1)), 'open.signature')
  await wrong(askToken('strict', secret, now(2), ['strict']), 'open.signature')
  await wrong(askToken('nobody', secret), 'open.signature')
  // @ts-expect-error: a header of the contract that nobody sends
  await wrong(send(open.apiToken, { query: { appId: 'strict' }, headers: { timestamp: now(3) } }), 'open.header')

  expect(await askReports(token, secret, 'once')).toMatchObject({ current: 1 })
  await wrong(askReports(token, secret, 'once'), 'open.nonce')
  await wrong(askReports(token, secret, newNonce(), now(), { nonce: 'changed' }), 'open.signature')
  await wrong(askReports(token, 'another secret'), 'open.signature')
  await wrong(askReports('x'.repeat(40), secret), 'open.token')
  // @ts-expect-error: no header at all
  await wrong(send(open.pageReport, { query: {}, body: everything }), 'open.header')
  await server.owner.query(`update open_token set expires_at = clock_timestamp()`)
  await wrong(askReports(token, secret), 'open.token')
})

test('[SEC-3] nobody without a signature that counts learns of fields; whoever signed is told which are missing and which are wrong', async () => {
  const { secret } = await admit('incomplete', 'tester')
  const { token } = await askToken('incomplete', secret)
  const ask = async (body: unknown, signedWith: string | undefined, named = token, query = '') => {
    const [nonce, timestamp] = [newNonce(), now()]
    const signature = signedWith === undefined ? {} : { sign: signatureOf(signedWith, [named, nonce, timestamp]) }
    const answer = await fetch(`${server.workspaceUrl}/api/report/pageReport${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'zh', token: named, nonce, timestamp, ...signature },
      body: JSON.stringify(body),
    })
    return { status: answer.status, text: await answer.text() }
  }
  const incomplete = { current: 1, size: 10 }
  for (const [answer, told] of [
    [await ask(incomplete, 'another secret'), '签名不正确'],
    [await ask(incomplete, undefined), '缺少请求头 sign'],
    [await ask(incomplete, secret, 'x'.repeat(40)), '系统令牌无效或已过期'],
    [await ask(everything, 'another secret', token, '?size=none'), '签名不正确'],
  ] as const) {
    expect(answer.status).toBe(401)
    expect(answer.text).toContain(told)
    expect(answer.text).not.toMatch(/searchType|size/)
  }
  const signed = async (body: unknown) => {
    const { status, text } = await ask(body, secret)
    return { status, fields: JSON.parse(text).data?.fields ?? JSON.parse(text).fields }
  }
  expect(await signed(incomplete)).toEqual({ status: 400, fields: [{ path: 'searchType', message: '必填' }] })
  expect(await signed({ ...incomplete, searchType: 'N', searchParam: '{}' })).toEqual({
    status: 400,
    fields: [{ path: 'searchParam', message: '格式不正确' }],
  })
  expect(await signed({ ...incomplete, searchType: 'Q' })).toEqual({
    status: 400,
    fields: [{ path: 'searchType', message: '格式不正确' }],
  })
})

test('[SEC-3] of the same signature at once, one counts; wrong ones have to wait after five', async () => {
  const { secret } = await admit('hurried', 'tester')
  const timestamp = now()
  const all = await Promise.allSettled(Array.from({ length: 4 }, () => askToken('hurried', secret, timestamp)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { secret: other } = await admit('guessed', 'tester')
  for (let tries = 1; tries <= 5; tries += 1)
    await expect(askToken('guessed', 'wrong', now(tries))).rejects.toMatchObject({ code: 401 })
  await expect(askToken('guessed', other, now(9))).rejects.toMatchObject({ code: 429, reason: 'too-many-tries' })
})

test('[PERM-1] only an administrator lets systems in, for people of the own institute, and ends them with their tokens', async () => {
  const body = { appId: 'ended', name: '旧系统', accountId: await idOf('tester') }
  await expect(tester.send(open.admitApp, { body })).rejects.toMatchObject({ code: 403 })
  await expect(tester.send(open.apps, { query: {} })).rejects.toMatchObject({ code: 403 })
  await expect(stranger.send(open.admitApp, { body })).rejects.toMatchObject({ code: 409, reason: 'open.no-account' })
  const { id, secret } = await admin.send(open.admitApp, { body })
  await expect(admin.send(open.admitApp, { body })).rejects.toMatchObject({ code: 409, reason: 'open.taken' })
  const listed = (await admin.send(open.apps, { query: { size: 100 } })).records.find(({ appId }) => appId === 'ended')
  expect(listed).toMatchObject({ id, name: '旧系统', accountId: body.accountId })
  expect(JSON.stringify(listed)).not.toContain(secret)
  const { rows } = await server.owner.query(`select encode(sealed_secret, 'escape') as sealed from open_app where id = $1`, [id])
  expect(rows[0].sealed).not.toContain(secret)
  expect((await stranger.send(open.apps, { query: {} })).total).toBe(0)
  await expect(stranger.send(open.removeApps, { query: { ids: id } })).rejects.toMatchObject({ code: 404 })
  const { token } = await askToken('ended', secret)
  expect(await admin.send(open.removeApps, { query: { ids: id } })).toBe(true)
  await expect(askReports(token, secret)).rejects.toMatchObject({ code: 401 })
  await expect(askToken('ended', secret, now(5))).rejects.toMatchObject({ code: 401 })
})

test('[SEC-3] whoever was let in is out when the account is closed that it acts for', async () => {
  const { secret } = await admit('closed', 'cashier')
  const { token } = await askToken('closed', secret)
  await server.owner.query(`update account set enabled = false where account = 'cashier' and tenant_id = '000000'`)
  await expect(askReports(token, secret)).rejects.toMatchObject({ code: 401 })
  await expect(askToken('closed', secret, now(5))).rejects.toMatchObject({ code: 401 })
})

test('[SES-11] a person goes on in another system by an address that is signed for them', async () => {
  const { secret } = await admit('lims', 'tester')
  await expect(tester.send(open.ssoUrl, { query: { code: 'lims' } })).rejects.toMatchObject({
    code: 409,
    reason: 'sso.not-set-up',
  })
  const set = (paramValue: string) =>
    admin.send(contract.parameter.submit, { body: { paramName: 'LIMS 地址', paramKey: 'sso.lims.url', paramValue } })
  const { id } = await set('javascript:alert(1)')
  await expect(tester.send(open.ssoUrl, { query: { code: 'lims' } })).rejects.toMatchObject({ reason: 'sso.not-set-up' })
  await admin.send(contract.parameter.remove, { query: { ids: id } })
  await set('https://lims.example.com/entry?from=etalon')
  const url = new URL(await tester.send(open.ssoUrl, { query: { code: 'lims' } }))
  expect(url.origin + url.pathname).toBe('https://lims.example.com/entry')
  const { from, signature, ...told } = Object.fromEntries(url.searchParams)
  expect(from).toBe('etalon')
  expect(told).toEqual({
    tenantId: '000000',
    username: 'tester',
    timestamp: expect.stringMatching(/^\d{13}$/),
    nonce: expect.any(String),
  })
  expect(signature).toBe(signatureOf(secret, [told.tenantId ?? '', told.username ?? '', told.timestamp ?? '', told.nonce ?? '']))
  expect(await tester.send(open.ssoUrl, { query: { code: 'lims' } })).not.toBe(url.href)
  await expect(stranger.send(open.ssoUrl, { query: { code: 'lims' } })).rejects.toMatchObject({ reason: 'sso.not-set-up' })
})

test('[SES-11][SEC-3] who comes from another system is signed in where that system signed for them, now and once', async () => {
  const { secret } = await admit('portal-of-city', 'tester')
  const comes = (changes: Record<string, string> = {}, username = 'auditor') => {
    const timestamp = changes.timestamp ?? now()
    const signature = `${timestamp}.${signatureOf(changes.secret ?? secret, ['000000', username, timestamp])}`
    const { secret: _secret, timestamp: _timestamp, ...rest } = changes
    return send(contract.session.signInFromElsewhere, {
      query: {
        ...{ tenantId: '000000', username, password: 'Etalon-demo-1', grant_type: 'password', scope: 'all', type: 'account' },
        ...{ accessKeyId: 'portal-of-city', signature, ...rest },
      } as QueryOf<typeof contract.session.signInFromElsewhere>,
      headers: { 'Tenant-Id': '000000' },
    })
  }
  const wrong = { error_code: 400, error_description: expect.stringMatching(/^来源系统的签名无效.*重新打开/) }
  expect(await comes()).toEqual({ error_code: 400, error_description: '本机构没有启用单点登录' })
  await admin.send(contract.parameter.submit, { body: { paramName: '单点登录', paramKey: 'system.sso', paramValue: '1' } })
  const timestamp = now(-1000)
  expect(await comes({ timestamp })).toMatchObject({ account: 'auditor', tenant_id: '000000' })
  expect(await comes({ timestamp })).toEqual(wrong)
  expect(await comes({ timestamp: now(-301_000) })).toEqual(wrong)
  expect(await comes({ secret: 'another' })).toEqual(wrong)
  expect(await comes({ accessKeyId: 'nobody' })).toEqual(wrong)
  expect(await comes({ signature: 'nothing' })).toEqual(wrong)
  const forgotten = await comes({ password: 'wrong' }, 'approver')
  expect(forgotten).toMatchObject({ error_code: 400, error_description: '用户名或密码不正确' })
  const unknown = await comes({}, 'nobody')
  expect(unknown).toEqual(forgotten)
  expect(await comes({}, 'approver')).toMatchObject({ account: 'approver' })
  for (let tries = 0; tries < 5; tries += 1) expect(await comes({ secret: 'another' }, 'issuer')).toEqual(wrong)
  expect(await comes({}, 'issuer')).toMatchObject({ error_description: expect.stringContaining('尝试次数过多') })
})
