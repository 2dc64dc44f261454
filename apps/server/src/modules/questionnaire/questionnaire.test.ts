import { contract, type QuestionnaireForm } from '@etalon/api/contract'
import { beforeEach, expect, test } from 'vitest'
import { officeAt, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { tester, issuer, dispatcher } = office
const [admin, customer, stranger] = await Promise.all([
  server.signIn('admin'),
  server.signIn('customer'),
  server.signIn('admin', '000001'),
])
const { questionnaire } = contract

beforeEach(async () => {
  await server.owner.query('delete from questionnaire_answer')
  await server.owner.query('delete from questionnaire')
})

const options = ['满意', '一般', '不满意'].map((text) => ({ text, textEn: '' }))
const form = (changes: Partial<QuestionnaireForm> = {}): QuestionnaireForm => ({
  ...{ title: '满意度调查', titleEn: 'Satisfaction', intro: '请花一分钟', introEn: '', audience: 'staff' },
  questions: [
    { key: 'overall', type: 'single', text: '总体评价', textEn: '', options, required: true },
    { key: 'stars', type: 'rating', text: '服务', textEn: '', options: [], required: false },
    { key: 'words', type: 'text', text: '建议', textEn: '', options: [], required: false },
  ],
  ...changes,
})
const keep = (changes: Partial<QuestionnaireForm> = {}) => admin.send(questionnaire.submit, { body: form(changes) })
const move = (id: string, version: number, action: 'open' | 'close' | 'reopen') =>
  admin.send(questionnaire.move, { body: { id, version, action } })
const opened = async (changes: Partial<QuestionnaireForm> = {}) => {
  const { id, version } = await keep(changes)
  return await move(id, version, 'open')
}
/** An order of the customer's enterprise of which everything was done and issued. */
async function doneOrder(): Promise<string> {
  const { orderId, items } = await office.acceptedOrder()
  for (const item of items) {
    await office.approved(item)
    await office.moveReport(issuer, item, 'issue')
  }
  return orderId
}

test('[BIZ-15] people of the institute answer an open questionnaire once; what came of it has no names', async () => {
  const { id } = await opened()
  const [waits] = await tester.send(questionnaire.waiting, {})
  expect(waits).toMatchObject({ id, title: '满意度调查', orderId: null, orderNo: '' })
  expect((await tester.send(questionnaire.sheet, { query: { id } })).questions.map(({ key }) => key)).toEqual([
    'overall',
    'stars',
    'words',
  ])
  const { waiting: before } = await tester.send(contract.dashboard.counts, {})
  expect(before.find(({ code }) => code === 'questionnaires-to-fill')).toMatchObject({ count: 1, path: '/template-evart/index' })
  await tester.send(questionnaire.answer, { body: { id, answers: { overall: 0, stars: 5, words: '食堂' } } })
  await dispatcher.send(questionnaire.answer, { body: { id, answers: { overall: 2 } } })
  expect(await tester.send(questionnaire.waiting, {})).toEqual([])
  await expect(tester.send(questionnaire.answer, { body: { id, answers: { overall: 1 } } })).rejects.toMatchObject({
    code: 409,
    reason: 'questionnaire.not-waiting',
  })
  const { waiting: after } = await tester.send(contract.dashboard.counts, {})
  expect(after.find(({ code }) => code === 'questionnaires-to-fill')).toBeUndefined()
  const results = await admin.send(questionnaire.results, { query: { id } })
  expect(results).toMatchObject({ read: 2, questionnaire: { answers: 2 } })
  expect(results.tallies).toEqual([
    { key: 'overall', answered: 2, counts: [1, 0, 1], mean: '', texts: [] },
    { key: 'stars', answered: 1, counts: [0, 0, 0, 0, 1], mean: '5.00', texts: [] },
    { key: 'words', answered: 1, counts: [], mean: '', texts: ['食堂'] },
  ])
  expect(JSON.stringify(results)).not.toContain('沈砚')
})

test('[BIZ-15] customers are asked about each order that is done after the questionnaire was opened, once for their enterprise', async () => {
  await doneOrder()
  const { id } = await opened({ audience: 'customer' })
  expect(await customer.send(questionnaire.waiting, {})).toEqual([])
  const orderId = await doneOrder()
  const waits = await customer.send(questionnaire.waiting, {})
  expect(waits).toMatchObject([{ id, orderId, orderNo: expect.stringMatching(/^WT/) }])
  expect(await tester.send(questionnaire.waiting, {})).toEqual([])
  await expect(customer.send(questionnaire.sheet, { query: { id } })).rejects.toMatchObject({ code: 404 })
  const sheet = await customer.send(questionnaire.sheet, { query: { id, orderId } })
  expect(sheet.questions).toHaveLength(3)
  await customer.send(questionnaire.answer, { body: { id, orderId, answers: { overall: 0 } } })
  expect(await customer.send(questionnaire.waiting, {})).toEqual([])
  await expect(tester.send(questionnaire.answer, { body: { id, orderId, answers: { overall: 0 } } })).rejects.toMatchObject({
    code: 409,
  })
}, 60_000)

test('[BIZ-15][SRV-4] of two answers that one person sends at once one counts', async () => {
  const { id } = await opened()
  const both = await Promise.allSettled(
    [0, 1].map((overall) => tester.send(questionnaire.answer, { body: { id, answers: { overall } } })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await admin.send(questionnaire.results, { query: { id } })).read).toBe(1)
})

test('[BIZ-15] answers that are none are refused, and the question is named', async () => {
  const { id } = await opened()
  const refused = (answers: Record<string, number | number[] | string>, paths: readonly string[]) =>
    expect(tester.send(questionnaire.answer, { body: { id, answers } })).rejects.toMatchObject({
      code: 400,
      fields: paths.map((path) => ({ path: `answers.${path}` })),
    })
  await refused({}, ['overall'])
  await refused({ overall: 3 }, ['overall'])
  await refused({ overall: [0], stars: 6, other: 1 }, ['other', 'overall', 'stars'])
})

test('[BIZ-15][FLOW-1] it is written, opened, closed and opened again; once opened its questions stay', async () => {
  const kept = await keep()
  expect(kept).toMatchObject({ state: '0', answers: 0 })
  const changed = await keep({ id: kept.id, version: 0, title: '员工满意度' })
  await expect(keep({ id: kept.id, version: 0 })).rejects.toMatchObject({ code: 409, reason: 'edited-meanwhile' })
  await expect(move(kept.id, changed.version, 'close')).rejects.toMatchObject({ reason: 'questionnaire.not-now' })
  const open = await move(kept.id, changed.version, 'open')
  await expect(keep({ id: kept.id, version: open.version })).rejects.toMatchObject({ reason: 'questionnaire.opened' })
  await tester.send(questionnaire.answer, { body: { id: kept.id, answers: { overall: 1 } } })
  await expect(admin.send(questionnaire.remove, { query: { ids: kept.id } })).rejects.toMatchObject({
    reason: 'questionnaire.answered',
  })
  const closed = await move(kept.id, open.version, 'close')
  expect(await dispatcher.send(questionnaire.waiting, {})).toEqual([])
  await expect(dispatcher.send(questionnaire.answer, { body: { id: kept.id, answers: { overall: 1 } } })).rejects.toMatchObject({
    code: 409,
  })
  await move(kept.id, closed.version, 'reopen')
  expect(await dispatcher.send(questionnaire.waiting, {})).toHaveLength(1)
  const history = await admin.send(questionnaire.history, { query: { id: kept.id } })
  expect(history.map(({ action }) => action)).toEqual(['register', 'edit', 'open', 'close', 'reopen'])
})

test('[BIZ-15] what cannot be asked is refused, and the question is named; one that nobody answered is removed', async () => {
  const [first] = form().questions
  if (!first) throw new Error('there are three')
  const refused = (questions: QuestionnaireForm['questions'], path: string) =>
    expect(keep({ questions })).rejects.toMatchObject({ code: 400, fields: [{ path }] })
  await refused([], 'questions')
  await refused([{ ...first, text: ' ' }], 'questions.0.text')
  await refused([{ ...first, options: options.slice(0, 1) }], 'questions.0.options')
  await refused([first, first], 'questions.1.key')
  const kept = await keep()
  expect(await admin.send(questionnaire.remove, { query: { ids: kept.id } })).toBe(true)
  await expect(admin.send(questionnaire.detail, { query: { id: kept.id } })).rejects.toMatchObject({ code: 404 })
})

test('[PERM-1][PERM-2] administrators alone write and read them; another institute has none', async () => {
  const { id } = await opened()
  await expect(tester.send(questionnaire.results, { query: { id } })).rejects.toMatchObject({ code: 403 })
  await expect(customer.send(questionnaire.list, { query: {} })).rejects.toMatchObject({ code: 403 })
  expect((await stranger.send(questionnaire.list, { query: {} })).total).toBe(0)
  expect(await stranger.send(questionnaire.waiting, {})).toEqual([])
  await expect(stranger.send(questionnaire.results, { query: { id } })).rejects.toMatchObject({ code: 404 })
  expect((await admin.send(questionnaire.list, { query: { title: '满意', audience: 'staff', state: '1' } })).total).toBe(1)
})
