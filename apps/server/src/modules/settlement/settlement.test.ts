import { contract } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import { afterEach, expect, test } from 'vitest'
import { contractForm, contractInForce } from '../../testing/contracts.ts'
import { officeAt, startTestServer } from '../../testing/index.ts'
import { all, anEnterprise } from '../../testing/main-flow.ts'
import { acceptQuote, auditedQuote, quoteForm } from '../../testing/quotes.ts'
import { settled, settleForm, settlementOf } from '../../testing/settlements.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { reception, dispatcher, tester, approver } = office
const [cashier, admin, stranger] = await Promise.all([
  server.signIn('cashier'),
  server.signIn('admin'),
  server.signIn('admin', '000001'),
])
const { settlement } = contract
const enterId = await anEnterprise(reception)
const today = dayInShanghai(new Date())
const detail = (id: string, person = cashier) => person.send(settlement.detail, { query: { id } })
const move = async (id: string, action: string, reason?: string, person = cashier) =>
  await person.send(settlement.move, {
    body: { id, version: (await detail(id)).standing.version, action, ...(reason ? { reason } : {}) },
  })
const charge = async (
  id: string,
  amount: string,
  changes: { chargedOn?: string; chargeType?: string; incomeSource?: string; version?: number } = {},
) => {
  const version = changes.version ?? (await detail(id)).standing.version
  const { chargedOn = today, chargeType = '4', incomeSource } = changes
  const source = incomeSource === undefined ? {} : { incomeSource }
  return await cashier.send(settlement.charge, { body: { id, version, chargeType, ...source, amount, chargedOn, remark: '' } })
}
const invoice = async (
  id: string,
  number: string,
  amount: string,
  changes: { invoiceType?: string; taxNumber?: string } = {},
) => {
  const { invoiceType = '2', taxNumber = '' } = changes
  const version = (await detail(id)).standing.version
  const form = { id, version, number, amount, title: '长沙星麓精工机械有限公司', issuedOn: today, invoiceType, taxNumber }
  return await cashier.send(settlement.invoice, { body: form })
}
const samplesOf = async (orderId: string) =>
  (
    await server.owner.query<{ settlement: string }>('select settlement from sample where order_id = $1 order by id', [orderId])
  ).rows.map((row) => row.settlement)

// Contracts count for every settlement of their enterprise: each test leaves none.
afterEach(async () => {
  await server.owner.query(`update contract set state = '400' where state = '300'`)
})

test('[BIZ-7][FLOW-1] a settlement follows its order: there from its acceptance, to settle once its reports are approved', async () => {
  const { orderId, items } = await office.acceptedOrder()
  const begun = await settlementOf(cashier, orderId)
  expect(begun).toMatchObject({ standing: { state: '50' }, amount: '180.00', paid: '0.00', owed: '0.00', onAccount: true })
  expect(begun.settlementNo).toMatch(/^JS\d{10}$/)
  expect(await samplesOf(orderId)).toEqual(['0', '0'])
  await expect(cashier.send(settlement.settle, { body: settleForm(begun) })).rejects.toMatchObject({
    code: 409,
    reason: 'move.state',
  })
  await office.approved(items[0])
  expect(await samplesOf(orderId)).toEqual(['1', '0'])
  expect((await settlementOf(cashier, orderId)).standing.state).toBe('50')
  await office.approved(items[1])
  expect((await settlementOf(cashier, orderId)).standing.state).toBe('100')
  const done = await settled(cashier, orderId)
  expect(done).toMatchObject({ standing: { state: '200' }, gross: '180.00', amount: '180.00', owed: '180.00', settledOn: today })
  expect(await samplesOf(orderId)).toEqual(['2', '2'])
  await charge(done.id, '180')
  expect(await detail(done.id)).toMatchObject({ standing: { state: '400' }, owed: '0.00', paid: '180.00' })
  expect(await samplesOf(orderId)).toEqual(['3', '3'])
  const history = await cashier.send(settlement.history, { query: { id: done.id } })
  expect(history.map(({ action, from, to }) => [action, from, to])).toEqual([
    ['beginSettlement', null, '50'],
    ['open', '50', '100'],
    ['settle', '100', '200'],
    ['charge', '200', '200'],
    ['pay', '200', '400'],
  ])
})

test('[BIZ-7][FLOW-1] a void order drops its settlement', async () => {
  const { orderId } = await office.acceptedOrder()
  const { standing } = await reception.send(contract.order.detail, { query: { id: orderId } })
  await reception.send(contract.order.move, {
    body: { id: orderId, version: standing.version, action: 'void', reason: '客户取消' },
  })
  expect((await settlementOf(cashier, orderId)).standing.state).toBe('0')
})

