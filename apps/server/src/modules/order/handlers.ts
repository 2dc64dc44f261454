import type { orderCalls } from '@etalon/api/contract'
import type { Handlers } from '../../http/index.ts'
import { newTicket } from '../file/new-ticket.ts'
import { orderOfPickup } from '../pickup/keep-pickup.ts'
import { amendOrder } from './amend-order.ts'
import { orderDetailOf } from './order-detail.ts'
import { orderResource } from './order-resource.ts'
import { registerOrder } from './register-order.ts'
import { signOrder, unsignOrder } from './sign-order.ts'

export const orderHandlers: Handlers<typeof orderCalls> = {
  page: ({ tx, caller, body }) => orderResource.page(tx, caller, body),
  detail: ({ tx, caller, query }) => orderDetailOf(tx, caller, query.id),
  async submit({ tx, caller, body, language }) {
    if (body.id !== undefined) await orderResource.one(tx, caller, body.id)
    const order = await registerOrder(tx, { ...caller, language }, body)
    if (body.id === undefined && body.pickupId !== undefined)
      await orderOfPickup(tx, caller, { id: order.id, enterId: body.enterId }, body.pickupId)
    return order
  },
  move: ({ tx, caller, body, language }) => orderResource.move(tx, caller, language, body),
  history: ({ tx, caller, query }) => orderResource.history(tx, caller, query.id),
  async paper({ tx, caller, body }) {
    await orderResource.one(tx, caller, body.id)
    return await newTicket(tx, caller, 'order-paper', body.id)
  },
  async amend({ tx, caller, body, language }) {
    await orderResource.one(tx, caller, body.id)
    return await amendOrder(tx, { ...caller, language }, body, () => orderDetailOf(tx, caller, body.id))
  },
  sign: ({ tx, caller, body, language }) => signOrder(tx, { ...caller, language }, body),
  unsign: ({ tx, caller, body, language }) => unsignOrder(tx, { ...caller, language }, body),
}
