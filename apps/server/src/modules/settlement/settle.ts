import type { SettleForm } from '@etalon/api/contract'
import { contractPrices, decimalOf, type SettlementLine, type SettlementSum, settleWhole } from '@etalon/api/domain'
import { sql, type Transaction } from '../../db/index.ts'
import { instituteDay } from '../../numbering/index.ts'
import { type FieldFault, FieldRefusal, Refusal } from '../../refusal/index.ts'
import {
  type HeldRecord,
  holdRecord,
  labelsOf,
  type Moved,
  type MoveRequest,
  type Mover,
  moveRecord,
  settleOrder,
} from '../../workflow/index.ts'
import { knowsKey } from '../dictionary/used-keys.ts'
import { keepOpen } from '../period/keep-period.ts'
import { contractFor, type ItemToSettle, itemsOf } from './settlement-detail.ts'
import { settlementTable } from './settlement-list.ts'

/** What a settlement is about. */
export interface SettledOrders {
  /** All of its orders, void ones too. */
  readonly orderIds: readonly string[]
  readonly enterId: string
  readonly settledOn: string | null
}

/** Holds orders until the transaction ends, as everybody does who moves anything of them: one order of locks. */
export async function holdOrders(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select id from work_order where id = any(${sql.param(orderIds)}::bigint[]) order by id for update`)
}

/**
 * Holds the orders of a settlement until the transaction ends.
 * @throws {Refusal} 404; 409 where it was joined into another one
 */
export async function holdOrdersOf(tx: Transaction, id: string): Promise<SettledOrders> {
  const { rows } = await tx.execute<SettledOrders & { joinedInto: string | null } & Record<string, unknown>>(sql`
    select (select array_agg(x.order_id::text order by x.order_id) from settlement x where x.id = b.id or x.joined_into = b.id) as "orderIds",
      b.enterprise_id as "enterId", b.settled_on::text as "settledOn",
      (select x.settlement_no from settlement x where x.id = b.joined_into) as "joinedInto"
    from settlement b where b.id = ${id}`)
  const [found] = rows
  if (!found) throw new Refusal(404, 'not-found')
  if (found.joinedInto !== null) throw new Refusal(409, 'settlement.joined', { number: found.joinedInto })
  await holdOrders(tx, found.orderIds)
  return found
}

/** What moves along with a settlement, in each of its orders. */
export async function followOrders(tx: Transaction, mover: Mover, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) await settleOrder(tx, mover, orderId)
}

/** @throws {Refusal} 409 where a settlement stands in none of some states */
export function checkState(held: HeldRecord, states: readonly string[], mover: Mover): void {
  if (states.includes(held.state)) return
  const state = labelsOf(settlementTable, mover.language).state(held.state)
  throw new Refusal(409, 'settlement.state', { state }, { state: held.state, version: held.version })
}

/** @throws {FieldRefusal} naming what cannot be given or taken off */
async function checkForm(tx: Transaction, form: SettleForm, items: readonly ItemToSettle[]): Promise<void> {
  const faults: FieldFault[] = []
  const { discount, reduction, free } = form
  // What the contract gives is not given by hand.
  if (discount && (discount.type === '0' || !(await knowsKey(tx, 'discount_type', discount.type))))
    faults.push({ path: 'discount.type', key: 'field.invalid' })
  if (reduction && !(await knowsKey(tx, 'reduction_type', reduction.type)))
    faults.push({ path: 'reduction.type', key: 'field.invalid' })
  const seen = new Set<string>()
  for (const [place, { itemId, type }] of free.entries()) {
    if (!items.some((item) => item.itemId === itemId) || seen.has(itemId))
      faults.push({ path: `free.${place}.itemId`, key: 'field.invalid' })
    if (!(await knowsKey(tx, 'reduction_type', type))) faults.push({ path: `free.${place}.type`, key: 'field.invalid' })
    seen.add(itemId)
  }
  if (faults.length > 0) throw new FieldRefusal(faults)
}

/** The lines that are settled: by quote, contract or price list, less what the form gives. */
function linesBy(form: SettleForm, items: readonly ItemToSettle[], prices: ReturnType<typeof contractPrices>): SettlementLine[] {
  return items.map(({ itemId, price }, place) => {
    const by = prices[place] ?? { price, discounts: [] }
    const free = form.free.find((one) => one.itemId === itemId)
    const { discount } = form
    return {
      price: by.price,
      quantity: '1',
      discounts: [...by.discounts, ...(discount ? [{ type: discount.type, share: discount.share }] : [])],
      reductions: free ? [{ type: free.type, amount: 'rest' }] : [],
    }
  })
}

/** @throws {FieldRefusal} where more is taken off than everything comes to */
function sumOfLines(form: SettleForm, lines: readonly SettlementLine[]): SettlementSum {
  try {
    return settleWhole(lines, form.reduction ?? undefined)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new FieldRefusal([{ path: 'reduction.amount', key: 'settlement.reduction' }])
  }
}

/**
 * Settles an order, or several together: every line is worked out again, and the sum has to be the one that the cashier saw.
 * @throws {FieldRefusal} 400; {Refusal} 404, 409 (somebody was faster, the sum differs, the month is closed), 403
 */
export async function settleIt(tx: Transaction, mover: Mover, form: SettleForm): Promise<Moved> {
  const { orderIds, enterId } = await holdOrdersOf(tx, form.id)
  await holdRecord(tx, settlementTable, form, 'changed', mover.language)
  const items = await itemsOf(tx, form.id)
  await checkForm(tx, form, items)
  const contract = await contractFor(tx, enterId, true)
  const prices = contractPrices(contract?.terms, items)
  const lines = linesBy(form, items, prices)
  const sum = sumOfLines(form, lines)
  const today = await instituteDay(tx, mover.at)
  await keepOpen(tx, mover.tenant, [today])
  await moveRecord(tx, settlementTable, { id: form.id, version: form.version, action: 'settle' }, mover, {
    sumAgrees: decimalOf(sum.net).equals(decimalOf(form.amount)),
  })
  const written = items.map(({ itemId }, place) => {
    const line = sum.lines[place]
    const shares = lines[place]?.discounts ?? []
    const isFree = form.free.find((one) => one.itemId === itemId)
    return {
      itemId,
      contractId: prices[place]?.byContract === true ? (contract?.id ?? null) : null,
      price: lines[place]?.price,
      discounts: (line?.discounts ?? []).map((one, step) => ({ ...one, share: shares[step]?.share })),
      reductions: (line?.reductions ?? []).map((one, step) => ({
        ...one,
        reason: step === 0 && isFree ? isFree.reason : (form.reduction?.reason ?? ''),
      })),
      net: line?.net,
    }
  })
  await tx.execute(sql`
    insert into settlement_line (tenant_id, settlement_id, item_id, contract_id, price, discounts, reductions, net)
    select ${mover.tenant}, ${form.id}, (one->>'itemId')::bigint, (one->>'contractId')::bigint, (one->>'price')::numeric, one->'discounts',
      one->'reductions', (one->>'net')::numeric
    from jsonb_array_elements(${JSON.stringify(written)}::jsonb) with ordinality given (one, place) order by place`)
  await tx.execute(sql`
    update settlement set gross = ${sum.gross}, amount = ${sum.net}, settled_on = ${today},
      contract_id = ${written.some(({ contractId }) => contractId !== null) ? (contract?.id ?? null) : null}
    where id = ${form.id}`)
  await followOrders(tx, mover, orderIds)
  return await standsNow(tx, form.id)
}

/** Where a settlement stands after everything moved. */
export async function standsNow(tx: Transaction, id: string): Promise<Moved> {
  const { rows } = await tx.execute<Moved & Record<string, unknown>>(
    sql`select id, state, version from settlement where id = ${id}`,
  )
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  return row
}

/**
 * Opens a settlement early, takes a settling back, marks one paid for which nothing is to be paid, or cancels it.
 * @throws {Refusal} 404, 409, 403, 400
 */
export async function moveSettlement(tx: Transaction, mover: Mover, request: MoveRequest): Promise<Moved> {
  const { orderIds, settledOn } = await holdOrdersOf(tx, request.id)
  if (request.action === 'undo') await keepOpen(tx, mover.tenant, [settledOn])
  // What these two need comes with calls of their own.
  await moveRecord(tx, settlementTable, request, mover, { sumAgrees: false, guaranteeUntilGiven: false })
  if (request.action === 'undo') {
    await tx.execute(sql`delete from settlement_line where settlement_id = ${request.id}`)
    await tx.execute(sql`update settlement set contract_id = null, settled_on = null where id = ${request.id}`)
  }
  await followOrders(tx, mover, orderIds)
  return await standsNow(tx, request.id)
}

/** Somebody stands in for what is settled, until a day. @throws {FieldRefusal} 400; {Refusal} 404, 409, 403 */
export async function guarantee(
  tx: Transaction,
  mover: Mover,
  { id, version, until }: { readonly id: string; readonly version: number; readonly until: string },
): Promise<Moved> {
  const { orderIds } = await holdOrdersOf(tx, id)
  if (until < (await instituteDay(tx, mover.at))) throw new FieldRefusal([{ path: 'until', key: 'quote.past' }])
  await moveRecord(tx, settlementTable, { id, version, action: 'guarantee', reason: until }, mover)
  await tx.execute(sql`update settlement set guarantee_until = ${until} where id = ${id}`)
  await followOrders(tx, mover, orderIds)
  return await standsNow(tx, id)
}
