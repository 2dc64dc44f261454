import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, contract } from '@etalon/api/contract'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { loadKeys, openEtalon } from '../app.ts'
import { demoPassword } from '../demo/index.ts'
import { loadSeal, loginDigest, sha256 } from '../session/index.ts'
import { readSettings } from '../settings/index.ts'
import { signInAt, signInRaw, startTestServer, withToken } from '../testing/index.ts'

const server = await startTestServer()
const basic = `Basic ${btoa('etalon-workspace:public-client')}`
const url = (path: string) => `${server.workspaceUrl}${path}`
const { security, session, file, message } = contract
afterEach(() => server.owner.query('delete from login_attempt'))

/** What was opened: tokens, and the cookies that came with them. */
interface Opened {
  readonly access: string
  readonly refresh: string
  readonly cookies: readonly string[]
}

const askCode = async (account: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url(`${session.code.path}?tenantId=000000&username=${account}`), { headers })
  const { data } = (await answer.json()) as { data: { code: string } }
  return { code: data.code, cookies: answer.headers.getSetCookie() }
}
const valuesOf = (cookies: readonly string[]) => cookies.map((one) => one.split(';')[0]).join('; ')

/** Signs in with a code and whatever cookies. */
async function enter(account: string, code: string, cookie: string, password = demoPassword): Promise<Opened | string> {
  const query = new URLSearchParams({
    ...{ tenantId: '000000', username: account, password: loginDigest(code, password) },
    ...{ grant_type: 'password', scope: 'all', type: 'account' },
  })
  const answer = await fetch(url(`${session.signIn.path}?${query}`), {
    method: 'POST',
    headers: { Authorization: basic, Cookie: cookie, 'Accept-Language': 'en' },
  })
  const told = (await answer.json()) as { access_token?: string; refresh_token: string; error_description: string }
  if (!told.access_token) return told.error_description
  return { access: told.access_token, refresh: told.refresh_token, cookies: answer.headers.getSetCookie() }
}
async function signIn(account: string, cookie = ''): Promise<Opened> {
  const { code, cookies } = await askCode(account)
  const opened = await enter(account, code, [valuesOf(cookies), cookie].filter(Boolean).join('; '))
  if (typeof opened === 'string') throw new Error(opened)
  return opened
}
const refresh = async (token: string) => {
  const answer = await withToken(server.workspaceUrl, '').send(session.refresh, {
    query: { tenantId: '000000', refresh_token: token, grant_type: 'refresh_token', scope: 'all' },
  })
  return 'access_token' in answer ? { access: answer.access_token, refresh: answer.refresh_token } : undefined
}
const isAlive = async (access: string): Promise<boolean> =>
  (await fetch(url(session.userInfo.path), { headers: { 'Blade-Auth': `bearer ${access}` } })).status === 200

test('[S2] a code counts with its own cookie alone, and a thousand that others ask for hinder nobody', async () => {
  const own = await askCode('tester')
  expect(own.code).toMatch(/^[0-9a-f]{32}$/)
  const foreign = await askCode('tester')
  // The code of one with the cookie of another is a wrong password, and spends it.
  expect(await enter('tester', own.code, valuesOf(foreign.cookies))).toBe('User name or password is wrong')
  expect(await enter('tester', own.code, '')).toBe('The login code was used or has expired. Please sign in again')
  for (let asked = 0; asked < 1000; asked += 50) await Promise.all(Array.from({ length: 50 }, () => askCode('tester')))
  expect(await enter('tester', own.code, valuesOf(own.cookies))).toMatchObject({ access: expect.any(String) })
  const codes = await Promise.all(['nobody', 'tester', 'nobody', 'tester'].map((name) => askCode(name)))
  expect(new Set(codes.map(({ code }) => code)).size).toBe(4)
  expect(new Set(codes.map(({ cookies }) => cookies.length)).size).toBe(1)
})

