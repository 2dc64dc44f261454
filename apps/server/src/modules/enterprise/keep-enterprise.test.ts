import { contract, type EnterpriseForm, encodeSearch } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'
import { all, anEnterprise, orderForm } from '../../testing/main-flow.ts'
import { areaOf } from './area.ts'

const server = await startTestServer()
const [reception, admin, customer, tester, stranger] = await Promise.all([
  server.signIn('reception'),
  server.signIn('admin'),
  server.signIn('customer'),
  server.signIn('tester'),
  server.signIn('admin', '000001'),
])
const { enterprise, ledger } = contract

const form = (changes: Partial<EnterpriseForm> = {}): EnterpriseForm => ({
  enterName: '湘江量仪有限公司',
  socialNumber: '91350100M000100Y43',
  enterType: '1',
  areaCode: '430104',
  address: '麓谷街道 1 号',
  contacts: [
    { contactName: '许量', department: '质量部', mobile: '13874900001', phone: '' },
    { contactName: '秦仪', department: '', mobile: '', phone: '0731-88880000' },
  ],
  onAccount: true,
  remark: '',
  ...changes,
})
const submit = (body: EnterpriseForm, person = reception) => person.send(enterprise.submit, { body })
const detail = (id: string, person = reception) => person.send(enterprise.detail, { query: { id } })
const historyOf = (id: string) => reception.send(enterprise.history, { query: { id } })
const listed = async (filter: Record<string, unknown>, person = reception) =>
  (await person.send(enterprise.page, { body: all(filter) })).records

/** Codes whose check characters are right. */
const codes = ['91430100MA4L16JX69', '91430105MA4LB12C35'] as const

let id = ''
test('[BIZ-12] an enterprise is written down with its people and its place, and found by each', async () => {
  const made = await submit(form())
  id = made.id
  expect(made).toMatchObject({
    areaName: '长沙市岳麓区',
    state: '0',
    orderCount: 0,
    lastOrderDate: null,
    mergedInto: null,
    contacts: form().contacts,
  })
  for (const filter of [
    { enterName: '量仪' },
    { socialNumber: '91350100M' },
    { areaName: '岳麓', contactName: '许量' },
    { mobile: '4900001' },
    { enterType: '1', state: '0', enterName: '湘江量' },
  ])
    expect((await listed(filter)).map((one) => one.id)).toContain(id)
  expect(await historyOf(id)).toMatchObject([{ action: 'register', byName: '周岚', to: '0' }])
})

test('[BIZ-12][FORM-5] what cannot be is refused, and the field is named', async () => {
  const refused = (changes: Partial<EnterpriseForm>) => expect(submit(form(changes))).rejects
  await refused({ socialNumber: '91350100M000100Y44' }).toMatchObject({ code: 400, fields: [{ path: 'socialNumber' }] })
  await refused({ areaCode: '439999' }).toMatchObject({ code: 400, fields: [{ path: 'areaCode' }] })
  await refused({ contacts: [] }).toMatchObject({ code: 400, fields: [{ path: 'contacts' }] })
  const nobody = { contactName: '无号', department: '', mobile: '', phone: '' }
  await refused({ contacts: [nobody] }).toMatchObject({ code: 400, fields: [{ path: 'contacts.0.mobile' }] })
  // Nobody is written down twice, and it is said who it is.
  await refused({ enterName: '另一个名字' }).toMatchObject({ code: 409, reason: 'enterprise.code-taken', data: { id } })
})

test('[BIZ-12][FLOW-2] another name needs a reason, and the history keeps the old one', async () => {
  const { version } = await detail(id)
  const renamed = form({ id, version, enterName: '湘江精密量仪有限公司' })
  await expect(submit(renamed)).rejects.toMatchObject({ code: 400, fields: [{ path: 'reason' }] })
  const saved = await submit({ ...renamed, reason: '公司更名' })
  expect(saved).toMatchObject({ enterName: '湘江精密量仪有限公司', version: version + 1 })
  expect((await historyOf(id)).at(-1)).toMatchObject({
    action: 'edit',
    reason: '湘江量仪有限公司 → 湘江精密量仪有限公司；公司更名',
  })
  // What else changes needs none.
  await submit({ ...renamed, version: version + 1, remark: '周五不收样' })
})

test('[FLOW-3] who saves an older version is told, and nothing is overwritten', async () => {
  const { version, enterName } = await detail(id)
  await expect(submit(form({ id, version: version - 1, enterName, address: '别处' }))).rejects.toMatchObject({
    code: 409,
    reason: 'edited-meanwhile',
  })
  expect((await detail(id)).address).toBe('麓谷街道 1 号')
})

