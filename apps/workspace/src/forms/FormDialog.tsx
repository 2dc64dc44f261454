import { Button } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { Form, type FormProps } from '@etalon/ui/form'
import { useMessages } from '@etalon/ui/i18n'
import { type ReactNode, useId } from 'react'

interface FormDialogProps {
  readonly dialog: DialogControl
  readonly title: string
  /** From `useForm`, or what a form of another kind takes. */
  readonly form: { readonly root: Omit<FormProps, 'id' | 'children'>; readonly isSubmitting: boolean }
  /** The word of the button that sends it. */
  readonly submit: string
  /** What it does cannot be taken back. @default false */
  readonly danger?: boolean
  /** Whether it holds something that was not sent, and asks before that is lost. @default false */
  readonly unsaved?: boolean
  /** What stands beside the buttons. @default nothing */
  readonly beside?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** A form in a dialog: it is sent, or left as it was. */
export function FormDialog({
  dialog,
  title,
  form: { root, isSubmitting },
  submit,
  danger = false,
  unsaved = false,
  beside,
  children,
}: FormDialogProps) {
  const { cancel, askDiscard, askDiscardHint, discard } = useMessages()
  const confirm = useConfirm()
  const formId = useId()
  const leave = async () => {
    const question = { title: askDiscard, consequence: askDiscardHint, confirmLabel: discard, danger: true }
    if (!unsaved || (await confirm(question))) dialog.close('cancelled')
  }
  return (
    <Dialog
      actor={dialog.actor}
      title={title}
      views={false}
      unsaved={unsaved}
      onCloseRequested={() => void leave()}
      footer={
        <>
          {beside}
          <Button onPress={() => void leave()}>{cancel}</Button>
          <Button kind={danger ? 'danger' : 'primary'} type="submit" form={formId} pending={isSubmitting}>
            {submit}
          </Button>
        </>
      }
    >
      <Form id={formId} {...root}>
        {children}
      </Form>
    </Dialog>
  )
}
