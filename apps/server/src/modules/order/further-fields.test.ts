import { contract, type OrderForm } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { all, anEnterprise, orderForm, type Person, startTestServer } from '../../testing/index.ts'
import { papersOf } from '../../testing/papers.ts'

const server = await startTestServer()
const [reception, dispatcher, tester, customer] = await Promise.all([
  server.signIn('reception'),
  server.signIn('dispatcher'),
  server.signIn('tester'),
  server.signIn('customer'),
])
const enterId = await anEnterprise(reception)
const { paperOf } = papersOf(server)
const register = (changes: Partial<OrderForm> = {}) =>
  reception.send(contract.order.submit, { body: orderForm(enterId, changes) })
const detail = (id: string, person: Person = reception) => person.send(contract.order.detail, { query: { id } })
const change = async (id: string, changes: Partial<OrderForm>) =>
  reception.send(contract.order.submit, {
    body: orderForm(enterId, { id, version: (await detail(id)).standing.version, ...changes }),
  })
const move = async (person: Person, id: string, action: string, reason?: string) =>
  person.send(contract.order.move, {
    body: { id, version: (await detail(id)).standing.version, action, ...(reason ? { reason } : {}) },
  })
const bill = async (id: string) => (await paperOf(await reception.send(contract.order.paper, { body: { id } }))).text

test('[REG-1] an order says who acts for the client, what kind of business it is, who looks after it and where; the bill says it, too', async () => {
  const { id } = await register({ agent: '林可', bussinessType: '2', businessStaffId: tester.id, areaCode: '430102' })
  expect(await detail(id)).toMatchObject({
    ...{ agent: '林可', bussinessType: '2', businessStaffId: tester.id, businessStaffName: '沈砚', acceptorName: '' },
    ...{
      areaCode: '430102',
      areaName: '长沙市芙蓉区',
      enterType: expect.stringMatching(/^[1-4]$/),
      cancelled: null,
      pickup: null,
    },
    ...{ invoices: [], isTemp: false, isSpotBack: false },
  })
  const text = await bill(id)
  for (const words of ['经办人', '林可', '业务属性', '自检', '业务员', '沈砚', '长沙市芙蓉区'])
    expect(text, words).toContain(words)
  const { records } = await reception.send(contract.order.page, { body: all({ agent: '林可' }) })
  expect(records.map((one) => one.id)).toEqual([id])
})

test('[REG-1] without them the client’s own area counts, nobody acts for the client, and it is regular business', async () => {
  const { id } = await register()
  expect(await detail(id)).toMatchObject({
    ...{ agent: '', bussinessType: '1', businessStaffId: null, businessStaffName: '', areaName: '长沙市岳麓区' },
  })
  expect(await bill(id)).not.toContain('经办人')
})

test('[REG-1] what a change says nothing of stays, what it says counts; an area that was given for one client is not another’s', async () => {
  const { id } = await register({ agent: '林可', businessStaffId: tester.id, areaCode: '430102' })
  await change(id, { remark: '加急' })
  expect(await detail(id)).toMatchObject({ agent: '林可', businessStaffId: tester.id, areaCode: '430102' })
  await change(id, { agent: '', businessStaffId: null, areaCode: '' })
  expect(await detail(id)).toMatchObject({ agent: '', businessStaffId: null, areaName: '长沙市岳麓区' })
  // What is the client's own stays theirs, also where they move.
  await change(id, { areaCode: '430104' })
  const { rows } = await server.owner.query('select area_code, area from work_order where id = $1', [id])
  expect(rows).toEqual([{ area_code: '', area: '' }])
  await change(id, { areaCode: '430102' })
  const [other] = (await reception.send(contract.enterprise.search, { query: { keyword: '公司' } })).filter(
    (one) => one.id !== enterId,
  )
  await change(id, { enterId: other?.id ?? '' })
  expect(await detail(id)).toMatchObject({ enterId: other?.id, areaCode: other?.areaCode, areaName: other?.areaName })
})

test.each([
  ['an area that is not there', { areaCode: '999999' }, 'areaCode'],
  ['an area that is no code', { areaCode: '4301' + '0' }, 'areaCode'],
  ['somebody who is not there', { businessStaffId: '999999' }, 'businessStaffId'],
  ['somebody of a client', { businessStaffId: customer.id }, 'businessStaffId'],
])('[REG-1][SRV-3] an order with %s is refused, naming the field', async (_what, changes, path) => {
  await expect(register(changes)).rejects.toMatchObject({ code: 400, fields: [{ path }] })
})

test('[REG-1][REG-5] who accepted it, and why, by whom and when it was voided, is told; the bill of a void order says why', async () => {
  const { id } = await register()
  const { lastUpdateTime } = await detail(id)
  await move(reception, id, 'submit')
  await move(dispatcher, id, 'accept')
  const accepted = await detail(id)
  const history = await reception.send(contract.order.history, { query: { id } })
  expect(accepted.acceptorName).toBe(history.find(({ action }) => action === 'accept')?.byName)
  expect(Date.parse(accepted.lastUpdateTime)).toBeGreaterThanOrEqual(Date.parse(lastUpdateTime))
  expect(await bill(id)).toContain('受理人')
  await move(reception, id, 'void', '客户撤销委托')
  const { cancelled } = await detail(id, customer)
  expect(cancelled).toMatchObject({ cancelReason: '客户撤销委托', cancelStaffName: '周岚' })
  expect(Math.abs(Date.parse(cancelled?.cancelTime ?? '') - Date.now())).toBeLessThan(60_000)
  expect(await bill(id)).toContain('客户撤销委托')
})
