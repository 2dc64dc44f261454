import type { SampleRow } from '@etalon/api/contract'
import type { DialogControl } from '@etalon/ui/dialog'
import { useForm } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { TextField } from '@etalon/ui/text-field'
import { FormDialog } from '../../forms/FormDialog.tsx'
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
  const form = useForm<{ place: string }>({
    initial: { place: '' },
    onSubmit: async ({ place }) => {
      dialog.close('done')
      onGiven(place.trim())
      return undefined
    },
  })
  return (
    <FormDialog dialog={dialog} title={words.receiveManyTitle(samples.length)} form={form} submit={words.receive}>
      <Note tone="info">{words.receiveManyHint(samples.length)}</Note>
      <TextField {...form.field('place')} label={words.place} hint={words.placeHint} maxLength={64} autoFocus />
    </FormDialog>
  )
}
