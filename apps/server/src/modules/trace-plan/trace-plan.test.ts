import { type CalibrationForm, contract, type TracePlanForm } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'
import { all } from '../../testing/main-flow.ts'

const server = await startTestServer()
const [dispatcher, approver, tester, customer, stranger] = await Promise.all([
  server.signIn('dispatcher'),
  server.signIn('approver'),
  server.signIn('tester'),
  server.signIn('customer'),
  server.signIn('admin', '000001'),
])
const { tracePlan, standard } = contract
const today = dayInShanghai(new Date())
const period = { periodFrom: today, periodTo: addDays(today, 90) }

let standards: string[] = []
beforeAll(async () => {
  for (const number of ['JH-1', 'JH-2', 'JH-3', 'JH-4']) {
    const made = await dispatcher.send(standard.submit, {
      body: {
        ...{
          number,
          name: `标准${number}`,
          nameEn: `Standard ${number}`,
          model: '',
          serial: '',
          manufacturer: '',
          range: '(0~10) MPa',
        },
        ...{ accuracy: '0.02 级', unit: 'MPa', technologyDomain: '12', cycle: '12', place: '', remark: '' },
      },
    })
    standards = [...standards, made.id]
  }
})

const line = (place: number, changes: Partial<TracePlanForm['lines'][number]> = {}) => ({
  ...{
    standardId: standards[place] ?? '',
    checkWay: '1',
    institution: '中国计量科学研究院',
    plannedOn: addDays(today, 10),
    remark: '',
  },
  ...changes,
})
const form = (changes: Partial<TracePlanForm> = {}): TracePlanForm => ({
  ...{ name: '四季度溯源计划', ...period, remark: '', lines: [line(0), line(1)] },
  ...changes,
})
const detail = (id: string) => dispatcher.send(tracePlan.detail, { query: { id } })
const move = async (id: string, action: string, by = dispatcher, reason?: string) =>
  await by.send(tracePlan.move, {
    body: { id, version: (await detail(id)).standing.version, action, ...(reason ? { reason } : {}) },
  })
const plan = async (changes: Partial<TracePlanForm> = {}) => (await dispatcher.send(tracePlan.submit, { body: form(changes) })).id
const inProgress = async (changes: Partial<TracePlanForm> = {}) => {
  const id = await plan(changes)
  await move(id, 'submit')
  await move(id, 'approve', approver)
  return id
}
const calibrate = async (place: number, changes: Partial<CalibrationForm> = {}) => {
  const id = standards[place] ?? ''
  const { version } = (await dispatcher.send(standard.detail, { query: { id } })).standing
  return await dispatcher.send(standard.calibrate, {
    body: {
      ...{ id, version, certificateNumber: `CNAS-${place}`, calibratedOn: today, institution: '中国计量科学研究院' },
      ...{ checkWay: '1', result: '1', remark: '' },
      ...changes,
    },
  })
}
const confirm = async (id: string, place: number, changes: { confirmation?: string; repair?: boolean } = {}) => {
  const { lines, standing } = await detail(id)
  const lineId = lines.find(({ standardId }) => standardId === standards[place])?.id ?? ''
  return await dispatcher.send(tracePlan.confirm, {
    body: { id, version: standing.version, lineId, confirmation: '满足使用要求', repair: false, ...changes },
  })
}
const split = async (id: string, places: readonly number[], reason = '送检时间不同') => {
  const { lines, standing } = await detail(id)
  const chosen = places.map((place) => standards[place])
  const lineIds = lines.filter(({ standardId }) => chosen.includes(standardId)).map((one) => one.id)
  return await dispatcher.send(tracePlan.split, { body: { id, version: standing.version, lineIds, reason } })
}

