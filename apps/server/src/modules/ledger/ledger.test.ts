import { contract, encodeSearch, type LedgerRow } from '@etalon/api/contract'
import { addDays, addMonths, dayInShanghai } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { officeAt, startTestServer } from '../../testing/index.ts'
import { all, anEnterprise } from '../../testing/main-flow.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { reception, issuer, tester } = office
const [customer, stranger] = await Promise.all([server.signIn('customer'), server.signIn('admin', '000001')])
const { ledger } = contract
const today = dayInShanghai(new Date())
const enterId = await anEnterprise(reception)

const row = (serial: string, changes: Partial<LedgerRow> = {}): LedgerRow => ({
  ...{ kindCode: 'YB-60', name: '压力表', model: 'YB-60', serial, manufacturer: '', range: '(0~1.6) MPa', accuracy: '1.6 级' },
  ...{ place: '锅炉房', deviceState: '1' },
  ...changes,
})
const write = (instruments: LedgerRow[], person = reception) => person.send(ledger.submit, { body: { enterId, instruments } })
const found = async (filter: Record<string, unknown>, person = reception) =>
  (await person.send(ledger.page, { body: all(filter) })).records
const one = async (serial: string) => {
  const [first] = await found({ enterId, serial })
  if (!first) throw new Error(`no ${serial}`)
  return first
}

test('[BIZ-8][BIZ-12] instruments are written down together, and each says until when it is valid', async () => {
  const last = addDays(addMonths(today, -6), 11)
  expect(
    await write([row('L-1', { lastTestedOn: last }), row('L-2', { lastTestedOn: last, ownCycle: '3' }), row('L-3')]),
  ).toEqual({ added: 3, changed: 0 })
  // The regulation wants six months; the day itself and the cycle, less one day.
  expect(await one('L-1')).toMatchObject({ cycle: '6', dueDate: addDays(addMonths(last, 6), -1), place: '锅炉房' })
  expect(await one('L-2')).toMatchObject({ cycle: '3', ownCycle: '3', dueDate: addDays(addMonths(last, 3), -1) })
  expect(await one('L-3')).toMatchObject({ dueDate: null, daysLeft: null })
  const due = await found({ enterId, deviceState: '1', dueDate: [today, addDays(today, 30)], serial: 'L-' })
  expect(due.map(({ serial }) => serial)).toEqual(['L-1'])
  expect(addDays(today, due[0]?.daysLeft ?? 0)).toBe(due[0]?.dueDate)
  // Longer than the regulation allows nobody chooses.
  const { id, version } = await one('L-1')
  await write([row('L-1', { id, version, lastTestedOn: last, ownCycle: '24' })])
  expect(await one('L-1')).toMatchObject({ cycle: '6' })
})

test('[BIZ-12] where one row cannot be taken none is, and the row is named', async () => {
  const fields = (...paths: string[]) => ({ code: 400, fields: paths.map((path) => ({ path })) })
  await expect(write([row('N-1'), row('l-3')])).rejects.toMatchObject(fields('instruments.1.serial'))
  await expect(write([row('N-1'), row('N-1')])).rejects.toMatchObject(fields('instruments.1.serial'))
  await expect(write([row('N-1', { kindCode: 'NONE' })])).rejects.toMatchObject(fields('instruments.0.kindCode'))
  await expect(write([row('N-1', { deviceState: '9' }), row('')])).rejects.toMatchObject({ code: 400 })
  await expect(write([row('N-1', { id: '1', version: 0 })])).rejects.toMatchObject({ code: 404 })
  expect(await found({ enterId, serial: 'N-1' })).toEqual([])
})

test('[BIZ-12] two numbers change places in one step', async () => {
  await write([row('S-1'), row('S-2')])
  const [first, second] = [await one('S-1'), await one('S-2')]
  expect(
    await write([row('S-2', { id: first.id, version: first.version }), row('S-1', { id: second.id, version: second.version })]),
  ).toEqual({ added: 0, changed: 2 })
  expect((await one('S-1')).id).toBe(second.id)
})

