import { contract, type ItemTyped } from '@etalon/api/contract'
import { evaluate, measurementOf, sheetBy } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { officeAt, startTestServer, typedFor } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const customer = await server.signIn('customer')
const { tester, auditor } = office
const { item, report } = contract

/** Hands in the record of a gauge, whose verification has no uncertainty, with what is typed otherwise. */
async function handedIn(id: string, changes: (typed: ItemTyped) => Partial<ItemTyped>) {
  const { typed, version } = await typedFor(tester, id)
  const changed = { ...typed, ...changes(typed) }
  const { kindCode, abilityType } = await tester.send(item.detail, { query: { id } })
  const sheet = sheetBy(null, kindCode, abilityType)
  const measured = sheet && measurementOf(sheet, changed, [])
  if (!measured) throw new Error('a complete sheet')
  await tester.send(item.submit, { body: { id, version, typed: changed, evaluation: evaluate(measured) } })
  await office.moveItem(tester, id, 'submit')
}
const detail = (id: string) => auditor.send(item.detail, { query: { id } })
const recordsKept = async (id: string) =>
  (await auditor.send(item.history, { query: { id } })).filter(({ action }) => action.startsWith('record'))

test('[BIZ-4] surroundings beyond the method’s limits are kept with the record: whoever audits sees them, in the history too', async () => {
  const {
    items: [gauge],
  } = await office.acceptedOrder()
  await office.begun(gauge)
  await handedIn(gauge, () => ({ conditions: { temperature: '31.5', humidity: '52' } }))
  const temperature = { kind: 'condition', zh: '温度', en: 'Temperature', value: '31.5', unit: '℃', minimum: '15', maximum: '25' }
  expect((await detail(gauge)).deviations).toEqual([temperature])
  expect(await recordsKept(gauge)).toMatchObject([{ action: 'recordDeviating', reason: '31.5 ℃ (15–25)', byName: '沈砚' }])
  await office.moveItem(auditor, gauge, 'confirm')
  await office.moveItem(auditor, gauge, 'review')
  const { id } = await office.reportOf(gauge)
  expect((await auditor.send(report.detail, { query: { id } })).deviations).toEqual([temperature])
  // How the laboratory departed from its method is its own to tell, in the remark.
  expect((await customer.send(report.detail, { query: { id } })).deviations).toEqual([])
  expect((await customer.send(item.detail, { query: { id: gauge } })).deviations).toEqual([])
})

test('[BIZ-4] a record that follows its method departs in nothing', async () => {
  const {
    items: [gauge],
  } = await office.acceptedOrder()
  await office.tested(gauge)
  expect((await detail(gauge)).deviations).toEqual([])
  expect(await recordsKept(gauge)).toMatchObject([{ action: 'record', reason: null }])
})

test('[BIZ-4] weights alone for a pressure gauge are kept as a deviation; which standards suit is said with the kind', async () => {
  const {
    items: [gauge],
  } = await office.acceptedOrder()
  await office.begun(gauge)
  const before = await detail(gauge)
  expect(before.suitableStandards).toEqual(['活塞式压力计', '数字压力计'])
  const weights = before.standards.find(({ number }) => number === 'FM-0032')
  if (!weights) throw new Error('weights in the domain')
  await handedIn(gauge, () => ({ standardIds: [weights.id] }))
  const { number, name, nameEn } = weights
  expect((await detail(gauge)).deviations).toEqual([{ kind: 'standards', used: [{ number, name, nameEn }] }])
  expect(await recordsKept(gauge)).toMatchObject([{ action: 'recordDeviating', reason: 'FM-0032' }])
})
