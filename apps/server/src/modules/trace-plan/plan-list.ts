import type { TracePlanRow } from '@etalon/api/contract'
import { planProgression } from '@etalon/api/domain'
import { sql, today } from '../../db/index.ts'
import { officeList } from '../../resource/index.ts'
import type { ListSource, SearchFields } from '../../search/index.ts'
import type { OfficeTable } from '../../workflow/index.ts'

const lines = sql`trace_plan_line x where x.plan_id = p.id`

/** Which lines are split off is known only with the request. */
const facts = sql`jsonb_build_object(
  'linesGiven', exists (select from ${lines}),
  'linesConfirmed', not exists (select from ${lines} and x.confirmed_at is null),
  'linesChosen', true)`

/** Plans, as the workflow knows them. */
export const planTable: OfficeTable = {
  kind: 'trace_plan',
  table: sql`trace_plan`,
  from: sql`trace_plan p`,
  id: sql`p.id`,
  standing: sql`p.state, p.version, p.duties`,
  facts,
  progression: planProgression,
}

/** Where plans are looked for. */
export const planSource: ListSource = {
  table: sql`listed_trace_plan p`,
  id: sql`p.id`,
  joins: [{ alias: 'creator', join: sql`join account creator on creator.id = p.created_by` }],
}

export const planFields: SearchFields = {
  planNo: { sql: sql`p.plan_no`, type: 'text' },
  name: { sql: sql`p.name`, type: 'text' },
  state: { sql: sql`p.state`, type: 'key' },
  periodFrom: { sql: sql`p.period_from`, type: 'date' },
  periodTo: { sql: sql`p.period_to`, type: 'date' },
  createStaffName: {
    sql: sql`creator.name`,
    type: 'text',
    named: { table: sql`account`, name: sql`name`, key: sql`p.created_by` },
  },
  createDate: { sql: sql`day_at_institute(p.created_at)`, type: 'date' },
}

const columns = sql`p.id, p.plan_no as "planNo", p.name, p.period_from::text as "periodFrom", p.period_to::text as "periodTo",
  (select count(*)::int from ${lines}) as "lineCount", (select count(*)::int from ${lines} and x.confirmed_at is not null) as "doneCount",
  (select count(*)::int from ${lines} and x.confirmed_at is null and x.planned_on < ${today} and p.state in ('15', '25')) as "lateCount",
  creator.name as "createStaffName", day_at_institute(p.created_at)::text as "createDate",
  jsonb_build_object('state', p.state, 'version', p.version, 'duties', p.duties, 'facts', ${facts}) as standing`
const tables = sql`trace_plan p join account creator on creator.id = p.created_by`

/** The list of plans. */
export const plans = officeList<TracePlanRow>({
  source: planSource,
  fields: planFields,
  reached: () => sql`true`,
  columns,
  from: tables,
})
