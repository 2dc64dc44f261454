import { contract, type QuoteForm } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { officeAt, startTestServer } from '../../testing/index.ts'
import { all, anEnterprise, orderForm } from '../../testing/main-flow.ts'
import { acceptQuote, auditedQuote, moveQuote, quoteForm, quoteLines } from '../../testing/quotes.ts'

const server = await startTestServer()
const { reception, tester, approver, issuer } = await officeAt(server)
const [cashier, customer, stranger] = await Promise.all([
  server.signIn('cashier'),
  server.signIn('customer'),
  server.signIn('admin', '000001'),
])
const { quote, order } = contract
const enterId = await anEnterprise(reception)
const today = dayInShanghai(new Date())
const detail = (id: string, person = reception) => person.send(quote.detail, { query: { id } })
const write = async (changes: Partial<QuoteForm> = {}, lines = quoteLines) =>
  (await reception.send(quote.submit, { body: quoteForm(enterId, lines, changes) })).id
const audited = () => auditedQuote(reception, cashier, quoteForm(enterId))

test('[BIZ-6][NUM-2] a quote is written down with exact sums, and says so to the cent', async () => {
  const id = await write()
  const one = await detail(id)
  expect(one).toMatchObject({
    ...{ enterId, quoteStatus: '200', lineCount: 2, gross: '300.15', amount: '273.12', acceptedAt: null, order: null },
    standing: { state: '100', duties: { author: reception.id }, facts: { inDate: true } },
    lines: [
      { kindCode: 'YB-60', quantity: 3, price: '60.05', share: '0.85', unit: '51.04', amount: '153.12', serials: ['A-0713'] },
      { kindCode: 'PT100', quantity: 1, price: '120.00', share: '1', unit: '120.00', amount: '120.00', abilityTypes: ['1', '2'] },
    ],
  })
  expect(one.quoteNo).toMatch(/^BJ\d{10}$/)
  const history = await reception.send(quote.history, { query: { id } })
  expect(history.map(({ action, from, to, byName }) => [action, from, to, byName])).toEqual([['register', null, '100', '周岚']])
})

test('[BIZ-6][NUM-2] sums that are not those of the lines are refused, and each is named with what it comes to', async () => {
  const form = quoteForm(enterId)
  const lines = form.lines.map((line, place) => (place === 0 ? { ...line, amount: '153.13' } : line))
  await expect(reception.send(quote.submit, { body: { ...form, lines } })).rejects.toMatchObject({
    code: 400,
    fields: [expect.objectContaining({ path: 'lines.0.amount', message: expect.stringContaining('153.12') })],
  })
  await expect(reception.send(quote.submit, { body: { ...form, amount: '273.11' } })).rejects.toMatchObject({
    fields: [{ path: 'amount' }],
  })
  // The same amount written otherwise is the same.
  await reception.send(quote.submit, { body: { ...form, amount: '273.120' } })
})

test('[BIZ-6] what the institute cannot quote is refused, and the field is named', async () => {
  const refused = async (path: string, changes: Partial<QuoteForm>, line: Partial<(typeof quoteLines)[number]> = {}) => {
    const lines = quoteLines.map((one, place) => (place === 0 ? { ...one, ...line } : one))
    await expect(reception.send(quote.submit, { body: quoteForm(enterId, lines, changes) })).rejects.toMatchObject({
      code: 400,
      fields: [expect.objectContaining({ path })],
    })
  }
  await refused('validUntil', { validUntil: addDays(today, -1) })
  await refused('discountType', { discountType: '9' })
  await refused('enterId', { enterId: '999999999' })
  await refused('mobile', { mobile: '12' })
  await refused('lines', { lines: [] })
  await refused('lines.0.kindCode', {}, { kindCode: 'NONE' })
  await refused('lines.0.abilityType', {}, { abilityType: '4' })
  await refused('lines.0.serials', {}, { quantity: 1, serials: ['1', '2'] })
  for (const share of ['1.1', '-0.1', '0.85555', 'x']) {
    const form = quoteForm(enterId)
    const lines = form.lines.map((one, place) => (place === 0 ? { ...one, share } : one))
    await expect(reception.send(quote.submit, { body: { ...form, lines } })).rejects.toMatchObject({
      fields: [expect.objectContaining({ path: 'lines.0.share' })],
    })
  }
})

