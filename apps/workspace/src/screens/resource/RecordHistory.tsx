import type { Client } from '@etalon/api/client'
import type { HistoryEntry } from '@etalon/api/contract'
import { useCallback } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { HistoryList } from '../work/history/HistoryList.tsx'

interface RecordHistoryProps {
  readonly id: string
  readonly load: (client: Client, id: string, signal: AbortSignal) => Promise<readonly HistoryEntry[]>
}

/** Who wrote a record down, what they changed, and when. */
export function RecordHistory({ id, load }: RecordHistoryProps) {
  const { client } = useWorkspace()
  const { answer, reload } = useAnswer(useCallback((signal: AbortSignal) => load(client, id, signal), [client, id, load]))
  return (
    <Answered answer={answer} reload={reload}>
      {(entries) => <HistoryList entries={entries} dictionary={null} tellsFacts />}
    </Answered>
  )
}
