import { CallProblem } from '@etalon/api/client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Why something did not come, which may be on its way once more. */
export interface Failure {
  readonly problem: CallProblem
  readonly isRetrying: boolean
}

/**
 * What a screen asked for: on its way, there, or failed. What is there stays where it could not be brought up to date, with what was typed
 * on it; `stale` then says why. It does not stay where it is refused.
 */
export type Answer<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: T; readonly stale?: Failure }
  | ({ readonly state: 'failed' } & Failure)

/** It is there no more, or no longer for this person: what was loaded of it before is nothing to look at either. */
const isRefusal = ({ code }: CallProblem): boolean => code === 403 || code === 404

/** What is shown while it is asked for once more: a failure says that it is. */
function askedAgain<T>(before: Answer<T>): Answer<T> {
  if (before.state === 'failed') return { ...before, isRetrying: true }
  if (before.state === 'loaded' && before.stale) return { ...before, stale: { ...before.stale, isRetrying: true } }
  return before
}

/**
 * Asks once for each question and again on `reload`; an answer to an older question is dropped. Where it fails to answer again what it
 * answered before, that stays, unless it is refused.
 * @param ask changes when the question does
 */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T>): {
  readonly answer: Answer<T>
  readonly reload: () => void
} {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'loading' })
  const running = useRef<AbortController | null>(null)
  /** The question that what is there answers. */
  const answered = useRef<typeof ask | null>(null)
  const run = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setAnswer(askedAgain)
    ask(controller.signal).then(
      (value) => {
        if (controller.signal.aborted) return
        answered.current = ask
        setAnswer({ state: 'loaded', value })
      },
      (error: unknown) => {
        if (controller.signal.aborted) return
        if (!(error instanceof CallProblem)) throw error
        const failure = { problem: error, isRetrying: false }
        const isToStay = answered.current === ask && !isRefusal(error)
        setAnswer((before) =>
          isToStay && before.state === 'loaded' ? { ...before, stale: failure } : { state: 'failed', ...failure },
        )
      },
    )
  }, [ask])
  useEffect(() => {
    run()
    return () => running.current?.abort()
  }, [run])
  return { answer, reload: run }
}
