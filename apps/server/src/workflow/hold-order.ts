import { executeNamed, sql, type Transaction } from '../db/index.ts'
import { Refusal } from '../refusal/index.ts'
import type { WorkflowTable } from './tables.ts'

/**
 * Holds the order that a record belongs to until the transaction ends. Whoever moves or changes anything of an order holds it
 * first: so they take turns, in one order of locks, and what one has checked another has not changed when it is written.
 * Read the record after this, not before.
 * @returns the order's id
 * @throws {Refusal} 404
 */
export async function holdOrder(tx: Transaction, target: WorkflowTable, id: string): Promise<string> {
  const { rows } = await executeNamed<{ order_id: string }>(
    tx,
    `order-of-${target.kind}`,
    sql`select o.id as order_id from ${target.from} where ${target.id} = ${id}`,
  )
  const orderId = rows[0]?.order_id
  if (!orderId) throw new Refusal(404, 'not-found')
  await executeNamed(tx, 'hold-order', sql`select id from work_order where id = ${orderId} for update`)
  return orderId
}
