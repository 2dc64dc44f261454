import type { OrderForm } from '@etalon/api/contract'
import { linesByQuote, type QuotedPieces, sumOf } from '@etalon/api/domain'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { instituteDay, type Numbering, numberingOf, numberOf } from '../../numbering/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import { labelsOf, type Mover, orderTable } from '../../workflow/index.ts'
import { quoteStatus } from '../quote/quote-list.ts'
import { keepFurther } from './keep-further.ts'
import { keepVisit } from './keep-visit.ts'

interface Kind extends Record<string, unknown> {
  code: string
  name_en: string
  technology_domain: string
  regulation: string
  ability_types: string[]
  price: string
}

/** The moment as the database writes it, or the given one. */
const momentOf = (mover: Mover) => (mover.at ? sql`${mover.at}::timestamptz` : sql`clock_timestamp()`)

/** Whether an order is whole, or only kept until it is. */
export type Registered = 'whole' | 'temporary'

/**
 * Writes a registration: a new order, or, while it is registered and not yet handed in, a change of one. Each instrument is a
 * sample with one item. Prices come from the accepted quote that the form names, else from the price list, never from the form. One that
 * is only kept becomes whole by this, and never the other way.
 * @throws {Refusal} naming the row whose instrument the institute cannot take; 409 where somebody else saved in between
 */
export async function registerOrder(
  tx: Transaction,
  mover: Mover,
  form: OrderForm,
  kind: Registered = 'whole',
): Promise<{ id: string; state: string; version: number; orderNo: string }> {
  await checkEnterprise(tx, form)
  const kinds = await kindsOf(tx, form)
  const quoted = linesByQuote(await quotedFor(tx, form), form.instruments)
  const amount = sumOf(kinds.map(({ price }, place) => quoted[place]?.unit ?? price))
  const numbering = await numberingOf(tx, 'item')
  // From its number to the end of the transaction others who register wait: whatever can be asked before that, is.
  const order =
    form.id === undefined ? await insertOrder(tx, mover, form, amount) : await updateOrder(tx, mover, form.id, form, amount, kind)
  await keepFurther(tx, order.id, form, { isTemp: kind === 'temporary', isNew: form.id === undefined })
  await writeInstruments(tx, mover, { order, form, kinds, quoted, numbering })
  await keepVisit(tx, mover.tenant, order.id, form)
  await tellOf(tx, { kind: 'order' }, mover, {
    id: order.id,
    action: kind === 'temporary' ? 'keep' : form.id === undefined ? 'register' : 'edit',
    from: form.id === undefined ? null : order.state,
    to: order.state,
  })
  return order
}

/** An order that has its enterprise already keeps it, whatever became of that. It cannot be disabled or merged until the order is written. */
async function checkEnterprise(tx: Transaction, { id, enterId }: OrderForm): Promise<void> {
  const { rows } = await tx.execute<{ name: string; taken: boolean }>(sql`
    select name, enabled or exists (select from work_order o where o.id = ${id ?? 0} and o.enterprise_id = e.id) as taken
    from enterprise e where e.id = ${enterId} for share of e`)
  if (!rows[0]) throw new Refusal(400, 'order.enterprise-unknown')
  if (!rows[0].taken) throw new Refusal(409, 'enterprise.disabled', { name: rows[0].name })
}

/**
 * The lines of the quote by which an order is registered. It is held: of two orders that take one quote at once, one gets it.
 * @throws {Refusal} 400, 409 where it cannot be used
 */
async function quotedFor(tx: Transaction, { id, enterId, quoteId }: OrderForm): Promise<QuotedPieces[]> {
  if (quoteId === undefined) return []
  await tx.execute(sql`select id from quote where id = ${quoteId} for update`)
  const { rows } = await tx.execute<{ enterprise: string; accepted: boolean; own: boolean; status: string }>(sql`
    select q.enterprise_id as enterprise, q.accepted_at is not null as accepted, ${quoteStatus} as status,
      exists (select from work_order o where o.id = ${id ?? 0} and o.quote_id = q.id) as own
    from quote q where q.id = ${quoteId}`)
  const [quote] = rows
  if (!quote) throw new Refusal(404, 'not-found')
  if (quote.enterprise !== enterId) throw new FieldRefusal([{ path: 'quoteId', key: 'quote.other-enterprise' }])
  if (!quote.own && quote.status !== '100') throw new Refusal(409, 'quote.unavailable')
  if (!quote.own && !quote.accepted) throw new Refusal(409, 'quote.not-accepted')
  const { rows: lines } = await tx.execute<QuotedPieces & Record<string, unknown>>(sql`
    select id, kind_code as "kindCode", ability_type as "abilityType", quantity, unit::text from quote_line where quote_id = ${quoteId} order by id`)
  return lines
}

async function kindsOf(tx: Transaction, form: OrderForm): Promise<Kind[]> {
  const { rows } = await tx.execute<Kind>(
    sql`select code, name_en, technology_domain, regulation, ability_types, price::text from instrument_kind`,
  )
  return form.instruments.map((instrument, index) => {
    const kind = rows.find((one) => one.code === instrument.kindCode)
    if (!kind) throw new Refusal(400, 'order.kind-unknown', { row: index + 1 })
    if (!kind.ability_types.includes(instrument.abilityType)) throw new Refusal(400, 'order.ability-unknown', { row: index + 1 })
    return kind
  })
}

