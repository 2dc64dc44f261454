import { contract } from '@etalon/api/contract'
import { beforeAll, expect, test } from 'vitest'
import { officeAt, startTestServer } from '../testing/index.ts'
import { all, anEnterprise, orderForm } from '../testing/main-flow.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { reception, dispatcher, tester, issuer } = office
const [admin, thermal] = await Promise.all([server.signIn('admin'), server.signIn('tester2')])

type Person = typeof admin
const absent = { code: 404, reason: 'not-found' }
const limit = (roleAlias: string, dataScope: 'own' | 'department' | 'tenant') =>
  admin.send(contract.role.limit, { body: { roleAlias, dataScope } })
const idsOf = (page: { records: readonly { id: string }[] }) => page.records.map(({ id }) => id).toSorted()
const itemsOf = async (person: Person) => idsOf(await person.send(contract.item.page, { body: all() }))
const samplesOf = async (person: Person) => idsOf(await person.send(contract.sample.page, { body: all() }))
const ordersOf = async (person: Person) => idsOf(await person.send(contract.order.page, { body: all() }))
const reportsOf = async (person: Person) => idsOf(await person.send(contract.report.page, { body: all() }))

async function departmentNamed(name: string): Promise<string> {
  const trees = await admin.send(contract.department.list, { query: {} })
  const id = trees.flatMap(({ children = [], ...one }) => [one, ...children]).find(({ deptName }) => deptName === name)?.id
  if (!id) throw new Error(`no department ${name}`)
  return id
}

/** Somebody new, with these roles, in the department of the name or id. */
async function somebody(account: string, roles: string[], department: string): Promise<Person> {
  const deptId = /^\d+$/.test(department) ? department : await departmentNamed(department)
  const { password } = await admin.send(contract.account.open, { body: { account, name: account, roles, deptId } })
  return await server.signIn(account, '000000', password)
}

let orderId = ''
/** Tested in mechanics, and drafted. */
let gauge = ''
/** Given to the thermal laboratory. */
let thermometer = ''
/** Taken by the issuer, who is a receptionist, too; nothing of it was begun. */
let otherOrder = ''
beforeAll(async () => {
  const accepted = await office.acceptedOrder()
  orderId = accepted.orderId
  ;[gauge, thermometer] = accepted.items
  await office.drafted(gauge)
  await office.moveItem(dispatcher, thermometer, 'dispatch')
  await office.moveItem(dispatcher, thermometer, 'assign', { assignee: thermal.id })
  otherOrder = (await issuer.send(contract.order.submit, { body: orderForm(await anEnterprise(issuer)) })).id
}, 60_000)

test('[PERM-3] without a word a role reaches all records of the institute', async () => {
  expect(await itemsOf(tester)).toEqual(expect.arrayContaining([gauge, thermometer]))
  expect(await ordersOf(reception)).toEqual(expect.arrayContaining([orderId, otherOrder]))
  const roles = await admin.send(contract.role.list, { query: {} })
  expect(new Set(roles.map(({ dataScope }) => dataScope))).toEqual(new Set(['tenant']))
})

test('[PERM-3] people of a role that is kept to its own see what they made or work on, in lists, counts, details and moves', async () => {
  await limit('tester', 'own')
  expect((await admin.send(contract.role.list, { query: { roleAlias: 'tester' } }))[0]).toMatchObject({ dataScope: 'own' })
  // Whoever is signed in already is kept to it at once.
  expect(await itemsOf(tester)).toEqual([gauge])
  expect(await itemsOf(thermal)).toEqual([thermometer])
  expect(await ordersOf(tester)).toEqual([orderId])
  expect(await ordersOf(thermal)).toEqual([orderId])
  expect(await samplesOf(tester)).toHaveLength(1)
  const { id: report } = await office.reportOf(gauge)
  expect(await reportsOf(tester)).toEqual([report])
  expect(await reportsOf(thermal)).toEqual([(await office.reportOf(thermometer)).id])
  const counts = await thermal.send(contract.dashboard.counts, {})
  expect(counts.states.filter(({ resource }) => resource === 'item').map(({ count }) => count)).toEqual([1])

  expect(await tester.send(contract.item.detail, { query: { id: gauge } })).toMatchObject({ id: gauge })
  await expect(tester.send(contract.item.detail, { query: { id: thermometer } })).rejects.toMatchObject(absent)
  await expect(tester.send(contract.item.history, { query: { id: thermometer } })).rejects.toMatchObject(absent)
  await expect(tester.send(contract.order.detail, { query: { id: otherOrder } })).rejects.toMatchObject(absent)
  for (const call of [contract.report.detail, contract.report.preview, contract.report.picture, contract.report.history])
    await expect(thermal.send(call, { query: { id: report } })).rejects.toMatchObject(absent)
  const { version } = (await thermal.send(contract.item.detail, { query: { id: thermometer } })).standing
  await expect(tester.send(contract.item.move, { body: { id: thermometer, version, action: 'submit' } })).rejects.toMatchObject(
    absent,
  )
  await limit('tester', 'tenant')
  expect(await itemsOf(tester)).toEqual(expect.arrayContaining([gauge, thermometer]))
})