test('[BIZ-6][FLOW-1] it is handed in, taken back, handed in, returned with a reason, changed, and audited by another person', async () => {
  const id = await write()
  expect(await moveQuote(reception, id, 'submit')).toMatchObject({ state: '200' })
  await expect(reception.send(quote.submit, { body: quoteForm(enterId, quoteLines, { id, version: 1 }) })).rejects.toMatchObject({
    code: 409,
    reason: 'quote.not-editable',
    data: { state: '200' },
  })
  await expect(reception.send(quote.remove, { body: { id } })).rejects.toMatchObject({ code: 409 })
  expect(await moveQuote(reception, id, 'withdraw')).toMatchObject({ state: '100' })
  await moveQuote(issuer, id, 'submit')
  await expect(moveQuote(cashier, id, 'return')).rejects.toMatchObject({ code: 400, reason: 'move.reason' })
  expect(await moveQuote(approver, id, 'return', '单价偏低')).toMatchObject({ state: '100' })
  const { standing } = await detail(id)
  await issuer.send(quote.submit, { body: quoteForm(enterId, quoteLines, { id, version: standing.version, remark: '已核' }) })
  await moveQuote(reception, id, 'submit')
  expect(await moveQuote(cashier, id, 'approve')).toMatchObject({ state: '300' })
  expect(await detail(id)).toMatchObject({ quoteStatus: '100', remark: '已核' })
  const history = await reception.send(quote.history, { query: { id } })
  expect(history.map(({ action, reason }) => [action, reason])).toEqual([
    ['register', null],
    ['submit', null],
    ['withdraw', null],
    ['submit', null],
    ['return', '单价偏低'],
    ['edit', null],
    ['submit', null],
    ['approve', null],
  ])
})

test('[BIZ-6][FLOW-1] whoever wrote it, changed it or handed it in does not audit it', async () => {
  const body = quoteForm(enterId)
  const { id, version } = await cashier.send(quote.submit, { body })
  await moveQuote(reception, id, 'submit')
  for (const action of ['approve', 'return'])
    await expect(moveQuote(cashier, id, action, '不行')).rejects.toMatchObject({ code: 403, reason: 'move.four-eyes' })
  await expect(moveQuote(issuer, id, 'withdraw')).rejects.toMatchObject({ code: 403, reason: 'move.not-assigned' })
  await expect(moveQuote(reception, id, 'approve')).rejects.toMatchObject({ code: 403, reason: 'move.role' })
  await moveQuote(reception, id, 'withdraw')
  const second = await reception.send(quote.submit, { body: quoteForm(enterId) })
  await cashier.send(quote.submit, { body: { ...body, id: second.id, version: second.version } })
  await moveQuote(reception, second.id, 'submit')
  await expect(moveQuote(cashier, second.id, 'approve')).rejects.toMatchObject({ reason: 'move.four-eyes' })
  expect(await moveQuote(approver, second.id, 'approve')).toMatchObject({ state: '300' })
  expect(version).toBe(0)
})

test('[FLOW-3] of two who audit at once one succeeds, and the other is told where it stands', async () => {
  const id = await write()
  await moveQuote(reception, id, 'submit')
  const { version } = (await detail(id)).standing
  const tries = await Promise.allSettled(
    [[approver, 'approve'] as const, [cashier, 'return'] as const].map(([person, action]) =>
      person.send(quote.move, { body: { id, version, action, reason: '再议一下' } }),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { state } = (await detail(id)).standing
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 409, reason: 'changed', data: { state, version: version + 1 } },
  })
  await expect(reception.send(quote.submit, { body: quoteForm(enterId, quoteLines, { id, version }) })).rejects.toMatchObject({
    code: 409,
    reason: 'edited-meanwhile',
  })
})

