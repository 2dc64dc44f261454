import { contract, type SettleForm, type SettlementDetail } from '@etalon/api/contract'
import { type SettlementLine, settleWhole } from '@etalon/api/domain'
import { all } from './main-flow.ts'
import type { Person } from './sign-in.ts'

const { settlement } = contract

/** The settlement of an order, as its page shows it. */
export async function settlementOf(person: Person, orderId: string): Promise<SettlementDetail> {
  const { orderNo } = await person.send(contract.order.detail, { query: { id: orderId } })
  const { records } = await person.send(settlement.page, { body: all({ orderNo }) })
  const [row] = records
  if (!row) throw new Error(`${orderNo} has no settlement`)
  return await person.send(settlement.detail, { query: { id: row.id } })
}

type Given = Partial<Pick<SettleForm, 'discount' | 'free' | 'reduction'>>

/** What the form of settling sends: the sum as a screen works it out. */
export function settleForm(one: SettlementDetail, { discount = null, free = [], reduction = null }: Given = {}): SettleForm {
  const lines = one.lines.map(({ itemId, price, discounts }) => ({
    price,
    quantity: '1',
    discounts: [...discounts, ...(discount ? [discount] : [])],
    reductions: free.some((each) => each.itemId === itemId) ? [{ type: '0', amount: 'rest' }] : [],
  })) as SettlementLine[]
  const whole = reduction ? ({ type: '3', amount: reduction.amount } as const) : undefined
  return {
    ...{ id: one.id, version: one.standing.version, discount, free: [...free], reduction },
    amount: settleWhole(lines, whole).net,
  }
}

/** Opens a settlement early, if need be, and settles it. */
export async function settled(cashier: Person, orderId: string, given: Given = {}): Promise<SettlementDetail> {
  let one = await settlementOf(cashier, orderId)
  if (one.standing.state === '50') {
    await cashier.send(settlement.move, { body: { id: one.id, version: one.standing.version, action: 'open' } })
    one = await settlementOf(cashier, orderId)
  }
  await cashier.send(settlement.settle, { body: settleForm(one, given) })
  return await settlementOf(cashier, orderId)
}
