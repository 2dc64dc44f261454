import { contract, encodeSearch } from '@etalon/api/contract'
import { usualNumbering } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { startTestServer, withToken } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const english = withToken(server.workspaceUrl, admin.token, 'en')
const { account, audit, department, dictionary, instrumentKind, ledger, menu, numbering, parameter, role } = contract

const trail = async (recordKind: string, recordId: string, person: Pick<typeof admin, 'send'> = admin) =>
  (await person.send(audit.page, { body: encodeSearch({ current: 1, size: 50, filter: { recordKind, recordId } }) })).records.map(
    ({ action, reason, byName, recordName }) => ({ action, reason, byName, recordName }),
  )
const said = async (...of: Parameters<typeof trail>) => (await trail(...of)).map(({ action, reason }) => [action, reason])

test('[SYS-5][FLOW-2] who made, changed and removed a parameter stands in the chain, with what it said before', async () => {
  const body = { paramName: '咨询电话', paramKey: 'own.phone', paramValue: '1', remark: '' }
  const { id } = await admin.send(parameter.submit, { body })
  await admin.send(parameter.submit, { body: { ...body, id, paramValue: '0731-84321234', remark: '周末不接' } })
  // What is saved as it was changes nothing, and nothing is told.
  await admin.send(parameter.submit, { body: { ...body, id, paramValue: '0731-84321234', remark: '周末不接' } })
  expect(await trail('parameter', id)).toMatchObject([
    { action: 'edit', reason: '值：1 → 0731-84321234 · 备注：周末不接', byName: '管理员', recordName: 'own.phone' },
    { action: 'register', reason: 'own.phone' },
  ])
  expect(await said('parameter', id, english)).toEqual([
    ['edit', 'Value: 1 → 0731-84321234 · Remark: 周末不接'],
    ['register', 'own.phone'],
  ])
  await admin.send(parameter.remove, { query: { ids: id } })
  expect((await said('parameter', id))[0]).toEqual(['remove', 'own.phone'])
  expect(await admin.send(audit.check, {})).toMatchObject({ broken: null })
})

test('[SYS-5][SYS-1] what a role opens and reaches is told by name, of one that every institute has as well', async () => {
  const made = await admin.send(role.submit, { body: { roleName: '外勤', roleAlias: 'field', madeOf: ['tester'] } })
  const [one, other] = (await admin.send(menu.list, { query: {} })).filter(({ roles }) => roles.length > 0)
  if (!one || !other) throw new Error('there are menus that are for some')
  await server.owner.query(`update menu set name_en = '' where id = ${other.id}`)
  await admin.send(role.grant, { body: { roleAlias: 'field', menuIds: [one.id], seenIds: [] } })
  await admin.send(role.grant, { body: { roleAlias: 'field', menuIds: [one.id, other.id], seenIds: [one.id] } })
  await admin.send(role.grant, { body: { roleAlias: 'field', menuIds: [], seenIds: [one.id, other.id] } })
  await admin.send(role.limit, { body: { roleAlias: 'field', dataScope: 'own' } })
  expect(await said('role', made.id)).toEqual([
    ['limit', '数据范围：本人'],
    ['grant', `取消权限：${one.name}、${other.name}`],
    ['grant', `新增权限：${other.name}`],
    ['grant', `新增权限：${one.name}`],
    ['register', '外勤'],
  ])
  // What has no name in English is told by the one that it has.
  expect((await said('role', made.id, english)).slice(1, 4).map(([, reason]) => reason)).toEqual([
    `Taken back: ${one.nameEn}, ${other.name}`,
    `Given: ${other.name}`,
    `Given: ${one.nameEn}`,
  ])
  await admin.send(role.limit, { body: { roleAlias: 'tester', dataScope: 'department' } })
  const { records } = await english.send(audit.page, {
    body: encodeSearch({ current: 1, size: 1, filter: { recordKind: 'role', action: 'limit' } }),
  })
  expect(records).toMatchObject([{ recordName: '检测人员', reason: 'Reach: their department' }])
})

test('[SYS-5][LOG-3] an account is told without its phone and password: opened, changed, closed, opened again, its password reset', async () => {
  const [{ id: deptId } = { id: '' }] = await admin.send(department.list, { query: {} })
  const person = { name: '许量', roles: ['tester'], deptId, phone: '13874900009' }
  const { id } = await admin.send(account.open, { body: { account: 'xuliang', ...person } })
  await admin.send(account.update, { body: { id, ...person, phone: '13874900010', roles: ['auditor'] } })
  await admin.send(account.close, { query: { ids: id } })
  await admin.send(account.reopen, { query: { ids: id } })
  await admin.send(account.resetPassword, { query: { userId: id } })
  const told = await said('account', id)
  expect(told).toEqual([
    ['resetPassword', null],
    ['enable', '启用：false → true'],
    ['disable', '启用：true → false'],
    ['edit', '角色：tester → auditor · 手机'],
    ['register', 'xuliang'],
  ])
  expect(JSON.stringify(told)).not.toMatch(/1387490/)
})

