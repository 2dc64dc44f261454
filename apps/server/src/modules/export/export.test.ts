import { contract, type ExportState, type ExportWishBody } from '@etalon/api/contract'
import { parse } from 'csv-parse/sync'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../../db/index.ts'
import { storageInFolder } from '../../files/storage.ts'
import { createJobs } from '../../jobs/index.ts'
import {
  all,
  anEnterprise,
  auditedQuote,
  manyOrders,
  orderForm,
  type Person,
  quoteForm,
  startTestServer,
} from '../../testing/index.ts'
import { addExports } from './export-jobs.ts'
import { exportSources } from './export-sources.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const { export: calls } = contract

beforeAll(async () => {
  await manyOrders(server.owner, { orders: 8000 })
})

const columns = [
  { field: 'orderNo', header: '委托单号' },
  { field: 'enterName', header: '委托单位' },
  { field: 'state', header: '状态' },
  { field: 'amount', header: '金额' },
  { field: 'billDate', header: '登记日期' },
]
const wish = (changes: Partial<ExportWishBody> = {}): ExportWishBody => ({
  resource: 'order',
  format: 'csv',
  title: '委托单',
  search: all({ orderNo: 'ZZ' }),
  columns,
  ...changes,
})
const submit = (person: Person, changes?: Partial<ExportWishBody>) => person.send(calls.submit, { body: wish(changes) })
const state = (person: Person, id: string) => person.send(calls.detail, { query: { id } })

async function settled(person: Person, { id }: ExportState): Promise<ExportState> {
  await expect.poll(async () => (await state(person, id)).state, { timeout: 20_000, interval: 50 }).not.toMatch(/queued|running/)
  return await state(person, id)
}

async function fileOf(person: Person, id: string): Promise<Response> {
  const { ticket } = await person.send(contract.file.ticket, { body: { id, kind: 'export' } })
  return await fetch(`${server.workspaceUrl}${contract.file.download.path}?${new URLSearchParams({ fileId: id, ticket })}`)
}

async function rowsOf(person: Person, changes?: Partial<ExportWishBody>): Promise<string[][]> {
  const done = await settled(person, await submit(person, changes))
  expect(done).toMatchObject({ state: 'done', reason: null })
  return parse(Buffer.from(await (await fileOf(person, done.id)).arrayBuffer()), { bom: true })
}

test('[TBL-6] all that match are in the file, as the list shows them and in its order', async () => {
  const begun = await submit(reception, { search: { ...all({ orderNo: 'ZZ', state: '300' }), ascs: 'amount' } })
  expect(begun).toMatchObject({ state: expect.stringMatching(/queued|running/), resource: 'order', format: 'csv', written: 0 })
  expect(begun.name).toMatch(/^委托单-\d{8}-\d{6}\.csv$/)
  const done = await settled(reception, begun)
  const { rows } = await server.owner.query<{ row: string[] }>(`
    select array[o.order_no, e.name, '检测中', o.amount::text, o.bill_date::text] as row from work_order o join enterprise e on e.id = o.enterprise_id
    where o.order_no like 'ZZ%' and o.state = '300' order by o.amount, o.id`)
  expect(done).toMatchObject({ state: 'done', written: rows.length, expected: rows.length })
  const response = await fileOf(reception, done.id)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(done.name)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.length).toBe(done.size)
  const found: string[][] = parse(bytes, { bom: true })
  expect(found[0]).toEqual(columns.map(({ header }) => header))
  expect(found.slice(1).map(String)).toEqual(rows.map(({ row }) => String(row)))
})

test('[TBL-6] an XLSX is opened by another library: texts, numbers and days, headers and labels in the language of whoever asks', async () => {
  const english = { 'Accept-Language': 'en' }
  const body = wish({
    format: 'xlsx',
    title: 'Orders',
    search: all({ orderNo: 'ZZ0000000' }),
    columns: columns.map(({ field }) => ({ field, header: field })),
  })
  const done = await settled(reception, await reception.send(calls.submit, { body, headers: english }))
  expect(done).toMatchObject({ state: 'done', written: 9 })
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(await (await fileOf(reception, done.id)).arrayBuffer())
  const [sheet] = book.worksheets
  expect(sheet?.name).toBe('Orders')
  const cells = (row: number) => columns.map((_, at) => sheet?.getRow(row).getCell(at + 1).value)
  expect(cells(1)).toEqual(columns.map(({ field }) => field))
  expect(cells(2)).toEqual(['ZZ00000009', expect.any(String), 'Pending audit', 2.25, new Date('2024-01-10T00:00:00Z')])
})

