import { contract, type GroupForm } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { officeAt, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { dispatcher, tester } = office
const [admin, lengths, customer, stranger] = await Promise.all([
  server.signIn('admin'),
  server.signIn('tester3'),
  server.signIn('customer'),
  server.signIn('admin', '000001'),
])
const { group, item } = contract
await server.owner.query(
  `update account set phone = '13800000001' where tenant_id = '000000' and account in ('customer', 'reception')`,
)

let turn = 0
const form = (changes: Partial<GroupForm> = {}): GroupForm => ({
  ...{ type: '1', code: `G${++turn}`, name: '压力校准组', nameEn: 'Pressure group', remark: '' },
  members: [tester.id],
  ...changes,
})
const keep = async (changes: Partial<GroupForm> = {}) => await admin.send(group.submit, { body: form(changes) })
const dispatchTo = async (id: string, groupId: string) => {
  const { standing } = await dispatcher.send(item.detail, { query: { id } })
  return await dispatcher.send(item.move, { body: { id, version: standing.version, action: 'dispatch', groupId } })
}
const received = async () => {
  const { items } = await office.acceptedOrder()
  const [gauge] = items
  return gauge
}

test('[SYS-6] a group is kept with its people, changed, taken out of use and back, and its history says so', async () => {
  const kept = await keep({ code: 'P01' })
  expect(kept).toMatchObject({ type: '1', code: 'P01', status: '0', version: 0, createUserName: '管理员' })
  expect(kept.members).toEqual([
    {
      ...{ accountId: tester.id, name: '沈砚', nameEn: 'Shen Yan', deptName: '力学室', deptNameEn: 'Mechanics laboratory' },
      ...{ enterName: '', phone: expect.any(String), isClosed: false },
    },
  ])
  const changed = await admin.send(group.submit, {
    body: form({ id: kept.id, version: 0, code: 'P01', name: '力学校准组', members: [tester.id, lengths.id] }),
  })
  expect(changed).toMatchObject({ name: '力学校准组', version: 1 })
  expect(changed.members.map(({ name }) => name)).toEqual(['沈砚', '谭青'])
  const off = await admin.send(group.turn, { body: { id: kept.id, version: 1, status: '1' } })
  expect(off.status).toBe('1')
  await expect(admin.send(group.turn, { body: { id: kept.id, version: 2, status: '1' } })).rejects.toMatchObject({
    reason: 'group.is-so',
  })
  await admin.send(group.turn, { body: { id: kept.id, version: 2, status: '0' } })
  const history = await admin.send(group.history, { query: { id: kept.id } })
  expect(history.map(({ action, byName }) => `${action} ${byName}`)).toEqual([
    'register 管理员',
    'edit 管理员',
    'disable 管理员',
    'enable 管理员',
  ])
  const found = await admin.send(group.list, { query: { keyword: 'p01', type: '1', status: '0' } })
  expect(found.records.map(({ id }) => id)).toEqual([kept.id])
})

test('[SYS-6] an SMS group holds people of the institute and of enterprises who have a number, which is shown in part', async () => {
  const kept = await keep({ type: '2', code: 'P02', name: '客户通知组', members: [customer.id] })
  expect(kept.members).toMatchObject([{ name: '贺文舟', nameEn: 'He Wenzhou', deptNameEn: '', phone: '138****0001' }])
  expect(kept.members[0]?.enterName).not.toBe('')
  expect((await dispatcher.send(group.list, { query: { type: '2' } })).total).toBe(0)
  await expect(dispatcher.send(group.detail, { query: { id: kept.id } })).rejects.toMatchObject({ code: 404 })
})

test('[SYS-6] what cannot be kept is refused, and the field is named', async () => {
  const refused = (changes: Partial<GroupForm>, path: string) =>
    expect(keep(changes)).rejects.toMatchObject({ code: 400, fields: [{ path }] })
  await refused({ type: '3' }, 'type')
  await refused({ code: 'a b' }, 'code')
  await refused({ name: ' ' }, 'name')
  await refused({ members: ['999999999'] }, 'members')
  await refused({ members: [stranger.id] }, 'members')
  await refused({ members: [customer.id] }, 'members')
  await server.owner.query(`update account set phone = '' where id = $1`, [lengths.id])
  await refused({ type: '2', members: [lengths.id] }, 'members')
  const kept = await keep({ code: 'P03' })
  await expect(keep({ code: 'P03' })).rejects.toMatchObject({ code: 409, reason: 'group.code-taken' })
  // The same code may stand for a group of another type.
  await keep({ type: '2', code: 'P03', members: [] })
  const body = form({ id: kept.id, version: 0, type: '2', code: 'P04', members: [] })
  await expect(admin.send(group.submit, { body })).rejects.toMatchObject({ code: 400, fields: [{ path: 'type' }] })
})

test('[SYS-6][FLOW-3] of two who change a group at once one does, the other is told', async () => {
  const kept = await keep()
  const both = await Promise.allSettled(
    ['一', '二'].map((name) => admin.send(group.submit, { body: form({ id: kept.id, version: 0, name }) })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 409, reason: 'edited-meanwhile' } })
})

