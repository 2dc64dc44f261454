import { contract, encodeSearch, type SettlementDetail } from '@etalon/api/contract'
import { dayInShanghai, sumsByOrder } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { atOnce, officeAt, type Person, startTestServer } from '../../testing/index.ts'
import { all, anEnterprise } from '../../testing/main-flow.ts'
import { papersOf } from '../../testing/papers.ts'
import { settled, settleForm, settlementOf } from '../../testing/settlements.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { reception, tester } = office
const [cashier, approver, stranger] = await Promise.all([
  server.signIn('cashier'),
  server.signIn('approver'),
  server.signIn('admin', '000001'),
])
const { settlement } = contract
const enterId = await anEnterprise(reception)
const today = dayInShanghai(new Date())
const { paperOf } = papersOf(server)

const detail = (id: string, person = cashier) => person.send(settlement.detail, { query: { id } })
const stepOf = ({ id, standing: { version } }: Pick<SettlementDetail, 'id' | 'standing'>) => ({ id, version })
const join = async (parts: readonly SettlementDetail[], person: Person = cashier) =>
  await person.send(settlement.join, { body: { settlements: parts.map(stepOf) } })
const split = async (id: string) => await cashier.send(settlement.split, { body: stepOf(await detail(id)) })
const move = async (id: string, action: string, reason?: string) =>
  await cashier.send(settlement.move, { body: { ...stepOf(await detail(id)), action, ...(reason ? { reason } : {}) } })
const numbersOf = async (orderIds: readonly string[]) =>
  await Promise.all(orderIds.map(async (id) => (await reception.send(contract.order.detail, { query: { id } })).orderNo))
/** So many accepted orders, and the settlement of each. */
async function several(count: number): Promise<{ orderIds: string[]; items: string[]; parts: SettlementDetail[] }> {
  const orders = []
  for (let place = 0; place < count; place += 1) orders.push(await office.acceptedOrder())
  const orderIds = orders.map(({ orderId }) => orderId)
  const parts = []
  for (const id of orderIds) parts.push(await settlementOf(cashier, id))
  return { orderIds, items: orders.flatMap(({ items }) => items), parts }
}
const samplesOf = async (orderIds: readonly string[]) =>
  (
    await server.owner.query<{ settlement: string }>(
      'select distinct settlement from sample where order_id = any($1::bigint[]) order by settlement',
      [orderIds],
    )
  ).rows.map((row) => row.settlement)
const booksOf = async () => {
  const { records } = await cashier.send(settlement.reconcile, {
    body: { from: today, to: today, page: all({ enterName: '长沙星麓' }) },
  })
  const [row] = records
  return { settled: row?.settled ?? '0.00', charged: row?.charged ?? '0.00', closing: row?.closing ?? '0.00' }
}
const inCents = (amount: string) => BigInt(amount.replace('.', ''))

