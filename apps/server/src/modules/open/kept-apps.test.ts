import { randomUUID } from 'node:crypto'
import { createClient } from '@etalon/api/client'
import { type BodyOf, contract, encodeSearch } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { signatureOf } from '../../open-apps/index.ts'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const tester = await server.signIn('tester')
const stranger = await server.signIn('admin', '000001')
const { send } = createClient({ baseUrl: server.workspaceUrl })
const { open, parameter, audit } = contract

const idOf = async (account: string): Promise<string> =>
  (await server.owner.query(`select id::text from account where account = $1 and tenant_id = '000000'`, [account])).rows[0].id
const testerId = await idOf('tester')
const admit = (appId: string, ssoUrl?: string) =>
  admin.send(open.admitApp, {
    body: { appId, name: '企业平台', accountId: testerId, ...(ssoUrl === undefined ? {} : { ssoUrl }) },
  })
const appOf = async (appId: string) => {
  const found = (await admin.send(open.apps, { query: { size: 1000 } })).records.find((one) => one.appId === appId)
  if (!found) throw new Error(`there is no ${appId}`)
  return found
}
/** The form of a system as it is, with changes. */
const formOf = async (appId: string, changes: Partial<BodyOf<typeof open.changeApp>> = {}) => {
  const { id, version, name, accountId, ssoUrl } = await appOf(appId)
  return { id, version, name, accountId, ssoUrl, ...changes }
}
const addressOf = async (appId: string) =>
  (await admin.send(parameter.list, { query: { size: 1000 } })).records.find(({ paramKey }) => paramKey === `sso.${appId}.url`)
const historyOf = async (recordId: string) => {
  const { records } = await admin.send(audit.page, {
    body: encodeSearch({ current: 1, size: 100, filter: { recordKind: 'open_app', recordId } }),
  })
  return records.toReversed()
}

const askToken = (appId: string, secret: string, away = 0) => {
  const timestamp = String(Date.now() + away)
  return send(open.apiToken, { query: { appId }, headers: { timestamp, sign: signatureOf(secret, [appId, timestamp]) } })
}
const askReports = (token: string, secret: string) => {
  const [nonce, timestamp] = [randomUUID(), String(Date.now())]
  return send(open.pageReport, {
    query: {},
    body: encodeSearch({ current: 1, size: 1, filter: {} }),
    headers: { token, nonce, timestamp, sign: signatureOf(secret, [token, nonce, timestamp]) },
  })
}

test('[API-1][SYS-2] a system is found by its name for programs and by its name, with whom it acts for and when it last asked', async () => {
  const { id, secret } = await admit('found-here', 'https://found.example.com/entry')
  const shown = await appOf('found-here')
  expect(shown).toMatchObject({
    ...{ id, version: 0, name: '企业平台', accountId: testerId, account: 'tester', accountEnabled: true },
    ...{ ssoUrl: 'https://found.example.com/entry', lastUsedTime: null },
  })
  const found = async (query: { appId?: string; name?: string }) =>
    (await admin.send(open.apps, { query: { ...query, size: 1000 } })).records.map(({ appId }) => appId)
  expect(await found({ appId: 'FOUND' })).toEqual(['found-here'])
  expect(await found({ name: '企业' })).toContain('found-here')
  expect(await found({ name: '%' })).toEqual([])
  expect(await found({ appId: 'found', name: '别的' })).toEqual([])

  const before = Date.now() - 1000
  const { token } = await askToken('found-here', secret)
  const first = (await appOf('found-here')).lastUsedTime ?? ''
  expect(Date.parse(first)).toBeGreaterThan(before)
  // Once a minute it is written down, and again after that.
  await askReports(token, secret)
  expect((await appOf('found-here')).lastUsedTime).toBe(first)
  await server.owner.query(`update open_app set last_used_at = last_used_at - interval '61 seconds' where id = $1`, [id])
  await askReports(token, secret)
  expect(Date.parse((await appOf('found-here')).lastUsedTime ?? '')).toBeGreaterThanOrEqual(Date.parse(first))
  // What is signed wrongly is nothing that the system asked.
  await server.owner.query(`update open_app set last_used_at = null where id = $1`, [id])
  await expect(askToken('found-here', 'another secret', 1)).rejects.toMatchObject({ code: 401 })
  expect((await appOf('found-here')).lastUsedTime).toBeNull()
})

