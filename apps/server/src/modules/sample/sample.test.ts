import type { Client } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { checkHistory } from '../../history/index.ts'
import { all, anEnterprise, officeAt, orderForm, startTestServer, withToken } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { reception, dispatcher, tester, auditor, issuer } = office
const customer = await server.signIn('customer')
const { sample } = contract

const detailOf = (id: string, person = reception) => person.send(sample.detail, { query: { id } })
const versionOf = async (id: string) => (await detailOf(id)).standing.version
/** The samples of an accepted order, received. */
async function received(): Promise<{ orderId: string; items: readonly string[]; ids: readonly [string, string] }> {
  const { orderId, items } = await office.acceptedOrder()
  const found = await Promise.all(items.map((id) => dispatcher.send(contract.item.detail, { query: { id } })))
  const [first = '', second = ''] = found.map(({ sampleId }) => sampleId)
  return { orderId, items, ids: [first, second] }
}
const handOver = async (person: typeof reception, id: string, toId: string, changes: { version?: number; place?: string } = {}) =>
  person.send(sample.handOver, { body: { id, version: await versionOf(id), toId, place: 'A-3', note: '', ...changes } })
const fetched = { sendWay: '1', takerName: '贺文舟', courier: '', trackingNumber: '', note: '' } as const
const signature = { kind: 'typed', name: '贺文舟' } as const
const sendBack = async (id: string, changes: object = {}, person = reception) =>
  person.send(sample.sendBack, { body: { id, version: await versionOf(id), ...fetched, signature, ...changes } })
const undo = async (id: string, reason?: string, person = reception) =>
  person.send(sample.undo, { body: { id, version: await versionOf(id), ...(reason === undefined ? {} : { reason }) } })
/** Nothing of the order is to be tested any more. */
async function discard(items: readonly string[]): Promise<void> {
  for (const id of items) await office.moveItem(dispatcher, id, 'discard', { reason: '客户取消检测' })
}

test('[BIZ-3] a sample is found by what its label says, however a scanner writes it; a label of nobody is said', async () => {
  const { ids } = await received()
  const { sampleNo } = await detailOf(ids[0])
  const number = sampleNo ?? ''
  expect(number).toMatch(/^YP\d{9}$/)
  for (const code of [number, number.toLowerCase(), ` ${number} `])
    expect((await tester.send(sample.find, { query: { code } })).samples).toMatchObject([{ id: ids[0], sampleNo: number }])
  await expect(tester.send(sample.find, { query: { code: 'YP999999999' } })).rejects.toMatchObject({
    code: 404,
    message: '没有样品编号或器具出厂编号为「YP999999999」的样品',
  })
  await expect(tester.send(sample.find, { query: { code: ' ' } })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'code' }],
  })
})

test('[BIZ-3] a sample is found by the serial number of its instrument too: one, several of which the newest comes first, or none', async () => {
  const enterprise = await anEnterprise(reception)
  const serial = `Lz-${Date.now()}`
  const { instruments } = orderForm(enterprise)
  const order = (serials: readonly string[]) =>
    reception.send(contract.order.submit, {
      body: orderForm(enterprise, { instruments: instruments.map((one, place) => ({ ...one, serial: serials[place] ?? '' })) }),
    })
  const found = async (code: string, person = reception) =>
    (await person.send(sample.find, { query: { code } })).samples.map((one) => [one.serial, one.orderNo])
  const first = await order([serial, `${serial}0`])
  for (const code of [serial, serial.toUpperCase(), ` ${serial.toLowerCase()} `])
    expect(await found(code)).toEqual([[serial, first.orderNo]])
  const second = await order([serial, '_'])
  expect(await found(serial)).toEqual([
    [serial, second.orderNo],
    [serial, first.orderNo],
  ])
  expect(await found('_')).toEqual([['_', second.orderNo]])
  await expect(found('%')).rejects.toMatchObject({ code: 404, reason: 'sample.unknown-label' })
  await expect(found(serial, await server.signIn('admin', '000001'))).rejects.toMatchObject({ code: 404 })
})

