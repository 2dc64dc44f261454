import { type contract, encodeSearch, type SearchQuestion } from '@etalon/api/contract'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { type SQL, sql, type Transaction } from '../db/index.ts'
import type { Ask } from '../http/index.ts'
import { dashboardHandlers } from '../modules/dashboard/handlers.ts'
import { itemResource } from '../modules/item/item-resource.ts'
import { orderResource } from '../modules/order/order-resource.ts'
import { reportResource } from '../modules/report/report-resource.ts'
import { sampleResource } from '../modules/sample/sample-resource.ts'
import { statisticsHandlers } from '../modules/statistics/handlers.ts'
import { seedMany } from '../seed/index.ts'
import type { Caller } from '../session/index.ts'
import { startTestServer } from '../testing/index.ts'

const server = await startTestServer()
const orders = 12_500
beforeAll(async () => {
  await seedMany(server.url, { orders, until: '2026-10-31', worthRebuilding: 0 })
}, 180_000)

const caller: Caller = {
  ...{ tenant: '000000', personId: '1', name: '', roles: ['reception'], sessionId: '', family: '' },
  ...{ withheld: [], isLocked: false, departmentId: null, enterpriseId: null, reach: 'tenant' },
}
/** What the figures are asked with, as far as they look at it. */
type AskOf = Ask<typeof contract.dashboard.flow> &
  Ask<typeof contract.dashboard.due> &
  Omit<Ask<typeof contract.statistics.items>, 'body'>

const resources = { order: orderResource, sample: sampleResource, item: itemResource, report: reportResource }