test('[TBL-6] chosen rows: these alone, or all but these', async () => {
  const { records } = await reception.send(contract.order.page, { body: all({ orderNo: 'ZZ000000' }) })
  const [first, second] = records
  const ids = [first?.id ?? '', second?.id ?? '']
  const numbers = async (mode: 'these' | 'allBut') =>
    (await rowsOf(reception, { search: all({ orderNo: 'ZZ000000' }), rows: { mode, ids } })).slice(1).map(([number]) => number)
  expect(await numbers('these')).toEqual([first?.orderNo, second?.orderNo])
  const others = await numbers('allBut')
  expect(others).toHaveLength(97)
  expect(others).not.toContain(first?.orderNo)
})

test.each(Object.entries(exportSources))('[TBL-6] the list of %s is written as a file', async (resource, { columns: known }) => {
  const admin = await server.signIn('admin')
  const fields = Object.keys(known)
  const [heads, ...rows] = await rowsOf(admin, {
    ...{ resource: resource as keyof typeof exportSources, title: resource, search: all({}) },
    columns: fields.map((field) => ({ field, header: field })),
  })
  expect(heads).toEqual(fields)
  for (const row of rows) expect(row).toHaveLength(fields.length)
})

test('[BIZ-6][TBL-6] of a quote whose audit is not over a file says no more than the list: not that it is void', async () => {
  const [cashier, approver] = [await server.signIn('cashier'), await server.signIn('approver')]
  const enterId = await anEnterprise(reception)
  const { quoteNo: waiting } = await cashier.send(contract.quote.submit, { body: quoteForm(enterId) })
  const audited = await cashier.send(contract.quote.detail, {
    query: { id: await auditedQuote(cashier, approver, quoteForm(enterId)) },
  })
  const shown = await rowsOf(cashier, {
    ...{ resource: 'quote', title: '报价单', search: all({}) },
    columns: [
      { field: 'quoteNo', header: '报价单号' },
      { field: 'quoteStatus', header: '状态' },
    ],
  })
  expect(new Map(shown.map(([number, status]) => [number, status]))).toEqual(
    new Map([
      ['报价单号', '状态'],
      [waiting, ''],
      [audited.quoteNo, '可用'],
    ]),
  )
})

test('[TBL-6][F43][ASVS 1.2.10] what somebody typed into a record does not run as a formula', async () => {
  const form = orderForm(await anEnterprise(reception), { applicant: '=HYPERLINK("http://x")' })
  await reception.send(contract.order.submit, { body: form })
  const rows = await rowsOf(reception, {
    search: all({ applicant: 'HYPERLINK' }),
    columns: [{ field: 'applicant', header: '=姓名' }],
  })
  expect(rows).toEqual([["'=姓名"], [`'=HYPERLINK("http://x")`]])
})

test.each<[ExportWishBody['resource'], string, readonly string[]]>([
  ['sample', 'sampleNo', ['sampleNo', 'condition', 'materials', 'receivedAt', 'receivedByName']],
  ['item', 'itemNo', ['itemNo', 'abilityType', 'state', 'testerName', 'deptName', 'hopeTestDate']],
  ['report', 'reportNo', ['reportNo', 'certificateNumber', 'issuedAt', 'state']],
])('[TBL-6] a list of %ss is written too', async (resource, number, fields) => {
  const rows = await rowsOf(reception, {
    resource,
    search: all({ [number]: resource === 'item' ? 'XZZ0000001' : 'ZZ0000001' }),
    columns: fields.map((field) => ({ field, header: field })),
  })
  expect(rows[0]).toEqual(fields)
  expect(rows).toHaveLength(resource === 'report' ? 1 : 21)
})

