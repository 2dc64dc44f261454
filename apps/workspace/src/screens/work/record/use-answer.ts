import { CallProblem } from '@etalon/api/client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** What a screen asked for: on its way, there, or failed; what failed may be on its way once more. */
export type Answer<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: T }
  | { readonly state: 'failed'; readonly problem: CallProblem; readonly isRetrying: boolean }

/**
 * Asks once for each question and again on `reload`; an answer to an older question is dropped.
 * @param ask changes when the question does
 */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T>): {
  readonly answer: Answer<T>
  readonly reload: () => void
} {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'loading' })
  const running = useRef<AbortController | null>(null)
  const run = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setAnswer((before) => (before.state === 'failed' ? { ...before, isRetrying: true } : before))
    ask(controller.signal).then(
      (value) => {
        if (!controller.signal.aborted) setAnswer({ state: 'loaded', value })
      },
      (error: unknown) => {
        if (controller.signal.aborted) return
        if (error instanceof CallProblem) setAnswer({ state: 'failed', problem: error, isRetrying: false })
        else throw error
      },
    )
  }, [ask])
  useEffect(() => {
    run()
    return () => running.current?.abort()
  }, [run])
  return { answer, reload: run }
}
