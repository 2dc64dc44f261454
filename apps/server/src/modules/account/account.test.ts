import { contract } from '@etalon/api/contract'
import { isStrongPassword } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { demoPassword } from '../../demo/index.ts'
import { signInRaw, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const tester = await server.signIn('tester')
const customer = await server.signIn('customer')
const stranger = await server.signIn('admin', '000001')

const { account, department, session } = contract
const refused = (code: number, reason: string) => ({ code, reason })
const all = { size: 200 }
const named = async (name: string) => {
  const { records } = await admin.send(account.page, { query: { ...all, account: name } })
  const found = records.find((one) => one.account === name)
  if (!found) throw new Error(`no account ${name}`)
  return found
}
const departmentNamed = async (name: string) => {
  const found = (await admin.send(department.list, { query: {} })).find(({ deptName }) => deptName === name)
  if (!found) throw new Error(`no department ${name}`)
  return found.id
}

test('[SRV-1][PERM-3] an administrator sees the accounts of the own institute, searched and by pages, and nobody else does', async () => {
  const everybody = await admin.send(account.page, { query: all })
  expect(everybody.total).toBe(everybody.records.length)
  expect(everybody.records.find((one) => one.account === 'tester')).toMatchObject({
    name: '沈砚',
    realName: '沈砚',
    roles: ['tester'],
    roleName: '检测人员',
    deptName: '力学室',
    enterpriseId: null,
    status: '1',
  })
  const paged = await admin.send(account.page, { query: { current: 2, size: 3 } })
  expect(paged.records).toEqual(everybody.records.slice(3, 6))
  expect(paged).toMatchObject({ current: 2, size: 3, pages: Math.ceil(everybody.total / 3) })
  expect((await admin.send(account.page, { query: { ...all, realName: '沈' } })).records.map((one) => one.account)).toEqual([
    'tester',
  ])
  expect((await admin.send(account.page, { query: { ...all, realName: 'shen yan' } })).total).toBe(1)
  expect((await admin.send(account.page, { query: { ...all, account: '%' } })).total).toBe(0)
  const cashiers = await admin.send(account.page, { query: { ...all, roleAlias: 'cashier' } })
  expect(cashiers.records.map((one) => one.account)).toEqual(['cashier'])
  expect((await admin.send(account.page, { query: { ...all, status: '2' } })).total).toBe(0)
  const inMechanics = await admin.send(account.page, { query: { ...all, deptId: await departmentNamed('力学室') } })
  expect(inMechanics.records.map((one) => one.account)).toEqual(['dispatcher', 'tester'])
  expect((await stranger.send(account.page, { query: all })).records.map((one) => one.account)).toEqual(['admin'])
  const { id } = await named('tester')
  expect(await admin.send(account.detail, { query: { id } })).toMatchObject({ account: 'tester' })
  await expect(stranger.send(account.detail, { query: { id } })).rejects.toMatchObject(refused(404, 'not-found'))
  for (const person of [tester, customer])
    await expect(person.send(account.page, { query: {} })).rejects.toMatchObject({ code: 403 })
})

test('[SES-13][PERM-1] an account is opened with a password that is told once, is to be changed, and lets its person in', async () => {
  const body = { account: 'new.tester', name: '苏禾', nameEn: 'Su He', phone: '13874903317', roles: ['tester'] }
  const { id, password } = await admin.send(account.open, { body: { ...body, deptId: await departmentNamed('热工室') } })
  expect(isStrongPassword(password, body.account)).toBe(true)
  const person = await server.signIn('new.tester', '000000', password)
  expect(person.id).toBe(id)
  expect(await person.send(session.userInfo, {})).toMatchObject({ name: '苏禾', roles: ['tester'], passwordChangeRequired: true })
  expect(await named('new.tester')).toMatchObject({ ...body, deptName: '热工室', passwordChangeRequired: true })
  const { rows } = await server.owner.query(
    `select encode(sealed_password, 'escape') || password_hash as kept from account where id = $1`,
    [id],
  )
  expect(rows[0].kept).not.toContain(password)
  await expect(admin.send(account.open, { body })).rejects.toMatchObject(refused(409, 'account.taken'))
  await expect(tester.send(account.open, { body: { ...body, account: 'mine' } })).rejects.toMatchObject({ code: 403 })
})

test('[SRV-3] what an account cannot be is refused by name', async () => {
  const body = { account: 'not.possible', name: '某人', roles: ['tester'] }
  const open = (changes: Record<string, unknown>) => admin.send(account.open, { body: { ...body, ...changes } })
  await expect(open({ roles: ['pilot'] })).rejects.toMatchObject(refused(409, 'role.unknown'))
  await expect(open({ roles: ['customer'] })).rejects.toMatchObject(refused(409, 'account.customer'))
  await expect(open({ enterpriseId: '3001' })).rejects.toMatchObject(refused(409, 'account.customer'))
  await expect(open({ roles: ['customer', 'tester'], enterpriseId: '3001' })).rejects.toMatchObject(
    refused(409, 'account.customer'),
  )
  await expect(open({ roles: ['customer'], enterpriseId: '999999' })).rejects.toMatchObject(
    refused(409, 'order.enterprise-unknown'),
  )
  await expect(open({ deptId: '999999' })).rejects.toMatchObject(refused(409, 'account.department-unknown'))
  for (const [field, value] of [
    ['account', 'a b'],
    ['account', ''],
    ['phone', '12345'],
    ['email', 'nobody'],
    ['roles', []],
    ['name', ' '],
  ] as const) {
    await expect(open({ [field]: value })).rejects.toMatchObject({ code: 400, message: expect.stringContaining(field) })
  }
})

test('[PERM-1][F49] a changed role counts from the next call on, without signing in again', async () => {
  const { password, id } = await admin.send(account.open, { body: { account: 'moving', name: '调岗', roles: ['tester'] } })
  const person = await server.signIn('moving', '000000', password)
  await expect(person.send(account.page, { query: {} })).rejects.toMatchObject({ code: 403 })
  const changed = await admin.send(account.update, {
    body: { id, name: '调岗后', roles: ['admin', 'tester'], email: 'm@example.com' },
  })
  expect(changed).toMatchObject({
    account: 'moving',
    name: '调岗后',
    roles: ['admin', 'tester'],
    roleName: '系统管理员,检测人员',
  })
  expect((await person.send(account.page, { query: {} })).total).toBeGreaterThan(1)
  expect((await person.send(session.userInfo, {})).roles).toEqual(['admin', 'tester'])
  await expect(stranger.send(account.update, { body: { id, name: '外人', roles: ['admin'] } })).rejects.toMatchObject({
    code: 404,
  })
})

test('[SES-9][F49][ASVS 7.4.2] a closed account is out at once and in again when it is reopened; nobody closes the own one', async () => {
  const { password, id } = await admin.send(account.open, { body: { account: 'leaving', name: '离职', roles: ['tester'] } })
  const person = await server.signIn('leaving', '000000', password)
  expect(await admin.send(account.close, { query: { ids: id } })).toBe(true)
  await expect(person.send(session.userInfo, {})).rejects.toMatchObject({ code: 401 })
  expect(await signInRaw(server.workspaceUrl, 'leaving', '000000', password)).toMatchObject({ error_code: 400 })
  expect((await admin.send(account.page, { query: { ...all, status: '2' } })).records.map((one) => one.account)).toContain(
    'leaving',
  )
  expect(await admin.send(account.reopen, { query: { ids: id } })).toBe(true)
  await expect(person.send(session.userInfo, {})).rejects.toMatchObject({ code: 401 })
  expect(await server.signIn('leaving', '000000', password)).toMatchObject({ id })
  await expect(admin.send(account.close, { query: { ids: admin.id } })).rejects.toMatchObject(refused(409, 'account.own'))
  await expect(admin.send(account.close, { query: { ids: `${id},999999` } })).rejects.toMatchObject({ code: 404 })
  expect((await named('leaving')).status).toBe('1')
})

test('[PERM-1] an institute keeps an administrator', async () => {
  const { id } = await stranger.send(account.detail, { query: { id: stranger.id } })
  await expect(stranger.send(account.update, { body: { id, name: '管理员', roles: ['tester'] } })).rejects.toMatchObject(
    refused(409, 'account.last-administrator'),
  )
  expect(await stranger.send(account.detail, { query: { id } })).toMatchObject({ roles: ['admin'] })
})

test('[SES-13] a password that an administrator makes anew ends every session, is told once and is to be changed', async () => {
  const { id, password } = await admin.send(account.open, { body: { account: 'forgetful', name: '健忘', roles: ['tester'] } })
  const person = await server.signIn('forgetful', '000000', password)
  const made = await admin.send(account.resetPassword, { query: { userId: id } })
  expect(made).toMatchObject({ id, account: 'forgetful' })
  expect(made.password).not.toBe(password)
  await expect(person.send(session.userInfo, {})).rejects.toMatchObject({ code: 401 })
  expect(await signInRaw(server.workspaceUrl, 'forgetful', '000000', password)).toMatchObject({ error_code: 400 })
  expect(await server.signIn('forgetful', '000000', made.password)).toMatchObject({ id })
  await expect(admin.send(account.resetPassword, { query: { userId: admin.id } })).rejects.toMatchObject(
    refused(409, 'account.own'),
  )
  await expect(stranger.send(account.resetPassword, { query: { userId: id } })).rejects.toMatchObject({ code: 404 })
})

test('[SEC-3] an administrator lets somebody try again who had to wait', async () => {
  const { id, password } = await admin.send(account.open, { body: { account: 'hasty', name: '手快', roles: ['tester'] } })
  for (let tries = 0; tries < 5; tries += 1) await signInRaw(server.workspaceUrl, 'hasty', '000000', 'wrong')
  expect(await signInRaw(server.workspaceUrl, 'hasty', '000000', password)).toMatchObject({ error_code: 400 })
  expect(await admin.send(account.unlock, { query: { ids: id } })).toBe(true)
  expect(await server.signIn('hasty', '000000', password)).toMatchObject({ id })
})

test('[BIZ-16] everybody changes how they are reached, and nothing else of their account', async () => {
  expect(
    await tester.send(account.updateInfo, { body: { phone: '13874903318', password: demoPassword, email: 'shen@example.com' } }),
  ).toBe(true)
  expect(await named('tester')).toMatchObject({ phone: '13874903318', email: 'shen@example.com', nameEn: 'Shen Yan' })
  expect(await tester.send(account.updateInfo, { body: { phone: '', password: demoPassword } })).toBe(true)
  expect(await named('tester')).toMatchObject({ phone: '', email: 'shen@example.com' })
  await tester.send(account.updateInfo, { body: { phone: '13874903319', password: demoPassword } })
  await tester.send(account.updateInfo, { body: { nameEn: 'Shen Y.' } })
  expect(await named('tester')).toMatchObject({ phone: '13874903319', email: 'shen@example.com', nameEn: 'Shen Y.' })
  await expect(tester.send(account.updateInfo, { body: { roles: ['admin'] } as never })).rejects.toMatchObject({ code: 400 })
})

test('[SEC-3][BIZ-16] codes to sign in go to the phone: another one takes the current password, whose tries count', async () => {
  const { id, password } = await admin.send(account.open, {
    body: { account: 'mover', name: '换号', roles: ['tester'], phone: '13874903318' },
  })
  const mover = await server.signIn('mover', '000000', password)
  const change = (body: object) => mover.send(account.updateInfo, { body })
  for (const body of [{ phone: '13874903319' }, { phone: '' }, { phone: '13874903319', email: 'mover@example.com' }])
    await expect(change(body)).rejects.toMatchObject({ code: 409, reason: 'account.password-needed' })
  // What stays as it was takes none.
  expect(await change({ phone: '13874903318', email: 'mover@example.com' })).toBe(true)
  await expect(change({ phone: '13874903319', password: 'Wrong-1-secret' })).rejects.toMatchObject({ reason: 'password.wrong' })
  expect(await named('mover')).toMatchObject({ id, phone: '13874903318' })
  expect(await change({ phone: '13874903319', password })).toBe(true)
  expect(await named('mover')).toMatchObject({ phone: '13874903319' })
  for (let tries = 0; tries < 5; tries += 1)
    await expect(change({ phone: '', password: 'Wrong-1-secret' })).rejects.toMatchObject({ reason: 'password.wrong' })
  await expect(change({ phone: '', password })).rejects.toMatchObject({ code: 429, reason: 'too-many-tries' })
  expect(await named('mover')).toMatchObject({ phone: '13874903319' })
})

test('[DICT-3][PERM-3] staff are listed by department with those beneath it, and by team; customers are not told', async () => {
  const { staffByDepartment, staffByTeam } = account
  const everybody = await tester.send(staffByDepartment, { query: { size: 9999, current: 1 } })
  expect(everybody.records.map((one) => one.account)).not.toContain('customer')
  expect(everybody.total).toBe(everybody.records.length)
  const mechanics = await departmentNamed('力学室')
  const { id: team } = await admin.send(department.submit, {
    body: { deptName: '压力组', deptCategory: '3', parentId: mechanics },
  })
  const { id } = await admin.send(account.open, { body: { account: 'in.team', name: '班组', roles: ['tester'], deptId: team } })
  // Each with the department's names, by which lists read it in either language.
  expect(everybody.records.find((one) => one.account === 'tester')).toMatchObject({
    deptName: '力学室',
    deptNameEn: 'Mechanics laboratory',
  })
  const accounts = (page: { records: readonly { account: string }[] }) => page.records.map((one) => one.account).sort()
  expect(accounts(await tester.send(staffByDepartment, { query: { id: mechanics } }))).toEqual([
    'dispatcher',
    'in.team',
    'tester',
  ])
  expect(accounts(await tester.send(staffByTeam, { query: { id: team } }))).toEqual(['in.team'])
  expect(accounts(await tester.send(staffByTeam, { query: {} }))).toEqual(['in.team'])
  expect(accounts(await tester.send(staffByTeam, { query: { id: mechanics } }))).toEqual(['in.team'])
  await admin.send(account.close, { query: { ids: id } })
  expect((await tester.send(staffByTeam, { query: {} })).total).toBe(0)
  for (const call of [staffByDepartment, staffByTeam])
    await expect(customer.send(call, { query: {} })).rejects.toMatchObject({ code: 403 })
})
