import { contract } from '@etalon/api/contract'
import { dayInShanghai } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { anEnterprise, orderForm, type Person, startTestServer } from '../../testing/index.ts'
import { darkerIn, papersOf } from '../../testing/papers.ts'

const server = await startTestServer()
const [reception, dispatcher, tester, customer, stranger] = await Promise.all([
  server.signIn('reception'),
  server.signIn('dispatcher'),
  server.signIn('tester'),
  server.signIn('customer'),
  server.signIn('reception', '000001').catch(() => server.signIn('admin', '000001')),
])
const enterId = await anEnterprise(reception)
const { paperOf, checkForm, pageOf, darkPointsOf } = papersOf(server)

const at = (x: number, y: number, time: number) => ({ x, y, time, pressure: 0.5 })
const drawn = {
  kind: 'drawn',
  strokes: [[at(40, 60, 0), at(120, 200, 80), at(200, 80, 160), at(320, 180, 240)], [at(340, 120, 500)]],
} as const
/** Up and down over the whole pad. */
const scribble = {
  kind: 'drawn',
  strokes: [Array.from({ length: 40 }, (_, place) => at(place * 15, place % 2 === 0 ? 10 : 290, place * 20))],
} as const
const typed = { kind: 'typed', name: '贺文舟' } as const

const register = (changes = {}) => reception.send(contract.order.submit, { body: orderForm(enterId, changes) })
const detail = (id: string, person: Person = reception) => person.send(contract.order.detail, { query: { id } })
const sign = async (id: string, changes = {}, person: Person = reception) =>
  person.send(contract.order.sign, {
    body: { id, version: (await detail(id)).standing.version, signerName: '贺文舟', signature: drawn, ...changes },
  })
const unsign = async (id: string, person: Person = reception) =>
  person.send(contract.order.unsign, { body: { id, version: (await detail(id)).standing.version, reason: '签错了人' } })
const move = async (person: Person, id: string, action: string) =>
  person.send(contract.order.move, { body: { id, version: (await detail(id)).standing.version, action } })
const bill = async (id: string) => await paperOf(await reception.send(contract.order.paper, { body: { id } }))
const today = dayInShanghai(new Date())

test('[REG-4] the client signs an order as it stands: who held the pen, when, and who was there; it is printed on the bill', async () => {
  const { id } = await register()
  expect((await detail(id)).signature).toBeNull()
  const before = await bill(id)
  expect(before.text).not.toContain('签字人')
  await sign(id)
  const { signature } = await detail(id)
  expect(signature).toMatchObject({ signerName: '贺文舟', signature: drawn, byName: '周岚', holds: true })
  expect(Math.abs(Date.parse(signature?.at ?? '') - Date.now())).toBeLessThan(60_000)
  const signed = await bill(id)
  expect(signed.text).toContain(`${today}`)
  expect(signed.text).toMatch(/签字人Signedby贺文舟/)
  await checkForm(signed)
  const [entry] = (await reception.send(contract.order.history, { query: { id } })).toReversed()
  expect(entry).toMatchObject({ action: 'sign', from: '50', to: '50', byName: '周岚', reason: '贺文舟' })
})

test('[REG-4] what a pen drew is ink on the bill, line by line', async () => {
  const dark = async (signature: typeof scribble | typeof typed) => {
    const { id } = await register()
    await sign(id, { signature })
    return await darkPointsOf(await bill(id))
  }
  expect((await dark(scribble)) - (await dark(typed))).toBeGreaterThan(1000)
})

test('[REG-4] each line stands on the bill where it was drawn, as long as it was drawn', async () => {
  const { id } = await register()
  const lines = {
    fall: [at(0, 0, 0), at(600, 300, 80)],
    upright: [at(590, 0, 160), at(590, 150, 240)],
    level: [at(0, 290, 320), at(300, 290, 400)],
  } as const
  const pageWith = async (...which: (keyof typeof lines)[]) => {
    await sign(id, { signature: { kind: 'drawn', strokes: which.map((one) => lines[one]) } })
    const page = await pageOf(await bill(id))
    await unsign(id)
    return page
  }
  const alone = await pageWith('fall')
  const [upright, level] = [darkerIn(await pageWith('fall', 'upright'), alone), darkerIn(await pageWith('fall', 'level'), alone)]
  // The pad is 600 by 300 and stands 11 mm high: half of it is 5.5 mm, and 21 or 22 points of a hundred to the inch.
  for (const long of [upright.height, level.width / 2]) expect(long).toSatisfy((points: number) => points > 17 && points < 26)
  for (const thin of [upright.width, level.height]) expect(thin).toBeLessThan(5)
  expect(level.right).toBeLessThan(upright.left)
  expect(level.top).toBeGreaterThan(upright.bottom)
})

