import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { all, anEnterprise, orderForm, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const dispatcher = await server.signIn('dispatcher')
const enterId = await anEnterprise(reception)
const register = (changes = {}, idempotencyKey?: string) =>
  reception.send(contract.order.submit, { body: orderForm(enterId, changes), ...(idempotencyKey ? { idempotencyKey } : {}) })
const moveOrder = (id: string, version: number, action: string, reason?: string, person = reception) =>
  person.send(contract.order.move, { body: { id, version, action, ...(reason ? { reason } : {}) } })

test('[REG-3] a piece that is asked for twice is told as the order is saved: by another row, or in another open order of the client; a lot that bears one number is no fault', async () => {
  const [gauge] = orderForm(enterId).instruments
  if (!gauge) throw new Error('the form has a gauge')
  const serial = `SP-${Date.now()}`
  const submit = (instruments: readonly object[], changes: object = {}) =>
    reception.send(contract.order.submit, {
      body: orderForm(enterId, { instruments: instruments.map((one) => ({ ...gauge, ...one })), ...changes }),
    })
  const first = await submit([{ serial }, { serial: '/' }, { serial: '/' }])
  expect(first.piecesAgain).toEqual([])
  const second = await submit([
    { serial: '/' },
    { serial: serial.toLowerCase() },
    { serial: ` ${serial}` },
    { serial, model: 'YB-100' },
  ])
  const other = { id: first.id, orderNo: first.orderNo }
  expect(second.piecesAgain).toEqual([
    { row: 3, first: 2, order: null },
    { row: 2, first: null, order: other },
    { row: 3, first: null, order: other },
  ])
  // An order is not compared with itself, nor with one that was voided.
  const edited = { id: second.id, version: second.version }
  expect((await submit([{ serial: `${serial}b` }], edited)).piecesAgain).toEqual([])
  expect((await submit([{ serial }], { id: first.id, version: first.version })).piecesAgain).toEqual([])
  const { standing } = await reception.send(contract.order.detail, { query: { id: first.id } })
  await reception.send(contract.order.move, { body: { id: first.id, version: standing.version, action: 'void', reason: '重复' } })
  expect((await submit([{ serial }])).piecesAgain).toEqual([])
})

test('[REG-3] of several open orders that have a piece the newest of the client is told, and those of other clients are not', async () => {
  const [gauge] = orderForm(enterId).instruments
  if (!gauge) throw new Error('the form has a gauge')
  const instruments = [{ ...gauge, serial: `SN-${Date.now()}` }]
  const submit = (whose: string) => reception.send(contract.order.submit, { body: orderForm(whose, { instruments }) })
  const found = await reception.send(contract.enterprise.search, { query: { keyword: '有限公司' } })
  const other = found.find(({ id }) => id !== enterId)?.id ?? ''
  const orders = [await submit(enterId), await submit(enterId), await submit(other)]
  expect(orders.map(({ piecesAgain }) => piecesAgain.map(({ order }) => order?.id))).toEqual([[], [orders[0]?.id], []])
  const last = await submit(enterId)
  expect(last.piecesAgain).toEqual([{ row: 1, first: null, order: { id: orders[1]?.id, orderNo: orders[1]?.orderNo } }])
})

test('[BIZ-2] an order is registered with a number, samples, items and the price list’s prices', async () => {
  const saved = await register()
  expect(saved.orderNo).toMatch(/^WT\d{10}$/)
  const order = await reception.send(contract.order.detail, { query: { id: saved.id } })
  expect(order).toMatchObject({ amount: '180.00', sampleCount: 2, itemCount: 2, enterName: '长沙星麓精工机械有限公司' })
  expect(order.instruments.map((one) => [one.serial, one.price, one.sampleState])).toEqual([
    ['A-0713', '60.00', '50'],
    ['T-26-018', '120.00', '50'],
  ])
  expect(order).toMatchObject({ areaName: '长沙市岳麓区', onAccount: true })
  expect(order.instruments.map((one) => one.abilityTypes)).toEqual([['1'], ['1', '2']])
})

test('[SRV-4] the same submission twice, also at once, makes one order; other content under its key is refused', async () => {
  const key = crypto.randomUUID()
  const remark = `once ${key}`
  const [first, second] = await Promise.all([register({ remark }, key), register({ remark }, key)])
  expect(second).toEqual(first)
  expect(await register({ remark }, key)).toEqual(first)
  const { rows } = await server.owner.query('select count(*)::int as count from work_order where remark = $1', [remark])
  expect(rows[0].count).toBe(1)
  await expect(register({ remark: 'other' }, key)).rejects.toMatchObject({ code: 422, reason: 'key-reused' })
})

test('[SRV-4] what is remembered of a submission is forgotten after a day, also where its key never comes again', async () => {
  const [old, fresh] = [crypto.randomUUID(), crypto.randomUUID()]
  await register({}, old)
  await server.owner.query("update idempotency set created_at = now() - interval '25 hours' where key = $1", [old])
  await register({}, fresh)
  const { rows } = await server.owner.query('select key from idempotency where key = any($1)', [[old, fresh]])
  expect(rows).toEqual([{ key: fresh }])
})

test('[FLOW-1][F47] a forbidden move is refused with a clear reason, and changes nothing', async () => {
  const { id, version } = await register()
  await expect(moveOrder(id, version, 'accept', undefined, dispatcher)).rejects.toMatchObject({
    code: 409,
    message: '「业务登记」状态下不能进行「受理」',
  })
  await expect(moveOrder(id, version, 'complete')).rejects.toMatchObject({ code: 409 })
  await expect(moveOrder(id, version, 'fly')).rejects.toMatchObject({ code: 400, reason: 'move.unknown-action' })
  await expect(moveOrder(id, version, 'void')).rejects.toMatchObject({ code: 400, message: '请填写理由（2 至 500 字）' })
  expect((await reception.send(contract.order.detail, { query: { id } })).standing).toMatchObject({ state: '50', version })
})

test('[FLOW-1][F48] whoever registered an order does not accept it', async () => {
  const saved = await register()
  const { version } = await moveOrder(saved.id, saved.version, 'submit')
  await expect(moveOrder(saved.id, version, 'accept')).rejects.toMatchObject({ code: 403, reason: 'move.four-eyes' })
  expect(await moveOrder(saved.id, version, 'accept', undefined, dispatcher)).toMatchObject({ state: '300' })
})

test('[FLOW-3][F44] of two people who act at once one succeeds, the other is told and sees the new state', async () => {
  const other = await server.signIn('issuer')
  for (let round = 0; round < 10; round += 1) {
    const saved = await register()
    const { version } = await moveOrder(saved.id, saved.version, 'submit')
    const results = await Promise.allSettled([
      moveOrder(saved.id, version, 'accept', undefined, dispatcher),
      moveOrder(saved.id, version, 'reject', '信息不全', other),
    ])
    const failed = results.filter((result) => result.status === 'rejected')
    expect(failed).toHaveLength(1)
    expect(failed[0]?.reason).toMatchObject({
      code: 409,
      reason: 'changed',
      data: { state: expect.stringMatching(/^(300|50)$/), version: version + 1 },
    })
  }
})

test('[FLOW-2] every move is recorded with who, when, from, to and why', async () => {
  const saved = await register()
  await moveOrder(saved.id, saved.version, 'void', '客户取消')
  const history = await reception.send(contract.order.history, { query: { id: saved.id } })
  expect(history.map(({ action, from, to, byName, reason }) => ({ action, from, to, byName, reason }))).toEqual([
    { action: 'register', from: null, to: '50', byName: '周岚', reason: null },
    { action: 'void', from: '50', to: '0', byName: '周岚', reason: '客户取消' },
  ])
  expect(Math.abs(Date.parse(history[0]?.at ?? '') - Date.now())).toBeLessThan(60_000)
})

test('[BIZ-2] an order can be changed until it is handed in; an older version does not overwrite a newer one', async () => {
  const saved = await register()
  const changed = await reception.send(contract.order.submit, {
    body: orderForm(enterId, { id: saved.id, version: saved.version, remark: '加急' }),
  })
  expect(changed.version).toBe(saved.version + 1)
  await expect(
    reception.send(contract.order.submit, { body: orderForm(enterId, { id: saved.id, version: saved.version, remark: '不急' }) }),
  ).rejects.toMatchObject({ code: 409, reason: 'edited-meanwhile' })
  expect((await reception.send(contract.order.detail, { query: { id: saved.id } })).remark).toBe('加急')
  await moveOrder(saved.id, changed.version, 'submit')
  await expect(
    reception.send(contract.order.submit, { body: orderForm(enterId, { id: saved.id, version: changed.version + 1 }) }),
  ).rejects.toMatchObject({ code: 409, reason: 'order.not-editable' })
})

test.each([
  ['a field over its length', { remark: 'x'.repeat(501) }, 'remark', '最多 500 个字符'],
  ['a wrong mobile number', { mobile: '123' }, 'mobile', '请输入正确的手机号'],
  ['no mobile number', { mobile: ' ' }, 'mobile', '必填'],
  ['a wrong telephone number', { phone: '12' }, 'phone', '请输入正确的电话(手机)号码'],
  ['a day that does not exist', { hopeTestDate: '2026-02-30' }, 'hopeTestDate', '日期不存在'],
  ['a NUL', { remark: 'a\u0000b' }, '', '含有不能保存的字符'],
  ['half a character', { remark: 'a\ud800' }, '', '含有不能保存的字符'],
  ['a forged state', { state: '1000' }, 'state', '未知的字段'],
  ['a forged tenant', { tenantId: '000001' }, 'tenantId', '未知的字段'],
  ['no instrument', { instruments: [] }, 'instruments', '超出允许的范围'],
])(
  '[SRV-4][FORM-5][F36][F38][F46][ASVS 15.3.3] %s is refused with the field and the reason, and nothing is written',
  async (_what, changes, path, message) => {
    const count = async () => (await server.owner.query('select count(*)::int as count from work_order')).rows[0].count
    const before = await count()
    await expect(register(changes)).rejects.toMatchObject({ code: 400, fields: [{ path, message }] })
    expect(await count()).toBe(before)
  },
)

test('an instrument that the institute cannot take is named by its row', async () => {
  const [gauge, pt] = orderForm(enterId).instruments
  if (!gauge || !pt) throw new Error('two instruments')
  await expect(register({ instruments: [gauge, { ...pt, kindCode: 'X-RAY' }] })).rejects.toMatchObject({
    code: 400,
    message: '第 2 行：没有这种器具',
  })
  await expect(register({ instruments: [{ ...gauge, abilityType: '3' }] })).rejects.toMatchObject({
    code: 400,
    message: '第 1 行：没有这种器具的该项能力',
  })
})

test('[SRCH-4] a list is searched by JSON text; unknown fields, operators and sorts are named', async () => {
  const saved = await register({ remark: 'find me' })
  const found = await reception.send(contract.order.page, { body: all({ orderNo: saved.orderNo }) })
  expect(found.records.map((one) => one.id)).toEqual([saved.id])
  const ask = (changes: object) => reception.send(contract.order.page, { body: { ...all(), ...changes } })
  await expect(ask({ searchParam: { filter: '{"constructor":"x"}' } })).rejects.toMatchObject({
    code: 400,
    message: '没有可查询的字段「constructor」',
  })
  await expect(ask({ searchParam: { filter: '{"id::text":"x"}' } })).rejects.toMatchObject({
    code: 400,
    message: '没有可查询的字段「?」',
  })
  await expect(ask({ searchParam: { filter: '{"state":"x"}', op: '{"state":"LIKE"}' } })).rejects.toMatchObject({
    code: 400,
    reason: 'search.unknown-operator',
  })
  await expect(ask({ searchParam: { filter: 'not json' } })).rejects.toMatchObject({ code: 400, reason: 'search.not-json' })
  await expect(ask({ descs: '(select pg_sleep(5))' })).rejects.toMatchObject({ code: 400, reason: 'search.sort' })
  await expect(ask({ size: 5001 })).rejects.toMatchObject({ code: 400 })
})

test('[SRCH-4][Q3] contains means contains: wild cards and quotes are characters', async () => {
  const strange = `50%_\\'"`
  const saved = await register({ applicant: strange })
  const found = await reception.send(contract.order.page, { body: all({ applicant: strange.slice(1) }) })
  expect(found.records.map((one) => one.id)).toEqual([saved.id])
  expect((await reception.send(contract.order.page, { body: all({ applicant: '5_%' }) })).total).toBe(0)
})

test('[PERM-2][ASVS 8.2.2] another tenant finds nothing, and an id of another tenant is an unknown one', async () => {
  const saved = await register()
  const stranger = await server.signIn('admin', '000001')
  expect((await stranger.send(contract.order.page, { body: all() })).total).toBe(0)
  await expect(stranger.send(contract.order.detail, { query: { id: saved.id } })).rejects.toMatchObject({ code: 404 })
  await expect(
    stranger.send(contract.order.move, { body: { id: saved.id, version: 0, action: 'submit' } }),
  ).rejects.toMatchObject({ code: 404 })
})

test('[PERM-2] a customer sees the orders of their own enterprise alone', async () => {
  const customer = await server.signIn('customer')
  const others = await reception.send(contract.enterprise.search, { query: { keyword: '湖南惠泽' } })
  const foreign = await register({ enterId: others[0]?.id })
  const page = await customer.send(contract.order.page, { body: all() })
  expect(page.total).toBeGreaterThan(0)
  expect(page.records.every((one) => one.enterId === enterId)).toBe(true)
  await expect(customer.send(contract.order.detail, { query: { id: foreign.id } })).rejects.toMatchObject({ code: 404 })
  await expect(customer.send(contract.order.submit, { body: orderForm(enterId) })).rejects.toMatchObject({ code: 403 })
})

test('the envelope of a failure says what happened and nothing of the inside', async () => {
  const response = await fetch(`${server.workspaceUrl}/api/hm-metrology/order/page`, {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${reception.token}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    body: '{"current": 1,',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    code: 400,
    success: false,
    data: { reason: 'not-json' },
    msg: 'The content is not JSON and was not saved',
    requestId: expect.any(String),
  })
  const tooDeep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`
  const deep = await fetch(`${server.workspaceUrl}/api/hm-metrology/order/page`, {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${reception.token}`, 'Content-Type': 'application/json' },
    body: tooDeep,
  })
  expect(deep.status).toBe(400)
  expect((await fetch(`${server.workspaceUrl}/api/hm-metrology/nothing`)).status).toBe(404)
})