test('[BIZ-3][FLOW-2] a sample goes from hand to hand: who gave, who took, where it stands and when, in a history that cannot be altered unseen', async () => {
  const { ids } = await received()
  const [id] = ids
  expect(await detailOf(id)).toMatchObject({ holderName: '周岚', place: '', movements: [] })
  const moved = await handOver(reception, id, tester.id)
  expect(moved.version).toBe((await detailOf(id)).standing.version)
  await handOver(tester, id, auditor.id, { place: 'B-1' })
  const now = await detailOf(id)
  expect(now).toMatchObject({ holderId: auditor.id, place: 'B-1' })
  expect(now.movements.map(({ kind, place, isUndone }) => [kind, place, isUndone])).toEqual([
    ['handOver', 'B-1', false],
    ['handOver', 'A-3', false],
  ])
  const [last] = now.movements
  expect([last?.fromName, last?.toName]).toEqual(['沈砚', '陆明远'])
  expect(Math.abs(Date.parse(last?.at ?? '') - Date.now())).toBeLessThan(60_000)
  const history = await reception.send(sample.history, { query: { id } })
  expect(history.filter(({ action }) => action === 'handOver').map(({ reason, byName }) => [reason, byName])).toEqual([
    [`周岚 → 沈砚 · A-3`, '周岚'],
    [`沈砚 → 陆明远 · B-1`, '沈砚'],
  ])
  expect(await server.database.within('000000', (tx) => checkHistory(tx, '000000'))).toMatchObject({ broken: undefined })
  const inHand = await auditor.send(sample.page, { body: all({ holderId: auditor.id }) })
  expect(inHand.records.map((one) => one.id)).toEqual([id])
})

test('[BIZ-3] only who gives, who takes, the counter or the dispatcher hands a sample on, and only to somebody of the institute', async () => {
  const { ids } = await received()
  const [id] = ids
  await expect(handOver(tester, id, auditor.id)).rejects.toMatchObject({ code: 403, reason: 'sample.not-yours' })
  await handOver(tester, id, tester.id)
  await expect(handOver(reception, id, tester.id)).rejects.toMatchObject({ code: 409, reason: 'sample.has-it' })
  await handOver(reception, id, tester.id, { place: 'C-9' })
  await expect(handOver(reception, id, customer.id)).rejects.toMatchObject({ code: 400, fields: [{ path: 'toId' }] })
  await expect(handOver(reception, id, '999999999')).rejects.toMatchObject({ code: 400, fields: [{ path: 'toId' }] })
  await expect(handOver(reception, id, auditor.id, { place: 'x'.repeat(65) })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'place' }],
  })
  await expect(
    customer.send(sample.handOver, { body: { id, version: 0, toId: tester.id, place: '', note: '' } }),
  ).rejects.toMatchObject({ code: 403 })
})

test('[BIZ-3] what was not received goes to nobody', async () => {
  const saved = await reception.send(contract.order.submit, { body: orderForm(await anEnterprise(reception)) })
  const [early] = (await reception.send(sample.page, { body: all({ orderNo: saved.orderNo }) })).records
  const id = early?.id ?? ''
  await expect(handOver(reception, id, tester.id)).rejects.toMatchObject({ code: 409, reason: 'sample.not-received' })
  await expect(sendBack(id)).rejects.toMatchObject({ code: 409, reason: 'sample.not-received' })
})

test('[BIZ-3] a sample goes home once nothing of it is to be tested: who fetches it signs, what is posted can be traced', async () => {
  const { ids, items } = await received()
  const [fetchedId, postedId] = ids
  await expect(sendBack(fetchedId)).rejects.toMatchObject({
    code: 409,
    message: '还有 1 个检测项目需要这件样品，完成或废弃后才能返还',
  })
  await discard(items)
  await expect(sendBack(fetchedId, { signature: null })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'signature', message: '必填' }],
  })
  await expect(sendBack(fetchedId, { takerName: '' })).rejects.toMatchObject({ code: 400, fields: [{ path: 'takerName' }] })
  await expect(sendBack(fetchedId, {}, tester)).rejects.toMatchObject({ code: 403 })
  await sendBack(fetchedId)
  await expect(sendBack(postedId, { sendWay: '2', signature: null })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'courier' }, { path: 'trackingNumber' }],
  })
  await sendBack(postedId, { sendWay: '2', signature: null, courier: '顺丰', trackingNumber: 'SF1029384756' })

  const home = await detailOf(fetchedId)
  expect(home).toMatchObject({ holderName: null, place: '' })
  expect(home.returnedAt).not.toBeNull()
  expect(home.movements[0]).toMatchObject({ kind: 'sendBack', toName: '贺文舟', sendWay: '1', signature })
  expect((await detailOf(postedId)).movements[0]).toMatchObject({
    courier: '顺丰',
    trackingNumber: 'SF1029384756',
    signature: null,
  })
  await expect(sendBack(fetchedId)).rejects.toMatchObject({ code: 409, reason: 'sample.returned' })
  await expect(handOver(reception, fetchedId, tester.id)).rejects.toMatchObject({ code: 409, reason: 'sample.returned' })
})

