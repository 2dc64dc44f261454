import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { demoPassword } from '../../demo/index.ts'
import { signInRaw, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const basic = `Basic ${btoa('etalon-workspace:public-client')}`
const url = (path: string) => `${server.workspaceUrl}${path}`

test('[SES-1] the code and md5(code + password) open a session that calls can use', async () => {
  const person = await server.signIn('reception')
  const info = await person.send(contract.session.userInfo, {})
  expect(info).toMatchObject({ account: 'reception', name: '周岚', roles: ['reception'], tenantId: '000000' })
})

test('[BIZ-16][I18N-1] everybody is told who they are in both languages, and how they are reached; what nobody gave is empty', async () => {
  const person = await server.signIn('reception')
  const who = { nameEn: 'Zhou Lan', deptName: '业务受理厅', deptNameEn: 'Reception' }
  const before = await person.send(contract.session.userInfo, {})
  expect(before).toMatchObject({ ...who, phone: '', email: '' })
  await person.send(contract.account.updateInfo, {
    body: { phone: '13874903318', password: demoPassword, email: 'zhou@example.com' },
  })
  expect(await person.send(contract.session.userInfo, {})).toEqual({ ...before, phone: '13874903318', email: 'zhou@example.com' })
  const customer = await (await server.signIn('customer')).send(contract.session.userInfo, {})
  expect(customer).toMatchObject({ deptName: '', deptNameEn: '' })
})

test('[SES-2][ASVS 6.3.8] a wrong password and an unknown name answer alike, with error_description and no token', async () => {
  const wrong = await signInRaw(server.workspaceUrl, 'cashier', '000000', 'wrong')
  const unknown = await signInRaw(server.workspaceUrl, 'nobody', '000000', 'wrong')
  const elsewhere = await signInRaw(server.workspaceUrl, 'cashier', '999999', 'wrong')
  expect(wrong).toEqual({ error_code: 400, error_description: '用户名或密码不正确' })
  expect(unknown).toEqual(wrong)
  expect(elsewhere).toEqual(wrong)
})

test('[SES-1][S2] a code is spent by its first try', async () => {
  const first = await fetch(url('/api/blade-auth/oauth/captcha?tenantId=000000&username=issuer'))
  const cookie = first.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const attempt = () =>
    fetch(
      url('/api/blade-auth/oauth/token?tenantId=000000&username=issuer&password=0&grant_type=password&scope=all&type=account'),
      {
        method: 'POST',
        headers: { Authorization: basic, Cookie: cookie, 'Accept-Language': 'en' },
      },
    ).then((response) => response.json())
  expect(await attempt()).toMatchObject({ error_description: 'User name or password is wrong' })
  expect(await attempt()).toMatchObject({ error_description: 'The login code was used or has expired. Please sign in again' })
})

test('[SES-1][S10][ASVS 6.3.1] after five wrong tries the account waits, even with the right password', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await signInRaw(server.workspaceUrl, 'approver', '000000', 'wrong')
  expect(await signInRaw(server.workspaceUrl, 'approver', '000000', 'Etalon-demo-1')).toMatchObject({
    error_code: 400,
    error_description: expect.stringContaining('尝试次数过多'),
    wait_seconds: expect.toSatisfy((seconds: number) => Number.isInteger(seconds) && seconds > 0 && seconds <= 900),
  })
})

test('[SEC-3][S10] after fifty wrong tries an address waits, whatever accounts it names; what came right does not count', async () => {
  await signInRaw(server.workspaceUrl, 'nobody', '000000', 'wrong')
  const { rows } = await server.owner.query('select address from login_attempt order by id desc limit 1')
  const address: string = rows[0].address
  const many = (wrong: number, succeeded: boolean, ago = '1 minute') =>
    server.owner.query(
      `insert into login_attempt (tenant_id, account, address, succeeded, at)
       select '000000', 'name-' || n, $1, $2, now() - $4::interval from generate_series(1, $3) n`,
      [address, succeeded, wrong, ago],
    )
  await server.owner.query('delete from login_attempt')
  await many(60, false, '16 minutes')
  await many(55, false)
  await many(10, true)
  expect(await signInRaw(server.workspaceUrl, 'auditor2', '000000', 'Etalon-demo-1')).toMatchObject({ account: 'auditor2' })
  await many(5, false)
  expect(await signInRaw(server.workspaceUrl, 'auditor2', '000000', 'Etalon-demo-1')).toMatchObject({
    error_description: expect.stringMatching(/^尝试次数过多，请 8\d\d 秒后再试$/),
  })
  await server.owner.query('delete from login_attempt')
})

test('[SEC-3][S10] who signs in to an account of their own between tries at others is not forgiven these', async () => {
  await signInRaw(server.workspaceUrl, 'auditor2', '000000', 'Etalon-demo-1')
  await server.owner.query(
    `insert into login_attempt (tenant_id, account, address, succeeded, at)
     select tenant_id, case n % 2 when 0 then 'auditor2' else 'name-' || n end, address, n % 2 = 0, now() - interval '1 minute'
     from login_attempt, generate_series(1, 100) n where id = (select max(id) from login_attempt)`,
  )
  expect(await signInRaw(server.workspaceUrl, 'auditor2', '000000', 'Etalon-demo-1')).toMatchObject({
    error_description: expect.stringMatching(/^尝试次数过多/),
  })
  await server.owner.query('delete from login_attempt')
})

