import { contract } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import { afterEach, expect, test } from 'vitest'
import { officeAt, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { dispatcher, tester } = office
const thermal = await server.signIn('tester2')
const board = () => dispatcher.send(contract.dispatch.board, {})
const assign = (id: string, assignee: string) => office.moveItem(dispatcher, id, 'assign', { assignee })
const yesterday = addDays(dayInShanghai(new Date()), -1)

afterEach(async () => {
  await server.owner.query("update staff_qualification set valid_until = '2028-12-31'")
  await server.owner.query("update department_ability set ability_status = '1'")
  await server.owner.query(
    "update measuring_standard set valid_until = '2028-12-31' where valid_until < current_date and certificate_number <> ''",
  )
  await server.owner.query("delete from parameter where key = 'dispatch.week-hours'")
})

test('[BIZ-4] the board shows what waits, who there is, and what each has in hand, in minutes of a week', async () => {
  const {
    items: [gauge, thermometer],
  } = await office.acceptedOrder()
  const before = await board()
  expect(before.today).toBe(dayInShanghai(new Date()))
  expect(before.capacity).toBe(36 * 60)
  expect(before.people.map(({ staffName }) => staffName).toSorted()).toEqual(['林知夏', '沈砚', '谭青'].toSorted())
  expect(before.departments.map(({ name }) => name)).toEqual(expect.arrayContaining(['力学室', '热工室']))
  const waiting = before.items.filter(({ testerId }) => testerId === null)
  expect(waiting.map(({ id }) => id)).toEqual(expect.arrayContaining([gauge, thermometer]))
  expect(before.items.find(({ id }) => id === gauge)).toMatchObject({
    technologyDomain: '12',
    abilityType: '1',
    state: '100',
    minutes: 65,
    due: null,
    refusal: null,
  })
  await office.begun(gauge)
  const after = await board()
  expect(after.items.find(({ id }) => id === gauge)).toMatchObject({ state: '300', testerId: tester.id })
  await server.owner.query(
    "insert into parameter (tenant_id, name, key, value) values ('000000', '周工时', 'dispatch.week-hours', '40')",
  )
  expect((await board()).capacity).toBe(2400)
})

test('[BIZ-4] what was not received, or whose order nobody has accepted, is not on the board', async () => {
  const { items } = await office.acceptedOrder()
  const shown = async () => (await board()).items.map(({ id }) => id)
  expect(await shown()).toContain(items[0])
  await server.owner.query('update sample set received_at = null where id = (select sample_id from item where id = $1)', [
    items[0],
  ])
  expect(await shown()).not.toContain(items[0])
})

test('[BIZ-17] who has no certificate for the work, or one that has run out, is not given it: board, candidates and server say why', async () => {
  const {
    items: [gauge],
  } = await office.acceptedOrder()
  await office.moveItem(dispatcher, gauge, 'dispatch')
  const whyOf = async (staffId: string) =>
    (await dispatcher.send(contract.staff.candidates, { query: { itemId: gauge } })).find((one) => one.staffId === staffId)
      ?.refusal
  expect(await whyOf(tester.id)).toBeNull()
  expect(await whyOf(thermal.id)).toBe('没有力学专业检定的证件')
  await expect(assign(gauge, thermal.id)).rejects.toMatchObject({
    code: 409,
    reason: 'item.tester-refused',
    message: '不能指派给这位人员：没有力学专业检定的证件',
  })
  await server.owner.query('update staff_qualification set valid_until = $1 where account_id = $2', [yesterday, tester.id])
  const person = (await board()).people.find(({ staffId }) => staffId === tester.id)
  expect(person?.certificates.find((one) => one.technologyDomain === '12' && one.abilityType === '1')?.validUntil).toBe(yesterday)
  expect(await whyOf(tester.id)).toBe(`证件已于 ${yesterday} 到期`)
  await expect(assign(gauge, tester.id)).rejects.toMatchObject({
    code: 409,
    message: `不能指派给这位人员：证件已于 ${yesterday} 到期`,
  })
})

test('[BIZ-17] work that no laboratory can do any more is given to nobody, also where it was dispatched before', async () => {
  const {
    items: [gauge],
  } = await office.acceptedOrder()
  await office.moveItem(dispatcher, gauge, 'dispatch')
  await server.owner.query("update department_ability set ability_status = '2' where technology_domain = '12'")
  expect((await board()).items.find(({ id }) => id === gauge)?.refusal).toBe('没有启用这项能力的部门')
  await expect(assign(gauge, tester.id)).rejects.toMatchObject({
    code: 409,
    message: '不能指派给这位人员：没有启用这项能力的部门',
  })
  await server.owner.query("update department_ability set ability_status = '1'")
  await server.owner.query("update measuring_standard set valid_until = $1 where technology_domain = '12'", [yesterday])
  expect((await board()).items.find(({ id }) => id === gauge)?.refusal).toBe('没有在用且在有效期内的计量标准')
})

test('[BIZ-4] work goes to the laboratory of whoever does it, where that one has the ability', async () => {
  const {
    items: [, thermometer],
  } = await office.acceptedOrder()
  await office.moveItem(dispatcher, thermometer, 'dispatch')
  await assign(thermometer, thermal.id)
  expect((await dispatcher.send(contract.item.detail, { query: { id: thermometer } })).deptName).toBe('热工室')
  // 沈砚 holds the certificate and belongs to mechanics, which has no such ability: it stays where it was dispatched to.
  const other = await office.acceptedOrder()
  await office.moveItem(dispatcher, other.items[1], 'dispatch')
  await assign(other.items[1], tester.id)
  expect((await dispatcher.send(contract.item.detail, { query: { id: other.items[1] } })).deptName).toBe('热工室')
})

test('[FLOW-3] of two dispatchers who give one item to two people one succeeds, the other is told and sees the new state', async () => {
  const {
    items: [, thermometer],
  } = await office.acceptedOrder()
  const { version } = await office.moveItem(dispatcher, thermometer, 'dispatch')
  const give = (assignee: string) =>
    dispatcher.send(contract.item.move, { body: { id: thermometer, version, action: 'assign', assignee } })
  const results = await Promise.allSettled([give(tester.id), give(thermal.id)])
  const failed = results.filter((result) => result.status === 'rejected')
  expect(failed).toHaveLength(1)
  expect(failed[0]?.reason).toMatchObject({ code: 409, reason: 'changed', data: { state: '300' } })
})

test('[PERM-1][PERM-2] the board is the dispatcher’s; another institute has its own, and it is empty', async () => {
  await expect(tester.send(contract.dispatch.board, {})).rejects.toMatchObject({ code: 403 })
  await server.owner.query("update account set roles = '{admin,dispatcher}' where tenant_id = '000001' and account = 'admin'")
  const stranger = await server.signIn('admin', '000001')
  expect(await stranger.send(contract.dispatch.board, {})).toMatchObject({ items: [], people: [], departments: [], more: 0 })
})