test.each([
  ['a dot', { kind: 'drawn', strokes: [[{ x: 5, y: 5, time: 0, pressure: 0.5 }]] }],
  [
    'ink beside the pad',
    {
      kind: 'drawn',
      strokes: [
        [
          { x: 0, y: 0, time: 0, pressure: 0.5 },
          { x: 700, y: 0, time: 9, pressure: 0.5 },
        ],
      ],
    },
  ],
  ['no name', { kind: 'typed', name: ' ' }],
  ['markup', '<svg onload="alert(1)"/>'],
])('[BIZ-3] %s is no signature', async (_what, forged) => {
  const { ids, items } = await received()
  await discard(items)
  await expect(sendBack(ids[0], { signature: forged })).rejects.toMatchObject({ code: 400 })
  expect((await detailOf(ids[0])).returnedAt).toBeNull()
})

test('[BIZ-3][TBL-8] a hand-over or a return that was a mistake is taken back by another movement; both stay on record', async () => {
  const { ids, items } = await received()
  const [id] = ids
  await expect(undo(id)).rejects.toMatchObject({ code: 409, reason: 'sample.nothing-to-undo' })
  await handOver(reception, id, tester.id)
  await handOver(reception, id, auditor.id, { place: 'B-1' })
  await expect(undo(id, undefined, await server.signIn('tester2'))).rejects.toMatchObject({
    code: 403,
    reason: 'sample.not-yours',
  })
  await undo(id)
  expect(await detailOf(id)).toMatchObject({ holderId: tester.id, place: 'A-3' })
  await expect(undo(id)).rejects.toMatchObject({ code: 409, reason: 'sample.nothing-to-undo' })

  await discard(items)
  await sendBack(id)
  await expect(undo(id)).rejects.toMatchObject({ code: 400, fields: [{ path: 'reason', message: '必填' }] })
  await expect(undo(id, '客户拿错了', tester)).rejects.toMatchObject({ code: 403 })
  await undo(id, '客户拿错了')
  const now = await detailOf(id)
  expect(now).toMatchObject({ returnedAt: null, holderId: tester.id })
  expect(now.movements.map(({ kind, isUndone }) => [kind, isUndone])).toEqual([
    ['takeBack', false],
    ['sendBack', true],
    ['handBack', false],
    ['handOver', true],
    ['handOver', false],
  ])
  await sendBack(id)
})

test('[FLOW-3] of two people who hand one sample on at once one succeeds, the other is told', async () => {
  const { ids } = await received()
  const [id] = ids
  const version = await versionOf(id)
  const results = await Promise.allSettled([
    handOver(reception, id, tester.id, { version }),
    handOver(dispatcher, id, auditor.id, { version }),
  ])
  const failed = results.filter((result) => result.status === 'rejected')
  expect(failed).toHaveLength(1)
  expect(failed[0]?.reason).toMatchObject({ code: 409, reason: 'edited-meanwhile', data: { version: version + 1 } })
  expect((await detailOf(id)).movements).toHaveLength(1)
})

test('[SRV-4] the same hand-over sent twice under its key is one', async () => {
  const { ids } = await received()
  const body = { id: ids[0], version: await versionOf(ids[0]), toId: tester.id, place: '', note: '' }
  const idempotencyKey = crypto.randomUUID()
  const first = await reception.send(sample.handOver, { body, idempotencyKey })
  expect(await reception.send(sample.handOver, { body, idempotencyKey })).toEqual(first)
  expect((await detailOf(ids[0])).movements).toHaveLength(1)
})

test('[PERM-2][PERM-3] another institute sees and moves nothing; a customer is told of what came home to them, and not between whose hands it went', async () => {
  const { ids, items } = await received()
  const [id] = ids
  const stranger = await server.signIn('admin', '000001')
  await expect(detailOf(id, stranger)).rejects.toMatchObject({ code: 404 })
  const { sampleNo } = await detailOf(id)
  await expect(stranger.send(sample.find, { query: { code: sampleNo ?? '' } })).rejects.toMatchObject({ code: 404 })
  await handOver(reception, id, tester.id)
  await discard(items)
  await sendBack(id)
  const theirs = await detailOf(id, customer)
  expect(theirs.movements.map(({ kind }) => kind)).toEqual(['sendBack'])
  expect(theirs).toMatchObject({ holderName: null, place: '' })
  const told = await customer.send(sample.history, { query: { id } })
  expect(told.map(({ reason }) => reason)).toEqual(told.map(() => null))
})

test('[BIZ-3][TBL-8] lists tell what can be received, what can go home and what is there no more; files say who has it', async () => {
  const { orderId, ids, items } = await received()
  const { orderNo } = await issuer.send(contract.order.detail, { query: { id: orderId } })
  const found = async (filter: object) =>
    (await reception.send(sample.page, { body: all({ orderNo, ...filter }) })).records.map((one) => one.id).toSorted()
  expect(await found({ returnable: 'true' })).toEqual([])
  await discard(items)
  expect(await found({ returnable: 'true' })).toEqual([...ids].toSorted())
  await sendBack(ids[1])
  expect(await found({ returnable: 'true' })).toEqual([ids[0]])
  expect(await found({ returned: 'true' })).toEqual([ids[1]])
})

