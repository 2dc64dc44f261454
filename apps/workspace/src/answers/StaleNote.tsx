import { Button } from '@etalon/ui/button'
import { useMessages } from '@etalon/ui/i18n'
import { useFocusReturn } from '@etalon/ui/layer'
import { Note } from '@etalon/ui/note'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { commonMessages, useWords } from '../messages/index.ts'
import { sayProblem } from '../workspace/index.ts'
import * as styles from './stale-note.css.ts'
import type { Answer, Failure } from './use-answer.ts'

interface Stale {
  readonly failure: Failure
  readonly reload: () => void
}

const StaleContext = createContext<Stale | null>(null)

interface AnswerToKeep {
  readonly answer: Answer<unknown>
  /** Asks once more. */
  readonly reload: () => void
}

const staleOf = ({ answer }: AnswerToKeep): Failure | undefined => (answer.state === 'loaded' ? answer.stale : undefined)

interface ToldProps {
  readonly failure: Failure | undefined
  readonly reload: () => void
  readonly className: string
  /** @default that it is shown as it was */
  readonly title?: string
  /** What that means, by why it is so. @default that it is shown as it was */
  readonly hint?: (reason: string) => string
}

/** It outlives the note, whose button may have the focus when it goes. */
function Told({ failure, reload, className, ...said }: ToldProps) {
  const words = useWords(commonMessages)
  const { title = words.stale, hint = words.staleHint } = said
  const { retry } = useMessages()
  const focusReturn = useFocusReturn(failure !== undefined)
  if (!failure) return null
  return (
    <Note
      className={className}
      tone="warning"
      live
      title={title}
      action={
        <span {...focusReturn}>
          <Button size="small" pending={failure.isRetrying} onPress={reload}>
            {retry}
          </Button>
        </span>
      }
    >
      {hint(sayProblem(failure.problem, words))}
    </Note>
  )
}

/** Says of what is shown that it could not be brought up to date, and offers to try again; says nothing where it is as it should be. */
export function StaleNote(props: AnswerToKeep) {
  return <Told className={styles.note} failure={staleOf(props)} reload={props.reload} />
}

interface SideNoteProps extends AnswerToKeep {
  /** What is offered, such as the vehicles of the institute. */
  readonly name: string
}

const plain = (reason: string) => reason

/**
 * The same of what a form offers to choose from, which has no place of its own: also that it did not come at all. Where all of the page is
 * as it was, that is said once, above it.
 */
export function SideNote({ name, answer, reload }: SideNoteProps) {
  const words = useWords(commonMessages)
  const isSaid = useIsStale()
  const isMissing = answer.state === 'failed'
  const stale = isSaid ? undefined : staleOf({ answer, reload })
  return (
    <Told
      className={styles.note}
      failure={isMissing ? answer : stale}
      reload={reload}
      title={isMissing ? words.choicesFailed(name) : words.choicesStale(name)}
      hint={isMissing ? plain : words.choicesStaleHint}
    />
  )
}

/** What is shown of an answer, below what {@link StaleNote} says of it; the dialogs in it say so too, since they cover the page. */
export function Kept({ answer, reload, children }: AnswerToKeep & { readonly children: ReactNode }) {
  const around = useContext(StaleContext)
  const failure = staleOf({ answer, reload })
  const stale = useMemo(() => (failure ? { failure, reload } : around), [failure, reload, around])
  return (
    <StaleContext value={stale}>
      <StaleNote answer={answer} reload={reload} />
      {children}
    </StaleContext>
  )
}

/** Whether what stands here is shown as it was, since it could not be brought up to date. */
export const useIsStale = (): boolean => useContext(StaleContext) !== null

const nothing = () => {}

/** The same in a dialog over the page, where the page's own note can be neither read nor pressed. */
export function StaleNoteInDialog() {
  const stale = useContext(StaleContext)
  return <Told className={styles.noteInDialog} failure={stale?.failure} reload={stale?.reload ?? nothing} />
}
