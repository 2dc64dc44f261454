import { CallProblem } from '@etalon/api/client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Why something did not come, which may be on its way once more. */
export interface Failure {
  readonly problem: CallProblem
  readonly isRetrying: boolean
}

/**
 * What a screen asked for: on its way, there, or failed. What is there stays where it could not be brought up to date, with what was typed
 * on it; `stale` then says why.
 */
export type Answer<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: T; readonly stale?: Failure }
  | ({ readonly state: 'failed' } & Failure)

/** What is shown while it is asked for once more: a failure says that it is. */
function askedAgain<T>(before: Answer<T>): Answer<T> {
  if (before.state === 'failed') return { ...before, isRetrying: true }
  if (before.state === 'loaded' && before.stale) return { ...before, stale: { ...before.stale, isRetrying: true } }
  return before
}

/**
 * Asks once for each question and again on `reload`; an answer to an older question is dropped. Where it fails to answer again what it
 * answered before, that stays.
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
        const isSame = answered.current === ask
        setAnswer((before) =>
          isSame && before.state === 'loaded' ? { ...before, stale: failure } : { state: 'failed', ...failure },
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
