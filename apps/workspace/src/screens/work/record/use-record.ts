import type { AnswerOf, DetailCall, HistoryCall, HistoryEntry, Schema } from '@etalon/api/contract'
import { useCallback, useMemo } from 'react'
import { type Answer, useAnswer } from '../../../answers/use-answer.ts'
import { useWorkspace } from '../../../workspace/index.ts'
import { useNameOf } from '../people/use-name-of.ts'

/** What the screen of one record shows. */
export interface RecordWithHistory<Detail> {
  readonly record: Detail
  readonly history: readonly HistoryEntry[]
}

/**
 * Asks for one record and what happened to it, to be shown by `Answered`.
 * @param calls of the record's resource, such as `contract.order`
 */
export function useRecord<Detail extends Schema>(
  { detail, history }: { readonly detail: DetailCall<Detail>; readonly history: HistoryCall },
  id: string,
): { readonly answer: Answer<RecordWithHistory<AnswerOf<DetailCall<Detail>>>>; readonly reload: () => void } {
  const { client } = useWorkspace()
  const nameOf = useNameOf()
  const { answer, reload } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const parts = { query: { id }, signal, quiet: true }
        const [record, entries] = await Promise.all([client.send(detail, parts), client.send(history, parts)])
        return { record, history: entries }
      },
      [client, detail, history, id],
    ),
  )
  const named = useMemo(
    () =>
      answer.state === 'loaded'
        ? {
            ...answer,
            value: { ...answer.value, history: answer.value.history.map((one) => ({ ...one, byName: nameOf(one.byName) })) },
          }
        : answer,
    [answer, nameOf],
  )
  return { answer: named, reload }
}
