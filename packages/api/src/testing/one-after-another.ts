import type { IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type Answer, type Listening, listen } from './listening.ts'

/** A server whose answers a test says beforehand. */
export interface OneAfterAnother {
  /** Where it is; known once the tests have begun. */
  url(): string
  /** Says the answers to the calls that come next; the last one answers all that come after. */
  answers(...next: readonly Answer[]): void
  /** The calls of this test, in the order in which they came. */
  readonly seen: readonly IncomingMessage[]
}

/** Starts a server for the tests of a file, which gives the answers that each of them says. */
export function oneAfterAnother(): OneAfterAnother {
  let answers: readonly Answer[] = []
  const seen: IncomingMessage[] = []
  let server: Listening | undefined
  beforeAll(async () => {
    server = await listen((request, response) => {
      seen.push(request)
      const answer = answers[Math.min(seen.length, answers.length) - 1]
      if (answer) answer(request, response)
      else response.writeHead(404).end()
    })
  })
  afterEach(() => {
    seen.length = 0
  })
  afterAll(() => server?.close())
  return {
    url: () => server?.url ?? '',
    answers: (...next) => {
      answers = next
      seen.length = 0
    },
    seen,
  }
}
