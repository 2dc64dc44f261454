import { execFileSync } from 'node:child_process'
import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { officeAt, startTestServer, typedFor } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { dispatcher, tester, auditor, approver, issuer } = office
const customer = await server.signIn('customer')
const { item, report } = contract
const detail = (id: string, person = dispatcher) => person.send(item.detail, { query: { id } })

/** What the document of an item's report says, without blanks. */
async function documentOf(itemId: string): Promise<string> {
  const { id } = await office.reportOf(itemId)
  const pdf = await tester.send(report.preview, { query: { id } })
  if (!(pdf instanceof Blob)) throw new Error('no file')
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: Buffer.from(await pdf.arrayBuffer()), encoding: 'utf8' })
  return text.replace(/\s+/g, '')
}
const finished = async () => {
  const {
    items: [id],
  } = await office.acceptedOrder()
  await office.drafted(id)
  return id
}
const retest = (id: string, reason = '读数有误') => office.moveItem(dispatcher, id, 'reopen', { reason })

test('[BIZ-4][FLOW-2] a retest begins a new record; the one before stays readable as it was, with who opened the retest and why', async () => {
  const id = await finished()
  const before = await detail(id)
  expect(before.earlier).toEqual([])
  await expect(office.moveItem(dispatcher, id, 'reopen')).rejects.toMatchObject({ code: 400, reason: 'move.reason' })
  await retest(id)
  const opened = await detail(id)
  expect(opened).toMatchObject({ standing: { state: '300', facts: { resultsComplete: false } }, typed: null, evaluation: null })
  expect(opened.earlier).toEqual([
    {
      ...{ number: 1, isRetest: true, reason: '读数有误', performedOn: before.typed?.performedOn },
      ...{ testerName: before.testerName, byName: '高嵘', at: expect.stringMatching(/Z$/) },
      ...{ typed: before.typed, evaluation: before.evaluation, method: null },
    },
  ])
  await expect(office.moveItem(tester, id, 'submit')).rejects.toMatchObject({ code: 409, reason: 'move.fact' })
  const history = await dispatcher.send(item.history, { query: { id } })
  expect(history.at(-1)).toMatchObject({ action: 'reopen', reason: '读数有误' })
})

test('[BIZ-5] the report of a retest gives the new results and names the measurement before, without the reason', async () => {
  const id = await finished()
  expect(await documentOf(id)).not.toContain('复测')
  await retest(id, '被检表复位后重测')
  const typed = await typedFor(tester, id)
  await tester.send(item.submit, { body: { id, ...typed } })
  await office.moveItem(tester, id, 'submit')
  await office.moveItem(auditor, id, 'confirm')
  await office.moveItem(auditor, id, 'review')
  const said = await documentOf(id)
  expect(said).toContain('本结果取自复测（第2次测量')
  expect(said).toContain('原始记录存档备查')
  expect(said).toContain('resultsofaretest(measurement2')
  expect(said).not.toContain('被检表复位后重测')
  await retest(id, '再测一次')
  expect((await detail(id)).earlier.map(({ number, reason }) => [number, reason])).toEqual([
    [1, '被检表复位后重测'],
    [2, '再测一次'],
  ])
})

test('[BIZ-4] what an auditor sends back is put right, and what was handed in stays readable beside it', async () => {
  const {
    items: [id],
  } = await office.acceptedOrder()
  await office.tested(id)
  const handedIn = await detail(id)
  await office.moveItem(auditor, id, 'return', { reason: '环境温度有误' })
  const back = await detail(id)
  expect(back.typed).toEqual(handedIn.typed)
  expect(back.earlier).toMatchObject([{ isRetest: false, reason: '环境温度有误', typed: handedIn.typed }])
})

test('[FLOW-1] once the report is approved nothing is tested again beneath it', async () => {
  const {
    items: [id],
  } = await office.acceptedOrder()
  await office.approved(id)
  await expect(retest(id)).rejects.toMatchObject({ code: 409, reason: 'move.fact' })
  expect((await detail(id)).earlier).toEqual([])
})

