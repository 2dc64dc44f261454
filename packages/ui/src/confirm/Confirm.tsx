import { useId, useRef, useState } from 'react'
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
  /** The question was answered with no; the dialog closes by itself. */
  onCancel?: () => void
  /** Its work is under way; the dialog stays open until you close it. */
  pending?: boolean
}

/** 2 to 500 characters, however many units of UTF-16 a rare one takes. */
const reasonFits = (text: string) => {
  const { length } = Array.from(text)
  return length >= 2 && length <= 500
}

function Answer(props: ConfirmProps & { formId: string }) {
  const { dialog, danger = false, reason, title, consequence, onConfirm, pending = false, formId } = props
  const messages = useMessages()
  const [text, setText] = useState('')
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
              onChange={setText}
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

/** Asks before something is done: names the action on its button and what follows; what is dangerous may ask for a reason. */
export function Confirm(props: ConfirmProps) {
  const { dialog, title, confirmLabel, danger = false, onCancel, pending = false } = props
  const messages = useMessages()
  const formId = useId()
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
      footer={
        <>
          <Button onPress={cancel} disabled={pending}>
            {messages.cancel}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} type="submit" form={formId} pending={pending}>
            {confirmLabel ?? messages.ok}
          </Button>
        </>
      }
    >
      {/* What was typed for one question is no answer to the next. */}
      <Answer key={title} {...props} formId={formId} />
    </Dialog>
  )
}
