import { type DictionaryCode, dictionaries, labelOf } from '@etalon/api/domain'
import { useLanguage, useMessages } from '@etalon/ui/i18n'
import { useMemo } from 'react'
import type { StateDictionary } from './state-looks.ts'

interface Labels {
  /** The label of a key, or the key itself. */
  of(code: DictionaryCode, key: string): string
  /** The word for no restriction. */
  readonly all: string
  /** Pixels that the longest work state of a dictionary takes in a table. */
  stateWidth(dictionary: StateDictionary): number
  /** Pixels that the longest ability type takes in a table. */
  readonly abilityWidth: number
  /** Pixels that the longest kind of service takes in a table. */
  readonly serviceWidth: number
  /** All entries of a dictionary, to choose from. */
  options(code: DictionaryCode): { value: string; label: string }[]
}

/** Order submitted, Task assignment, Pending audit and Discarded. */
const englishStates = { sample_state: 146, item_state: 148, order_status: 132, report_state: 116 } as const satisfies Record<
  StateDictionary,
  number
>

/** Dictionary labels in the language in force. */
export function useLabels(): Labels {
  const language = useLanguage()
  const { all } = useMessages()
  return useMemo(() => {
    const of = (code: DictionaryCode, key: string) => labelOf(code, key, language) ?? key
    const isChinese = language === 'zh'
    return {
      of,
      all,
      stateWidth: (dictionary) => (isChinese ? 100 : englishStates[dictionary]),
      abilityWidth: isChinese ? 60 : 92,
      serviceWidth: isChinese ? 92 : 140,
      options: (code) => dictionaries[code].entries.map(({ key }) => ({ value: key, label: of(code, key) })),
    }
  }, [language, all])
}
