import { loadedScreen } from './loaded-screen.ts'
import { OnDemand } from './OnDemand.tsx'
import { useOwnCart } from './use-own-cart.ts'

/** Its amounts are computed exactly, which takes code that nothing else of the frame needs. */
const ownCart = loadedScreen(async () => ({ default: (await import('./OwnCart.tsx')).OwnCart }))

/** The cart at the right edge, for those who register orders (SHELL-8). What it holds becomes an order, or a quote, of the enterprise whose it is. */
export function CartTool() {
  const cart = useOwnCart()
  return cart ? <OnDemand part={ownCart} given={{ cart }} waiting={null} /> : null
}
