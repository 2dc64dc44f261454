import { contract, type StatisticsQuestion } from '@etalon/api/contract'
import { beforeAll, expect, test } from 'vitest'
import { manyOrders, type Person, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const { statistics: calls } = contract
const dispatcher = await server.signIn('dispatcher')

beforeAll(async () => {
  await manyOrders(server.owner, { orders: 3000 })
  await server.owner.query(
    `insert into role_scope (tenant_id, code, data_scope) values ('000000', 'auditor', 'own') on conflict do nothing`,
  )
})

const sums = (person: Person, body: StatisticsQuestion = {}) => person.send(calls.sums, { body })
const asked = (text: string, values: unknown[] = []) => server.owner.query(text, values).then(({ rows }) => rows)
const tables = `item i join work_order o on o.id = i.order_id join enterprise e on e.id = o.enterprise_id left join account a on a.id = i.tester_id`
const counted = `count(*)::float8 as items, sum(i.price)::text as amount`

/** What the items say themselves. */
async function truth(where = 'true') {
  const [all] = await asked(`select ${counted} from ${tables} where ${where}`)
  return {
    items: all.items,
    amount: all.amount ?? '0.00',
    byState: await asked(`select i.state, ${counted} from ${tables} where ${where} group by 1 order by i.state::int`),
    byArea: await asked(`select e.area, ${counted} from ${tables} where ${where} group by 1 order by 2 desc, 1`),
    byStaff: await asked(
      `select coalesce(i.tester_id, 0)::text as "testerId", coalesce(a.name, '') as name, ${counted} from ${tables} where ${where} group by 1, 2 order by 3 desc, 1`,
    ),
    byMonth: await asked(
      `select to_char(o.bill_date, 'YYYY-MM') as month, ${counted}, count(*) filter (where i.state = '600')::float8 as done from ${tables} where ${where} group by 1 order by 1`,
    ),
  }
}

const ours = `i.tenant_id = '000000'`

test('[BIZ-13] sums by state, area, staff and month are what the items say', async () => {
  expect(await sums(dispatcher)).toEqual(await truth(ours))
  await server.owner.query('select fold_work_deltas()')
  expect((await asked('select count(*)::int as count from work_delta'))[0].count).toBe(0)
  expect(await sums(dispatcher)).toEqual(await truth(ours))
})

test.each<[string, StatisticsQuestion, string]>([
  ['a span of months', { from: '2024-03', to: '2024-05' }, `o.bill_date between '2024-03-01' and '2024-05-31'`],
  ['from a month on', { from: '2026-01' }, `o.bill_date >= '2026-01-01'`],
  ['an area', { area: '长沙市岳麓区' }, `e.area = '长沙市岳麓区'`],
  ['a state', { state: '600' }, `i.state = '600'`],
  ['nobody’s', { testerId: '0' }, `i.tester_id is null`],
  ['two at once', { state: '300', to: '2024-12' }, `i.state = '300' and o.bill_date <= '2024-12-31'`],
  ['nothing', { area: '没有这里' }, `e.area = '没有这里'`],
])('[BIZ-13] sums of %s, and their items', async (_what, question, where) => {
  const found = await sums(dispatcher, question)
  expect(found).toEqual(await truth(`${ours} and ${where}`))
  const { records, total } = await dispatcher.send(calls.items, { body: { ...question, current: 1, size: 50_000 } })
  expect(total).toBe(found.items)
  expect(records).toHaveLength(found.items)
  expect(records.map(({ itemNo }) => itemNo).sort()).toEqual(
    (await asked(`select i.item_no as n from ${tables} where ${ours} and ${where}`)).map(({ n }) => n).sort(),
  )
})

test('[BIZ-13] items come by pages, in the order that is asked', async () => {
  const page = (current: number) =>
    dispatcher.send(calls.items, { body: { current, size: 1000, sort: { by: 'amount', direction: 'ascending' } } })
  const [first, second] = [await page(1), await page(2)]
  const amounts = [...first.records, ...second.records].map(({ amount }) => Number(amount))
  expect(amounts).toEqual([...amounts].sort((one, other) => one - other))
  expect(new Set([...first.records, ...second.records].map(({ id }) => id)).size).toBe(2000)
})

test('[BIZ-13] whatever happens to items, their orders and enterprises, the sums follow', async () => {
  const steps: readonly string[] = [
    `update item set state = '600' where id in (select id from item where tenant_id = '000000' and state = '100' order by id limit 50)`,
    `update item set tester_id = null where id in (select id from item where tester_id is not null order by id limit 30)`,
    `update item set price = price + 1.25 where id in (select id from item order by id limit 20)`,
    `update work_order set bill_date = bill_date + 40 where id in (select id from work_order where order_no like 'ZZ%' order by id limit 25)`,
    `update work_order set applicant = applicant || 'x' where order_no like 'ZZ000000%'`,
    `update work_order set enterprise_id = (select max(id) from enterprise where tenant_id = '000000') where id in (select id from work_order where order_no like 'ZZ%' order by id desc limit 15)`,
    `update enterprise set area = '湘潭市雨湖区' where id = (select min(id) from enterprise where tenant_id = '000000')`,
    `delete from item where id in (select id from item where item_no like 'XZZ%' order by id limit 40)`,
    'select fold_work_deltas()',
  ]
  for (const step of steps) {
    await server.owner.query(step)
    expect(await sums(dispatcher)).toEqual(await truth(ours))
  }
  await server.owner.query('select count_all_items()')
  expect(await sums(dispatcher)).toEqual(await truth(ours))
})

test('[PERM-2][BIZ-13] another institute has sums of its own', async () => {
  const stranger = await server.signIn('admin', '000001')
  expect(await sums(stranger)).toMatchObject({ items: 0, byState: [], byMonth: [] })
  expect((await stranger.send(calls.items, { body: { current: 1, size: 5000 } })).records).toEqual([])
})

test('[PERM-3][BIZ-13] who reaches their own records alone gets the sums of those; a customer gets none', async () => {
  const auditor = await server.signIn('auditor')
  const own = await sums(auditor)
  expect(own.items).toBeLessThan((await sums(dispatcher)).items)
  expect((await auditor.send(calls.items, { body: { current: 1, size: 50_000 } })).records).toHaveLength(own.items)
  const customer = await server.signIn('customer')
  await expect(sums(customer)).rejects.toMatchObject({ code: 403 })
  await expect(customer.send(calls.items, { body: { current: 1, size: 5 } })).rejects.toMatchObject({ code: 403 })
})

test.each<[string, object]>([
  ['a month that is none', { from: '2026-13' }],
  ['a month far away', { to: '9999-01' }],
  ['a person that is none', { testerId: "1' or 1=1" }],
  ['what nobody asks by', { department: '1' }],
])('[BIZ-13] %s is refused', async (_what, body) => {
  await expect(sums(dispatcher, body as StatisticsQuestion)).rejects.toMatchObject({ code: 400, reason: 'fields' })
})

test.each<[string, object]>([
  ['more than 50,000 at once', { current: 1, size: 50_001 }],
  ['a page without end', { current: 1e15, size: 5000 }],
  ['an order by what there is not', { current: 1, size: 5000, sort: { by: 'password', direction: 'ascending' } }],
])('[TBL-1][BIZ-13] of items %s is refused', async (_what, body) => {
  await expect(dispatcher.send(calls.items, { body: body as never })).rejects.toMatchObject({ code: 400, reason: 'fields' })
})

test('[SRV-5][BIZ-13] two who write and one who draws together at a time lose nothing', async () => {
  const write = async (at: number) => {
    for (let times = 0; times < 10; times += 1)
      await server.database.within('000000', (tx) =>
        tx.execute(
          `update item set state = case state when '200' then '300' else '200' end where id % 7 = ${at} and item_no like 'XZZ%'`,
        ),
      )
  }
  const draw = async () => {
    for (let times = 0; times < 10; times += 1) await server.owner.query('select fold_work_deltas()')
  }
  await Promise.all([write(1), write(2), draw()])
  expect(await sums(dispatcher)).toEqual(await truth(ours))
})
