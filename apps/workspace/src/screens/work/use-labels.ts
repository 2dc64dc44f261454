import { type DictionaryCode, dictionaries, labelOf } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { useMemo } from 'react'

interface Labels {
  /** The label of a key, or the key itself. */
  of(code: DictionaryCode, key: string): string
  /** The word for no restriction: 全部. */
  readonly all: string
  /** All entries of a dictionary, to choose from. */
  options(code: DictionaryCode): { value: string; label: string }[]
}

/** Dictionary labels in the language in force. */
export function useLabels(): Labels {
  const language = useLanguage()
  return useMemo(() => {
    const of = (code: DictionaryCode, key: string) => labelOf(code, key, language) ?? key
    return {
      of,
      all: language === 'zh' ? '全部' : 'All',
      options: (code) => dictionaries[code].entries.map(({ key }) => ({ value: key, label: of(code, key) })),
    }
  }, [language])
}