test('[REG-4] who does not draw types a name, which is printed in place of the lines; a client signs by their own account', async () => {
  const { id } = await register()
  await sign(id, { signature: typed, signerName: '林可' }, customer)
  expect((await detail(id, customer)).signature).toMatchObject({
    signerName: '林可',
    signature: typed,
    byName: '贺文舟',
    holds: true,
  })
  expect((await bill(id)).text).toMatch(/签字人Signedby林可/)
})

test('[REG-4] what was signed does not hold for an order that was changed afterwards, and stands on no bill of it; it is signed anew', async () => {
  const { id } = await register()
  await sign(id)
  const { standing } = await detail(id)
  await reception.send(contract.order.submit, { body: orderForm(enterId, { id, version: standing.version, remark: '改为加急' }) })
  expect((await detail(id)).signature).toMatchObject({ signerName: '贺文舟', holds: false })
  const changed = await bill(id)
  expect(changed.text).toContain(`委托方${today}所签的是改动前的委托单`)
  expect(changed.text).not.toContain('签字人')
  await sign(id, { signerName: '林可', signature: typed })
  expect((await detail(id)).signature).toMatchObject({ signerName: '林可', holds: true })
  // Saved again with the same content, it still says what was signed.
  const { standing: now } = await detail(id)
  await reception.send(contract.order.submit, { body: orderForm(enterId, { id, version: now.version, remark: '改为加急' }) })
  expect((await detail(id)).signature).toMatchObject({ holds: true })
})

