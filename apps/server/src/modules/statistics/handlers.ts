import type { StatisticsItem, StatisticsQuestion, StatisticsSums, statisticsCalls } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { reachedBy, recordTables } from '../../policies/index.ts'
import type { Caller } from '../../session/index.ts'

interface SumRow extends Record<string, unknown> {
  by: 'state' | 'area' | 'staff' | 'month' | 'all'
  key: string
  name: string
  items: number
  amount: string
  done: number
}

const firstDay = (month: string) => sql`${`${month}-01`}::date`

/** What of the sums is asked, under the names that they have in `work_sum`. */
function conditionsOf({ from, to, area, testerId, state }: StatisticsQuestion): SQL {
  const conditions = [
    ...(from === undefined ? [] : [sql`w.month >= ${firstDay(from)}`]),
    ...(to === undefined ? [] : [sql`w.month <= ${firstDay(to)}`]),
    ...(area === undefined ? [] : [sql`w.area = ${area}`]),
    ...(testerId === undefined ? [] : [sql`w.tester_id = ${testerId}`]),
    ...(state === undefined ? [] : [sql`w.state = ${state}`]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** The same, of items and their orders themselves: days are compared where there is an index of them. */
function itemConditionsOf({ from, to, area, testerId, state }: StatisticsQuestion): SQL {
  const conditions = [
    ...(from === undefined ? [] : [sql`o.bill_date >= ${firstDay(from)}`]),
    ...(to === undefined ? [] : [sql`o.bill_date < (${firstDay(to)} + interval '1 month')`]),
    ...(area === undefined ? [] : [sql`e.area = ${area}`]),
    ...(testerId === undefined ? [] : [testerId === '0' ? sql`i.tester_id is null` : sql`i.tester_id = ${testerId}`]),
    ...(state === undefined ? [] : [sql`i.state = ${state}`]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

const itemTables = sql`${recordTables.item} join enterprise e on e.id = o.enterprise_id`

/**
 * Sums by month, state, area and person: kept where somebody reaches all of the institute, else counted from the items that they reach.
 */
const sumsFor = (caller: Caller): SQL =>
  caller.reach === 'tenant'
    ? sql`(select month, state, area, tester_id, items, amount from work_sum
        union all select month, state, area, tester_id, items, amount from work_delta)`
    : sql`(select month_of(o.bill_date) as month, i.state, e.area, coalesce(i.tester_id, 0) as tester_id, 1 as items, i.price as amount
        from ${itemTables} where ${reachedBy(caller, 'item')})`

async function sumsOf(tx: Transaction, caller: Caller, question: StatisticsQuestion): Promise<StatisticsSums> {
  const { rows } = await tx.execute<SumRow>(sql`
    with w as materialized (
      select w.month, w.state, w.area, w.tester_id, sum(w.items) as items, sum(w.amount) as amount
      from ${sumsFor(caller)} w where ${conditionsOf(question)} group by 1, 2, 3, 4 having sum(w.items) <> 0
    )
    select case grouping(month, state, area, tester_id) when 7 then 'month' when 11 then 'state' when 13 then 'area' when 14 then 'staff' else 'all' end as by,
      coalesce(to_char(month, 'YYYY-MM'), state, area, tester_id::text, '') as key,
      coalesce((select name from account where id = tester_id), '') as name,
      coalesce(sum(items), 0)::float8 as items, coalesce(sum(amount), 0)::numeric(18, 2)::text as amount,
      coalesce(sum(items) filter (where is_done), 0)::float8 as done
    from (select *, state = '600' as is_done from w) w
    group by grouping sets ((month), (state), (area), (tester_id), ())
    order by by, items desc, key`)
  const of = (by: SumRow['by']) => rows.filter((row) => row.by === by)
  const sum = ({ items, amount }: SumRow) => ({ items, amount })
  const [all] = of('all')
  return {
    items: all?.items ?? 0,
    amount: all?.amount ?? '0.00',
    byState: of('state')
      .map((row) => ({ state: row.key, ...sum(row) }))
      .sort((one, other) => Number(one.state) - Number(other.state)),
    byArea: of('area').map((row) => ({ area: row.key, ...sum(row) })),
    byStaff: of('staff').map((row) => ({ testerId: row.key, name: row.name, ...sum(row) })),
    byMonth: of('month')
      .map((row) => ({ month: row.key, ...sum(row), done: row.done }))
      .sort((one, other) => (one.month < other.month ? -1 : 1)),
  }
}

const orders = { itemNo: sql`i.id`, billDate: sql`o.bill_date`, amount: sql`i.price` } as const

/** The tables that a question needs: of many rows most need their own alone. */
function narrowTables(caller: Caller, { from, to, area }: StatisticsQuestion, by: keyof typeof orders = 'itemNo'): SQL {
  if (caller.reach !== 'tenant' || area !== undefined) return itemTables
  return from === undefined && to === undefined && by !== 'billDate'
    ? sql`item i`
    : sql`item i join work_order o on o.id = i.order_id`
}

/** How much work there is, and where it stands. */
export const statisticsHandlers: Handlers<typeof statisticsCalls> = {
  sums: ({ tx, caller, body }) => sumsOf(tx, caller, body),
  async items({ tx, caller, body: { current, size, sort, ...question } }) {
    const { rows: counted } = await tx.execute<{ total: number }>(
      sql`select coalesce(sum(w.items), 0)::float8 as total from ${sumsFor(caller)} w where ${conditionsOf(question)}`,
    )
    const up = sort?.direction === 'ascending' ? sql`asc` : sql`desc`
    const order = sql`${orders[sort?.by ?? 'itemNo']} ${up}, i.id desc`
    // Ids first, from no more tables than are asked: rows that a deep page passes over are not put together. Each item is looked up by its
    // id (`offset 0` keeps the planner from another way): for a page of 50,000 it would read the whole table instead.
    const { rows } = await tx.execute<StatisticsItem & Record<string, unknown>>(sql`
      select i.id::text, i.item_no as "itemNo", o.order_no as "orderNo", e.name as "enterName", e.area, s.name as "instrumentName",
        i.ability_type as "abilityType", i.state, tester.name as "testerName", o.bill_date::text as "billDate", i.price::text as amount
      from (
        select i.id from ${narrowTables(caller, question, sort?.by)} where ${reachedBy(caller, 'item')} and ${itemConditionsOf(question)}
        order by ${order} limit ${size} offset ${(current - 1) * size}) page
        cross join lateral (select * from item where item.id = page.id offset 0) i
        join sample s on s.id = i.sample_id join work_order o on o.id = i.order_id join enterprise e on e.id = o.enterprise_id
        left join account tester on tester.id = i.tester_id
      order by ${order}`)
    return { records: rows, total: counted[0]?.total ?? 0 }
  },
}