test('[BIZ-7] what is not paid keeps documents back, and a guarantee by another person lets them go', async () => {
  await server.owner.query('update enterprise set on_account = false where id = $1', [enterId])
  try {
    const { orderId, items } = await office.acceptedOrder()
    await office.approved(items[0])
    await expect(office.moveReport(office.issuer, items[0], 'issue')).rejects.toMatchObject({
      data: { fact: 'settlementCleared' },
    })
    const one = await settled(cashier, orderId)
    const guarantee = async (person: typeof cashier, until: string) =>
      person.send(settlement.guarantee, { body: { id: one.id, version: (await detail(one.id)).standing.version, until } })
    await expect(guarantee(cashier, today)).rejects.toMatchObject({ code: 403, reason: 'move.four-eyes' })
    await expect(guarantee(approver, addDays(today, -1))).rejects.toMatchObject({ fields: [{ path: 'until' }] })
    expect(await guarantee(approver, addDays(today, 30))).toMatchObject({ state: '300' })
    expect(await detail(one.id)).toMatchObject({ guaranteeUntil: addDays(today, 30) })
    const facts = (await office.reportOf(items[0])).standing.facts
    expect(facts.settlementCleared).toBe(true)
    await server.owner.query('update settlement set guarantee_until = current_date - 2 where id = $1', [one.id])
    expect((await office.reportOf(items[0])).standing.facts.settlementCleared).toBe(false)
    await charge(one.id, '180')
    expect((await office.reportOf(items[0])).standing.facts.settlementCleared).toBe(true)
  } finally {
    await server.owner.query('update enterprise set on_account = true where id = $1', [enterId])
  }
})

test('[BIZ-7][NUM-2] discounts, free items and a reduction of the whole come to the sum that the cashier saw, or nothing is settled', async () => {
  const { orderId } = await office.acceptedOrder()
  const [first] = (await settlementOf(cashier, orderId)).lines
  const done = await settled(cashier, orderId, {
    discount: { type: '2', share: '0.855' },
    free: [{ itemId: first?.itemId ?? '', type: '0', reason: '强制检定，免收' }],
    reduction: { type: '3', amount: '2.61', reason: '抹零' },
  })
  // 120 by 0.855 is 102.60, less 2.61; the other item is free.
  expect(done).toMatchObject({ gross: '180.00', amount: '99.99' })
  expect(done.lines).toMatchObject([
    {
      net: '0.00',
      discountsTaken: [{ type: '2', amount: '8.70' }],
      reductionsTaken: [{ type: '0', amount: '51.30', reason: '强制检定，免收' }, {}],
    },
    { net: '99.99', reductionsTaken: [{ type: '3', amount: '2.61', reason: '抹零' }] },
  ])
  const other = await office.acceptedOrder()
  await expect(settled(cashier, other.orderId, { reduction: { type: '3', amount: '180.01', reason: '多减' } })).rejects.toThrow()
  const opened = await settlementOf(cashier, other.orderId)
  const form = settleForm(opened)
  await expect(cashier.send(settlement.settle, { body: { ...form, amount: '179.99' } })).rejects.toMatchObject({
    code: 409,
    reason: 'move.fact',
    data: { fact: 'sumAgrees' },
  })
  const wrong = async (path: string, changes: object) =>
    expect(cashier.send(settlement.settle, { body: { ...form, ...changes } })).rejects.toMatchObject({
      code: 400,
      fields: [expect.objectContaining({ path })],
    })
  await wrong('discount.type', { discount: { type: '0', share: '0.9' } })
  await wrong('reduction.type', { reduction: { type: '9', amount: '1', reason: '试试' } })
  await wrong('reduction.amount', { reduction: { type: '3', amount: '181', reason: '多减' } })
  await wrong('reduction.reason', { reduction: { type: '3', amount: '1', reason: '' } })
  await wrong('free.0.itemId', { free: [{ itemId: '999999999', type: '0', reason: '免收' }] })
  expect((await settlementOf(cashier, other.orderId)).standing.state).toBe('100')
})

