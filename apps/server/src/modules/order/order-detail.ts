import type { OrderDetail, OrderSignature } from '@etalon/api/contract'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/index.ts'
import type { Caller } from '../../session/index.ts'
import { amendmentsOf } from './amend-order.ts'
import { visitOf } from './keep-visit.ts'
import { orderResource } from './order-resource.ts'
import { contentDigest } from './signed-content.ts'

type Extra = Pick<
  OrderDetail,
  'phone' | 'address' | 'socialNumber' | 'areaName' | 'onAccount' | 'sendWay' | 'remark' | 'createTime' | 'quote'
>

async function extraOf(tx: Transaction, id: string): Promise<Extra> {
  const { rows } = await tx.execute<Extra & Record<string, unknown>>(sql`
    select o.phone, o.address, e.credit_code as "socialNumber", e.area as "areaName", e.on_account as "onAccount", o.send_way as "sendWay", o.remark,
      to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createTime",
      (select jsonb_build_object('id', q.id::text, 'quoteNo', q.quote_no, 'lines', (select jsonb_agg(jsonb_build_object('id', l.id::text,
          'kindCode', l.kind_code, 'abilityType', l.ability_type, 'quantity', l.quantity, 'unit', l.unit::text) order by l.id)
        from quote_line l where l.quote_id = q.id)) from quote q where q.id = o.quote_id) as quote
    from work_order o join enterprise e on e.id = o.enterprise_id where o.id = ${id}`)
  const [row] = rows
  if (!row) throw new Error('the order was there a moment ago')
  return row
}

async function instrumentsOf(tx: Transaction, id: string): Promise<OrderDetail['instruments']> {
  const { rows } = await tx.execute<OrderDetail['instruments'][number] & Record<string, unknown>>(sql`
    select s.id, s.kind_code as "kindCode", s.name, s.model, s.serial, s.manufacturer, s.range, s.accuracy, i.ability_type as "abilityType",
      s.sample_no as "sampleNo", s.state as "sampleState", i.regulation, i.price::text as price, coalesce(k.ability_types, array[i.ability_type]) as "abilityTypes"
    from sample s join item i on i.sample_id = s.id left join instrument_kind k on k.code = s.kind_code and k.tenant_id = s.tenant_id
    where s.order_id = ${id} order by s.id, i.id`)
  return rows
}

interface Signed extends Record<string, unknown>, Omit<OrderSignature, 'holds'> {
  readonly content: string
  readonly withdrawn: boolean
}

/** What was signed last, and whether the order, whose digest is given, still says it. */
async function signatureOf(tx: Transaction, id: string, digest: string): Promise<OrderSignature | null> {
  const { rows } = await tx.execute<Signed>(sql`
    select id::text, signer_name as "signerName", signature, by_name as "byName", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      content, withdrawn_at is not null as withdrawn
    from order_signature s where s.order_id = ${id} order by s.id desc limit 1`)
  const [last] = rows
  if (!last || last.withdrawn) return null
  const { content, withdrawn, ...signed } = last
  return { ...signed, holds: content === digest }
}

/** An order with all that its page shows. @throws {Refusal} 404 */
export async function orderDetailOf(tx: Transaction, caller: Caller, id: string): Promise<OrderDetail> {
  const row = await orderResource.one(tx, caller, id)
  const one = { ...row, ...(await extraOf(tx, id)), instruments: await instrumentsOf(tx, id) }
  return {
    ...one,
    signature: await signatureOf(tx, id, contentDigest(one)),
    visit: await visitOf(tx, id),
    amendments: await amendmentsOf(tx, id),
  }
}
