import type pg from 'pg'
import type { Entry } from './ledger.ts'

interface OrderRow {
  readonly id: string
  readonly order_no: string
  readonly state: string
  readonly version: number
  readonly remark: string
  readonly samples: number
  readonly items: number
  readonly actions: readonly string[]
}

const ordersOf = `
  select o.id::text, o.order_no, o.state, o.version, o.remark,
    (select count(*)::int from sample s where s.order_id = o.id) as samples,
    (select count(*)::int from item i where i.order_id = o.id) as items,
    (select array_agg(h.action order by h.sequence) from history h
      where h.tenant_id = o.tenant_id and h.record_kind = 'order' and h.record_id = o.id) as actions
  from work_order o where o.tenant_id = $1 and o.id = any($2::bigint[])`

const noticesOf = `select id::text, title from notice where tenant_id = $1 and title = any($2)`
const ordersMarked = `select remark, count(*)::int as count from work_order where remark = any($1) group by remark`

/**
 * Whether everything acknowledged is there, as it was acknowledged, and once.
 * @param owner of the tables, whom no policy holds
 * @param entries with every entry of each order among them
 * @returns a sentence for whatever is not as it should be
 */
export async function checkLedger(owner: pg.Client, entries: readonly Entry[]): Promise<string[]> {
  const faults: string[] = []
  const ofOrders = Map.groupBy(
    entries.filter(({ kind }) => kind !== 'notice'),
    ({ answer }) => answer.id,
  )
  const { rows } = await owner.query<OrderRow>(ordersOf, ['000000', [...ofOrders.keys()]])
  const found = new Map(rows.map((row) => [row.id, row]))
  for (const [id, writes] of ofOrders) faults.push(...faultsOf(id, writes, found.get(id)))

  const marked = await owner.query<{ remark: string; count: number }>(ordersMarked, [
    entries.filter(({ kind }) => kind !== 'notice').map(({ mark }) => mark),
  ])
  for (const { remark, count } of marked.rows) if (count > 1) faults.push(`${count} orders say ${remark}`)

  for (const [tenant, told] of Map.groupBy(
    entries.filter(({ kind }) => kind === 'notice'),
    (entry) => entry.tenant,
  )) {
    const notices = await owner.query<{ id: string; title: string }>(noticesOf, [tenant, told.map(({ mark }) => mark)])
    const byTitle = Map.groupBy(notices.rows, ({ title }) => title)
    for (const { mark, answer } of told) {
      const ids = (byTitle.get(mark) ?? []).map(({ id }) => id)
      if (ids.length !== 1 || ids[0] !== answer.id)
        faults.push(`notice ${answer.id} ${mark}: there are ${ids.join(', ') || 'none'}`)
    }
  }
  return faults
}

/** What an order must look like after what was acknowledged of it, in the order of its writes. */
function faultsOf(id: string, writes: readonly Entry[], row: OrderRow | undefined): string[] {
  if (!row) return [`order ${id}: it is gone, and ${writes.length} writes of it with it`]
  const last = writes.at(-1)?.answer
  const edits = writes.filter(({ kind }) => kind !== 'hand-in')
  const actions = writes.map(({ kind }) => ({ register: 'register', edit: 'edit', 'hand-in': 'submit', notice: '' })[kind])
  const expected = {
    actions: actions.join(' '),
    state: last?.state,
    version: last?.version,
    number: edits.at(-1)?.answer.orderNo,
    remark: edits.at(-1)?.mark,
    samples: 1,
    items: 1,
  }
  const { state, version, remark, samples, items } = row
  const there = { actions: row.actions.join(' '), state, version, number: row.order_no, remark, samples, items }
  return JSON.stringify(there) === JSON.stringify(expected)
    ? []
    : [`order ${id}: acknowledged was ${JSON.stringify(expected)}, there is ${JSON.stringify(there)}`]
}

const gaps = `
  select c.tenant_id, c.scope, c.value::int as counted,
    (select count(distinct order_no)::int from work_order o where o.tenant_id = c.tenant_id and o.order_no like 'WT' || substr(c.scope, 7) || '%') as given
  from counter c where c.scope like 'order:%'`

/** Numbers that were counted and given to no order, or given twice. @returns a sentence for each series */
export async function checkNumbers(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ tenant_id: string; scope: string; counted: number; given: number }>(gaps)
  return rows
    .filter(({ counted, given }) => counted !== given)
    .map(
      ({ tenant_id, scope, counted, given }) =>
        `${tenant_id} ${scope}: ${counted} numbers were counted, ${given} orders have one`,
    )
}