test('[BIZ-6][BIZ-7] a contract in force is applied: a share of the list, prices of its own, parts of a package; what was quoted stays', async () => {
  const shareId = await contractInForce(reception, cashier, contractForm(enterId, { share: '0.8' }))
  const first = await office.acceptedOrder()
  const shared = await settled(cashier, first.orderId)
  expect(shared).toMatchObject({ gross: '180.00', amount: '144.00', contract: { id: shareId } })
  expect(shared.lines.map(({ byContract, net }) => [byContract, net])).toEqual([
    [true, '48.00'],
    [true, '96.00'],
  ])
  expect(await cashier.send(contract.contract.detail, { query: { id: shareId } })).toMatchObject({
    ...{ used: 2, settledCount: 1, settledSum: '144.00' },
  })
  await server.owner.query(`update contract set state = '400' where id = $1`, [shareId])
  const prices = [{ kindCode: 'YB-60', abilityType: '1', price: '45.50' }]
  await contractInForce(reception, cashier, contractForm(enterId, { contractType: '0', prices, share: null }))
  expect((await settled(cashier, (await office.acceptedOrder()).orderId)).amount).toBe('165.50')
  await server.owner.query(`update contract set state = '400' where state = '300'`)
  const packed = { contractType: '2', share: null, packageSum: '100.00', packageItems: 3 }
  await contractInForce(reception, cashier, contractForm(enterId, packed))
  const [one, two] = [await office.acceptedOrder(), await office.acceptedOrder()]
  const nets = [await settled(cashier, one.orderId), await settled(cashier, two.orderId)]
  // Three parts are 100.00; the fourth item costs its list price.
  expect(nets.map(({ amount }) => amount)).toEqual(['66.67', '153.33'])
  expect(nets[1]?.lines.map(({ byContract }) => byContract)).toEqual([true, false])
  // Quoted prices stay as quoted.
  await server.owner.query(`update contract set state = '400' where state = '300'`)
  await contractInForce(reception, cashier, contractForm(enterId, { share: '0.5' }))
  const quoteId = await auditedQuote(reception, cashier, quoteForm(enterId))
  await acceptQuote(reception, quoteId)
  const { orderForm } = await import('../../testing/main-flow.ts')
  const saved = await reception.send(contract.order.submit, { body: { ...orderForm(enterId), quoteId } })
  const submitted = await office.moveOrder(reception, saved.id, saved.version, 'submit')
  await office.moveOrder(dispatcher, saved.id, submitted.version, 'accept')
  expect(await settled(cashier, saved.id)).toMatchObject({
    amount: '171.04',
    contract: null,
    orders: [{ quote: { id: quoteId } }],
  })
})

test('[BIZ-7][NUM-2] it is paid in parts, never more than is owed, and a counter-entry owes it again', async () => {
  const { id } = await settled(cashier, (await office.acceptedOrder()).orderId)
  await expect(charge(id, '180.01')).rejects.toMatchObject({
    code: 400,
    fields: [expect.objectContaining({ path: 'amount', message: expect.stringContaining('180.00') })],
  })
  await expect(charge(id, '0')).rejects.toMatchObject({ fields: [{ path: 'amount' }] })
  await expect(charge(id, '1', { chargeType: '1' })).rejects.toMatchObject({ fields: [{ path: 'chargeType' }] })
  await expect(charge(id, '1', { incomeSource: '99' })).rejects.toMatchObject({ fields: [{ path: 'incomeSource' }] })
  await expect(charge(id, '1', { chargedOn: addDays(today, 1) })).rejects.toMatchObject({ fields: [{ path: 'chargedOn' }] })
  expect(await charge(id, '0.1')).toMatchObject({ state: '200' })
  await charge(id, '79.9', { chargeType: '3', incomeSource: '5' })
  await expect(move(id, 'undo', '录错')).rejects.toMatchObject({ code: 409, data: { fact: 'nothingPaid' } })
  expect(await charge(id, '100.00')).toMatchObject({ state: '400' })
  await expect(charge(id, '1')).rejects.toMatchObject({ code: 409, reason: 'settlement.state' })
  const paid = await detail(id)
  expect(paid.charges.map(({ amount }) => amount)).toEqual(['0.10', '79.90', '100.00'])
  const chargeId = paid.charges[1]?.id ?? ''
  const reverse = async () =>
    cashier.send(settlement.reverse, {
      body: { id, version: (await detail(id)).standing.version, chargeId, reason: '刷卡被撤销' },
    })
  expect(await reverse()).toMatchObject({ state: '200' })
  const back = await detail(id)
  expect(back).toMatchObject({ paid: '100.10', owed: '79.90' })
  expect(back.charges.map(({ incomeSource }) => incomeSource)).toEqual(['', '5', '', '5'])
  expect(back.charges.map(({ amount, isReversed }) => [amount, isReversed])).toEqual([
    ['0.10', false],
    ['79.90', true],
    ['100.00', false],
    ['-79.90', false],
  ])
  await expect(reverse()).rejects.toMatchObject({ code: 409, reason: 'settlement.reversed' })
  expect(await charge(id, '79.90')).toMatchObject({ state: '400' })
})

