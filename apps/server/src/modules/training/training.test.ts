import { type BodyOf, contract, type TrainingDetail } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const [admin, dispatcher, tester, tester2, reception, customer] = await Promise.all([
  server.signIn('admin'),
  server.signIn('dispatcher'),
  server.signIn('tester'),
  server.signIn('tester2'),
  server.signIn('reception'),
  server.signIn('customer'),
])
const stranger = await server.signIn('admin', '000001')
const { training } = contract
const today = dayInShanghai(new Date())

type Body = BodyOf<typeof training.submit>
const plan = (changes: Partial<Body> = {}, person = dispatcher) =>
  person.send(training.submit, {
    body: {
      title: '测量不确定度评定',
      mode: '2',
      type: '1',
      fromDay: addDays(today, -1),
      toDay: today,
      hours: 16,
      place: '三楼会议室',
      trainer: '何静姝',
      content: 'JJF 1059.1 与实例',
      participants: [tester.id, tester2.id],
      ...changes,
    },
  })
const results = (first = '1', second = '2') => [
  { accountId: tester.id, evaluation: first, remark: '' },
  { accountId: tester2.id, evaluation: second, remark: '实例计算需加强' },
]
const finish = ({ id, version }: { id: string; version: number }, given = results(), person = dispatcher) =>
  person.send(training.finish, { body: { id, version, results: given } })
const said = ({ trainees }: TrainingDetail) =>
  trainees.map(({ name, evaluation, remark }) => [name, evaluation, remark]).toSorted()
const newest = async (person: typeof admin) => (await person.send(contract.message.page, { query: {} })).records[0]

test('[BIZ-11] a training is planned, its people are told, it is held and evaluated, each reads their own evaluation alone, and its history says so', async () => {
  const planned = await plan()
  expect(planned).toMatchObject({ isDone: false, participants: 2, createdByName: '高嵘', version: 0 })
  expect(said(planned)).toEqual([
    ['林知夏', '', ''],
    ['沈砚', '', ''],
  ])
  expect(await newest(tester)).toMatchObject({
    topic: 'training',
    title: '您被安排参加培训「测量不确定度评定」',
    titleEn: 'You are to take part in the training “测量不确定度评定”',
    path: `/people/training-detail/index?id=${planned.id}`,
  })
  const done = await finish(planned)
  expect(done).toMatchObject({ isDone: true, version: 1 })
  expect((await newest(tester2))?.title).toBe('培训「测量不确定度评定」已完成评价')
  const own = await tester.send(training.detail, { query: { id: planned.id } })
  expect(own).toMatchObject({ ownEvaluation: '1' })
  expect(said(own)).toEqual([
    ['林知夏', '', ''],
    ['沈砚', '1', ''],
  ])
  const record = await admin.send(contract.staffRecord.detail, { query: { id: tester.id } })
  expect(record.trainings).toBe(1)
  const history = await dispatcher.send(training.history, { query: { id: planned.id } })
  expect(history.map(({ action, byName }) => [action, byName])).toEqual([
    ['register', '高嵘'],
    ['finish', '高嵘'],
  ])
})

test('[BIZ-11] one that was held is neither changed nor removed, and is evaluated anew with a reason', async () => {
  const planned = await plan()
  await finish(planned)
  await expect(plan({ id: planned.id, version: 1 })).rejects.toMatchObject({ code: 409, reason: 'training.done' })
  await expect(dispatcher.send(training.remove, { query: { ids: planned.id } })).rejects.toMatchObject({
    reason: 'training.done',
  })
  await expect(finish({ id: planned.id, version: 1 })).rejects.toMatchObject({ reason: 'training.done' })
  const reopened = await dispatcher.send(training.reopen, { body: { id: planned.id, version: 1, reason: '成绩录入有误' } })
  expect(reopened).toMatchObject({ isDone: false, version: 2 })
  expect(said(reopened)).toEqual([
    ['林知夏', '2', '实例计算需加强'],
    ['沈砚', '1', ''],
  ])
  expect(await finish(reopened, results('3', ''))).toMatchObject({ isDone: true, version: 3 })
  const history = await dispatcher.send(training.history, { query: { id: planned.id } })
  expect(history.map(({ action, reason }) => [action, reason])).toContainEqual(['reopen', '成绩录入有误'])
})

