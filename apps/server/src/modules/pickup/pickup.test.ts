import { contract, type PickupForm } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { all, orderForm, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const [customer, reception, dispatcher, tester] = await Promise.all([
  server.signIn('customer'),
  server.signIn('reception'),
  server.signIn('dispatcher'),
  server.signIn('tester'),
])
const stranger = await server.signIn('admin', '000001')
const { pickup } = contract
const today = dayInShanghai(new Date())
const enterpriseNamed = async (keyword: string) =>
  (await reception.send(contract.enterprise.search, { query: { keyword } }))[0]?.id ?? ''
const own = await enterpriseNamed('长沙星麓')
const foreign = await enterpriseNamed('岳阳')

const form = (changes: Partial<PickupForm> = {}): PickupForm => ({
  enterId: own,
  place: '长沙市岳麓区麓谷街道 2 号厂房',
  contact: '贺文舟',
  mobile: '13874903316',
  pickupTime: `${addDays(today, 1)} 09:30`,
  instrumentCount: 6,
  remark: '压力表，需带周转箱',
  ...changes,
})
const ask = (changes: Partial<PickupForm> = {}, person = customer) => person.send(pickup.submit, { body: form(changes) })
const move = (person: typeof reception, id: string, version: number, action: string, reason?: string) =>
  person.send(pickup.move, { body: { id, version, action, ...(reason === undefined ? {} : { reason }) } })
const versionOf = async (id: string) => (await reception.send(pickup.detail, { query: { id } })).standing.version

test('[BIZ-1][SHELL-9] a customer asks for an appointment: numbered, listed, counted on its day, told at the counter, and in the notice of who comes', async () => {
  const asked = await ask()
  expect(asked).toMatchObject({
    pickupNo: expect.stringMatching(/^QJ\d{8}$/),
    standing: { state: '10' },
    enterName: '长沙星麓精工机械有限公司',
    orderId: null,
  })
  const listed = await reception.send(pickup.page, { body: all({ state: '10', enterName: '星麓' }) })
  expect(listed.records.map(({ id }) => id)).toContain(asked.id)
  const days = await reception.send(pickup.days, { query: { from: today, to: addDays(today, 7) } })
  expect(days.find(({ day }) => day === addDays(today, 1))?.count).toBeGreaterThan(0)
  expect((await reception.send(contract.message.page, { query: {} })).records[0]).toMatchObject({
    title: `新的取件预约 ${asked.pickupNo}`,
    titleEn: `A pickup is asked for: ${asked.pickupNo}`,
    path: '/appointment-pickup-manage/appointment-pickup/acceptance-index',
  })
  expect(await reception.send(contract.message.pickups, {})).toContainEqual({
    customerName: '长沙星麓精工机械有限公司',
    pickupTime: `${addDays(today, 1)} 09:30`,
    pickupNo: asked.pickupNo,
    instrumentCount: 6,
  })
})

test('[BIZ-1] it is changed until somebody accepts it; an older version does not overwrite a newer one', async () => {
  const { id, standing } = await ask()
  const changed = await ask({ id, version: standing.version, instrumentCount: 8 })
  expect(changed).toMatchObject({ id, instrumentCount: 8, standing: { version: standing.version + 1 } })
  await expect(ask({ id, version: standing.version, instrumentCount: 9 })).rejects.toMatchObject({
    code: 409,
    reason: 'edited-meanwhile',
  })
  await move(reception, id, changed.standing.version, 'accept')
  await expect(ask({ id, version: changed.standing.version + 1 })).rejects.toMatchObject({
    code: 409,
    message: '「已受理」的预约不能再修改',
  })
})

test.each([
  ['a time that is over', { pickupTime: `${addDays(today, -1)} 09:30` }, 'pickupTime'],
  ['a time in ten years', { pickupTime: `${addDays(today, 3650)} 09:30` }, 'pickupTime'],
  ['a day that does not exist', { pickupTime: '2027-02-30 09:30' }, 'pickupTime'],
  ['no hour', { pickupTime: `${addDays(today, 1)} 25:00` }, 'pickupTime'],
  ['no place', { place: ' ' }, 'place'],
  ['nobody to call', { contact: '' }, 'contact'],
  ['a wrong mobile number', { mobile: '123' }, 'mobile'],
  ['no instrument', { instrumentCount: 0 }, 'instrumentCount'],
  ['half an instrument', { instrumentCount: 1.5 }, 'instrumentCount'],
  ['another’s enterprise', { enterId: foreign }, 'enterId'],
])('[BIZ-1][SRV-4] %s is refused with the field', async (_what, changes, path) => {
  await expect(ask(changes)).rejects.toMatchObject({ code: 400, fields: [{ path }] })
})

test('[BIZ-1][FLOW-2] it is accepted, refused with a reason, cancelled or done; each is recorded, and the customer is told', async () => {
  const refused = await ask()
  await expect(move(reception, refused.id, refused.standing.version, 'reject')).rejects.toMatchObject({
    code: 400,
    reason: 'move.reason',
  })
  await move(dispatcher, refused.id, refused.standing.version, 'reject', '当天没有车辆')
  expect((await customer.send(contract.message.page, { query: {} })).records[0]).toMatchObject({
    title: `取件预约 ${refused.pickupNo} 已拒绝`,
    titleEn: `The pickup ${refused.pickupNo}: Refused`,
    content: '当天没有车辆',
  })
  await expect(move(reception, refused.id, refused.standing.version + 1, 'accept')).rejects.toMatchObject({
    code: 409,
    message: '「已拒绝」状态下不能进行「受理」',
  })
  const history = await customer.send(pickup.history, { query: { id: refused.id } })
  expect(history.map(({ action, to, byName, reason }) => [action, to, byName, reason])).toEqual([
    ['register', '10', '贺文舟', null],
    ['reject', '0', '高嵘', '当天没有车辆'],
  ])

  const done = await ask()
  await expect(move(customer, done.id, done.standing.version, 'accept')).rejects.toMatchObject({ code: 403, reason: 'move.role' })
  await move(reception, done.id, done.standing.version, 'accept')
  await move(reception, done.id, done.standing.version + 1, 'finish')
  expect((await reception.send(contract.message.pickups, {})).map(({ pickupNo }) => pickupNo)).not.toContain(done.pickupNo)

  const cancelled = await ask()
  await move(customer, cancelled.id, cancelled.standing.version, 'cancel', '改为自行送检')
  expect((await reception.send(pickup.detail, { query: { id: cancelled.id } })).standing.state).toBe('5')
})

test('[BIZ-1][BIZ-2] an accepted appointment becomes an order of its enterprise, once', async () => {
  const asked = await ask()
  const order = (pickupId: string, enterId = own) =>
    reception.send(contract.order.submit, { body: orderForm(enterId, { pickupId }) })
  await expect(order(asked.id)).rejects.toMatchObject({ code: 409, reason: 'pickup.not-orderable' })
  await move(reception, asked.id, asked.standing.version, 'accept')
  await expect(order(asked.id, foreign)).rejects.toMatchObject({ code: 409, reason: 'pickup.not-orderable' })
  await expect(order('999999999')).rejects.toMatchObject({ code: 400, fields: [{ path: 'pickupId' }] })
  const saved = await order(asked.id)
  expect(await customer.send(pickup.detail, { query: { id: asked.id } })).toMatchObject({
    orderId: saved.id,
    orderNo: saved.orderNo,
  })
  await expect(order(asked.id)).rejects.toMatchObject({ code: 409, reason: 'pickup.not-orderable' })
  const { rows } = await server.owner.query(
    'select count(*)::int as count from work_order where enterprise_id = $1 and remark = $2',
    [foreign, ''],
  )
  expect(rows[0].count).toBe(0)
})

test('[FLOW-3] of two who act on one appointment at once one succeeds, the other is told', async () => {
  const { id, standing } = await ask()
  const results = await Promise.allSettled([
    move(reception, id, standing.version, 'accept'),
    move(customer, id, standing.version, 'cancel', '不需要了'),
  ])
  const failed = results.filter((result) => result.status === 'rejected')
  expect(failed).toHaveLength(1)
  expect(failed[0]?.reason).toMatchObject({ code: 409, reason: 'changed', data: { version: standing.version + 1 } })
})

test('[PERM-1][PERM-2][PERM-3] customers see their own alone, testers none, and another institute finds nothing', async () => {
  const mine = await ask()
  const others = await ask({ enterId: foreign }, reception)
  const seen = (await customer.send(pickup.page, { body: all() })).records.map(({ id }) => id)
  expect(seen).toContain(mine.id)
  expect(seen).not.toContain(others.id)
  await expect(customer.send(pickup.detail, { query: { id: others.id } })).rejects.toMatchObject({ code: 404 })
  await expect(move(customer, others.id, await versionOf(others.id), 'cancel', '不是我的')).rejects.toMatchObject({ code: 404 })
  await expect(tester.send(pickup.page, { body: all() })).rejects.toMatchObject({ code: 403 })
  await expect(ask({}, dispatcher)).rejects.toMatchObject({ code: 403 })
  expect((await stranger.send(pickup.page, { body: all() })).total).toBe(0)
  await expect(stranger.send(pickup.detail, { query: { id: mine.id } })).rejects.toMatchObject({ code: 404 })
})
