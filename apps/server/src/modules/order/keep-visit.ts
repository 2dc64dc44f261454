import type { OrderForm, OrderVisit, OrderVisitForm } from '@etalon/api/contract'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'
import { Refusal } from '../../refusal/index.ts'

/** A minute of the institute's clock as a moment. */
const momentOf = (minute: string) => sql`(${minute}::timestamp at time zone 'Asia/Shanghai')`
const minuteOf = (column: ReturnType<typeof sql>) => sql`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')`

/** What is planned at the client's; null where nothing is. */
export async function visitOf(tx: Transaction, orderId: string): Promise<OrderVisit | null> {
  const { rows } = await executeNamed<OrderVisit & Record<string, unknown>>(
    tx,
    'order-visit',
    sql`
    select p.id::text, p.title, p.place, ${minuteOf(sql`p.starts_at`)} as "startTime", ${minuteOf(sql`p.ends_at`)} as "endTime", p.contact, p.mobile,
      p.needs,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.id::text, 'name', a.name) order by a.id)
        from order_visitor w join account a on a.id = w.account_id where w.visit_id = p.id), '[]') as people,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id::text, 'carId', v.id::text, 'carNumber', v.car_number, 'driverUserId', a.id::text,
          'driverStaffName', a.name) order by t.id)
        from order_traffic t join vehicle v on v.id = t.vehicle_id join account a on a.id = t.driver_id where t.visit_id = p.id), '[]') as traffics
    from order_visit p where p.order_id = ${orderId}`,
  )
  return rows[0] ?? null
}

/** People of the institute who can be sent somewhere; who was sent by this plan before stays in it. @throws {Refusal} 400 */
async function checkPeople(tx: Transaction, orderId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from account a where a.id = any(${sql.param(wanted)}::bigint[]) and a.enterprise_id is null
      and (a.enabled or exists (select from order_visit p join order_visitor w on w.visit_id = p.id where p.order_id = ${orderId} and w.account_id = a.id)
        or exists (select from order_visit p join order_traffic t on t.visit_id = p.id where p.order_id = ${orderId} and t.driver_id = a.id))`)
  if ((rows[0]?.count ?? 0) < wanted.length) throw new Refusal(400, 'visit.no-such-person')
}

/** Vehicles that are there and in use; one that this plan has already stays in it. @throws {Refusal} 400, 409 */
async function checkVehicles(tx: Transaction, orderId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await tx.execute<{ id: string; name: string; usable: boolean }>(sql`
    select v.id::text, v.car_number as name, v.status = '0' or exists (
        select from order_visit p join order_traffic t on t.visit_id = p.id where p.order_id = ${orderId} and t.vehicle_id = v.id) as usable
    from vehicle v where v.id = any(${sql.param(ids)}::bigint[]) for share of v`)
  if (rows.length < ids.length) throw new Refusal(400, 'visit.no-such-vehicle')
  const off = rows.find(({ usable }) => !usable)
  if (off) throw new Refusal(409, 'visit.vehicle-disabled', { name: off.name })
}

interface Busy extends Record<string, unknown> {
  readonly name: string
  readonly is_driver: boolean
  readonly order_no: string
  readonly from_time: string
  readonly to_time: string
}

/** A vehicle or a driver is at one place at a time. @throws {Refusal} 409 naming which, when, and for which order */
async function checkFree(tx: Transaction, orderId: string, form: OrderVisitForm): Promise<void> {
  const vehicles = form.traffics.map(({ carId }) => carId)
  const drivers = form.traffics.map(({ driverUserId }) => driverUserId)
  const { rows } = await tx.execute<Busy>(sql`
    select case when t.vehicle_id = any(${sql.param(vehicles)}::bigint[]) then v.car_number else a.name end as name,
      not t.vehicle_id = any(${sql.param(vehicles)}::bigint[]) as is_driver, o.order_no, ${minuteOf(sql`p.starts_at`)} as from_time,
      ${minuteOf(sql`p.ends_at`)} as to_time
    from order_traffic t join order_visit p on p.id = t.visit_id join work_order o on o.id = p.order_id join vehicle v on v.id = t.vehicle_id
      join account a on a.id = t.driver_id
    where o.id <> ${orderId} and o.state <> '0' and p.starts_at < ${momentOf(form.endTime)} and p.ends_at > ${momentOf(form.startTime)}
      and (t.vehicle_id = any(${sql.param(vehicles)}::bigint[]) or t.driver_id = any(${sql.param(drivers)}::bigint[]))
    order by p.starts_at, t.id limit 1`)
  const [busy] = rows
  if (!busy) return
  const { name, order_no: number, from_time: from, to_time: to } = busy
  throw new Refusal(409, busy.is_driver ? 'visit.driver-busy' : 'visit.vehicle-busy', { name, number, from, to })
}

/**
 * Writes down what is planned at the client's, in place of what was planned before. Where nothing is said of it, a plan stays, but for an order that
 * is not carried out there any more.
 * @throws {Refusal} 400 for a plan that ends before it begins, of an order that is sent in, or with people and vehicles that are not there; 409 where
 * a vehicle or its driver is on the way for another order then
 */
export async function keepVisit(
  tx: Transaction,
  tenant: string,
  orderId: string,
  { serviceType, visit }: Pick<OrderForm, 'serviceType' | 'visit'>,
): Promise<void> {
  if (visit === undefined && serviceType === '2') return
  if (!visit) {
    await tx.execute(sql`delete from order_visit where order_id = ${orderId}`)
    return
  }
  if (serviceType !== '2') throw new Refusal(400, 'visit.not-on-site')
  if (visit.startTime >= visit.endTime) throw new Refusal(400, 'visit.ends-first')
  const [vehicles, drivers] = [visit.traffics.map(({ carId }) => carId), visit.traffics.map(({ driverUserId }) => driverUserId)]
  if (new Set(vehicles).size < vehicles.length || new Set(drivers).size < drivers.length) throw new Refusal(400, 'visit.twice')
  // Those who plan journeys take turns: what one found free is not taken by another meanwhile.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`journeys of ${tenant}`}, 0))`)
  await checkPeople(tx, orderId, [...visit.people, ...drivers])
  await checkVehicles(tx, orderId, vehicles)
  await checkFree(tx, orderId, visit)
  await tx.execute(sql`delete from order_visit where order_id = ${orderId}`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into order_visit (tenant_id, order_id, title, place, starts_at, ends_at, contact, mobile, needs)
    values (${tenant}, ${orderId}, ${visit.title}, ${visit.place}, ${momentOf(visit.startTime)}, ${momentOf(visit.endTime)}, ${visit.contact},
      ${visit.mobile}, ${visit.needs}) returning id::text`)
  const id = rows[0]?.id ?? ''
  await tx.execute(sql`
    insert into order_visitor (tenant_id, visit_id, account_id)
    select distinct ${tenant}, ${id}::bigint, person from unnest(${sql.param(visit.people)}::bigint[]) as given (person)`)
  await tx.execute(sql`
    insert into order_traffic (tenant_id, visit_id, vehicle_id, driver_id)
    select ${tenant}, ${id}::bigint, vehicle, driver
    from unnest(${sql.param(vehicles)}::bigint[], ${sql.param(drivers)}::bigint[]) with ordinality as given (vehicle, driver, place) order by place`)
}
