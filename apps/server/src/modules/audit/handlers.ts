import type { ApiLogEntry, AuditEntry, apiLogCalls, auditCalls, PageRequest } from '@etalon/api/contract'
import { builtInRoles } from '@etalon/api/domain'
import { sql } from '../../db/index.ts'
import { checkHistory, type Followed, readFacts, searchedFacts } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import type { Language } from '../../refusal/index.ts'
import { isSorted, type ListSource, readPage, type SearchFields } from '../../search/index.ts'

import { followedRecords } from './followed-records.ts'

const at = (column: ReturnType<typeof sql>) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const dayOf = (column: ReturnType<typeof sql>) => sql`(${column} at time zone 'Asia/Shanghai')::date`

/** The newest first, where nobody asked otherwise. */
const newestFirst = (request: PageRequest, field: string): PageRequest =>
  isSorted(request) ? request : { ...request, descs: field }

const trail: ListSource = { table: sql`history h`, id: sql`h.sequence`, joins: [] }
const trailFields = (language: Language): SearchFields => ({
  recordKind: { sql: sql`h.record_kind`, type: 'key' },
  recordId: { sql: sql`h.record_id`, type: 'id' },
  action: { sql: sql`h.action`, type: 'key' },
  byName: { sql: sql`h.by_name`, type: 'text' },
  byId: { sql: sql`h.by_id`, type: 'id', sortable: false },
  reason: { sql: searchedFacts(language, sql`h.reason`), type: 'text', nullable: true },
  at: { sql: dayOf(sql`h.at`), type: 'date' },
  sequence: { sql: sql`h.sequence`, type: 'number' },
})
/** Roles that every institute has are told by their place. */
const builtInName = sql`(array[${sql.join(
  builtInRoles.map(({ zh }) => sql`${zh}::text`),
  sql`, `,
)}])[h.record_id::int]`
/** What those are called whose changes are told from their tables. A role that is no row is one that every institute has. */
const followedNames = sql.join(
  Object.values<Followed>(followedRecords).map(({ kind, table, id = sql`x.id`, name }) => {
    const called = sql`(select ${name} from ${table} x where ${id} = h.record_id)`
    return sql`when ${kind}::text then ${kind === 'role' ? sql`coalesce(${called}, ${builtInName})` : called}`
  }),
  sql` `,
)
/** What a record is called now. */
const recordName = sql`coalesce(case h.record_kind
  when 'order' then (select x.order_no from work_order x where x.id = h.record_id)
  when 'sample' then (select coalesce(x.sample_no, x.name) from sample x where x.id = h.record_id)
  when 'sample_settlement' then (select coalesce(x.sample_no, x.name) from sample x where x.id = h.record_id)
  when 'item' then (select x.item_no from item x where x.id = h.record_id)
  when 'report' then (select x.report_no from report x where x.id = h.record_id)
  when 'certificate' then (select x.number from certificate x where x.id = h.record_id)
  when 'enterprise' then (select x.name from enterprise x where x.id = h.record_id)
  when 'standard' then (select x.number from measuring_standard x where x.id = h.record_id)
  when 'quote' then (select x.quote_no from quote x where x.id = h.record_id)
  when 'contract' then (select x.contract_no from contract x where x.id = h.record_id)
  when 'pickup' then (select x.number from pickup x where x.id = h.record_id)
  when 'settlement' then (select x.settlement_no from settlement x where x.id = h.record_id)
  when 'leave' then (select x.leave_no from leave_request x where x.id = h.record_id)
  when 'training' then (select x.title from training x where x.id = h.record_id)
  when 'trace_plan' then (select x.plan_no from trace_plan x where x.id = h.record_id)
  when 'standard_file' then (select x.number from standard_file x where x.id = h.record_id)
  when 'group' then (select x.name from work_group x where x.id = h.record_id)
  when 'message_template' then (select x.name from message_template x where x.id = h.record_id)
  when 'record_template' then (select x.name from record_template x where x.id = h.record_id)
  when 'questionnaire' then (select x.title from questionnaire x where x.id = h.record_id)
  when 'staff_certificate' then (select x.certificate_number from staff_qualification x where x.id = h.record_id)
  when 'staff_record' then (select x.name from account x where x.id = h.record_id)
  when 'ability' then (select d.name from department_ability x join department d on d.id = x.department_id where x.id = h.record_id)
  when 'vehicle' then (select x.car_number from vehicle x where x.id = h.record_id)
  when 'open_app' then (select x.app_id from open_app x where x.id = h.record_id)
  when 'route_node' then (select x.name from route_node x where x.id = h.record_id)
  when 'route_plan' then (select x.name from route_plan x where x.id = h.record_id)
  ${followedNames}
  end, '')`
const trailColumns = sql`h.id::text, h.sequence::text, h.record_kind as "recordKind", h.record_id::text as "recordId", ${recordName} as "recordName",
  h.action, h.from_state as "from", h.to_state as "to", h.by_id::text as "byId", h.by_name as "byName", ${at(sql`h.at`)} as at, h.reason`

/** Who did what to which record when, from the chain that tells whether something was changed in it (SYS-5). */
export const auditHandlers: Handlers<typeof auditCalls> = {
  async page({ tx, body, language }) {
    const page = await readPage<AuditEntry & Record<string, unknown>>(tx, {
      source: trail,
      fields: trailFields(language),
      request: newestFirst(body, 'sequence'),
      reached: sql`h.tenant_id = current_tenant()`,
      columns: trailColumns,
      from: trail.table,
    })
    return { ...page, records: await readFacts(tx, language, page.records) }
  },
  async check({ tx, caller }) {
    const { rows, broken } = await checkHistory(tx, caller.tenant)
    return { rows, broken: broken ?? null }
  },
}

const calls: ListSource = { table: sql`api_log l`, id: sql`l.id`, joins: [] }
const callFields: SearchFields = {
  requestId: { sql: sql`l.request_id::text`, type: 'text' },
  path: { sql: sql`l.path`, type: 'text' },
  method: { sql: sql`l.method`, type: 'key' },
  userName: { sql: sql`l.user_name`, type: 'text' },
  userId: { sql: sql`l.account_id`, type: 'id', sortable: false },
  address: { sql: sql`l.address`, type: 'text' },
  status: { sql: sql`l.status`, type: 'number' },
  outcome: {
    sql: sql`case when l.status >= 500 then 'failed' when l.status >= 400 then 'refused' else 'done' end`,
    type: 'key',
    sortable: false,
  },
  duration: { sql: sql`l.duration`, type: 'number' },
  reason: { sql: sql`l.reason`, type: 'text' },
  at: { sql: dayOf(sql`l.at`), type: 'date' },
  id: { sql: sql`l.id`, type: 'number' },
}
const callColumns = sql`l.id::text, l.request_id::text as "requestId", ${at(sql`l.at`)} as at, l.method, l.path, l.query, l.user_name as "userName",
  l.address, l.status, l.duration, l.reason`

/** Which calls were made, by whom, and how they were answered (SYS-5). */
export const apiLogHandlers: Handlers<typeof apiLogCalls> = {
  page: ({ tx, body }) =>
    readPage<ApiLogEntry & Record<string, unknown>>(tx, {
      source: calls,
      fields: callFields,
      request: newestFirst(body, 'id'),
      reached: sql`l.tenant_id = current_tenant()`,
      columns: callColumns,
      from: calls.table,
    }),
}
