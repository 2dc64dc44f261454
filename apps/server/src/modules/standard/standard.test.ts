import { type CalibrationForm, contract, type StandardForm } from '@etalon/api/contract'
import { addDays, addMonths, dayInShanghai } from '@etalon/api/domain'
import { beforeAll, expect, test } from 'vitest'
import { officeAt, startTestServer } from '../../testing/index.ts'
import { all, typedFor } from '../../testing/main-flow.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { dispatcher, tester } = office
const [customer, stranger] = await Promise.all([server.signIn('customer'), server.signIn('admin', '000001')])
const { standard } = contract
const today = dayInShanghai(new Date())

const form = (changes: Partial<StandardForm> = {}): StandardForm => ({
  ...{ number: 'YL-9001', name: '数字压力计', nameEn: 'Digital pressure gauge', model: 'CPG', serial: 'S1', manufacturer: '' },
  ...{ range: '(0~10) MPa', accuracy: '0.02 级', unit: 'MPa', technologyDomain: '12', cycle: '12', place: '力学室', remark: '' },
  ...changes,
})
const detail = (id: string) => dispatcher.send(standard.detail, { query: { id } })
const calibrate = async (id: string, changes: Partial<CalibrationForm> = {}) =>
  await dispatcher.send(standard.calibrate, {
    body: {
      ...{ id, version: (await detail(id)).standing.version, certificateNumber: 'CNAS-1', calibratedOn: today },
      ...{ institution: '中国计量科学研究院', checkWay: '1', result: '1', remark: '' },
      ...changes,
    },
  })
const move = async (id: string, action: string, reason?: string) =>
  await dispatcher.send(standard.move, {
    body: { id, version: (await detail(id)).standing.version, action, ...(reason ? { reason } : {}) },
  })

let id = ''
beforeAll(async () => {
  id = (await dispatcher.send(standard.submit, { body: form() })).id
})

test('[BIZ-8] a new standard is out of use until it has a certificate, which says until when it counts', async () => {
  expect(await detail(id)).toMatchObject({ usable: false, certificateNumber: '', standing: { state: '2' }, calibrations: [] })
  await expect(move(id, 'enable')).rejects.toMatchObject({ code: 409, reason: 'move.fact', data: { fact: 'certificateValid' } })
  const traced = await calibrate(id, { expandedUncertainty: '0.0012', coverageFactor: '2' })
  expect(traced).toMatchObject({
    certificateNumber: 'CNAS-1',
    validUntil: addDays(addMonths(today, 12), -1),
    expandedUncertainty: '0.0012',
    coverageFactor: '2',
    usable: false,
    calibrations: [{ result: '1', byName: '高嵘', institution: '中国计量科学研究院' }],
  })
  expect(await move(id, 'enable')).toMatchObject({ state: '1' })
  expect(await detail(id)).toMatchObject({ usable: true })
})

test('[BIZ-8] what cannot be is refused, and the field is named', async () => {
  const refused = (changes: Partial<CalibrationForm>, path: string) =>
    expect(calibrate(id, changes)).rejects.toMatchObject({ code: 400, fields: [{ path }] })
  await refused({ calibratedOn: addDays(today, 1) }, 'calibratedOn')
  await refused({ validUntil: addDays(today, -1) }, 'validUntil')
  await refused({ result: '7' }, 'result')
  await refused({ checkWay: '9' }, 'checkWay')
  await refused({ expandedUncertainty: '0' }, 'expandedUncertainty')
  await refused({ expandedUncertainty: '0.1', coverageFactor: null }, 'coverageFactor')
  await expect(dispatcher.send(standard.submit, { body: form() })).rejects.toMatchObject({ reason: 'standard.number-taken' })
  await expect(dispatcher.send(standard.submit, { body: form({ number: 'X', cycle: '7' }) })).rejects.toMatchObject({
    fields: [{ path: 'cycle' }],
  })
})

test('[BIZ-8][FLOW-1] it is sealed, repaired and scrapped with a reason; after a repair it needs a new certificate', async () => {
  await expect(move(id, 'seal')).rejects.toMatchObject({ code: 400, reason: 'move.reason' })
  await move(id, 'seal', '暂不使用')
  await expect(move(id, 'repair', '坏了')).rejects.toMatchObject({ code: 409, reason: 'move.state' })
  await move(id, 'unseal')
  await move(id, 'repair', '示值漂移')
  expect(await move(id, 'repaired')).toMatchObject({ state: '2' })
  // Calibrated before the repair of that day: only what is written down of a day since then counts.
  await server.owner.query(`update standard_calibration set calibrated_on = calibrated_on - 10 where standard_id = $1`, [id])
  await expect(move(id, 'enable')).rejects.toMatchObject({ data: { fact: 'calibratedSinceRepair' } })
  await calibrate(id, { certificateNumber: 'CNAS-2' })
  expect(await move(id, 'enable')).toMatchObject({ state: '1' })
  const history = await dispatcher.send(standard.history, { query: { id } })
  expect(history.map(({ action }) => action)).toEqual([
    ...['register', 'calibrate', 'enable', 'seal', 'unseal', 'repair', 'repaired', 'calibrate', 'enable'],
  ])
})

