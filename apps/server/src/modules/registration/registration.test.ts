import { createClient } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { demoPassword } from '../../demo/index.ts'
import { all, signInRaw, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const tester = await server.signIn('tester')
const stranger = await server.signIn('admin', '000001')
const { send } = createClient({ baseUrl: server.workspaceUrl })

const { account, enterprise, message, order, parameter, registration, session, sms } = contract
const tenantId = '000000'
const password = 'Kunpeng-8-miles'
const person = {
  tenantId,
  account: 'xinglu.second',
  name: '贺小舟',
  phone: '13874903390',
  password,
  enterpriseName: '长沙星麓精密仪器有限公司',
  socialNumber: '91430100MA4Q3T7N6X',
}
/** As it stands in the list. */
const waitingFor = async (name: string) => {
  const { records } = await admin.send(registration.registrations, { body: all({ state: '1' }) })
  const found = records.find((one) => one.account === name)
  if (!found) throw new Error(`nobody waits as ${name}`)
  return found
}
const lastText = async (phone: string) => (await admin.send(sms.outbox, { body: all({ phone }) })).records[0]?.text ?? ''
const newest = async () => (await admin.send(message.page, { query: {} })).records[0]

test('[SES-12] somebody of an enterprise asks for an account, is admitted, and then sees that enterprise’s records alone', async () => {
  expect(await send(registration.register, { body: person })).toBe(true)
  expect(await signInRaw(server.workspaceUrl, person.account, tenantId, password)).toMatchObject({ error_code: 400 })
  expect(await newest()).toMatchObject({
    title: '新的注册申请',
    titleEn: 'Somebody asks for an account',
    content: '长沙星麓精密仪器有限公司 的 贺小舟 申请账号',
    contentEn: expect.stringMatching(/长沙星麓精密仪器有限公司.* asks|贺小舟.* asks/),
    isRead: 0,
  })
  const waiting = await waitingFor(person.account)
  expect(waiting).toMatchObject({ name: '贺小舟', phoneProved: false, state: '1', socialNumber: person.socialNumber })
  expect(waiting.enterpriseId).not.toBeNull()
  expect(JSON.stringify(waiting)).not.toContain(password)

  expect(await admin.send(registration.admit, { body: { id: waiting.id } })).toMatchObject({ state: '2' })
  expect(await lastText(person.phone)).toBe('【示例计量检测研究院】您的注册已通过审核，可以登录了。')
  const admitted = await server.signIn(person.account, tenantId, password)
  const info = await admitted.send(session.userInfo, {})
  expect(info).toMatchObject({ roles: ['customer'], enterpriseId: waiting.enterpriseId, passwordChangeRequired: false })
  const customer = await server.signIn('customer')
  expect(await admitted.send(order.page, { body: all() })).toEqual(await customer.send(order.page, { body: all() }))
  await expect(admin.send(registration.admit, { body: { id: waiting.id } })).rejects.toMatchObject({
    reason: 'registration.decided',
  })
  const { rows } = await server.owner.query(`select sealed_password, password_hash from registration where id = $1`, [waiting.id])
  expect(rows).toEqual([{ sealed_password: null, password_hash: null }])
})

test('[SES-12] an enterprise that nobody knew is made with its first person', async () => {
  const body = { ...person, account: 'new.works', enterpriseName: '湘江量具厂', socialNumber: '91430104MA4L1C2T37' }
  await send(registration.register, { body })
  const waiting = await waitingFor('new.works')
  expect(waiting).toMatchObject({ enterpriseId: null, knownAs: '' })
  expect(await admin.send(registration.admit, { body: { id: waiting.id } })).toMatchObject({ knownAs: '湘江量具厂' })
  const found = await tester.send(enterprise.search, { query: { keyword: '湘江量具厂' } })
  expect(found).toMatchObject([
    { socialNumber: body.socialNumber, contactName: '贺小舟', mobile: person.phone, onAccount: false },
  ])
})

test('[SES-12] who is refused is told why, and may ask again', async () => {
  const body = { ...person, account: 'hopeful' }
  await send(registration.register, { body })
  await expect(send(registration.register, { body })).rejects.toMatchObject({
    code: 409,
    reason: 'account.taken',
    fields: [{ path: 'account', message: `已有用户名「${body.account}」` }],
  })
  const { id } = await waitingFor('hopeful')
  await expect(admin.send(registration.refuse, { body: { id, reason: '' } })).rejects.toMatchObject({ code: 400 })
  expect(await admin.send(registration.refuse, { body: { id, reason: '请由单位联系人申请' } })).toMatchObject({
    state: '3',
    reason: '请由单位联系人申请',
  })
  expect(await lastText(person.phone)).toBe('【示例计量检测研究院】您的注册未通过审核：请由单位联系人申请')
  expect(await signInRaw(server.workspaceUrl, 'hopeful', tenantId, password)).toMatchObject({ error_code: 400 })
  expect(await send(registration.register, { body })).toBe(true)
})

test('[PERM-2][PERM-1] only administrators of the own institute decide', async () => {
  await send(registration.register, { body: { ...person, account: 'undecided' } })
  const { id } = await waitingFor('undecided')
  expect((await stranger.send(registration.registrations, { body: all() })).total).toBe(0)
  await expect(stranger.send(registration.admit, { body: { id } })).rejects.toMatchObject({ code: 404 })
  await expect(tester.send(registration.admit, { body: { id } })).rejects.toMatchObject({ code: 403 })
  await expect(tester.send(registration.registrations, { body: all() })).rejects.toMatchObject({ code: 403 })
  await expect(stranger.send(registration.refuse, { body: { id, reason: '不认识' } })).rejects.toMatchObject({ code: 404 })
})

test('[SRV-3] what cannot be registered is refused by name, and nothing is kept', async () => {
  const total = async () => (await admin.send(registration.registrations, { body: all() })).total
  const before = await total()
  const refused = (changes: Record<string, string>, expected: object) =>
    expect(send(registration.register, { body: { ...person, account: 'careless', ...changes } })).rejects.toMatchObject(expected)
  await refused({ account: 'tester' }, { code: 409, reason: 'account.taken' })
  await refused({ password: 'short' }, { code: 409, reason: 'password.weak' })
  await refused({ password: 'Careless-12345' }, { code: 409, reason: 'password.weak' })
  await refused({ tenantId: 'nowhere' }, { code: 404, reason: 'registration.no-tenant' })
  await refused({ phone: '12' }, { code: 400, message: expect.stringContaining('phone') })
  await refused({ socialNumber: '91430100MA4Q3T7N60' }, { code: 400, message: expect.stringContaining('socialNumber') })
  await refused({ smsCode: '123456' }, { code: 409, reason: 'sms.wrong', fields: [{ path: 'smsCode' }] })
  expect(await total()).toBe(before)
})

test('[SEC-3] an address asks for twenty accounts a day, and no more', async () => {
  await send(registration.register, { body: { ...person, account: 'one.of.many' } })
  await server.owner.query(
    `insert into registration (tenant_id, account, name, phone, phone_proved, enterprise_name, credit_code, state, address)
     select tenant_id, 'many' || n, name, phone, false, enterprise_name, credit_code, '3', address
     from registration, generate_series(1, 20) n where account = 'one.of.many'`,
  )
  const again = () => send(registration.register, { body: { ...person, account: 'one.too.many' } })
  await expect(again()).rejects.toMatchObject({ code: 429, reason: 'registration.too-many' })
  await server.owner.query(`update registration set created_at = created_at - interval '25 hours'`)
  expect(await again()).toBe(true)
})

test('[SEC-3] forgotten passwords of an address are counted with its registrations, names that nobody has like others', async () => {
  await server.owner.query('delete from login_attempt')
  await server.owner.query(`update registration set created_at = created_at - interval '25 hours'`)
  const forgotten = (username: string) =>
    send(registration.forgottenPassword, { body: { tenantId, username, mobile: '13874900000' } })
  for (let asked = 0; asked < 20; asked += 1) expect(await forgotten(`nobody${asked}`)).toEqual({ outcome: 'asked' })
  const tooMany = { code: 429, reason: 'registration.too-many' }
  for (const username of ['nobody', 'cashier']) await expect(forgotten(username)).rejects.toMatchObject(tooMany)
  await expect(send(registration.register, { body: { ...person, account: 'late.comer' } })).rejects.toMatchObject(tooMany)
  // They are no tries of a password: people of the same network sign in as before.
  await server.signIn('cashier')
  await server.owner.query(`update login_attempt set at = at - interval '25 hours'`)
  expect(await forgotten('cashier')).toEqual({ outcome: 'asked' })
})

test('[SES-12] a forgotten password is told to the administrators, once an hour, and nothing for a name that nobody has', async () => {
  const forgotten = (username: string, mobile = '13874903318') =>
    send(registration.forgottenPassword, { body: { tenantId, username, mobile } })
  await tester.send(account.updateInfo, { body: { phone: '13874903318', password: demoPassword } })
  expect(await forgotten('tester')).toEqual({ outcome: 'asked' })
  expect(await newest()).toMatchObject({
    title: '有人忘记密码',
    content: '沈砚（tester）请求重置密码，手机号 13874903318 与账号一致',
    path: '/system/user?account=tester',
  })
  const { total } = await admin.send(message.page, { query: {} })
  expect(await forgotten('tester')).toEqual({ outcome: 'asked' })
  expect(await forgotten('nobody')).toEqual({ outcome: 'asked' })
  expect((await admin.send(message.page, { query: {} })).total).toBe(total)
  expect(await forgotten('auditor', '13874900000')).toEqual({ outcome: 'asked' })
  expect((await newest())?.content).toContain('与账号不一致')
  await server.signIn('tester')
})

test('[SES-12] where text messages are required, a code is needed to register, and changes a forgotten password', async () => {
  await admin.send(account.updateInfo, { body: { phone: '13874903300', password: demoPassword } })
  await admin.send(parameter.submit, { body: { paramName: '短信', paramKey: 'system.sms-required', paramValue: '1' } })
  const body = { ...person, account: 'with.code', phone: '13874903377' }
  await expect(send(registration.register, { body })).rejects.toMatchObject({ code: 409, reason: 'sms.needed' })
  await send(sms.send, { params: { id: 'register' }, body: { tenantId, mobile: body.phone } })
  const code = /\d{6}/.exec(await lastText(body.phone))?.[0] ?? ''
  const wrong = code === '111111' ? '222222' : '111111'
  await expect(send(registration.register, { body: { ...body, smsCode: wrong } })).rejects.toMatchObject({ reason: 'sms.wrong' })
  // What is wrong besides leaves the code as it is.
  await expect(send(registration.register, { body: { ...body, account: 'tester', smsCode: code } })).rejects.toMatchObject({
    reason: 'account.taken',
  })
  expect(await send(registration.register, { body: { ...body, smsCode: code } })).toBe(true)
  expect(await waitingFor('with.code')).toMatchObject({ phoneProved: true })
  await expect(send(registration.register, { body: { ...body, account: 'again', smsCode: code } })).rejects.toMatchObject({
    reason: 'sms.wrong',
  })

  const forgotten = { tenantId, username: 'tester', mobile: '13874903318', newPassword: 'Xiang-jiang-26' }
  const change = (changes: object) => send(registration.forgottenPassword, { body: { ...forgotten, ...changes } })
  await expect(change({})).rejects.toMatchObject({ reason: 'sms.needed' })
  await send(sms.send, { params: { id: 'forgotten-password' }, body: { tenantId, username: 'tester', mobile: forgotten.mobile } })
  const smsCode = /\d{6}/.exec(await lastText(forgotten.mobile))?.[0] ?? ''
  await expect(change({ smsCode, newPassword: 'weak' })).rejects.toMatchObject({ reason: 'password.weak' })
  await expect(change({ smsCode, username: 'auditor' })).rejects.toMatchObject({ reason: 'sms.wrong' })
  expect(await change({ smsCode })).toEqual({ outcome: 'changed' })
  await expect(tester.send(session.userInfo, {})).rejects.toMatchObject({ code: 401 })
  await expect(change({ smsCode })).rejects.toMatchObject({ reason: 'sms.wrong' })
})

test('[TBL-1] who waits stands first, and the next page goes on where the one before ended', async () => {
  await server.owner.query(
    `insert into registration (tenant_id, account, name, phone, phone_proved, enterprise_name, credit_code, state, address, sealed_password)
     select '000000', 'page' || n, 'x', '13900000000', false, 'x', 'x', case when n % 3 = 0 then '1' else '3' end, 'x',
       case when n % 3 = 0 then '\\x00'::bytea end from generate_series(1, 40) n`,
  )
  const asked = { ...all(), size: 10 }
  const seen: { id: string; state: string }[] = []
  let after: string | undefined
  for (let current = 1; current <= 3; current += 1) {
    const page = await admin.send(registration.registrations, { body: { ...asked, current, after } })
    const byNumber = await admin.send(registration.registrations, { body: { ...asked, current } })
    expect(page.records.map(({ id }) => id)).toEqual(byNumber.records.map(({ id }) => id))
    seen.push(...page.records)
    after = page.cursor
  }
  const places = seen.map(({ state }) => state === '1')
  expect(places.indexOf(false)).toBeGreaterThanOrEqual(13)
  expect(places.lastIndexOf(true)).toBeLessThan(places.indexOf(false))
  expect(new Set(seen.map(({ id }) => id)).size).toBe(30)
})
