import { createClient } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { demoPassword } from '../../demo/index.ts'
import { sha256 } from '../../session/index.ts'
import { signInRaw, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const { security, session, order, menu } = contract
const page = { current: 1, size: 1, searchType: 'N', searchParam: {} } as const
const right = { key: 'right-key' }
const wrong = { key: 'wrong-key' }
/** Locks so that a key opens it. */
const openedBy = ({ key }: { key: string }) => ({ verifier: sha256(key).toString('hex') })

/** A signed-in person whose refresh token is known, too. */
async function signIn(account: string, password = demoPassword) {
  const answer = await signInRaw(server.workspaceUrl, account, '000000', password)
  if (!('access_token' in answer)) throw new Error(answer.error_description)
  const client = createClient({ baseUrl: server.workspaceUrl, accessToken: () => answer.access_token, language: () => 'zh' })
  return { ...client, answer }
}
/** Lets the time pass for which a wrong try has to wait. */
const wait = () => server.owner.query(`update session_lock set next_try_at = clock_timestamp() - interval '1 second'`)

test('[LOCK-2][LOCK-5][S11] locked, every call is refused with 423 but unlocking, signing out and renewing, in every tab of the session', async () => {
  const { send, answer } = await signIn('reception')
  const other = await signIn('reception')
  expect(await send(security.lock, { body: openedBy(right) })).toBe(true)
  for (const ask of [
    () => send(order.page, { body: page }),
    () => send(menu.buttons, {}),
    () => send(session.userInfo, {}),
    () => send(security.sessions, {}),
    () => send(security.changePassword, { body: { oldPassword: demoPassword, newPassword: 'Another-1-secret' } }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 423, reason: 'locked' })
  const renewed = await createClient({ baseUrl: server.workspaceUrl }).send(session.refresh, {
    query: { tenantId: '000000', refresh_token: answer.refresh_token, grant_type: 'refresh_token', scope: 'all' },
  })
  if (!('access_token' in renewed)) throw new Error('not renewed')
  const tab = createClient({ baseUrl: server.workspaceUrl, accessToken: () => renewed.access_token })
  await expect(tab.send(menu.buttons, {})).rejects.toMatchObject({ code: 423 })
  // A sign-in elsewhere is another session.
  expect(await other.send(menu.buttons, {})).toEqual(expect.any(Array))
  const storageKey = answer.storage_key
  expect(await tab.send(security.unlock, { body: right })).toEqual({ unlocked: true, triesLeft: 5, waitSeconds: 0, storageKey })
  expect(await send(menu.buttons, {})).toEqual(expect.any(Array))
})

test('[LOCK-4] one can sign out from the lock', async () => {
  const { send } = await signIn('reception')
  await send(security.lock, { body: openedBy(right) })
  expect(await send(session.signOut, {})).toMatchObject({ success: 'true' })
  await expect(send(security.unlock, { body: right })).rejects.toMatchObject({ code: 401 })
})

test('[LOCK-3][S11] wrong tries have to wait longer and longer; one that comes too early is not looked at; five end the session', async () => {
  const { send } = await signIn('reception')
  const unlock = (body: typeof right) => send(security.unlock, { body })
  await send(security.lock, { body: openedBy(right) })
  expect(await unlock(wrong)).toEqual({ unlocked: false, triesLeft: 4, waitSeconds: 0 })
  expect(await unlock(wrong)).toEqual({ unlocked: false, triesLeft: 3, waitSeconds: 2 })
  expect(await unlock(right)).toMatchObject({ unlocked: false, triesLeft: 3 })
  await wait()
  expect(await unlock(wrong)).toEqual({ unlocked: false, triesLeft: 2, waitSeconds: 5 })
  await wait()
  expect(await unlock(wrong)).toEqual({ unlocked: false, triesLeft: 1, waitSeconds: 15 })
  await wait()
  expect(await unlock(wrong)).toEqual({ unlocked: false, triesLeft: 0, waitSeconds: 0 })
  await expect(unlock(right)).rejects.toMatchObject({ code: 401 })
})

test('[LOCK-3] right after wrong ones it is open, and the next lock counts anew', async () => {
  const { send } = await signIn('reception')
  await send(security.lock, { body: openedBy(right) })
  await send(security.unlock, { body: wrong })
  expect(await send(security.unlock, { body: right })).toMatchObject({ unlocked: true })
  expect(await send(security.unlock, { body: wrong })).toMatchObject({ unlocked: true })
  await send(security.lock, { body: openedBy(right) })
  expect(await send(security.unlock, { body: wrong })).toMatchObject({ triesLeft: 4 })
})

test('[LOCK-3][S11] many tries at once count as many, and a second lock changes nothing', async () => {
  const { send } = await signIn('reception')
  await send(security.lock, { body: openedBy(right) })
  await send(security.lock, { body: openedBy(wrong) })
  const all = await Promise.all(Array.from({ length: 8 }, () => send(security.unlock, { body: wrong })))
  expect(all.every(({ unlocked }) => !unlocked)).toBe(true)
  expect(Math.min(...all.map(({ triesLeft }) => triesLeft))).toBe(3)
  await wait()
  expect(await send(security.unlock, { body: right })).toMatchObject({ unlocked: true })
})

test('[LOCK-6] what unlocks is kept as a hash alone', async () => {
  const { send } = await signIn('reception')
  await send(security.lock, { body: openedBy({ key: 'never-in-the-clear' }) })
  const { rows } = await server.owner.query(`select row_to_json(l)::text as text from session_lock l`)
  expect(rows.map(({ text }) => text).join()).not.toContain(Buffer.from('never-in-the-clear').toString('hex'))
  expect(rows.map(({ text }) => text).join()).not.toContain('never-in-the-clear')
})

test('[SRV-5][ASVS 7.4.1] people see where they are signed in, and end one place, or all others', async () => {
  const [here, there, elsewhere] = [await signIn('cashier'), await signIn('cashier'), await signIn('cashier')]
  const stranger = await signIn('tester')
  await there.send(security.lock, { body: openedBy(right) })
  const all = await here.send(security.sessions, {})
  expect(all.map(({ isThis }) => isThis).sort()).toEqual([false, false, true])
  expect(all.filter(({ isLocked }) => isLocked)).toHaveLength(1)
  expect(all.every(({ userAgent, beganAt }) => userAgent !== '' && !Number.isNaN(Date.parse(beganAt)))).toBe(true)
  const locked = all.find(({ isLocked }) => isLocked)?.family ?? ''
  expect(await stranger.send(security.endSessions, { body: { family: locked } })).toBe(0)
  expect(await here.send(security.endSessions, { body: { family: locked } })).toBe(1)
  await expect(there.send(security.unlock, { body: right })).rejects.toMatchObject({ code: 401 })
  expect(await here.send(security.endSessions, { body: {} })).toBe(1)
  await expect(elsewhere.send(menu.buttons, {})).rejects.toMatchObject({ code: 401 })
  expect(await here.send(security.sessions, {})).toMatchObject([{ isThis: true }])
  expect(await stranger.send(menu.buttons, {})).toEqual(expect.any(Array))
})

test('[SES-13][ASVS 7.4.1] the new password counts at once, the old one no more, and every other place is signed out', async () => {
  const [here, there] = [await signIn('issuer'), await signIn('issuer')]
  await server.owner.query(`update account set password_change_required = true where account = 'issuer'`)
  const change = (oldPassword: string, newPassword: string) =>
    here.send(security.changePassword, { body: { oldPassword, newPassword } })
  await expect(change('Wrong-1-secret', 'Another-1-secret')).rejects.toMatchObject({ code: 409, reason: 'password.wrong' })
  await expect(change(demoPassword, demoPassword)).rejects.toMatchObject({ reason: 'password.same' })
  await expect(change(demoPassword, 'short')).rejects.toMatchObject({ reason: 'password.weak' })
  await expect(change(demoPassword, 'My-Issuer-1')).rejects.toMatchObject({ reason: 'password.weak' })
  expect(await change(demoPassword, ' Another-1-secret ')).toBe(true)
  expect(await here.send(session.userInfo, {})).toMatchObject({ passwordChangeRequired: false })
  await expect(there.send(menu.buttons, {})).rejects.toMatchObject({ code: 401 })
  await expect(signIn('issuer')).rejects.toThrow('用户名或密码不正确')
  await expect(signIn('issuer', 'Another-1-secret')).rejects.toThrow('用户名或密码不正确')
  expect((await signIn('issuer', ' Another-1-secret ')).answer.account).toBe('issuer')
})

test('[SEC-3][S10] wrong old passwords are counted with wrong sign-ins: after five one has to wait, for the right one, too', async () => {
  const { send } = await signIn('approver')
  const change = (oldPassword: string) =>
    send(security.changePassword, { body: { oldPassword, newPassword: 'Another-1-secret' } })
  for (let tries = 0; tries < 5; tries += 1) await expect(change('Wrong-1-secret')).rejects.toMatchObject({ code: 409 })
  await expect(change('Wrong-1-secret')).rejects.toMatchObject({ code: 429 })
  await expect(change(demoPassword)).rejects.toMatchObject({ code: 429 })
  await expect(signIn('approver')).rejects.toThrow(/秒/)
})

test('[LOCK-5] what opens the storage of a device is told to who signs in or unlocks, is of the account alone, and to nobody who is locked or wrong', async () => {
  const { send, answer } = await signIn('reception')
  const key = answer.storage_key
  expect(key).toMatch(/^[\da-f]{64}$/)
  const again = await signIn('reception')
  expect(again.answer.storage_key).toBe(key)
  expect((await signIn('tester')).answer.storage_key).not.toBe(key)
  await send(security.lock, { body: openedBy(right) })
  expect(await send(security.unlock, { body: wrong })).not.toHaveProperty('storageKey')
  const renewed = await createClient({ baseUrl: server.workspaceUrl }).send(session.refresh, {
    query: { tenantId: '000000', refresh_token: answer.refresh_token, grant_type: 'refresh_token', scope: 'all' },
  })
  expect(renewed).toHaveProperty('access_token')
  expect(renewed).not.toHaveProperty('storage_key')
  if (!('access_token' in renewed)) return
  await wait()
  const tab = createClient({ baseUrl: server.workspaceUrl, accessToken: () => renewed.access_token })
  expect(await tab.send(security.unlock, { body: right })).toMatchObject({ unlocked: true, storageKey: key })
})
