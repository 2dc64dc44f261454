import { contract } from '@etalon/api/contract'
import { useCallback } from 'react'
import { useAnswer } from '../../../answers/use-answer.ts'
import { useWorkspace } from '../../../workspace/index.ts'

/** What is in a file that was handed in, by its id. */
export function useFileContent(fileId: string) {
  const { client } = useWorkspace()
  return useAnswer(
    useCallback(
      (signal: AbortSignal) => client.send(contract.file.preview, { query: { fileId }, signal, quiet: true }),
      [client, fileId],
    ),
  )
}
