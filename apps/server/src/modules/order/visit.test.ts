import { contract, type OrderForm } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { anEnterprise, orderForm, sessionsBehind, startTestServer } from '../../testing/index.ts'
import { papersOf } from '../../testing/papers.ts'

const server = await startTestServer()
const [admin, reception, tester, customer, stranger] = await Promise.all([
  server.signIn('admin'),
  server.signIn('reception'),
  server.signIn('tester'),
  server.signIn('customer'),
  server.signIn('admin', '000001'),
])
const enterId = await anEnterprise(reception)
const { paperOf } = papersOf(server)
const { vehicle } = contract

let turn = 0
const keepVehicle = (changes: object = {}, person = admin) => {
  turn += 1
  return person.send(vehicle.submit, { body: { carNumber: `湘A·${10_000 + turn}`, model: '厢式货车', remark: '', ...changes } })
}
type Visit = NonNullable<OrderForm['visit']>
const visitForm = (changes: Partial<Visit> = {}): Visit => ({
  ...{ title: '现场检测', place: '长沙市岳麓区麓谷大道 658 号', startTime: '2027-03-02 08:30', endTime: '2027-03-02 12:00' },
  ...{ contact: '贺文舟', mobile: '13874903316', needs: '380 V 电源', people: [tester.id], traffics: [] },
  ...changes,
})
const register = (visit: OrderForm['visit'], changes: Partial<OrderForm> = {}) =>
  reception.send(contract.order.submit, { body: orderForm(enterId, { serviceType: '2', visit, ...changes }) })
const detail = (id: string, person = reception) => person.send(contract.order.detail, { query: { id } })

test('[REG-1][REG-5] vehicles are written down once each, go out of use and back, and stay while a journey names them', async () => {
  const one = await keepVehicle()
  await expect(keepVehicle({ carNumber: one.carNumber })).rejects.toMatchObject({ code: 409, reason: 'vehicle.taken' })
  await expect(keepVehicle({}, reception)).rejects.toMatchObject({ code: 403 })
  await expect(customer.send(vehicle.list, { query: {} })).rejects.toMatchObject({ code: 403 })
  expect((await stranger.send(vehicle.list, { query: {} })).records).toEqual([])
  const changed = await keepVehicle({ id: one.id, version: one.version, carNumber: one.carNumber, model: '小型客车' })
  expect(changed).toMatchObject({ id: one.id, model: '小型客车', version: 1, status: '0', planned: 0 })
  await expect(keepVehicle({ id: one.id, version: 0 })).rejects.toMatchObject({ code: 409, reason: 'edited-meanwhile' })
  const off = await admin.send(vehicle.turn, { body: { id: one.id, version: 1, state: '1' } })
  await expect(register(visitForm({ traffics: [{ carId: one.id, driverUserId: reception.id }] }))).rejects.toMatchObject({
    code: 409,
    message: `车辆「${one.carNumber}」已停用`,
  })
  await admin.send(vehicle.turn, { body: { id: one.id, version: off.version, state: '0' } })
  await register(
    visitForm({
      startTime: '2027-01-04 08:00',
      endTime: '2027-01-04 10:00',
      traffics: [{ carId: one.id, driverUserId: reception.id }],
    }),
  )
  const [listed] = (await reception.send(vehicle.list, { query: { keyword: one.carNumber } })).records
  expect(listed).toMatchObject({ planned: 1 })
  await expect(admin.send(vehicle.remove, { query: { ids: one.id } })).rejects.toMatchObject({
    code: 409,
    reason: 'vehicle.in-use',
  })
  const free = await keepVehicle()
  expect(await admin.send(vehicle.remove, { query: { ids: free.id } })).toBe(true)
})

test('[REG-1] an order on site has a plan: when, where, who goes, whom to call, what is needed, and by which vehicles; the bill says it', async () => {
  const car = await keepVehicle()
  const visit = visitForm({ traffics: [{ carId: car.id, driverUserId: tester.id }] })
  const { id } = await register(visit)
  const order = await detail(id)
  expect(order.visit).toMatchObject({
    ...{ title: '现场检测', place: visit.place, startTime: '2027-03-02 08:30', endTime: '2027-03-02 12:00', needs: '380 V 电源' },
    people: [{ id: tester.id, name: '沈砚' }],
    traffics: [{ carId: car.id, carNumber: car.carNumber, driverUserId: tester.id, driverStaffName: '沈砚' }],
  })
  const { text } = await paperOf(await reception.send(contract.order.paper, { body: { id } }))
  for (const words of ['现场检测安排', '2027-03-0208:30', '2027-03-0212:00', '380V电源', car.carNumber, '沈砚'])
    expect(text, words).toContain(words)
  const change = async (changes: Partial<OrderForm>) =>
    reception.send(contract.order.submit, {
      body: orderForm(enterId, { id, version: (await detail(id)).standing.version, serviceType: '2', ...changes }),
    })
  // What says nothing of the plan leaves it; a changed one takes its place; null takes it out.
  await change({ remark: '加急' })
  expect((await detail(id)).visit).toMatchObject({ title: '现场检测' })
  await change({ visit: visitForm({ title: '改期', startTime: '2027-03-03 08:30', endTime: '2027-03-03 12:00', people: [] }) })
  expect((await detail(id)).visit).toMatchObject({ title: '改期', startTime: '2027-03-03 08:30', people: [], traffics: [] })
  await change({ visit: null })
  expect((await detail(id)).visit).toBeNull()
  await change({ visit: visitForm() })
  await change({ serviceType: '1' })
  expect((await detail(id)).visit).toBeNull()
})

