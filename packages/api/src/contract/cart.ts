import * as z from 'zod/mini'
import { removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { instrument, keepers } from './enterprise.ts'
import { id } from './values.ts'

/** The most instruments that a cart can hold: as many as an order is registered with at once. */
export const mostInCart = 200

/** An instrument of an enterprise's ledger that somebody has put into their cart. Its `price` is that of the institute's list. */
export const cartEntry = z.object({
  ...instrument.shape,
  /** The entry, not the instrument: the same one can be taken out and put in again. */
  id,
  instrumentId: id,
  enterId: id,
  enterName: z.string(),
})
/** An entry of a cart, as the server answers it. */
export type CartEntry = z.output<typeof cartEntry>

const base = '/api/hm-metrology/cart'
const assumed = 'the specification shows the count of a commodity cart and names no call of it'
const cart = z.array(cartEntry)

/** The calls about one's own cart: what is put together for the next order. Each answers the cart as it is then, what came first, first. */
export const cartCalls = {
  list: defineCall({ method: 'GET', path: `${base}/list`, answer: cart, auth: 'session', roles: keepers, assumed }),
  /** Puts instruments in; those that are in it already stay as they are. */
  add: defineCall({
    method: 'POST',
    path: `${base}/add`,
    body: z.strictObject({ instrumentIds: z.array(id).check(z.minLength(1), z.maxLength(mostInCart)) }),
    answer: cart,
    auth: 'session',
    roles: keepers,
    writes: true,
    assumed,
  }),
  /** Takes entries out; those that are not in it any more are out already. */
  remove: defineCall({
    method: 'POST',
    path: `${base}/remove`,
    query: removal,
    answer: cart,
    auth: 'session',
    roles: keepers,
    writes: true,
    assumed,
  }),
} as const