test('[BIZ-7] several orders of one enterprise become one settlement, found by the number of each', async () => {
  const { orderIds, parts } = await several(3)
  const [first] = parts
  const joined = await join(parts.toReversed())
  expect(joined).toMatchObject({ id: first?.id, state: '50' })
  const one = await detail(joined.id)
  const numbers = await numbersOf(orderIds)
  expect(one).toMatchObject({ orderNo: numbers.join('、'), orderCount: 3, gross: '540.00', amount: '540.00', joinedInto: null })
  expect(one.orders.map(({ orderNo }) => orderNo)).toEqual(numbers)
  expect(one.orders.map(({ settlementNo }) => settlementNo)).toEqual(parts.map(({ settlementNo }) => settlementNo))
  expect(one.lines.map(({ orderId }) => orderId)).toEqual(orderIds.flatMap((id) => [id, id]))
  for (const number of numbers) {
    const { records } = await cashier.send(settlement.page, { body: all({ orderNo: number }) })
    expect(records.map(({ id }) => id)).toEqual([joined.id])
  }
  const wanted = async (op: string, value: unknown) => {
    const rows = [{ searchType: 'and' as const, filter: { orderNo: value }, op: { orderNo: op } }]
    const { records } = await cashier.send(settlement.page, { body: encodeSearch({ current: 1, size: 50, filter: {}, rows }) })
    return records.map(({ id }) => id)
  }
  for (const number of numbers) expect(await wanted('=', number)).toEqual([joined.id])
  expect(await wanted('IN', [numbers[2], '没有'])).toEqual([joined.id])
  // A part of a number is none, and who asks for all but one order does not see what holds it.
  expect(await wanted('=', numbers[1]?.slice(0, -1))).toEqual([])
  expect(await wanted('=', '%')).toEqual([])
  expect(await wanted('!=', numbers[1])).not.toContain(joined.id)
  expect(await wanted('NOT IN', ['没有'])).toContain(joined.id)
  // What was joined leads to where it went, and nothing is done with it.
  const other = await detail(parts[1]?.id ?? '')
  expect(other.joinedInto).toEqual({ id: joined.id, settlementNo: one.settlementNo })
  await expect(cashier.send(settlement.settle, { body: settleForm(other) })).rejects.toMatchObject({
    code: 409,
    reason: 'settlement.joined',
  })
  const history = async (id: string) =>
    (await cashier.send(settlement.history, { query: { id } })).map(({ action, reason }) => [action, reason]).at(-1)
  expect(await history(other.id)).toEqual(['join', `→ ${one.settlementNo}`])
  expect(await history(joined.id)).toEqual(['takeIn', `← ${parts[1]?.settlementNo}, ${parts[2]?.settlementNo}`])
  // A joint one takes in more.
  const more = await several(1)
  expect((await join([one, ...more.parts])).id).toBe(joined.id)
  expect(await detail(joined.id)).toMatchObject({ orderCount: 4, gross: '720.00' })
})

test('[BIZ-7][NUM-2] a discount and a reduction are spread over all orders to the cent; one payment and one invoice are of all of them', async () => {
  const { orderIds, items, parts } = await several(3)
  await server.owner.query('update enterprise set on_account = false where id = $1', [enterId])
  try {
    const before = await booksOf()
    const { id } = await join(parts)
    for (const item of items.slice(0, 3)) await office.approved(item)
    expect((await detail(id)).standing.state).toBe('50')
    for (const item of items.slice(3)) await office.approved(item)
    // The last report of the last order makes it ready.
    expect((await detail(id)).standing.state).toBe('100')
    const one = await settled(cashier, orderIds[1] ?? '', {
      discount: { type: '2', share: '0.855' },
      reduction: { type: '3', amount: '3.34', reason: '抹零' },
    })
    // 540 by 0.855 is 461.70, less 3.34.
    expect(one).toMatchObject({ id, standing: { state: '200' }, gross: '540.00', amount: '458.36', owed: '458.36' })
    const sums = sumsByOrder(one.lines)
    expect(sums.map(({ orderId }) => orderId)).toEqual(orderIds)
    expect(sums.reduce((all, { net }) => all + inCents(net), 0n)).toBe(45836n)
    // Three times the same order: they differ by the cent that cannot be shared.
    expect(sums.map(({ net }) => net)).toEqual(['152.78', '152.79', '152.79'])
    expect(await samplesOf(orderIds)).toEqual(['2'])
    const cleared = async () =>
      await Promise.all(items.map(async (item) => (await office.reportOf(item)).standing.facts.settlementCleared))
    expect(new Set(await cleared())).toEqual(new Set([false]))

    const money = { chargeType: '4', amount: '458.36', chargedOn: today, remark: '' }
    await cashier.send(settlement.charge, { body: { ...stepOf(one), ...money } })
    expect((await detail(id)).standing.state).toBe('400')
    expect(await samplesOf(orderIds)).toEqual(['3'])
    expect(new Set(await cleared())).toEqual(new Set([true]))
    const invoice = {
      invoiceType: '2',
      number: '26119901',
      title: one.enterName,
      taxNumber: '',
      amount: '458.36',
      issuedOn: today,
    }
    await cashier.send(settlement.invoice, { body: { ...stepOf(await detail(id)), ...invoice } })
    for (const orderId of orderIds)
      expect((await reception.send(contract.order.detail, { query: { id: orderId } })).invoices).toMatchObject([
        { number: '26119901' },
      ])

    // The books have it once.
    const after = await booksOf()
    expect(inCents(after.settled) - inCents(before.settled)).toBe(45836n)
    expect(inCents(after.charged) - inCents(before.charged)).toBe(45836n)
    expect(after.closing).toBe(before.closing)
  } finally {
    await server.owner.query('update enterprise set on_account = true where id = $1', [enterId])
  }
})

