import { contract } from '@etalon/api/contract'
import { addDays, addMonths, dayInShanghai, sumOf } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { officeAt, startTestServer } from '../../testing/index.ts'
import { all, anEnterprise } from '../../testing/main-flow.ts'
import { papersOf } from '../../testing/papers.ts'
import { settled } from '../../testing/settlements.ts'

const server = await startTestServer()
const { fetched, paperOf, checkForm } = papersOf(server)
const office = await officeAt(server)
const { reception, tester, approver } = office
const [cashier, stranger] = await Promise.all([server.signIn('cashier'), server.signIn('admin', '000001')])
const { settlement, period } = contract
const enterId = await anEnterprise(reception)
const today = dayInShanghai(new Date())
const before = addMonths(`${today.slice(0, 7)}-15`, -1)
const month = before.slice(0, 7)
const monthOf = async (of = month, person = cashier) => {
  const found = (await person.send(period.list, {})).find((one) => one.month === of)
  if (!found) throw new Error(of)
  return found
}
const move = async (action: string, reason?: string, person = cashier, of = month) =>
  person.send(period.move, {
    body: { month: of, version: (await monthOf(of)).standing.version, action, ...(reason ? { reason } : {}) },
  })
const charge = async (id: string, amount: string, chargedOn: string) => {
  const { standing } = await cashier.send(settlement.detail, { query: { id } })
  const body = { id, version: standing.version, chargeType: '4', amount, chargedOn, remark: '' }
  return await cashier.send(settlement.charge, { body })
}
const fileAll = async (id: string) => {
  const { charges } = await cashier.send(settlement.detail, { query: { id } })
  for (const { id: chargeId } of charges) {
    const { standing } = await cashier.send(settlement.detail, { query: { id } })
    await cashier.send(settlement.file, { body: { id, version: standing.version, chargeId, status: '1' } })
  }
}
const balance = async (from: string, to: string) =>
  cashier.send(settlement.reconcile, { body: { from, to, page: all({ enterName: '星麓' }) } })

const { id } = await settled(cashier, (await office.acceptedOrder()).orderId)

test('[BIZ-7] a month is closed once it is over and everything of it is filed, and nothing of it is changed any more', async () => {
  await charge(id, '50.05', before)
  expect(await monthOf()).toMatchObject({ charged: '50.05', settled: '0.00', unfiled: 1, standing: { state: '0' } })
  await expect(move('close')).rejects.toMatchObject({ code: 409, reason: 'move.fact', data: { fact: 'allFiled' } })
  await fileAll(id)
  await expect(move('close', undefined, cashier, today.slice(0, 7))).rejects.toMatchObject({ data: { fact: 'monthOver' } })
  expect(await move('close')).toMatchObject({ month, state: '1' })
  await expect(charge(id, '1', before)).rejects.toMatchObject({
    code: 409,
    reason: 'period.closed',
    message: expect.stringContaining(month),
  })
  const one = await cashier.send(settlement.detail, { query: { id } })
  const version = one.standing.version
  await expect(
    cashier.send(settlement.file, { body: { id, version, chargeId: one.charges[0]?.id ?? '', status: '2' } }),
  ).rejects.toMatchObject({ reason: 'period.closed' })
  await expect(
    cashier.send(settlement.invoice, {
      body: {
        ...{ id, version, invoiceType: '2', number: '26009001', title: '某', taxNumber: '', amount: '1', issuedOn: before },
      },
    }),
  ).rejects.toMatchObject({ reason: 'period.closed' })
  // What is wrong in it is put right by a counter-entry of today.
  await cashier.send(settlement.reverse, { body: { id, version, chargeId: one.charges[0]?.id ?? '', reason: '金额有误' } })
  expect((await monthOf()).charged).toBe('50.05')
})

test('[BIZ-7][FLOW-1] somebody else opens it again, with a reason, and that is recorded', async () => {
  await expect(move('reopen', '漏记一笔')).rejects.toMatchObject({ code: 403, reason: 'move.four-eyes' })
  await expect(move('reopen', undefined, approver)).rejects.toMatchObject({ code: 400, reason: 'move.reason' })
  expect(await move('reopen', '漏记一笔', approver)).toMatchObject({ state: '0' })
  const history = await approver.send(period.history, { query: { month } })
  expect(history.map(({ action, byName, reason }) => [action, byName, reason])).toEqual([
    ['close', '邓可', null],
    ['reopen', '何静姝', '漏记一笔'],
  ])
  await charge(id, '0.01', before)
})