test('[BIZ-12] no order is taken for an enterprise that is disabled, until it is enabled; orders that are there go on', async () => {
  const kept = await reception.send(contract.order.submit, { body: orderForm(id) })
  const { version } = await detail(id)
  const off = await reception.send(enterprise.disable, { body: { id, version, reason: '欠费' } })
  expect(off).toMatchObject({ state: '1', version: version + 1, openOrderCount: 1 })
  expect((await reception.send(enterprise.search, { query: { keyword: '湘江精密' } })).map((one) => one.id)).not.toContain(id)
  await expect(reception.send(contract.order.submit, { body: orderForm(id) })).rejects.toMatchObject({
    code: 409,
    reason: 'enterprise.disabled',
  })
  await reception.send(contract.order.submit, { body: orderForm(id, { id: kept.id, version: kept.version, remark: '改' }) })
  expect((await listed({ state: '1' })).map((one) => one.id)).toContain(id)
  await reception.send(enterprise.enable, { body: { id, version: version + 1 } })
  expect((await historyOf(id)).slice(-2)).toMatchObject([
    { action: 'disable', from: '0', to: '1', reason: '欠费' },
    { action: 'enable', from: '1', to: '0' },
  ])
  await reception.send(contract.order.submit, { body: orderForm(id) })
})

test('[BIZ-12] one that nobody used is removed; one with orders is not, and it is said why', async () => {
  await expect(admin.send(enterprise.remove, { body: { id } })).rejects.toMatchObject({ code: 409, reason: 'enterprise.used' })
  const spare = await submit(form({ socialNumber: codes[0], enterName: '登错的公司' }))
  expect(await admin.send(enterprise.remove, { body: { id: spare.id } })).toBe(true)
  await expect(detail(spare.id)).rejects.toMatchObject({ code: 404 })
})

test('[BIZ-12] one that turns out to be another gives it all it has: orders, instruments and people', async () => {
  const twin = await submit(form({ socialNumber: codes[0], enterName: '湘江精密量仪（重复）' }))
  const gauge = (serial: string) => ({
    ...{ kindCode: 'YB-60', name: '压力表', model: 'YB-60', serial, manufacturer: '', range: '', accuracy: '', place: '' },
    deviceState: '1',
  })
  const write = (enterId: string, serials: string[]) =>
    reception.send(ledger.submit, { body: { enterId, instruments: serials.map(gauge) } })
  await write(id, ['A-1', 'A-2'])
  await write(twin.id, ['A-2', 'A-3'])
  const order = await reception.send(contract.order.submit, { body: orderForm(twin.id) })
  const body = { id: twin.id, version: twin.version, intoId: id, reason: '同一家' }
  await expect(reception.send(enterprise.merge, { body })).rejects.toMatchObject({ code: 403 })
  await expect(admin.send(enterprise.merge, { body: { ...body, intoId: twin.id } })).rejects.toMatchObject({
    reason: 'enterprise.merge-itself',
  })
  await admin.send(enterprise.merge, { body })
  expect(await reception.send(contract.order.detail, { query: { id: order.id } })).toMatchObject({ enterId: id })
  const kept = await reception.send(ledger.page, { body: all({ enterId: id }) })
  expect(kept.records.map(({ serial }) => serial).toSorted()).toEqual(['A-1', 'A-2', 'A-3'])
  expect(await detail(twin.id)).toMatchObject({ state: '1', orderCount: 0, instrumentCount: 0, mergedInto: { id } })
  expect((await listed({ enterName: '重复' })).length).toBe(0)
  expect((await historyOf(id)).at(-1)).toMatchObject({ action: 'absorb', reason: '← 湘江精密量仪（重复）；同一家' })
  await expect(submit(form({ id: twin.id, version: twin.version + 1, socialNumber: codes[0] }))).rejects.toMatchObject({
    reason: 'enterprise.merged',
  })
})

test('[PERM-1][PERM-2][PERM-3] laboratories read, reception writes, customers see their own, and another institute nothing', async () => {
  await expect(submit(form({ socialNumber: codes[1] }), tester)).rejects.toMatchObject({ code: 403 })
  expect((await listed({}, tester)).length).toBeGreaterThan(5)
  const own = await listed({}, customer)
  expect(own.map(({ enterName }) => enterName)).toEqual(['长沙星麓精工机械有限公司'])
  await expect(detail(id, customer)).rejects.toMatchObject({ code: 404 })
  await expect(detail(id, stranger)).rejects.toMatchObject({ code: 404 })
  await expect(
    stranger.send(enterprise.merge, { body: { id, version: 0, intoId: await anEnterprise(reception), reason: '试试' } }),
  ).rejects.toMatchObject({ code: 404 })
  expect(await listed({}, stranger)).toEqual([])
})

test('[BIZ-12] sorted and paged the list holds each once', async () => {
  const names = []
  let after: string | undefined
  for (let current = 1; current < 20; current += 1) {
    const page = await reception.send(enterprise.page, {
      body: encodeSearch({ current, size: 3, filter: {}, sort: [{ prop: 'enterName', direction: 'ascending' }], after }),
    })
    names.push(...page.records.map(({ enterName }) => enterName))
    after = page.cursor
    if (after === undefined) break
  }
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBe((await listed({})).length)
})

test('[BIZ-12][BIZ-13] places are named as statistics name them', () => {
  expect(['430104', '310115', '110101', '4419', '429004'].map(areaOf)).toEqual([
    '长沙市岳麓区',
    '上海市浦东新区',
    '北京市东城区',
    '广东省东莞市',
    '湖北省仙桃市',
  ])
  expect(areaOf('999999')).toBeUndefined()
})
