import { CallProblem } from '@etalon/api/client'
import { useMessages } from '@etalon/ui/i18n'
import { useCallback } from 'react'
import { commonMessages, useWords } from '../messages/index.ts'
import { sayProblem } from '../workspace/index.ts'

/** What a table says where its rows could not be had: why, and what to do, as far as the call tells. */
export function useFailureWords(): (error: unknown) => string {
  const words = useWords(commonMessages)
  const { failedTitle } = useMessages()
  return useCallback((error) => (error instanceof CallProblem ? sayProblem(error, words) : failedTitle), [words, failedTitle])
}
