import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import { Dialog, type DialogControl, QuestionWords } from '../dialog/index.ts'
import { Form } from '../form/index.ts'
import { useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { TextField } from '../text-field/index.ts'
import * as styles from './confirm.css.ts'

/** A question before something is done. */
export interface Question {
  /** What is to be done, as a question. */
  title: string
  /** What follows from it. */
  consequence?: string
  /** The action's own word on the button. @default OK */
  confirmLabel?: string
  /** For what cannot be taken back. @default false */
  danger?: boolean
  /** Asks for a reason of 2 to 500 characters under this label; `true` for the usual one. */
  reason?: string | true
}

/** What {@link Confirm} takes. */
export interface ConfirmProps extends Question, RootProps<HTMLDivElement> {
  /** Of `useDialog('small')`. */
  dialog: DialogControl
  /** With the reason, trimmed, or an empty string where none is asked. */
  onConfirm: (reason: string) => void
  /** The question was answered with no, and a reason that was typed is given up; the dialog closes by itself. */
  onCancel?: () => void
  /** Its work is under way; the dialog stays open until you close it. */
  pending?: boolean
}

/** 2 to 500 characters, however many units of UTF-16 a rare one takes. */
const reasonFits = (text: string) => {
  const { length } = Array.from(text)
  return length >= 2 && length <= 500
}

/** What is typed as the reason: for one question, as long as it stands there. It is no answer to the next. */
function useReason({ dialog: { actor }, title }: ConfirmProps): [text: string, write: (text: string) => void] {
  const [written, setWritten] = useState({ title, text: '' })
  useEffect(() => {
    const closed = actor.on('closed', () => setWritten({ title: '', text: '' }))
    return () => closed.unsubscribe()
  }, [actor])
  return [written.title === title ? written.text : '', (text) => setWritten({ title, text })]
}

interface AnswerProps extends ConfirmProps {
  formId: string
  text: string
  onText: (text: string) => void
}

function Answer(props: AnswerProps) {
  const { dialog, danger = false, reason, title, consequence, onConfirm, pending = false, formId, text, onText } = props
  const messages = useMessages()
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const asksReason = reason !== undefined
  const trimmed = text.trim()
  return (
    <Form
      id={formId}
      onSubmit={() => {
        // Enter in the field of the reason sends it again while its work is under way.
        if (pending) return
        if (asksReason && !reasonFits(trimmed)) {
          setTried(true)
          field.current?.focus()
          return
        }
        onConfirm(asksReason ? trimmed : '')
        if (!dialog.actor.getSnapshot().matches('closed')) setTried(false)
      }}
    >
      <QuestionWords title={title} consequence={consequence} danger={danger}>
        {asksReason && (
          <div className={styles.reason}>
            <TextField
              label={reason === true ? messages.reason : reason}
              name="reason"
              inputRef={field}
              required
              value={text}
              onChange={onText}
              placeholder={messages.reasonHint}
              maxLength={500}
              error={tried && !reasonFits(trimmed) ? messages.reasonMissing : undefined}
            />
          </div>
        )}
      </QuestionWords>
    </Form>
  )
}

/**
 * Asks before something is done: names the action on its button and what follows; what is dangerous may ask for a reason. Where one was
 * typed, it asks before that is lost.
 */
export function Confirm(props: ConfirmProps) {
  const { dialog, title, confirmLabel, danger = false, onCancel, pending = false } = props
  const messages = useMessages()
  const formId = useId()
  const [text, setText] = useReason(props)
  const isTyped = text.trim() !== ''
  const cancel = () => {
    dialog.close('cancelled')
    onCancel?.()
  }
  return (
    <Dialog
      {...onRoot(props)}
      actor={dialog.actor}
      title={title}
      role="alertdialog"
      bar={false}
      unsaved={isTyped}
      {...(onCancel ? { onDiscarded: onCancel } : {})}
      footer={(close) => (
        <>
          <Button onPress={isTyped ? close : cancel} disabled={pending}>
            {messages.cancel}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} type="submit" form={formId} pending={pending}>
            {confirmLabel ?? messages.ok}
          </Button>
        </>
      )}
    >
      <Answer key={title} {...props} formId={formId} text={text} onText={setText} />
    </Dialog>
  )
}
