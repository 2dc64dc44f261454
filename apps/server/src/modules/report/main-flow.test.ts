import { contract } from '@etalon/api/contract'
import { verifyStatement } from '@etalon/verify/statement'
import { expect, test } from 'vitest'
import { checkHistory } from '../../history/index.ts'
import { all, anEnterprise, officeAt, orderForm, startTestServer, typedFor, withToken } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { reception, dispatcher, tester, auditor, approver, issuer } = office
const { moveOrder, standingOf, moveItem, reportOf, moveReport, acceptedOrder, begun, tested, drafted, approved } = office

test('[BIZ-3] a sample is received once, after its order was accepted, and gets its number', async () => {
  const saved = await reception.send(contract.order.submit, { body: orderForm(await anEnterprise(reception)) })
  const [early] = (await reception.send(contract.sample.page, { body: all({ orderNo: saved.orderNo }) })).records
  if (!early) throw new Error('samples come with their order')
  const receive = (version: number) =>
    reception.send(contract.sample.receive, {
      body: { id: early.id, version, label: 'A', condition: 'intact', conditionNote: '' },
    })
  await expect(receive(early.standing.version)).rejects.toMatchObject({ code: 409, reason: 'sample.not-receivable' })
  const submitted = await moveOrder(reception, saved.id, saved.version, 'submit')
  await moveOrder(dispatcher, saved.id, submitted.version, 'accept')
  const received = await receive(early.standing.version)
  expect(received.sampleNo).toMatch(/^YP\d{9}$/)
  expect(received.state).toBe('100')
  await expect(receive(received.version)).rejects.toMatchObject({ code: 409, reason: 'sample.not-receivable' })
})

test('[BIZ-4] an item moves only on facts: received, complete, and with results that agree', async () => {
  const saved = await reception.send(contract.order.submit, { body: orderForm(await anEnterprise(reception)) })
  const submitted = await moveOrder(reception, saved.id, saved.version, 'submit')
  await moveOrder(dispatcher, saved.id, submitted.version, 'accept')
  const [item] = (await dispatcher.send(contract.item.page, { body: all({ orderNo: saved.orderNo }) })).records
  if (!item) throw new Error('items come with their order')
  await expect(moveItem(dispatcher, item.id, 'dispatch')).rejects.toMatchObject({
    code: 409,
    message: '还不能进行「下达」：样品尚未接收',
  })

  const {
    items: [id],
  } = await acceptedOrder()
  await moveItem(dispatcher, id, 'dispatch')
  await expect(moveItem(dispatcher, id, 'assign')).rejects.toMatchObject({ code: 400, reason: 'item.tester-required' })
  await expect(moveItem(dispatcher, id, 'assign', { assignee: auditor.id })).rejects.toMatchObject({ code: 400 })
  await moveItem(dispatcher, id, 'assign', { assignee: tester.id })
  await expect(moveItem(tester, id, 'submit')).rejects.toMatchObject({
    code: 409,
    message: '还不能进行「提交」：原始记录还不完整',
  })

  const good = await typedFor(tester, id)
  const kept = await tester.send(contract.item.submit, { body: { id, ...good, evaluation: { verdict: 'pass' } } })
  expect(kept.standing.facts).toMatchObject({ resultsComplete: true, resultsAgree: false })
  await expect(moveItem(tester, id, 'submit')).rejects.toMatchObject({
    code: 409,
    message: '还不能进行「提交」：计算结果与服务器复算不一致',
  })
  const again = await tester.send(contract.item.submit, { body: { id, ...good, version: kept.version } })
  expect(again.standing.facts).toMatchObject({ resultsComplete: true, resultsAgree: true })
  expect(await moveItem(tester, id, 'submit')).toMatchObject({ state: '400' })
})

test('[BIZ-4] only the assigned tester types, and only while testing', async () => {
  const {
    items: [id],
  } = await acceptedOrder()
  await begun(id)
  const other = await server.signIn('tester2')
  const good = await typedFor(tester, id)
  await expect(other.send(contract.item.submit, { body: { id, ...good } })).rejects.toMatchObject({ code: 403 })
  await expect(auditor.send(contract.item.submit, { body: { id, ...good } })).rejects.toMatchObject({ code: 403 })
  await moveItem(dispatcher, id, 'lock', { reason: '等待客户确认' })
  await expect(tester.send(contract.item.submit, { body: { id, ...good, version: good.version + 1 } })).rejects.toMatchObject({
    code: 409,
    reason: 'item.not-writable',
  })
})

