import { contract, type NumberingRule } from '@etalon/api/contract'
import { dayInShanghai, type NumberingItem, usualNumbering } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { officeAt, startTestServer } from '../../testing/index.ts'
import { all, anEnterprise, orderForm } from '../../testing/main-flow.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { reception, dispatcher } = office
const [admin, tester, stranger] = await Promise.all([
  server.signIn('admin'),
  server.signIn('tester'),
  server.signIn('admin', '000001'),
])
const { numbering } = contract
const month = dayInShanghai(new Date()).slice(0, 7).replace('-', '')

const part = (type: string, changes: Partial<NumberingItem> = {}): NumberingItem => ({
  ...{ type, digits: '1', text: '', take: '1', place: 1, dateFormat: '2' },
  ...changes,
})
const ruleOf = async (kind: NumberingRule['kind'], by = admin) => {
  const found = (await by.send(numbering.list, {})).find((rule) => rule.kind === kind)
  if (!found) throw new Error('every kind has a rule')
  return found
}
const set = async (kind: NumberingRule['kind'], items: readonly NumberingItem[]) =>
  await admin.send(numbering.submit, { body: { kind, version: (await ruleOf(kind)).version, items: [...items] } })
const orderNo = async () =>
  (await reception.send(contract.order.submit, { body: orderForm(await anEnterprise(reception)) })).orderNo
const numbersOf = async (items: readonly string[]) =>
  await Promise.all(items.map(async (id) => await dispatcher.send(contract.item.detail, { query: { id } })))

test('[SYS-3] an institute without rules numbers as before, and a rule as usual changes nothing', async () => {
  expect((await admin.send(numbering.list, {})).every(({ isUsual, version }) => isUsual && version === 0)).toBe(true)
  const before = await orderNo()
  expect(before).toMatch(new RegExp(`^WT${month}\\d{4}$`))
  for (const kind of ['order', 'sample', 'item', 'report'] as const)
    expect(await set(kind, usualNumbering[kind])).toMatchObject({ isUsual: true, version: 1 })
  expect(Number((await orderNo()).slice(8))).toBe(Number(before.slice(8)) + 1)
  const { items } = await office.acceptedOrder()
  await office.begun(items[0])
  const [gauge] = await numbersOf(items)
  expect(gauge?.itemNo).toMatch(new RegExp(`^XM${month}\\d{4}-01$`))
  expect((await office.reportOf(items[0])).reportNo).toMatch(new RegExp(`^BG${month}\\d{4}$`))
})

test('[SYS-3] with rules of its own orders, samples, items and reports have its numbers, with the department’s code and short name', async () => {
  await server.owner.query(`update department set code = '0102', short_name = '力学' where tenant_id = '000000'`)
  await set('order', [
    part('1', { digits: '2' }),
    part('7', { text: '-' }),
    part('4', { dateFormat: '4' }),
    part('3', { digits: '6' }),
  ])
  await set('sample', [
    part('7', { text: 'S' }),
    part('2', { digits: '3', take: '2' }),
    part('6'),
    part('7', { text: '.' }),
    part('3'),
  ])
  await set('item', [part('6'), part('7', { text: '/' }), part('5'), part('8'), part('3', { digits: '4' })])
  await set('report', [
    part('1'),
    part('7', { text: '检字第' }),
    part('9', { dateFormat: '1' }),
    part('3', { digits: '6' }),
    part('7', { text: '号' }),
  ])
  const { items, orderId } = await office.acceptedOrder()
  await office.begun(items[0])
  const order = await dispatcher.send(contract.order.detail, { query: { id: orderId } })
  const year = month.slice(2, 4)
  expect(order.orderNo).toMatch(new RegExp(`^力-${year}00001$`))
  const [gauge] = await numbersOf(items)
  expect(gauge?.itemNo).toBe(`力-${year}00001/121001`)
  const samples = await dispatcher.send(contract.sample.page, { body: all({ orderNo: order.orderNo }) })
  expect(samples.records.map(({ sampleNo }) => sampleNo).sort()).toEqual([`S02力-${year}00001.1`, `S02力-${year}00001.2`])
  expect((await office.reportOf(items[0])).reportNo).toBe(`力学检字第${month.slice(0, 4)}00001号`)
})

test('[SYS-3] a rule that makes a number that there is already takes the next one; two at once never have the same', async () => {
  const year = month.slice(2, 4)
  await server.owner.query(`delete from counter where scope like 'order:%'`)
  const made = await Promise.all([orderNo(), orderNo(), orderNo()])
  expect(new Set(made).size).toBe(3)
  expect(made).not.toContain(`力-${year}00001`)
})

test('[SYS-3] a rule that cannot number is refused, and the part is named', async () => {
  const refused = (kind: NumberingRule['kind'], items: readonly NumberingItem[], path: string) =>
    expect(set(kind, items)).rejects.toMatchObject({ code: 400, fields: [{ path }] })
  await refused('order', [part('4')], 'items')
  await refused('item', [part('3')], 'items')
  await refused('order', [part('3'), part('9')], 'items.1.type')
  await refused('report', [part('3'), part('7', { text: 'A B' })], 'items.1.text')
})

test('[SYS-3][FLOW-3] who changes an older rule is told, and only administrators change one, each their own', async () => {
  const { version, items } = await ruleOf('order')
  const body = { kind: 'order' as const, version, items }
  const both = await Promise.allSettled([admin.send(numbering.submit, { body }), admin.send(numbering.submit, { body })])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 409, reason: 'numbering.changed' } })
  await expect(tester.send(numbering.list, {})).rejects.toMatchObject({ code: 403 })
  await expect(tester.send(numbering.submit, { body })).rejects.toMatchObject({ code: 403 })
  expect(await ruleOf('order', stranger)).toMatchObject({ isUsual: true, version: 0 })
})
