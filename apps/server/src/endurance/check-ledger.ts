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
  const orders = entries.filter(({ kind }) => kind === 'register' || kind === 'hand-in' || kind === 'edit')
  const ofOrders = Map.groupBy(orders, ({ answer }) => answer.id)
  const { rows } = await owner.query<OrderRow>(ordersOf, ['000000', [...ofOrders.keys()]])
  const found = new Map(rows.map((row) => [row.id, row]))
  for (const [id, writes] of ofOrders) faults.push(...faultsOf(id, writes, found.get(id)))

  const marked = await owner.query<{ remark: string; count: number }>(ordersMarked, [orders.map(({ mark }) => mark)])
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
  const actions = writes.map(({ kind }) => (kind === 'hand-in' ? 'submit' : kind))
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

interface CertificateRow {
  readonly report: string
  readonly state: string
  readonly version: number
  readonly certificates: number
  readonly whole: boolean | null
  readonly entries: number
  readonly actions: readonly string[] | null
}

const certificatesOf = `
  select r.id::text as report, r.state, r.version, count(c.id)::int as certificates,
    bool_and(sha256(c.pdf) = c.pdf_sha256 and sha256(c.xml) = c.xml_sha256) as whole,
    (select count(*)::int from certificate_log_entry e join certificate k on k.id = e.certificate_id where k.report_id = r.id) as entries,
    (select array_agg(h.action) from history h where h.tenant_id = r.tenant_id and h.record_kind = 'report' and h.record_id = r.id) as actions
  from report r left join certificate c on c.report_id = r.id
  where r.tenant_id = '000000' and r.id = any($1::bigint[]) group by r.id, r.tenant_id, r.state, r.version`

/** Whether each certificate that was acknowledged is there once, with files that are what was sealed, and stands in log and history. */
export async function checkCertificates(owner: pg.Client, entries: readonly Entry[]): Promise<string[]> {
  const issued = entries.filter(({ kind }) => kind === 'issue')
  if (issued.length === 0) return []
  const { rows } = await owner.query<CertificateRow>(certificatesOf, [issued.map(({ mark }) => mark)])
  const found = new Map(rows.map(({ report, ...row }) => [report, row]))
  return issued.flatMap(({ mark, answer: { state, version } }) => {
    const there = JSON.stringify(found.get(mark))
    const expected = JSON.stringify({ state, version, certificates: 1, whole: true, entries: 1, actions: ['issue'] })
    return there === expected ? [] : [`report ${mark}: acknowledged was ${expected}, there is ${there}`]
  })
}

/** Whether each message that was acknowledged came to everybody once. */
export async function checkMessages(owner: pg.Client, entries: readonly Entry[]): Promise<string[]> {
  const sent = entries.filter(({ kind }) => kind === 'message')
  if (sent.length === 0) return []
  const { rows } = await owner.query<{ mark: string; messages: string; people: string }>(
    `select split_part(content, ' ', 2) as mark, count(*)::text as messages, count(distinct account_id)::text as people
       from station_message where tenant_id = '000000' and split_part(content, ' ', 2) = any($1) group by 1`,
    [sent.map(({ mark }) => mark)],
  )
  const found = new Map(rows.map(({ mark, messages, people }) => [mark, `${messages} to ${people}`]))
  return sent
    .filter(({ mark, answer: { id } }) => found.get(mark) !== `${id} to ${id}`)
    .map(({ mark, answer: { id } }) => `message ${mark}: acknowledged were ${id}, there are ${found.get(mark) ?? 'none'}`)
}

const gaps = `
  select c.tenant_id, c.scope, c.value::int as counted,
    (select count(distinct order_no)::int from work_order o where o.tenant_id = c.tenant_id and o.order_no like 'WT' || substr(c.scope, 7) || '%') as given
  from counter c where c.scope like 'order:%'
  union all
  select tenant_id, 'certificate', sum(value)::int,
    (select count(distinct number)::int from certificate k where k.tenant_id = c.tenant_id)
  from counter c where scope like 'certificate:%' group by tenant_id`

/** Numbers that were counted and given to no order or certificate, or given twice. @returns a sentence for each series */
export async function checkNumbers(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ tenant_id: string; scope: string; counted: number; given: number }>(gaps)
  return rows
    .filter(({ counted, given }) => counted !== given)
    .map(
      ({ tenant_id, scope, counted, given }) =>
        `${tenant_id} ${scope}: ${counted} numbers were counted, ${given} records have one`,
    )
}