test('[BIZ-4] a standard past its due date cannot be used', async () => {
  const {
    items: [id],
  } = await acceptedOrder()
  await begun(id)
  const item = await tester.send(contract.item.detail, { query: { id } })
  const expired = item.standards.find((one) => !one.usable)
  const good = await typedFor(tester, id)
  if (!expired) throw new Error('the demonstration has an expired standard')
  const typed = { ...good.typed, standardIds: [expired.id] }
  await expect(tester.send(contract.item.submit, { body: { id, ...good, typed } })).rejects.toMatchObject({
    code: 409,
    reason: 'item.standard-unusable',
  })
})

test('[FLOW-1][F48][ASVS 2.3.5] four eyes hold on persons over item and report together, whatever their roles', async () => {
  const {
    items: [id],
  } = await acceptedOrder()
  await server.owner.query("update account set roles = '{tester,auditor,approver}' where account in ('tester', 'auditor')")
  await tested(id)
  const refused = (duty: string) => ({ code: 403, reason: 'move.four-eyes', message: `须由另一个人完成：${duty}` })
  const english = { ...tester, ...withToken(server.workspaceUrl, tester.token, 'en') }
  const told = (duty: string) => ({ code: 403, message: `Somebody else must do this: ${duty}` })
  await expect(moveItem(tester, id, 'confirm')).rejects.toMatchObject(refused('检测由您承担'))
  await moveItem(auditor, id, 'confirm')
  await moveItem(auditor, id, 'review')
  const report = await reportOf(id)
  await tester.send(contract.report.submit, {
    body: { id: report.id, version: report.standing.version, conclusion: report.conclusion, remark: '' },
  })
  await moveReport(tester, id, 'submit')
  await expect(moveReport(tester, id, 'audit')).rejects.toMatchObject(refused('报告由您编制'))
  await expect(moveReport(english, id, 'audit')).rejects.toMatchObject(told('you drafted the report'))
  await moveReport(auditor, id, 'audit')
  await expect(moveReport(auditor, id, 'approve')).rejects.toMatchObject(refused('报告由您审核'))
  await expect(moveReport(tester, id, 'approve')).rejects.toMatchObject(refused('报告由您编制'))
  // What the duties of the report do not say, those of its items do.
  await server.owner.query("update report set duties = duties - 'tester', state = '500' where id = $1", [report.id])
  await expect(moveReport(tester, id, 'audit')).rejects.toMatchObject(refused('检测由您承担'))
  await expect(moveReport(english, id, 'audit')).rejects.toMatchObject(told('you are the one who tests it'))
  await server.owner.query("update account set roles = '{tester}' where account = 'tester'")
  await server.owner.query("update account set roles = '{auditor}' where account = 'auditor'")
})

test('[FLOW-1] what moves along: sample and order follow their items and reports to the end', async () => {
  const { orderId, items } = await acceptedOrder()
  const sampleStates = async () =>
    (await reception.send(contract.order.detail, { query: { id: orderId } })).instruments.map((one) => one.sampleState)
  expect(await sampleStates()).toEqual(['100', '100'])
  for (const id of items) {
    await approved(id)
  }
  expect(await sampleStates()).toEqual(['400', '400'])
  for (const id of items) await moveReport(issuer, id, 'issue')
  expect(await sampleStates()).toEqual(['1000', '1000'])
  expect((await reception.send(contract.order.detail, { query: { id: orderId } })).standing.state).toBe('1000')
  const check = await server.database.within('000000', (tx) => checkHistory(tx, '000000'))
  expect(check.broken).toBeUndefined()
})

test('[FLOW-1] a return goes back with its reason, and a wrong record reopens the report too', async () => {
  const {
    items: [id],
  } = await acceptedOrder()
  await drafted(id)
  await moveReport(tester, id, 'submit')
  await expect(moveReport(auditor, id, 'return')).rejects.toMatchObject({ code: 400, reason: 'move.reason' })
  expect(await moveReport(auditor, id, 'return', '结论与等级不符')).toMatchObject({ state: '400' })
  await moveItem(dispatcher, id, 'reopen', { reason: '读数有误' })
  expect((await reportOf(id)).standing.state).toBe('300')
  expect((await standingOf(id)).state).toBe('300')
})

