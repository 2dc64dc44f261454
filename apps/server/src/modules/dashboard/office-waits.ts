import { contractProgression, planProgression, quoteProgression } from '@etalon/api/domain'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { type RecordKind, reachedBy } from '../../policies/index.ts'
import type { Caller } from '../../session/index.ts'
import { type AwaitedMove, isNotTheirs } from '../../workflow/index.ts'
import { type Waiting, waitOf } from './waiting.ts'

/** What waits in the office: beside whom it waits for, where it stands, and the part of its list that shows it. */
interface OfficeWait {
  readonly code: string
  readonly path: string
  readonly roles: readonly string[]
  /** Whose reach keeps it; left out where everybody of the role reaches all. */
  readonly kind?: RecordKind
  readonly from: SQL
  /** What is waited for, of which record, where four eyes keep somebody from it. */
  readonly move?: AwaitedMove & { readonly of: SQL }
}

const waits: readonly OfficeWait[] = [
  {
    code: 'settlements-to-settle',
    path: '/charging/settlement/index?view=open',
    roles: ['cashier'],
    kind: 'settlement',
    from: sql`settlement b where b.state = '100' and b.joined_into is null`,
  },
  {
    code: 'settlements-to-collect',
    path: '/charging/settlement/index?view=settled',
    roles: ['cashier'],
    kind: 'settlement',
    from: sql`settlement b where b.state = '200' and b.joined_into is null`,
  },
  {
    code: 'payments-to-file',
    path: '/charging/settlement/index?view=unfiled',
    roles: ['cashier'],
    kind: 'settlement',
    from: sql`charge_record c join settlement b on b.id = c.settlement_id where c.status = '2'`,
  },
  {
    code: 'quotes-to-audit',
    path: '/charging/quote/index?view=audit',
    roles: ['cashier', 'approver'],
    kind: 'quote',
    from: sql`quote q where q.state = '200'`,
    move: { progression: quoteProgression, action: 'approve', from: '200', of: sql`q` },
  },
  {
    code: 'contracts-to-audit',
    path: '/charging/contract/index?view=audit',
    roles: ['cashier', 'approver'],
    kind: 'contract',
    from: sql`contract t where t.state = '200'`,
    move: { progression: contractProgression, action: 'approve', from: '200', of: sql`t` },
  },
  {
    code: 'plans-to-audit',
    path: '/testing/trace-plan/index?view=audit',
    roles: ['approver'],
    from: sql`trace_plan p where p.state = '5'`,
    move: { progression: planProgression, action: 'approve', from: '5', of: sql`p` },
  },
  {
    code: 'removals-to-judge',
    path: '/testing/trace-plan/index?view=removal',
    roles: ['approver'],
    from: sql`trace_plan p where p.state = '25'`,
    move: { progression: planProgression, action: 'grantRemoval', from: '25', of: sql`p` },
  },
]

/** What waits for the roles of somebody in the office, each with how many there are. */
export async function officeWaiting(tx: Transaction, caller: Caller): Promise<Waiting[]> {
  const mine = waits.filter(({ roles }) => [...roles, 'admin'].some((role) => caller.roles.includes(role)))
  if (mine.length === 0) return []
  const counts = mine.map(({ code, roles, kind, from, move }) => {
    const apart =
      move && roles.some((role) => caller.roles.includes(role)) ? isNotTheirs(move, move.of, caller.personId) : sql`false`
    return sql`select ${code}::text as code, count(*) filter (where not ${apart})::int as count, count(*) filter (where ${apart})::int as others
      from ${from} and ${kind === undefined ? sql`true` : reachedBy(caller, kind)}`
  })
  const { rows } = await tx.execute<{ code: string; count: number; others: number }>(sql.join(counts, sql` union all `))
  return mine.map(({ code, path }) =>
    waitOf(
      code,
      path,
      rows.find((row) => row.code === code),
    ),
  )
}
