import type { LeaveRow, PageRequest } from '@etalon/api/contract'
import { daysOfHalves, leaveProgression } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, today } from '../../db/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { type ListSource, type Page, readPage, type SearchFields } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'
import type { OfficeTable } from '../../workflow/index.ts'

const source: ListSource = {
  table: sql`leave_request l`,
  id: sql`l.id`,
  joins: [{ alias: 'a', join: sql`join account a on a.id = l.applicant_id` }],
}

const isAdministrator = (caller: Caller) => caller.roles.includes('admin')

/** Whether a request was handed to somebody; administrators stand in for every head. */
const isHandedTo = (caller: Caller): SQL =>
  sql`(l.applicant_id <> ${caller.personId} and ${isAdministrator(caller) ? sql`true` : sql`coalesce(l.handler_id = ${caller.personId}, false)`})`

/** One's own, and what was handed to one: drafts that were never handed in are nobody else's affair. */
const reached = (caller: Caller): SQL => sql`(l.applicant_id = ${caller.personId} or (l.handed_at is not null
  and (${isHandedTo(caller)} or coalesce(l.duties->>'decider' = ${caller.personId}, false))))`

const facts = (caller: Caller) => sql`jsonb_build_object('leaveIsYours', ${isHandedTo(caller)},
  'leaveNotBegun', l.state <> '2' or l.from_day > ${today})`
const scope = (caller: Caller) => sql`case when l.applicant_id = ${caller.personId} then 'mine'
  when l.state = '1' and ${isHandedTo(caller)} then 'waiting' else 'other' end`

const fieldsFor = (caller: Caller): SearchFields => ({
  leaveNo: { sql: sql`l.leave_no`, type: 'text', begins: 'XJ' },
  applicantName: { sql: sql`a.name`, type: 'text', alias: sql`a.name_en` },
  kind: { sql: sql`l.kind`, type: 'key' },
  state: { sql: sql`l.state`, type: 'key' },
  fromDay: { sql: sql`l.from_day`, type: 'date' },
  toDay: { sql: sql`l.to_day`, type: 'date' },
  scope: { sql: scope(caller), type: 'key', sortable: false },
})

const columnsFor = (caller: Caller) => sql`l.id::text, l.leave_no as "leaveNo",
  jsonb_build_object('state', l.state, 'version', l.version, 'duties', l.duties, 'facts', ${facts(caller)}) as standing,
  l.kind, l.from_day::text as "fromDay", l.from_half as "fromHalf", l.to_day::text as "toDay", l.to_half as "toHalf", l.halves, l.reason,
  a.id::text as "applicantId", a.name as "applicantName", coalesce(d.name, '') as "deptName", coalesce(h.name, '') as "handlerName",
  ${scope(caller)} as scope, l.process_instance::text as "processInstanceId", l.task::text as "taskId",
  to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createTime"`
const from = sql`leave_request l join account a on a.id = l.applicant_id left join department d on d.id = a.department_id
  left join account h on h.id = l.handler_id`

type Row = Record<string, unknown> & Omit<LeaveRow, 'days'> & { readonly halves: number }
const rowOf = ({ halves, ...row }: Row): LeaveRow => ({ ...row, days: daysOfHalves(halves) })

/** How requests for leave move, as somebody sees them. */
export const leaveTable = (caller: Caller): OfficeTable => ({
  kind: 'leave',
  table: sql`leave_request`,
  from: sql`leave_request l`,
  id: sql`l.id`,
  standing: sql`l.state, l.version, l.duties`,
  facts: facts(caller),
  progression: leaveProgression,
})

/** A page of the requests that somebody may see. */
export async function leavePage(tx: Transaction, caller: Caller, request: PageRequest): Promise<Page<LeaveRow>> {
  const page = await readPage<Row>(tx, {
    source,
    fields: fieldsFor(caller),
    request,
    reached: reached(caller),
    columns: columnsFor(caller),
    from,
  })
  return { ...page, records: page.records.map(rowOf) }
}

/** One request. @throws {Refusal} 404 where there is none, or where it is nobody's affair of theirs */
export async function oneLeave(tx: Transaction, caller: Caller, id: string): Promise<LeaveRow> {
  const { rows } = await tx.execute<Row>(sql`select ${columnsFor(caller)} from ${from} where l.id = ${id} and ${reached(caller)}`)
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rowOf(rows[0])
}

/** How many requests wait for the caller to decide. */
export async function countHanded(tx: Transaction, caller: Caller): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from leave_request l where l.state = '1' and ${isHandedTo(caller)}`,
  )
  return rows[0]?.count ?? 0
}
