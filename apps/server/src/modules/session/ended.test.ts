import { contract, type TokenAnswer } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { demoPassword } from '../../demo/index.ts'
import { sha256 } from '../../session/index.ts'
import { all, sessionsBehind, signInRaw, startTestServer, withToken } from '../../testing/index.ts'

const server = await startTestServer()
const { account, parameter, registration, security, session, sms } = contract
const admin = await server.signIn('admin')

/** Somebody signed in anew, in an account of their own: what ends it ends no other session of these tests. */
let made = 0
async function newPerson() {
  made += 1
  const {
    id,
    account: name,
    password,
  } = await admin.send(account.open, {
    body: { account: `ended.${made}`, name: '柳依', roles: ['tester'] },
  })
  return { id, name, password, ...(await signIn(name, password)) }
}
async function signIn(name: string, password: string) {
  const answer = await signInRaw(server.workspaceUrl, name, '000000', password)
  if (!('access_token' in answer)) throw new Error(answer.error_description)
  const { send } = withToken(server.workspaceUrl, answer.access_token)
  return { send, refreshToken: answer.refresh_token }
}
const refresh = (refresh_token: string, tenantId = '000000') =>
  withToken(server.workspaceUrl, '').send(session.refresh, {
    query: { tenantId, refresh_token, grant_type: 'refresh_token', scope: 'all' },
  })
const refreshOf = (answer: TokenAnswer) => {
  if (!('refresh_token' in answer)) throw new Error(answer.error_description)
  return answer.refresh_token
}
/** What is answered instead of tokens, to whoever is told nothing of what ended the session. */
const over = { error_code: 400, error_description: '登录已失效，请重新登录' }
const overBy = (ended_by: string) => ({ ...over, ended_by })

test('[SES-6][S3] who signed out is told so where a page asks for new tokens of that session', async () => {
  const { send, refreshToken } = await newPerson()
  await send(session.signOut, {})
  expect(await refresh(refreshToken)).toEqual(overBy('sign-out'))
})

test.each(['all others', 'one of the list'])(
  '[SRV-5][SES-9] a session that its person ended from another one, as %s, says so',
  async (how) => {
    const { name, password, send, refreshToken } = await newPerson()
    const [{ family } = { family: '' }] = await send(security.sessions, {})
    const other = await signIn(name, password)
    expect(await other.send(security.endSessions, { body: how === 'all others' ? {} : { family } })).toBe(1)
    expect(await refresh(refreshToken)).toEqual(overBy('elsewhere'))
    // The one that ended it goes on.
    expect(await refresh(other.refreshToken)).toHaveProperty('access_token')
  },
)

test('[SRV-5][SES-6] who ends the own session in the list has signed out', async () => {
  const { send, refreshToken } = await newPerson()
  const [{ family } = { family: '' }] = await send(security.sessions, {})
  await send(security.endSessions, { body: { family } })
  expect(await refresh(refreshToken)).toEqual(overBy('sign-out'))
})

test.each([
  ['closed the account', (id: string) => admin.send(account.close, { query: { ids: id } })],
  ['made its password anew', (id: string) => admin.send(account.resetPassword, { query: { userId: id } })],
  ['closed it in the database', (id: string) => server.owner.query('update account set enabled = false where id = $1', [id])],
])('[SES-9][SES-13] a session that ended because an administrator %s says so', async (_, end) => {
  const { id, refreshToken } = await newPerson()
  await end(id)
  expect(await refresh(refreshToken)).toEqual(overBy('administrator'))
})

test('[SES-9][SES-13] a session that ended because its person changed the password elsewhere says so', async () => {
  const { name, password, refreshToken } = await newPerson()
  const other = await signIn(name, password)
  await other.send(security.changePassword, { body: { oldPassword: password, newPassword: 'Xiang-jiang-26' } })
  expect(await refresh(refreshToken)).toEqual(overBy('password'))
  expect(await refresh(other.refreshToken)).toHaveProperty('access_token')
})

test('[SES-9][S5] of a family that ended because a token came back, whoever has a token of it is told so', async () => {
  const first = (await newPerson()).refreshToken
  const second = refreshOf(await refresh(first))
  const third = refreshOf(await refresh(second))
  for (const token of [first, second, third]) expect(await refresh(token)).toEqual(overBy('replayed'))
})

test('[SES-9][S5] so it is where the token just replaced came back too late', async () => {
  const first = (await newPerson()).refreshToken
  const second = refreshOf(await refresh(first))
  await server.owner.query(`update session set replaced_at = clock_timestamp() - interval '21 seconds' where refresh_hash = $1`, [
    sha256(first),
  ])
  for (const token of [first, second]) expect(await refresh(token)).toEqual(overBy('replayed'))
})