test('[BIZ-7][FLOW-3] of two cashiers who take a payment at once one succeeds, and the other is told where it stands', async () => {
  const { id, standing } = await settled(cashier, (await office.acceptedOrder()).orderId)
  const tries = await Promise.allSettled(['180', '180'].map((amount) => charge(id, amount, { version: standing.version })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 409, reason: 'changed', data: { state: '400' } },
  })
  expect(await detail(id)).toMatchObject({ paid: '180.00', charges: [{}] })
})

test('[BIZ-7] invoices come to at most what is to be paid, have a number once, and are voided with a reason', async () => {
  const { id } = await settled(cashier, (await office.acceptedOrder()).orderId)
  await expect(invoice(id, '26000001', '10', { invoiceType: '1' })).rejects.toMatchObject({ fields: [{ path: 'taxNumber' }] })
  await invoice(id, '26000001', '100', { invoiceType: '1', taxNumber: '91430100MA4Q3T7N6X' })
  await expect(invoice(id, '26000001', '10')).rejects.toMatchObject({ code: 409, reason: 'invoice.number-taken' })
  await expect(invoice(id, '26000002', '80.01')).rejects.toMatchObject({
    fields: [expect.objectContaining({ path: 'amount', message: expect.stringContaining('80.00') })],
  })
  await expect(move(id, 'undo', '录错')).rejects.toMatchObject({ data: { fact: 'nothingInvoiced' } })
  const { invoices } = await detail(id)
  const invoiceId = invoices[0]?.id ?? ''
  const voided = async (reason: string) =>
    cashier.send(settlement.voidInvoice, {
      body: { id, version: (await detail(id)).standing.version, invoiceId, reason },
    })
  await expect(voided('')).rejects.toMatchObject({ code: 400, fields: [{ path: 'reason' }] })
  await voided('抬头有误')
  await expect(voided('再来一次')).rejects.toMatchObject({ code: 409, reason: 'invoice.void' })
  expect(await detail(id)).toMatchObject({ invoiced: '0.00', invoices: [{ voidedOn: today, voidReason: '抬头有误' }] })
  await invoice(id, '26000003', '180')
  expect((await detail(id)).invoiced).toBe('180.00')
})

test('[BIZ-7] a settling is taken back with a reason while nothing rests on it, and is worked out anew', async () => {
  const { orderId } = await office.acceptedOrder()
  const { id } = await settled(cashier, orderId, { discount: { type: '2', share: '0.5' } })
  await expect(move(id, 'undo')).rejects.toMatchObject({ reason: 'move.reason' })
  expect(await move(id, 'undo', '折扣有误')).toMatchObject({ state: '100' })
  expect(await detail(id)).toMatchObject({ amount: '180.00', settledOn: null })
  expect(await samplesOf(orderId)).toEqual(['1', '1'])
  const again = await settled(cashier, orderId)
  expect(again.amount).toBe('180.00')
  // Nothing to pay is paid by word.
  const free = await office.acceptedOrder()
  const none = await settled(cashier, free.orderId, { reduction: { type: '4', amount: '180', reason: '疫情减免' } })
  expect(await move(none.id, 'pay')).toMatchObject({ state: '400' })
  await expect(move(again.id, 'pay')).rejects.toMatchObject({ data: { fact: 'chargeRecorded' } })
})

test('[PERM-1][PERM-2] whoever keeps no books has none of it, and another institute has none of them', async () => {
  const { id, standing } = await settled(cashier, (await office.acceptedOrder()).orderId)
  const [customer] = [await server.signIn('customer')]
  for (const person of [tester, customer, dispatcher]) await expect(detail(id, person)).rejects.toMatchObject({ code: 403 })
  for (const person of [approver, admin]) {
    expect((await detail(id, person)).id).toBe(id)
    await expect(
      person.send(settlement.charge, {
        body: { id, version: standing.version, chargeType: '4', amount: '1', chargedOn: today, remark: '' },
      }),
    ).rejects.toMatchObject({ code: 403 })
  }
  await expect(detail(id, stranger)).rejects.toMatchObject({ code: 404 })
  expect((await stranger.send(settlement.page, { body: all() })).total).toBe(0)
})
