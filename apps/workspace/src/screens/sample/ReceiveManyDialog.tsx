import type { SampleRow } from '@etalon/api/contract'
import { Button } from '@etalon/ui/button'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { Form, useForm } from '@etalon/ui/form'
import { useMessages } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { TextField } from '@etalon/ui/text-field'
import { useId } from 'react'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'

interface ReceiveManyDialogProps {
  readonly dialog: DialogControl
  readonly samples: readonly SampleRow[]
  readonly onGiven: (place: string) => void
}

/** Asks where several samples are put that came in good order. */
export function ReceiveManyDialog({ dialog, samples, onGiven }: ReceiveManyDialogProps) {
  const words = useWords(sampleMessages)
  const common = useMessages()
  const formId = useId()
  const form = useForm<{ place: string }>({
    initial: { place: '' },
    onSubmit: async ({ place }) => {
      dialog.close('done')
      onGiven(place.trim())
      return undefined
    },
  })
  return (
    <Dialog
      actor={dialog.actor}
      title={words.receiveManyTitle(samples.length)}
      views={false}
      footer={
        <>
          <Button onPress={() => dialog.close('cancelled')}>{common.cancel}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {words.receive}
          </Button>
        </>
      }
    >
      <Form id={formId} {...form.root}>
        <Note tone="info">{words.receiveManyHint}</Note>
        <TextField {...form.field('place')} label={words.place} hint={words.placeHint} maxLength={64} autoFocus />
      </Form>
    </Dialog>
  )
}