test('[BIZ-11] who joins later is told, who leaves is not in it any more; a plan is removed', async () => {
  const planned = await plan({ participants: [tester.id] })
  const changed = await plan({ id: planned.id, version: 0, title: '砝码检定', participants: [tester2.id] })
  expect(changed).toMatchObject({ version: 1, title: '砝码检定', participantIds: [tester2.id] })
  expect((await newest(tester2))?.title).toBe('您被安排参加培训「砝码检定」')
  await expect(tester.send(training.detail, { query: { id: planned.id } })).rejects.toMatchObject({ code: 404 })
  await dispatcher.send(training.remove, { query: { ids: planned.id } })
  await expect(dispatcher.send(training.detail, { query: { id: planned.id } })).rejects.toMatchObject({ code: 404 })
})

test.each<[string, Partial<Body>, string]>([
  ['a mode that is none', { mode: '3' }, 'mode'],
  ['a type that is none', { type: '3' }, 'type'],
  ['an end before the beginning', { fromDay: '2026-05-02', toDay: '2026-05-01' }, 'toDay'],
  ['no hour', { hours: 0 }, 'hours'],
  ['nobody', { participants: [] }, 'participants'],
  ['somebody of an enterprise', { participants: [customer.id] }, 'participants'],
  ['no title', { title: ' ' }, 'title'],
])('[BIZ-11][SRV-4] a training of %s is refused with the field', async (_what, changes, path) => {
  await expect(plan(changes)).rejects.toMatchObject({ code: 400, fields: [{ path }] })
})

test('[BIZ-11][SRV-4] everybody who takes part is evaluated, nobody else, with words of the dictionary, and not before it begins', async () => {
  const planned = await plan()
  const [first, second] = results()
  if (!first || !second) throw new Error('there are two')
  for (const given of [[first], [first, first], [first, { ...second, accountId: reception.id }]])
    await expect(finish(planned, given)).rejects.toMatchObject({ code: 400, fields: [{ path: 'results' }] })
  await expect(finish(planned, results('9'))).rejects.toMatchObject({ code: 400, fields: [{ path: 'results.0.evaluation' }] })
  const ahead = await plan({ fromDay: addDays(today, 1), toDay: addDays(today, 1) })
  await expect(finish(ahead)).rejects.toMatchObject({ code: 409, reason: 'training.not-begun' })
})

test('[BIZ-11][PERM-1] nobody evaluates themselves', async () => {
  const planned = await plan({ participants: [dispatcher.id, tester.id] })
  const given = (evaluation: string) => [
    { accountId: dispatcher.id, evaluation, remark: '' },
    { accountId: tester.id, evaluation: '1', remark: '' },
  ]
  await expect(finish(planned, given('1'))).rejects.toMatchObject({ code: 403, reason: 'training.own' })
  await finish(planned, given('1'), admin)
})

test('[FLOW-3] of two who finish a training at once one succeeds, the other is told', async () => {
  const planned = await plan()
  const both = await Promise.allSettled([finish(planned), finish(planned, results('3', '3'), admin)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 409, reason: 'training.changed' })
})

test('[PERM-1][PERM-2] trainings are planned by dispatchers and administrators; people see theirs, customers and other institutes none', async () => {
  const planned = await plan()
  await expect(plan({}, tester)).rejects.toMatchObject({ code: 403 })
  await expect(finish(planned, results(), tester)).rejects.toMatchObject({ code: 403 })
  expect((await reception.send(training.list, { query: {} })).records).toEqual([])
  const mine = await tester.send(training.list, { query: { size: 100, isDone: '0', mode: '2', type: '1', title: '不确定度' } })
  expect(mine.records.map(({ id }) => id)).toContain(planned.id)
  await expect(customer.send(training.list, { query: {} })).rejects.toMatchObject({ code: 403 })
  expect((await stranger.send(training.list, { query: {} })).total).toBe(0)
  await expect(stranger.send(training.detail, { query: { id: planned.id } })).rejects.toMatchObject({ code: 404 })
  await expect(finish(planned, results(), stranger)).rejects.toMatchObject({ code: 404 })
})
