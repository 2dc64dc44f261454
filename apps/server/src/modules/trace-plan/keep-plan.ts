import type { TracePlanForm } from '@etalon/api/contract'
import { isKeyOf } from '@etalon/api/domain'
import { sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { instituteDay, nextNumber } from '../../numbering/index.ts'
import { type FieldFault, FieldRefusal, type Language, Refusal } from '../../refusal/index.ts'
import { type HeldRecord, holdRecord, labelsOf, type Mover } from '../../workflow/index.ts'
import { planTable } from './plan-list.ts'

/** A plan that was just written down. */
export interface WrittenPlan {
  readonly id: string
  readonly state: string
  readonly version: number
  readonly planNo: string
}

type Head = WrittenPlan & Record<string, unknown>

const draft = '1'
const written = sql`id, state, version, plan_no as "planNo"`

/** @throws {FieldRefusal} naming what cannot be planned */
async function checkForm(tx: Transaction, form: TracePlanForm): Promise<void> {
  const faults: FieldFault[] = []
  if (form.periodTo < form.periodFrom) faults.push({ path: 'periodTo', key: 'field.range' })
  const asked = [...new Set(form.lines.map(({ standardId }) => standardId))]
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from measuring_standard where id = any(${sql.param(asked)}::bigint[]) and device_state <> '3'`)
  const known = new Set(rows.map(({ id }) => id))
  const before = new Set<string>()
  for (const [place, line] of form.lines.entries()) {
    const at = (field: string, key: FieldFault['key']) => faults.push({ path: `lines.${place}.${field}`, key })
    if (!known.has(line.standardId)) at('standardId', 'plan.standard')
    else if (before.has(line.standardId)) at('standardId', 'plan.twice')
    before.add(line.standardId)
    if (!isKeyOf('CHECK_WAY', line.checkWay)) at('checkWay', 'field.invalid')
    if (line.plannedOn < form.periodFrom || line.plannedOn > form.periodTo) at('plannedOn', 'plan.outside')
  }
  if (faults.length > 0) throw new FieldRefusal(faults)
}

/** Only what nobody has handed in is changed. @throws {Refusal} 409 */
function checkEditable(held: HeldRecord, language: Language): void {
  if (held.state === draft) return
  const state = labelsOf(planTable, language).state(held.state)
  throw new Refusal(409, 'plan.not-editable', { state }, { state: held.state, version: held.version })
}

/**
 * Writes down a new plan, or what changed of one that was not handed in.
 * @throws {FieldRefusal} 400 naming the field; {Refusal} 404; 409 for what was changed meanwhile or handed in
 */
export async function keepPlan(tx: Transaction, mover: Mover, form: TracePlanForm): Promise<WrittenPlan> {
  await checkForm(tx, form)
  const isNew = form.id === undefined
  const head = form.id === undefined ? await insert(tx, mover, form) : await update(tx, mover, form.id, form)
  await writeLines(tx, mover, head.id, form)
  const action = isNew ? 'register' : 'edit'
  await tellOf(tx, planTable, mover, { id: head.id, action, from: isNew ? null : head.state, to: head.state })
  return head
}

async function insert(tx: Transaction, mover: Mover, form: TracePlanForm): Promise<WrittenPlan> {
  const month = (await instituteDay(tx, mover.at)).slice(0, 7).replace('-', '')
  const number = `SY${month}${String(await nextNumber(tx, mover.tenant, `trace-plan:${month}`)).padStart(4, '0')}`
  const { rows } = await tx.execute<Head>(sql`
    insert into trace_plan (tenant_id, state, duties, plan_no, name, period_from, period_to, remark, created_by)
    values (${mover.tenant}, ${draft}, ${JSON.stringify({ author: mover.personId })}::jsonb, ${number}, ${form.name}, ${form.periodFrom},
      ${form.periodTo}, ${form.remark}, ${mover.personId})
    returning ${written}`)
  const [row] = rows
  if (!row) throw new Error('an insert returns its row')
  return row
}

async function update(tx: Transaction, mover: Mover, id: string, form: TracePlanForm): Promise<WrittenPlan> {
  if (form.version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
  const held = await holdRecord(tx, planTable, { id, version: form.version }, 'edited-meanwhile', mover.language)
  checkEditable(held, mover.language)
  const { rows } = await tx.execute<Head>(sql`
    update trace_plan set version = version + 1, duties = duties || ${JSON.stringify({ editor: mover.personId })}::jsonb, name = ${form.name},
      period_from = ${form.periodFrom}, period_to = ${form.periodTo}, remark = ${form.remark}
    where id = ${id} returning ${written}`)
  const [row] = rows
  if (!row) throw new Error('what is held is there')
  return row
}

/** The standards of a plan that nobody has handed in: nothing rests on them, so they are written anew. */
async function writeLines(tx: Transaction, mover: Mover, id: string, form: TracePlanForm): Promise<void> {
  await tx.execute(sql`delete from trace_plan_line where plan_id = ${id}`)
  await tx.execute(sql`
    insert into trace_plan_line (tenant_id, plan_id, standard_id, check_way, institution, due_on, planned_on, remark)
    select ${mover.tenant}, ${id}, m.id, line->>'checkWay', line->>'institution',
      case when m.certificate_number = '' then null else m.valid_until end, (line->>'plannedOn')::date, line->>'remark'
    from jsonb_array_elements(${JSON.stringify(form.lines)}::jsonb) with ordinality given (line, place)
      join measuring_standard m on m.id = (line->>'standardId')::bigint
    order by given.place`)
}

/** Removes a plan that nobody has handed in. @throws {Refusal} 404, 409 */
export async function removePlan(tx: Transaction, mover: Mover, id: string, version: number): Promise<void> {
  const held = await holdRecord(tx, planTable, { id, version }, 'changed', mover.language)
  checkEditable(held, mover.language)
  await tx.execute(sql`delete from trace_plan where id = ${id}`)
  await tellOf(tx, planTable, mover, { id, action: 'remove', from: held.state, to: null })
}