test('[PERM-3][TBL-6] a file holds what whoever asked reaches, and nobody else gets it', async () => {
  const customer = await server.signIn('customer')
  const mine = await rowsOf(customer, { search: all({}), columns: [{ field: 'enterName', header: 'x' }] })
  const { rows: counted } = await server.owner.query<{ total: number }>(
    "select count(*)::int as total from work_order where enterprise_id = (select enterprise_id from account where account = 'customer' and tenant_id = '000000')",
  )
  expect(mine).toHaveLength((counted[0]?.total ?? 0) + 1)
  expect(new Set(mine.slice(1).flat()).size).toBe(1)
  const done = await settled(reception, await submit(reception, { search: all({ orderNo: 'ZZ0000001' }) }))
  for (const stranger of [customer, await server.signIn('admin'), await server.signIn('admin', '000001')]) {
    await expect(state(stranger, done.id)).rejects.toMatchObject({ code: 404 })
    await expect(stranger.send(calls.cancel, { body: { id: done.id } })).rejects.toMatchObject({ code: 404 })
    await expect(stranger.send(contract.file.ticket, { body: { id: done.id, kind: 'export' } })).rejects.toMatchObject({
      code: 404,
    })
  }
})

test('[PERM-1][TBL-6] who may read no more when the file is begun gets none, and is told why', async () => {
  const { rows } = await server.owner.query<{ id: string; key: string; account_id: string }>(
    `insert into export_job (tenant_id, account_id, resource, format, language, name, wish)
     select '000000', id, 'order', 'csv', 'zh', 'x.csv', $1 from account where tenant_id = '000000' and account = 'tester3'
     returning id::text, key::text, account_id::text`,
    [JSON.stringify(wish())],
  )
  const [begun] = rows
  if (!begun) throw new Error('nothing was begun')
  await server.owner.query('update account set enabled = false where id = $1', [begun.account_id])
  await server.jobs.send('export', begun.key, { tenant: '000000', id: begun.id })
  const found = async () => (await server.owner.query('select state, reason from export_job where id = $1', [begun.id])).rows[0]
  await expect.poll(found, { timeout: 20_000 }).toEqual({ state: 'failed', reason: '您没有此操作的权限' })
  await server.owner.query('update account set enabled = true where id = $1', [begun.account_id])
})

/** Lets a list have a column that takes the database 50 ms for each row, as long as `work` lasts. */
async function withSlowColumn(work: () => Promise<void>): Promise<void> {
  await server.owner.query(`
    create or replace function slow_text(value text) returns text language plpgsql volatile as $$
    begin perform pg_sleep(0.05); return value; end $$`)
  Object.assign(exportSources.order.columns, { slow: { sql: sql`slow_text(o.order_no)`, kind: 'text' } })
  await work().finally(() => Reflect.deleteProperty(exportSources.order.columns, 'slow'))
}
const slowly = { columns: [{ field: 'slow', header: 'x' }] }
const readers = async () =>
  (
    await server.owner.query(
      `select pid from pg_stat_activity where datname = current_database() and query like 'fetch forward%' and state = 'active'`,
    )
  ).rows.length

test('[TBL-6] cancelled, an export stops in the database too, and its file is nowhere', () =>
  withSlowColumn(async () => {
    const begun = await submit(reception, slowly)
    await expect.poll(readers, { timeout: 10_000 }).toBe(1)
    expect(await reception.send(calls.cancel, { body: { id: begun.id } })).toMatchObject({ state: 'cancelled' })
    await expect.poll(readers, { timeout: 5000 }).toBe(0)
    await expect(reception.send(contract.file.ticket, { body: { id: begun.id, kind: 'export' } })).rejects.toMatchObject({
      code: 404,
    })
    expect((await reception.send(calls.list, {})).map(({ id }) => id)).not.toContain(begun.id)
  }))

test('[TBL-6] a file whose day is over is given to nobody: not by a new ticket, and not by one from before', async () => {
  const done = await settled(reception, await submit(reception, { search: all({ orderNo: 'ZZ0000001' }) }))
  const ask = () => reception.send(contract.file.ticket, { body: { id: done.id, kind: 'export' } })
  const { ticket } = await ask()
  await server.owner.query(`update export_job set expires_at = now() - interval '1 minute' where id = $1`, [done.id])
  await expect(ask()).rejects.toMatchObject({ code: 404 })
  const query = new URLSearchParams({ fileId: done.id, ticket })
  expect((await fetch(`${server.workspaceUrl}${contract.file.download.path}?${query}`)).status).toBe(403)
})