test('[BIZ-3][FLOW-1] what went home is not tested again until it is received again: it keeps its number, and its way is told', async () => {
  const { orderId, items, ids } = await received()
  const [id] = ids
  const [item = ''] = items
  await office.drafted(item)
  const { sampleNo } = await detailOf(id)
  const again = (changes: object = {}, person = reception) =>
    versionOf(id).then((version) =>
      person.send(sample.receiveAgain, {
        body: { id, version, condition: 'intact', conditionNote: '', place: 'B-2', note: '客户送回复测', ...changes },
      }),
    )
  await expect(again()).rejects.toMatchObject({ code: 409, reason: 'sample.is-here' })
  await sendBack(id)
  const retest = () => office.moveItem(dispatcher, item, 'reopen', { reason: '客户有异议' })
  await expect(retest()).rejects.toMatchObject({ code: 409, reason: 'move.fact', message: expect.stringContaining('再次接收') })
  expect((await dispatcher.send(contract.item.detail, { query: { id: item } })).standing.facts.sampleHere).toBe(false)

  await expect(again({}, tester)).rejects.toMatchObject({ code: 403 })
  await expect(again({ condition: 'damaged' })).rejects.toMatchObject({ code: 400, fields: [{ path: 'conditionNote' }] })
  await again({ condition: 'scratched', conditionNote: '表玻璃有划痕' })
  const here = await detailOf(id)
  expect(here).toMatchObject({ sampleNo, returnedAt: null, holderName: '周岚', place: 'B-2', conditionNote: '表玻璃有划痕' })
  expect(here.movements.map(({ kind }) => kind)).toEqual(['receiveAgain', 'sendBack'])
  expect((await detailOf(id, customer).catch(() => here)).movements[0]).toMatchObject({ note: '客户送回复测' })
  await expect(again()).rejects.toMatchObject({ code: 409, reason: 'sample.is-here' })
  await retest()
  await expect(sendBack(id)).rejects.toMatchObject({ code: 409, reason: 'sample.in-work' })
  await handOver(reception, id, tester.id)
  const history = await reception.send(sample.history, { query: { id } })
  expect(history.map(({ action }) => action)).toContain('receiveAgain')
  expect(orderId).not.toBe('')
})

test('[BIZ-3] what came with a sample is noted as it is received, each time that it comes, and told in the language of the reader', async () => {
  const saved = await reception.send(contract.order.submit, { body: orderForm(await anEnterprise(reception)) })
  await office.moveOrder(
    dispatcher,
    saved.id,
    (await office.moveOrder(reception, saved.id, saved.version, 'submit')).version,
    'accept',
  )
  const [first, second] = (await reception.send(sample.page, { body: all({ orderNo: saved.orderNo }) })).records
  const id = first?.id ?? ''
  const receive = (one: string, materials?: string[]) =>
    versionOf(one).then((version) =>
      reception.send(sample.receive, {
        body: { id: one, version, label: '1/2', condition: 'intact', conditionNote: '', ...(materials ? { materials } : {}) },
      }),
    )
  await expect(receive(id, ['1', '7'])).rejects.toMatchObject({ code: 400, fields: [{ path: 'materials' }] })
  await receive(id, ['2', '1', '2'])
  await receive(second?.id ?? '')
  expect(await detailOf(id)).toMatchObject({ materials: ['2', '1'] })
  expect(await detailOf(second?.id ?? '')).toMatchObject({ materials: [] })
  const told = async (person: Client) => (await person.send(sample.history, { query: { id } })).map(({ reason }) => reason)
  expect(await told(reception)).toContain('维修单 · 说明书')
  expect(await told(withToken(server.workspaceUrl, reception.token, 'en'))).toContain('Repair slip · Manual')

  await office.drafted((await detailOf(id)).items[0]?.id ?? '')
  await sendBack(id)
  await reception.send(sample.receiveAgain, {
    body: { id, version: await versionOf(id), condition: 'intact', conditionNote: '', materials: ['1'], place: 'B-2', note: '' },
  })
  expect(await detailOf(id)).toMatchObject({ materials: ['1'] })
  expect((await told(reception)).filter((reason) => reason?.endsWith('周岚 · B-2 · 说明书'))).toHaveLength(1)
})

test('[FLOW-3][BIZ-3] a sample goes home and its item is opened again at once: one of them is told', async () => {
  const { items, ids } = await received()
  const [item = ''] = items
  await office.drafted(item)
  const results = await Promise.allSettled([sendBack(ids[0]), office.moveItem(dispatcher, item, 'reopen', { reason: '复测' })])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
