import { FailedState } from '@etalon/ui/failed-state'
import { LoadingBar } from '@etalon/ui/loading'
import type { ReactNode } from 'react'
import { commonMessages, useWords } from '../messages/index.ts'
import { sayProblem } from '../workspace/index.ts'
import { ComingPage } from './ComingPage.tsx'
import { NotThere } from './NotThere.tsx'
import { NotYours } from './NotYours.tsx'
import { Kept } from './StaleNote.tsx'
import { TypedContext, useTypedBelow } from './typed-below.ts'
import type { Answer } from './use-answer.ts'

export interface AnsweredProps<T> {
  readonly answer: Answer<T>
  /** Asks once more after a failure. */
  readonly reload: () => void
  /**
   * The page of one record: said in place of the failure where nothing has that id, which asking again would not change, with the way
   * to its list. Until the record is there, its place is held by grey shapes. @default a part of a page, with the failure and a thin bar
   */
  readonly notFound?: string
  /** Shows what was asked for. */
  readonly children: (value: T) => ReactNode
}

/**
 * Shows what a screen asked for once it is there; until then that it is on its way, or why it did not come, and whether it is for this
 * person at all. What is there stays, and says so, where it could not be brought up to date; where it is refused it goes, and what was
 * typed on it is said to be kept.
 */
export function Answered<T>({ answer, reload, notFound, children }: AnsweredProps<T>) {
  const words = useWords(commonMessages)
  const { isTyped, tell } = useTypedBelow()
  if (answer.state === 'loading') return notFound === undefined ? <LoadingBar /> : <ComingPage />
  if (answer.state === 'loaded') {
    return (
      <Kept answer={answer} reload={reload}>
        <TypedContext value={tell}>{children(answer.value)}</TypedContext>
      </Kept>
    )
  }
  const { code } = answer.problem
  const typed = isTyped ? words.typedKept : undefined
  if (code === 403) return <NotYours typed={typed} />
  const isMissing = code === 404 || code === 400
  return isMissing && notFound !== undefined ? (
    <NotThere title={notFound}>{typed}</NotThere>
  ) : (
    <FailedState onRetry={reload} retrying={answer.isRetrying}>
      {sayProblem(answer.problem, words)} {typed}
    </FailedState>
  )
}