test('[BIZ-12][FLOW-3] who saw an older version of an instrument changes nothing, neither it nor what was sent with it', async () => {
  await write([row('V-1'), row('V-2')])
  const [first, second] = [await one('V-1'), await one('V-2')]
  await write([row('V-1', { id: first.id, version: first.version, place: '泵房' })])
  const late = [
    row('V-2', { id: second.id, version: second.version, place: '仓库' }),
    row('V-1', { id: first.id, version: first.version, place: '仓库' }),
    row('V-3'),
  ]
  await expect(write(late)).rejects.toMatchObject({ code: 409, reason: 'edited-meanwhile' })
  expect([(await one('V-1')).place, (await one('V-2')).place]).toEqual(['泵房', '锅炉房'])
  expect(await found({ enterId, serial: 'V-3' })).toEqual([])
  // Who does not say what they saw is told.
  await expect(write([row('V-1', { id: first.id })])).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'instruments.0.version' }],
  })
})

test('[BIZ-12][FLOW-3] of two who change one instrument at once one is told', async () => {
  await write([row('W-1')])
  const { id, version } = await one('W-1')
  const asked = ['泵房', '仓库'].map((place) => write([row('W-1', { id, version, place })], reception))
  const done = await Promise.allSettled(asked)
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('[BIZ-8] a calendar gets what is due on each day; what is out of use is due on none', async () => {
  const { id, version, dueDate } = await one('L-1')
  const daysOf = async () => await reception.send(ledger.dueDays, { query: { from: today, to: addDays(today, 40) } })
  const count = async () => (await daysOf()).find(({ day }) => day === dueDate)?.count ?? 0
  const before = await count()
  expect(before).toBeGreaterThan(0)
  await write([row('L-1', { id, version, deviceState: '4', lastTestedOn: (await one('L-1')).lastTestedOn })])
  expect(await count()).toBe(before - 1)
  await expect(reception.send(ledger.dueDays, { query: { from: today, to: addDays(today, 800) } })).rejects.toMatchObject({
    code: 400,
  })
  await expect(reception.send(ledger.dueDays, { query: { from: today, to: addDays(today, -1) } })).rejects.toMatchObject({
    code: 400,
  })
})

test('[BIZ-8] what is sent in is in the ledger once its certificate is issued, and due again', { timeout: 60_000 }, async () => {
  const {
    items: [gauge],
  } = await office.acceptedOrder()
  await office.approved(gauge)
  expect(await found({ serial: 'A-0713' })).toEqual([])
  await office.moveReport(issuer, gauge, 'issue')
  const [noted] = await found({ serial: 'A-0713' })
  expect(noted).toMatchObject({ kindCode: 'YB-60', cycle: '6', deviceState: '1' })
  expect(noted?.dueDate).toBe(addDays(addMonths(noted?.lastTestedOn ?? '', 6), -1))
})

test('[PERM-1][PERM-2][PERM-3] the laboratory reads and does not write; customers see their own; another institute nothing', async () => {
  await expect(write([row('P-1')], tester)).rejects.toMatchObject({ code: 403 })
  await expect(write([row('P-1')], customer)).rejects.toMatchObject({ code: 403 })
  const own = await found({}, customer)
  expect(new Set(own.map((each) => each.enterId))).toEqual(new Set([enterId]))
  expect(await found({}, stranger)).toEqual([])
  const { id } = await one('L-3')
  await expect(stranger.send(ledger.remove, { query: { ids: id } })).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(ledger.submit, { body: { enterId, instruments: [row('P-1')] } })).rejects.toMatchObject({
    code: 404,
  })
  expect(await reception.send(ledger.remove, { query: { ids: id } })).toBe(true)
  expect(await found({ enterId, serial: 'L-3' })).toEqual([])
})

test('[BIZ-8] the list is sorted by the day on which it is due, and what has none stands last', async () => {
  const { records } = await reception.send(ledger.page, {
    body: encodeSearch({ current: 1, size: 200, filter: {}, sort: [{ prop: 'dueDate', direction: 'ascending' }] }),
  })
  const days = records.map(({ dueDate }) => dueDate ?? '9999')
  expect(days).toEqual(days.toSorted())
  expect(days.length).toBeGreaterThan(20)
})
