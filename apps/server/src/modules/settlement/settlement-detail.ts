import type { Charge, Invoice, SettledOrderRow, SettlementDetail, SettlementLineRow } from '@etalon/api/contract'
import { type ContractTerms, contractPrices, settleLine } from '@etalon/api/domain'
import { executeNamed, sql, type Transaction, today } from '../../db/index.ts'
import type { Caller } from '../../session/index.ts'
import { settlements } from './settlement-list.ts'

/** An item of an order, as it is to be settled. */
export interface ItemToSettle extends Record<string, unknown> {
  readonly orderId: string
  readonly itemId: string
  readonly itemNo: string
  readonly name: string
  readonly model: string
  readonly serial: string
  readonly abilityType: string
  readonly regulation: string
  readonly itemState: string
  readonly kindCode: string
  readonly isQuoted: boolean
  readonly price: string
}

const itemColumns = sql`i.order_id as "orderId", i.id as "itemId", i.item_no as "itemNo", s.name, s.model, s.serial, i.ability_type as "abilityType", i.regulation,
  i.state as "itemState", s.kind_code as "kindCode", i.quote_line_id is not null as "isQuoted", i.price::text`

/** The orders that a settlement is about, as they were registered: void ones do not count where there are others. */
export async function ordersOf(tx: Transaction, id: string): Promise<SettledOrderRow[]> {
  const { rows } = await executeNamed<SettledOrderRow & { isVoid: boolean } & Record<string, unknown>>(
    tx,
    'settled-orders',
    sql`
    select o.id as "orderId", o.order_no as "orderNo", b.settlement_no as "settlementNo", o.bill_date::text as "billDate", o.state = '0' as "isVoid",
      (select jsonb_build_object('id', q.id::text, 'quoteNo', q.quote_no) from quote q where q.id = o.quote_id) as quote
    from settlement b join work_order o on o.id = b.order_id where b.id = ${id} or b.joined_into = ${id} order by o.id`,
  )
  const living = rows.filter(({ isVoid }) => !isVoid)
  return (living.length > 0 ? living : rows).map(({ isVoid: _isVoid, ...order }) => order)
}

/** The items that the orders of a settlement are settled for: discarded ones cost nothing. */
export async function itemsOf(tx: Transaction, id: string): Promise<ItemToSettle[]> {
  const orders = (await ordersOf(tx, id)).map(({ orderId }) => orderId)
  const { rows } = await executeNamed<ItemToSettle>(
    tx,
    'items-to-settle',
    sql`
    select ${itemColumns} from item i join sample s on s.id = i.sample_id
    where i.order_id = any(${sql.param(orders)}::bigint[]) and i.state <> '0' order by i.order_id, i.id`,
  )
  return rows
}

/** The contract that counts for an enterprise today, with its terms. */
export interface CountingContract {
  readonly id: string
  readonly contractNo: string
  readonly name: string
  readonly contractType: string
  readonly terms: ContractTerms
}

interface ContractColumns extends Record<string, unknown> {
  id: string
  contractNo: string
  name: string
  contractType: string
  share: string | null
  sum: string | null
  items: number | null
  used: number
  prices: { kindCode: string; abilityType: string; price: string }[]
}

/**
 * The contract of an enterprise that counts today; the newest where a merge of enterprises left two.
 * @param isHeld keeps it until the transaction ends: of two orders that are settled at once by one package, one comes after the other
 */
export async function contractFor(tx: Transaction, enterId: string, isHeld: boolean): Promise<CountingContract | undefined> {
  const { rows: found } = await executeNamed<{ id: string }>(
    tx,
    isHeld ? 'counting-contract-held' : 'counting-contract',
    sql`
    select t.id from contract t where t.enterprise_id = ${enterId} and t.state = '300' and t.valid_from <= ${today} and t.valid_to >= ${today}
    order by t.id desc limit 1 ${isHeld ? sql`for update` : sql``}`,
  )
  const [one] = found
  if (!one) return undefined
  const { rows } = await executeNamed<ContractColumns>(
    tx,
    'contract-terms',
    sql`
    select t.id, t.contract_no as "contractNo", t.name, t.contract_type as "contractType", t.share::text, t.package_sum::text as sum,
      t.package_items as items, (select count(*)::int from settlement_line l where l.contract_id = t.id) as used,
      (select coalesce(jsonb_agg(jsonb_build_object('kindCode', p.kind_code, 'abilityType', p.ability_type, 'price', p.price::text) order by p.id), '[]')
        from contract_price p where p.contract_id = t.id) as prices
    from contract t where t.id = ${one.id}`,
  )
  const [row] = rows
  if (!row) return undefined
  const { id, contractNo, name, contractType } = row
  return { id, contractNo, name, contractType, terms: termsOf(row) }
}

function termsOf({ contractType, share, sum, items, used, prices }: ContractColumns): ContractTerms {
  if (contractType === '0') return { type: '0', prices }
  if (contractType === '2') return { type: '2', sum: sum ?? '0', items: items ?? 0, used }
  return { type: '1', share: share ?? '1' }
}

