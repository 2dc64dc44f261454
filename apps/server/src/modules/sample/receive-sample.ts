import { sql, type Transaction } from '../../db/index.ts'
import { tellOf, writeFacts } from '../../history/index.ts'
import { numberingOf, numberOf } from '../../numbering/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { holdOrder, type Mover, sampleTable, settleOrder } from '../../workflow/index.ts'
import { checkedMaterials, materialFacts, materialsWritten } from './materials.ts'

interface Receipt {
  readonly id: string
  readonly version: number
  readonly label: string
  readonly condition: string
  readonly conditionNote: string
  /** What came with it. @default nothing */
  readonly materials?: readonly string[] | undefined
  /** Where it is put. */
  readonly place?: string | undefined
}

/** Takes a sample over at the counter: numbers it, notes label and condition, and lets everything move along. */
export async function receiveSample(tx: Transaction, mover: Mover, receipt: Receipt) {
  const materials = await checkedMaterials(tx, receipt.materials)
  const orderId = await holdOrder(tx, sampleTable, receipt.id)
  const { rows } = await tx.execute<{
    state: string
    version: number
    received: boolean
    order_state: string
  }>(sql`
    select s.state, s.version, s.received_at is not null as received, o.state as order_state
    from sample s join work_order o on o.id = s.order_id where s.id = ${receipt.id}`)
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  if (row.received || row.state !== '50' || row.order_state !== '300')
    throw new Refusal(409, 'sample.not-receivable', {}, { state: row.state, version: row.version })
  if (row.version !== receipt.version) throw new Refusal(409, 'edited-meanwhile', {}, { state: row.state, version: row.version })
  const sampleNo = await numberOf(tx, mover, await numberingOf(tx, 'sample'), { orderId })
  await tx.execute(sql`
    update sample set sample_no = ${sampleNo}, label = ${receipt.label}, condition = ${receipt.condition}, condition_note = ${receipt.conditionNote},
      materials = ${materialsWritten(materials)},
      received_by = ${mover.personId}, received_at = ${mover.at ? sql`${mover.at}::timestamptz` : sql`clock_timestamp()`}, holder_id = ${mover.personId},
      place = ${receipt.place ?? ''}, version = version + 1
    where id = ${receipt.id}`)
  await tellOf(tx, { kind: 'sample' }, mover, {
    ...{ id: receipt.id, action: 'takeOver', from: row.state, to: row.state },
    reason: materials.length === 0 ? null : writeFacts(materialFacts(materials)),
  })
  await settleOrder(tx, mover, orderId)
  const after = await tx.execute<{ state: string; version: number }>(
    sql`select state, version from sample where id = ${receipt.id}`,
  )
  return { id: receipt.id, state: after.rows[0]?.state ?? row.state, version: after.rows[0]?.version ?? row.version, sampleNo }
}