test('[BIZ-6] the enterprise agrees once, and an order takes the quoted prices piece by piece', async () => {
  const id = await audited()
  const instruments = orderForm(enterId).instruments.flatMap((one, place) =>
    place === 0 ? ['1', '2', '3', '4'].map((serial) => ({ ...one, serial })) : [one],
  )
  const body = { ...orderForm(enterId), instruments, quoteId: id }
  await expect(reception.send(order.submit, { body })).rejects.toMatchObject({ code: 409, reason: 'quote.not-accepted' })
  await acceptQuote(customer, id)
  expect(await detail(id)).toMatchObject({ acceptedByName: '贺文舟', quoteStatus: '100' })
  await expect(acceptQuote(reception, id)).rejects.toMatchObject({ code: 409, reason: 'quote.accepted' })
  await expect(reception.send(order.submit, { body: { ...body, enterId: await anotherEnterprise() } })).rejects.toMatchObject({
    code: 400,
    fields: [expect.objectContaining({ path: 'quoteId' })],
  })

  const saved = await reception.send(order.submit, { body })
  const registered = await reception.send(order.detail, { query: { id: saved.id } })
  expect(registered.quote).toMatchObject({ id, quoteNo: (await detail(id)).quoteNo, lines: [{ quantity: 3, unit: '51.04' }, {}] })
  const listed = (await reception.send(contract.enterprise.kinds, {})).find(({ code }) => code === 'YB-60')?.price ?? ''
  // The fourth gauge was not quoted.
  expect(registered.instruments.map(({ price }) => price)).toEqual(['51.04', '51.04', '51.04', listed, '120.00'])
  expect(await detail(id)).toMatchObject({ quoteStatus: '200', order: { id: saved.id, orderNo: saved.orderNo } })
  await expect(reception.send(order.submit, { body })).rejects.toMatchObject({ code: 409, reason: 'quote.unavailable' })
  // The order itself is changed with it, and without it costs what the list says.
  const changed = await reception.send(order.submit, { body: { ...body, id: saved.id, version: saved.version } })
  const { quoteId: _quote, ...plain } = body
  await reception.send(order.submit, { body: { ...plain, id: saved.id, version: changed.version } })
  expect((await reception.send(order.detail, { query: { id: saved.id } })).instruments[0]?.price).toBe(listed)
  expect(await detail(id)).toMatchObject({ quoteStatus: '100', order: null })
})

test('[BIZ-6][FLOW-3] of two orders that take one quote at once one gets it; a void order gives it back', async () => {
  const id = await audited()
  await acceptQuote(reception, id)
  const body = { ...orderForm(enterId), quoteId: id }
  const tries = await Promise.allSettled([reception, issuer].map((person) => person.send(order.submit, { body })))
  const [won] = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { reason: 'quote.unavailable' } }])
  await reception.send(order.move, {
    body: { id: won?.id ?? '', version: won?.version ?? 0, action: 'void', reason: '客户取消' },
  })
  expect(await detail(id)).toMatchObject({ quoteStatus: '100', order: null })
})

test('[BIZ-6] a new version takes the place of an audited quote, and gives it back where it is removed', async () => {
  const id = await audited()
  const old = await detail(id)
  const next = await reception.send(quote.revise, { body: { id, version: old.standing.version } })
  expect(next).toMatchObject({ state: '100', quoteNo: `${old.quoteNo}-2` })
  const replaced = await detail(id)
  expect(replaced).toMatchObject({ quoteStatus: '200', replacedBy: { id: next.id, quoteNo: next.quoteNo } })
  expect(await detail(next.id)).toMatchObject({ replaces: { id, quoteNo: old.quoteNo }, amount: old.amount, lineCount: 2 })
  await expect(acceptQuote(customer, id)).rejects.toMatchObject({ code: 409, reason: 'quote.unavailable' })
  await expect(reception.send(quote.revise, { body: { id, version: replaced.standing.version } })).rejects.toMatchObject({
    code: 409,
    reason: 'quote.not-revisable',
  })
  await reception.send(quote.remove, { body: { id: next.id } })
  expect(await detail(id)).toMatchObject({ quoteStatus: '100', replacedBy: null })
  await expect(detail(next.id)).rejects.toMatchObject({ code: 404 })
})