test('[PERM-3] people of a role that is kept to its department see what the department has, with those beneath it', async () => {
  const colleague = await somebody('colleague', ['tester'], '力学室')
  await admin.send(contract.department.submit, {
    body: { deptName: '压力组', deptCategory: '3', parentId: await departmentNamed('力学室') },
  })
  const beneath = await somebody('beneath', ['tester'], '压力组')
  await limit('tester', 'own')
  expect(await itemsOf(colleague)).toEqual([])
  await limit('tester', 'department')
  expect(await itemsOf(colleague)).toEqual([gauge])
  expect(await ordersOf(colleague)).toEqual([orderId])
  expect(await samplesOf(colleague)).toHaveLength(1)
  expect(await reportsOf(colleague)).toHaveLength(1)
  expect(await itemsOf(beneath)).toEqual([])
  expect(await itemsOf(thermal)).toEqual([thermometer])
  await expect(colleague.send(contract.item.detail, { query: { id: thermometer } })).rejects.toMatchObject(absent)
  // Who is in no department has none.
  const { password } = await admin.send(contract.account.open, { body: { account: 'nowhere', name: 'n', roles: ['tester'] } })
  expect(await itemsOf(await server.signIn('nowhere', '000000', password))).toEqual([])
  await limit('tester', 'tenant')
})

test('[PERM-3] who takes an order reaches it; of several roles the widest counts', async () => {
  await limit('reception', 'own')
  expect(await ordersOf(reception)).toEqual([orderId])
  const changed = { ...orderForm(await anEnterprise(reception)), id: otherOrder, version: 0 }
  await expect(reception.send(contract.order.submit, { body: changed })).rejects.toMatchObject(absent)
  // The issuer is a receptionist, and more.
  expect(await ordersOf(issuer)).toEqual(expect.arrayContaining([orderId, otherOrder]))
  await limit('issuer', 'own')
  expect(await ordersOf(issuer)).toEqual([otherOrder])
  await limit('reception', 'department')
  expect(await ordersOf(reception)).toEqual([orderId, otherOrder].toSorted())
  await limit('reception', 'tenant')
  await limit('issuer', 'tenant')
})

test('[PERM-3] who confirmed a result or audited a report follows it, and the order', async () => {
  const { auditor } = office
  await limit('auditor', 'own')
  expect(await itemsOf(auditor)).toEqual([gauge])
  expect(await ordersOf(auditor)).toEqual([orderId])
  expect(await reportsOf(auditor)).toEqual([(await office.reportOf(gauge)).id])
  const newcomer = await somebody('newcomer', ['auditor'], '质量技术部')
  expect(await itemsOf(newcomer)).toEqual([])
  await limit('auditor', 'tenant')
})

test('[PERM-3] a department reaches what a team two steps beneath it took', async () => {
  const office1 = await admin.send(contract.department.submit, {
    body: { deptName: '前台', deptCategory: '2', parentId: await departmentNamed('业务受理厅') },
  })
  const team = await admin.send(contract.department.submit, {
    body: { deptName: '前台早班', deptCategory: '3', parentId: office1.id },
  })
  const early = await somebody('early', ['reception'], team.id)
  const { id: taken } = await early.send(contract.order.submit, { body: orderForm(await anEnterprise(early)) })
  await limit('reception', 'department')
  expect(await ordersOf(reception)).toContain(taken)
  expect(await ordersOf(early)).toEqual([taken])
  await limit('reception', 'tenant')
})

test('[PERM-3] a receptionist takes over samples only of orders within reach', async () => {
  const sent = await reception.send(contract.order.submit, { body: orderForm(await anEnterprise(reception)) })
  const submitted = await office.moveOrder(reception, sent.id, sent.version, 'submit')
  await office.moveOrder(dispatcher, sent.id, submitted.version, 'accept')
  const [sample] = (await reception.send(contract.sample.page, { body: all({ orderNo: sent.orderNo }) })).records
  if (!sample) throw new Error('an order has its samples')
  const take = (person: Person) =>
    person.send(contract.sample.receive, {
      body: { id: sample.id, version: sample.standing.version, label: 'A', condition: 'intact', conditionNote: '' },
    })
  await limit('reception', 'own')
  const another = await somebody('another', ['reception'], '业务受理厅')
  await expect(take(another)).rejects.toMatchObject(absent)
  await limit('reception', 'tenant')
  expect(await take(another)).toMatchObject({ id: sample.id })
  // What they took over, they follow; the order is another's.
  await limit('reception', 'own')
  expect(await samplesOf(another)).toEqual([sample.id])
  await limit('reception', 'tenant')
})

