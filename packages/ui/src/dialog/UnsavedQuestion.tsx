import type { DialogActorRef } from '@etalon/machines/dialog'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { DialogFrame } from './DialogFrame.tsx'
import { QuestionWords } from './QuestionWords.tsx'
import { useDialog } from './use-dialog.ts'

/** What {@link UnsavedQuestion} takes. */
export interface UnsavedQuestionProps {
  /** Of the panel that is to be closed. */
  actor: DialogActorRef
  /** Whether an element is among what the panel holds: there the keyboard goes on when the panel stays. */
  isInside: (element: Element) => boolean
  /** Gives the focus back to what opened the panel. */
  giveBack: () => void
  /** What was entered is given up; the panel closes after it. */
  onDiscarded?: (() => void) | undefined
}

/** What had the focus last among what a panel holds, while it is still seen. */
function useLastInside(isInside: (element: Element) => boolean): () => HTMLElement | null {
  const last = useRef<HTMLElement>(null)
  const note = useEffectEvent((element: EventTarget | null) => {
    if (element instanceof HTMLElement && isInside(element)) last.current = element
  })
  useEffect(() => {
    note(document.activeElement)
    const moved = ({ target }: FocusEvent) => note(target)
    document.addEventListener('focusin', moved)
    return () => document.removeEventListener('focusin', moved)
  }, [])
  return () => (last.current?.checkVisibility() === true ? last.current : null)
}

/**
 * Asks whether what was not saved may go, when the machine of a dialog or drawer says so: no goes on where one was, yes closes it. It
 * stands before the panel that it belongs to, as long as something would be lost.
 */
export function UnsavedQuestion({ actor, isInside, giveBack, onDiscarded }: UnsavedQuestionProps) {
  const messages = useMessages()
  const question = useDialog('small')
  const lastInside = useLastInside(isInside)
  useEffect(() => {
    const asked = actor.on('discardAsked', question.open)
    return () => asked.unsubscribe()
  }, [actor, question])
  const discard = () => {
    question.close('done')
    onDiscarded?.()
    actor.send({ type: 'CLOSE', reason: 'cancelled' })
  }
  const returnFocus = () => {
    if (actor.getSnapshot().matches('closed')) {
      giveBack()
      return true
    }
    // Not the button that was pressed: who stays wants to go on with what they were at.
    const field = lastInside()
    field?.focus()
    return field !== null && field === document.activeElement
  }
  return (
    <DialogFrame
      actor={question.actor}
      title={messages.askDiscard}
      role="alertdialog"
      bar={false}
      onCloseRequested={() => question.close('cancelled')}
      returnFocus={returnFocus}
      footer={
        <>
          <Button onPress={() => question.close('cancelled')}>{messages.keepEditing}</Button>
          <Button kind="danger" onPress={discard}>
            {messages.discard}
          </Button>
        </>
      }
    >
      <QuestionWords title={messages.askDiscard} consequence={messages.askDiscardHint} danger />
    </DialogFrame>
  )
}