test('[S3] of two people whose sealed passwords were changed round neither gets in, though they have the same one', async () => {
  const swap = () =>
    server.owner.query(`
      update account a set sealed_password = b.sealed_password from account b
      where a.tenant_id = '000000' and b.tenant_id = '000000' and (a.account, b.account) in (('tester', 'auditor'), ('auditor', 'tester'))`)
  expect((await swap()).rowCount).toBe(2)
  for (const account of ['tester', 'auditor'])
    expect(await signInRaw(server.workspaceUrl, account, '000000', demoPassword)).toHaveProperty('error_description')
  await swap()
  expect(await signInRaw(server.workspaceUrl, 'tester', '000000', demoPassword)).toHaveProperty('access_token')
})

test('[S3] a dump of the database holds no password, and the key that opens them lies in a file of its owner alone', async () => {
  const { rows: tables } = await server.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  let dump = ''
  for (const { name } of tables)
    dump += (await server.owner.query(`select string_agg(t::text, ' ') as text from ${name} t`)).rows[0].text
  expect(dump.length).toBeGreaterThan(100_000)
  const plain = Buffer.from(demoPassword)
  for (const form of ['utf8', 'hex', 'base64', 'base64url'] as const) expect(dump).not.toContain(plain.toString(form))
  const folder = mkdtempSync(join(tmpdir(), 'etalon-seal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'keys/password-seal.key')
  const [one, same] = [loadSeal(path), loadSeal(path)]
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const sealed = one.seal(demoPassword, '000000|tester')
  expect(sealed.equals(one.seal(demoPassword, '000000|tester'))).toBe(false)
  expect(same.open(sealed, '000000|tester')).toBe(demoPassword)
  expect(same.open(sealed, '000001|tester')).toBeUndefined()
  expect(loadSeal(join(folder, 'keys/other.key')).open(sealed, '000000|tester')).toBeUndefined()
})

test('[S4] tokens have 256 random bits; access lives an hour, an unused session twelve, any seven days', async () => {
  const { access, refresh: token } = await signIn('issuer')
  for (const one of [access, token]) expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  const { rows } = await server.owner.query<Record<string, number>>(
    `select extract(epoch from access_expires_at - clock_timestamp())::float8 as access,
      extract(epoch from refresh_expires_at - clock_timestamp())::float8 as refresh,
      extract(epoch from family_expires_at - clock_timestamp())::float8 as family
     from session where access_hash = $1`,
    [sha256(access)],
  )
  const hour = 3600
  expect(rows[0]).toEqual({
    access: expect.closeTo(hour, -2),
    refresh: expect.closeTo(12 * hour, -2),
    family: expect.closeTo(7 * 24 * hour, -2),
  })
})

test.each([5, 19, 21])('[S5] the token that was replaced %i seconds ago', async (seconds) => {
  const first = await signIn('approver')
  const second = await refresh(first.refresh)
  if (!second) throw new Error('renewed')
  await server.owner.query(
    `update session set replaced_at = clock_timestamp() - make_interval(secs => $2) where refresh_hash = $1`,
    [sha256(first.refresh), seconds],
  )
  const sibling = await refresh(first.refresh)
  if (seconds > 20) {
    expect(sibling).toBeUndefined()
    expect(await isAlive(second.access)).toBe(false)
    expect(await refresh(second.refresh)).toBeUndefined()
    return
  }
  if (!sibling) throw new Error('a sibling')
  const { rows } = await server.owner.query('select generation from session where refresh_hash = any($1)', [
    [second.refresh, sibling.refresh].map(sha256),
  ])
  expect(rows).toEqual([{ generation: 1 }, { generation: 1 }])
  expect([await isAlive(second.access), await isAlive(sibling.access)]).toEqual([true, true])
})

test('[S5] the token before the last but one ends the family a second later, and other sign-ins of the person live on', async () => {
  const [first, other] = [await signIn('cashier'), await signIn('cashier')]
  const second = await refresh(first.refresh)
  const third = second && (await refresh(second.refresh))
  if (!third) throw new Error('renewed twice')
  expect(await refresh(first.refresh)).toBeUndefined()
  expect(await isAlive(third.access)).toBe(false)
  expect(await isAlive(other.access)).toBe(true)
})

test('[S5] who puts a session into the browser of somebody else gains nothing: signing in takes over none', async () => {
  const attacker = await signIn('tester')
  const victim = await signIn('auditor', `x-refresh-token=${attacker.refresh}; x-access-token=${attacker.access}`)
  expect(victim.access).not.toBe(attacker.access)
  const { rows } = await server.owner.query('select account_id, family from session where access_hash = any($1)', [
    [attacker.access, victim.access].map(sha256),
  ])
  expect(new Set(rows.map(({ family }) => family)).size).toBe(2)
  expect(new Set(rows.map(({ account_id }) => account_id)).size).toBe(2)
})

test('[S8][ASVS 3.3.2][ASVS 3.3.3][ASVS 3.3.4] every cookie is for this host alone, of the same site, out of reach of scripts, and for signing in alone', async () => {
  const { cookies: given } = await askCode('tester')
  const { cookies, access } = await signIn('tester')
  const out = await fetch(url(session.signOut.path), { headers: { 'Blade-Auth': `bearer ${access}` } })
  const all = [...given, ...cookies, ...out.headers.getSetCookie()]
  expect(new Set(all.map((one) => one.split('=')[0]))).toEqual(new Set(['x-login-nonce', 'x-refresh-token', 'x-known-browser']))
  for (const cookie of all) {
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Strict/)
    expect(cookie).toMatch(/; Path=\/api\/blade-auth(;|$)/)
    expect(cookie).not.toMatch(/Domain=/i)
  }
})

test('[S10] strangers do not lock somebody out of the browser in which they signed in before, and guess no faster for it', async () => {
  const { cookies } = await signIn('dispatcher')
  const own = valuesOf(cookies.filter((one) => one.startsWith('x-known-browser=')))
  const guess = () => signInRaw(server.workspaceUrl, 'dispatcher', '000000', 'wrong')
  for (let tries = 0; tries < 5; tries += 1) await guess()
  expect(await guess()).toMatchObject({ error_description: expect.stringContaining('尝试次数过多') })
  expect(await signInRaw(server.workspaceUrl, 'dispatcher', '000000', demoPassword)).toHaveProperty('error_description')
  const inOwn = (password: string, cookie: string) =>
    askCode('dispatcher').then(({ code, cookies: nonce }) => enter('dispatcher', code, `${valuesOf(nonce)}; ${cookie}`, password))
  expect(await inOwn(demoPassword, own)).toMatchObject({ access: expect.any(String) })
  // Nor are the strangers forgiven by it.
  expect(await guess()).toMatchObject({ error_description: expect.stringContaining('尝试次数过多') })
  for (let tries = 0; tries < 5; tries += 1) expect(await inOwn('wrong', own)).toBe('User name or password is wrong')
  expect(await inOwn(demoPassword, own)).toMatch(/^Too many tries/)
  // A browser of somebody else, and one that was made up, are strangers.
  const { cookies: others } = await signIn('tester')
  const ofOthers = valuesOf(others.filter((one) => one.startsWith('x-known-browser=')))
  for (const cookie of [ofOthers, `x-known-browser=${'A'.repeat(22)}.${'A'.repeat(43)}`])
    expect(await inOwn(demoPassword, cookie)).toMatch(/^Too many tries/)
})

/** Every call that needs a session, asked as its own kind of body wants it. */
async function askAnything(call: Call, token: string): Promise<number> {
  const form = new FormData()
  form.set('file', new File(['x'], 'x.txt'))
  const body = call.takes === 'form' ? form : call.takes === 'bytes' ? new Uint8Array([1]) : '{}'
  const type = call.takes === 'form' ? undefined : call.takes === 'bytes' ? 'application/octet-stream' : 'application/json'
  const answer = await fetch(url(call.path.replace(/\{\w+\}/g, '1')), {
    method: call.method,
    headers: { 'Blade-Auth': `bearer ${token}`, ...(call.method === 'POST' && type ? { 'Content-Type': type } : {}) },
    ...(call.method === 'POST' ? { body } : {}),
  })
  await answer.arrayBuffer()
  return answer.status
}
const lockedBy = (key: string) => ({ body: { verifier: sha256(key).toString('hex') } })

test('[S11] locked, every call of the contract is refused with 423 but the three that lead out, and so it is after a renewal', async () => {
  const opened = await signIn('admin')
  const person = withToken(server.workspaceUrl, opened.access)
  await person.send(security.lock, lockedBy('away'))
  const renewed = await refresh(opened.refresh)
  if (!renewed) throw new Error('a locked session is renewed')
  const calls = Object.values(contract).flatMap((area) => Object.values(area as Record<string, Call>))
  const withSession = calls.filter(({ auth }) => auth === 'session')
  expect(withSession.length).toBeGreaterThan(200)
  const passed: string[] = []
  for (const call of withSession.filter(({ whileLocked }) => !whileLocked)) {
    const token = passed.length % 2 === 0 ? opened.access : renewed.access
    const status = await askAnything(call, token)
    if (status !== 423) passed.push(`${call.method} ${call.path}: ${status}`)
  }
  expect(passed).toEqual([])
  expect(withSession.filter(({ whileLocked }) => whileLocked)).toHaveLength(3)
})

test('[S11] what a ticket opens stays shut once the session is locked or over, and other tickets of the person do not', async () => {
  const kept = await server.signIn('tester')
  const { id } = await kept.send(file.upload, { query: {}, body: new File(['%PDF-1.7\nx'], 'x.pdf') })
  const ticketOf = async (person: typeof kept) => (await person.send(file.ticket, { body: { id, kind: 'file' } })).ticket
  const status = async (ticket: string) => (await fetch(url(`${file.download.path}?fileId=${id}&ticket=${ticket}`))).status
  const [locked, ended] = [await server.signIn('tester'), await server.signIn('tester')]
  const [ofKept, ofLocked, ofEnded] = [await ticketOf(kept), await ticketOf(locked), await ticketOf(ended)]
  const socket = (await ended.send(message.socketTicket, {})).ticket
  await locked.send(security.lock, lockedBy('away'))
  await ended.send(session.signOut, {})
  expect([await status(ofKept), await status(ofLocked), await status(ofEnded)]).toEqual([200, 403, 403])
  const headers = { origin: server.workspaceUrl }
  const opening = await fetch(url(`/msgws/websocket?u=${ended.id}&ticket=${socket}`), { headers })
  expect(opening.status).toBe(401)
})

test('[S11] a lock is known to a server that starts anew', async () => {
  const person = await server.signIn('tester2')
  await person.send(security.lock, lockedBy('away'))
  const settings = readSettings({
    ...{ ETALON_DATA: server.dataFolder, ETALON_WORKSPACE_PORT: '0', ETALON_PORTAL_PORT: '0', ETALON_LOG: 'silent' },
  })
  const anew = await openEtalon({
    ...{ settings, database: server.database, jobs: server.jobs, pages: false },
    seal: loadSeal(join(server.dataFolder, 'keys/password-seal.key')),
    keys: await loadKeys(settings, server.database),
  })
  onTestFinished(() => anew.close())
  const there = withToken(anew.workspaceUrl, person.token)
  await expect(there.send(session.userInfo, {})).rejects.toMatchObject({ code: 423 })
  expect(await there.send(security.unlock, { body: { key: 'away' } })).toMatchObject({ unlocked: true })
  expect(await person.send(session.userInfo, {})).toMatchObject({ account: 'tester2' })
})

test('[ASVS 7.4.1] ended everywhere, no token of the person lives but the one that asked, nor is any renewed', async () => {
  const opened = await Promise.all(Array.from({ length: 4 }, () => signIn('issuer')))
  const here = await signInAt(server.workspaceUrl, 'issuer')
  expect(await here.send(security.endSessions, { body: {} })).toBeGreaterThanOrEqual(4)
  for (const one of opened) expect([await isAlive(one.access), await refresh(one.refresh)]).toEqual([false, undefined])
  expect(await isAlive(here.token)).toBe(true)
})