test('[REG-5] a vehicle, and its driver, are at one place at a time: who else has them, and when, is said', async () => {
  const [car, other] = await Promise.all([keepVehicle(), keepVehicle()])
  const at = (from: string, to: string, carId = car.id, driverUserId = admin.id) =>
    visitForm({ startTime: `2027-05-06 ${from}`, endTime: `2027-05-06 ${to}`, traffics: [{ carId, driverUserId }] })
  const first = await register(at('08:00', '12:00'))
  await expect(register(at('11:59', '13:00'))).rejects.toMatchObject({
    code: 409,
    message: `车辆「${car.carNumber}」2027-05-06 08:00 至 2027-05-06 12:00 已安排给委托单 ${first.orderNo}`,
  })
  await expect(register(at('07:00', '08:01', other.id))).rejects.toMatchObject({ code: 409, reason: 'visit.driver-busy' })
  // What ends when another begins is no double booking, nor is one's own plan; what was voided is planned no more.
  await register(at('12:00', '13:00'))
  await reception.send(contract.order.submit, {
    body: orderForm(enterId, { id: first.id, version: first.version, serviceType: '2', visit: at('08:30', '12:00') }),
  })
  const { standing } = await detail(first.id)
  await reception.send(contract.order.move, {
    body: { id: first.id, version: standing.version, action: 'void', reason: '客户取消' },
  })
  await register(at('08:00', '12:00'))
  // Of two who want it at once one has it.
  const both = await Promise.allSettled([register(at('15:00', '16:00')), register(at('15:30', '17:00'))])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('[REG-5][FLOW-3] of two orders that are changed at once and want one vehicle, one gets it: the other waits, and is told', async () => {
  const [car, first, second] = [await keepVehicle(), await register(null), await register(null)]
  const wants = ({ id, version }: typeof first, driverUserId: string) =>
    reception.send(contract.order.submit, {
      body: orderForm(enterId, {
        ...{ id, version, serviceType: '2' },
        visit: visitForm({
          ...{ startTime: '2027-06-07 08:00', endTime: '2027-06-07 12:00', people: [] },
          traffics: [{ carId: car.id, driverUserId }],
        }),
      }),
    })
  // Nobody can write history: whoever has found the vehicle free has not committed yet.
  await server.owner.query('begin')
  await server.owner.query("select pg_advisory_xact_lock(hashtextextended('000000', 9))")
  const both = Promise.allSettled([wants(first, admin.id), wants(second, tester.id)])
  await expect.poll(() => sessionsBehind(server.owner)).toBe(2)
  await server.owner.query('commit')
  const answers = await both
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 409, reason: 'visit.vehicle-busy' },
  })
})

test.each([
  ['one that ends before it begins', { endTime: '2027-03-02 08:30' }, 'visit.ends-first'],
  ['people who are not there', { people: ['999999'] }, 'visit.no-such-person'],
  ['somebody of a client', { people: [customer.id] }, 'visit.no-such-person'],
  ['a vehicle that is not there', { traffics: [{ carId: '999999', driverUserId: tester.id }] }, 'visit.no-such-vehicle'],
  [
    'a driver twice',
    {
      traffics: [
        { carId: '1', driverUserId: tester.id },
        { carId: '2', driverUserId: tester.id },
      ],
    },
    'visit.twice',
  ],
])('[REG-1][SRV-3] a plan with %s is refused, and nothing is written', async (_what, changes, reason) => {
  const count = async () => (await server.owner.query('select count(*)::int as count from work_order')).rows[0].count
  const before = await count()
  await expect(register(visitForm(changes))).rejects.toMatchObject({ code: 400, reason })
  await expect(register(visitForm(), { serviceType: '1' })).rejects.toMatchObject({ code: 400, reason: 'visit.not-on-site' })
  expect(await count()).toBe(before)
})
