import { contract, type OrderForm } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { all, anEnterprise, orderForm, type Person, startTestServer } from '../../testing/index.ts'
import { papersOf } from '../../testing/papers.ts'

const server = await startTestServer()
const [reception, tester, customer] = await Promise.all([
  server.signIn('reception'),
  server.signIn('tester'),
  server.signIn('customer'),
])
const enterId = await anEnterprise(reception)
const { paperOf } = papersOf(server)
const [gauge] = orderForm(enterId).instruments
if (!gauge) throw new Error('an instrument')
const begun: Partial<OrderForm> = {
  applicant: '',
  mobile: '',
  instruments: [{ ...gauge, name: '压力表', model: '', serial: '' }],
}

const keep = (changes: Partial<OrderForm> = {}, person: Person = reception, idempotencyKey?: string) =>
  person.send(contract.order.keep, {
    body: orderForm(enterId, { ...begun, ...changes }),
    ...(idempotencyKey ? { idempotencyKey } : {}),
  })
const detail = (id: string) => reception.send(contract.order.detail, { query: { id } })
const submitMove = async (id: string) =>
  reception.send(contract.order.move, { body: { id, version: (await detail(id)).standing.version, action: 'submit' } })

test('[REG-5] an order is kept as temporary with what is known of it, and is found among those', async () => {
  const { id, orderNo, state } = await keep()
  expect(state).toBe('50')
  expect(await detail(id)).toMatchObject({ orderNo, isTemp: true, applicant: '', instruments: [{ name: '压力表', serial: '' }] })
  const without = await keep({ instruments: [] })
  const { records } = await reception.send(contract.order.page, { body: all({ isTemp: true }) })
  expect(records.map((one) => [one.id, one.isTemp])).toEqual(
    expect.arrayContaining([
      [id, true],
      [without.id, true],
    ]),
  )
  expect((await reception.send(contract.order.page, { body: all({ isTemp: false }) })).records.some((one) => one.id === id)).toBe(
    false,
  )
  const history = await reception.send(contract.order.history, { query: { id } })
  expect(history.map(({ action, to }) => [action, to])).toEqual([['keep', '50']])
})

test('[REG-5][FLOW-1] what is only kept is not handed in or signed, and its bill says so; once it is whole it is an order as any other', async () => {
  const { id, version } = await keep()
  await expect(submitMove(id)).rejects.toMatchObject({ code: 409, message: '还不能进行「提交」：委托单是暂存的，请先补全并保存' })
  expect((await detail(id)).standing.facts).toMatchObject({ notTemporary: false })
  await expect(
    reception.send(contract.order.sign, {
      body: { id, version, signerName: '贺文舟', signature: { kind: 'typed', name: '贺文舟' } },
    }),
  ).rejects.toMatchObject({ code: 409, reason: 'order.temporary' })
  expect(await detail(id)).toMatchObject({ isSignable: false })
  const bill = async () => (await paperOf(await reception.send(contract.order.paper, { body: { id } }))).text
  expect(await bill()).toContain('暂存，内容尚未完整')
  const again = await keep({ id, version, applicant: '贺文舟' })
  expect(await detail(id)).toMatchObject({ isTemp: true, applicant: '贺文舟' })
  const whole = await reception.send(contract.order.submit, { body: orderForm(enterId, { id, version: again.version }) })
  expect(await detail(id)).toMatchObject({ isTemp: false, isSignable: true, sampleCount: 2 })
  expect(await bill()).not.toContain('暂存')
  await expect(keep({ id, version: whole.version })).rejects.toMatchObject({ code: 409, reason: 'order.not-temporary' })
  await submitMove(id)
  expect((await detail(id)).standing.state).toBe('100')
})

test('[REG-5][SRV-3][SRV-4] whose it is has to be known; the counter alone keeps one, once for each key, and nobody over another', async () => {
  await expect(keep({ enterId: '999999' })).rejects.toMatchObject({ code: 400, reason: 'order.enterprise-unknown' })
  await expect(keep({ mobile: '1'.repeat(33) })).rejects.toMatchObject({ code: 400, fields: [{ path: 'mobile' }] })
  for (const person of [tester, customer]) await expect(keep({}, person)).rejects.toMatchObject({ code: 403 })
  const key = crypto.randomUUID()
  const first = await keep({}, reception, key)
  expect(await keep({}, reception, key)).toEqual(first)
  await keep({ id: first.id, version: first.version, remark: '等客户回电' })
  await expect(keep({ id: first.id, version: first.version })).rejects.toMatchObject({ code: 409, reason: 'edited-meanwhile' })
})

test('[REG-5] a temporary order that came to nothing is voided with a reason', async () => {
  const { id, version } = await keep()
  await reception.send(contract.order.move, { body: { id, version, action: 'void', reason: '客户没有再来' } })
  expect(await detail(id)).toMatchObject({ standing: { state: '0' }, cancelled: { cancelReason: '客户没有再来' } })
})

test('[REG-5][PERM-3] what is only kept is the institute’s own affair: the client sees it once it is whole', async () => {
  const { id, version } = await keep()
  const seen = async () => (await customer.send(contract.order.page, { body: all({}) })).records.some((one) => one.id === id)
  const samples = async () => (await customer.send(contract.sample.page, { body: all({ name: '压力表' }) })).records
  expect(await seen()).toBe(false)
  expect((await samples()).some(({ orderId }) => orderId === id)).toBe(false)
  await expect(customer.send(contract.order.detail, { query: { id } })).rejects.toMatchObject({ code: 404 })
  await reception.send(contract.order.submit, { body: orderForm(enterId, { id, version }) })
  expect(await seen()).toBe(true)
})
