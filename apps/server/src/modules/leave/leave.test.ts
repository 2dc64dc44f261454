import { contract, type LeaveForm } from '@etalon/api/contract'
import { addDays, dayInShanghai, leavePaths } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { all, sessionsBehind, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
// The head of the tester's department is the dispatcher; the dispatcher has no other head above.
const [admin, dispatcher, tester, tester2, approver, customer] = await Promise.all(
  ['admin', 'dispatcher', 'tester', 'tester2', 'approver', 'customer'].map((name) => server.signIn(name)),
)
if (!admin || !dispatcher || !tester || !tester2 || !approver || !customer) throw new Error('the demonstration has them')
const stranger = await server.signIn('admin', '000001')
const { leave } = contract
type Asking = typeof tester

/** A Monday that nobody has asked for yet. */
let weeks = 0
const monday = () => {
  const start = addDays('2027-01-04', 7 * weeks++)
  return start
}
const form = (changes: Partial<LeaveForm> = {}): LeaveForm => {
  const day = changes.fromDay ?? monday()
  return { kind: 'annual', fromDay: day, fromHalf: 'am', toDay: day, toHalf: 'pm', reason: '回家探亲', handIn: true, ...changes }
}
const ask = (changes: Partial<LeaveForm> = {}, person: Asking = tester) => person.send(leave.submit, { body: form(changes) })
const move = (person: Asking, { id, version }: { id: string; version: number }, action: string, reason?: string) =>
  person.send(leave.move, { body: { id, version, action, ...(reason === undefined ? {} : { reason }) } })
const at = ({ id, standing }: { id: string; standing: { version: number } }) => ({ id, version: standing.version })
const newest = async (person: Asking) => (await person.send(contract.message.page, { query: {} })).records[0]
const listed = async (person: Asking, filter: Record<string, unknown>) =>
  (await person.send(leave.page, { body: all(filter) })).records.map(({ id }) => id)

test('[BIZ-14] leave is handed to the head of one’s department, who is told where to see to it, agrees, and the applicant is told', async () => {
  const day = monday()
  const asked = await ask({ fromDay: day, fromHalf: 'pm', toDay: addDays(day, 7), toHalf: 'am' })
  expect(asked).toMatchObject({
    leaveNo: expect.stringMatching(/^XJ\d{8}$/),
    standing: { state: '1' },
    days: '5',
    applicantName: '沈砚',
    deptName: '力学室',
    handlerName: '高嵘',
    scope: 'mine',
  })
  weeks++
  const seen = await dispatcher.send(leave.detail, { query: { id: asked.id } })
  expect(seen).toMatchObject({ scope: 'waiting', standing: { facts: { leaveIsYours: true } } })
  expect(await newest(dispatcher)).toMatchObject({
    topic: 'leave',
    title: `沈砚 的请假单 ${asked.leaveNo} 待处理`,
    titleEn: `The request for leave ${asked.leaveNo} of Shen Yan waits`,
    content: `年休假 5 天 ${day} — ${addDays(day, 7)}`,
    contentEn: `Annual leave 5 days ${day} — ${addDays(day, 7)}`,
    path: leavePaths.handle(seen.taskId ?? '', seen.processInstanceId, seen.id),
  })
  expect(await listed(dispatcher, { scope: 'waiting' })).toContain(asked.id)
  expect(await listed(tester, { scope: 'mine', state: '1' })).toContain(asked.id)

  expect(await move(dispatcher, at(asked), 'agree')).toMatchObject({ state: '2' })
  expect(await newest(tester)).toMatchObject({
    title: `请假单 ${asked.leaveNo} 已同意`,
    path: leavePaths.detail(asked.processInstanceId, asked.id),
  })
  const after = await dispatcher.send(leave.detail, { query: { id: asked.id } })
  expect(after).toMatchObject({ scope: 'other', taskId: null, standing: { duties: { decider: dispatcher.id } } })
  expect(await listed(dispatcher, { scope: 'waiting' })).not.toContain(asked.id)
  const history = await tester.send(leave.history, { query: { id: asked.id } })
  expect(history.map(({ action, from, to, byName }) => [action, from, to, byName])).toEqual([
    ['register', null, '0', '沈砚'],
    ['submit', '0', '1', '沈砚'],
    ['agree', '1', '2', '高嵘'],
  ])
})

test('[BIZ-14][FLOW-2] it is refused or returned with a reason that the applicant reads, and handed in again as another task', async () => {
  const refused = await ask()
  await expect(move(dispatcher, at(refused), 'refuse')).rejects.toMatchObject({ code: 400, reason: 'move.reason' })
  await move(dispatcher, at(refused), 'refuse', '当周有比对试验')
  expect(await newest(tester)).toMatchObject({ title: `请假单 ${refused.leaveNo} 未同意`, content: '当周有比对试验' })
  await expect(move(dispatcher, { id: refused.id, version: refused.standing.version + 1 }, 'agree')).rejects.toMatchObject({
    code: 409,
    message: '「未同意」状态下不能进行「同意」',
  })

  const returned = await ask()
  await move(dispatcher, at(returned), 'return', '请写明工作交接')
  expect(await newest(tester)).toMatchObject({ title: `请假单 ${returned.leaveNo} 被退回修改`, content: '请写明工作交接' })
  const before = await tester.send(leave.detail, { query: { id: returned.id } })
  expect(before).toMatchObject({ standing: { state: '0' }, taskId: null })
  const { fromDay, toDay } = before
  const again = await ask({ id: returned.id, version: before.standing.version, fromDay, toDay, reason: '工作交给谭青' })
  expect(again).toMatchObject({ id: returned.id, standing: { state: '1' }, processInstanceId: returned.processInstanceId })
  expect(again.taskId).not.toBe(returned.taskId)
})

test('[BIZ-14][PERM-1] nobody decides on their own leave, nobody whom it was not handed to, and an administrator stands in for a head', async () => {
  const own = await ask({}, dispatcher)
  expect(own.handlerName).toBe('')
  await expect(move(dispatcher, at(own), 'agree')).rejects.toMatchObject({ code: 403 })
  expect(await listed(admin, { scope: 'waiting' })).toContain(own.id)
  expect((await newest(admin))?.title).toBe(`高嵘 的请假单 ${own.leaveNo} 待处理`)
  await expect(move(approver, at(own), 'agree')).rejects.toMatchObject({ code: 404 })
  await move(admin, at(own), 'agree')

  const ofTester = await ask()
  await expect(move(tester, at(ofTester), 'agree')).rejects.toMatchObject({ code: 403 })
  await move(admin, at(ofTester), 'agree')
  await expect(move(dispatcher, { id: ofTester.id, version: ofTester.standing.version + 1 }, 'callOff')).rejects.toMatchObject({
    code: 403,
  })
})

test('[BIZ-14] one takes a request back, changes it, calls it off, and calls off what was agreed to until it begins', async () => {
  const asked = await ask()
  await move(tester, at(asked), 'recall')
  expect((await newest(dispatcher))?.title).toBe(`沈砚 撤回了请假单 ${asked.leaveNo}`)
  await move(tester, { id: asked.id, version: asked.standing.version + 1 }, 'callOff')
  await expect(
    ask({ id: asked.id, version: asked.standing.version + 2, fromDay: asked.fromDay, toDay: asked.toDay }),
  ).rejects.toMatchObject({ code: 409, message: '「已撤销」的请假单不能再修改' })

  const ahead = await ask()
  await move(dispatcher, at(ahead), 'agree')
  await move(tester, { id: ahead.id, version: ahead.standing.version + 1 }, 'callOff')
  // The days are free again.
  await ask({ fromDay: ahead.fromDay, toDay: ahead.toDay })

  const today = dayInShanghai(new Date())
  const begun = await ask({ kind: 'marriage', fromDay: today, toDay: addDays(today, 2) })
  await move(dispatcher, at(begun), 'agree')
  await expect(move(tester, { id: begun.id, version: begun.standing.version + 1 }, 'callOff')).rejects.toMatchObject({
    code: 409,
    message: expect.stringContaining('休假已经开始'),
  })
})

test('[BIZ-14] a draft is nobody else’s affair until it is handed in; nobody changes another’s', async () => {
  const draft = await ask({ handIn: false })
  expect(draft).toMatchObject({ standing: { state: '0' }, taskId: null })
  for (const other of [dispatcher, admin, tester2]) {
    await expect(other.send(leave.detail, { query: { id: draft.id } })).rejects.toMatchObject({ code: 404 })
    await expect(other.send(leave.history, { query: { id: draft.id } })).rejects.toMatchObject({ code: 404 })
  }
  const changes = { id: draft.id, version: draft.standing.version, fromDay: draft.fromDay, toDay: draft.toDay }
  await expect(ask(changes, admin)).rejects.toMatchObject({ code: 404 })
  await move(tester, at(draft), 'submit')
  await expect(ask({ ...changes, version: draft.standing.version + 1 }, dispatcher)).rejects.toMatchObject({ code: 404 })
  await expect(ask(changes)).rejects.toMatchObject({ code: 409, reason: 'edited-meanwhile' })
  expect(await listed(tester2, {})).not.toContain(draft.id)
})

test.each<[string, Partial<LeaveForm>, string]>([
  ['an end before the beginning', { fromDay: '2028-03-07', toDay: '2028-03-06' }, 'toDay'],
  ['from noon until noon of one day', { fromDay: '2028-03-07', fromHalf: 'pm', toDay: '2028-03-07', toHalf: 'am' }, 'toDay'],
  ['a weekend', { fromDay: '2028-03-04', toDay: '2028-03-05' }, 'toDay'],
  ['two years', { fromDay: '2028-03-06', toDay: '2030-03-06' }, 'toDay'],
  ['a day that does not exist', { fromDay: '2027-02-30', toDay: '2027-03-01' }, 'fromDay'],
  ['no reason', { reason: ' ' }, 'reason'],
  ['a change without its version', { id: '1', fromDay: '2028-03-07' }, 'version'],
])('[BIZ-14][SRV-4] %s is refused with the field', async (_what, changes, path) => {
  const id = changes.id === undefined ? {} : { id: (await ask({ handIn: false })).id }
  await expect(ask({ ...changes, ...id })).rejects.toMatchObject({ code: 400, fields: [{ path }] })
})

test('[BIZ-14][FLOW-3] nobody is away twice on one day, not even when both requests come at once; halves of a day do not overlap', async () => {
  const day = monday()
  // Nobody can write history: whoever has found the day free has not committed yet.
  await server.owner.query('begin')
  await server.owner.query("select pg_advisory_xact_lock(hashtextextended('000000', 9))")
  const asking = Promise.allSettled([ask({ fromDay: day }), ask({ fromDay: day, kind: 'sick' })])
  await expect.poll(() => sessionsBehind(server.owner)).toBe(2)
  await server.owner.query('commit')
  const results = await asking
  const failed = results.filter((result) => result.status === 'rejected')
  expect(failed).toHaveLength(1)
  expect(failed[0]?.reason).toMatchObject({ code: 409, reason: 'leave.overlap' })
  const other = monday()
  const drafts = [await ask({ fromDay: other, handIn: false }), await ask({ fromDay: other, handIn: false })]
  const moved = await Promise.allSettled(drafts.map((draft) => move(tester, at(draft), 'submit')))
  expect(moved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const halved = monday()
  await ask({ fromDay: halved, toHalf: 'am' })
  await ask({ fromDay: halved, fromHalf: 'pm' })
})

test('[FLOW-3] of two who act on one request at once one succeeds, the other is told', async () => {
  const asked = await ask()
  const results = await Promise.allSettled([move(dispatcher, at(asked), 'agree'), move(tester, at(asked), 'recall')])
  const failed = results.filter((result) => result.status === 'rejected')
  expect(failed).toHaveLength(1)
  expect(failed[0]?.reason).toMatchObject({ code: 409, reason: 'changed', data: { version: asked.standing.version + 1 } })
})

test('[BIZ-14] where the head is closed or nobody heads the department, the next one above or the administrators see to it', async () => {
  const { department } = contract
  const body = (deptName: string, more: object) => ({ deptName, deptCategory: '2' as const, ...more })
  const thermal = await admin.send(department.list, { query: { deptName: '热工室' } })
  const [row] = thermal
  expect((await ask({}, tester2)).handlerName).toBe('')
  const above = await admin.send(department.submit, { body: body('检测中心', { headId: approver.id }) })
  expect(above).toMatchObject({ headId: approver.id, headName: '何静姝', headNameEn: 'He Jingshu' })
  await admin.send(department.submit, {
    body: body('热工室', { id: row?.id, deptNameEn: 'Thermal laboratory', parentId: above.id, headId: tester2.id }),
  })
  expect((await ask({}, tester2)).handlerName).toBe('何静姝')
  await expect(
    admin.send(department.submit, { body: body('检测中心', { id: above.id, headId: customer.id }) }),
  ).rejects.toMatchObject({ code: 400, fields: [{ path: 'headId' }] })
})

test('[BIZ-14] the flow routes of an institute name the process of leave, also those of one that is opened later', async () => {
  const routes = await tester.send(contract.dictionary.dictionary, { query: { code: 'flow' } })
  expect(routes.map(({ code, dictKey, remark }) => ({ code, dictKey, remark }))).toEqual([
    { code: 'flow', dictKey: '1', remark: 'leave' },
  ])
  const { rows } = await server.owner.query(
    `select tenant_id from dictionary where code = 'flow' and remark = 'leave' order by 1`,
  )
  expect(rows.map(({ tenant_id: tenant }) => tenant)).toEqual(['000000', '000001'])
})

test('[PERM-1][PERM-2] people of enterprises are refused, and another institute finds nothing', async () => {
  const asked = await ask()
  await expect(customer.send(leave.page, { body: all() })).rejects.toMatchObject({ code: 403 })
  await expect(ask({}, customer)).rejects.toMatchObject({ code: 403 })
  expect((await stranger.send(leave.page, { body: all() })).total).toBe(0)
  await expect(stranger.send(leave.detail, { query: { id: asked.id } })).rejects.toMatchObject({ code: 404 })
  await expect(move(stranger, at(asked), 'agree')).rejects.toMatchObject({ code: 404 })
})
