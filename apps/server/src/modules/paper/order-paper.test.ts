import { contract } from '@etalon/api/contract'
import { dayInShanghai } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { anEnterprise, orderForm, startTestServer } from '../../testing/index.ts'
import { papersOf } from '../../testing/papers.ts'

const server = await startTestServer()
const [reception, dispatcher, customer, stranger] = await Promise.all([
  server.signIn('reception'),
  server.signIn('dispatcher'),
  server.signIn('customer'),
  server.signIn('admin', '000001'),
])
const enterId = await anEnterprise(reception)
const { fetched, paperOf, checkForm } = papersOf(server)
const billOf = (id: string, person = reception) => person.send(contract.order.paper, { body: { id } })
const register = (changes = {}) => reception.send(contract.order.submit, { body: orderForm(enterId, changes) })

test('[REG-4] the bill of an order is a tagged PDF/A-3 that says who asked for what, what it costs, and who signs', async () => {
  const { id, orderNo } = await register({ phone: '0731-88123456', hopeTestDate: '2026-12-18', remark: '加急，请附示值误差' })
  const order = await reception.send(contract.order.detail, { query: { id } })
  const bill = await paperOf(await billOf(id))
  expect(bill.name).toContain(`${orderNo}.pdf`)
  for (const words of [
    '计量检测委托单',
    'Orderforcalibrationandtesting',
    orderNo,
    order.enterName,
    order.socialNumber,
    '长沙市岳麓区麓谷街道',
    '贺文舟',
    '13874903316',
    '0731-88123456',
    '2026-12-18',
    dayInShanghai(new Date()),
    '周岚',
    '加急，请附示值误差',
    '送检',
    'Sentforinspection',
    '￥180.00',
    '人民币壹佰捌拾元整',
    'Signature,seal',
  ])
    expect(bill.text, words).toContain(words)
  for (const piece of order.instruments)
    for (const words of [piece.serial, piece.regulation, piece.price])
      expect(bill.text, words).toContain(words.replace(/\s+/g, ''))
  await checkForm(bill)
})

test('[REG-4] the bill says first that its order is not handed in, not accepted or void', async () => {
  const saved = await register()
  const said = async () => (await paperOf(await billOf(saved.id))).text
  expect(await said()).toContain('业务登记，尚未提交')
  const move = (person: typeof reception, version: number, action: string, reason?: string) =>
    person.send(contract.order.move, { body: { id: saved.id, version, action, ...(reason ? { reason } : {}) } })
  const submitted = await move(reception, saved.version, 'submit')
  expect(await said()).toContain('待审核，尚未受理')
  const accepted = await move(dispatcher, submitted.version, 'accept')
  expect(await said()).not.toMatch(/尚未|作废/)
  await move(reception, accepted.version, 'void', '客户取消')
  expect(await said()).toContain('已作废')
})

test('[REG-4] an order of many pieces has a bill of several pages, with every piece on it', async () => {
  const [gauge] = orderForm(enterId).instruments
  if (!gauge) throw new Error('an instrument')
  const { id } = await register({ instruments: Array.from({ length: 200 }, (_, at) => ({ ...gauge, serial: `L-${at + 1000}` })) })
  const { text } = await paperOf(await billOf(id))
  for (let at = 1000; at < 1200; at += 1) expect(text).toContain(`L-${at}`)
  expect(text).toContain('￥12,000.00')
})

test('[REG-4][PERM-2][PERM-3][SEC-1] the bill is for whoever reads the order, by a ticket that counts once', async () => {
  const { id } = await register()
  const others = (await reception.send(contract.enterprise.search, { query: { keyword: '公司' } })).find(
    (one) => one.id !== enterId,
  )
  const foreign = await reception.send(contract.order.submit, { body: orderForm(others?.id ?? '') })
  expect((await fetched(await billOf(id, customer))).status).toBe(200)
  await expect(billOf(foreign.id, customer)).rejects.toMatchObject({ code: 404 })
  await expect(billOf(id, stranger)).rejects.toMatchObject({ code: 404 })
  const given = await billOf(id, dispatcher)
  expect((await fetched(given)).status).toBe(200)
  expect((await fetched(given)).status).toBe(403)
})