test('[BIZ-6] a quote that is out of date cannot be audited or agreed to', async () => {
  const [waiting, done] = [await write(), await audited()]
  await moveQuote(reception, waiting, 'submit')
  await server.owner.query('update quote set valid_until = current_date - 2 where id in ($1, $2)', [waiting, done])
  await expect(moveQuote(cashier, waiting, 'approve')).rejects.toMatchObject({
    code: 409,
    reason: 'move.fact',
    data: { fact: 'inDate' },
  })
  expect((await detail(done)).quoteStatus).toBe('200')
  await expect(acceptQuote(reception, done)).rejects.toMatchObject({ reason: 'quote.unavailable' })
})

test('[BIZ-6] quotes are looked for by number, enterprise, state, sum and whether they can be used', async () => {
  const id = await audited()
  const { quoteNo } = await detail(id)
  const found = async (filter: Record<string, unknown>) =>
    (await reception.send(quote.page, { body: all(filter) })).records.map((one) => one.id)
  expect(await found({ quoteNo })).toEqual([id])
  expect(await found({ enterName: '星麓', quoteStatus: '100' })).toContain(id)
  expect(await found({ quoteStatus: '200' })).not.toContain(id)
  expect(await found({ state: '300', discountType: '1', validUntil: [addDays(today, 30), addDays(today, 30)] })).toContain(id)
  expect(await found({ state: '100' })).not.toContain(id)
})

test('[PERM-1][PERM-2][PERM-3] customers see what was audited for them and change nothing; testers and other institutes have none of it', async () => {
  const [draft, done] = [await write(), await audited()]
  const theirs = (await customer.send(quote.page, { body: all() })).records
  expect(theirs.map(({ id }) => id)).toContain(done)
  expect(new Set(theirs.map((one) => one.standing.state))).toEqual(new Set(['300']))
  await expect(detail(draft, customer)).rejects.toMatchObject({ code: 404 })
  const history = await customer.send(quote.history, { query: { id: done } })
  expect(history.every(({ reason }) => reason === null)).toBe(true)
  await expect(customer.send(quote.submit, { body: quoteForm(enterId) })).rejects.toMatchObject({ code: 403 })
  await expect(customer.send(quote.remove, { body: { id: done } })).rejects.toMatchObject({ code: 403 })
  await expect(tester.send(quote.page, { body: all() })).rejects.toMatchObject({ code: 403 })
  const other = await auditedQuote(reception, cashier, quoteForm(await anotherEnterprise()))
  await expect(acceptQuote(customer, other)).rejects.toMatchObject({ code: 404 })
  await expect(detail(done, stranger)).rejects.toMatchObject({ code: 404 })
  expect((await stranger.send(quote.page, { body: all() })).total).toBe(0)
})

async function anotherEnterprise(): Promise<string> {
  const found = await reception.send(contract.enterprise.search, { query: {} })
  const other = found.find(({ id }) => id !== enterId)
  if (!other) throw new Error('the demonstration has several')
  return other.id
}

test('[BIZ-6] an enterprise that has a quote is not removed, and a merge takes its quotes along', async () => {
  const admin = await server.signIn('admin')
  const from = await anotherEnterprise()
  const id = (await reception.send(quote.submit, { body: quoteForm(from) })).id
  await expect(admin.send(contract.enterprise.remove, { body: { id: from } })).rejects.toMatchObject({ code: 409 })
  const { version } = await admin.send(contract.enterprise.detail, { query: { id: from } })
  await admin.send(contract.enterprise.merge, { body: { id: from, version, intoId: enterId, reason: '同一单位' } })
  expect((await detail(id)).enterId).toBe(enterId)
})
