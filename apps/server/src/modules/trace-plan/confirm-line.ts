import { sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { holdRecord, labelsOf, type Moved, type Mover } from '../../workflow/index.ts'
import { moveStandard } from '../standard/keep-standard.ts'
import { planTable } from './plan-list.ts'

export interface Confirmation {
  readonly id: string
  readonly version: number
  readonly lineId: string
  readonly confirmation: string
  readonly repair: boolean
}

interface Line extends Record<string, unknown> {
  readonly standardId: string
  readonly number: string
  readonly result: string | null
  readonly isConfirmed: boolean
  readonly standardVersion: number
}

/**
 * Somebody has compared the certificate of a standard with what is asked of it (ISO 10012:2003, 7.1): the standard is done in this plan.
 * What does not conform was taken out of use with its certificate; here it can be sent to repair.
 * @throws {Refusal} 404; 409 for what was changed meanwhile, is not in progress, has no certificate or was confirmed
 */
export async function confirmLine(tx: Transaction, caller: Caller & Mover, form: Confirmation): Promise<Moved> {
  const { id, version, lineId, confirmation, repair } = form
  const held = await holdRecord(tx, planTable, { id, version }, 'changed', caller.language)
  const about = { state: held.state, version: held.version }
  if (held.state !== '15')
    throw new Refusal(409, 'plan.not-in-progress', { state: labelsOf(planTable, caller.language).state(held.state) }, about)
  const { rows } = await tx.execute<Line>(sql`
    select l.standard_id as "standardId", m.number, c.result, l.confirmed_at is not null as "isConfirmed", m.version as "standardVersion"
    from trace_plan_line l join measuring_standard m on m.id = l.standard_id left join standard_calibration c on c.id = l.calibration_id
    where l.plan_id = ${id} and l.id = ${lineId}`)
  const [line] = rows
  if (!line) throw new Refusal(404, 'not-found')
  if (line.isConfirmed) throw new Refusal(409, 'plan.line-confirmed', {}, about)
  if (line.result === null) throw new Refusal(409, 'plan.line-open', {}, about)
  if (repair && line.result === '1') throw new FieldRefusal([{ path: 'repair', key: 'plan.repair-conforming' }])
  await tx.execute(sql`
    update trace_plan_line set confirmation = ${confirmation}, confirmed_by = ${caller.personId}, confirmed_by_name = ${caller.name},
      confirmed_at = clock_timestamp() where id = ${lineId}`)
  await tx.execute(sql`update trace_plan set version = version + 1 where id = ${id}`)
  await tellOf(tx, planTable, caller, {
    id,
    action: 'confirmResult',
    from: held.state,
    to: held.state,
    reason: `${line.number} ${confirmation}`,
  })
  if (repair) {
    const step = { id: line.standardId, version: line.standardVersion, action: 'repair', reason: confirmation }
    await moveStandard(tx, caller, caller.language, step)
  }
  return { id, state: held.state, version: held.version + 1 }
}