test('[SYS-6][BIZ-17] work that is dispatched to a calibration group is given to its people alone: board, candidates and server say why', async () => {
  const kept = await keep({ name: '长度组', nameEn: 'Length group', members: [lengths.id] })
  const gauge = await received()
  await dispatchTo(gauge, kept.id)
  expect(await dispatcher.send(item.detail, { query: { id: gauge } })).toMatchObject({
    groupName: '长度组',
    groupNameEn: 'Length group',
  })
  const candidates = await dispatcher.send(contract.staff.candidates, { query: { itemId: gauge } })
  expect(candidates.find(({ staffId }) => staffId === tester.id)?.refusal).toBe('不在校准组「长度组」中')
  expect(candidates.find(({ staffId }) => staffId === lengths.id)?.refusal).toBeNull()
  const answer = await fetch(`${server.workspaceUrl}${contract.staff.candidates.path}?itemId=${gauge}`, {
    headers: { 'Blade-Auth': `bearer ${dispatcher.token}`, 'Accept-Language': 'en' },
  })
  expect(await answer.json()).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({
        ...{ staffId: tester.id, deptName: 'Mechanics laboratory', refusal: expect.stringContaining('Length group') },
      }),
    ]),
  })
  const board = await dispatcher.send(contract.dispatch.board, {})
  expect(board.groups).toContainEqual({ id: kept.id, name: '长度组' })
  expect(board.items.find(({ id }) => id === gauge)?.groupId).toBe(kept.id)
  expect(board.people.find(({ staffId }) => staffId === lengths.id)?.groups).toContain(kept.id)
  await expect(office.moveItem(dispatcher, gauge, 'assign', { assignee: tester.id })).rejects.toMatchObject({
    code: 409,
    message: expect.stringContaining('不在校准组「长度组」中'),
  })
  await office.moveItem(dispatcher, gauge, 'assign', { assignee: lengths.id })
  await expect(admin.send(group.remove, { query: { ids: kept.id } })).rejects.toMatchObject({ code: 409, reason: 'group.in-use' })
})

test('[SYS-6] work that came back is dispatched to another group, or to none', async () => {
  const kept = await keep({ members: [lengths.id] })
  const gauge = await received()
  await dispatchTo(gauge, kept.id)
  await office.moveItem(dispatcher, gauge, 'giveBack', { reason: '换组' })
  await office.moveItem(dispatcher, gauge, 'dispatch')
  expect(await dispatcher.send(item.detail, { query: { id: gauge } })).toMatchObject({ groupName: null, groupNameEn: null })
  await office.moveItem(dispatcher, gauge, 'assign', { assignee: tester.id })
})

test('[SYS-6] work goes to no group that is out of use, tells by text message or has nobody who can work', async () => {
  const gauge = await received()
  const off = await keep()
  await admin.send(group.turn, { body: { id: off.id, version: 0, status: '1' } })
  const telling = await keep({ type: '2', members: [] })
  for (const id of [off.id, telling.id, '999999999'])
    await expect(dispatchTo(gauge, id)).rejects.toMatchObject({ code: 400, fields: [{ path: 'groupId' }] })
  const empty = await keep({ members: [] })
  await expect(dispatchTo(gauge, empty.id)).rejects.toMatchObject({ code: 409, reason: 'group.empty' })
})

test('[SYS-6][SYS-3] a report carries the code of the calibration group in its number, where the rule asks for it', async () => {
  const kept = await keep({ code: 'YL7', members: [tester.id] })
  const part = (type: string, changes = {}) => ({ type, digits: '1', text: '', take: '1', place: 1, dateFormat: '2', ...changes })
  const items = [part('7', { text: 'BG' }), part('10'), part('3', { digits: '5' })]
  await admin.send(contract.numbering.submit, { body: { kind: 'report', version: 0, items } })
  const gauge = await received()
  await dispatchTo(gauge, kept.id)
  await office.moveItem(dispatcher, gauge, 'assign', { assignee: tester.id })
  const { reportNo } = await office.reportOf(gauge)
  expect(reportNo).toMatch(/^BGYL7\d{4}$/)
})

test('[SYS-6] one that nothing was done with is removed, with its people', async () => {
  const kept = await keep()
  expect(await admin.send(group.remove, { query: { ids: kept.id } })).toBe(true)
  await expect(admin.send(group.detail, { query: { id: kept.id } })).rejects.toMatchObject({ code: 404 })
  await expect(admin.send(group.remove, { query: { ids: kept.id } })).rejects.toMatchObject({ code: 404 })
})

test('[PERM-1][PERM-2][PERM-3] administrators alone keep groups; customers read none, and another institute has none of them', async () => {
  const kept = await keep()
  await expect(dispatcher.send(group.submit, { body: form() })).rejects.toMatchObject({ code: 403 })
  await expect(customer.send(group.list, { query: {} })).rejects.toMatchObject({ code: 403 })
  expect((await stranger.send(group.list, { query: {} })).total).toBe(0)
  await expect(stranger.send(group.detail, { query: { id: kept.id } })).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(group.submit, { body: form({ id: kept.id, version: 0, members: [] }) })).rejects.toMatchObject({
    code: 404,
  })
  await expect(stranger.send(group.remove, { query: { ids: kept.id } })).rejects.toMatchObject({ code: 404 })
})
