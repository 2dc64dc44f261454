import type { QuoteRow } from '@etalon/api/contract'
import { StatePill } from '@etalon/ui/state-pill'
import { useLabels } from '../work/moves/use-labels.ts'

/**
 * Whether an audited quote can be ordered by; one that ran out, was replaced or used looks like what is void. One whose audit is not over
 * is neither of them yet.
 */
export function QuoteStatusPill({
  quote: { standing, quoteStatus },
}: {
  readonly quote: Pick<QuoteRow, 'standing' | 'quoteStatus'>
}) {
  const labels = useLabels()
  if (standing.state !== '300') return null
  const isAvailable = quoteStatus === '100'
  return (
    <StatePill tone={isAvailable ? 'success' : 'neutral'} shape={isAvailable ? 'done' : 'void'}>
      {labels.of('quote_status', quoteStatus)}
    </StatePill>
  )
}