test('[BIZ-9][FLOW-2] a plan is written, failed with a reason, revised, approved, carried out and finished; each step is told', async () => {
  const id = await plan()
  expect(await detail(id)).toMatchObject({ planNo: expect.stringMatching(/^SY\d{10}$/), standing: { state: '1' }, lineCount: 2 })
  await move(id, 'submit')
  await expect(move(id, 'fail', approver)).rejects.toMatchObject({ code: 400, reason: 'move.reason' })
  await move(id, 'fail', approver, '机构没有该项能力')
  await move(id, 'revise')
  const { version } = (await detail(id)).standing
  await dispatcher.send(tracePlan.submit, {
    body: form({ id, version, lines: [line(0, { institution: '湖南省计量院' }), line(1)] }),
  })
  await move(id, 'submit')
  await move(id, 'approve', approver)
  await expect(move(id, 'finish')).rejects.toMatchObject({ code: 409, reason: 'move.fact', data: { fact: 'linesConfirmed' } })
  await expect(confirm(id, 0)).rejects.toMatchObject({ code: 409, reason: 'plan.line-open' })
  await calibrate(0)
  await calibrate(1)
  expect((await detail(id)).lines).toMatchObject([
    { calibration: { certificateNumber: 'CNAS-0', result: '1' }, confirmedAt: null },
    { calibration: { certificateNumber: 'CNAS-1' } },
  ])
  await confirm(id, 0)
  await expect(confirm(id, 0)).rejects.toMatchObject({ code: 409, reason: 'plan.line-confirmed' })
  await confirm(id, 1)
  expect(await move(id, 'finish')).toMatchObject({ state: '20' })
  expect(await detail(id)).toMatchObject({ doneCount: 2, lines: [{ confirmation: '满足使用要求', confirmedByName: '高嵘' }, {}] })
  const history = await dispatcher.send(tracePlan.history, { query: { id } })
  expect(history.map(({ action, to }) => `${action} ${to}`)).toEqual([
    ...['register 1', 'submit 5', 'fail 10', 'revise 1', 'edit 1', 'submit 5', 'approve 15'],
    ...['certificate 15', 'certificate 15', 'confirmResult 15', 'confirmResult 15', 'finish 20'],
  ])
})

test('[BIZ-9] only a plan with standards is handed in; what cannot be planned is refused, and the field is named', async () => {
  const empty = await plan({ lines: [] })
  await expect(move(empty, 'submit')).rejects.toMatchObject({ code: 409, data: { fact: 'linesGiven' } })
  const refused = (changes: Partial<TracePlanForm>, path: string) =>
    expect(plan(changes)).rejects.toMatchObject({ code: 400, fields: [{ path }] })
  await refused({ periodTo: addDays(today, -1), lines: [] }, 'periodTo')
  await refused({ lines: [line(0, { standardId: '999999999' })] }, 'lines.0.standardId')
  await refused({ lines: [line(0), line(0)] }, 'lines.1.standardId')
  await refused({ lines: [line(0, { checkWay: '9' })] }, 'lines.0.checkWay')
  await refused({ lines: [line(0, { plannedOn: addDays(today, 91) })] }, 'lines.0.plannedOn')
  expect(await dispatcher.send(tracePlan.remove, { body: { id: empty } })).toBe(true)
  await expect(detail(empty)).rejects.toMatchObject({ code: 404 })
})

test('[BIZ-9] what was handed in is neither changed nor removed, and can be taken back by whoever planned it', async () => {
  const id = await plan()
  await move(id, 'submit')
  const { version } = (await detail(id)).standing
  await expect(dispatcher.send(tracePlan.submit, { body: form({ id, version }) })).rejects.toMatchObject({
    code: 409,
    reason: 'plan.not-editable',
    data: { state: '5' },
  })
  await expect(dispatcher.send(tracePlan.remove, { body: { id } })).rejects.toMatchObject({ reason: 'plan.not-editable' })
  expect(await move(id, 'withdraw')).toMatchObject({ state: '1' })
})

