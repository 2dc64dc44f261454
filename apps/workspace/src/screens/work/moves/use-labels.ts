import { type DictionaryCode, dictionaries, type OwnStates } from '@etalon/api/domain'
import { useLanguage, useMessages } from '@etalon/ui/i18n'
import { useMemo, useSyncExternalStore } from 'react'
import { useWorkspace } from '../../../workspace/index.ts'
import { labelIn } from './label-of.ts'
import type { StateDictionary } from './state-looks.ts'

interface Labels {
  /** The label of a key, or the key itself. */
  of(code: DictionaryCode | OwnStates, key: string): string
  /** The word for no restriction. */
  readonly all: string
  /** Pixels that the longest work state of a dictionary takes in a table. */
  stateWidth(dictionary: StateDictionary): number
  /** Pixels that the longest ability type takes in a table. */
  readonly abilityWidth: number
  /** Pixels that the longest kind of service takes in a table. */
  readonly serviceWidth: number
  /** Pixels that the name of most people takes in a table. */
  readonly personWidth: number
  /** Pixels that the longest type of contract takes in a table. */
  readonly contractWidth: number
  /** Pixels that the longest word of whether a quote can be used takes in a table. */
  readonly statusWidth: number
  /** Pixels that the head of a place takes, sorted by it too. */
  readonly placeWidth: number
  /** All entries of a dictionary, to choose from. */
  options(code: DictionaryCode): { value: string; label: string }[]
}

/** Order submitted, Task assignment, Pending audit and Discarded. */
const englishStates = {
  sample_state: 146,
  item_state: 148,
  order_status: 132,
  report_state: 116,
  DEVICE_STATE: 108,
  quote_examine_status: 132,
  contract_examine_status: 96,
  OBJECT_STATE: 120,
  period_state: 88,
  m_enable_status: 100,
  pickup_state: 108,
  leave_state: 112,
  training_state: 96,
  questionnaire_state: 132,
  PLAN_STATUS: 208,
} as const satisfies Record<StateDictionary, number>

/** Dictionary labels in the language in force: as the back end has them, else as the specification does. */
export function useLabels(): Labels {
  const language = useLanguage()
  const { all } = useMessages()
  const { dictionaries: kept } = useWorkspace()
  const choices = useSyncExternalStore(kept.subscribe, kept.read)
  return useMemo(() => {
    const of = (code: DictionaryCode | OwnStates, key: string) => labelIn(choices, code, key, language)
    const isChinese = language === 'zh'
    return {
      of,
      all,
      stateWidth: (dictionary) => (isChinese ? (dictionary === 'PLAN_STATUS' ? 136 : 100) : englishStates[dictionary]),
      abilityWidth: isChinese ? 60 : 92,
      serviceWidth: isChinese ? 92 : 140,
      personWidth: isChinese ? 76 : 108,
      statusWidth: isChinese ? 88 : 112,
      contractWidth: isChinese ? 92 : 132,
      placeWidth: isChinese ? 72 : 84,
      options: (code) =>
        (choices.get(code) ?? dictionaries[code].entries).map(({ key }) => ({ value: key, label: of(code, key) })),
    }
  }, [language, all, choices])
}
