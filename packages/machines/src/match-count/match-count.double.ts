import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type CountAnswer, type CountRequest, type MatchCountEmitted, type MatchCountInput, matchCountMachine } from './index.ts'

/** A question that was asked, and how it is answered when a test says so. */
export interface AskedCount {
  readonly question: string
  readonly give: (count: number | CountAnswer) => void
  readonly fail: (error: unknown) => void
  readonly isGivenUp: () => boolean
}

/** All that promises that are answered already lead to has happened. */
export async function settled() {
  for (let turn = 0; turn < 8; turn += 1) await undefined
}

/** A running count with a clock that a test moves, what it asked, and what it told. */
export function counter(input: MatchCountInput = {}) {
  const asked: AskedCount[] = []
  const count = fromPromise<number | CountAnswer, CountRequest>(
    ({ input: { question }, signal }) =>
      new Promise((give, fail) => asked.push({ question, give, fail, isGivenUp: () => signal.aborted })),
  )
  const clock = new SimulatedClock()
  const actor = createActor(matchCountMachine.provide({ actors: { count } }), { input, clock }).start()
  const told: MatchCountEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return {
    actor,
    asked,
    told,
    pass: (milliseconds: number) => clock.increment(milliseconds),
    ask: (question: string | undefined) => actor.send({ type: 'QUESTION.CHANGED', question }),
    send: (type: 'SHOWN' | 'HIDDEN' | 'REFRESH' | 'RETRY') => actor.send({ type }),
    give: async (place: number, answer: number | CountAnswer) => {
      asked[place]?.give(answer)
      await settled()
    },
    fail: async (place: number, error: unknown) => {
      asked[place]?.fail(error)
      await settled()
    },
    state: () => actor.getSnapshot().value,
    count: () => actor.getSnapshot().context.count,
    isCapped: () => actor.getSnapshot().context.isCapped,
    questions: () => asked.map(({ question }) => question),
  }
}