interface StoredLine extends Record<string, unknown> {
  itemId: string
  byContract: boolean
  price: string
  discounts: { type: string; share: string; amount: string }[]
  reductions: { type: string; amount: string; reason: string }[]
  net: string
}

/** What the items cost: as they were settled, or, before, as they would be by the contract of today. */
async function linesOf(
  tx: Transaction,
  { id, isSettled, contract }: { id: string; isSettled: boolean; contract: CountingContract | undefined },
): Promise<SettlementLineRow[]> {
  const items = await itemsOf(tx, id)
  if (!isSettled) {
    const prices = contractPrices(contract?.terms, items)
    return items.map(({ kindCode: _kind, ...item }, place) => {
      const { price, discounts, byContract } = prices[place] ?? { price: item.price, discounts: [], byContract: false }
      const { net } = settleLine({ price, quantity: '1', discounts })
      return { ...item, price, byContract, discounts: [...discounts], discountsTaken: [], reductionsTaken: [], net }
    })
  }
  const { rows } = await executeNamed<StoredLine>(
    tx,
    'settlement-lines',
    sql`
    select l.item_id as "itemId", l.contract_id is not null as "byContract", l.price::text, l.discounts, l.reductions, l.net::text
    from settlement_line l join item i on i.id = l.item_id where l.settlement_id = ${id} order by i.order_id, l.item_id`,
  )
  return rows.flatMap(({ discounts, reductions, ...line }) => {
    const item = items.find(({ itemId }) => itemId === line.itemId)
    if (!item) return []
    const { kindCode: _kind, ...shown } = item
    return [
      {
        ...shown,
        ...line,
        discounts: discounts.map(({ type, share }) => ({ type, share })),
        discountsTaken: discounts.map(({ type, amount }) => ({ type, amount })),
        reductionsTaken: reductions,
      },
    ]
  })
}

type Extra = Pick<SettlementDetail, 'socialNumber' | 'contract' | 'joinedInto'>

/** Receipts are numbered as the money came; what is taken back later keeps its number, so that the others keep theirs. */
function withReceiptNumbers(settlementNo: string, charges: readonly Omit<Charge, 'receiptNo'>[]): Charge[] {
  let place = 0
  return charges.map((one) => {
    if (one.reversesId === null) place += 1
    return { ...one, receiptNo: one.reversesId === null && !one.isReversed ? `${settlementNo}-${place}` : null }
  })
}

/** A settlement with its lines, charges and invoices. @throws {Refusal} 404 */
export async function settlementDetailOf(tx: Transaction, caller: Caller, id: string): Promise<SettlementDetail> {
  const row = await settlements.one(tx, caller, id)
  const isSettled = !['50', '100', '0'].includes(row.standing.state)
  const { rows: extras } = await executeNamed<Extra & Record<string, unknown>>(
    tx,
    'settlement-further',
    sql`
    select e.credit_code as "socialNumber",
      (select jsonb_build_object('id', x.id::text, 'settlementNo', x.settlement_no) from settlement x where x.id = b.joined_into) as "joinedInto",
      (select jsonb_build_object('id', t.id::text, 'contractNo', t.contract_no, 'name', t.name, 'contractType', t.contract_type)
        from contract t where t.id = b.contract_id) as contract
    from settlement b join enterprise e on e.id = b.enterprise_id where b.id = ${id}`,
  )
  const [extra] = extras
  if (!extra) throw new Error('the settlement was there a moment ago')
  const counting = isSettled ? undefined : await contractFor(tx, row.enterId, false)
  const lines = await linesOf(tx, { id, isSettled, contract: counting })
  const { rows: charges } = await executeNamed<Omit<Charge, 'receiptNo'> & Record<string, unknown>>(
    tx,
    'settlement-charges',
    sql`
    select c.id, c.charge_type as "chargeType", c.income_source as "incomeSource", c.amount::text, c.charged_on::text as "chargedOn", c.remark, c.reverses_id as "reversesId",
      c.reason, exists (select from charge_record x where x.reverses_id = c.id) as "isReversed", c.status, c.by_name as "byName",
      to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from charge_record c where c.settlement_id = ${id} order by c.id`,
  )
  const { rows: invoices } = await executeNamed<Invoice & Record<string, unknown>>(
    tx,
    'settlement-invoices',
    sql`
    select v.id, v.invoice_type as "invoiceType", v.number, v.title, v.tax_number as "taxNumber", v.amount::text, v.issued_on::text as "issuedOn",
      v.voided_on::text as "voidedOn", v.void_reason as "voidReason", v.by_name as "byName"
    from invoice v where v.settlement_id = ${id} order by v.id`,
  )
  const shown = counting && {
    id: counting.id,
    contractNo: counting.contractNo,
    name: counting.name,
    contractType: counting.contractType,
  }
  return {
    ...row,
    ...extra,
    contract: isSettled ? extra.contract : (shown ?? null),
    orders: await ordersOf(tx, id),
    lines,
    charges: withReceiptNumbers(row.settlementNo, charges),
    invoices,
  }
}
