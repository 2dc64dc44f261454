import type { SampleRow, sampleCalls } from '@etalon/api/contract'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/index.ts'
import { record } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { instituteDay, nextNumber } from '../../numbering/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { defineResource } from '../../resource/index.ts'
import { holdOrder, type Mover, sampleTable, settleOrder } from '../../workflow/index.ts'

interface Row extends Record<string, unknown> {
  sample_no: string | null
  order_id: string
  order_no: string
  order_state: string
  enter_name: string
  name: string
  model: string
  serial: string
  label: string
  condition: string
  condition_note: string
  received_by_name: string | null
  received_at: string | null
}

export const sampleResource = defineResource<Row, SampleRow>({
  workflow: sampleTable,
  joins: sql`left join account receiver on receiver.id = s.received_by`,
  columns: sql`s.sample_no, o.id as order_id, o.order_no, o.state as order_state, e.name as enter_name, s.name, s.model, s.serial, s.label, s.condition, s.condition_note,
    receiver.name as received_by_name, to_char(s.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as received_at`,
  fields: {
    sampleNo: { sql: sql`s.sample_no`, type: 'text', begins: 'YP', nullable: true },
    orderNo: { sql: sql`o.order_no`, type: 'text', begins: 'WT' },
    enterName: {
      sql: sql`e.name`,
      type: 'text',
      bigrams: true,
      named: { table: sql`listed_enterprise`, name: sql`name`, key: sql`o.enterprise_id` },
    },
    name: { sql: sql`s.name`, type: 'text', bigrams: true },
    model: { sql: sql`s.model`, type: 'text' },
    serial: { sql: sql`s.serial`, type: 'text', fourgrams: true },
    label: { sql: sql`s.label`, type: 'text' },
    state: { sql: sql`s.state`, type: 'key' },
    receivable: { sql: sql`(s.received_at is null and o.state = '300' and s.state = '50')`, type: 'boolean', sortable: false },
    receivedAt: { sql: sql`day_at_institute(s.received_at)`, type: 'date', nullable: true },
  },
  present: (row, standing) => ({
    id: row.id,
    sampleNo: row.sample_no,
    standing,
    orderId: row.order_id,
    orderNo: row.order_no,
    enterName: row.enter_name,
    name: row.name,
    model: row.model,
    serial: row.serial,
    label: row.label,
    condition: row.condition || '-',
    conditionNote: row.condition_note,
    receivedByName: row.received_by_name,
    receivedAt: row.received_at,
    receivable: row.received_at === null && row.order_state === '300' && row.state === '50',
  }),
})

interface Receipt {
  readonly id: string
  readonly version: number
  readonly label: string
  readonly condition: string
  readonly conditionNote: string
}

/** Takes a sample over at the counter: numbers it, notes label and condition, and lets everything move along. */
export async function receiveSample(tx: Transaction, mover: Mover, receipt: Receipt) {
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
  const month = (await instituteDay(tx, mover.at)).slice(2, 7).replace('-', '')
  const sampleNo = `YP${month}${String(await nextNumber(tx, mover.tenant, `sample:${month}`)).padStart(5, '0')}`
  await tx.execute(sql`
    update sample set sample_no = ${sampleNo}, label = ${receipt.label}, condition = ${receipt.condition}, condition_note = ${receipt.conditionNote},
      received_by = ${mover.personId}, received_at = ${mover.at ? sql`${mover.at}::timestamptz` : sql`clock_timestamp()`}, version = version + 1
    where id = ${receipt.id}`)
  await record(tx, mover.tenant, {
    recordKind: 'sample',
    recordId: receipt.id,
    action: 'takeOver',
    from: row.state,
    to: row.state,
    byId: mover.personId,
    byName: mover.name,
    reason: null,
    at: mover.at,
  })
  await settleOrder(tx, mover, orderId)
  const after = await tx.execute<{ state: string; version: number }>(
    sql`select state, version from sample where id = ${receipt.id}`,
  )
  return { id: receipt.id, state: after.rows[0]?.state ?? row.state, version: after.rows[0]?.version ?? row.version, sampleNo }
}

export const sampleHandlers: Handlers<typeof sampleCalls> = {
  page: ({ tx, caller, body }) => sampleResource.page(tx, caller, body),
  async receive({ tx, caller, body, language }) {
    await sampleResource.one(tx, caller, body.id)
    return await receiveSample(tx, { ...caller, language }, body)
  },
  history: ({ tx, caller, query }) => sampleResource.history(tx, caller, query.id),
}
