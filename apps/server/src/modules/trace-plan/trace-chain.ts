import type { TraceChain } from '@etalon/api/contract'
import { sql, type Transaction, today } from '../../db/index.ts'
import { Refusal } from '../../refusal/index.ts'

interface Step extends Record<string, unknown> {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly nameEn: string
  readonly note: string
  readonly state: string
  readonly inDate: boolean
  readonly calibrationId: string | null
  readonly certificateNumber: string
  readonly calibratedOn: string
  readonly validUntil: string
  readonly institution: string
  readonly reference: string
  readonly byStandardId: string | null
}

/** A standard with the newest certificate of it that conforms. */
async function stepOf(tx: Transaction, id: string): Promise<Step | undefined> {
  const { rows } = await tx.execute<Step>(sql`
    select m.id, m.number, m.name, m.name_en as "nameEn", concat_ws(' · ', nullif(m.range, ''), nullif(m.accuracy, '')) as note,
      m.device_state as state, m.certificate_number <> '' and m.valid_until >= ${today} as "inDate",
      c.id as "calibrationId", c.certificate_number as "certificateNumber", c.calibrated_on::text as "calibratedOn",
      c.valid_until::text as "validUntil", c.institution, c.reference, c.by_standard_id as "byStandardId"
    from measuring_standard m
      left join lateral (select * from standard_calibration x where x.standard_id = m.id and x.result = '1'
        order by x.calibrated_on desc, x.id desc limit 1) c on true
    where m.id = ${id}`)
  return rows[0]
}

/**
 * What a standard leads back to, from certificate to certificate (ISO/IEC 17025:2017, 6.5): through the institute's own standards to
 * whoever else calibrated the last of them.
 * @throws {Refusal} 404
 */
export async function traceChainOf(tx: Transaction, id: string): Promise<TraceChain> {
  const nodes: TraceChain['nodes'] = []
  const edges: TraceChain['edges'] = []
  let below: Step | undefined
  for (let next: string | null = id; next !== null; ) {
    const step = await stepOf(tx, next)
    if (!step) throw new Refusal(404, 'not-found')
    // Circles are refused where certificates are written down; certificates that were written down before may make one all the same.
    const isKnown = nodes.some((one) => one.id === step.id)
    if (below) edges.push(edgeTo(below, step.id))
    if (isKnown) break
    nodes.push({
      id: step.id,
      standardId: step.id,
      title: `${step.number} ${step.name}`,
      titleEn: `${step.number} ${step.nameEn || step.name}`,
      note: step.note,
      state: step.state,
      inDate: step.inDate,
    })
    if (step.calibrationId !== null && step.byStandardId === null) {
      const outside = `outside-${step.calibrationId}`
      const { institution, reference } = step
      nodes.push({
        id: outside,
        standardId: null,
        title: institution,
        titleEn: institution,
        note: reference,
        state: null,
        inDate: null,
      })
      edges.push(edgeTo(step, outside))
    }
    below = step
    next = step.byStandardId
  }
  return { nodes, edges }
}

const edgeTo = ({ id, certificateNumber, calibratedOn, validUntil }: Step, from: string) => ({
  from,
  to: id,
  certificateNumber,
  calibratedOn,
  validUntil,
})
