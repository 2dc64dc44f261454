import { type SQL, sql } from '../db/index.ts'
import type { Caller } from '../session/index.ts'

/** Kinds of records that not everybody reaches all of. */
export type RecordKind =
  | 'order'
  | 'sample'
  | 'item'
  | 'report'
  | 'file'
  | 'enterprise'
  | 'standard'
  | 'quote'
  | 'contract'
  | 'settlement'
  | 'staff'

/** Which rows somebody reaches; what is left out is all of the institute. */
interface RecordPolicy {
  /** What they made, or have worked on. */
  readonly own?: (caller: Caller) => SQL
  /** More that their department has: asked besides `own`. */
  readonly department?: (caller: Caller) => SQL
  /** Those of their enterprise. */
  readonly enterprise: (caller: Caller) => SQL
}

const ofBranch = (column: SQL, caller: Caller) => sql`${column} in (select department_branch(${caller.departmentId}::bigint))`

/** Who holds a duty at a record: its tester, auditor, approver, issuer. */
const holds = (alias: SQL, caller: Caller) =>
  sql`exists (select from jsonb_each_text(${alias}.duties) as duty where duty.value = ${caller.personId})`

const testedBy = (alias: SQL, caller: Caller) => sql`(${alias}.tester_id = ${caller.personId} or ${holds(alias, caller)})`

/** Who took the order follows what comes of it. */
const takenBy = (caller: Caller) => sql`o.created_by = ${caller.personId}`
const takenInBranch = (caller: Caller) =>
  sql`exists (select from account taker where taker.id = o.created_by and ${ofBranch(sql`taker.department_id`, caller)})`

/** What an enterprise ordered; what is only kept until it is whole is the institute's own affair. */
const ordered = (caller: Caller) => sql`(o.enterprise_id = ${caller.enterpriseId} and not o.is_temp)`

/** One policy for each kind. Rows stand under the aliases of the workflow: `o`, `s`, `i`, `r`; files under `f`, enterprises under `e`, quotes under `q`, contracts under `t`. */
const policies: Readonly<Record<RecordKind, RecordPolicy>> = {
  order: {
    own: (caller) => sql`(${takenBy(caller)} or ${holds(sql`o`, caller)}
      or exists (select from item x where x.order_id = o.id and ${testedBy(sql`x`, caller)})
      or exists (select from report x where x.order_id = o.id and ${holds(sql`x`, caller)}))`,
    department: (caller) => sql`(${takenInBranch(caller)}
      or exists (select from item x where x.order_id = o.id and ${ofBranch(sql`x.department_id`, caller)}))`,
    enterprise: ordered,
  },
  sample: {
    own: (caller) => sql`(${takenBy(caller)} or s.received_by = ${caller.personId}
      or exists (select from item x where x.sample_id = s.id and ${testedBy(sql`x`, caller)}))`,
    department: (caller) => sql`(${takenInBranch(caller)}
      or exists (select from item x where x.sample_id = s.id and ${ofBranch(sql`x.department_id`, caller)}))`,
    enterprise: ordered,
  },
  item: {
    own: (caller) => sql`(${takenBy(caller)} or ${testedBy(sql`i`, caller)})`,
    department: (caller) => sql`(${takenInBranch(caller)} or ${ofBranch(sql`i.department_id`, caller)})`,
    enterprise: ordered,
  },
  report: {
    own: (caller) => sql`(${takenBy(caller)} or ${testedBy(sql`i`, caller)} or ${holds(sql`r`, caller)})`,
    department: (caller) => sql`(${takenInBranch(caller)} or ${ofBranch(sql`i.department_id`, caller)})`,
    enterprise: ordered,
  },
  // A file of a record goes with the record; what is offered is for everybody.
  file: {
    own: (caller) =>
      sql`(f.account_id = ${caller.personId} or ${offered} or ${workedBy} or ${inReadText(caller)} or ${ofOwnCertificate(caller)} or ${ofReachedRecord(caller)})`,
    department: (caller) => sql`exists (select from account owner where owner.id = f.account_id
      and f.subject_id is null and ${ofBranch(sql`owner.department_id`, caller)})`,
    enterprise: (caller) => sql`(f.enterprise_id = ${caller.enterpriseId} or ${offered} or ${inReadText(caller)}
      or f.for_client and ${ofReachedRecord(caller)})`,
  },
  // Whoever takes an order has to find who orders.
  enterprise: { enterprise: (caller) => sql`e.id = ${caller.enterpriseId}` },
  quote: {
    own: (caller) => sql`(q.created_by = ${caller.personId} or ${holds(sql`q`, caller)})`,
    department: (caller) => sql`exists (select from account writer where writer.id = q.created_by
      and ${ofBranch(sql`writer.department_id`, caller)})`,
    // What was not audited is the institute's own affair.
    enterprise: (caller) => sql`(q.enterprise_id = ${caller.enterpriseId} and q.state = '300')`,
  },
  contract: {
    own: (caller) => sql`(t.created_by = ${caller.personId} or ${holds(sql`t`, caller)})`,
    department: (caller) => sql`exists (select from account writer where writer.id = t.created_by
      and ${ofBranch(sql`writer.department_id`, caller)})`,
    enterprise: () => sql`false`,
  },
  // What is owed is looked at as a whole: whoever keeps the books reaches all of them.
  settlement: { enterprise: () => sql`false` },
  // Leave, records, certificates and trainings say themselves whose they are.
  staff: { enterprise: () => sql`false` },
  // With what the institute measures is its own affair.
  standard: { enterprise: () => sql`false` },
}

