import { labelOf } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { StatePill } from '@etalon/ui/state-pill'
import { type StateDictionary, type StateLook, stateLooks } from './state-looks.ts'

const plain: StateLook = { tone: 'neutral', shape: 'begun' }

/** A work state as a pill: icon, word and colour. */
export function WorkState({ dictionary, state }: { dictionary: StateDictionary; state: string }) {
  const language = useLanguage()
  const looks: Readonly<Record<string, StateLook>> = stateLooks[dictionary]
  const { tone, shape } = looks[state] ?? plain
  return (
    <StatePill tone={tone} shape={shape}>
      {labelOf(dictionary, state, language) ?? state}
    </StatePill>
  )
}
