import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * A question as an actor, as xstate's `fromPromise` makes one, for what may be given up: once its signal says so, nothing is heard of
 * its answer. A view that is hidden by `<Activity>` stops its actors, and asks anew once it is shown; that the first question was
 * given up would reach the new one, which would have failed before it is answered.
 */
export const fromAsked = <Answer, Question>(
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
): PromiseActorLogic<Answer, Question> =>
  fromPromise<Answer, Question>(
    ({ input, signal }) =>
      new Promise((answer, fail) => {
        const asked = async () => ask(input, signal)
        asked().then(
          (given) => signal.aborted || answer(given),
          (error: unknown) => signal.aborted || fail(error),
        )
      }),
  )