test('[BIZ-7][FLOW-3] who closes a month that somebody has closed is told; who pays into it meanwhile comes before or is refused', async () => {
  await fileAll(id)
  const { version } = (await monthOf()).standing
  const close = () => cashier.send(period.move, { body: { month, version, action: 'close' } })
  const tries = await Promise.allSettled([close(), close()])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 409, reason: 'changed', data: { state: '1' } },
  })
  await move('reopen', '再核一次', approver)
  const race = await Promise.allSettled([move('close'), charge(id, '0.02', before)])
  const { standing, unfiled } = await monthOf()
  // Closed with an entry that is not filed it never is.
  expect(standing.state === '1' && unfiled > 0).toBe(false)
  expect(race.some(({ status }) => status === 'fulfilled')).toBe(true)
  if (standing.state === '1') await move('reopen', '恢复', approver)
})

test('[BIZ-7][NUM-2] the books add up: what was owed, settled, paid and is owed, for each enterprise and together', async () => {
  const first = await balance(addMonths(today, -12), today)
  const [row] = first.records
  expect(row).toMatchObject({ enterName: expect.stringContaining('星麓'), opening: '0.00' })
  const owed = (await cashier.send(settlement.page, { body: all({ enterId }) })).records
  expect(row?.closing).toBe(sumOf(owed.map((one) => one.owed)))
  expect(row?.settled).toBe(sumOf(owed.filter((one) => one.settledOn !== null).map(({ amount }) => amount)))
  // The days before today and today make up both.
  const [early, late] = [await balance(addMonths(today, -12), addDays(today, -1)), await balance(today, today)]
  const [past, now] = [early.records[0], late.records[0]]
  expect(now?.opening).toBe(past?.closing)
  expect(sumOf([past?.charged ?? '0', now?.charged ?? '0'])).toBe(row?.charged)
  expect(now?.closing).toBe(row?.closing)
  expect(first.sums).toMatchObject({ closing: expect.stringMatching(/^-?\d+\.\d\d$/) })
  const sorted = await cashier.send(settlement.reconcile, {
    body: { from: today, to: today, page: { ...all(), descs: 'closing' } },
  })
  expect(sorted.records.length).toBeGreaterThan(0)
  await expect(balance(today, addDays(today, -1))).rejects.toMatchObject({ code: 400, fields: [{ path: 'to' }] })
})

test('[BIZ-7] the books of some days are a paper to be signed, and a spreadsheet to compute with, of the same sums', async () => {
  const days = { from: addMonths(today, -12), to: today }
  const { sums, records } = await balance(days.from, days.to)
  const ticket = (format: 'pdf' | 'xlsx', person = cashier) =>
    person.send(settlement.reconciliationFile, { body: { ...days, format } })
  const { text, name, ...paper } = await paperOf(await ticket('pdf'))
  expect(name).toMatch(/DZ-\d{8}-\d{8}\.pdf/)
  const grouped = (amount: string) => amount.replace('-', '\u2212').replace(/\B(?=(\d{3})+\.)/g, ',')
  for (const words of [
    '往来对账表',
    'Statementofaccounts',
    grouped(sums.closing),
    grouped(sums.charged),
    ...records.map((one) => one.enterName.slice(0, 6)),
  ])
    expect(text, words).toContain(words)
  await checkForm({ text, name, ...paper })
  const sheet = await fetched(await ticket('xlsx'))
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, expect.stringContaining('spreadsheetml')])
  expect(
    Buffer.from(await sheet.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await expect(ticket('pdf', tester)).rejects.toMatchObject({ code: 403 })
  await expect(ticket('xlsx', approver)).rejects.toMatchObject({ code: 403 })
  await expect(
    cashier.send(settlement.reconciliationFile, { body: { from: today, to: addDays(today, -1), format: 'pdf' } }),
  ).rejects.toMatchObject({ code: 400, fields: [{ path: 'to' }] })
})

test('[PERM-1][PERM-2] testers see no books, and approvers open but never close', async () => {
  await expect(tester.send(period.list, {})).rejects.toMatchObject({ code: 403 })
  await expect(approver.send(settlement.reconcile, { body: { from: today, to: today, page: all() } })).rejects.toMatchObject({
    code: 403,
  })
  await fileAll(id)
  await expect(move('close', undefined, approver)).rejects.toMatchObject({ code: 403, reason: 'move.role' })
  // Another institute has its own months.
  expect((await monthOf(month, stranger)).charged).toBe('0.00')
})