test('[BIZ-9][FLOW-1] who planned it does not approve it, whatever their roles', async () => {
  for (const duty of ['author', 'editor', 'planner', 'splitter']) {
    const id = await plan()
    await move(id, 'submit')
    await server.owner.query('update trace_plan set duties = $2 where id = $1', [id, JSON.stringify({ [duty]: approver.id })])
    await expect(move(id, 'approve', approver)).rejects.toMatchObject({ code: 403, reason: 'move.four-eyes' })
  }
})

test('[BIZ-9] a standard that does not conform goes out of use with its certificate, and to repair where that is confirmed', async () => {
  const id = await inProgress({ lines: [line(2)] })
  await calibrate(2)
  const { standing } = await dispatcher.send(standard.detail, { query: { id: standards[2] ?? '' } })
  await dispatcher.send(standard.move, { body: { id: standards[2] ?? '', version: standing.version, action: 'enable' } })
  await expect(confirm(id, 2, { repair: true })).rejects.toMatchObject({ code: 400, fields: [{ path: 'repair' }] })
  // Until it is confirmed a later certificate takes the place of the one before.
  await calibrate(2, { certificateNumber: 'CNAS-2B', result: '2' })
  expect((await detail(id)).lines[0]?.calibration).toMatchObject({ certificateNumber: 'CNAS-2B', result: '2' })
  expect((await dispatcher.send(standard.detail, { query: { id: standards[2] ?? '' } })).standing.state).toBe('2')
  await confirm(id, 2, { repair: true, confirmation: '示值超差' })
  const after = await dispatcher.send(standard.detail, { query: { id: standards[2] ?? '' } })
  expect(after.standing.state).toBe('5')
  const history = await dispatcher.send(standard.history, { query: { id: standards[2] ?? '' } })
  expect(history.at(-1)).toMatchObject({ action: 'repair', reason: '示值超差' })
})

test('[BIZ-9] removal is asked for with a reason, and granted or refused by somebody else; meanwhile nothing is confirmed', async () => {
  const id = await inProgress({ lines: [line(3)] })
  await calibrate(3)
  await expect(move(id, 'askRemoval')).rejects.toMatchObject({ code: 400 })
  await move(id, 'askRemoval', dispatcher, '设备已停产')
  await expect(confirm(id, 3)).rejects.toMatchObject({ code: 409, reason: 'plan.not-in-progress', data: { state: '25' } })
  await expect(move(id, 'grantRemoval', dispatcher)).rejects.toMatchObject({ code: 403, reason: 'move.role' })
  expect(await move(id, 'refuseRemoval', approver, '仍需溯源')).toMatchObject({ state: '15' })
  await move(id, 'askRemoval', dispatcher, '已由客户送检')
  expect(await move(id, 'grantRemoval', approver)).toMatchObject({ state: '30' })
  await expect(move(id, 'finish')).rejects.toMatchObject({ code: 409 })
})

test('[BIZ-9] a plan is split in two: the chosen standards are audited anew, the others go on with what they have', async () => {
  const id = await inProgress({ lines: [line(0), line(1), line(3)] })
  await calibrate(0)
  await confirm(id, 0)
  await expect(split(id, [0])).rejects.toMatchObject({ code: 400, fields: [{ path: 'lineIds' }] })
  await expect(split(id, [0, 1, 3])).rejects.toMatchObject({ code: 400, fields: [{ path: 'lineIds' }] })
  await expect(move(id, 'split', dispatcher, '直接拆分')).rejects.toMatchObject({ code: 409, data: { fact: 'linesChosen' } })
  const { going, audited, state } = await split(id, [3])
  expect(state).toBe('35')
  const { planNo, splitInto } = await detail(id)
  expect([going.planNo, audited.planNo]).toEqual([`${planNo}-1`, `${planNo}-2`])
  expect(splitInto.map((one) => one.id).sort()).toEqual([going.id, audited.id].sort())
  expect(await detail(going.id)).toMatchObject({ standing: { state: '15' }, lineCount: 2, doneCount: 1, splitOf: { id, planNo } })
  expect(await detail(audited.id)).toMatchObject({
    standing: { state: '5', duties: { splitter: dispatcher.id } },
    lines: [{ standardId: standards[3], calibration: null }],
  })
  // A certificate goes to the plan that waits for it, and to the one that was split no more.
  await calibrate(1, { certificateNumber: 'CNAS-NEW' })
  expect((await detail(going.id)).lines.find(({ standardId }) => standardId === standards[1])?.calibration).not.toBeNull()
  expect((await detail(id)).lines.find(({ standardId }) => standardId === standards[1])?.calibration).toBeNull()
  expect(await move(audited.id, 'approve', approver)).toMatchObject({ state: '15' })
  await expect(split(going.id, [])).rejects.toMatchObject({ code: 400 })
})

