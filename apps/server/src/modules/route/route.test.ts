import { contract, type RouteNodeForm, type RoutePlanForm } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const [admin, reception, customer, stranger] = await Promise.all([
  server.signIn('admin'),
  server.signIn('reception'),
  server.signIn('customer'),
  server.signIn('admin', '000001'),
])
const { node, routePlan } = contract

let turn = 0
const nodeForm = (attribute: string, changes: Partial<RouteNodeForm> = {}): RouteNodeForm => {
  turn += 1
  return { code: `N${turn}`, name: `节点${turn}`, nameEn: `Node ${turn}`, attribute, address: '', remark: '', ...changes }
}
const keepNode = (attribute: string, changes: Partial<RouteNodeForm> = {}, person = admin) =>
  person.send(node.submit, { body: nodeForm(attribute, changes) })
const planForm = (stops: readonly string[], changes: Partial<RoutePlanForm> = {}): RoutePlanForm => {
  turn += 1
  return { code: `R${turn}`, name: `路线${turn}`, nameEn: '', type: '1', stops: [...stops], remark: '', ...changes }
}
const keepPlan = (stops: readonly string[], changes: Partial<RoutePlanForm> = {}) =>
  admin.send(routePlan.submit, { body: planForm(stops, changes) })
const [receipt, transfer, calibration, completion] = await Promise.all(['3', '2', '1', '4'].map((one) => keepNode(one)))
if (!receipt || !transfer || !calibration || !completion) throw new Error('there are four')

test('[SYS-4] a route goes from the counter over its transfer points to calibration, and another from there to where it is fetched', async () => {
  const there = await keepPlan([receipt.id, transfer.id, calibration.id], { carrierId: reception.id })
  expect(there).toMatchObject({ type: '1', state: '0', carrierName: '周岚', version: 0 })
  expect(there.stops.map(({ name, attribute }) => `${name} ${attribute}`)).toEqual([
    `${receipt.name} 3`,
    `${transfer.name} 2`,
    `${calibration.name} 1`,
  ])
  const back = await keepPlan([calibration.id, completion.id], { type: '2' })
  const listed = await reception.send(routePlan.list, { query: { type: '2', state: '0' } })
  expect(listed.records).toEqual([back])
  const changed = await keepPlan([receipt.id, calibration.id], { id: there.id, version: 0, code: there.code })
  expect(changed).toMatchObject({ version: 1, carrierId: null })
  expect(changed.stops).toHaveLength(2)
})

test('[SYS-4] stops that are no route of that type are refused, and the field is named', async () => {
  const refused = (stops: readonly string[], changes: Partial<RoutePlanForm>, path: string) =>
    expect(keepPlan(stops, changes)).rejects.toMatchObject({ code: 400, fields: [{ path }] })
  await refused([receipt.id], {}, 'stops')
  await refused([transfer.id, calibration.id], {}, 'stops')
  await refused([receipt.id, completion.id], {}, 'stops')
  await refused([receipt.id, completion.id, calibration.id], {}, 'stops')
  await refused([receipt.id, receipt.id, calibration.id], {}, 'stops')
  await refused([receipt.id, '999999999'], {}, 'stops')
  await refused([receipt.id, calibration.id], { type: '2' }, 'stops')
  await refused([receipt.id, calibration.id], { type: '9' }, 'type')
  await refused([receipt.id, calibration.id], { carrierId: customer.id }, 'carrierId')
  const kept = await keepPlan([receipt.id, calibration.id])
  await expect(keepPlan([receipt.id, calibration.id], { code: kept.code })).rejects.toMatchObject({ reason: 'route.code-taken' })
})

test('[SYS-4] what a stop of a route is stays so, and it is not removed; of two who change a node one does', async () => {
  const from = await keepNode('3')
  await keepPlan([from.id, calibration.id])
  await expect(keepNode('2', { id: from.id, version: 0 })).rejects.toMatchObject({ code: 400, fields: [{ path: 'attribute' }] })
  await expect(admin.send(node.remove, { query: { ids: from.id } })).rejects.toMatchObject({ code: 409, reason: 'node.in-use' })
  await expect(keepNode('9')).rejects.toMatchObject({ code: 400, fields: [{ path: 'attribute' }] })
  await expect(keepNode('1', { name: from.name })).rejects.toMatchObject({ code: 409, reason: 'node.taken' })
  const both = await Promise.allSettled(
    [1, 2].map((one) => keepNode('3', { id: from.id, version: 0, code: from.code, address: `${one} 号` })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const free = await keepNode('2')
  expect(await admin.send(node.remove, { query: { ids: free.id } })).toBe(true)
  const listed = await reception.send(node.list, { query: { keyword: from.code, attribute: '3' } })
  expect(listed.records.find(({ id }) => id === from.id)).toMatchObject({ routes: 1 })
})

test('[SYS-4][FLOW-3] a route goes out of use and back, and is removed', async () => {
  const kept = await keepPlan([receipt.id, calibration.id])
  const off = await admin.send(routePlan.turn, { body: { id: kept.id, version: 0, state: '1' } })
  expect(off.state).toBe('1')
  await expect(admin.send(routePlan.turn, { body: { id: kept.id, version: 0, state: '0' } })).rejects.toMatchObject({
    reason: 'edited-meanwhile',
  })
  await expect(admin.send(routePlan.turn, { body: { id: kept.id, version: 1, state: '1' } })).rejects.toMatchObject({
    reason: 'route.is-so',
  })
  expect(await admin.send(routePlan.remove, { query: { ids: kept.id } })).toBe(true)
  await expect(admin.send(routePlan.remove, { query: { ids: kept.id } })).rejects.toMatchObject({ code: 404 })
})

test('[PERM-1][PERM-2] administrators keep nodes and routes, staff read them, customers and other institutes do not', async () => {
  await expect(keepNode('3', {}, reception)).rejects.toMatchObject({ code: 403 })
  await expect(customer.send(node.list, { query: {} })).rejects.toMatchObject({ code: 403 })
  await expect(customer.send(routePlan.list, { query: {} })).rejects.toMatchObject({ code: 403 })
  expect((await stranger.send(node.list, { query: {} })).total).toBe(0)
  await expect(stranger.send(node.remove, { query: { ids: receipt.id } })).rejects.toMatchObject({ code: 404 })
  const body = planForm([receipt.id, calibration.id])
  await expect(stranger.send(routePlan.submit, { body })).rejects.toMatchObject({ code: 400, fields: [{ path: 'stops' }] })
})
