import type { BodyOf, OrderDetail, orderCalls, SpotBack, SpotBackForm } from '@etalon/api/contract'
import { executeNamed, sql, type Transaction } from '../../db/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import { holdOrder, labelsOf, type Moved, type Mover, orderTable } from '../../workflow/index.ts'
import { isOfInstitute } from './institute-people.ts'
import { tellOfOrder } from './tell-of-order.ts'

const accepted = '300'
const onSite = '2'

/** What was brought back of an order; null where nothing was. */
export async function spotBackOf(tx: Transaction, orderId: string): Promise<SpotBack | null> {
  const { rows } = await executeNamed<SpotBack & Record<string, unknown>>(
    tx,
    'order-spot-back',
    sql`
    select b.id::text, o.order_no || '-D' as "billNo", to_char(b.taken_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "takenTime",
      b.taken_by::text as "takenById", taker.name as "takenByName", b.giver_name as "giverName", b.remark, b.by_name as "byName",
      to_char(b.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      (select jsonb_agg(jsonb_build_object('id', p.sample_id::text, 'note', p.note) order by p.sample_id)
        from order_spot_back_sample p where p.spot_back_id = b.id) as samples
    from order_spot_back b join work_order o on o.id = b.order_id join account taker on taker.id = b.taken_by where b.order_id = ${orderId}`,
  )
  return rows[0] ?? null
}

/** Holds an order that is worked on at the client's, as the person saw it. @throws {Refusal} 409 */
async function held(
  tx: Transaction,
  person: Mover,
  given: { readonly id: string; readonly version: number },
  read: () => Promise<OrderDetail>,
): Promise<OrderDetail> {
  await holdOrder(tx, orderTable, given.id)
  const order = await read()
  const { state, version } = order.standing
  const about = { state, version }
  if (order.serviceType !== onSite) throw new Refusal(409, 'spot-back.not-on-site', {}, about)
  if (state !== accepted)
    throw new Refusal(409, 'spot-back.not-now', { state: labelsOf(orderTable, person.language).state(state) }, about)
  if (version !== given.version) throw new Refusal(409, 'edited-meanwhile', {}, about)
  return order
}

/** Samples of the order that the client has not got back. @throws {FieldRefusal} */
async function checkSamples(tx: Transaction, orderId: string, { samples }: SpotBackForm): Promise<void> {
  const ids = samples.map(({ id }) => id)
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(distinct s.id)::int as count from sample s
    where s.order_id = ${orderId} and s.id = any(${sql.param(ids)}::bigint[]) and s.returned_at is null`)
  if ((rows[0]?.count ?? 0) < ids.length) throw new FieldRefusal([{ path: 'samples', key: 'field.invalid' }])
}

/**
 * Writes down what was brought back from the client, in place of what was written before.
 * @param read reads the order once it is held
 * @throws {Refusal} 400 for samples and people that are not there; 409 where the order is not on site or not worked on, and where it was changed meanwhile
 */
export async function keepSpotBack(
  tx: Transaction,
  person: Mover,
  form: SpotBackForm,
  read: () => Promise<OrderDetail>,
): Promise<Moved> {
  const order = await held(tx, person, form, read)
  await checkSamples(tx, form.id, form)
  if (form.takenById !== order.spotBack?.takenById && !(await isOfInstitute(tx, form.takenById)))
    throw new FieldRefusal([{ path: 'takenById', key: 'field.invalid' }])
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into order_spot_back (tenant_id, order_id, taken_at, taken_by, giver_name, remark, by_id, by_name)
    values (${person.tenant}, ${form.id}, ${form.takenTime}::timestamp at time zone 'Asia/Shanghai', ${form.takenById}, ${form.giverName}, ${form.remark},
      ${person.personId}, ${person.name})
    on conflict (tenant_id, order_id) do update set taken_at = excluded.taken_at, taken_by = excluded.taken_by, giver_name = excluded.giver_name,
      remark = excluded.remark, by_id = excluded.by_id, by_name = excluded.by_name, at = clock_timestamp()
    returning id::text`)
  const id = rows[0]?.id ?? ''
  await tx.execute(sql`delete from order_spot_back_sample where spot_back_id = ${id}`)
  await tx.execute(sql`
    insert into order_spot_back_sample (tenant_id, spot_back_id, sample_id, note)
    select ${person.tenant}, ${id}::bigint, given.sample, given.note
    from unnest(${sql.param(form.samples.map((one) => one.id))}::bigint[], ${sql.param(form.samples.map((one) => one.note))}::text[]) as given (sample, note)`)
  return await tellOfOrder(tx, person, order, 'spotBack', `${order.orderNo}-D · ${form.samples.length}`)
}

/**
 * Says that nothing was brought back after all. The history keeps that there was a bill, and why it went.
 * @throws {Refusal} 409, also where there is none
 */
export async function dropSpotBack(
  tx: Transaction,
  person: Mover,
  given: BodyOf<typeof orderCalls.dropSpotBack>,
  read: () => Promise<OrderDetail>,
): Promise<Moved> {
  const order = await held(tx, person, given, read)
  if (order.spotBack === null) throw new Refusal(409, 'spot-back.none')
  await tx.execute(sql`delete from order_spot_back where order_id = ${order.id}`)
  return await tellOfOrder(tx, person, order, 'dropSpotBack', given.reason)
}