test('[API-1][FLOW-3] name, account and address are changed by the version that was seen; the name for programs stays, and tokens go on', async () => {
  const { id, secret } = await admit('changed')
  const { token } = await askToken('changed', secret)
  const auditorId = await idOf('auditor')
  const seen = await formOf('changed')
  const body = { ...seen, name: '新名称', accountId: auditorId, ssoUrl: 'https://changed.example.com' }
  expect(await admin.send(open.changeApp, { body })).toMatchObject({
    ...{ id, version: 1, appId: 'changed', name: '新名称', account: 'auditor', ssoUrl: 'https://changed.example.com' },
  })
  await expect(admin.send(open.changeApp, { body })).rejects.toMatchObject({ code: 409, reason: 'edited-meanwhile' })
  expect(await askReports(token, secret)).toMatchObject({ current: 1 })
  expect(await addressOf('changed')).toMatchObject({ paramValue: 'https://changed.example.com' })
  expect(await tester.send(open.ssoUrl, { query: { code: 'changed' } })).toMatch(/^https:\/\/changed\.example\.com\/\?/)
  await admin.send(open.changeApp, { body: await formOf('changed', { ssoUrl: '' }) })
  expect(await addressOf('changed')).toBeUndefined()
  expect((await historyOf(id)).map(({ action, byName, recordName }) => [action, byName, recordName])).toEqual([
    ['register', '管理员', 'changed'],
    ['edit', '管理员', 'changed'],
    ['edit', '管理员', 'changed'],
  ])
})

test('[API-1] a system goes on for its account when that is closed, and is given no closed one', async () => {
  await admit('closed-meanwhile')
  const cashierId = await idOf('cashier')
  await admin.send(open.changeApp, { body: await formOf('closed-meanwhile', { accountId: cashierId }) })
  await server.owner.query(`update account set enabled = false where id = $1`, [cashierId])
  expect(await appOf('closed-meanwhile')).toMatchObject({ account: 'cashier', accountEnabled: false })
  expect(await admin.send(open.changeApp, { body: await formOf('closed-meanwhile', { name: '还在' }) })).toMatchObject({
    ...{ name: '还在', account: 'cashier' },
  })
  const refused = { code: 409, reason: 'open.no-account' }
  const body = { appId: 'for-nobody', name: '没人', accountId: cashierId }
  await expect(admin.send(open.admitApp, { body })).rejects.toMatchObject(refused)
  await admin.send(open.changeApp, { body: await formOf('closed-meanwhile', { accountId: testerId }) })
  await expect(
    admin.send(open.changeApp, { body: await formOf('closed-meanwhile', { accountId: cashierId }) }),
  ).rejects.toMatchObject(refused)
})

test('[SEC-3] a renewed secret is told once; the old one is refused at once, and its tokens end', async () => {
  const { id, secret } = await admit('renewed')
  const { token } = await askToken('renewed', secret)
  expect(await askReports(token, secret)).toMatchObject({ current: 1 })
  const told = await admin.send(open.renewSecret, { body: { id, version: 0 } })
  expect(told.id).toBe(id)
  expect(told.secret).not.toBe(secret)
  await expect(askReports(token, secret)).rejects.toMatchObject({ code: 401, reason: 'open.token' })
  await expect(askReports(token, told.secret)).rejects.toMatchObject({ code: 401, reason: 'open.token' })
  await expect(askToken('renewed', secret, 1)).rejects.toMatchObject({ code: 401, reason: 'open.signature' })
  const { token: anew } = await askToken('renewed', told.secret, 2)
  expect(await askReports(anew, told.secret)).toMatchObject({ current: 1 })
  // Of two who renew it at once, one is told a secret that counts.
  await expect(admin.send(open.renewSecret, { body: { id, version: 0 } })).rejects.toMatchObject({
    ...{ code: 409, reason: 'edited-meanwhile' },
  })
  const [before, after] = await historyOf(id)
  expect([before?.action, after?.action]).toEqual(['register', 'renew'])
  const { rows } = await server.owner.query(
    `select encode(sealed_secret, 'escape') as sealed, (select string_agg(h::text, '') from history h where record_kind = 'open_app') as told,
       (select coalesce(string_agg(l::text, ''), '') from api_log l) as logged, (select coalesce(string_agg(i::text, ''), '') from idempotency i) as kept
     from open_app where id = $1`,
    [id],
  )
  for (const one of [secret, told.secret]) expect(JSON.stringify(rows)).not.toContain(one)
})