const ofOwnCertificate = (caller: Caller) =>
  sql`exists (select from staff_qualification x where x.file_id = f.id and x.account_id = ${caller.personId})`

const offered = sql`exists (select from material m where m.file_id = f.id)`
/** A picture of a text that they may read: of a notice once it is released, of a report with the report, for the client once it is issued. */
const inReadText = (caller: Caller): SQL => sql`exists (select from text_picture p where p.file_id = f.id and (
  p.subject_kind = 'notice' and exists (select from notice n where n.id = p.subject_id
    and (n.release_time <= clock_timestamp() or ${caller.roles.includes('admin')}))
  or p.subject_kind = 'report' and exists (select from ${recordTables.report} where r.id = p.subject_id and ${reachedBy(caller, 'report')}
    ${caller.reach === 'enterprise' ? sql`and exists (select from certificate c where c.report_id = r.id)` : sql``})))`
/** A rule or a procedure by which the institute works: for its people, and for nobody else. */
const workedBy = sql`exists (select from standard_file n where n.file_id = f.id)`

/** Tables under the aliases of the policies, as far as these need them. */
export const recordTables = {
  order: sql`work_order o`,
  sample: sql`sample s join work_order o on o.id = s.order_id`,
  item: sql`item i join sample s on s.id = i.sample_id join work_order o on o.id = i.order_id`,
  report: sql`report r join item i on i.id = r.item_id join work_order o on o.id = r.order_id`,
} as const

const ids = { order: sql`o.id`, sample: sql`s.id`, item: sql`i.id`, report: sql`r.id` } as const

function ofReachedRecord(caller: Caller): SQL {
  const kinds = ['order', 'sample', 'item', 'report'] as const
  const reached = kinds.map(
    (kind) => sql`f.subject_kind = ${kind} and exists (select from ${recordTables[kind]}
      where ${ids[kind]} = f.subject_id and ${reachedBy(caller, kind)})`,
  )
  return sql`(${sql.join(reached, sql` or `)})`
}

/**
 * The condition that keeps a query to the rows that somebody reaches (PERM-3): their own, their department's, all of the institute, or
 * their enterprise's. The institute itself is kept apart by the database (PERM-2).
 */
export function reachedBy(caller: Caller, kind: RecordKind): SQL {
  const { own, department, enterprise } = policies[kind]
  switch (caller.reach) {
    case 'enterprise':
      return enterprise(caller)
    case 'own':
      return own?.(caller) ?? sql`true`
    case 'department':
      return own && department ? sql`(${own(caller)} or ${department(caller)})` : sql`true`
    case 'tenant':
      return sql`true`
  }
}