test('[BIZ-9][FLOW-3] of two who move at once one succeeds; the other is told where the plan stands', async () => {
  const id = await plan()
  await move(id, 'submit')
  const { version } = (await detail(id)).standing
  const body = { id, version, action: 'approve' }
  const both = await Promise.allSettled([
    approver.send(tracePlan.move, { body }),
    approver.send(tracePlan.move, { body: { ...body, action: 'fail', reason: '不可行' } }),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 409, reason: 'changed' } })
  const older = { ...form({ id, version }), version: version - 1 }
  await expect(dispatcher.send(tracePlan.submit, { body: older })).rejects.toMatchObject({
    code: 409,
    reason: 'edited-meanwhile',
  })
})

test('[BIZ-9][FLOW-3] a certificate and a confirmation at once never wait for each other', async () => {
  const id = await inProgress({ lines: [line(0), line(1)] })
  await calibrate(0, { certificateNumber: 'AT-ONCE-1' })
  const results = await Promise.allSettled([confirm(id, 0), calibrate(0, { certificateNumber: 'AT-ONCE-2' }), calibrate(1)])
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 409 })
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
})

test('[BIZ-9] what is due in a period is proposed as it went the last time, unless a plan has it; others are found by a word', async () => {
  const id = standards[3] ?? ''
  await calibrate(3, { certificateNumber: 'DUE-1', validUntil: addDays(today, 40), institution: '广东省计量院', checkWay: '3' })
  const { standing } = await dispatcher.send(standard.detail, { query: { id } })
  if (standing.state === '2') await dispatcher.send(standard.move, { body: { id, version: standing.version, action: 'enable' } })
  await server.owner.query(`update trace_plan set state = '30' where state in ('5', '10', '15', '25')`)
  const due = async (keyword?: string) =>
    await dispatcher.send(tracePlan.plannable, {
      query: { from: today, to: addDays(today, 60), ...(keyword ? { keyword } : {}) },
    })
  expect((await due()).find(({ standardId }) => standardId === id)).toMatchObject({
    ...{ number: 'JH-4', institution: '广东省计量院', checkWay: '3', dueOn: addDays(today, 40), plannedOn: addDays(today, 10) },
  })
  const planned = await plan({ lines: [line(3)] })
  await move(planned, 'submit')
  expect((await due()).some(({ standardId }) => standardId === id)).toBe(false)
  expect((await due('jh-4')).map(({ standardId }) => standardId)).toEqual([id])
  await expect(dispatcher.send(tracePlan.plannable, { query: { from: today, to: addDays(today, -1) } })).rejects.toMatchObject({
    code: 400,
  })
})

