import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract, type RecordTemplateForm } from '@etalon/api/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { officeAt, startTestServer, typedFor } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)
const { dispatcher, tester, auditor } = office
const [admin, customer, other, stranger] = await Promise.all([
  server.signIn('admin'),
  server.signIn('customer'),
  server.signIn('tester2'),
  server.signIn('admin', '000001'),
])
const { recordTemplate, item } = contract

/** Transactions that wait for something that is no statement. */
async function waitingTransactions(): Promise<Set<string>> {
  const { rows } = await server.owner.query<{ which: string }>(
    `select pid || ' ' || xact_start as which from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  )
  return new Set(rows.map(({ which }) => which))
}

/** How many connections wait so and go on waiting, while whoever fetches a value has no answer: others come to their next statement. */
async function transactionsHeld(): Promise<number> {
  let held = await waitingTransactions()
  for (let looks = 0; looks < 12 && held.size > 0; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    held = (await waitingTransactions()).intersection(held)
  }
  return held.size
}
const held: number[] = []

/** A system of the laboratory that knows the air pressure: none of ours. */
const bridge = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://bridge')
  held.push(await transactionsHeld())
  if (pathname === '/moved') return response.writeHead(302, { Location: '/air' }).end()
  if (pathname === '/broken') return response.writeHead(500).end('no')
  if (pathname === '/long') return response.end(`"${'x'.repeat(70_000)}"`)
  response.end(JSON.stringify({ data: { kPa: 101.32, of: decodeURIComponent(pathname.slice(1)) } }))
})
await new Promise<void>((resolve) => bridge.listen(0, '127.0.0.1', () => resolve()))
afterAll(() => new Promise((resolve) => bridge.close(resolve)))
const host = `127.0.0.1:${(bridge.address() as AddressInfo).port}`

type Field = RecordTemplateForm['fields'][number]
const field = (changes: Partial<Field> = {}): Field => ({
  ...{ key: 'air', name: '大气压', nameEn: 'Air pressure', domain: '基础类', unit: 'kPa', access: '5', source: '', target: '' },
  required: true,
  ...changes,
})
const form = (fields: readonly Field[], changes: Partial<RecordTemplateForm> = {}): RecordTemplateForm => ({
  ...{ name: '压力表记录', nameEn: 'Gauge record', kindCode: 'YB-60', abilityType: '1', remark: '' },
  fields: [...fields],
  ...changes,
})
const keep = (fields: readonly Field[], changes: Partial<RecordTemplateForm> = {}, person = dispatcher) =>
  person.send(recordTemplate.submit, { body: form(fields, changes) })
const begun = async () => {
  const {
    items: [gauge],
  } = await office.acceptedOrder()
  await office.begun(gauge)
  return gauge
}
const record = async (gauge: string, fields?: Record<string, string>) => {
  const given = await typedFor(tester, gauge)
  return await tester.send(item.submit, {
    body: { id: gauge, ...given, typed: { ...given.typed, ...(fields ? { fields } : {}) } },
  })
}

beforeEach(async () => {
  await server.owner.query('delete from record_template')
  await server.owner.query(`delete from parameter where key = 'record-template.hosts'`)
})

test('[BIZ-18] a record asks for the fields of its template, is not handed in without them, and stays as it was made once the template changes', async () => {
  const kept = await keep([field(), field({ key: 'note', name: '备注', domain: '样品类', required: false, unit: '' })])
  expect(kept).toMatchObject({ kindName: '弹性元件式一般压力表', status: '0', version: 0 })
  const gauge = await begun()
  expect((await tester.send(item.detail, { query: { id: gauge } })).template).toMatchObject({
    id: kept.id,
    fields: [{ key: 'air' }, {}],
  })
  const without = await record(gauge)
  expect(without.standing.facts.resultsComplete).toBe(false)
  await expect(office.moveItem(tester, gauge, 'submit')).rejects.toMatchObject({ code: 409 })
  await expect(record(gauge, { air: '101.3', wind: '3' })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'typed.fields.wind' }],
  })
  const whole = await record(gauge, { air: '101.3' })
  expect(whole.standing.facts.resultsComplete).toBe(true)
  await office.moveItem(tester, gauge, 'submit')
  await keep([field({ key: 'water', name: '水压' })], { id: kept.id, version: 0 })
  const read = await auditor.send(item.detail, { query: { id: gauge } })
  expect(read.typed?.fields).toEqual({ air: '101.3' })
  expect(read.template).toMatchObject({ version: 0, fields: [{ key: 'air', name: '大气压' }, { key: 'note' }] })
  expect((await customer.send(item.detail, { query: { id: gauge } })).template).toBeNull()
  const history = await admin.send(recordTemplate.history, { query: { id: kept.id } })
  expect(history.map(({ action }) => action)).toEqual(['register', 'edit'])
})

test('[BIZ-18] values come from the institute’s own database: of the sample, the order, and the record before', async () => {
  await keep([
    field({ key: 'model', access: '2', source: 'sample.model' }),
    field({ key: 'temp', access: '2', source: 'last.temperature', target: 'condition:temperature' }),
  ])
  const before = await begun()
  await record(before, { model: 'YB-60' })
  const gauge = await begun()
  const ask = (wanted: string) => tester.send(recordTemplate.value, { query: { itemId: gauge, field: wanted } })
  expect(await ask('model')).toEqual({ value: 'YB-60' })
  expect(await ask('temp')).toEqual({ value: '20.3' })
  await expect(ask('nothing')).rejects.toMatchObject({ code: 404 })
  await expect(other.send(recordTemplate.value, { query: { itemId: gauge, field: 'model' } })).rejects.toMatchObject({
    code: 403,
  })
})

test('[BIZ-18][SEC-2][ASVS 1.3.6] another system is asked where its host is allowed, is not followed elsewhere, and what it does not answer is said', async () => {
  const at = (path: string, way: string) =>
    field({ key: `k${path.replace(/\W/g, '')}${way.replace(/\W/g, '')}`, access: '3', source: `http://${host}/${path}#${way}` })
  const fields = [
    at('{serial}', 'data.kPa'),
    at('{serial}', 'data.of'),
    at('{serial}', 'data.none'),
    ...['moved', 'broken', 'long'].map((path) => at(path, '')),
  ]
  await keep(fields)
  const gauge = await begun()
  const ask = (place: number) => tester.send(recordTemplate.value, { query: { itemId: gauge, field: fields[place]?.key ?? '' } })
  await expect(ask(0)).rejects.toMatchObject({ code: 409, reason: 'record-template.host' })
  await server.owner.query(
    `insert into parameter (tenant_id, name, key, value) values ('000000', '采集接口', 'record-template.hosts', $1)`,
    [`bridge.example, ${host}`],
  )
  expect(await ask(0)).toEqual({ value: '101.32' })
  expect(await ask(1)).toEqual({ value: 'A-0713' })
  await expect(ask(2)).rejects.toMatchObject({ code: 502, reason: 'record-template.no-value' })
  for (const place of [3, 4, 5]) await expect(ask(place)).rejects.toMatchObject({ code: 502, reason: 'record-template.silent' })
  // Whoever waits for another system holds nothing that others need.
  expect(new Set(held)).toEqual(new Set([0]))
})