/** The plans of what some work asks of the database, one after the other. */
async function plansOfWork(
  work: (tx: Transaction) => Promise<unknown>,
  isMeant = (_statement: SQL): boolean => true,
): Promise<string> {
  const plans: string[] = []
  await server.database.within(caller.tenant, async (tx) => {
    const explaining = new Proxy(tx, {
      get(target, name) {
        if (name !== 'execute') return Reflect.get(target, name)
        return async (statement: SQL) => {
          if (isMeant(statement)) {
            const { rows } = await target.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`)
            plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
          }
          return await target.execute(statement)
        }
      },
    }) as Transaction
    await work(explaining)
  })
  return plans.join('\n')
}

/** The plans of the statement of a page, as the server asks it: how its rows are found, and how what is shown of them is looked up. */
async function plansOf(list: keyof typeof resources, asked: Partial<SearchQuestion>): Promise<{ found: string; shown: string }> {
  const plan = await plansOfWork(
    (tx) => resources[list].page(tx, caller, encodeSearch({ current: 1, size: 50, filter: {}, ...asked })),
    (statement) => /with hit as/.test(JSON.stringify(statement.queryChunks)),
  )
  const behind = plan.indexOf('InitPlan')
  return { found: plan.slice(plan.indexOf('CTE hit'), behind), shown: plan.slice(behind) }
}

test.each<[string, keyof typeof resources, Partial<SearchQuestion>, string]>([
  ['the newest orders', 'order', {}, 'work_order_pkey'],
  ['the newest items', 'item', {}, 'item_pkey'],
  ['three characters of an instrument, which are rare', 'sample', { filter: { name: '氦检漏' } }, 'sample_trigrams'],
  ['two characters of an instrument, which are rare', 'sample', { filter: { name: '核级' } }, 'sample_bigrams'],
  ['the same, of items', 'item', { filter: { instrumentName: '核级' } }, 'sample_bigrams'],
  [
    'three characters of an instrument, which are rare: of items',
    'item',
    { filter: { instrumentName: '氦检漏' } },
    'sample_trigrams',
  ],
  ['a serial number', 'sample', { filter: { serial: 'A15-0012345' } }, 'sample_fourgrams'],
  ['the same, of items', 'item', { filter: { serial: 'A15-0012345' } }, 'sample_fourgrams'],
  ['part of a phone number', 'order', { filter: { mobile: '4903316' } }, 'work_order_trigrams'],
  ['somebody of two characters', 'order', { filter: { applicant: '欧阳' } }, 'work_order_bigrams'],
  ['the beginning of a number', 'order', { filter: { orderNo: 'WT202503' } }, 'work_order_number'],
  ['a whole number', 'order', { filter: { orderNo: 'WT2025030001' }, op: { orderNo: '=' } }, 'work_order_'],
  ['the beginning of a report’s number', 'report', { filter: { reportNo: 'bg202503' } }, 'report_number'],
  ['an enterprise that few have', 'order', { filter: { enterName: '长沙星麓' } }, 'work_order_enterprise'],
  [
    'enterprises whose name many share',
    'order',
    { filter: { enterName: '公司' } },
    'Index Only Scan Backward using work_order_newest_enterprise',
  ],
  ['days from one to another', 'order', { filter: { billDate: ['2025-03-01', '2025-03-31'] } }, 'work_order_bill_date'],
  ['days of the writing', 'order', { filter: { createTime: ['2025-03-01', '2025-03-31'] } }, 'work_order_created_on'],
  ['open orders', 'order', { filter: { state: ['50', '100'] } }, 'work_order_(open|state)'],
  ['orders that wait to be accepted', 'order', { filter: { state: '100' } }, 'work_order_'],
  ['items that are being tested', 'item', { filter: { state: ['300', '400', '500'] } }, 'item_(open|state)'],
  ['reports that wait for approval', 'report', { filter: { state: ['500', '600'] } }, 'report_(open|state)'],
  [
    'reports that somebody has the tests of',
    'report',
    { filter: { testerName: '林知夏' } },
    'Index Only Scan.* using report_tester',
  ],
  ['sorted by an enterprise’s name', 'order', { sort: [{ prop: 'enterName', direction: 'ascending' }] }, 'enterprise_name'],
  ['sorted by the amount, downwards', 'order', { sort: [{ prop: 'amount', direction: 'descending' }] }, 'work_order_amount'],
  [
    'sorted by the wanted day, downwards',
    'order',
    { sort: [{ prop: 'hopeTestDate', direction: 'descending' }] },
    'work_order_hope_test_date',
  ],
  ['sorted by the applicant', 'order', { sort: [{ prop: 'applicant', direction: 'ascending' }] }, 'work_order_applicant'],
  ['a page behind a cursor', 'item', { current: 401, after: behind('-id', 20_000, ['20000000']) }, 'item_pkey'],
])('[TBL-1] of %s the list is read from an index', async (_what, list, asked, index) => {
  const { found } = await plansOf(list, asked)
  expect(found).toMatch(new RegExp(index))
  expect(found).not.toMatch(/Seq Scan on (work_order|sample|item|report)\b/)
})

test.each<[keyof typeof resources, string]>([
  ['order', 'work_order_(pkey|newest_enterprise)'],
  ['sample', 'sample_pkey'],
  ['item', 'item_pkey'],
  ['report', 'report_pkey'],
])('[TBL-1] what is shown of a page of the list of %ss is looked up by the ids that were found', async (list, index) => {
  const { shown } = await plansOf(list, {})
  expect(shown).toMatch(new RegExp(`Index.*${index}`))
  expect(shown).not.toMatch(/Seq Scan on (work_order|sample|item|report)\b/)
})

test.each<[string, keyof typeof resources, string]>([
  ['the samples and items of an order', 'order', 'sample_order'],
  ['the items of an order by their states', 'order', 'item_order'],
  ['the open items of a sample', 'sample', 'item_sample'],
])('[TBL-1] %s are counted in an index, without a look into the table', async (_what, list, index) => {
  const { shown } = await plansOf(list, {})
  expect(shown).toMatch(new RegExp(`Index Only Scan using ${index} `))
})

test.each<[string, (ask: AskOf) => Promise<unknown>, RegExp]>([
  [
    'samples that came and certificates that went',
    (ask) => dashboardHandlers.flow(ask),
    /Index.* using sample_received on sample/,
  ],
  ['orders that are due', (ask) => dashboardHandlers.due(ask), /Index.* on work_order/],
  [
    'a page of fifty thousand items',
    (ask) => statisticsHandlers.items({ ...ask, body: { current: 1, size: 50_000 } }),
    /Index.* using item_pkey on item/,
  ],
])('[BIZ-13][TBL-1] of %s the figures are read from an index', async (_what, figures, index) => {
  const plan = await plansOfWork((tx) => figures({ tx, caller } as AskOf))
  expect(plan).toMatch(index)
  expect(plan).not.toMatch(/Seq Scan on (work_order|sample|item)\b/)
})

test.each<[string, (serial: string) => string]>([
  ['whole', (serial) => serial],
  ['in small letters', (serial) => serial.toLowerCase()],
  ['four characters of it', (serial) => serial.slice(-4)],
  ['its middle', (serial) => serial.slice(2, 8)],
  ['turned round', (serial) => [...serial].toReversed().join('')],
  ['its first four characters, and its last four', (serial) => serial.slice(0, 4) + serial.slice(-4)],
])('[SRCH-4][TBL-1] a serial number %s is found where it stands, as looking at every row does', async (_what, of) => {
  const { rows } = await server.owner.query<{ serial: string }>('select serial from sample order by id offset 5000 limit 1')
  const words = of(rows[0]?.serial ?? '')
  const brute = await server.owner.query<{ count: number }>(
    `select least(count(*), 1000)::int as count from sample where tenant_id = '000000' and strpos(lower(serial), lower($1)) > 0`,
    [words],
  )
  const { total } = await server.database.within(caller.tenant, (tx) =>
    resources.sample.page(tx, caller, encodeSearch({ current: 1, size: 50, filter: { serial: words } })),
  )
  expect(total).toBe(brute.rows[0]?.count)
})

function behind(sort: string, place: number, values: readonly string[]): string {
  return Buffer.from(JSON.stringify({ s: sort, p: place, v: values })).toString('base64url')
}

test('[PERM-2] the views of lists show the own institute alone, and nothing where there is none', async () => {
  const client = new pg.Client({ connectionString: server.url, options: '-c role=etalon_app' })
  await client.connect()
  const count = async (tenant: string) => {
    await client.query(`select set_config('etalon.tenant', $1, false)`, [tenant])
    const { rows } = await client.query(
      'select (select count(*)::int from listed_item) as items, (select count(*)::int from listed_enterprise) as enterprises',
    )
    return rows[0]
  }
  expect(await count('000000')).toMatchObject({ items: orders * 3 })
  expect(await count('000001')).toEqual({ items: 0, enterprises: 0 })
  expect(await count('')).toEqual({ items: 0, enterprises: 0 })
  await client.end()
})