test('[SEC-3][S2] an unknown institute is told by nothing: it gets its code and cookie as well', async () => {
  const shapeOf = async (tenant: string) => {
    const answer = await fetch(url(`/api/blade-auth/oauth/captcha?tenantId=${tenant}&username=x`))
    const cookies = answer.headers.getSetCookie().map((one) => one.replace(/=[\w-]{43};/, '=…;').replace(/Expires=[^;]+; /, ''))
    return { status: answer.status, cookies, body: (await answer.text()).replace(/[0-9a-f]{32}/, '…') }
  }
  const known = await shapeOf('000000')
  expect(known.cookies).toHaveLength(1)
  expect(await shapeOf('999999')).toEqual(known)
})

test('[SES-4] sessions of a person that ended for good, and tries of days ago, are cleared away when they sign in', async () => {
  const first = await signInRaw(server.workspaceUrl, 'tester3', '000000', 'Etalon-demo-1')
  if (!('user_id' in first)) throw new Error('signed in')
  const kept = async () => {
    const sessions = await server.owner.query('select count(*)::int as count from session where account_id = $1', [first.user_id])
    const tries = await server.owner.query("select count(*)::int as count from login_attempt where account = 'old'")
    return [sessions.rows[0].count, tries.rows[0].count]
  }
  await signInRaw(server.workspaceUrl, 'tester3', '000000', 'Etalon-demo-1')
  expect(await kept()).toEqual([2, 0])
  await server.owner.query("update session set family_expires_at = now() - interval '1 second' where account_id = $1", [
    first.user_id,
  ])
  await server.owner.query(
    "insert into login_attempt (tenant_id, account, address, at) values ('000000', 'old', 'x', now() - interval '25 hours')",
  )
  await signInRaw(server.workspaceUrl, 'tester3', '000000', 'Etalon-demo-1')
  expect(await kept()).toEqual([1, 0])
})

test('[SEC-1][S7][ASVS 3.5.1] only the Blade-Auth header authorises: no cookie, no query', async () => {
  const { token } = await server.signIn('reception')
  const path = '/api/blade-user/info'
  const call = (headers: Record<string, string>, query = '') =>
    fetch(url(path + query), { headers }).then((response) => response.status)
  expect(await call({ 'Blade-Auth': `bearer ${token}` })).toBe(200)
  expect(await call({ 'Blade-Auth': `Bearer ${token}` })).toBe(200)
  expect(await call({ Cookie: `x-access-token=${token}; Blade-Auth=${token}` })).toBe(401)
  expect(await call({ Authorization: `Bearer ${token}` })).toBe(401)
  expect(await call({}, `?blade-auth=${token}`)).toBe(401)
  expect(await call({ 'Blade-Auth': `bearer ${token}x` })).toBe(401)
})

test('[SES-4][S5] a refresh gives new tokens; a sibling within the grace time too; a copied old one ends the family', async () => {
  const answer = await signInRaw(server.workspaceUrl, 'dispatcher', '000000', 'Etalon-demo-1')
  if (!('access_token' in answer)) throw new Error('signed in')
  const refresh = (token: string) =>
    fetch(url(`/api/blade-auth/oauth/token?tenantId=000000&refresh_token=${token}&grant_type=refresh_token&scope=all`), {
      method: 'POST',
      headers: { Authorization: basic },
    }).then(
      (response) => response.json() as Promise<{ access_token?: string; refresh_token: string; error_description?: string }>,
    )
  const second = await refresh(answer.refresh_token)
  const sibling = await refresh(answer.refresh_token)
  expect(second.access_token).toBeTruthy()
  expect(sibling.access_token).toBeTruthy()
  expect(sibling.access_token).not.toBe(second.access_token)
  await server.owner.query(`update session set replaced_at = now() - interval '21 seconds' where replaced_at is not null`)
  expect(await refresh(answer.refresh_token)).toMatchObject({ error_description: expect.any(String) })
  expect(await refresh(second.refresh_token)).toMatchObject({ error_description: expect.any(String) })
})

test('[SEC-1][S7] the refresh cookie counts only for a page of our own', async () => {
  const query = new URLSearchParams({ tenantId: '000000', username: 'auditor' })
  const code = await fetch(url(`/api/blade-auth/oauth/captcha?${query}`))
  expect(code.status).toBe(200)
  const answer = await signInRaw(server.workspaceUrl, 'auditor', '000000', 'Etalon-demo-1')
  if (!('access_token' in answer)) throw new Error('signed in')
  const attempt = (headers: Record<string, string>) =>
    fetch(url('/api/blade-auth/oauth/token?tenantId=000000&refresh_token=&grant_type=refresh_token&scope=all'), {
      method: 'POST',
      headers: { Authorization: basic, Cookie: `x-refresh-token=${answer.refresh_token}`, ...headers },
    }).then((response) => response.json() as Promise<{ access_token?: string }>)
  expect((await attempt({ Origin: 'http://evil.example' })).access_token).toBeUndefined()
  expect((await attempt({})).access_token).toBeUndefined()
  expect((await attempt({ Origin: server.workspaceUrl })).access_token).toBeTruthy()
})

test('[SES-6] signing out ends the session at the server', async () => {
  const person = await server.signIn('reception')
  await person.send(contract.session.signOut, {})
  await expect(person.send(contract.session.userInfo, {})).rejects.toMatchObject({
    kind: 'unauthorized',
    message: '登录已失效，请重新登录',
  })
})

test('[SEC-1][S9][ASVS 3.5.4] each listener answers its own host alone', async () => {
  const port = new URL(server.workspaceUrl).port
  const response = await fetch(`http://127.0.0.1:${port}/health/live`)
  expect(response.status).toBe(421)
})

test('[S3] passwords are kept sealed and hashed, never in clear', async () => {
  const { rows } = await server.owner.query('select sealed_password, password_hash from account')
  for (const row of rows) {
    expect(row.sealed_password.includes(Buffer.from('Etalon-demo-1'))).toBe(false)
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  }
})
