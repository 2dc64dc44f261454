import type { BodyOf, OrderDetail, orderCalls } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import { Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { holdOrder, labelsOf, type Moved, type Mover, orderTable } from '../../workflow/index.ts'
import { orderDetailOf } from './order-detail.ts'
import { orderResource } from './order-resource.ts'
import { signedContentOf } from './signature-of.ts'
import { contentDigest } from './signed-content.ts'
import { tellOfOrder } from './tell-of-order.ts'

type Person = Caller & Mover

/** Holds an order, as the person saw it. @throws {Refusal} 404; 409 where it was changed meanwhile */
async function held(tx: Transaction, person: Person, id: string, version: number): Promise<OrderDetail> {
  await orderResource.one(tx, person, id)
  await holdOrder(tx, orderTable, id)
  const order = await orderDetailOf(tx, person, id)
  const { state, version: now } = order.standing
  if (version !== now) throw new Refusal(409, 'edited-meanwhile', {}, { state, version: now })
  return order
}

const stateOf = (person: Person, { standing: { state } }: OrderDetail) => ({
  state: labelsOf(orderTable, person.language).state(state),
})

/**
 * The client signs the order as it stands. What is changed afterwards does not hold any more, and can be signed anew.
 * @throws {Refusal} 404; 409 where it is not whole, once it was accepted and nothing changed of it since, where it was changed meanwhile, and where
 * what it says was signed already
 */
export async function signOrder(tx: Transaction, person: Person, given: BodyOf<typeof orderCalls.sign>): Promise<Moved> {
  const order = await held(tx, person, given.id, given.version)
  const { state, version } = order.standing
  if (order.isTemp) throw new Refusal(409, 'order.temporary', {}, { state, version })
  if (!order.isSignable) throw new Refusal(409, 'order.not-signable', stateOf(person, order), { state, version })
  if (order.signature?.holds) throw new Refusal(409, 'order.signed', {}, { state, version })
  const content = contentDigest(await signedContentOf(tx, order))
  await tx.execute(sql`
    insert into order_signature (tenant_id, order_id, signer_name, signature, content, enterprise_id, amendment, state, by_id, by_name)
    values (${person.tenant}, ${given.id}, ${given.signerName}, ${JSON.stringify(given.signature)}::jsonb, ${content}, ${order.enterId},
      ${order.amendments.length}, ${state}, ${person.personId}, ${person.name})`)
  return await tellOfOrder(tx, person, order, 'sign', given.signerName)
}

/**
 * Takes the client's signature back; it stays on record with the reason.
 * @throws {Refusal} 404; 409 where nobody has signed, where the order was accepted with it, and where it was changed meanwhile
 */
export async function unsignOrder(tx: Transaction, person: Person, given: BodyOf<typeof orderCalls.unsign>): Promise<Moved> {
  const order = await held(tx, person, given.id, given.version)
  const { state, version } = order.standing
  if (order.signature === null) throw new Refusal(409, 'order.not-signed', {}, { state, version })
  if (!order.signature.isRevocable) throw new Refusal(409, 'order.signature-stays', stateOf(person, order), { state, version })
  await tx.execute(sql`
    update order_signature set withdrawn_by = ${person.name}, withdrawn_at = clock_timestamp(), withdraw_reason = ${given.reason}
    where id = ${order.signature.id}`)
  return await tellOfOrder(tx, person, order, 'unsign', given.reason)
}
