import { contract, encodeSearch } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { checkHistories } from '../history/index.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { seedMany } from './index.ts'

const [server, other] = [await startTestServer(), await startTestServer()]
const until = '2026-10-31'
const given = { until, chunk: 100, worthRebuilding: 250 }

/** Everything that was put in, in one number; and what it was put in beside. */
async function contentOf({ owner }: TestServer): Promise<unknown> {
  const { rows } = await owner.query(`select
    (select md5(string_agg(o::text, '|' order by id)) from work_order o) as orders, (select md5(string_agg(s::text, '|' order by id)) from sample s) as samples,
    (select md5(string_agg(i::text, '|' order by id)) from item i) as items, (select md5(string_agg(r::text, '|' order by id)) from report r) as reports,
    (select md5(string_agg(e::text, '|' order by id)) from enterprise e) as enterprises`)
  return rows[0]
}

async function indexesOf({ owner }: TestServer): Promise<string[]> {
  const { rows } = await owner.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where schemaname = 'public' order by indexdef`,
  )
  return rows.map(({ indexdef }) => indexdef)
}

test('[SRV-1] orders are put in by the hundred: stopped midway what is in is kept, and gone on with the same ones come', async () => {
  const before = await indexesOf(server)
  const stopping = new AbortController()
  const first = await seedMany(server.url, { ...given, orders: 300, signal: stopping.signal, onProgress: () => stopping.abort() })
  expect(first).toEqual({ orders: 100, added: 100 })
  expect(await indexesOf(server)).toEqual(before)
  expect(await seedMany(server.url, { ...given, orders: 300 })).toEqual({ orders: 300, added: 200 })
  expect(await indexesOf(server)).toEqual(before)
  expect(await seedMany(server.url, { ...given, orders: 300 })).toEqual({ orders: 300, added: 0 })

  await seedMany(other.url, { ...given, orders: 300 })
  expect(await contentOf(other)).toEqual(await contentOf(server))
})

test('[SRV-1] each order has three samples and items, and about as many reports as orders there are; all refer to what is there', async () => {
  const { rows } = await server.owner.query(`select
    (select count(*)::int from work_order) as orders, (select count(*)::int from sample s join work_order o on o.id = s.order_id) as samples,
    (select count(*)::int from item i join sample s on s.id = i.sample_id and s.order_id = i.order_id) as items,
    (select count(*)::int from report r join item i on i.id = r.item_id and i.sample_id = r.sample_id and i.order_id = r.order_id) as reports,
    (select count(*)::int from work_order o join enterprise e on e.id = o.enterprise_id) as ordered,
    (select count(distinct to_char(bill_date, 'YYYY-MM'))::int from work_order) as months`)
  expect(rows[0]).toMatchObject({ orders: 300, samples: 900, items: 900, ordered: 300, months: 36 })
  expect(rows[0].reports).toBeGreaterThan(280)
  expect(rows[0].reports).toBeLessThan(320)
})

test('[SRV-1][SRCH-1] what triggers keep beside a row is kept of what was put in: an item is found by the name of its instrument, a report by who tested', async () => {
  const { rows } = await server.owner.query(
    'select count(*)::int as others from item i join sample s on s.id = i.sample_id where i.instrument_name is distinct from s.name',
  )
  expect(rows).toEqual([{ others: 0 }])
  const { rows: reports } = await server.owner.query(
    'select count(r.tester_id)::int > 0 as some, count(*) filter (where r.tester_id is distinct from i.tester_id)::int as others from report r join item i on i.id = r.item_id',
  )
  expect(reports).toEqual([{ some: true, others: 0 }])
})

test('[SRV-1][BIZ-13] what was put in is in the sums of the statistics', async () => {
  const sums = (from: string, items: string) =>
    `select state, ${items}::int as items from ${from} where tenant_id = '000000' group by state order by state`
  const kept = await server.owner.query(sums('work_sum', 'sum(items)'))
  const there = await server.owner.query(sums('item', 'count(*)'))
  expect(kept.rows).toEqual(there.rows)
  expect(kept.rows.length).toBeGreaterThan(3)
})

test('[SRV-1] what was put in is listed and opened like any other, and everybody goes on beside it', async () => {
  const reception = await server.signIn('reception')
  const body = encodeSearch({ current: 1, size: 10, filter: {} })
  const orders = await reception.send(contract.order.page, { body })
  expect(orders.total).toBe(300)
  const items = await reception.send(contract.item.page, { body })
  const reports = await reception.send(contract.report.page, { body })
  for (const { id } of orders.records) {
    expect((await reception.send(contract.order.detail, { query: { id } })).instruments).toHaveLength(3)
    expect(await reception.send(contract.order.history, { query: { id } })).toEqual([])
  }
  for (const { id } of items.records) await reception.send(contract.item.detail, { query: { id } })
  for (const { id } of reports.records) await reception.send(contract.report.detail, { query: { id } })
  expect((await checkHistories(server.url)).every(({ broken }) => broken === undefined)).toBe(true)
  const { enterId = '' } = orders.records[0] ?? {}
  const { records } = await reception.send(contract.enterprise.instruments, { query: {}, body: { enterId } })
  expect(records).toHaveLength(5)
})
