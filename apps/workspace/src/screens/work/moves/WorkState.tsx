import { StatePill } from '@etalon/ui/state-pill'
import { lookOf, type StateDictionary } from './state-looks.ts'
import { useLabels } from './use-labels.ts'

/** A work state as a pill: icon, word and colour. */
export function WorkState({ dictionary, state }: { dictionary: StateDictionary; state: string }) {
  const labels = useLabels()
  const { tone, shape } = lookOf(dictionary, state)
  return (
    <StatePill tone={tone} shape={shape}>
      {labels.of(dictionary, state)}
    </StatePill>
  )
}