test('[BIZ-7] one bill lists all orders with their items, what each comes to, and what is to be paid together', async () => {
  const { orderIds, parts } = await several(3)
  const { id } = await join(parts)
  await move(id, 'open')
  const one = await settled(cashier, orderIds[0] ?? '', { reduction: { type: '3', amount: '0.40', reason: '抹零' } })
  expect(one.amount).toBe('539.60')
  const { name, text } = await paperOf(await cashier.send(settlement.paper, { body: { id } }))
  expect(name).toContain(`${one.settlementNo}.pdf`)
  for (const words of ['本次结算的委托单', '3张', '540.00', '539.60', '人民币伍佰叁拾玖元陆角'])
    expect(text, words).toContain(words)
  const sums = sumsByOrder(one.lines)
  for (const [place, number] of (await numbersOf(orderIds)).entries()) {
    // In the table of all, and above its own, in both languages.
    expect(text.split(number).length - 1, number).toBe(3)
    expect(text, number).toContain(`委托单${number}收费明细`)
    expect(text, number).toContain(sums[place]?.net)
  }
  expect(text.split('T-26-018').length - 1).toBe(3)
  const charged = await cashier.send(settlement.charge, {
    body: { ...stepOf(one), chargeType: '4', amount: '539.60', chargedOn: today, remark: '' },
  })
  expect(charged.state).toBe('400')
  const chargeId = (await detail(id)).charges[0]?.id ?? ''
  const receipt = await paperOf(await cashier.send(settlement.receipt, { body: { id: chargeId } }))
  expect(receipt.text).toContain('3张委托单的检定')
})

test('[BIZ-7][FLOW-1] taken apart, each order has its own settlement again, as far as it is; a void order leaves the others', async () => {
  const { orderIds, items, parts } = await several(3)
  const { id } = await join(parts)
  for (const item of items.slice(2, 4)) await office.approved(item)
  const [first = ''] = orderIds
  const { standing } = await reception.send(contract.order.detail, { query: { id: first } })
  await reception.send(contract.order.move, {
    body: { id: first, version: standing.version, action: 'void', reason: '客户取消' },
  })
  const rest = await detail(id)
  expect(rest).toMatchObject({ standing: { state: '50' }, gross: '360.00' })
  expect(rest.orders.map(({ orderId }) => orderId)).toEqual(orderIds.slice(1))
  await move(id, 'open')
  const done = await settled(cashier, orderIds[2] ?? '')
  expect(done.amount).toBe('360.00')
  await expect(split(id)).rejects.toMatchObject({ code: 409, reason: 'settlement.state' })
  await move(id, 'undo', '客户要求分开结算')
  await split(id)
  const states = []
  for (const part of parts) states.push((await detail(part.id)).standing.state)
  // The order of the first is void; the second is ready; the third is not.
  expect(states).toEqual(['0', '100', '50'])
  expect(await Promise.all(parts.map(async (part) => (await detail(part.id)).orderCount))).toEqual([1, 1, 1])
  expect(await Promise.all(parts.map(async (part) => (await detail(part.id)).orderNo))).toEqual(await numbersOf(orderIds))
  await expect(split(parts[1]?.id ?? '')).rejects.toMatchObject({ code: 409, reason: 'settlement.not-joint' })
  expect((await settled(cashier, orderIds[1] ?? '')).amount).toBe('180.00')
})

