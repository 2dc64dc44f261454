import { sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import type { Mover } from '../../workflow/index.ts'
import { planTable } from './plan-list.ts'

const inProgress = '15'

/**
 * Holds the plans that wait for a certificate of a standard. Plans are held before standards, here as where results are confirmed, so
 * that two at once never wait for each other.
 */
export async function holdWaitingPlans(tx: Transaction, standardId: string): Promise<void> {
  await tx.execute(sql`
    select p.id from trace_plan p where p.state = ${inProgress}
      and exists (select from trace_plan_line l where l.plan_id = p.id and l.standard_id = ${standardId} and l.confirmed_at is null)
    order by p.id for update of p`)
}

/**
 * Notes a new certificate of a standard at the plans that wait for it. Until somebody confirms it a later certificate takes its place.
 * @param told number of the standard and of the certificate
 */
export async function noteCertificate(
  tx: Transaction,
  mover: Mover,
  standardId: string,
  calibrationId: string,
  told: string,
): Promise<void> {
  const { rows } = await tx.execute<{ planId: string }>(sql`
    update trace_plan_line l set calibration_id = ${calibrationId} from trace_plan p
    where p.id = l.plan_id and p.state = ${inProgress} and l.standard_id = ${standardId} and l.confirmed_at is null
    returning l.plan_id as "planId"`)
  for (const { planId } of rows) {
    await tx.execute(sql`update trace_plan set version = version + 1 where id = ${planId}`)
    await tellOf(tx, planTable, mover, { id: planId, action: 'certificate', from: inProgress, to: inProgress, reason: told })
  }
}
