import { contract } from '@etalon/api/contract'
import { dayInShanghai } from '@etalon/api/domain'
import { describe, expect, test } from 'vitest'
import { contractForm, contractInForce, moveContract } from '../../testing/contracts.ts'
import { officeAt, startTestServer } from '../../testing/index.ts'
import { anEnterprise } from '../../testing/main-flow.ts'
import { papersOf } from '../../testing/papers.ts'
import { settled, settlementOf } from '../../testing/settlements.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { reception, approver, tester } = office
const [cashier, stranger, customer] = await Promise.all([
  server.signIn('cashier'),
  server.signIn('cashier', '000001').catch(() => server.signIn('admin', '000001')),
  server.signIn('customer'),
])
const { settlement } = contract
const enterId = await anEnterprise(reception)
const today = dayInShanghai(new Date())
const { fetched, paperOf, checkForm } = papersOf(server)

const contractOf = (id: string, person = cashier) => person.send(contract.contract.paper, { body: { id } })
const statementOf = (id: string, person = cashier) => person.send(settlement.paper, { body: { id } })
const receiptOf = (id: string, person = cashier) => person.send(settlement.receipt, { body: { id } })
const detail = (id: string) => cashier.send(settlement.detail, { query: { id } })
async function charge(id: string, amount: string, remark = '') {
  const { version } = (await detail(id)).standing
  await cashier.send(settlement.charge, { body: { id, version, chargeType: '4', amount, chargedOn: today, remark } })
  return (await detail(id)).charges.at(-1)?.id ?? ''
}

describe('[BIZ-6] a contract on paper', () => {
  test('is a tagged PDF/A-3 whose fonts are in it, and says with whom, for which days and at which price', async () => {
    const draft = await cashier.send(contract.contract.submit, {
      body: contractForm(enterId, { remark: '每季度结算一次。\n现场检测的差旅费另计。' }),
    })
    const { contractNo } = draft
    const first = await paperOf(await contractOf(draft.id))
    expect(first.name).toContain(`${contractNo}.pdf`)
    for (const words of [
      '计量检测服务合同',
      contractNo,
      '草稿，未生效',
      'Draft,notinforce',
      '年度检测合同',
      '折扣合同',
      '90%',
      '每季度结算一次。',
      '现场检测的差旅费另计。',
      'Signature,seal',
    ])
      expect(first.text, words).toContain(words)
    await checkForm(first)
    await moveContract(cashier, draft.id, 'submit')
    await moveContract(approver, draft.id, 'approve')
    const inForce = await paperOf(await contractOf(draft.id))
    expect(inForce.text).not.toContain('未生效')
    await moveContract(approver, draft.id, 'terminate', '双方协商一致')
    expect((await paperOf(await contractOf(draft.id))).text).toContain('已终止')
  })

  test('with a fixed sum has it in capitals; with a list has each price, also over several pages', async () => {
    const sum = await cashier.send(contract.contract.submit, {
      body: contractForm(enterId, { contractType: '2', share: null, packageSum: '107000.53', packageItems: 120 }),
    })
    const { text } = await paperOf(await contractOf(sum.id))
    for (const words of ['人民币壹拾万零柒仟元伍角叁分', '￥107,000.53', '检测项目120项']) expect(text, words).toContain(words)
    const kinds = await cashier.send(contract.enterprise.kinds, {})
    const prices = kinds.flatMap(({ code, abilityTypes }) =>
      abilityTypes.map((abilityType) => ({ kindCode: code, abilityType, price: '1234.50' })),
    )
    const list = await cashier.send(contract.contract.submit, {
      body: contractForm(enterId, { contractType: '0', share: null, prices }),
    })
    const long = await paperOf(await contractOf(list.id))
    expect(long.text.split('1,234.50').length - 1).toBe(prices.length)
    for (const { name } of kinds) expect(long.text, name).toContain(name.replace(/\s+/g, ''))
  })
})

