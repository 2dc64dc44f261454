import { CallProblem } from '@etalon/api/client'

/** For a form whose call failed: the client has said what happened, and what was typed stands. @throws what is no answer of a call */
export function saidByClient(error: unknown): void {
  if (!(error instanceof CallProblem)) throw error
}