test('[LOCK-3][SES-9] a session that ended because its lock was tried too often says so', async () => {
  const { send, refreshToken } = await newPerson()
  await send(security.lock, { body: { verifier: sha256('right').toString('hex') } })
  for (let tries = 0; tries < 5; tries += 1) {
    await server.owner.query(`update session_lock set next_try_at = clock_timestamp()`)
    await send(security.unlock, { body: { key: 'wrong' } })
  }
  expect(await refresh(refreshToken)).toEqual(overBy('lock'))
})

test('[SES-9] what ended a session first is what is told of it', async () => {
  const { id, send, refreshToken } = await newPerson()
  await send(session.signOut, {})
  await admin.send(account.close, { query: { ids: id } })
  expect(await refresh(refreshToken)).toEqual(overBy('sign-out'))
})

test('[SES-9][SRV-2] of a session that ended before reasons were written down no reason is told', async () => {
  const { id, refreshToken } = await newPerson()
  await server.owner.query('update session set revoked_at = clock_timestamp() where account_id = $1', [id])
  expect(await refresh(refreshToken)).toEqual(over)
})

test('[SES-9][SEC-1] nobody is told what ended a session without a refresh token of it: not by another token, nor by its place', async () => {
  const { id, send, refreshToken } = await newPerson()
  const stranger = await newPerson()
  await admin.send(account.close, { query: { ids: id } })
  // Neither an access token, nor the id of the sign-in, nor the hash that the database keeps, nor another institute's address leads there.
  const [{ family } = { family: '' }] = (await server.owner.query('select family from session where account_id = $1', [id])).rows
  const others = [family, sha256(refreshToken).toString('hex'), refreshToken.slice(0, -1), 'x'.repeat(43)]
  for (const token of others) expect(await refresh(token)).toEqual(over)
  expect(await refresh(refreshToken, '000001')).toEqual(over)
  await expect(send(session.userInfo, {})).rejects.toMatchObject({ code: 401, reason: 'signed-out' })
  // A living session is renewed, and tells nothing either.
  expect(await refresh(stranger.refreshToken)).not.toHaveProperty('ended_by')
})

/** Whether calls are answered with an access token. */
const isIn = (token: string) =>
  withToken(server.workspaceUrl, token)
    .send(session.userInfo, {})
    .then(
      () => true,
      () => false,
    )

test('[SRV-5][SES-9][S3] a session that is just being renewed is ended with the others: no token of it outlives them', async () => {
  const { name, password, refreshToken } = await newPerson()
  const other = await signIn(name, password)
  // The renewal stands between what it has read and what it writes.
  await server.owner.query('begin')
  await server.owner.query('select from session where refresh_hash = $1 for update', [sha256(refreshToken)])
  const renewal = refresh(refreshToken)
  await expect.poll(() => sessionsBehind(server.owner)).toBe(1)
  const ending = other.send(security.endSessions, { body: {} })
  await expect.poll(() => sessionsBehind(server.owner)).toBe(2)
  await server.owner.query('commit')
  const renewed = await renewal
  if (!('access_token' in renewed)) throw new Error(renewed.error_description)
  expect(await ending).toBe(1)
  expect(await isIn(renewed.access_token)).toBe(false)
  expect(await refresh(refreshOf(renewed))).toEqual(overBy('elsewhere'))
})

test('[SRV-5][SES-12][S3] who is just signing in with the old password is signed out by its reset', async () => {
  const { id, name, password } = await newPerson()
  await server.owner.query('begin')
  await server.owner.query('lock table session in share mode')
  const entry = signIn(name, password)
  await expect.poll(() => sessionsBehind(server.owner)).toBe(1)
  const reset = admin.send(account.resetPassword, { query: { userId: id } })
  await expect.poll(() => sessionsBehind(server.owner)).toBe(2)
  await server.owner.query('commit')
  const { send, refreshToken } = await entry
  await reset
  await expect(send(session.userInfo, {})).rejects.toMatchObject({ code: 401 })
  expect(await refresh(refreshToken)).toEqual(overBy('administrator'))
})

// The last one: from here on the institute requires codes.
test('[SES-9][SES-12] one that ended because a forgotten password was set anew says so', async () => {
  const [mobile, adminPhone] = ['13874903318', '13874903300']
  const { name, password, send, refreshToken } = await newPerson()
  await send(account.updateInfo, { body: { phone: mobile, password } })
  await admin.send(account.updateInfo, { body: { phone: adminPhone, password: demoPassword } })
  await admin.send(parameter.submit, { body: { paramName: '短信', paramKey: 'system.sms-required', paramValue: '1' } })
  const asked = { tenantId: '000000', username: name, mobile }
  const outside = withToken(server.workspaceUrl, '')
  await outside.send(sms.send, { params: { id: 'forgotten-password' }, body: asked })
  const { records } = await admin.send(sms.outbox, { body: all({ phone: mobile }) })
  const smsCode = /\d{6}/.exec(records[0]?.text ?? '')?.[0] ?? ''
  await outside.send(registration.forgottenPassword, { body: { ...asked, smsCode, newPassword: 'Xiang-jiang-27' } })
  expect(await refresh(refreshToken)).toEqual(overBy('password'))
})
