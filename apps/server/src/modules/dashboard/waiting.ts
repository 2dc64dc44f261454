import type { AnswerOf, contract } from '@etalon/api/contract'

/** What waits, as it is told. */
export type Waiting = AnswerOf<typeof contract.dashboard.counts>['waiting'][number]

/** What waits for somebody, and how much of the same is for others because four eyes keep them from it. */
export const waitOf = (code: string, path: string, { count = 0, others = 0 } = {}): Waiting => ({
  code,
  path,
  count,
  ...(others > 0 ? { notYours: others } : {}),
})
