import { CallProblem } from '@etalon/api/client'
import type { SignInAnswer } from '@etalon/machines/session'

/** The answer to a sign-in; one that did not come in time is an answer too: the server is there, and slow. */
export async function inTime(answer: Promise<SignInAnswer>): Promise<SignInAnswer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallProblem && error.kind === 'timeout') return { outcome: 'timedOut' }
    throw error
  }
}
