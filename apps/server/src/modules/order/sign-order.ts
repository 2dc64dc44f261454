import type { BodyOf, OrderDetail, orderCalls } from '@etalon/api/contract'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { holdOrder, labelsOf, type Moved, type Mover, orderTable } from '../../workflow/index.ts'
import { orderDetailOf } from './order-detail.ts'
import { orderResource } from './order-resource.ts'
import { contentDigest } from './signed-content.ts'

/** States in which an order is not accepted yet. */
const beforeAcceptance: readonly string[] = ['50', '100']

type Person = Caller & Mover

/** Holds an order that can be signed, as the person saw it. @throws {Refusal} 404; 409 once it was accepted, and where it was changed meanwhile */
async function held(tx: Transaction, person: Person, id: string, version: number): Promise<OrderDetail> {
  await orderResource.one(tx, person, id)
  await holdOrder(tx, orderTable, id)
  const order = await orderDetailOf(tx, person, id)
  const { state, version: now } = order.standing
  const about = { state, version: now }
  if (!beforeAcceptance.includes(state))
    throw new Refusal(409, 'order.not-signable', { state: labelsOf(orderTable, person.language).state(state) }, about)
  if (version !== now) throw new Refusal(409, 'edited-meanwhile', {}, about)
  return order
}

/** Counts the change and writes it down: whoever has the order open elsewhere sees that it is another one. */
async function told(tx: Transaction, person: Person, order: OrderDetail, action: string, reason: string): Promise<Moved> {
  const { state, version } = order.standing
  await tx.execute(sql`update work_order set version = version + 1 where id = ${order.id}`)
  await tellOf(tx, orderTable, person, { id: order.id, action, from: state, to: state, reason })
  return { id: order.id, state, version: version + 1 }
}

/**
 * The client signs the order as it stands. What is changed afterwards does not hold any more, and can be signed anew.
 * @throws {Refusal} 404; 409 once it was accepted, where it was changed meanwhile, and where what it says was signed already
 */
export async function signOrder(tx: Transaction, person: Person, given: BodyOf<typeof orderCalls.sign>): Promise<Moved> {
  const order = await held(tx, person, given.id, given.version)
  const { state, version } = order.standing
  if (order.signature?.holds) throw new Refusal(409, 'order.signed', {}, { state, version })
  await tx.execute(sql`
    insert into order_signature (tenant_id, order_id, signer_name, signature, content, by_id, by_name)
    values (${person.tenant}, ${given.id}, ${given.signerName}, ${JSON.stringify(given.signature)}::jsonb, ${contentDigest(order)}, ${person.personId},
      ${person.name})`)
  return await told(tx, person, order, 'sign', given.signerName)
}

/**
 * Takes the client's signature back; it stays on record with the reason.
 * @throws {Refusal} 404; 409 once the order was accepted, where it was changed meanwhile, and where nobody has signed
 */
export async function unsignOrder(tx: Transaction, person: Person, given: BodyOf<typeof orderCalls.unsign>): Promise<Moved> {
  const order = await held(tx, person, given.id, given.version)
  const { state, version } = order.standing
  if (order.signature === null) throw new Refusal(409, 'order.not-signed', {}, { state, version })
  await tx.execute(sql`
    update order_signature set withdrawn_by = ${person.name}, withdrawn_at = clock_timestamp(), withdraw_reason = ${given.reason}
    where id = ${order.signature.id}`)
  return await told(tx, person, order, 'unsign', given.reason)
}
