import type { OrderDetail } from '@etalon/api/contract'

/** States in which an order is not accepted yet. */
const beforeAcceptance: readonly string[] = ['50', '100']
const accepted = '300'

/** Whether the client can sign an order: once it is whole, until it is accepted, and from then on where it was changed. */
export const isSignable = ({
  standing: { state },
  amendments,
  isTemp,
}: Pick<OrderDetail, 'standing' | 'amendments' | 'isTemp'>): boolean =>
  !isTemp && (beforeAcceptance.includes(state) || (state === accepted && amendments.length > 0))

/** Whether a signature can be taken back: until the order is accepted, and one that was given after that for as long as it is not done. */
export const isRevocable = (state: string, signedIn: string): boolean =>
  beforeAcceptance.includes(state) || (state === accepted && signedIn === accepted)
