import { createHash } from 'node:crypto'
import { createClient } from '@etalon/api/client'
import { contract, type SmsPurpose } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { demoPassword } from '../../demo/index.ts'
import { loginDigest } from '../../session/index.ts'
import { startTestServer } from '../../testing/index.ts'
import { all } from '../../testing/main-flow.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const tester = await server.signIn('tester')
const stranger = await server.signIn('admin', '000001')
const { send } = createClient({ baseUrl: server.workspaceUrl, language: () => 'en' })

const { account, parameter, session, sms, system } = contract
const tenantId = '000000'
const ask = (purpose: SmsPurpose, who: { username?: string; mobile?: string }, cookie?: string) =>
  send(sms.send, { params: { id: purpose }, body: { tenantId, ...who }, ...(cookie ? { headers: { Cookie: cookie } } : {}) })
const sentTo = async (phone: string) => (await admin.send(sms.outbox, { body: all({ phone }) })).records
const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? ''
/** As if so many seconds had passed for codes. */
const pass = (seconds: number) =>
  server.owner.query(
    `update sms_code set created_at = created_at - make_interval(secs => $1), expires_at = expires_at - make_interval(secs => $1)`,
    [seconds],
  )

/** What a browser would send back of the cookies that were set. */
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

/** What a sign-in sets that gave the right password of an account and lacks a code. */
async function proofOf(username: string): Promise<string> {
  const first = await fetch(`${server.workspaceUrl}${session.code.path}?tenantId=${tenantId}&username=${username}`)
  const { data } = (await first.json()) as { data: { code: string } }
  const password = loginDigest(data.code, demoPassword)
  const query = new URLSearchParams({ tenantId, username, password, grant_type: 'password', scope: 'all', type: 'account' })
  const answer = await fetch(`${server.workspaceUrl}${session.signIn.path}?${query}`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${btoa('etalon-workspace:public-client')}`,
      'Tenant-Id': tenantId,
      Cookie: cookiesOf(first),
    },
  })
  expect(await answer.json()).toMatchObject({ error_code: 428 })
  return cookiesOf(answer)
}

/** Signs in as the workspace does, with a code from a text message or without. */
async function signIn(username: string, smsCode?: string, password = 'Etalon-demo-1') {
  const first = await fetch(`${server.workspaceUrl}${session.code.path}?tenantId=${tenantId}&username=${username}`)
  const cookie = cookiesOf(first)
  const { data } = (await first.json()) as { data: { code: string } }
  return await send(session.signIn, {
    query: {
      tenantId,
      username,
      password: loginDigest(data.code, password),
      grant_type: 'password',
      scope: 'all',
      type: 'account',
      ...(smsCode ? { sms_code: smsCode } : {}),
    },
    headers: { 'Tenant-Id': tenantId, Cookie: cookie },
  })
}

test('[SES-12][SEC-3][P6][ASVS 6.3.8] a code for a forgotten password goes to the phone of the name; names and numbers that nobody has are answered alike, and nothing is sent', async () => {
  await tester.send(account.updateInfo, { body: { phone: '13874903318', password: demoPassword } })
  const before = (await admin.send(sms.outbox, { body: all() })).total
  expect(await ask('forgotten-password', { username: 'nobody', mobile: '13874900001' })).toEqual({
    sentTo: '138****0001',
    waitSeconds: 60,
    livesSeconds: 300,
  })
  expect(await ask('forgotten-password', { username: 'tester', mobile: '13874900000' })).toMatchObject({ sentTo: '138****0000' })
  expect((await admin.send(sms.outbox, { body: all() })).total).toBe(before)

  expect(await ask('forgotten-password', { username: 'tester', mobile: '13874903318' })).toEqual({
    sentTo: '138****3318',
    waitSeconds: 60,
    livesSeconds: 300,
  })
  const [sent] = await sentTo('13874903318')
  expect(sent).toMatchObject({
    provider: 'outbox',
    text: expect.stringMatching(/^\[[^\]]+\] Your code for a new password is \d{6}, valid for 5 minutes/),
  })
  expect((await admin.send(sms.outbox, { body: all() })).total).toBe(before + 1)
  expect((await stranger.send(sms.outbox, { body: all() })).total).toBe(0)
  await expect(tester.send(sms.outbox, { body: all() })).rejects.toMatchObject({ code: 403 })
})

test('[SEC-3] of a code the database keeps a hash alone, in which stands whose it is', async () => {
  const mobile = '13874922222'
  await ask('register', { mobile })
  const code = codeIn((await sentTo(mobile))[0]?.text)
  const { rows } = await server.owner.query('select code_hash from sms_code where target = $1', [mobile])
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(rows.map((row) => row.code_hash.toString('hex'))).toEqual([sha256(`${tenantId}|register|${mobile}|${code}`)])
})

test('[SEC-3][P6] one code a minute and five a day for whoever is asked for, known or not', async () => {
  const reasons = []
  for (const mobile of ['13874911111']) {
    await ask('register', { mobile })
    await expect(ask('register', { mobile })).rejects.toMatchObject({ code: 429, reason: 'sms.wait' })
    for (let asked = 1; asked < 5; asked += 1) {
      await pass(61)
      await ask('register', { mobile })
    }
    await pass(61)
    reasons.push(await ask('register', { mobile }).catch((error) => error))
  }
  expect(reasons).toEqual([expect.objectContaining({ code: 429, reason: 'sms.wait' })])
  await pass(86_400)
  expect(await ask('register', { mobile: '13874911111' })).toMatchObject({ sentTo: '138****1111' })
})

test('[SEC-3][P6] twenty a day from one address, over all names', async () => {
  await pass(86_400)
  for (let asked = 0; asked < 20; asked += 1) await ask('register', { mobile: String(13_874_930_000 + asked) })
  await expect(ask('register', { mobile: '13874930020' })).rejects.toMatchObject({ code: 429 })
  await pass(86_400)
})

test('[SRV-3] what a purpose needs is asked for by name', async () => {
  const refusedFor = (field: string) => ({ code: 400, message: expect.stringContaining(field) })
  await expect(ask('sign-in', {})).rejects.toMatchObject(refusedFor('username'))
  await expect(ask('register', {})).rejects.toMatchObject(refusedFor('mobile'))
  await expect(ask('forgotten-password', { mobile: '13874903318' })).rejects.toMatchObject(refusedFor('username'))
  await expect(ask('register', { mobile: '12345' })).rejects.toMatchObject(refusedFor('mobile'))
  await expect(ask('spam' as SmsPurpose, { mobile: '13874903318' })).rejects.toMatchObject({ code: 400 })
  const elsewhere = { tenantId: 'nowhere', mobile: '13874903318' }
  expect(await send(sms.send, { params: { id: 'register' }, body: elsewhere })).toMatchObject({ waitSeconds: 60 })
})

test('[SES-14][SES-2][P6] where an institute requires it, one signs in with a code; five wrong ones spend it', async () => {
  const turnOn = { paramName: '登录须短信验证码', paramKey: 'system.sms-required', paramValue: '1' }
  await expect(admin.send(parameter.submit, { body: turnOn })).rejects.toMatchObject({
    code: 409,
    reason: 'account.phone-needed',
  })
  await admin.send(account.updateInfo, { body: { phone: '13874903300', password: demoPassword } })
  const { id } = await admin.send(parameter.submit, { body: turnOn })
  expect(await send(system.smsRequired, { query: { tenantId } })).toBe(true)

  expect(await signIn('tester', '000000', 'wrong')).toMatchObject({ error_code: 400 })
  // Whoever has only a name makes no phone ring, and spends nothing of what its owner may ask for.
  const ofAnother = await proofOf('admin')
  for (const [username, cookie] of [
    ['tester'],
    ['nobody'],
    ['tester', ofAnother],
    ['tester', 'x-password-pass=9999999999.x'],
  ] as const)
    await expect(ask('sign-in', { username }, cookie)).rejects.toMatchObject({ code: 409, reason: 'sms.password-first' })
  const proof = await proofOf('tester')
  expect(await ask('sign-in', { username: 'tester' }, proof)).toEqual({
    sentTo: '138****3318',
    waitSeconds: 60,
    livesSeconds: 300,
  })
  const code = codeIn((await sentTo('13874903318'))[0]?.text)
  const wrong = code === '111111' ? '222222' : '111111'
  expect(await signIn('tester', wrong)).toMatchObject({ error_code: 422 })
  expect(await signIn('tester', code)).toMatchObject({ account: 'tester' })
  expect(await signIn('tester', code)).toMatchObject({ error_code: 422 })

  await pass(61)
  await ask('sign-in', { username: 'tester' }, proof)
  const second = codeIn((await sentTo('13874903318'))[0]?.text)
  const other = second === '333333' ? '444444' : '333333'
  // Wrong sign-ins are counted besides, and would have to wait.
  const forgive = () => server.owner.query('delete from login_attempt')
  await forgive()
  for (let tries = 0; tries < 5; tries += 1) expect(await signIn('tester', other)).toMatchObject({ error_code: 422 })
  await forgive()
  expect(await signIn('tester', second)).toMatchObject({ error_code: 422 })
  await forgive()
  await server.owner.query(`update sms_code set tries = 0 where spent_at is null`)
  await pass(301)
  expect(await signIn('tester', second)).toMatchObject({ error_code: 422 })

  expect(await signIn('auditor')).toMatchObject({
    error_code: 400,
    error_description: expect.stringContaining('no phone number'),
  })
  await expect(tester.send(account.updateInfo, { body: { phone: '', password: demoPassword } })).rejects.toMatchObject({
    reason: 'account.phone-needed',
  })
  const me = await admin.send(account.detail, { query: { id: admin.id } })
  await expect(admin.send(account.update, { body: { id: me.id, name: me.name, roles: me.roles } })).rejects.toMatchObject({
    reason: 'account.last-administrator',
  })
  await admin.send(parameter.remove, { query: { ids: id } })
  expect(await signIn('auditor')).toMatchObject({ account: 'auditor' })
})

test('[TBL-1] what was sent is read page by page, each from where the one before ended, and the same by its number', async () => {
  await server.owner.query(`
    insert into sms_message (tenant_id, phone, text, provider)
    select '000000', '1390000' || lpad((n % 7)::text, 4, '0'), 'n' || n, 'outbox' from generate_series(1, 45) n`)
  const sorts: readonly { ascs?: string; descs?: string }[] = [{}, { ascs: 'phone' }, { descs: 'createTime,phone' }]
  for (const sort of sorts) {
    const asked = { ...all(), ...sort, size: 10 }
    const first = await admin.send(sms.outbox, { body: { ...asked, current: 1 } })
    expect(first.records).toHaveLength(10)
    const second = await admin.send(sms.outbox, { body: { ...asked, current: 2, after: first.cursor } })
    expect(second.records.map(({ id }) => id)).toEqual(
      (await admin.send(sms.outbox, { body: { ...asked, current: 2 } })).records.map(({ id }) => id),
    )
    expect(second.records.some(({ id }) => first.records.some((one) => one.id === id))).toBe(false)
  }
})
