import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { checkHistory } from '../../history/index.ts'
import { officeAt, startTestServer } from '../../testing/index.ts'

const server = await startTestServer({ pages: true })
const office = await officeAt(server)
const { dispatcher, tester, auditor, approver, issuer, reception } = office
const customer = await server.signIn('customer')
const { report } = contract
const nothingElse = { clientName: '', clientAddress: '', model: '', serial: '', manufacturer: '' }

const detailOf = (id: string, person = issuer) => person.send(report.detail, { query: { id } })
/** A report whose certificate was issued. */
async function issued(): Promise<{ id: string; itemId: string; number: string; orderId: string }> {
  const {
    orderId,
    items: [itemId],
  } = await office.acceptedOrder()
  await office.approved(itemId)
  await office.moveReport(issuer, itemId, 'issue')
  const { id, certificateNumber } = await office.reportOf(itemId)
  return { id, itemId, number: certificateNumber ?? '', orderId }
}
const withdraw = async (id: string, reason = '标准器溯源结果有误', person = approver, version?: number) =>
  person.send(report.withdraw, { body: { id, version: version ?? (await detailOf(id)).standing.version, reason } })
const reissue = async (id: string, changes: object = {}, person = issuer) =>
  person.send(report.reissue, {
    body: {
      id,
      version: (await detailOf(id)).standing.version,
      reason: '委托单位名称有误',
      corrections: { ...nothingElse, clientName: '长沙星麓精工机械股份有限公司' },
      ...changes,
    },
  })
const move = async (person: typeof issuer, id: string, action: string) =>
  person.send(report.move, { body: { id, version: (await detailOf(id)).standing.version, action } })
/** Drafts, audits, approves and issues a report that was begun. */
async function finish(id: string): Promise<void> {
  const { standing, conclusion } = await detailOf(id)
  await tester.send(report.submit, { body: { id, version: standing.version, conclusion, remark: '' } })
  await move(tester, id, 'submit')
  await move(auditor, id, 'audit')
  await move(approver, id, 'approve')
  await move(issuer, id, 'issue')
}
const publicWords = async (reference: string) =>
  (await (await fetch(`${server.portalUrl}/v/${reference}`)).text())
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('[BIZ-5][FLOW-2][PUB-1] an authorised signatory withdraws an issued certificate with a reason: list, detail, history and the public say so at once', async () => {
  const { id, number } = await issued()
  expect((await detailOf(id)).validity).toBe('valid')
  const before = await detailOf(id)
  expect(before).toMatchObject({ change: null, successor: null, replaces: null })
  const moved = await withdraw(id)
  expect(moved).toMatchObject({ id, state: '1000', version: before.standing.version + 1 })
  const now = await detailOf(id)
  expect(now).toMatchObject({ validity: 'withdrawn', certificateNumber: number, change: { reason: '标准器溯源结果有误' } })
  const history = await issuer.send(report.history, { query: { id } })
  expect(history.at(-1)).toMatchObject({ action: 'withdraw', byName: '何静姝', reason: '标准器溯源结果有误' })
  const listed = await issuer.send(report.page, {
    body: { current: 1, size: 10, searchType: 'N', searchParam: { filter: JSON.stringify({ validity: 'withdrawn' }) } },
  })
  expect(listed.records.map((one) => one.id)).toEqual([id])
  const words = await publicWords(now.certificate?.reference ?? '')
  expect(words).toContain('撤')
  expect(words).toContain('标准器溯源结果有误')
  expect(await server.database.within('000000', (tx) => checkHistory(tx, '000000'))).toMatchObject({ broken: undefined })
})

test('[BIZ-5] what was not issued cannot be withdrawn, nor what was withdrawn or has been seen otherwise; a reason is asked for', async () => {
  const {
    items: [itemId],
  } = await office.acceptedOrder()
  await office.begun(itemId)
  const early = await office.reportOf(itemId)
  await expect(withdraw(early.id)).rejects.toMatchObject({ code: 409, reason: 'report.never-issued' })
  await expect(reissue(early.id)).rejects.toMatchObject({ code: 409, reason: 'report.never-issued' })
  const { id, number } = await issued()
  await expect(withdraw(id, ' ')).rejects.toMatchObject({ code: 400, fields: [{ path: 'reason' }] })
  await expect(withdraw(id, '理由充分', approver, 0)).rejects.toMatchObject({ code: 409, reason: 'changed' })
  await withdraw(id)
  await expect(withdraw(id)).rejects.toMatchObject({ code: 409, message: `证书 ${number} 已经撤回` })
})

test('[BIZ-5][PERM-1] only an approver withdraws, and only one who may sign in its domain', async () => {
  const { id } = await issued()
  for (const person of [issuer, auditor, dispatcher, customer])
    await expect(withdraw(id, '不应成功', person)).rejects.toMatchObject({ code: 403 })
  await server.owner.query("update staff_qualification set valid_until = current_date - 1 where duty = 'approver'")
  await expect(withdraw(id)).rejects.toMatchObject({ code: 409, message: '还不能进行「撤回证书」：您没有该领域的签字授权' })
  await server.owner.query("update staff_qualification set valid_until = '2028-12-31' where duty = 'approver'")
  await withdraw(id)
})

