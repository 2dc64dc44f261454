import type { OrderDetail, OrderRow } from '@etalon/api/contract'
import { executeNamed, type SQL, sql, type Transaction } from '../../db/index.ts'
import { historyWritten } from '../../history/index.ts'
import type { Caller } from '../../session/index.ts'
import { amendmentsOf } from './amend-order.ts'
import { visitOf } from './keep-visit.ts'
import { orderResource } from './order-resource.ts'
import { signatureOf } from './signature-of.ts'
import { spotBackOf } from './spot-back.ts'
import { isSignable } from './when-signed.ts'

type Apart = 'instruments' | 'amendments' | 'signature' | 'isSignable' | 'visit' | 'spotBack'

type Extra = Omit<OrderDetail, keyof OrderRow | Apart>

const momentText = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

async function extraOf(tx: Transaction, id: string): Promise<Extra> {
  await historyWritten(tx)
  const { rows } = await executeNamed<Extra & Record<string, unknown>>(
    tx,
    'order-further',
    sql`
    select o.phone, o.address, o.agent, o.business_type as "bussinessType", o.send_way as "sendWay", o.remark,
      case when o.area_code = '' then e.area_code else o.area_code end as "areaCode", case when o.area_code = '' then e.area else o.area end as "areaName",
      e.credit_code as "socialNumber", e.business_type as "enterType", e.on_account as "onAccount", staff.id::text as "businessStaffId",
      coalesce(staff.name, '') as "businessStaffName", coalesce(acceptor.name, '') as "acceptorName", ${momentText(sql`o.created_at`)} as "createTime",
      coalesce((select ${momentText(sql`max(h.at)`)} from history h where h.record_kind = 'order' and h.record_id = o.id),
        ${momentText(sql`o.created_at`)}) as "lastUpdateTime",
      (select jsonb_build_object('cancelReason', coalesce(h.reason, ''), 'cancelStaffName', h.by_name, 'cancelTime', ${momentText(sql`h.at`)})
        from history h where o.state = '0' and h.record_kind = 'order' and h.record_id = o.id and h.to_state = '0'
        order by h.sequence desc limit 1) as cancelled,
      (select jsonb_build_object('id', p.id::text, 'pickupNo', p.number) from pickup p where p.order_id = o.id order by p.id limit 1) as pickup,
      coalesce((select jsonb_agg(jsonb_build_object('id', i.id::text, 'number', i.number) order by i.id)
        from settlement t join invoice i on i.settlement_id = coalesce(t.joined_into, t.id) where t.order_id = o.id and i.voided_on is null), '[]') as invoices,
      (select jsonb_build_object('id', q.id::text, 'quoteNo', q.quote_no, 'lines', (select jsonb_agg(jsonb_build_object('id', l.id::text,
          'kindCode', l.kind_code, 'abilityType', l.ability_type, 'quantity', l.quantity, 'unit', l.unit::text) order by l.id)
        from quote_line l where l.quote_id = q.id)) from quote q where q.id = o.quote_id) as quote
    from work_order o join enterprise e on e.id = o.enterprise_id left join account staff on staff.id = o.business_staff_id
      left join account acceptor on acceptor.id = (o.duties->>'acceptor')::bigint
    where o.id = ${id}`,
  )
  const [row] = rows
  if (!row) throw new Error('the order was there a moment ago')
  return row
}

async function instrumentsOf(tx: Transaction, id: string): Promise<OrderDetail['instruments']> {
  const { rows } = await executeNamed<OrderDetail['instruments'][number] & Record<string, unknown>>(
    tx,
    'order-instruments',
    sql`
    select s.id, s.kind_code as "kindCode", s.name, s.model, s.serial, s.manufacturer, s.range, s.accuracy, i.ability_type as "abilityType",
      s.sample_no as "sampleNo", s.state as "sampleState", i.regulation, i.price::text as price, coalesce(k.ability_types, array[i.ability_type]) as "abilityTypes"
    from sample s join item i on i.sample_id = s.id left join instrument_kind k on k.code = s.kind_code and k.tenant_id = s.tenant_id
    where s.order_id = ${id} order by s.id, i.id`,
  )
  return rows
}

/** An order with all that its page shows. @throws {Refusal} 404 */
export async function orderDetailOf(tx: Transaction, caller: Caller, id: string): Promise<OrderDetail> {
  const row = await orderResource.one(tx, caller, id)
  const one = { ...row, ...(await extraOf(tx, id)), instruments: await instrumentsOf(tx, id) }
  const amendments = await amendmentsOf(tx, id)
  return {
    ...one,
    amendments,
    signature: await signatureOf(tx, one),
    isSignable: isSignable({ ...row, amendments }),
    visit: await visitOf(tx, id),
    spotBack: await spotBackOf(tx, id),
  }
}
