import { fromPromise, type PromiseActorLogic } from 'xstate'
import { afterFrame } from '../frame/index.ts'

/**
 * A question as an actor, as xstate's `fromPromise` makes one, for what may be given up: once its signal says so, nothing is heard of
 * its answer. A view that is hidden by `<Activity>` stops its actors, and asks anew once it is shown; that the first question was
 * given up would reach the new one, which would have failed before it is answered. It is asked anew after the frame that shows the view.
 */
export const fromAsked = <Answer, Question>(
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
): PromiseActorLogic<Answer, Question> => {
  let givenUp: { readonly question: Question } | undefined
  return fromPromise<Answer, Question>(
    ({ input: question, signal }) =>
      new Promise((answer, fail) => {
        const send = async () => ask(question, signal)
        const askNow = () =>
          void send().then(
            (given) => signal.aborted || answer(given),
            (error: unknown) => signal.aborted || fail(error),
          )
        const later = givenUp?.question === question ? afterFrame(askNow) : askNow()
        signal.addEventListener('abort', () => {
          givenUp = { question }
          later?.()
        })
      }),
  )
}