test('[BIZ-9] the chain of a standard leads from certificate to certificate to whoever calibrated the last one; circles are refused', async () => {
  const [first = '', second = '', , fourth = ''] = standards
  for (const id of [first, second]) {
    const { standing } = await dispatcher.send(standard.detail, { query: { id } })
    if (standing.state === '2')
      await dispatcher.send(standard.move, { body: { id, version: standing.version, action: 'enable' } })
  }
  await calibrate(0, { certificateNumber: 'NIM-1', reference: '国家压力基准' })
  await expect(calibrate(1, { checkWay: '4' })).rejects.toMatchObject({ code: 400, fields: [{ path: 'byStandardId' }] })
  await expect(calibrate(1, { checkWay: '4', byStandardId: second })).rejects.toMatchObject({
    fields: [{ path: 'byStandardId' }],
  })
  await expect(calibrate(1, { checkWay: '4', byStandardId: standards[2] ?? null })).rejects.toMatchObject({
    fields: [{ path: 'byStandardId', message: expect.stringContaining('不在用') }],
  })
  await calibrate(1, { certificateNumber: 'ZJ-1', checkWay: '4', byStandardId: first, institution: '本院' })
  await calibrate(3, { certificateNumber: 'ZJ-2', checkWay: '4', byStandardId: second, institution: '本院' })
  const chain = await tester.send(tracePlan.chain, { query: { id: fourth } })
  expect(chain.edges.map(({ from, to, certificateNumber }) => [from, to, certificateNumber])).toEqual([
    [second, fourth, 'ZJ-2'],
    [first, second, 'ZJ-1'],
    [expect.stringMatching(/^outside-/), first, 'NIM-1'],
  ])
  expect(chain.nodes.at(-1)).toMatchObject({ title: '中国计量科学研究院', note: '国家压力基准', standardId: null })
  await expect(calibrate(0, { checkWay: '4', byStandardId: fourth })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'byStandardId', message: expect.stringContaining('成环') }],
  })
  const traced = await dispatcher.send(standard.detail, { query: { id: fourth } })
  expect(traced.calibrations[0]).toMatchObject({ byStandard: { id: second, number: 'JH-2' }, reference: '' })
})

test('[BIZ-9] lists are searched by state, name and period', async () => {
  const name = '专项溯源计划'
  await plan({ name })
  const { records, total } = await tester.send(tracePlan.page, { body: all({ name, state: '1', periodFrom: [today, today] }) })
  expect([total, records[0]?.name, records[0]?.lineCount]).toEqual([1, name, 2])
  expect((await tester.send(tracePlan.page, { body: all({ name, state: '20' }) })).total).toBe(0)
})

test('[PERM-1][PERM-2][PERM-3] testers read and plan nothing, customers have no plans, another institute has none of it', async () => {
  const id = await plan()
  expect(await tester.send(tracePlan.detail, { query: { id } })).toMatchObject({ id })
  await expect(tester.send(tracePlan.submit, { body: form() })).rejects.toMatchObject({ code: 403 })
  await expect(move(id, 'submit', approver)).rejects.toMatchObject({ code: 403, reason: 'move.role' })
  await expect(customer.send(tracePlan.page, { body: all() })).rejects.toMatchObject({ code: 403 })
  await expect(customer.send(tracePlan.chain, { query: { id: standards[0] ?? '' } })).rejects.toMatchObject({ code: 403 })
  await expect(stranger.send(tracePlan.detail, { query: { id } })).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(tracePlan.history, { query: { id } })).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(tracePlan.chain, { query: { id: standards[0] ?? '' } })).rejects.toMatchObject({ code: 404 })
  expect((await stranger.send(tracePlan.page, { body: all() })).total).toBe(0)
})

test('[SRV-6] a plan that is sent twice with one key is written down once', async () => {
  const name = '重复提交的计划'
  const [one, other] = await Promise.all([
    dispatcher.send(tracePlan.submit, { body: form({ name }), idempotencyKey: 'plan-once' }),
    dispatcher.send(tracePlan.submit, { body: form({ name }), idempotencyKey: 'plan-once' }),
  ])
  expect(one.id).toBe(other.id)
  expect((await dispatcher.send(tracePlan.page, { body: all({ name }) })).total).toBe(1)
})
