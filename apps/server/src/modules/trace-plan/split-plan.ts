import { sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { FieldRefusal } from '../../refusal/index.ts'
import { holdRecord, type Moved, type Mover, moveRecord } from '../../workflow/index.ts'
import { planTable } from './plan-list.ts'

interface Link extends Record<string, unknown> {
  readonly id: string
  readonly planNo: string
}

/** A plan that was split, with the two that it became. */
export interface SplitPlan extends Moved {
  /** What goes on as it was approved. */
  readonly going: Link
  /** What waits for another audit. */
  readonly audited: Link
}

export interface Split {
  readonly id: string
  readonly version: number
  readonly lineIds: readonly string[]
  readonly reason: string
}

/**
 * Splits a plan in two. The plan ends and stays as it was; what it asked for goes on in two others: the chosen standards wait for
 * another audit, the others are in progress with the certificates that they have.
 * @throws {FieldRefusal} 400 where a standard that has its certificate is chosen, or none would be left; {Refusal} 404, 403, 409
 */
export async function splitPlan(tx: Transaction, mover: Mover, { id, version, lineIds, reason }: Split): Promise<SplitPlan> {
  const held = await holdRecord(tx, planTable, { id, version }, 'changed', mover.language)
  const chosen = [...new Set(lineIds)]
  const { rows } = await tx.execute<{ lines: number; free: number }>(sql`
    select count(*)::int as lines,
      (count(*) filter (where id = any(${sql.param(chosen)}::bigint[]) and calibration_id is null))::int as free
    from trace_plan_line where plan_id = ${id}`)
  const [count] = rows
  const isPossible = count?.free === chosen.length && chosen.length < count.lines
  if (held.state === '15' && !isPossible) throw new FieldRefusal([{ path: 'lineIds', key: 'plan.split-all' }])
  const moved = await moveRecord(tx, planTable, { id, version, action: 'split', reason }, mover)
  const { approver: _, ...hands } = held.duties
  const audited = await successor(tx, mover, id, { suffix: '-2', state: '5', duties: { ...hands, splitter: mover.personId } })
  const going = await successor(tx, mover, id, { suffix: '-1', state: '15', duties: held.duties })
  await tx.execute(sql`
    insert into trace_plan_line (tenant_id, plan_id, standard_id, check_way, institution, due_on, planned_on, remark, calibration_id,
      confirmation, confirmed_by, confirmed_by_name, confirmed_at)
    select tenant_id, case when id = any(${sql.param(chosen)}::bigint[]) then ${audited.id}::bigint else ${going.id}::bigint end, standard_id,
      check_way, institution, due_on, planned_on, remark, calibration_id, confirmation, confirmed_by, confirmed_by_name, confirmed_at
    from trace_plan_line where plan_id = ${id} order by id`)
  return { ...moved, going, audited }
}

async function successor(
  tx: Transaction,
  mover: Mover,
  id: string,
  given: { readonly suffix: string; readonly state: string; readonly duties: Readonly<Record<string, string>> },
): Promise<Link> {
  const { rows } = await tx.execute<Link>(sql`
    insert into trace_plan (tenant_id, state, duties, plan_no, name, period_from, period_to, remark, split_of_id, created_by)
    select tenant_id, ${given.state}, ${JSON.stringify(given.duties)}::jsonb, plan_no || ${given.suffix}, name, period_from, period_to, remark,
      id, ${mover.personId}
    from trace_plan where id = ${id} returning id, plan_no as "planNo"`)
  const [row] = rows
  if (!row) throw new Error('what is held is there')
  await tellOf(tx, planTable, mover, { id: row.id, action: 'splitOff', from: null, to: given.state })
  return row
}
