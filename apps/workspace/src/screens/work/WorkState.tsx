import { labelOf } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { StatePill } from '@etalon/ui/state-pill'
import { lookOf, type StateDictionary } from './state-looks.ts'

/** A work state as a pill: icon, word and colour. */
export function WorkState({ dictionary, state }: { dictionary: StateDictionary; state: string }) {
  const language = useLanguage()
  const { tone, shape } = lookOf(dictionary, state)
  return (
    <StatePill tone={tone} shape={shape}>
      {labelOf(dictionary, state, language) ?? state}
    </StatePill>
  )
}