test('[SEC-3] no token that the old secret got counts after it was renewed, however close they came', async () => {
  const { id, secret } = await admit('raced')
  for (let version = 0, current = secret; version < 5; version += 1) {
    // Tries before are forgotten: wrong ones would have to wait.
    await server.owner.query('delete from login_attempt')
    const asking = Array.from({ length: 4 }, (_, place) => askToken('raced', current, 10 * version + place))
    const renewing = admin.send(open.renewSecret, { body: { id, version } })
    const got = await Promise.allSettled(asking)
    const old = current
    current = (await renewing).secret
    for (const one of got) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 401 })
      else await expect(askReports(one.value.token, old)).rejects.toMatchObject({ code: 401, reason: 'open.token' })
    }
  }
})

test('[PERM-1][PERM-2] nobody but the administrator of the institute changes, renews or sees its systems', async () => {
  const { id } = await admit('ours', 'https://ours.example.com')
  const body = await formOf('ours', { name: '别人的' })
  for (const somebody of [tester, await server.signIn('customer')]) {
    await expect(somebody.send(open.changeApp, { body })).rejects.toMatchObject({ code: 403 })
    await expect(somebody.send(open.renewSecret, { body: { id, version: 0 } })).rejects.toMatchObject({ code: 403 })
    await expect(somebody.send(open.removeApps, { query: { ids: id } })).rejects.toMatchObject({ code: 403 })
  }
  await expect(stranger.send(open.changeApp, { body })).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(open.renewSecret, { body: { id, version: 0 } })).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(open.removeApps, { query: { ids: id } })).rejects.toMatchObject({ code: 404 })
  expect(await appOf('ours')).toMatchObject({ version: 0, name: '企业平台', ssoUrl: 'https://ours.example.com' })
})

test('[API-1] what cannot be is refused by its field: names for programs, addresses that are none of the web, a name that is taken', async () => {
  const body = { appId: 'refused', name: '企业平台', accountId: testerId }
  const refused = (path: string) => ({ code: 400, reason: 'fields', fields: [expect.objectContaining({ path })] })
  for (const appId of ['ab', 'with blank', '系统', 'x'.repeat(57)])
    await expect(admin.send(open.admitApp, { body: { ...body, appId } })).rejects.toMatchObject(refused('appId'))
  for (const ssoUrl of ['javascript:alert(1)', 'ftp://example.com', 'example.com', 'https://', `https://${'x'.repeat(2000)}`])
    await expect(admin.send(open.admitApp, { body: { ...body, ssoUrl } })).rejects.toMatchObject(refused('ssoUrl'))
  await admit('refused')
  await expect(admin.send(open.admitApp, { body })).rejects.toMatchObject({ code: 409, reason: 'open.taken' })
  const changed = await formOf('refused', { ssoUrl: 'data:text/html,x' })
  await expect(admin.send(open.changeApp, { body: changed })).rejects.toMatchObject(refused('ssoUrl'))
  // A name of before may be longer than the key of a parameter takes.
  const longer = 'y'.repeat(64)
  await server.owner.query(`update open_app set app_id = $1 where app_id = 'refused'`, [longer])
  await expect(
    admin.send(open.changeApp, { body: await formOf(longer, { ssoUrl: 'https://example.com' }) }),
  ).rejects.toMatchObject(refused('ssoUrl'))
  expect(await admin.send(open.changeApp, { body: await formOf(longer, { name: '仍可改名' }) })).toMatchObject({ version: 1 })
})

test('[API-1] an address that a parameter says already stays where nothing is said of it, is changed by the form, and goes with the system', async () => {
  await admin.send(parameter.submit, {
    body: { paramName: '手工设置', paramKey: 'sso.by-hand.url', paramValue: 'https://hand.example.com', remark: '运维' },
  })
  const { id } = await admit('by-hand')
  expect((await appOf('by-hand')).ssoUrl).toBe('https://hand.example.com')
  await admin.send(open.changeApp, { body: await formOf('by-hand', { ssoUrl: 'https://form.example.com' }) })
  expect(await addressOf('by-hand')).toMatchObject({
    ...{ paramName: '手工设置', paramValue: 'https://form.example.com', remark: '运维' },
  })
  const { id: other } = await admit('by-hand-too', 'https://too.example.com')
  await expect(admin.send(open.removeApps, { query: { ids: `${id},${other},1` } })).rejects.toMatchObject({ code: 404 })
  expect(await addressOf('by-hand')).toBeDefined()
  expect(await admin.send(open.removeApps, { query: { ids: `${id},${other}` } })).toBe(true)
  expect([await addressOf('by-hand'), await addressOf('by-hand-too')]).toEqual([undefined, undefined])
  expect((await historyOf(other)).map(({ action }) => action)).toEqual(['register', 'remove'])
})
