import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { all, anEnterprise, moveQuote, officeAt, orderForm, quoteForm, startTestServer } from '../../testing/index.ts'
import { settled } from '../../testing/settlements.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { reception, tester, approver } = office
const cashier = await server.signIn('cashier')
const customer = await server.signIn('customer')
const stranger = await server.signIn('admin', '000001')

/** The day of the institute so many days from today. */
async function dayIn(days: number): Promise<string> {
  const { rows } = await server.owner.query<{ day: string }>(
    "select ((now() at time zone 'Asia/Shanghai')::date + $1::int)::text as day",
    [days],
  )
  return rows[0]?.day ?? ''
}
const promised = async (days: number) =>
  await reception.send(contract.order.submit, {
    body: orderForm(await anEnterprise(reception), { hopeTestDate: await dayIn(days) }),
  })
const due = (person = reception) => person.send(contract.dashboard.due, {})

test('[SHELL-12] orders that were promised soon or are overdue, and standards that are due, the most urgent first', async () => {
  await server.owner.query("update work_order set hope_test_date = null where state in ('50', '100', '300')")
  await server.owner.query("update measuring_standard set valid_until = current_date + 400 where tenant_id = '000000'")
  const [soon, later, overdue, done] = [await promised(14), await promised(15), await promised(-3), await promised(1)]
  await server.owner.query("update work_order set state = '1000' where id = $1", [done.id])
  const { rows } = await server.owner.query<{ id: string; number: string }>(
    "update measuring_standard set valid_until = $1 where id = (select min(id) from measuring_standard where tenant_id = '000000') returning id, number",
    [await dayIn(6)],
  )
  await server.owner.query(
    "update measuring_standard set valid_until = $1, device_state = '2' where id = (select max(id) from measuring_standard where tenant_id = '000000')",
    [await dayIn(2)],
  )
  const found = await due()
  expect(found.map(({ kind, number, daysLeft }) => [kind, number, daysLeft])).toEqual([
    ['order', overdue.orderNo, -3],
    ['standard', rows[0]?.number, 6],
    ['order', soon.orderNo, 14],
  ])
  expect(found[0]).toMatchObject({ id: overdue.id, dueDate: await dayIn(-3), name: expect.stringMatching(/./) })
  expect(JSON.stringify(found)).not.toContain(later.orderNo)
})

test('[SHELL-12][PERM-2][PERM-3] customers see their own orders and nothing of the equipment, another institute nothing', async () => {
  const own = await customer.send(contract.order.page, { body: { current: 1, size: 100, searchType: 'N', searchParam: {} } })
  const mine = new Set(own.records.map(({ id }) => id))
  const found = await due(customer)
  expect(found.filter(({ kind }) => kind === 'standard')).toEqual([])
  expect(found.filter(({ id }) => !mine.has(id))).toEqual([])
  expect((await due(stranger)).filter(({ kind }) => kind === 'order')).toEqual([])
})

test('[SHELL-12] what came in and went out on each of the last 14 days of the institute', async () => {
  const flow = () => tester.send(contract.dashboard.flow, {})
  const before = await flow()
  expect(before.map(({ day }) => day)).toEqual(await Promise.all(Array.from({ length: 14 }, (_, at) => dayIn(at - 13))))
  const { orderId } = await office.acceptedOrder()
  expect((await flow()).at(-1)?.received).toBe((before.at(-1)?.received ?? 0) + 2)
  // A minute before midnight in Shanghai and a minute after it lie on two days.
  const midnight = `${await dayIn(-5)}T00:00:00+08:00`
  await server.owner.query(
    `update sample set received_at = $2::timestamptz + case when id = (select min(id) from sample where order_id = $1) then -1 else 1 end * interval '1 minute'
     where order_id = $1`,
    [orderId, midnight],
  )
  const added = (await flow()).map(({ received }, at) => received - (before[at]?.received ?? 0))
  expect(added).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0])
  expect((await stranger.send(contract.dashboard.flow, {})).map(({ received, issued }) => received + issued)).toEqual(
    Array(14).fill(0),
  )
})

const waitingFor = async (person = cashier) => {
  const { waiting } = await person.send(contract.dashboard.counts, {})
  return Object.fromEntries(waiting.map(({ code, count }) => [code, count]))
}
const gained = async (person: typeof cashier, doing: () => Promise<unknown>) => {
  const before = await waitingFor(person)
  await doing()
  const after = await waitingFor(person)
  return Object.fromEntries(
    Object.entries(after).flatMap(([code, count]) => (count === before[code] ? [] : [[code, count - (before[code] ?? 0)]])),
  )
}

