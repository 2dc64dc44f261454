import { Button } from '@etalon/ui/button'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { Form, type FormProps } from '@etalon/ui/form'
import { useMessages } from '@etalon/ui/i18n'
import { type ReactNode, useId } from 'react'
import { StaleNoteInDialog } from '../answers/StaleNote.tsx'

interface FormDialogProps {
  readonly dialog: DialogControl
  readonly title: string
  /** From `useForm`, or what a form of another kind takes. */
  readonly form: {
    readonly root: Omit<FormProps, 'id' | 'children'>
    readonly isSubmitting: boolean
    /** Whether it holds something that was not sent: that is asked about before it is lost. */
    readonly isDirty: boolean
    /** Back to what it began with, once what it holds is given up: it may outlive its dialog. */
    readonly reset: () => void
  }
  /** The word of the button that sends it. */
  readonly submit: string
  /** What it does cannot be taken back. @default false */
  readonly danger?: boolean
  /** What stands beside the buttons. @default nothing */
  readonly beside?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** A form in a dialog: it is sent, or left as it was, and asks before what was entered is lost. */
export function FormDialog({
  dialog,
  title,
  form: { root, isSubmitting, isDirty, reset },
  submit,
  danger = false,
  beside,
  children,
}: FormDialogProps) {
  const { cancel } = useMessages()
  const formId = useId()
  return (
    <Dialog
      actor={dialog.actor}
      title={title}
      views={false}
      unsaved={isDirty}
      onDiscarded={reset}
      footer={(close) => (
        <>
          {beside}
          <Button onPress={close}>{cancel}</Button>
          <Button kind={danger ? 'danger' : 'primary'} type="submit" form={formId} pending={isSubmitting}>
            {submit}
          </Button>
        </>
      )}
    >
      <Form id={formId} {...root}>
        <StaleNoteInDialog />
        {children}
      </Form>
    </Dialog>
  )
}