test('[BIZ-7][PERM-1][PERM-2] what is settled, of another enterprise or institute, or alone is not joined; nor by whoever keeps no books', async () => {
  const [elsewhere] = await reception
    .send(contract.enterprise.search, { query: { keyword: '有限公司' } })
    .then((found) => found.filter(({ id }) => id !== enterId))
  const { parts } = await several(3)
  const [one, two, three] = parts
  if (!one || !two || !three || !elsewhere) throw new Error('three settlements and another enterprise')
  const theirs = await settlementOf(cashier, (await office.acceptedOrder({ enterId: elsewhere.id })).orderId)
  const refused = async (given: readonly SettlementDetail[], reason: string, code = 409) =>
    expect(join(given)).rejects.toMatchObject({ code, reason })
  await refused([one, theirs], 'settlement.other-enterprise')
  await refused([one, one], 'settlement.alone')
  await refused([one, { ...two, standing: { ...two.standing, version: two.standing.version + 1 } }], 'changed')
  await refused([one, { ...two, id: '999999999' }], 'not-found', 404)
  for (const person of [tester, approver]) await expect(join([one, two], person)).rejects.toMatchObject({ code: 403 })
  await expect(join([one, two], stranger)).rejects.toMatchObject({ code: 403 })
  const paid = await settled(cashier, three.orderId)
  await refused([one, paid], 'settlement.state')
  await join([one, two])
  await refused([await detail(two.id), theirs], 'settlement.joined')
})

const holding = (orderIds: readonly string[]) =>
  `select id from work_order where id in (${orderIds.map(Number).join()}) order by id for update`
/** Nobody can write history: whoever moves something has checked it and has not committed yet. */
const holdingHistory = "select pg_advisory_xact_lock(hashtextextended('000000', 9))"
const outcomes = (all: readonly PromiseSettledResult<unknown>[]) => all.map(({ status }) => status).toSorted()

test('[BIZ-7][FLOW-3] of two who join at once one succeeds: the same orders, or one order with different others', async () => {
  const same = await several(2)
  const [lead] = same.parts
  const twice = await atOnce(server.owner, holding(same.orderIds), [() => join(same.parts), () => join(same.parts.toReversed())])
  expect(outcomes(twice)).toEqual(['fulfilled', 'rejected'])
  expect(twice.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 409 } })
  expect(await detail(lead?.id ?? '')).toMatchObject({ orderCount: 2, gross: '360.00' })

  const { orderIds, parts } = await several(3)
  const [one, two, three] = parts
  if (!one || !two || !three) throw new Error('three settlements')
  const shared = await atOnce(server.owner, holding(orderIds), [() => join([one, two]), () => join([two, three])])
  expect(outcomes(shared)).toEqual(['fulfilled', 'rejected'])
  const { rows } = await server.owner.query<{ count: number }>(
    'select count(*)::int as count from settlement where id = any($1::bigint[]) and joined_into is not null',
    [parts.map(({ id }) => id)],
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('[BIZ-7][FLOW-3] of somebody who joins and somebody who settles one of them at once, one succeeds', async () => {
  const { orderIds, items, parts } = await several(2)
  for (const item of items) await office.approved(item)
  const [one, two] = await Promise.all(parts.map(({ id }) => detail(id)))
  if (!one || !two) throw new Error('two settlements')
  const both = await atOnce(server.owner, holding(orderIds), [
    () => join([one, two]),
    () => cashier.send(settlement.settle, { body: settleForm(two) }),
  ])
  expect(outcomes(both)).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 409 } })
})

test('[BIZ-7][FLOW-3] of somebody who joins and somebody who works on one of the orders at once, neither stands in the way of the other', async () => {
  const { items, parts } = await several(2)
  const [item = ''] = items
  // Of two who wait for each other one would be begun anew, and nobody would see it but the person who waits.
  const deadlocks = async () =>
    (await server.owner.query('select deadlocks::int as count from pg_stat_database where datname = current_database()')).rows[0]
      .count
  const before = await deadlocks()
  const both = await atOnce(server.owner, holdingHistory, [() => office.approved(item), () => join(parts)])
  expect(both).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  expect(await detail(parts[0]?.id ?? '')).toMatchObject({ orderCount: 2, standing: { state: '50' } })
  expect(await deadlocks()).toBe(before)
})

test('[BIZ-7][FLOW-3] two last reports at once leave nobody waiting', async () => {
  const { items, parts } = await several(2)
  await join(parts)
  const [one] = parts
  const [a = '', b = '', c = '', d = ''] = items
  await office.approved(a)
  await office.approved(c)
  await Promise.all([office.approved(b), office.approved(d)])
  expect((await detail(one?.id ?? '')).standing.state).toBe('100')
})
