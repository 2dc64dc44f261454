import { type DictionaryCode, dictionaries, type OwnStates } from '@etalon/api/domain'
import { useLanguage, useMessages } from '@etalon/ui/i18n'
import { useMemo, useSyncExternalStore } from 'react'
import { useWorkspace } from '../../../workspace/index.ts'
import { labelIn } from './label-of.ts'
import { type StateDictionary, stateLooks } from './state-looks.ts'

interface Labels {
  /** The label of a key, or the key itself. */
  of(code: DictionaryCode | OwnStates, key: string): string
  /** The word for no restriction. */
  readonly all: string
  /** All that records may say of a dictionary, in words: what can be chosen, and what the specification has and older records say. */
  words(code: DictionaryCode): string[]
  /** All work states of a dictionary, in words. */
  states(dictionary: StateDictionary): string[]
  /** Pixels that the name of most people takes in a table. */
  readonly personWidth: number
  /** Pixels that the head of a place takes, sorted by it too. */
  readonly placeWidth: number
  /** All entries of a dictionary, to choose from. */
  options(code: DictionaryCode): { value: string; label: string }[]
}

/** Dictionary labels in the language in force: as the back end has them, else as the specification does. */
export function useLabels(): Labels {
  const language = useLanguage()
  const { all } = useMessages()
  const { dictionaries: kept } = useWorkspace()
  const choices = useSyncExternalStore(kept.subscribe, kept.read)
  return useMemo(() => {
    const of = (code: DictionaryCode | OwnStates, key: string) => labelIn(choices, code, key, language)
    const specified = (code: DictionaryCode) => dictionaries[code].entries.map(({ key }) => key)
    const offered = (code: DictionaryCode) => choices.get(code)?.map(({ key }) => key) ?? specified(code)
    const isChinese = language === 'zh'
    return {
      of,
      all,
      states: (dictionary) => Object.keys(stateLooks[dictionary]).map((state) => of(dictionary, state)),
      personWidth: isChinese ? 76 : 108,
      placeWidth: isChinese ? 72 : 84,
      words: (code) => [...new Set([...offered(code), ...specified(code)])].map((key) => of(code, key)),
      options: (code) => offered(code).map((key) => ({ value: key, label: of(code, key) })),
    }
  }, [language, all, choices])
}
