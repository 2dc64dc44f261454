import type { DialogControl } from '@etalon/ui/dialog'
import { useForm } from '@etalon/ui/form'
import { TextField } from '@etalon/ui/text-field'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { useFindSample } from './use-label-scanner.ts'

/** Finds a sample by its number: a scanner types it here as well as a person. */
export function ScanDialog({ dialog }: { readonly dialog: DialogControl }) {
  const words = useWords(sampleMessages)
  const find = useFindSample()
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    rules: { code: (value) => (value.trim() === '' ? words.required(words.sampleNo) : undefined) },
    onSubmit: async ({ code }) => {
      if (await find(code.trim())) dialog.close('done')
      return undefined
    },
  })
  return (
    <FormDialog dialog={dialog} title={words.scanTitle} form={form} submit={words.find}>
      <TextField {...form.field('code')} label={words.sampleNo} required hint={words.scanHint} maxLength={64} autoFocus />
    </FormDialog>
  )
}
