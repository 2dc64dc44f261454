import type { dashboardCalls } from '@etalon/api/contract'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../../http/index.ts'
import { reachedBy, recordTables } from '../../policies/index.ts'

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
  },
  {
    role: 'auditor',
    code: 'items-to-review',
    path: '/testing/check/index',
    kind: 'item',
    where: sql`i.state = '500'`,
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
  },
  {
    role: 'approver',
    code: 'reports-to-approve',
    path: '/report/report-list/index',
    kind: 'report',
    where: sql`r.state = '600'`,
  },
  {
    role: 'issuer',
    code: 'reports-to-issue',
    path: '/report/report-list/index',
    kind: 'report',
    where: sql`r.state = '700'`,
  },
] as const

export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  async counts({ tx, caller }) {
    const mine = waits.filter((wait) => caller.roles.includes(wait.role) || caller.roles.includes('admin'))
    const own = {
      tester_id: sql` and i.tester_id = ${caller.personId}`,
      duties: sql` and r.duties->>'tester' = ${caller.personId}`,
    }
    const waiting: { code: string; path: string; count: number }[] = []
    for (const { role, code, path, kind, where, ...more } of mine) {
      const hers = 'own' in more && caller.roles.includes(role) ? own[more.own] : sql``
      const { rows } = await tx.execute<{ count: number }>(sql`
        select count(*)::int from ${recordTables[kind]} where ${reachedBy(caller, kind)} and ${where}${hers}`)
      waiting.push({ code, path, count: rows[0]?.count ?? 0 })
    }
    const { rows: states } = await tx.execute<{ resource: string; state: string; count: number }>(sql`
      select 'order' as resource, o.state, count(*)::int as count from ${recordTables.order} where ${reachedBy(caller, 'order')} group by o.state
      union all select 'item', i.state, count(*)::int from ${recordTables.item} where ${reachedBy(caller, 'item')} group by i.state
      union all select 'report', r.state, count(*)::int from ${recordTables.report} where ${reachedBy(caller, 'report')} group by r.state`)
    return { waiting, states }
  },
}