test('[REG-4] an order is signed once for what it says, by whoever saw it as it is', async () => {
  const { id, version } = await register()
  await sign(id)
  await expect(sign(id)).rejects.toMatchObject({ code: 409, reason: 'order.signed' })
  await unsign(id)
  await expect(sign(id, { version })).rejects.toMatchObject({ code: 409, reason: 'edited-meanwhile' })
  await expect(sign(id, { signerName: ' ' })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'signerName', message: '必填' }],
  })
  await expect(sign(id, { signature: { kind: 'drawn', strokes: [[at(3, 3, 0)]] } })).rejects.toMatchObject({ code: 400 })
  const results = await Promise.allSettled([sign(id), sign(id, {}, customer)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('[REG-4] a signature is taken back with a reason until the order is accepted; it stays on record', async () => {
  const { id } = await register()
  await expect(unsign(id)).rejects.toMatchObject({ code: 409, reason: 'order.not-signed' })
  await sign(id)
  await move(reception, id, 'submit')
  await unsign(id)
  expect((await detail(id)).signature).toBeNull()
  expect((await bill(id)).text).not.toContain('签字人')
  const { rows } = await server.owner.query(
    'select signer_name, withdrawn_by, withdraw_reason from order_signature where order_id = $1',
    [id],
  )
  expect(rows).toEqual([{ signer_name: '贺文舟', withdrawn_by: '周岚', withdraw_reason: '签错了人' }])
  await sign(id)
  await move(dispatcher, id, 'accept')
  // What was signed holds while the order moves on.
  expect((await detail(id)).signature).toMatchObject({ holds: true })
  await expect(unsign(id)).rejects.toMatchObject({
    code: 409,
    message: '「检测中」的委托单不能撤回这个签字：受理之后，只有变更后的签字可以撤回',
  })
  await expect(sign(id)).rejects.toMatchObject({
    code: 409,
    message: '「检测中」的委托单不能签字：签字在受理之前，受理之后只签变更过的委托单',
  })
})

const amend = async (id: string, changes: object) => {
  const { standing, applicant, mobile, phone, address, sendWay, hopeTestDate, remark } = await detail(id)
  await dispatcher.send(contract.order.amend, {
    body: {
      ...{ id, version: standing.version, reason: '客户来电', applicant, mobile, phone, address, sendWay, hopeTestDate, remark },
      ...changes,
    },
  })
}

test('[REG-4][REG-5] an accepted order that was changed is signed anew, which says after which change; that signature is taken back, the first is not', async () => {
  const { id } = await register()
  await sign(id)
  expect(await detail(id)).toMatchObject({ isSignable: true, signature: { amendment: 0, isRevocable: true } })
  await move(reception, id, 'submit')
  await amend(id, { remark: '附示值误差' })
  await move(dispatcher, id, 'accept')
  expect(await detail(id)).toMatchObject({ isSignable: true, signature: { amendment: 0, holds: false, isRevocable: false } })
  await expect(unsign(id)).rejects.toMatchObject({ code: 409, reason: 'order.signature-stays' })
  await amend(id, { remark: '加急' })
  await sign(id, { signerName: '林可', signature: typed })
  expect((await detail(id)).signature).toMatchObject({ signerName: '林可', amendment: 2, holds: true, isRevocable: true })
  const { text } = await bill(id)
  expect(text).toContain('委托方所签的是第2次变更后的委托单')
  expect(text).toMatch(/签字人Signedby林可/)
  await expect(sign(id)).rejects.toMatchObject({ code: 409, reason: 'order.signed' })
  await unsign(id)
  expect(await detail(id)).toMatchObject({ isSignable: true, signature: null })
  await sign(id)
  expect((await detail(id)).signature).toMatchObject({ amendment: 2, holds: true })
})

test('[REG-4][BIZ-12] what was signed holds where the client turned out to be another enterprise, and does not for an order that is given to one', async () => {
  const admin = await server.signIn('admin')
  const enterpriseOf = (enterName: string, socialNumber: string) =>
    reception.send(contract.enterprise.submit, {
      body: {
        ...{ enterName, socialNumber, enterType: '1', areaCode: '430104', address: '麓谷街道 1 号', onAccount: true, remark: '' },
        contacts: [{ contactName: '许量', department: '', mobile: '13874900001', phone: '' }],
      },
    })
  const [twin, whole] = [
    await enterpriseOf('湘江量仪', '91430100MA4L16JX69'),
    await enterpriseOf('湘江量仪有限公司', '91430105MA4LB12C35'),
  ]
  const { id } = await register({ enterId: twin.id })
  const other = await register({ enterId: twin.id })
  for (const one of [id, other.id]) await sign(one)
  // Given to another enterprise, it is another order.
  await reception.send(contract.order.submit, {
    body: orderForm(enterId, { id: other.id, version: (await detail(other.id)).standing.version }),
  })
  expect((await detail(other.id)).signature).toMatchObject({ holds: false })
  await admin.send(contract.enterprise.merge, {
    body: { id: twin.id, version: twin.version, intoId: whole.id, reason: '同一家' },
  })
  expect(await detail(id)).toMatchObject({ enterId: whole.id, signature: { signerName: '贺文舟', holds: true } })
  expect((await bill(id)).text).toMatch(/签字人Signedby贺文舟/)
  expect((await detail(other.id)).signature).toMatchObject({ holds: false })
  const { standing } = await detail(id)
  await reception.send(contract.order.submit, {
    body: orderForm(whole.id, { id, version: standing.version, remark: '改为加急' }),
  })
  expect((await detail(id)).signature).toMatchObject({ holds: false })
})

test('[REG-4] every word of the bill that the client answers for is part of what was signed', async () => {
  const [first] = orderForm(enterId).instruments
  if (!first) throw new Error('an instrument')
  const changes: readonly Parameters<typeof orderForm>[1][] = [
    ...[{ applicant: '林可' }, { mobile: '13974903317' }, { phone: '0731-88880000' }, { address: '岳麓大道 9 号' }],
    ...[{ billType: '2' }, { serviceType: '2' }, { sendWay: '2' }, { hopeTestDate: '2027-01-08' }, { remark: '加急' }],
    ...[{ agent: '林可' }, { bussinessType: '2' }, { areaCode: '430102' }, { instruments: [first] }],
    { instruments: [{ ...first, serial: 'A-0714' }, ...orderForm(enterId).instruments.slice(1)] },
  ]
  const { id } = await register({ agent: '', bussinessType: '1', areaCode: '' })
  await sign(id)
  const save = async (change = {}) =>
    reception.send(contract.order.submit, {
      body: orderForm(enterId, {
        ...{ id, version: (await detail(id)).standing.version, agent: '', bussinessType: '1', areaCode: '' },
        ...change,
      }),
    })
  for (const change of changes) {
    await save(change)
    expect((await detail(id)).signature, JSON.stringify(change)).toMatchObject({ holds: false })
    await save()
    expect((await detail(id)).signature, `without ${JSON.stringify(change)}`).toMatchObject({ holds: true })
  }
})

test('[REG-4][PERM-1][PERM-2][PERM-3] the counter and the client have an order signed, and nobody else', async () => {
  const { id, version } = await register()
  const others = (await reception.send(contract.enterprise.search, { query: { keyword: '公司' } })).find(
    (one) => one.id !== enterId,
  )
  const foreign = await reception.send(contract.order.submit, { body: orderForm(others?.id ?? '') })
  const ask = (person: Person, of = id) =>
    person.send(contract.order.sign, { body: { id: of, version, signerName: '某人', signature: typed } })
  await expect(ask(tester)).rejects.toMatchObject({ code: 403 })
  await expect(ask(dispatcher)).rejects.toMatchObject({ code: 403 })
  await expect(ask(customer, foreign.id)).rejects.toMatchObject({ code: 404 })
  await expect(ask(stranger)).rejects.toMatchObject({ code: expect.toSatisfy((code: unknown) => code === 403 || code === 404) })
  expect((await detail(id)).signature).toBeNull()
  await expect(server.owner.query("set role etalon_app; update order_signature set signature = '{}'")).rejects.toThrow(
    /permission/,
  )
  await server.owner.query('reset role')
})