test('[BIZ-5][CERT-1][PUB-1] a successor has its own number, says which certificate it replaces and why, and takes its place when it is issued', async () => {
  const { id, itemId, number, orderId } = await issued()
  const began = await reissue(id)
  expect(began).toMatchObject({ state: '400', reportNo: expect.stringMatching(/^BG\d{10}$/) })
  const draft = await detailOf(began.id)
  expect(draft).toMatchObject({
    replacesNumber: number,
    replaces: { reportId: id, certificateNumber: number, reason: '委托单位名称有误' },
    certificate: null,
    itemId,
  })
  // Until then the first one stands.
  expect(await detailOf(id)).toMatchObject({
    validity: 'valid',
    successor: { reportId: began.id, state: '400', certificateNumber: null },
  })
  await finish(began.id)
  const next = await detailOf(began.id)
  expect(next.certificateNumber).not.toBe(number)
  expect(next).toMatchObject({ validity: 'valid', successor: null })
  const first = await detailOf(id)
  expect(first).toMatchObject({
    validity: 'replaced',
    certificateNumber: number,
    successor: { reportId: began.id, certificateNumber: next.certificateNumber },
    change: { reason: '委托单位名称有误' },
  })
  const { rows } = await server.owner.query('select frozen from certificate where report_id = $1', [began.id])
  expect(rows[0].frozen).toMatchObject({
    replaces: { number, reason: '委托单位名称有误' },
    client: { name: '长沙星麓精工机械股份有限公司' },
    instrument: { serial: 'A-0713' },
  })
  const words = await publicWords(first.certificate?.reference ?? '')
  expect(words).toContain(next.certificateNumber)
  expect(words).toContain('委托单位名称有误')
  const history = await issuer.send(report.history, { query: { id } })
  expect(history.at(-1)).toMatchObject({ action: 'replace', byName: 'system' })
  expect((await reception.send(contract.order.detail, { query: { id: orderId } })).standing.state).toBe('300')
  await expect(withdraw(id)).rejects.toMatchObject({ code: 409, message: `证书 ${number} 已被替换` })
  await expect(reissue(id)).rejects.toMatchObject({ code: 409, reason: 'report.replaced-already' })
})

test('[BIZ-5] what was withdrawn is replaced as well; a discarded successor makes room for another', async () => {
  const { id } = await issued()
  await withdraw(id)
  const began = await reissue(id, {}, approver)
  await expect(reissue(id)).rejects.toMatchObject({ code: 409, message: `替换它的报告 ${began.reportNo} 正在编制` })
  await dispatcher.send(report.move, {
    body: { id: began.id, version: began.version, action: 'discard', reason: '改由新委托重做' },
  })
  expect(await detailOf(id)).toMatchObject({ successor: null, validity: 'withdrawn' })
  const again = await reissue(id)
  await finish(again.id)
  expect(await detailOf(id)).toMatchObject({ validity: 'replaced', successor: { reportId: again.id } })
})

test('[BIZ-5][FLOW-1][F48] four eyes hold over a successor as over the first', async () => {
  const { id } = await issued()
  const began = await reissue(id)
  const { standing, conclusion } = await detailOf(began.id)
  await expect(
    auditor.send(report.submit, { body: { id: began.id, version: standing.version, conclusion, remark: '' } }),
  ).rejects.toMatchObject({ code: 403 })
  await tester.send(report.submit, { body: { id: began.id, version: standing.version, conclusion, remark: '' } })
  await move(tester, began.id, 'submit')
  await server.owner.query("update account set roles = '{tester,auditor}' where account = 'tester'")
  await expect(move(tester, began.id, 'audit')).rejects.toMatchObject({ code: 403, reason: 'move.four-eyes' })
  await server.owner.query("update account set roles = '{tester}' where account = 'tester'")
})

test('[FLOW-3] of two who withdraw or replace one certificate at once one succeeds, the other is told', async () => {
  const { id } = await issued()
  const { version } = (await detailOf(id)).standing
  const body = { id, version, reason: '同时进行', corrections: nothingElse }
  const results = await Promise.allSettled([withdraw(id, '同时进行', approver, version), issuer.send(report.reissue, { body })])
  const failed = results.filter((result) => result.status === 'rejected')
  expect(failed).toHaveLength(1)
  expect(failed[0]?.reason).toMatchObject({ code: 409, reason: 'changed', data: { version: version + 1 } })
})

test('[BIZ-5][BIZ-7] the ledger is due by certificates that hold: a withdrawn one does not count', async () => {
  const { id } = await issued()
  const due = async () => {
    const { rows } = await server.owner.query(
      "select due_on::text as due from enterprise_instrument where kind_code = 'YB-60' and serial = 'A-0713'",
    )
    return rows[0]?.due ?? null
  }
  expect(await due()).not.toBeNull()
  await server.owner.query("update certificate set validity = 'withdrawn' where report_id <> $1", [id])
  await withdraw(id)
  expect(await due()).toBeNull()
})

test('[BIZ-5][PERM-2] the customer is told, and reads why; another institute finds nothing', async () => {
  const { id, number } = await issued()
  await withdraw(id, '示值修正有误')
  const messages = await customer.send(contract.message.page, { query: {} })
  expect(messages.records[0]).toMatchObject({
    title: `证书 ${number} 已撤回`,
    content: expect.stringContaining('示值修正有误'),
    path: `/report/report-detail/index?id=${id}`,
  })
  expect(await detailOf(id, customer)).toMatchObject({ validity: 'withdrawn', change: { reason: '示值修正有误' } })
  const stranger = await server.signIn('admin', '000001')
  await expect(detailOf(id, stranger)).rejects.toMatchObject({ code: 404 })
})