test('[BIZ-4][BIZ-5][FLOW-1] beneath an issued certificate nothing is tested again before its successor is begun; then the first stays as it was issued, and the successor has the new results', async () => {
  const {
    items: [id],
  } = await office.acceptedOrder()
  await office.approved(id)
  await office.moveReport(issuer, id, 'issue')
  const first = await office.reportOf(id)
  const measured = await detail(id)
  await approver.send(report.withdraw, { body: { id: first.id, version: first.standing.version, reason: '标准器溯源结果有误' } })
  await expect(retest(id)).rejects.toMatchObject({
    code: 409,
    reason: 'move.fact',
    message: expect.stringContaining('先在报告里重新签发'),
  })
  const withdrawn = await tester.send(report.detail, { query: { id: first.id } })
  const corrections = { clientName: '', clientAddress: '', model: '', serial: '', manufacturer: '' }
  const begun = await issuer.send(report.reissue, {
    body: { id: first.id, version: withdrawn.standing.version, reason: '换标准器复测', corrections },
  })
  await retest(id, '标准器溯源结果有误')
  const opened = await detail(id)
  expect(opened).toMatchObject({ standing: { state: '300' }, typed: null, evaluation: null, reportId: begun.id })
  expect(opened.earlier).toMatchObject([{ isRetest: true, typed: measured.typed, evaluation: measured.evaluation }])
  expect(await tester.send(report.detail, { query: { id: begun.id } })).toMatchObject({ standing: { state: '300' } })
  // What was issued is what was frozen: nothing of it is taken away by what is measured now.
  const asIssued = async () => {
    const { performedOn, conclusionText, documentKind, certificate } = await tester.send(report.detail, {
      query: { id: first.id },
    })
    return { performedOn, conclusionText, documentKind, number: certificate?.number }
  }
  const { performedOn, conclusionText, documentKind, certificate } = first
  const before = { performedOn, conclusionText, documentKind, number: certificate?.number }
  expect(await asIssued()).toEqual(before)
  await tester.send(item.submit, { body: { id, ...(await typedFor(tester, id)) } })
  await office.moveItem(tester, id, 'submit')
  await office.moveItem(auditor, id, 'confirm')
  await office.moveItem(auditor, id, 'review')
  expect(await documentOf(id)).toContain('本结果取自复测（第2次测量')
  const draft = await office.reportOf(id)
  expect(draft).toMatchObject({ id: begun.id, standing: { state: '400' } })
  const kept = await tester.send(report.submit, {
    body: { id: draft.id, version: draft.standing.version, conclusion: draft.conclusion, remark: '' },
  })
  await tester.send(report.move, { body: { id: draft.id, version: kept.version, action: 'submit' } })
  await office.moveReport(auditor, id, 'audit')
  await office.moveReport(approver, id, 'approve')
  // Approved and not issued, it is not tested beneath.
  await expect(retest(id)).rejects.toMatchObject({ code: 409, reason: 'move.fact' })
  await office.moveReport(issuer, id, 'issue')
  expect(await asIssued()).toEqual(before)
  expect((await detail(id)).earlier).toHaveLength(1)
  const read = (one: string) => tester.send(report.detail, { query: { id: one } })
  expect([(await read(first.id)).validity, (await read(begun.id)).validity]).toEqual(['replaced', 'valid'])
})

test('[PERM-3] what was measured before is for the institute alone, and nobody changes it', async () => {
  const id = await finished()
  await retest(id)
  const { rows } = await server.owner.query(`select has_table_privilege('etalon_app', 'earlier_measurement', 'update') as changed,
    has_table_privilege('etalon_app', 'earlier_measurement', 'delete') as removed`)
  expect(rows).toEqual([{ changed: false, removed: false }])
  const own = await detail(id, customer).catch(() => undefined)
  expect(own?.earlier ?? []).toEqual([])
})
