import type { dashboardCalls } from '@etalon/api/contract'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../../http/index.ts'

/** What waits for a role: where it stands, and the screen it is done on. */
const waits = [
  {
    role: 'reception',
    code: 'orders-to-submit',
    path: '/order/order-list/index',
    count: sql`select count(*) from work_order where state = '50'`,
  },
  {
    role: 'reception',
    code: 'samples-to-receive',
    path: '/order/sample/index',
    count: sql`select count(*) from sample s join work_order o on o.id = s.order_id where s.state = '50' and s.received_at is null and o.state = '300'`,
  },
  {
    role: 'dispatcher',
    code: 'orders-to-accept',
    path: '/order/order-list/index',
    count: sql`select count(*) from work_order where state = '100'`,
  },
  {
    role: 'dispatcher',
    code: 'items-to-dispatch',
    path: '/testing/dispatch/index',
    count: sql`select count(*) from item i join sample s on s.id = i.sample_id where i.state = '100' and s.received_at is not null`,
  },
  {
    role: 'dispatcher',
    code: 'items-to-assign',
    path: '/testing/dispatch/index',
    count: sql`select count(*) from item where state = '200'`,
  },
  {
    role: 'tester',
    code: 'items-to-test',
    path: '/testing/task/index',
    own: 'tester_id',
    count: sql`select count(*) from item where state in ('300', '350')`,
  },
  {
    role: 'auditor',
    code: 'items-to-confirm',
    path: '/testing/check/index',
    count: sql`select count(*) from item where state = '400'`,
  },
  {
    role: 'auditor',
    code: 'items-to-review',
    path: '/testing/check/index',
    count: sql`select count(*) from item where state = '500'`,
  },
  {
    role: 'tester',
    code: 'reports-to-draft',
    path: '/report/report-list/index',
    own: 'duties',
    count: sql`select count(*) from report where state = '400'`,
  },
  {
    role: 'auditor',
    code: 'reports-to-audit',
    path: '/report/report-list/index',
    count: sql`select count(*) from report where state = '500'`,
  },
  {
    role: 'approver',
    code: 'reports-to-approve',
    path: '/report/report-list/index',
    count: sql`select count(*) from report where state = '600'`,
  },
  {
    role: 'issuer',
    code: 'reports-to-issue',
    path: '/report/report-list/index',
    count: sql`select count(*) from report where state = '700'`,
  },
] as const

export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  async counts({ tx, caller }) {
    const mine = waits.filter((wait) => caller.roles.includes(wait.role) || caller.roles.includes('admin'))
    const own = { tester_id: sql` and tester_id = ${caller.personId}`, duties: sql` and duties->>'tester' = ${caller.personId}` }
    const waiting: { code: string; path: string; count: number }[] = []
    for (const wait of mine) {
      const condition = 'own' in wait && caller.roles.includes(wait.role) ? own[wait.own] : sql``
      const { rows } = await tx.execute<{ count: number }>(sql`select count::int from (${wait.count}${condition}) as waiting`)
      waiting.push({ code: wait.code, path: wait.path, count: rows[0]?.count ?? 0 })
    }
    const scope = caller.enterpriseId === null ? sql`true` : sql`o.enterprise_id = ${caller.enterpriseId}`
    const { rows: states } = await tx.execute<{ resource: string; state: string; count: number }>(sql`
      select 'order' as resource, o.state, count(*)::int as count from work_order o where ${scope} group by o.state
      union all select 'item', i.state, count(*)::int from item i join work_order o on o.id = i.order_id where ${scope} group by i.state
      union all select 'report', r.state, count(*)::int from report r join work_order o on o.id = r.order_id where ${scope} group by r.state`)
    return { waiting, states }
  },
}
