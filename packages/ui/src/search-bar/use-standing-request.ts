import { type SearchBarActorRef, type SearchRequest, standingRequest } from '@etalon/machines/search-bar'
import { useSelector } from '@xstate/react'

/**
 * The request that a search would send as the bar and its advanced panel stand; undefined where it would be refused, and where no
 * condition is complete. The same request stays the same object. For the question of `useMatchCount`.
 */
export function useStandingRequest(actor: SearchBarActorRef): SearchRequest | undefined {
  const panel = useSelector(actor, ({ children: { advanced } }) => advanced)
  const rows = useSelector(panel, (snapshot) => snapshot?.context.rows)
  const fields = useSelector(panel, (snapshot) => snapshot?.context.fields)
  return useSelector(actor, ({ context }) => standingRequest(context, rows && fields && { rows, fields }), isSame)
}

const isSame = (one: SearchRequest | undefined, other: SearchRequest | undefined) => JSON.stringify(one) === JSON.stringify(other)