test('[PERM-3][PERM-1] files go with their records, and a file of nothing is its owner’s', async () => {
  const upload = async (person: Person, query: { subjectKind?: 'item'; subjectId?: string }) =>
    await person.send(contract.file.upload, { query, body: new File(['a note'], 'note.txt', { type: 'text/plain' }) })
  const ofGauge = await upload(tester, { subjectKind: 'item', subjectId: gauge })
  const ofThermometer = await upload(thermal, { subjectKind: 'item', subjectId: thermometer })
  const ofNothing = await upload(thermal, {})
  const filesOf = async (person: Person) => idsOf(await person.send(contract.file.load, { query: {} }))
  expect(await filesOf(tester)).toEqual(expect.arrayContaining([ofGauge.id, ofThermometer.id, ofNothing.id]))
  await limit('tester', 'own')
  expect(await filesOf(tester)).toEqual([ofGauge.id])
  expect(await filesOf(thermal)).toEqual([ofThermometer.id, ofNothing.id].toSorted())
  await expect(tester.send(contract.file.preview, { query: { fileId: ofThermometer.id } })).rejects.toMatchObject(absent)
  await expect(tester.send(contract.file.ticket, { body: { id: ofNothing.id, kind: 'file' } })).rejects.toMatchObject(absent)
  await expect(upload(tester, { subjectKind: 'item', subjectId: thermometer })).rejects.toMatchObject(absent)
  await limit('tester', 'department')
  expect(await filesOf(tester)).toEqual([ofGauge.id])
  await limit('tester', 'tenant')
})

test('[PERM-3][FILE-1] what the institute adds to an order is unseen by its client until somebody shows it to them, and is taken back', async () => {
  const enterId = await anEnterprise(reception)
  const { id: orderId } = await reception.send(contract.order.submit, { body: orderForm(enterId) })
  const query = { subjectKind: 'order', subjectId: orderId } as const
  const file = await reception.send(contract.file.upload, { query, body: new File(['a note'], '协议.txt') })
  expect(file.forClient).toBe(false)
  const customer = await server.signIn('customer')
  const seen = async () =>
    (await customer.send(contract.file.load, { query: { ...query, current: 1, size: 20 } })).records.map(({ id }) => id)
  const show = (forClient: boolean, person = reception) =>
    person.send(contract.file.show, { body: { fileId: file.id, forClient } })
  expect(await seen()).toEqual([])
  expect(await show(true)).toMatchObject({ id: file.id, forClient: true })
  expect(await seen()).toEqual([file.id])
  expect((await customer.send(contract.file.ticket, { body: { id: file.id, kind: 'file' } })).fileId).toBe(file.id)
  for (const person of [customer, tester]) await expect(show(false, person)).rejects.toMatchObject({ code: 403 })
  await show(false)
  expect(await seen()).toEqual([])
  // What the client handed in is theirs to see, whatever anybody says; of another client nothing is seen.
  const theirs = await customer.send(contract.file.upload, { query, body: new File(['b'], '要求.txt') })
  await expect(reception.send(contract.file.show, { body: { fileId: theirs.id, forClient: false } })).rejects.toMatchObject({
    code: 404,
  })
  const others = (await reception.send(contract.enterprise.search, { query: { keyword: '公司' } })).find(
    ({ id }) => id !== enterId,
  )
  const foreign = await reception.send(contract.order.submit, { body: orderForm(others?.id ?? '') })
  const hidden = await reception.send(contract.file.upload, {
    query: { subjectKind: 'order', subjectId: foreign.id },
    body: new File(['c'], '别家.txt'),
  })
  await reception.send(contract.file.show, { body: { fileId: hidden.id, forClient: true } })
  await expect(customer.send(contract.file.ticket, { body: { id: hidden.id, kind: 'file' } })).rejects.toMatchObject({
    code: 404,
  })
})

test('[PERM-3] a role of the institute is limited as the others are, and its limit goes with it', async () => {
  const keeper = { roleName: '值班员', roleAlias: 'keeper', madeOf: ['tester'] }
  const made = await admin.send(contract.role.submit, { body: keeper })
  await limit('keeper', 'own')
  expect(await admin.send(contract.role.detail, { query: { id: made.id } })).toMatchObject({ dataScope: 'own' })
  const person = await somebody('keeper1', ['keeper'], '力学室')
  expect(await itemsOf(person)).toEqual([])
  await admin.send(contract.account.update, { body: { id: person.id, name: 'k', roles: ['tester'] } })
  await admin.send(contract.role.remove, { query: { ids: made.id } })
  const again = await admin.send(contract.role.submit, { body: keeper })
  expect(again.dataScope).toBe('tenant')
})

test('[PERM-3] the reach of administrators and customers stays, and a role that is not there has none', async () => {
  for (const role of ['admin', 'customer'])
    await expect(limit(role, 'own')).rejects.toMatchObject({ code: 409, reason: 'role.reach-stays' })
  await expect(limit('nobody', 'own')).rejects.toMatchObject(absent)
  await expect(tester.send(contract.role.limit, { body: { roleAlias: 'tester', dataScope: 'tenant' } })).rejects.toMatchObject({
    code: 403,
  })
})