test.each<[string, object, number, string]>([
  ['a column that there is not', { columns: [{ field: 'passwordHash', header: 'x' }] }, 400, 'export.column'],
  ['a column of every object', { columns: [{ field: 'constructor', header: 'x' }] }, 400, 'export.column'],
  ['no column', { columns: [] }, 400, 'fields'],
  ['65 columns', { columns: Array.from({ length: 65 }, () => columns[0]) }, 400, 'fields'],
  ['another list', { resource: 'account' }, 400, 'fields'],
  ['another kind of file', { format: 'exe' }, 400, 'fields'],
  ['a search for what there is not', { search: all({ passwordHash: 'x' }) }, 400, 'search.unknown-field'],
  ['an order by what there is not', { search: { ...all({}), ascs: 'password' } }, 400, 'search.sort'],
  ['ids that are none', { rows: { mode: 'these', ids: ['1 or 1=1'] } }, 400, 'fields'],
  ['more ids than are taken', { rows: { mode: 'these', ids: Array.from({ length: 20_001 }, () => '1') } }, 400, 'fields'],
])('[TBL-6] %s is refused by name, and nothing is begun', async (_what, changes, code, reason) => {
  const count = async () => (await server.owner.query('select count(*)::int as count from export_job')).rows[0].count
  const before = await count()
  await expect(submit(reception, changes as Partial<ExportWishBody>)).rejects.toMatchObject({ code, reason })
  expect(await count()).toBe(before)
})

test('[TBL-6][ASVS 5.3.2] a title is no way out of the folder of downloads', async () => {
  const { name } = await settled(
    reception,
    await submit(reception, { title: '../../a\\b:c', search: all({ orderNo: 'ZZ00000001' }) }),
  )
  expect(name).toMatch(/^\.\. \.\. a b c-\d{8}-\d{6}\.csv$/)
})

test('[TBL-6] one person has three files written at a time', async () => {
  const auditor = await server.signIn('auditor')
  await server.owner.query(
    `insert into export_job (tenant_id, account_id, resource, format, language, name, wish, key)
     select '000000', $1, 'order', 'csv', 'zh', 'x', '{}', gen_random_uuid() from generate_series(1, 3)`,
    [auditor.id],
  )
  await expect(submit(auditor)).rejects.toMatchObject({ code: 409, reason: 'export.too-many' })
  await server.owner.query('delete from export_job where account_id = $1', [auditor.id])
})

/** Work of another process on the same database. */
function anotherProcess() {
  const jobs = createJobs(server.url, () => {})
  addExports(jobs, { database: server.database, storage: storageInFolder(`${server.dataFolder}/files`) })
  return jobs
}

test('[SRV-5][TBL-6] of two processes one writes a file', async () => {
  const second = anotherProcess()
  await second.start()
  try {
    const begun = await Promise.all([1, 2, 3].map((at) => submit(reception, { search: all({ orderNo: `ZZ0000${at}` }) })))
    for (const one of begun) expect(await settled(reception, one)).toMatchObject({ state: 'done' })
    const { rows } = await server.owner.query(
      `select retry_count from etalon_jobs.job where name = 'export' and state <> 'completed'`,
    )
    expect(rows).toEqual([])
  } finally {
    await second.stop()
  }
})

test('[SRV-5][TBL-6] what a process leaves unfinished, another writes from the beginning', () =>
  withSlowColumn(async () => {
    const left = await submit(reception, { ...slowly, search: all({ orderNo: 'ZZ000000' }) })
    await expect.poll(readers, { timeout: 10_000 }).toBe(1)
    const second = anotherProcess()
    await second.start()
    try {
      await server.jobs.stop()
      expect(await settled(reception, left)).toMatchObject({ state: 'done', written: 99 })
    } finally {
      await second.stop()
    }
  }))
