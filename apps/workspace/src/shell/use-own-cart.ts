import { contract } from '@etalon/api/contract'
import { useAllowed } from '../screens/work/people/use-allowed.ts'
import { useWorkspace } from '../workspace/index.ts'

/** The cart of somebody who registers orders; undefined for whoever has none. */
export function useOwnCart() {
  const { cart } = useWorkspace()
  return useAllowed()(contract.cart.add) ? cart : undefined
}
