import { contract } from '@etalon/api/contract'
import { dayInShanghai } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { all, officeAt, orderForm, startTestServer, typedFor } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { tester, reportOf } = office
const customer = await server.signIn('customer')

test('[PERM-3] a customer sees how far the work is, and of its results what was issued, no draft and no reading', async () => {
  const {
    items: [id],
  } = await office.acceptedOrder()
  await office.begun(id)
  const { typed, version } = await typedFor(tester, id)
  // A gauge that reads ten times its limit too much, so that its document would be a notice of rejection.
  const failing = { ...typed, readings: typed.readings.map((cells) => cells.map((cell) => (Number(cell) + 0.5).toFixed(3))) }
  const kept = await tester.send(contract.item.submit, { body: { id, version, typed: failing, evaluation: null } })
  await tester.send(contract.item.submit, {
    body: { id, version: kept.version, typed: failing, evaluation: kept.evaluation },
  })
  await office.moveItem(tester, id, 'submit')
  await office.moveItem(office.auditor, id, 'confirm')
  await office.moveItem(office.auditor, id, 'review')
  const { id: reportId, documentKind, conclusion, itemNo } = await reportOf(id)
  expect(documentKind).toBe('rejection')

  const seen = await customer.send(contract.report.detail, { query: { id: reportId } })
  expect(seen).toMatchObject({ documentKind: 'verification', conclusion: '', conclusionText: { zh: '', en: '' }, remark: '' })
  const listed = await customer.send(contract.report.page, { body: all({ itemNo }) })
  expect(listed.records).toMatchObject([{ standing: { state: '400' }, documentKind: 'verification' }])
  for (const call of [contract.report.preview, contract.report.picture])
    await expect(customer.send(call, { query: { id: reportId } })).rejects.toMatchObject({
      code: 409,
      reason: 'report.not-issued',
    })
  expect(await customer.send(contract.item.detail, { query: { id } })).toMatchObject({
    typed: null,
    evaluation: null,
    standards: [],
  })
  expect((await tester.send(contract.item.detail, { query: { id } })).typed).toEqual(failing)

  const report = await reportOf(id)
  await tester.send(contract.report.submit, {
    body: { id: reportId, version: report.standing.version, conclusion, remark: '建议修理' },
  })
  await office.moveReport(tester, id, 'submit')
  await office.moveReport(office.auditor, id, 'audit')
  await office.moveReport(office.approver, id, 'approve')
  await office.moveReport(office.issuer, id, 'issue')
  expect(await customer.send(contract.report.detail, { query: { id: reportId } })).toMatchObject({
    documentKind: 'rejection',
    conclusion,
    remark: '<p>建议修理</p>',
  })
  expect((await customer.send(contract.report.preview, { query: { id: reportId } })).type).toBe('application/pdf')
})

test('[PERM-3] a customer reads why their order came back, and not why work went back inside the institute', async () => {
  const {
    orderId,
    items: [id],
  } = await office.acceptedOrder()
  await office.tested(id)
  await office.moveItem(office.auditor, id, 'return', { reason: '读数抄错了' })
  const read = async (call: typeof contract.order.history, record: string, person = customer) =>
    (await person.send(call, { query: { id: record } })).map(({ action, reason }) => [action, reason])
  expect(await read(contract.item.history, id, tester)).toContainEqual(['return', '读数抄错了'])
  expect(await read(contract.item.history, id)).toContainEqual(['return', null])
  const order = await office.reception.send(contract.order.detail, { query: { id: orderId } })
  const saved = await office.reception.send(contract.order.submit, {
    body: orderForm(order.enterId, { remark: 'to be sent back' }),
  })
  const given = await office.moveOrder(office.reception, saved.id, saved.version, 'submit')
  await office.dispatcher.send(contract.order.move, {
    body: { id: saved.id, version: given.version, action: 'reject', reason: '型号不清' },
  })
  expect(await read(contract.order.history, saved.id)).toContainEqual(['reject', '型号不清'])
})

test('[PERM-3] the institute’s measuring standards are for its own people', async () => {
  const ask = (person: typeof customer) => [
    person.send(contract.staff.standards, { query: {} }),
    person.send(contract.standard.page, { body: all() }).then(({ records }) => records),
  ]
  for (const standards of await Promise.all(ask(tester))) expect(standards.length).toBeGreaterThan(5)
  const refused = { status: 'rejected', reason: { code: 403, reason: 'forbidden' } }
  expect(await Promise.allSettled(ask(customer))).toMatchObject([refused, refused])
})