test('[BIZ-8] one that is found not to conform goes out of use at once, and comes back with a certificate that does', async () => {
  const before = await detail(id)
  const after = await calibrate(id, { certificateNumber: 'CNAS-3', result: '2' })
  expect(after).toMatchObject({ usable: false, certificateNumber: before.certificateNumber, standing: { state: '2' } })
  await expect(move(id, 'enable')).rejects.toMatchObject({ data: { fact: 'certificateValid' } })
  await calibrate(id, { certificateNumber: 'CNAS-4' })
  await move(id, 'enable')
  expect((await detail(id)).usable).toBe(true)
})

test('[BIZ-8][BIZ-4] readings that name a standard whose certificate has run out are not taken', async () => {
  const {
    items: [gauge],
  } = await office.acceptedOrder()
  await office.begun(gauge)
  const good = await typedFor(tester, gauge)
  const offered = (await tester.send(contract.item.detail, { query: { id: gauge } })).standards
  expect(offered.find((one) => one.id === id)).toMatchObject({ usable: true })
  const long = addMonths(today, -14)
  await calibrate(id, { certificateNumber: 'CNAS-5', calibratedOn: long })
  expect(await detail(id)).toMatchObject({ usable: false, standing: { state: '1' } })
  const body = { id: gauge, ...good, typed: { ...good.typed, standardIds: [id] } }
  await expect(tester.send(contract.item.submit, { body })).rejects.toMatchObject({ code: 409, reason: 'item.standard-unusable' })
})

test('[BIZ-8] lists and calendar tell what ends when', async () => {
  const rows = async (filter: Record<string, unknown>) => (await dispatcher.send(standard.page, { body: all(filter) })).records
  expect((await rows({ state: '1', validUntil: ['1900-01-01', addDays(today, -1)] })).map(({ number }) => number)).toContain(
    'YL-9001',
  )
  const { validUntil: ends } = await calibrate(id, { certificateNumber: 'CNAS-6' })
  const days = await dispatcher.send(standard.dueDays, { query: { from: ends, to: ends } })
  expect(days.find(({ day }) => day === ends)?.count).toBe(1)
  await expect(dispatcher.send(standard.dueDays, { query: { from: today, to: addDays(today, 500) } })).rejects.toMatchObject({
    code: 400,
  })
})

test('[FLOW-3] who saves or moves an older version is told', async () => {
  const { standing } = await detail(id)
  const version = standing.version - 1
  await expect(dispatcher.send(standard.submit, { body: form({ id, version }) })).rejects.toMatchObject({
    reason: 'edited-meanwhile',
  })
  await expect(dispatcher.send(standard.move, { body: { id, version, action: 'seal', reason: '暂停' } })).rejects.toMatchObject({
    code: 409,
    reason: 'changed',
    data: { state: '1' },
  })
})

test('[PERM-1][PERM-2][PERM-3] testers read and change nothing, customers read nothing, another institute has none of it', async () => {
  await expect(tester.send(standard.submit, { body: form({ number: 'T-1' }) })).rejects.toMatchObject({ code: 403 })
  const { standing } = await detail(id)
  await expect(
    tester.send(standard.move, { body: { id, version: standing.version, action: 'seal', reason: '暂停' } }),
  ).rejects.toMatchObject({ code: 403, reason: 'move.role' })
  expect((await tester.send(standard.page, { body: all() })).total).toBeGreaterThan(5)
  await expect(customer.send(standard.page, { body: all() })).rejects.toMatchObject({ code: 403 })
  await expect(stranger.send(standard.detail, { query: { id } })).rejects.toMatchObject({ code: 404 })
  expect((await stranger.send(standard.page, { body: all() })).total).toBe(0)
})

test('[BIZ-8] what is scrapped stays so', async () => {
  await move(id, 'scrap', '无法修复')
  await expect(calibrate(id)).rejects.toMatchObject({ reason: 'standard.scrapped' })
  await expect(move(id, 'enable')).rejects.toMatchObject({ code: 409 })
})

test('[BIZ-8] a standard is classed by its kind, its grade and how it is managed; what is not said again stays, and a key of nothing is refused', async () => {
  const classes = { etalonType: '1', grade: '1', classify: '1', imported: '2' }
  const made = await dispatcher.send(standard.submit, { body: form({ number: 'YL-9100', ...classes }) })
  expect(made).toMatchObject(classes)
  const version = made.standing.version
  const kept = await dispatcher.send(standard.submit, {
    body: form({ id: made.id, version, number: 'YL-9100', name: '数字压力计（新）', imported: '' }),
  })
  expect(kept).toMatchObject({ ...classes, imported: '', name: '数字压力计（新）' })
  const found = await dispatcher.send(standard.page, { body: all({ grade: '1', classify: '1' }) })
  expect(found.records.map(({ number }) => number)).toContain('YL-9100')
  for (const name of ['etalonType', 'grade', 'classify', 'imported'] as const)
    await expect(dispatcher.send(standard.submit, { body: form({ number: 'YL-9101', [name]: '9' }) })).rejects.toMatchObject({
      fields: [{ path: name }],
    })
})
