import { contract, type OrderAmendForm } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { anEnterprise, orderForm, type Person, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const [reception, dispatcher, tester, customer] = await Promise.all([
  server.signIn('reception'),
  server.signIn('dispatcher'),
  server.signIn('tester'),
  server.signIn('customer'),
])
const enterId = await anEnterprise(reception)
const detail = (id: string) => reception.send(contract.order.detail, { query: { id } })
const move = async (person: Person, id: string, action: string, reason?: string) =>
  person.send(contract.order.move, {
    body: { id, version: (await detail(id)).standing.version, action, ...(reason ? { reason } : {}) },
  })
async function handedIn(): Promise<string> {
  const { id } = await reception.send(contract.order.submit, { body: orderForm(enterId) })
  await move(reception, id, 'submit')
  return id
}
const amend = async (id: string, changes: Partial<OrderAmendForm> = {}, person: Person = reception) => {
  const { standing, applicant, mobile, phone, address, sendWay, hopeTestDate, remark } = await detail(id)
  const said = { applicant, mobile, phone, address, sendWay, hopeTestDate, remark }
  return await person.send(contract.order.amend, {
    body: { id, version: standing.version, reason: '客户来电', ...said, ...changes },
  })
}

test('[REG-5] an order that is handed in is changed with a reason: who, when, what it said before and says now are kept', async () => {
  const id = await handedIn()
  await amend(id, { mobile: '13974903317', hopeTestDate: '2026-12-24', agent: '林可' })
  await move(dispatcher, id, 'accept')
  await amend(id, { sendWay: '2', hopeTestDate: null, reason: '改为快递返还' }, dispatcher)
  const order = await detail(id)
  expect(order).toMatchObject({ mobile: '13974903317', agent: '林可', hopeTestDate: null, sendWay: '2' })
  expect(order.standing.state).toBe('300')
  expect(order.amendments.map(({ at, ...one }) => one)).toEqual([
    {
      ...{ number: 1, reason: '客户来电', byName: '周岚' },
      changes: [
        { field: 'mobile', before: '13874903316', after: '13974903317' },
        { field: 'agent', before: '', after: '林可' },
        { field: 'hopeTestDate', before: '', after: '2026-12-24' },
      ],
    },
    {
      ...{ number: 2, reason: '改为快递返还', byName: expect.any(String) },
      changes: [
        { field: 'sendWay', before: '1', after: '2' },
        { field: 'hopeTestDate', before: '2026-12-24', after: '' },
      ],
    },
  ])
  const history = await reception.send(contract.order.history, { query: { id } })
  expect(history.filter(({ action }) => action === 'amend').map(({ from, to, reason }) => [from, to, reason])).toEqual([
    ['100', '100', '客户来电'],
    ['300', '300', '改为快递返还'],
  ])
})

test('[REG-5][FLOW-3] without a reason, without a change, before it is handed in, after it is void, and of what was changed meanwhile nothing is changed', async () => {
  const id = await handedIn()
  const { version } = (await detail(id)).standing
  await expect(amend(id, { remark: '加急', reason: ' ' })).rejects.toMatchObject({ code: 400, fields: [{ path: 'reason' }] })
  await expect(amend(id)).rejects.toMatchObject({ code: 409, reason: 'order.nothing-amended' })
  await expect(amend(id, { mobile: '123' })).rejects.toMatchObject({ code: 400, fields: [{ path: 'mobile' }] })
  const both = await Promise.allSettled([
    amend(id, { version, remark: '加急' }),
    amend(id, { version, remark: '不急' }, dispatcher),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await move(reception, id, 'void', '客户取消')
  await expect(amend(id, { remark: '再改' })).rejects.toMatchObject({ code: 409, reason: 'order.not-amendable' })
  const { id: draft } = await reception.send(contract.order.submit, { body: orderForm(enterId) })
  await expect(amend(draft, { remark: '加急' })).rejects.toMatchObject({ code: 409, reason: 'order.not-amendable' })
  expect((await detail(id)).amendments).toHaveLength(1)
})

test('[REG-4][REG-5][PERM-1] what the client signed does not hold for a changed order; only the counter and the dispatcher change one', async () => {
  const id = await handedIn()
  const { version } = (await detail(id)).standing
  await reception.send(contract.order.sign, {
    body: { id, version, signerName: '贺文舟', signature: { kind: 'typed', name: '贺文舟' } },
  })
  expect((await detail(id)).signature).toMatchObject({ holds: true })
  for (const person of [tester, customer])
    await expect(amend(id, { remark: '加急' }, person)).rejects.toMatchObject({ code: 403 })
  await amend(id, { remark: '加急' })
  expect((await detail(id)).signature).toMatchObject({ holds: false })
})
