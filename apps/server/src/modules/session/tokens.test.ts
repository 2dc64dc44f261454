import { createHash } from 'node:crypto'
import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { demoPassword } from '../../demo/index.ts'
import { signInRaw, startTestServer, withToken } from '../../testing/index.ts'

const server = await startTestServer()
const basic = `Basic ${btoa('etalon-workspace:public-client')}`
const url = (path: string) => `${server.workspaceUrl}${path}`
const { session } = contract

async function signIn(account: string) {
  const answer = await signInRaw(server.workspaceUrl, account, '000000', demoPassword)
  if (!('access_token' in answer)) throw new Error(answer.error_description)
  return answer
}
const infoWith = (token: string) => withToken(server.workspaceUrl, token).send(session.userInfo, {})
const refresh = (refresh_token: string) =>
  withToken(server.workspaceUrl, '').send(session.refresh, {
    query: { tenantId: '000000', refresh_token, grant_type: 'refresh_token', scope: 'all' },
  })
/** What is answered instead of tokens, with what ended the session. */
const overBy = (ended_by: string) => ({ error_code: 400, error_description: '登录已失效，请重新登录', ended_by })
const change = (what: string, accountId: string) =>
  server.owner.query(`update session set ${what} where account_id = $1 and replaced_at is null`, [accountId])

/** A code for signing in, and the cookies that belong to it. */
async function askCode(username: string) {
  const answer = await fetch(url(`${session.code.path}?tenantId=000000&username=${username}`))
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  const { data } = (await answer.json()) as { data: { code: string } }
  return { code: data.code, cookie: cookie.join('; ') }
}
/** Signs in with a digest that is made here: the helpers make theirs with a part of the server. */
async function signInWith(username: string, { code, cookie }: { code: string; cookie: string }, client = basic) {
  const digest = createHash('md5').update(`${code}${demoPassword}`).digest('hex')
  const query = { tenantId: '000000', username, password: digest, grant_type: 'password', scope: 'all', type: 'account' }
  return await fetch(url(`${session.signIn.path}?${new URLSearchParams(query)}`), {
    method: 'POST',
    headers: { Authorization: client, Cookie: cookie, 'Accept-Language': 'en' },
  })
}

test('[SES-1][S1] md5 of the code followed by the password signs in, in lower-case hex', async () => {
  const answer = await signInWith('reception', await askCode('reception'))
  expect(await answer.json()).toMatchObject({ account: 'reception', token_type: 'bearer' })
})

test('[SES-1][S2] a code is good for two minutes', async () => {
  const given = await askCode('issuer')
  const { rows } = await server.owner.query(
    `select extract(epoch from expires_at - clock_timestamp())::float8 as seconds from login_code order by id desc limit 1`,
  )
  expect(rows[0].seconds).toBeGreaterThan(60)
  expect(rows[0].seconds).toBeLessThanOrEqual(120)
  await server.owner.query('update login_code set expires_at = clock_timestamp()')
  expect(await (await signInWith('issuer', given)).json()).toEqual({
    error_code: 400,
    error_description: 'The login code was used or has expired. Please sign in again',
  })
})

test('[SES-1] a client that nobody knows is given no tokens, whatever it knows besides', async () => {
  const { refresh_token } = await signIn('reception')
  const given = await askCode('reception')
  const renewing = { tenantId: '000000', refresh_token, grant_type: 'refresh_token', scope: 'all' }
  for (const client of [`Basic ${btoa('etalon-workspace:guessed')}`, 'Basic ', 'Bearer x']) {
    const headers = { Authorization: client }
    const asked = [
      await signInWith('reception', given, client),
      await fetch(url(`${session.refresh.path}?${new URLSearchParams(renewing)}`), { method: 'POST', headers }),
    ]
    for (const answer of asked) {
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ data: { reason: 'wrong-client' } })
    }
  }
  // The right one finds the code unspent.
  expect((await signInWith('reception', given)).status).toBe(200)
})

test('[SES-4][S4] an access token is good until its time, and the session is renewed behind it', async () => {
  const { access_token, refresh_token, user_id } = await signIn('tester')
  expect(await infoWith(access_token)).toMatchObject({ account: 'tester' })
  await change('access_expires_at = clock_timestamp()', user_id)
  await expect(infoWith(access_token)).rejects.toMatchObject({ code: 401, reason: 'signed-out' })
  const renewed = await refresh(refresh_token)
  if (!('access_token' in renewed)) throw new Error('not renewed')
  expect(await infoWith(renewed.access_token)).toMatchObject({ account: 'tester' })
})

test.each([
  ['was not used for too long', 'refresh_expires_at = clock_timestamp()'],
  ['is as old as any may be', 'family_expires_at = clock_timestamp()'],
])('[SES-4][S4] a session that %s is not renewed, and told to have expired', async (_, what) => {
  const { refresh_token, user_id } = await signIn('tester')
  await change(what, user_id)
  expect(await refresh(refresh_token)).toEqual(overBy('expired'))
})

test('[SES-4][S4] a session that is renewed again and again ends a week after signing in', async () => {
  const { refresh_token, user_id } = await signIn('dispatcher')
  await refresh(refresh_token)
  const { rows } = await server.owner.query(
    `select count(distinct family_expires_at)::int as ends, max(extract(epoch from family_expires_at - clock_timestamp()))::float8 as seconds
     from session where account_id = $1`,
    [user_id],
  )
  expect(rows).toEqual([{ ends: 1, seconds: expect.closeTo(7 * 24 * 3600, -2) }])
})

test('[SES-9] an account that is closed in the database is out, and its session is not renewed', async () => {
  const { access_token, refresh_token, user_id } = await signIn('cashier')
  await server.owner.query('update account set enabled = false where id = $1', [user_id])
  await expect(infoWith(access_token)).rejects.toMatchObject({ code: 401 })
  expect(await refresh(refresh_token)).toEqual(overBy('administrator'))
})

test('[SES-4][S5] a token older than the last but one was copied: at once, too, the whole family ends', async () => {
  const first = await signIn('auditor')
  const second = await refresh(first.refresh_token)
  if (!('refresh_token' in second)) throw new Error('not renewed')
  const third = await refresh(second.refresh_token)
  if (!('refresh_token' in third)) throw new Error('not renewed')
  expect(await infoWith(third.access_token)).toMatchObject({ account: 'auditor' })
  expect(await refresh(first.refresh_token)).toEqual(overBy('replayed'))
  await expect(infoWith(third.access_token)).rejects.toMatchObject({ code: 401 })
  expect(await refresh(third.refresh_token)).toEqual(overBy('replayed'))
})

test('[SEC-1][S4] of tokens, of the cookie of a code and of tickets the database keeps hashes alone', async () => {
  const { access_token, refresh_token } = await signIn('approver')
  const { cookie } = await askCode('approver')
  const { ticket } = await withToken(server.workspaceUrl, access_token).send(contract.message.socketTicket, {})
  const secrets = [access_token, refresh_token, cookie.split('=')[1] ?? '', ticket]
  expect(secrets.filter((one) => one.length >= 40)).toHaveLength(4)
  const { rows: tables } = await server.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  let all = ''
  for (const { name } of tables)
    all += (await server.owner.query(`select string_agg(t::text, ' ') as text from ${name} t`)).rows[0].text
  for (const secret of secrets) {
    expect(all).toContain(createHash('sha256').update(secret).digest('hex'))
    expect(all).not.toContain(secret)
    expect(all).not.toContain(Buffer.from(secret).toString('hex'))
  }
})
