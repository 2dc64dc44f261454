import type { OrderDetail } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { type Moved, type Mover, orderTable } from '../../workflow/index.ts'

/** Counts a change of an order and writes it down: whoever has it open elsewhere sees that it is another one. */
export async function tellOfOrder(
  tx: Transaction,
  person: Mover,
  order: Pick<OrderDetail, 'id' | 'standing'>,
  action: string,
  reason: string,
): Promise<Moved> {
  const { state, version } = order.standing
  await tx.execute(sql`update work_order set version = version + 1 where id = ${order.id}`)
  await tellOf(tx, orderTable, person, { id: order.id, action, from: state, to: state, reason })
  return { id: order.id, state, version: version + 1 }
}
