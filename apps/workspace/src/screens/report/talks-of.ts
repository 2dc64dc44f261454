import type { ReportComment } from '@etalon/api/contract'

/** A comment with what was answered to it. */
export interface Talk {
  readonly begun: ReportComment
  readonly answers: readonly ReportComment[]
}

/** The talks about a report, the oldest first. */
export function talksOf(comments: readonly ReportComment[]): readonly Talk[] {
  const answers = Map.groupBy(comments, ({ threadId }) => threadId)
  return (answers.get(null) ?? []).map((begun) => ({ begun, answers: answers.get(begun.id) ?? [] }))
}