test('[BIZ-5] a drafter adds remarks; the conclusion follows from the readings and cannot be rewritten', async () => {
  const {
    items: [id],
  } = await acceptedOrder()
  await drafted(id)
  const report = await reportOf(id)
  const keep = (conclusion: string) =>
    tester.send(contract.report.submit, {
      body: { id: report.id, version: report.standing.version, conclusion, remark: '示值稳定' },
    })
  await expect(keep('1 级合格')).rejects.toMatchObject({ code: 400, message: '结论由原始记录得出，应为「1.6 级合格」，不能改写' })
  await keep('1.6 级合格')
  expect(await reportOf(id)).toMatchObject({
    conclusion: '1.6 级合格',
    conclusionText: { zh: '1.6 级合格', en: 'Pass, accuracy class 1.6' },
    remark: '<p>示值稳定</p>',
  })
})

test('[CERT-1][BIZ-5] issuing makes a numbered PDF whose signed statement verifies against the published keys', async () => {
  const { items } = await acceptedOrder()
  const numbers: string[] = []
  for (const id of items) {
    await approved(id)
    await expect(moveReport(reception, id, 'issue')).rejects.toMatchObject({ code: 403 })
    await moveReport(issuer, id, 'issue')
    const report = await reportOf(id)
    numbers.push(report.certificate?.number ?? '')
    const { rows } = await server.owner.query('select statement, pdf, xml from certificate where number = $1', [
      report.certificate?.number,
    ])
    const checked = await verifyStatement(rows[0].statement, server.issuing.keys.publicKeys)
    expect(checked).toMatchObject({ ok: true, statement: { tenant: '000000' } })
    expect(rows[0].pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(rows[0].xml.toString()).toContain('digitalCalibrationCertificate')
  }
  expect(numbers[0]).toMatch(/^LX-\d{4}-\d{6}$/)
  expect(numbers[1]).toMatch(/^RG-\d{4}-\d{6}$/)
})

test('[BIZ-5] an enterprise that is not on account waits for settlement', async () => {
  const {
    items: [id],
  } = await acceptedOrder()
  await approved(id)
  await server.owner.query("update enterprise set on_account = false where name like '长沙星麓%'")
  await expect(moveReport(issuer, id, 'issue')).rejects.toMatchObject({
    code: 409,
    message: '还不能进行「签发」：尚未结算，且不是挂账单位',
  })
  await server.owner.query("update enterprise set on_account = true where name like '长沙星麓%'")
})

test('[SEC-1] a download ticket works once, for its own file, and a draft can be looked at before it is issued', async () => {
  const {
    items: [id],
  } = await acceptedOrder()
  await drafted(id)
  const draft = await tester.send(contract.report.preview, { query: { id: (await reportOf(id)).id } })
  expect(draft.type).toBe('application/pdf')
  await moveReport(tester, id, 'submit')
  await moveReport(auditor, id, 'audit')
  await moveReport(approver, id, 'approve')
  await moveReport(issuer, id, 'issue')
  const certificate = (await reportOf(id)).certificate
  if (!certificate) throw new Error('issued')
  const { ticket, fileId } = await issuer.send(contract.file.ticket, { body: { id: certificate.id } })
  const fetchFile = (file: string, given: string) =>
    fetch(`${server.workspaceUrl}/api/file/download?fileId=${file}&ticket=${given}`)
  expect((await fetchFile(fileId, 'x'.repeat(43))).status).toBe(403)
  const misused = await issuer.send(contract.file.ticket, { body: { id: certificate.id } })
  expect((await fetchFile('1', misused.ticket)).status).toBe(403)
  expect((await fetchFile(fileId, misused.ticket)).status).toBe(403)
  const first = await fetchFile(fileId, ticket)
  expect(first.status).toBe(200)
  expect((await first.arrayBuffer()).byteLength).toBe(certificate.pdfSize)
  expect((await fetchFile(fileId, ticket)).status).toBe(403)
})
