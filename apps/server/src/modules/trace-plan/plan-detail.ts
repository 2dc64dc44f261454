import type { Plannable, TracePlanDetail, TracePlanLine } from '@etalon/api/contract'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'
import type { Caller } from '../../session/index.ts'
import { plans } from './plan-list.ts'

type Extra = Pick<TracePlanDetail, 'remark' | 'splitOf' | 'splitInto' | 'institute'>

const momentText = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`)
const link = sql`jsonb_build_object('id', x.id::text, 'planNo', x.plan_no)`

/** One plan with its standards and what came of them. @throws {Refusal} 404 */
export async function planDetailOf(tx: Transaction, caller: Caller, id: string): Promise<TracePlanDetail> {
  const row = await plans.one(tx, caller, id)
  const { rows: extras } = await executeNamed<Extra & Record<string, unknown>>(
    tx,
    'trace-plan-further',
    sql`
    select p.remark, (select ${link} from trace_plan x where x.id = p.split_of_id) as "splitOf",
      coalesce((select jsonb_agg(${link} order by x.id) from trace_plan x where x.split_of_id = p.id), '[]') as "splitInto",
      jsonb_build_object('name', t.name, 'nameEn', t.name_en) as institute
    from trace_plan p join tenant t on t.id = p.tenant_id where p.id = ${id}`,
  )
  const [extra] = extras
  if (!extra) throw new Error('the plan was there a moment ago')
  const { rows: lines } = await executeNamed<TracePlanLine & Record<string, unknown>>(
    tx,
    'trace-plan-lines',
    sql`
    select l.id, l.standard_id as "standardId", m.number, m.name, m.name_en as "nameEn", m.range, m.accuracy, l.due_on::text as "dueOn",
      l.check_way as "checkWay", l.institution, l.planned_on::text as "plannedOn", l.remark, l.confirmation,
      l.confirmed_by_name as "confirmedByName", to_char(l.confirmed_at at time zone 'UTC', ${momentText}) as "confirmedAt",
      case when c.id is null then null else jsonb_build_object('id', c.id::text, 'certificateNumber', c.certificate_number,
        'calibratedOn', c.calibrated_on::text, 'validUntil', c.valid_until::text, 'result', c.result) end as calibration
    from trace_plan_line l join measuring_standard m on m.id = l.standard_id
      left join standard_calibration c on c.id = l.calibration_id
    where l.plan_id = ${id} order by l.planned_on, l.id`,
  )
  return { ...row, ...extra, lines }
}

/** A certificate takes weeks: so long before the old one ends a standard goes out. */
const ahead = 30

/**
 * Standards to plan for a period, as they went the last time. Without a word those in use whose certificate ends by then and that no
 * other plan has, soonest first.
 */
export async function plannableStandards(
  tx: Transaction,
  { from, to, keyword = '' }: { readonly from: string; readonly to: string; readonly keyword?: string | undefined },
): Promise<Plannable[]> {
  const wanted =
    keyword === ''
      ? sql`m.device_state = '1' and m.valid_until <= ${to} and not exists (
          select from trace_plan_line l join trace_plan p on p.id = l.plan_id
          where l.standard_id = m.id and l.confirmed_at is null and p.state in ('5', '10', '15', '25'))`
      : sql`m.device_state <> '3' and position(lower(${keyword}) in lower(concat_ws(' ', m.number, m.name, m.name_en))) > 0`
  const { rows } = await tx.execute<Plannable & Record<string, unknown>>(sql`
    select m.id as "standardId", m.number, m.name, m.name_en as "nameEn", m.range, m.accuracy,
      case when m.certificate_number = '' then null else m.valid_until::text end as "dueOn",
      coalesce(last.check_way, '1') as "checkWay", coalesce(last.institution, '') as institution,
      greatest(${from}::date, least(${to}::date, m.valid_until - ${ahead}::int))::text as "plannedOn"
    from measuring_standard m
      left join lateral (select c.check_way, c.institution from standard_calibration c where c.standard_id = m.id order by c.id desc limit 1)
        last on true
    where ${wanted} order by m.valid_until, m.number limit ${keyword === '' ? 200 : 20}`)
  return rows
}
