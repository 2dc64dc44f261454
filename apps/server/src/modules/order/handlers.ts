import type { OrderForm, orderCalls } from '@etalon/api/contract'
import type { Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import type { Mover } from '../../workflow/index.ts'
import { paperTicket } from '../file/new-ticket.ts'
import { orderOfPickup } from '../pickup/keep-pickup.ts'
import { amendOrder } from './amend-order.ts'
import { orderDetailOf } from './order-detail.ts'
import { orderResource } from './order-resource.ts'
import { type Registered, registerOrder } from './register-order.ts'
import { signOrder, unsignOrder } from './sign-order.ts'
import { dropSpotBack, keepSpotBack } from './spot-back.ts'

/** Writes an order down, and of which appointment it comes. */
async function registered(tx: Transaction, person: Caller & Mover, form: OrderForm, kind: Registered) {
  if (form.id !== undefined) await orderResource.one(tx, person, form.id)
  const order = await registerOrder(tx, person, form, kind)
  if (form.id === undefined && form.pickupId !== undefined)
    await orderOfPickup(tx, person, { id: order.id, enterId: form.enterId }, form.pickupId)
  return order
}

export const orderHandlers: Handlers<typeof orderCalls> = {
  page: ({ tx, caller, body }) => orderResource.page(tx, caller, body),
  detail: ({ tx, caller, query }) => orderDetailOf(tx, caller, query.id),
  submit: ({ tx, caller, body, language }) => registered(tx, { ...caller, language }, body, 'whole'),
  keep: ({ tx, caller, body, language }) => registered(tx, { ...caller, language }, body, 'temporary'),
  move: ({ tx, caller, body, language }) => orderResource.move(tx, caller, language, body),
  history: ({ tx, caller, query }) => orderResource.history(tx, caller, query.id),
  paper: paperTicket('order-paper', orderResource.one),
  async amend({ tx, caller, body, language }) {
    await orderResource.one(tx, caller, body.id)
    return await amendOrder(tx, { ...caller, language }, body, () => orderDetailOf(tx, caller, body.id))
  },
  async spotBack({ tx, caller, body, language }) {
    await orderResource.one(tx, caller, body.id)
    return await keepSpotBack(tx, { ...caller, language }, body, () => orderDetailOf(tx, caller, body.id))
  },
  async dropSpotBack({ tx, caller, body, language }) {
    await orderResource.one(tx, caller, body.id)
    return await dropSpotBack(tx, { ...caller, language }, body, () => orderDetailOf(tx, caller, body.id))
  },
  spotBackPaper: paperTicket('spot-back-paper', async (tx, caller, id) => {
    const { spotBack } = await orderDetailOf(tx, caller, id)
    if (spotBack === null) throw new Refusal(409, 'spot-back.none')
  }),
  sign: ({ tx, caller, body, language }) => signOrder(tx, { ...caller, language }, body),
  unsign: ({ tx, caller, body, language }) => unsignOrder(tx, { ...caller, language }, body),
}