test('[SHELL-12][BIZ-7] the cashier is told what is to settle, to be paid and to file, each as its list finds it', async () => {
  const [{ orderId }, { orderId: other }] = [await office.acceptedOrder(), await office.acceptedOrder()]
  await settled(cashier, other)
  const { settlement } = contract
  const found = await cashier.send(settlement.page, { body: all({ state: '50' }) })
  const opened = found.records.find((one) => one.orderId === orderId)
  if (!opened) throw new Error(orderId)
  expect(
    await gained(cashier, () =>
      cashier.send(settlement.move, { body: { id: opened.id, version: opened.standing.version, action: 'open' } }),
    ),
  ).toEqual({ 'settlements-to-settle': 1 })
  let id = ''
  expect(
    await gained(cashier, async () => {
      ;({ id } = await settled(cashier, orderId))
    }),
  ).toEqual({ 'settlements-to-settle': -1, 'settlements-to-collect': 1 })
  const { version } = (await cashier.send(settlement.detail, { query: { id } })).standing
  const chargedOn = await dayIn(0)
  expect(
    await gained(cashier, () =>
      cashier.send(settlement.charge, { body: { id, version, chargeType: '4', amount: '1.00', chargedOn, remark: '' } }),
    ),
  ).toEqual({ 'payments-to-file': 1 })
  const unfiled = async () => (await cashier.send(settlement.page, { body: all({ unfiled: true }) })).records.map((row) => row.id)
  expect(await unfiled()).toContain(id)
  const one = await cashier.send(settlement.detail, { query: { id } })
  const chargeId = one.charges[0]?.id ?? ''
  expect(
    await gained(cashier, () =>
      cashier.send(settlement.file, { body: { id, version: one.standing.version, chargeId, status: '1' } }),
    ),
  ).toEqual({ 'payments-to-file': -1 })
  expect(await unfiled()).not.toContain(id)
  expect(Object.keys(await waitingFor(tester))).not.toContain('settlements-to-settle')
})

test('[SHELL-12][PERM-3] quotes that wait for their audit are told to whoever audits them, and another institute hears of none', async () => {
  const enterId = await anEnterprise(reception)
  const { id } = await reception.send(contract.quote.submit, { body: quoteForm(enterId) })
  expect(await gained(approver, () => moveQuote(reception, id, 'submit'))).toEqual({ 'quotes-to-audit': 1 })
  expect(Object.keys(await waitingFor(tester))).not.toContain('quotes-to-audit')
  expect((await waitingFor(stranger))['quotes-to-audit']).toBe(0)
})

test('[SHELL-12][FLOW-1] what four eyes keep somebody from is told apart, and counts for whoever may do it', async () => {
  const { auditor, acceptedOrder, tested, moveItem, moveReport, reportOf } = office
  const told = async (person: typeof cashier, code: string) => {
    const one = (await person.send(contract.dashboard.counts, {})).waiting.find((wait) => wait.code === code)
    return [one?.count ?? 0, one?.notYours ?? 0]
  }
  const more = async (person: typeof cashier, code: string, before: number[]) =>
    (await told(person, code)).map((count, at) => count - (before[at] ?? 0))
  const {
    items: [id],
  } = await acceptedOrder()
  await server.owner.query("update account set roles = '{tester,auditor,approver}' where account in ('tester', 'auditor')")
  try {
    const [toConfirm, theirs] = [await told(tester, 'items-to-confirm'), await told(auditor, 'items-to-confirm')]
    await tested(id)
    expect(await more(tester, 'items-to-confirm', toConfirm)).toEqual([0, 1])
    expect(await more(auditor, 'items-to-confirm', theirs)).toEqual([1, 0])
    await moveItem(auditor, id, 'confirm')
    await moveItem(auditor, id, 'review')
    const report = await reportOf(id)
    await tester.send(contract.report.submit, {
      body: { id: report.id, version: report.standing.version, conclusion: report.conclusion, remark: '' },
    })
    const toAudit = await told(tester, 'reports-to-audit')
    await moveReport(tester, id, 'submit')
    expect(await more(tester, 'reports-to-audit', toAudit)).toEqual([0, 1])
    // What the report's own duties do not say, those of its item do.
    await server.owner.query("update report set duties = duties - 'tester' where id = $1", [report.id])
    expect(await more(tester, 'reports-to-audit', toAudit)).toEqual([0, 1])
    const [mine, approvers] = [await told(auditor, 'reports-to-approve'), await told(approver, 'reports-to-approve')]
    await moveReport(auditor, id, 'audit')
    expect(await more(auditor, 'reports-to-approve', mine)).toEqual([0, 1])
    expect(await more(approver, 'reports-to-approve', approvers)).toEqual([1, 0])
  } finally {
    await server.owner.query("update account set roles = '{tester}' where account = 'tester'")
    await server.owner.query("update account set roles = '{auditor}' where account = 'auditor'")
  }
  const enterId = await anEnterprise(reception)
  const judged = await told(cashier, 'quotes-to-audit')
  const { id: quoteId } = await cashier.send(contract.quote.submit, { body: quoteForm(enterId) })
  await moveQuote(cashier, quoteId, 'submit')
  expect(await more(cashier, 'quotes-to-audit', judged)).toEqual([0, 1])
})
