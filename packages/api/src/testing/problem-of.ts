import { CallProblem } from '../client/index.ts'

/** How a call failed. @throws where it did not */
export async function problemOf(work: Promise<unknown>): Promise<CallProblem> {
  try {
    await work
  } catch (error) {
    if (error instanceof CallProblem) return error
    throw error
  }
  throw new Error('it should have failed')
}
