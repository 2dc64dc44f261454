import type { AdvancedFilterActorRef } from '@etalon/machines/advanced-filter'
import type { MatchCountActorRef } from '@etalon/machines/match-count'
import { isInForce, type SearchBarActorRef } from '@etalon/machines/search-bar'
import { useSelector } from '@xstate/react'
import { AdvancedFilter } from '../advanced-filter/index.ts'
import { useStandingRequest } from './use-standing-request.ts'

export interface AdvancedPanelProps {
  actor: SearchBarActorRef
  panel: AdvancedFilterActorRef
  matches?: MatchCountActorRef
  onSearch: () => void
  onShare?: (filter: string) => void
}

/** The conditions beside a search bar: a number in their foot is of the fields of the bar too. */
export function AdvancedPanel({ actor, panel, ...props }: AdvancedPanelProps) {
  const request = useStandingRequest(actor)
  const inForce = useSelector(actor, ({ context }) => request !== undefined && isInForce(context, request))
  return <AdvancedFilter actor={panel} inForce={inForce} {...props} />
}
