import type { DueRecord, dashboardCalls } from '@etalon/api/contract'
import { itemProgression, orderProgression, reportProgression } from '@etalon/api/domain'
import { executeNamed, type SQL, sql, today } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { reachedBy, recordTables } from '../../policies/index.ts'
import { listSources } from '../../resource/index.ts'
import { tablesFor } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'
import { isNotTheirs } from '../../workflow/index.ts'
import { countHanded } from '../leave/leave-list.ts'
import { countWaiting } from '../questionnaire/waiting.ts'
import { officeWaiting } from './office-waits.ts'
import { type Waiting, waitOf } from './waiting.ts'

/** What waits for a role: where it stands, and the screen it is done on. */
const waits = [
  {
    role: 'reception',
    code: 'orders-to-submit',
    path: '/order/order-list/index',
    kind: 'order',
    where: sql`o.state = '50'`,
  },
  {
    role: 'reception',
    code: 'samples-to-receive',
    path: '/order/sample/index',
    kind: 'sample',
    where: sql`s.state = '50' and s.received_at is null and o.state = '300'`,
  },
  {
    role: 'dispatcher',
    code: 'orders-to-accept',
    path: '/order/order-list/index',
    kind: 'order',
    where: sql`o.state = '100'`,
    move: { progression: orderProgression, action: 'accept', from: '100' },
  },
  {
    role: 'dispatcher',
    code: 'items-to-dispatch',
    path: '/testing/dispatch/index',
    kind: 'item',
    where: sql`i.state = '100' and s.received_at is not null`,
  },
  {
    role: 'dispatcher',
    code: 'items-to-assign',
    path: '/testing/dispatch/index',
    kind: 'item',
    where: sql`i.state = '200'`,
  },
  {
    role: 'tester',
    code: 'items-to-test',
    path: '/testing/task/index',
    own: 'tester_id',
    kind: 'item',
    where: sql`i.state in ('300', '350')`,
  },
  {
    role: 'auditor',
    code: 'items-to-confirm',
    path: '/testing/check/index',
    kind: 'item',
    where: sql`i.state = '400'`,
    move: { progression: itemProgression, action: 'confirm', from: '400' },
  },
  {
    role: 'auditor',
    code: 'items-to-review',
    path: '/testing/check/index',
    kind: 'item',
    where: sql`i.state = '500'`,
    move: { progression: itemProgression, action: 'review', from: '500' },
  },
  {
    role: 'tester',
    code: 'reports-to-draft',
    path: '/report/report-list/index',
    own: 'duties',
    kind: 'report',
    where: sql`r.state = '400'`,
  },
  {
    role: 'auditor',
    code: 'reports-to-audit',
    path: '/report/report-list/index',
    kind: 'report',
    where: sql`r.state = '500'`,
    move: { progression: reportProgression, action: 'audit', from: '500' },
  },
  {
    role: 'approver',
    code: 'reports-to-approve',
    path: '/report/report-list/index',
    kind: 'report',
    where: sql`r.state = '600'`,
    move: { progression: reportProgression, action: 'approve', from: '600' },
  },
  {
    role: 'issuer',
    code: 'reports-to-issue',
    path: '/report/report-list/index',
    kind: 'report',
    where: sql`r.state = '700'`,
  },
] as const

/** So many days ahead an order is due soon, and a standard, whose calibration takes weeks. */
const ahead = { order: 14, standard: 60 }
const mostDue = 8
const daysShown = 14
/** The first moment of the days that are shown. */
const since = sql`(${today} - ${daysShown - 1}::int)::timestamp at time zone 'Asia/Shanghai'`

/** Whether somebody works here: customers see nothing of the institute's own equipment. */
const isStaff = ({ reach }: Caller) => reach !== 'enterprise'
/** Items by state, for whoever reaches all of them: the sums that statistics keep. */
const keptItems = sql`
  select 'item', kept.state, sum(kept.items)::int from (select state, items from work_sum union all select state, items from work_delta) kept
  group by kept.state having sum(kept.items) > 0`
const aliases = { order: sql`o`, sample: sql`s`, item: sql`i`, report: sql`r` } as const
const stateOf = { order: sql`o.state`, item: sql`i.state`, report: sql`r.state` } as const

