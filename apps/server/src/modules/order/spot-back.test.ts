import { contract, type SpotBackForm } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { all, anEnterprise, orderForm, type Person, startTestServer } from '../../testing/index.ts'
import { papersOf } from '../../testing/papers.ts'

const server = await startTestServer()
const [reception, dispatcher, tester, auditor, customer, stranger] = await Promise.all([
  server.signIn('reception'),
  server.signIn('dispatcher'),
  server.signIn('tester'),
  server.signIn('auditor'),
  server.signIn('customer'),
  server.signIn('admin', '000001'),
])
const enterId = await anEnterprise(reception)
const { fetched, paperOf, checkForm } = papersOf(server)
const detail = (id: string, person: Person = reception) => person.send(contract.order.detail, { query: { id } })
const move = async (person: Person, id: string, action: string) =>
  person.send(contract.order.move, { body: { id, version: (await detail(id)).standing.version, action } })

/** An accepted order that is carried out on site. */
async function onSite(serviceType = '2'): Promise<string> {
  const { id } = await reception.send(contract.order.submit, { body: orderForm(enterId, { serviceType }) })
  await move(reception, id, 'submit')
  await move(dispatcher, id, 'accept')
  return id
}
const bring = async (id: string, changes: Partial<SpotBackForm> = {}, person: Person = tester) => {
  const { standing, instruments } = await detail(id)
  return await person.send(contract.order.spotBack, {
    body: {
      ...{ id, version: standing.version, takenTime: '2027-03-02 11:40', takenById: tester.id, giverName: '贺文舟', remark: '' },
      samples: instruments.slice(0, 1).map((one) => ({ id: one.id, note: '外观完好，带合格证' })),
      ...changes,
    },
  })
}
const billOf = (id: string, person: Person = reception) => person.send(contract.order.spotBackPaper, { body: { id } })

test('[REG-5] what was brought back from a client is written down once for an order on site, changed, and has a bill of its own', async () => {
  const id = await onSite()
  await expect(billOf(id)).rejects.toMatchObject({ code: 409, reason: 'spot-back.none' })
  await bring(id)
  const order = await detail(id)
  const [first, second] = order.instruments
  expect(order.spotBack).toMatchObject({
    ...{ billNo: `${order.orderNo}-D`, takenTime: '2027-03-02 11:40', takenById: tester.id, takenByName: '沈砚' },
    ...{ giverName: '贺文舟', byName: '沈砚', samples: [{ id: first?.id, note: '外观完好，带合格证' }] },
  })
  expect(order.isSpotBack).toBe(true)
  const paper = await paperOf(await billOf(id))
  expect(paper.name).toContain(`${order.orderNo}-D.pdf`)
  for (const words of [
    '现场带回单',
    order.enterName,
    order.orderNo,
    '2027-03-0211:40',
    '沈砚',
    '贺文舟',
    'A-0713',
    '外观完好，带合格证',
  ])
    expect(paper.text, words).toContain(words.replace(/\s+/g, ''))
  expect(paper.text).not.toContain('T-26-018')
  await checkForm(paper)
  await bring(id, { samples: [{ id: second?.id ?? '', note: '' }], giverName: '林可' }, reception)
  const changed = await detail(id)
  expect(changed.spotBack).toMatchObject({
    id: order.spotBack?.id,
    giverName: '林可',
    byName: '周岚',
    samples: [{ id: second?.id }],
  })
  const history = await reception.send(contract.order.history, { query: { id } })
  expect(history.filter(({ action }) => action === 'spotBack').map(({ reason }) => reason)).toEqual(
    Array(2).fill(`${order.orderNo}-D · 1`),
  )
  const { records } = await reception.send(contract.order.page, { body: all({ isSpotBack: true }) })
  expect(records.map((one) => one.id)).toEqual([id])
})

test('[REG-5] that nothing was brought back after all is said with a reason', async () => {
  const id = await onSite()
  const drop = async (reason: string) =>
    tester.send(contract.order.dropSpotBack, { body: { id, version: (await detail(id)).standing.version, reason } })
  await expect(drop('记错了单')).rejects.toMatchObject({ code: 409, reason: 'spot-back.none' })
  await bring(id)
  await expect(drop(' ')).rejects.toMatchObject({ code: 400, fields: [{ path: 'reason' }] })
  await drop('记错了单')
  expect(await detail(id)).toMatchObject({ spotBack: null, isSpotBack: false })
  const [last] = (await reception.send(contract.order.history, { query: { id } })).toReversed()
  expect(last).toMatchObject({ action: 'dropSpotBack', reason: '记错了单', byName: '沈砚' })
})

test('[REG-5][FLOW-3] it is an order on site, accepted and seen as it is, of which something is brought back', async () => {
  const sentIn = await onSite('1')
  await expect(bring(sentIn)).rejects.toMatchObject({ code: 409, reason: 'spot-back.not-on-site' })
  const { id: draft } = await reception.send(contract.order.submit, { body: orderForm(enterId, { serviceType: '2' }) })
  await expect(bring(draft)).rejects.toMatchObject({
    code: 409,
    message: '「业务登记」的委托单不能登记现场带回：带回在受理之后、完成之前',
  })
  const id = await onSite()
  const { standing } = await detail(id)
  const both = await Promise.allSettled([
    bring(id, { version: standing.version }),
    bring(id, { version: standing.version }, reception),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(bring(id, { version: standing.version })).rejects.toMatchObject({ code: 409, reason: 'edited-meanwhile' })
})

test('[REG-5][SRV-3] samples of another order, one twice, none at all, and people who are not of the institute are refused', async () => {
  const [id, other] = [await onSite(), await onSite()]
  const [mine] = (await detail(id)).instruments
  const [theirs] = (await detail(other)).instruments
  const one = { id: mine?.id ?? '', note: '' }
  for (const samples of [[{ id: theirs?.id ?? '', note: '' }], [one, one], []])
    await expect(bring(id, { samples })).rejects.toMatchObject({ code: 400, fields: [{ path: 'samples' }] })
  for (const takenById of ['999999', customer.id])
    await expect(bring(id, { takenById })).rejects.toMatchObject({ code: 400, fields: [{ path: 'takenById' }] })
  await expect(bring(id, { takenTime: '2027-02-30 10:00' })).rejects.toMatchObject({ code: 400, fields: [{ path: 'takenTime' }] })
  // What the client has already is not brought back.
  await server.owner.query('update sample set returned_at = now() where id = $1', [one.id])
  await expect(bring(id, { samples: [one] })).rejects.toMatchObject({ code: 400, fields: [{ path: 'samples' }] })
  expect((await detail(id)).spotBack).toBeNull()
})

test('[REG-5][PERM-1][PERM-2][PERM-3][SEC-1] who was there writes it down, whoever reads the order has the bill, and nobody else', async () => {
  const id = await onSite()
  for (const person of [auditor, customer]) await expect(bring(id, {}, person)).rejects.toMatchObject({ code: 403 })
  await expect(bring(id, {}, stranger)).rejects.toMatchObject({
    code: expect.toSatisfy((code: unknown) => code === 403 || code === 404),
  })
  await bring(id)
  expect((await fetched(await billOf(id, customer))).status).toBe(200)
  await expect(billOf(id, stranger)).rejects.toMatchObject({ code: 404 })
})