test('[BIZ-18] what is no template is refused, and the field is named; there is one for a kind and an ability', async () => {
  const refused = (fields: readonly Field[], changes: Partial<RecordTemplateForm>, path: string) =>
    expect(keep(fields, changes)).rejects.toMatchObject({ code: 400, fields: [{ path }] })
  await refused([], {}, 'fields')
  await refused([field()], { kindCode: 'NOTHING' }, 'kindCode')
  await refused([field()], { abilityType: '9' }, 'abilityType')
  await refused([field({ domain: '别的' })], {}, 'fields.0.domain')
  await refused([field({ access: '2', source: 'account.password_hash' })], {}, 'fields.0.source')
  await refused([field(), field()], {}, 'fields.1.key')
  const kept = await keep([field()])
  await expect(keep([field()])).rejects.toMatchObject({ code: 409, reason: 'record-template.known' })
  const off = await dispatcher.send(recordTemplate.turn, { body: { id: kept.id, version: 0, status: '1' } })
  expect(off.status).toBe('1')
  expect((await tester.send(item.detail, { query: { id: await begun() } })).template).toBeNull()
  await expect(keep([field()], { id: kept.id, version: 0 })).rejects.toMatchObject({ code: 409, reason: 'edited-meanwhile' })
  expect(await dispatcher.send(recordTemplate.remove, { query: { ids: kept.id } })).toBe(true)
})

test('[PERM-1][PERM-2] dispatchers and administrators keep templates, staff read them, customers and other institutes do not', async () => {
  const kept = await keep([field()], {}, admin)
  await expect(keep([field()], { kindCode: 'PT100' }, tester)).rejects.toMatchObject({ code: 403 })
  expect((await tester.send(recordTemplate.list, { query: { keyword: '压力表', abilityType: '1', status: '0' } })).total).toBe(1)
  await expect(customer.send(recordTemplate.list, { query: {} })).rejects.toMatchObject({ code: 403 })
  expect((await stranger.send(recordTemplate.list, { query: {} })).total).toBe(0)
  await expect(stranger.send(recordTemplate.detail, { query: { id: kept.id } })).rejects.toMatchObject({ code: 404 })
})