interface OrderHead extends Record<string, unknown> {
  id: string
  state: string
  version: number
  orderNo: string
}

async function insertOrder(tx: Transaction, mover: Mover, form: OrderForm, amount: string): Promise<OrderHead> {
  const day = await instituteDay(tx, mover.at)
  const orderNo = await numberOf(tx, mover, await numberingOf(tx, 'order'))
  const { rows } = await tx.execute<OrderHead>(sql`
    insert into work_order (tenant_id, state, order_no, enterprise_id, applicant, mobile, phone, address, bill_type, service_type, send_way, bill_date,
      hope_test_date, remark, amount, quote_id, created_by, created_at)
    values (${mover.tenant}, '50', ${orderNo}, ${form.enterId}, ${form.applicant}, ${form.mobile}, ${form.phone}, ${form.address}, ${form.billType},
      ${form.serviceType}, ${form.sendWay}, ${day}, ${form.hopeTestDate}, ${form.remark}, ${amount}, ${form.quoteId ?? null}, ${mover.personId},
      ${momentOf(mover)})
    returning id, state, version, order_no as "orderNo"`)
  const [row] = rows
  if (!row) throw new Error('an insert returns its row')
  return row
}

async function updateOrder(
  tx: Transaction,
  mover: Mover,
  id: string,
  form: OrderForm,
  amount: string,
  kind: Registered,
): Promise<OrderHead> {
  const found = await tx.execute<OrderHead & { isTemp: boolean }>(
    sql`select id, state, version, order_no as "orderNo", is_temp as "isTemp" from work_order where id = ${id} for update`,
  )
  const [current] = found.rows
  if (!current) throw new Refusal(404, 'not-found')
  const labels = labelsOf(orderTable, mover.language)
  if (current.state !== '50')
    throw new Refusal(
      409,
      'order.not-editable',
      { state: labels.state(current.state) },
      { state: current.state, version: current.version },
    )
  if (form.version !== current.version)
    throw new Refusal(409, 'edited-meanwhile', {}, { state: current.state, version: current.version })
  if (kind === 'temporary' && !current.isTemp) throw new Refusal(409, 'order.not-temporary')
  // An area that was given for one client is not another's.
  const kept = (column: SQL) => sql`${column} = case when enterprise_id = ${form.enterId} then ${column} else '' end`
  const { rows } = await tx.execute<OrderHead>(sql`
    update work_order set version = version + 1, enterprise_id = ${form.enterId}, applicant = ${form.applicant}, mobile = ${form.mobile}, phone = ${form.phone},
      address = ${form.address}, bill_type = ${form.billType}, service_type = ${form.serviceType}, send_way = ${form.sendWay},
      hope_test_date = ${form.hopeTestDate}, remark = ${form.remark}, amount = ${amount},
      quote_id = ${form.quoteId ?? null}, ${kept(sql`area_code`)}, ${kept(sql`area`)}
    where id = ${id} returning id, state, version, order_no as "orderNo"`)
  return rows[0] ?? current
}

interface Instruments {
  readonly order: OrderHead
  readonly form: OrderForm
  /** Of each instrument, in their order. */
  readonly kinds: readonly Kind[]
  readonly quoted: readonly (QuotedPieces | undefined)[]
  readonly numbering: Numbering
}

/** Samples and items of an order that nobody has handed in yet: nothing rests on them, so they are written anew. */
async function writeInstruments(
  tx: Transaction,
  mover: Mover,
  { order, form, kinds, quoted, numbering }: Instruments,
): Promise<void> {
  if (form.id !== undefined) {
    await tx.execute(sql`delete from item where order_id = ${order.id}`)
    await tx.execute(sql`delete from sample where order_id = ${order.id}`)
  }
  if (form.instruments.length === 0) return
  const samples = form.instruments.map(
    ({ kindCode, name, model, serial, manufacturer, range, accuracy }, index) => sql`
      (${mover.tenant}, '50', ${order.id}, ${kindCode}, ${name}, ${kinds[index]?.name_en ?? ''}, ${model}, ${serial}, ${manufacturer}, ${range}, ${accuracy})`,
  )
  const { rows: written } = await tx.execute<{ id: string }>(sql`
    insert into sample (tenant_id, state, order_id, kind_code, name, name_en, model, serial, manufacturer, range, accuracy)
    values ${sql.join(samples, sql`, `)} returning id`)
  const items: SQL[] = []
  for (const [index, { abilityType }] of form.instruments.entries()) {
    const [kind, sample] = [kinds[index], written[index]]
    if (!kind || !sample) throw new Error('each instrument has a kind, and an insert returns its rows')
    const itemNo = await numberOf(tx, mover, numbering, {
      ...{ orderNo: order.orderNo, orderId: order.id, serial: index + 1 },
      ...{ specialty: kind.technology_domain, verificationType: abilityType },
    })
    items.push(sql`
      (${mover.tenant}, '100', ${order.id}, ${sample.id}, ${itemNo}, ${kind.technology_domain}, ${abilityType}, ${kind.regulation},
        ${quoted[index]?.unit ?? kind.price}, ${quoted[index]?.id ?? null})`)
  }
  await tx.execute(sql`
    insert into item (tenant_id, state, order_id, sample_id, item_no, technology_domain, ability_type, regulation, price, quote_line_id)
    values ${sql.join(items, sql`, `)}`)
}
