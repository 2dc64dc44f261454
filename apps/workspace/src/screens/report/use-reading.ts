import { CallProblem } from '@etalon/api/client'
import { contract, type ReportComment, type ReportReading } from '@etalon/api/contract'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type Answer, useAnswer } from '../../answers/use-answer.ts'
import { useWorkspace } from '../../workspace/index.ts'

/** What can be done beside a report that is read. */
export interface Deeds {
  /** @throws {CallProblem} what the client has told already */
  readonly note: (passage: string, content: string, idempotencyKey: string) => Promise<void>
  /** @throws {CallProblem} what the client has told already */
  readonly answer: (begun: ReportComment, content: string, idempotencyKey: string) => Promise<void>
  readonly settle: (begun: ReportComment, isSettled: boolean) => void
  readonly takeBack: (comment: ReportComment) => void
}

/** A report to be read, and what can be done beside it; what is done is asked for anew. @param version asked again when it is another */
export function useReading(
  id: string,
  version: number,
): { readonly answer: Answer<ReportReading>; readonly reload: () => void; readonly deeds: Deeds } {
  const { client } = useWorkspace()
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) => client.send(contract.report.reading, { query: { id }, signal, quiet: true }),
      [client, id],
    ),
  )
  const asked = useRef(version)
  useEffect(() => {
    // Another version may say something else, of the same report: what is being noted beside it stays.
    if (asked.current !== version) reload()
    asked.current = version
  }, [version, reload])
  const deeds = useMemo((): Deeds => {
    const once = () => ({ idempotencyKey: crypto.randomUUID() })
    const told = (work: Promise<unknown>) => {
      work.then(reload, (error: unknown) => {
        // The client has said what happened; what others did meanwhile is shown.
        if (!(error instanceof CallProblem)) throw error
        reload()
      })
    }
    return {
      async note(passage, content, idempotencyKey) {
        await client.send(contract.report.comment, { body: { id, passage, content }, idempotencyKey })
        reload()
      },
      async answer({ id: threadId, passage }, content, idempotencyKey) {
        await client.send(contract.report.comment, { body: { id, passage, content, threadId }, idempotencyKey })
        reload()
      },
      settle: ({ id: commentId }, isSettled) =>
        told(client.send(contract.report.settle, { body: { id, commentId, isSettled }, ...once() })),
      takeBack: ({ id: commentId }) => told(client.send(contract.report.takeBack, { body: { id, commentId }, ...once() })),
    }
  }, [client, id, reload])
  return { answer, reload, deeds }
}
