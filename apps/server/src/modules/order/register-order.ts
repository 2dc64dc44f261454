import type { OrderForm, PieceAgain } from '@etalon/api/contract'
import { linesByQuote, type QuotedPieces, sumOf } from '@etalon/api/domain'
import { executeNamed, executeTogether, type NamedStatement, type SQL, sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { countedLater, instituteDay, type Numbering, numberingOf, numberOf } from '../../numbering/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import { labelsOf, type Mover, orderTable } from '../../workflow/index.ts'
import { quoteStatus } from '../quote/quote-list.ts'
import { keepFurther } from './keep-further.ts'
import { keepVisit } from './keep-visit.ts'
import { piecesAgain } from './pieces-again.ts'

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
): Promise<{ id: string; state: string; version: number; orderNo: string; piecesAgain: PieceAgain[] }> {
  await checkEnterprise(tx, form)
  const kinds = await kindsOf(tx, form)
  const quoted = linesByQuote(await quotedFor(tx, form), form.instruments)
  const amount = sumOf(kinds.map(({ price }, place) => quoted[place]?.unit ?? price))
  const again = await piecesAgain(tx, form)
  const numbering = await numberingOf(tx, 'item')
  // From its number to the end of the transaction others who register wait: whatever can be asked before that is, and what is written after
  // it goes together.
  const head =
    form.id === undefined
      ? await newOrder(tx, mover, form, amount, numbering)
      : await changedOrder(tx, mover, form.id, form, amount, kind)
  const items = await itemsOf(tx, mover, { orderNo: head.text, form, kinds, quoted, numbering })
  const outcomes = await executeTogether<OrderHead>(tx, [
    ...head.statements,
    ...(form.id === undefined ? [] : withoutInstruments(head)),
    ...(form.instruments.length === 0
      ? []
      : [samplesWritten(mover.tenant, head, form, kinds), itemsWritten(mover.tenant, head, items)]),
  ])
  const order = outcomes[head.statements.length - 1]?.[0]
  if (!order) throw new Error('what is written returns its row')
  await keepFurther(tx, order.id, form, { isTemp: kind === 'temporary', isNew: form.id === undefined })
  if (form.id !== undefined || form.visit) await keepVisit(tx, mover.tenant, order.id, form)
  await tellOf(tx, { kind: 'order' }, mover, {
    id: order.id,
    action: kind === 'temporary' ? 'keep' : form.id === undefined ? 'register' : 'edit',
    from: form.id === undefined ? null : order.state,
    to: order.state,
  })
  return { ...order, piecesAgain: again }
}