test('[BIZ-7][NUM-2] a statement of settlement adds up to the cent, in figures and in capitals, and there is none before it is settled', async () => {
  const { orderId } = await office.acceptedOrder()
  const begun = await settlementOf(cashier, orderId)
  await expect(statementOf(begun.id)).rejects.toMatchObject({ code: 409, reason: 'settlement.no-statement' })
  const one = await settled(cashier, orderId, {
    discount: { type: '2', share: '0.95' },
    reduction: { type: '3', amount: '0.99', reason: '零头' },
  })
  expect(one.amount).toBe('170.01')
  const mistaken = await charge(one.id, '50.00', '转错了')
  const { version } = (await detail(one.id)).standing
  await cashier.send(settlement.reverse, { body: { id: one.id, version, chargeId: mistaken, reason: '转错了账户' } })
  await charge(one.id, '70.00')
  const { name, text } = await paperOf(await statementOf(one.id))
  expect(name).toContain(`${one.settlementNo}.pdf`)
  for (const words of [
    '结算对账单',
    'Statementofsettlement',
    one.settlementNo,
    one.orderNo,
    one.enterName,
    one.socialNumber,
    '180.00',
    '170.01',
    '人民币壹佰柒拾元零壹分',
    '−50.00',
    '冲销：转错了账户',
    '已收合计Paid70.00',
    '人民币壹佰元零壹分',
    '转账',
  ])
    expect(text, words).toContain(words)
  for (const line of one.lines) expect(text, line.serial).toContain(line.serial)
})

test('[BIZ-7] whoever paid gets a receipt, the same whenever it is asked for; what was taken back has none', async () => {
  const { orderId } = await office.acceptedOrder()
  const one = await settled(cashier, orderId)
  const [first, second] = [await charge(one.id, '100.00'), await charge(one.id, '30.50', '第二笔')]
  const numbersOf = async () => (await detail(one.id)).charges.map(({ receiptNo }) => receiptNo)
  expect(await numbersOf()).toEqual([`${one.settlementNo}-1`, `${one.settlementNo}-2`])
  const { name, text } = await paperOf(await receiptOf(second))
  expect(name).toContain(`${one.settlementNo}-2.pdf`)
  for (const words of [
    '收款收据',
    'Receiptofpayment',
    `${one.settlementNo}-2`,
    one.enterName,
    '￥30.50',
    '人民币叁拾元伍角',
    '转账',
    '第二笔',
    today,
    '不是发票',
  ])
    expect(text, words).toContain(words)
  const { version } = (await detail(one.id)).standing
  await cashier.send(settlement.reverse, { body: { id: one.id, version, chargeId: first, reason: '重复入账' } })
  await expect(receiptOf(first)).rejects.toMatchObject({ code: 409, reason: 'settlement.reversed' })
  const counterEntry = (await detail(one.id)).charges.at(-1)?.id ?? ''
  await expect(receiptOf(counterEntry)).rejects.toMatchObject({ code: 409, reason: 'settlement.no-receipt' })
  // The number of a receipt does not change with what is taken back.
  expect(await numbersOf()).toEqual([null, `${one.settlementNo}-2`, null])
  expect((await paperOf(await receiptOf(second))).text).toContain(`${one.settlementNo}-2`)
})

test('[PERM-1][PERM-2][SEC-1] papers are for those who read the record, by a ticket that counts once and only for what it was asked for', async () => {
  const id = await contractInForce(cashier, approver, contractForm(enterId))
  const { orderId } = await office.acceptedOrder()
  const one = await settled(cashier, orderId)
  const chargeId = await charge(one.id, '10.00')
  for (const person of [tester, customer]) {
    await expect(contractOf(id, person)).rejects.toMatchObject({ code: 403 })
    await expect(statementOf(one.id, person)).rejects.toMatchObject({ code: 403 })
    await expect(receiptOf(chargeId, person)).rejects.toMatchObject({ code: 403 })
  }
  await expect(contractOf(id, stranger)).rejects.toMatchObject({ code: 404 })
  await expect(statementOf(one.id, stranger)).rejects.toMatchObject({ code: 404 })
  await expect(receiptOf(chargeId, stranger)).rejects.toMatchObject({ code: 404 })
  const given = await contractOf(id)
  expect((await fetched({ ...given, fileId: one.id === id ? chargeId : one.id })).status).toBe(403)
  expect((await fetched(given)).status).toBe(403)
  const again = await contractOf(id)
  expect((await fetched(again)).status).toBe(200)
  expect((await fetched(again)).status).toBe(403)
  await moveContract(approver, id, 'terminate', '测试结束')
})

test('[SRV-3] a sign that no font has is named, and no paper is made', async () => {
  const { id } = await cashier.send(contract.contract.submit, { body: contractForm(enterId, { name: '合同\u{10fffd}' }) })
  const answer = await fetched(await contractOf(id))
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('\u{10fffd}')
})
