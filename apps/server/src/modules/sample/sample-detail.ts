import type { SampleDetail } from '@etalon/api/contract'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'
import type { Caller } from '../../session/index.ts'
import { sampleResource } from './sample-resource.ts'

type Extra = Pick<SampleDetail, 'manufacturer' | 'range' | 'accuracy' | 'applicant' | 'mobile' | 'address' | 'hopeTestDate'>

async function itemsOf(tx: Transaction, id: string): Promise<SampleDetail['items']> {
  const { rows } = await executeNamed<SampleDetail['items'][number] & Record<string, unknown>>(
    tx,
    'sample-items',
    sql`
    select i.id, i.item_no as "itemNo", i.ability_type as "abilityType", i.regulation, i.state, tester.name as "testerName", r.id as "reportId",
      c.number as "certificateNumber"
    from item i left join account tester on tester.id = i.tester_id
      left join lateral (select x.id from report x where x.item_id = i.id order by x.id desc limit 1) r on true
      left join certificate c on c.report_id = r.id
    where i.sample_id = ${id} order by i.id`,
  )
  return rows
}

async function movementsOf(tx: Transaction, caller: Caller, id: string): Promise<SampleDetail['movements']> {
  // Between whose hands it went within the institute is no affair of the customer's.
  const told = caller.enterpriseId === null ? sql`true` : sql`m.kind in ('sendBack', 'takeBack', 'receiveAgain')`
  const { rows } = await executeNamed<SampleDetail['movements'][number] & Record<string, unknown>>(
    tx,
    `sample-movements-${caller.enterpriseId === null ? 'staff' : 'customer'}`,
    sql`
    select m.id, m.kind, m.from_name as "fromName", m.to_name as "toName", m.place, m.send_way as "sendWay", m.courier, m.tracking_number as "trackingNumber",
      m.signature, m.note, m.by_name as "byName", to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      exists (select from sample_movement x where x.undoes_id = m.id) as "isUndone"
    from sample_movement m where m.sample_id = ${id} and ${told} order by m.id desc`,
  )
  return rows
}

/** A sample with all that its page shows. @throws {Refusal} 404 */
export async function sampleDetail(tx: Transaction, caller: Caller, id: string): Promise<SampleDetail> {
  const row = await sampleResource.one(tx, caller, id)
  const { rows } = await executeNamed<Extra & Record<string, unknown>>(
    tx,
    'sample-further',
    sql`
    select s.manufacturer, s.range, s.accuracy, o.applicant, o.mobile, o.address, o.hope_test_date::text as "hopeTestDate"
    from sample s join work_order o on o.id = s.order_id where s.id = ${id}`,
  )
  const [extra] = rows
  if (!extra) throw new Error('the sample was there a moment ago')
  return { ...row, ...extra, items: await itemsOf(tx, id), movements: await movementsOf(tx, caller, id) }
}
