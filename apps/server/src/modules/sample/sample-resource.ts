import type { SampleRow } from '@etalon/api/contract'
import { sql } from '../../db/index.ts'
import { defineResource } from '../../resource/index.ts'
import { sampleTable } from '../../workflow/index.ts'

interface Row extends Record<string, unknown> {
  sample_no: string | null
  order_id: string
  order_no: string
  order_state: string
  send_way: string
  enter_name: string
  name: string
  model: string
  serial: string
  label: string
  condition: string
  condition_note: string
  materials: string[]
  received_by_name: string | null
  received_at: string | null
  holder_id: string | null
  holder_name: string | null
  place: string
  returned_at: string | null
  open_items: number
}

/** Who has a sample of the alias `s`: nobody before it was received, and nobody once it went home. */
export const holderOf = sql`case when s.received_at is null or s.returned_at is not null then null else coalesce(s.holder_id, s.received_by) end`

/** Items of a sample of the alias `s` for which it is needed still. */
export const openItemsOf = sql`(select count(*)::int from item x where x.sample_id = s.id and x.state in ('100', '200', '300', '350'))`

export const sampleResource = defineResource<Row, SampleRow>({
  workflow: sampleTable,
  joins: sql`left join account receiver on receiver.id = s.received_by left join account holder on holder.id = ${holderOf}`,
  columns: sql`s.sample_no, o.id as order_id, o.order_no, o.state as order_state, o.send_way, e.name as enter_name, s.name, s.model, s.serial, s.label, s.condition,
    s.condition_note, s.materials, receiver.name as received_by_name, to_char(s.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as received_at,
    holder.id::text as holder_id, holder.name as holder_name, s.place, to_char(s.returned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as returned_at,
    ${openItemsOf} as open_items`,
  fields: {
    id: { sql: sql`s.id`, type: 'id', sortable: false },
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
    holderId: { sql: sql`${holderOf}`, type: 'id', sortable: false, staffOnly: true },
    place: { sql: sql`s.place`, type: 'text' },
    returned: { sql: sql`(s.returned_at is not null)`, type: 'boolean', sortable: false },
    /** What waits to be fetched or posted: nothing of it is to be tested any more. */
    returnable: {
      sql: sql`(s.received_at is not null and s.returned_at is null and s.state in ('400', '1000', '0'))`,
      type: 'boolean',
      sortable: false,
    },
    returnedAt: { sql: sql`day_at_institute(s.returned_at)`, type: 'date', nullable: true },
  },
  present: (row, standing, caller) => ({
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
    materials: row.materials,
    receivedByName: row.received_by_name,
    receivedAt: row.received_at,
    receivable: row.received_at === null && row.order_state === '300' && row.state === '50',
    // Who has it, and on which shelf, is the institute's own affair.
    ...(caller.enterpriseId === null
      ? { holderId: row.holder_id, holderName: row.holder_name, place: row.place }
      : { holderId: null, holderName: null, place: '' }),
    returnedAt: row.returned_at,
    sendWay: row.send_way,
    openItems: row.open_items,
  }),
})