/** An order that has its enterprise already keeps it, whatever became of that. It cannot be disabled or merged until the order is written. */
async function checkEnterprise(tx: Transaction, { id, enterId }: OrderForm): Promise<void> {
  const { rows } = await executeNamed<{ name: string; taken: boolean }>(
    tx,
    'order-enterprise',
    sql`
    select name, enabled or exists (select from work_order o where o.id = ${id ?? 0} and o.enterprise_id = e.id) as taken
    from enterprise e where e.id = ${enterId} for share of e`,
  )
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
  const { rows } = await executeNamed<Kind>(
    tx,
    'kinds-of-instrument',
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

/** An order with its number, and what writes it. */
interface NumberedOrder {
  /** Its number, or, where it is counted as it is written, the number with a mark for that. */
  readonly text: string
  /** A text with that mark as it is in the end. */
  readonly counted: (text: SQL) => SQL
  /** What writes it. The last returns where it stands. */
  readonly statements: readonly (SQL | NamedStatement)[]
  /** By what other statements about it are kept ready; without where they are not. */
  readonly name?: string
}

/** The number is there already. */
const asItIs = (text: SQL) => text

/** @param itemNumbering by which its items are numbered: a rule of the institute's own can take a part of the order's number, which must be there */
async function newOrder(
  tx: Transaction,
  mover: Mover,
  form: OrderForm,
  amount: string,
  itemNumbering: Numbering,
): Promise<NumberedOrder> {
  const day = await instituteDay(tx, mover.at)
  const rule = await numberingOf(tx, 'order')
  const later = itemNumbering.isOwn ? undefined : await countedLater(tx, mover, rule)
  const text = later?.text ?? (await numberOf(tx, mover, rule))
  const counted = later?.counted ?? asItIs
  const statement = sql`
    insert into work_order (tenant_id, state, order_no, enterprise_id, applicant, mobile, phone, address, bill_type, service_type, send_way, bill_date,
      hope_test_date, remark, amount, quote_id, created_by, created_at)
    values (${mover.tenant}, '50', ${counted(sql`${text}::text`)}, ${form.enterId}, ${form.applicant}, ${form.mobile}, ${form.phone}, ${form.address}, ${form.billType},
      ${form.serviceType}, ${form.sendWay}, ${day}, ${form.hopeTestDate}, ${form.remark}, ${amount}, ${form.quoteId ?? null}, ${mover.personId},
      ${momentOf(mover)})
    returning id, state, version, order_no as "orderNo"`
  if (!later || mover.at !== undefined) return { text, counted, statements: [...(later ? [later.count] : []), statement] }
  return { text, counted, statements: [later.count, ['order-written', statement]], name: 'of-order' }
}

async function changedOrder(
  tx: Transaction,
  mover: Mover,
  id: string,
  form: OrderForm,
  amount: string,
  kind: Registered,
): Promise<NumberedOrder> {
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
  const statement = sql`
    update work_order set version = version + 1, enterprise_id = ${form.enterId}, applicant = ${form.applicant}, mobile = ${form.mobile}, phone = ${form.phone},
      address = ${form.address}, bill_type = ${form.billType}, service_type = ${form.serviceType}, send_way = ${form.sendWay},
      hope_test_date = ${form.hopeTestDate}, remark = ${form.remark}, amount = ${amount},
      quote_id = ${form.quoteId ?? null}, ${kept(sql`area_code`)}, ${kept(sql`area`)}
    where id = ${id} returning id, state, version, order_no as "orderNo"`
  return { text: current.orderNo, counted: asItIs, statements: [statement] }
}

interface Instruments {
  readonly orderNo: string
  readonly form: OrderForm
  /** Of each instrument, in their order. */
  readonly kinds: readonly Kind[]
  readonly quoted: readonly (QuotedPieces | undefined)[]
  readonly numbering: Numbering
}

/** The item of each instrument, as it is written. */
interface Item {
  readonly itemNo: string
  readonly domain: string
  readonly abilityType: string
  readonly regulation: string
  readonly price: string
  readonly quoteLineId: string | null
}

async function itemsOf(
  tx: Transaction,
  mover: Mover,
  { orderNo, form, kinds, quoted, numbering }: Instruments,
): Promise<readonly Item[]> {
  const items: Item[] = []
  for (const [index, { abilityType }] of form.instruments.entries()) {
    const kind = kinds[index]
    if (!kind) throw new Error('each instrument has a kind')
    const itemNo = await numberOf(tx, mover, numbering, {
      ...{ orderNo, serial: index + 1 },
      ...{ specialty: kind.technology_domain, verificationType: abilityType },
    })
    items.push({
      ...{ itemNo, domain: kind.technology_domain, abilityType, regulation: kind.regulation },
      ...{ price: quoted[index]?.unit ?? kind.price, quoteLineId: quoted[index]?.id ?? null },
    })
  }
  return items
}

/** The order that is being written: its id is not known before it is there. */
const idOf = ({ counted, text }: NumberedOrder) =>
  sql`(select id from work_order where order_no = ${counted(sql`${text}::text`)})`

const named = ({ name }: NumberedOrder, what: string, statement: SQL): SQL | NamedStatement =>
  name === undefined ? statement : [`${what}-${name}`, statement]

/** Samples and items of an order that nobody has handed in yet: nothing rests on them, so they are written anew. */
const withoutInstruments = (order: NumberedOrder) => [
  sql`delete from item where order_id = ${idOf(order)}`,
  sql`delete from sample where order_id = ${idOf(order)}`,
]

function samplesWritten(tenant: string, order: NumberedOrder, form: OrderForm, kinds: readonly Kind[]): SQL | NamedStatement {
  const samples = form.instruments.map((instrument, index) => ({ ...instrument, nameEn: kinds[index]?.name_en ?? '' }))
  return named(
    order,
    'samples',
    sql`
    insert into sample (tenant_id, state, order_id, kind_code, name, name_en, model, serial, manufacturer, range, accuracy)
    select ${tenant}, '50', ${idOf(order)}, one->>'kindCode', one->>'name', one->>'nameEn', one->>'model', one->>'serial', one->>'manufacturer',
      one->>'range', one->>'accuracy'
    from jsonb_array_elements(${JSON.stringify(samples)}::jsonb) with ordinality as given (one, place) order by place`,
  )
}

/** One item for each sample, in their order, in which their ids were given. */
function itemsWritten(tenant: string, order: NumberedOrder, items: readonly Item[]): SQL | NamedStatement {
  return named(
    order,
    'items',
    sql`
    insert into item (tenant_id, state, order_id, sample_id, item_no, technology_domain, ability_type, regulation, price, quote_line_id)
    select ${tenant}, '100', s.order_id, s.id, ${order.counted(sql`(one->>'itemNo')`)}, one->>'domain', one->>'abilityType', one->>'regulation',
      (one->>'price')::numeric, (one->>'quoteLineId')::bigint
    from (select id, order_id, row_number() over (order by id) as place from sample where order_id = ${idOf(order)}) s
      join jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality as given (one, place) on given.place = s.place
    order by s.place`,
  )
}