export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  async due({ tx, caller }) {
    const { rows: orders } = await executeNamed<DueRecord & Record<string, unknown>>(
      tx,
      `due-orders-${caller.reach}`,
      sql`
      select 'order' as kind, o.id::text, o.order_no as number, e.name, e.name as "nameEn", o.hope_test_date::text as "dueDate",
        o.hope_test_date - ${today} as "daysLeft"
      from ${recordTables.order} join enterprise e on e.id = o.enterprise_id
      where ${reachedBy(caller, 'order')} and o.state in ('50', '100', '300') and o.hope_test_date <= ${today} + ${ahead.order}::int
      order by o.hope_test_date, o.id limit ${sql.raw(String(mostDue))}`,
    )
    if (!isStaff(caller)) return orders
    const { rows: standards } = await executeNamed<DueRecord & Record<string, unknown>>(
      tx,
      'due-standards',
      sql`
      select 'standard' as kind, id::text, number, name, name_en as "nameEn", valid_until::text as "dueDate",
        valid_until - ${today} as "daysLeft"
      from measuring_standard where device_state = '1' and valid_until <= ${today} + ${ahead.standard}::int
      order by valid_until, id limit ${sql.raw(String(mostDue))}`,
    )
    return [...orders, ...standards].sort((one, other) => one.daysLeft - other.daysLeft)
  },
  async flow({ tx, caller }) {
    const dayOf = (moment: SQL) => sql`(${moment} at time zone 'Asia/Shanghai')::date`
    const { rows } = await executeNamed<{ day: string; received: number; issued: number }>(
      tx,
      `flow-${caller.reach}`,
      sql`
      with received as (
        select ${dayOf(sql`s.received_at`)} as day, count(*)::int as count from ${recordTables.sample}
        where ${reachedBy(caller, 'sample')} and s.received_at >= ${since} group by 1),
      issued as (
        select ${dayOf(sql`c.issued_at`)} as day, count(*)::int as count
        from certificate c join report r on r.id = c.report_id join item i on i.id = r.item_id join work_order o on o.id = r.order_id
        where ${reachedBy(caller, 'report')} and c.issued_at >= ${since} group by 1)
      select one::date::text as day, coalesce(received.count, 0) as received, coalesce(issued.count, 0) as issued
      from generate_series(${today} - ${daysShown - 1}::int, ${today}, interval '1 day') one
      left join received on received.day = one::date left join issued on issued.day = one::date order by one`,
    )
    return rows
  },
  async counts({ tx, caller }) {
    const mine = waits.filter((wait) => caller.roles.includes(wait.role) || caller.roles.includes('admin'))
    const own = {
      tester_id: sql` and i.tester_id = ${caller.personId}`,
      duties: sql` and r.duties->>'tester' = ${caller.personId}`,
    }
    const waiting: Waiting[] = []
    for (const { role, code, path, kind, where, ...more } of mine) {
      const hers = 'own' in more && caller.roles.includes(role) ? own[more.own] : sql``
      const asked = sql`${reachedBy(caller, kind)} and ${where}${hers}`
      const apart =
        'move' in more && caller.roles.includes(role) ? isNotTheirs(more.move, aliases[kind], caller.personId) : sql`false`
      const { rows } = await tx.execute<{ count: number; others: number }>(
        sql`select count(*) filter (where not ${apart})::int as count, count(*) filter (where ${apart})::int as others
          from ${tablesFor(listSources[kind], [asked, apart])} where ${asked}`,
      )
      waiting.push(waitOf(code, path, rows[0]))
    }
    waiting.push(...(await officeWaiting(tx, caller)))
    const leaves = await countHanded(tx, caller)
    const questionnaires = await countWaiting(tx, caller)
    // Of those that there are not, nobody has to be told.
    if (leaves > 0) waiting.push({ code: 'leaves-to-decide', path: '/people/leave/index?view=waiting', count: leaves })
    if (questionnaires > 0) waiting.push({ code: 'questionnaires-to-fill', path: '/template-evart/index', count: questionnaires })
    const counted = (['order', 'item', 'report'] as const).map((kind) => {
      if (kind === 'item' && caller.reach === 'tenant') return keptItems
      const state = stateOf[kind]
      const reached = reachedBy(caller, kind)
      return sql`select ${kind} as resource, ${state} as state, count(*)::int as count
        from ${tablesFor(listSources[kind], [reached])} where ${reached} group by ${state}`
    })
    const { rows: states } = await tx.execute<{ resource: string; state: string; count: number }>(
      sql.join(counted, sql` union all `),
    )
    return { waiting, states }
  },
}
