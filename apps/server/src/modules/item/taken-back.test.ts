import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { officeAt, startTestServer, typedFor } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { dispatcher, tester, auditor, approver, issuer } = office
const other = await server.signIn('tester3')
const { item, report } = contract
const detail = (id: string, person = dispatcher) => person.send(item.detail, { query: { id } })
const reason = '沈砚病假'
const takeBack = (id: string) => office.moveItem(dispatcher, id, 'takeBack', { reason })
const assign = (id: string, assignee: string) => office.moveItem(dispatcher, id, 'assign', { assignee })
const record = async (person: typeof tester, id: string) =>
  await person.send(item.submit, { body: { id, ...(await typedFor(person, id)) } })
const begun = async () => {
  const { items } = await office.acceptedOrder()
  await office.begun(items[0])
  return items[0]
}

test('[BIZ-4][FLOW-1] what a tester has in hand is taken back with a reason and given to another, who does it and drafts its report', async () => {
  const id = await begun()
  await expect(office.moveItem(dispatcher, id, 'takeBack')).rejects.toMatchObject({ code: 400, reason: 'move.reason' })
  await expect(office.moveItem(tester, id, 'takeBack', { reason })).rejects.toMatchObject({ code: 403, reason: 'move.role' })
  const { reportNo } = await office.reportOf(id)
  const { sampleId } = await detail(id)
  const stateOfSample = async () => (await dispatcher.send(contract.sample.detail, { query: { id: sampleId } })).standing.state
  expect(await stateOfSample()).toBe('300')

  await takeBack(id)
  expect(await detail(id)).toMatchObject({ standing: { state: '200', duties: {} }, testerName: null })
  expect(await office.reportOf(id)).toMatchObject({ reportNo, standing: { state: '300', duties: {} }, testerName: null })
  expect(await stateOfSample()).toBe('100')
  const board = await dispatcher.send(contract.dispatch.board, {})
  expect(board.items.find((one) => one.id === id)).toMatchObject({ state: '200', testerId: null })
  expect((await dispatcher.send(item.history, { query: { id } })).at(-1)).toMatchObject({
    ...{ action: 'takeBack', from: '300', to: '200', reason },
  })

  await assign(id, other.id)
  expect(await detail(id)).toMatchObject({ standing: { state: '300', duties: { tester: other.id } }, testerName: '谭青' })
  expect(await office.reportOf(id)).toMatchObject({
    ...{ reportNo, standing: { state: '300', duties: { tester: other.id } }, testerName: '谭青' },
  })
  await expect(record(tester, id)).rejects.toMatchObject({ code: 403, reason: 'item.not-assigned' })
  await record(other, id)
  await office.moveItem(other, id, 'submit')
  await office.moveItem(auditor, id, 'confirm')
  await office.moveItem(auditor, id, 'review')
  const drafted = await office.reportOf(id)
  expect(drafted.standing).toMatchObject({ state: '400', duties: { tester: other.id } })
  const body = { id: drafted.id, version: drafted.standing.version, conclusion: drafted.conclusion, remark: '' }
  await expect(tester.send(report.submit, { body })).rejects.toMatchObject({ code: 403, reason: 'report.not-assigned' })
  await other.send(report.submit, { body })
  await office.moveReport(other, id, 'submit')
})

test('[BIZ-4][FLOW-1] a locked item is taken back, too', async () => {
  const id = await begun()
  await office.moveItem(dispatcher, id, 'lock', { reason: '等客户确认' })
  await takeBack(id)
  expect(await detail(id)).toMatchObject({ standing: { state: '200', duties: {} } })
})

test('[BIZ-4] readings that were kept stay readable as the former tester’s; the next one begins a record of their own', async () => {
  const id = await begun()
  await record(tester, id)
  const { typed, evaluation } = await detail(id)
  await takeBack(id)
  const taken = await detail(id)
  expect(taken).toMatchObject({ typed: null, evaluation: null, standing: { facts: { resultsComplete: false } } })
  expect(taken.earlier).toMatchObject([
    { number: 1, isRetest: false, reason, testerName: '沈砚', byName: '高嵘', typed, evaluation },
  ])
  await assign(id, other.id)
  await expect(office.moveItem(other, id, 'submit')).rejects.toMatchObject({ code: 409, reason: 'move.fact' })
})

test('[BIZ-4] what an auditor sent back and nobody touched since is kept once', async () => {
  const { items } = await office.acceptedOrder()
  const [id] = items
  await office.tested(id)
  await office.moveItem(auditor, id, 'return', { reason: '环境温度有误' })
  await takeBack(id)
  const { typed, earlier } = await detail(id)
  expect(typed).toBeNull()
  expect(earlier.map((one) => one.reason)).toEqual(['环境温度有误'])
})

test('[BIZ-4][BIZ-5] what was issued stays with who tested it, while the work beneath its successor goes to another', async () => {
  const { items } = await office.acceptedOrder()
  const [id] = items
  await office.approved(id)
  await office.moveReport(issuer, id, 'issue')
  const first = await office.reportOf(id)
  await approver.send(report.withdraw, { body: { id: first.id, version: first.standing.version, reason: '标准器溯源有误' } })
  const { standing } = await tester.send(report.detail, { query: { id: first.id } })
  const corrections = { clientName: '', clientAddress: '', model: '', serial: '', manufacturer: '' }
  const next = await issuer.send(report.reissue, {
    body: { id: first.id, version: standing.version, reason: '换标准器复测', corrections },
  })
  await office.moveItem(dispatcher, id, 'reopen', { reason: '标准器溯源有误' })
  const read = (one: string) => dispatcher.send(report.detail, { query: { id: one } })
  await takeBack(id)
  expect(await read(next.id)).toMatchObject({ standing: { state: '300', duties: {} }, testerName: null })
  expect(await read(first.id)).toMatchObject({ standing: { duties: { tester: tester.id } }, testerName: '沈砚' })
  await assign(id, other.id)
  expect(await read(next.id)).toMatchObject({ standing: { duties: { tester: other.id } }, testerName: '谭青' })
  expect(await read(first.id)).toMatchObject({ standing: { duties: { tester: tester.id } }, testerName: '沈砚' })
})