test('[SYS-5] departments, menus, dictionaries, kinds of instrument and numbering rules tell theirs', async () => {
  const newest = async (recordKind: string) =>
    (await admin.send(audit.page, { body: encodeSearch({ current: 1, size: 1, filter: { recordKind } }) })).records[0]
  // The label of a key that the specification names without one.
  const taxon = { code: 'CHARGE_TAXON', dictKey: '1' }
  const all = await admin.send(dictionary.list, { query: { current: 1, size: 999, code: taxon.code } })
  const root = all.find(({ code }) => code === taxon.code)
  const given = { ...taxon, parentId: root?.id ?? '', dictValueEn: 'Verification', sort: 1 }
  await admin.send(dictionary.submit, { body: { ...given, dictValue: '检定费' } })
  await admin.send(dictionary.submit, { body: { ...given, dictValue: '检定收费' } })
  expect(await newest('dictionary')).toMatchObject({
    action: 'edit',
    reason: '名称：检定费 → 检定收费',
    recordName: 'CHARGE_TAXON 1',
  })
  await admin.send(department.submit, { body: { deptName: '化学室', fullName: '化学计量室', deptCategory: '2' } })
  expect(await newest('department')).toMatchObject({ action: 'register', recordName: '化学室' })
  const [gauge] = (await admin.send(instrumentKind.page, { query: { current: 1, size: 50 }, body: {} })).records
  if (!gauge) throw new Error('the demonstration has kinds')
  const { ownMethods: _, ...kind } = gauge
  await admin.send(instrumentKind.submit, { body: { ...kind, workMinutes: kind.workMinutes + 5 } })
  expect(await newest('instrument_kind')).toMatchObject({
    action: 'edit',
    reason: `工时：${gauge.workMinutes} → ${gauge.workMinutes + 5}`,
    recordName: gauge.name,
  })
  await admin.send(numbering.submit, { body: { kind: 'sample', version: 0, items: [...usualNumbering.sample] } })
  expect(await newest('numbering')).toMatchObject({ action: 'register', recordId: '2', reason: 'sample' })
})

test('[SYS-5][BIZ-12][FLOW-2] an instrument of a ledger tells what was changed of it, in words of dictionaries; whoever does not keep it does not read it', async () => {
  const [reception, customer] = await Promise.all([server.signIn('reception'), server.signIn('customer')])
  const [theirs] = await reception.send(contract.enterprise.search, { query: { keyword: '长沙星麓' } })
  const enterId = theirs?.id ?? ''
  const row = {
    ...{
      kindCode: 'YB-60',
      name: '一般压力表',
      model: 'YB-60',
      serial: 'F-1',
      manufacturer: '',
      range: '(0~1.6) MPa',
      accuracy: '1.6 级',
    },
    ...{ place: '锅炉房', deviceState: '1' },
  }
  await reception.send(ledger.submit, { body: { enterId, instruments: [row] } })
  const pageOf = async () =>
    (await reception.send(ledger.page, { body: encodeSearch({ current: 1, size: 5, filter: { enterId, serial: 'F-1' } }) }))
      .records[0]
  const kept = await pageOf()
  if (!kept) throw new Error('it is in the ledger')
  const other = { ...row, serial: 'F-2' }
  await reception.send(ledger.submit, {
    body: { enterId, instruments: [{ ...row, id: kept.id, version: kept.version, place: '仓库', deviceState: '4' }, other] },
  })
  const history = await reception.send(ledger.history, { query: { id: kept.id } })
  expect(history.map(({ action, reason, byName }) => [action, reason, byName])).toEqual([
    ['register', '一般压力表 F-1', '周岚'],
    ['edit', '使用地点：锅炉房 → 仓库 · 状态：在用 → 封存', '周岚'],
  ])
  const inEnglish = await withToken(server.workspaceUrl, reception.token, 'en').send(ledger.history, { query: { id: kept.id } })
  expect(inEnglish[1]?.reason).toBe('Place: 锅炉房 → 仓库 · State: In use → Sealed')
  await expect(customer.send(ledger.history, { query: { id: kept.id } })).rejects.toMatchObject({ code: 403 })
  await reception.send(ledger.remove, { query: { ids: kept.id } })
  expect((await said('ledger', kept.id))[0]).toEqual(['remove', '一般压力表 F-1'])
  await expect(reception.send(ledger.history, { query: { id: kept.id } })).rejects.toMatchObject({ code: 404 })
})
