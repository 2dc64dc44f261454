import type { PageRequest, PickupRow } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { type ListSource, type Page, readPage, type SearchFields } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'

const source: ListSource = {
  table: sql`listed_pickup p`,
  id: sql`p.id`,
  joins: [{ alias: 'e', join: sql`join listed_enterprise e on e.id = p.enterprise_id` }],
}

const fields: SearchFields = {
  pickupNo: { sql: sql`p.number`, type: 'text', begins: 'QJ' },
  enterName: {
    sql: sql`e.name`,
    type: 'text',
    bigrams: true,
    named: { table: sql`listed_enterprise`, name: sql`name`, key: sql`p.enterprise_id` },
  },
  contact: { sql: sql`p.contact`, type: 'text' },
  mobile: { sql: sql`p.mobile`, type: 'text' },
  place: { sql: sql`p.place`, type: 'text' },
  state: { sql: sql`p.state`, type: 'key' },
  pickupTime: { sql: sql`day_at_institute(p.time)`, type: 'date' },
}

/** What a row shows, under the aliases `p` and `e`. */
const columns = sql`p.id, p.number as "pickupNo", jsonb_build_object('state', p.state, 'version', p.version, 'duties', p.duties, 'facts', '{}'::jsonb) as standing,
  e.id as "enterId", e.name as "enterName", p.place, p.contact, p.mobile, to_char(p.time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "pickupTime",
  p.instrument_count as "instrumentCount", p.remark, o.id as "orderId", o.order_no as "orderNo", coalesce(creator.name, '') as "createdByName",
  to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createTime"`
const from = sql`pickup p join enterprise e on e.id = p.enterprise_id left join work_order o on o.id = p.order_id
  left join account creator on creator.id = p.created_by`

export const pickupPage = (tx: Transaction, caller: Caller, request: PageRequest): Promise<Page<PickupRow>> =>
  readPage<PickupRow & Record<string, unknown>>(tx, {
    source,
    fields,
    request,
    reached: reachedBy(caller, 'enterprise'),
    columns,
    from,
  })

/** One appointment. @throws {Refusal} 404 */
export async function onePickup(tx: Transaction, caller: Caller, id: string): Promise<PickupRow> {
  const { rows } = await tx.execute<PickupRow & Record<string, unknown>>(
    sql`select ${columns} from ${from} where p.id = ${id} and ${reachedBy(caller, 'enterprise')}`,
  )
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}