test('[BIZ-4] nothing is measured on a day that is still to come: validity would begin with it', async () => {
  const {
    items: [id],
  } = await office.acceptedOrder()
  await office.begun(id)
  const good = await typedFor(tester, id)
  const on = (days: number) => ({ ...good.typed, performedOn: dayInShanghai(new Date(Date.now() + days * 86_400_000)) })
  await expect(tester.send(contract.item.submit, { body: { id, ...good, typed: on(2) } })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'typed.performedOn', message: '不能晚于今天' }],
  })
  expect(await tester.send(contract.item.submit, { body: { id, ...good, typed: on(0) } })).toMatchObject({ state: '300' })
})

test('[BIZ-4] surroundings are numbers, and standards are those of the domain: else the record is incomplete or refused', async () => {
  const {
    items: [id, thermometer],
  } = await office.acceptedOrder()
  for (const item of [id, thermometer]) await office.begun(item)
  const { typed, version, evaluation } = await typedFor(tester, id)
  const keep = (now: number, changes: object) =>
    tester.send(contract.item.submit, { body: { id, version: now, typed: { ...typed, ...changes }, evaluation } })
  let now = version
  for (const temperature of ['', 'warm', '20,3']) {
    const kept = await keep(now, { conditions: { ...typed.conditions, temperature } })
    expect(kept.standing.facts, temperature).toMatchObject({ resultsComplete: false })
    now = kept.version
  }
  const foreign = (await tester.send(contract.item.detail, { query: { id: thermometer } })).standards.find((one) => one.usable)
  await expect(keep(now, { standardIds: [foreign?.id] })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'typed.standardIds' }],
  })
  expect((await keep(now, {})).standing.facts).toMatchObject({ resultsComplete: true, resultsAgree: true })
})

test('[BIZ-4][SRV-3] a resistance that no temperature has is kept as it was typed, and the record stays incomplete', async () => {
  const {
    items: [, id],
  } = await office.acceptedOrder()
  await office.begun(id)
  const { typed, version } = await typedFor(tester, id)
  const [first = [], ...others] = typed.readings
  const readings = [first.with(1, '1000.12'), ...others]
  const kept = await tester.send(contract.item.submit, {
    body: { id, version, typed: { ...typed, readings }, evaluation: null },
  })
  expect(kept).toMatchObject({ state: '300', evaluation: null, standing: { facts: { resultsComplete: false } } })
  expect((await tester.send(contract.item.detail, { query: { id } })).typed?.readings).toEqual(readings)
  await expect(office.moveItem(tester, id, 'submit')).rejects.toMatchObject({ code: 409, reason: 'move.fact' })
})

test('[PUB-4] the check code that is shown is the one that was printed, whatever the clocks said while it was made', async () => {
  const {
    items: [id],
  } = await office.acceptedOrder()
  await office.approved(id)
  await office.moveReport(office.issuer, id, 'issue')
  const before = (await reportOf(id)).certificate
  await server.owner.query("update certificate set issued_at = issued_at + interval '1 day' where number = $1", [before?.number])
  expect((await reportOf(id)).certificate?.checkCode).toBe(before?.checkCode)
})

test('[CERT-1] a character that no font can print is named, to who drafts and to who issues, and nothing is issued', async () => {
  const {
    items: [id],
  } = await office.acceptedOrder()
  await office.drafted(id)
  const draft = await reportOf(id)
  await tester.send(contract.report.submit, {
    body: { id: draft.id, version: draft.standing.version, conclusion: draft.conclusion, remark: '甲\u{10fffd}乙' },
  })
  const unprintable = { code: 409, reason: 'report.unprintable', message: expect.stringContaining('「\u{10fffd}') }
  await expect(tester.send(contract.report.preview, { query: { id: draft.id } })).rejects.toMatchObject(unprintable)
  await office.moveReport(tester, id, 'submit')
  await office.moveReport(office.auditor, id, 'audit')
  await office.moveReport(office.approver, id, 'approve')
  const { state } = (await reportOf(id)).standing
  await expect(office.moveReport(office.issuer, id, 'issue')).rejects.toMatchObject(unprintable)
  expect(await reportOf(id)).toMatchObject({ standing: { state }, certificate: null })
})
