import { isRecordKind, labelOfMove, recordKinds } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { useCallback } from 'react'
import { historyMessages } from '../../../messages/history.ts'
import { useWords } from '../../../messages/index.ts'

/** What a step of a record's history is called, by the kind of record; the key itself where nobody gave it a word. */
export function useActionWords(): (kind: string, action: string) => string {
  const language = useLanguage()
  const { told, ownTold } = useWords(historyMessages)
  return useCallback(
    (kind, action) => {
      const own = isRecordKind(kind) ? ownTold[kind]?.[action] : undefined
      return own ?? told[action] ?? labelOfMove((isRecordKind(kind) && recordKinds[kind]) || '', action, language)
    },
    [told, ownTold, language],
  )
}
