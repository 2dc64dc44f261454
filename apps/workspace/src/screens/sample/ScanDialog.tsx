import { Button } from '@etalon/ui/button'
import { Dialog, type DialogControl } from '@etalon/ui/dialog'
import { Form, useForm } from '@etalon/ui/form'
import { useMessages } from '@etalon/ui/i18n'
import { TextField } from '@etalon/ui/text-field'
import { useId } from 'react'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { useFindSample } from './use-label-scanner.ts'

/** Finds a sample by its number: a scanner types it here as well as a person. */
export function ScanDialog({ dialog }: { readonly dialog: DialogControl }) {
  const words = useWords(sampleMessages)
  const common = useMessages()
  const formId = useId()
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
    <Dialog
      actor={dialog.actor}
      title={words.scanTitle}
      views={false}
      footer={
        <>
          <Button onPress={() => dialog.close('cancelled')}>{common.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} pending={form.isSubmitting}>
            {words.find}
          </Button>
        </>
      }
    >
      <Form id={formId} {...form.root}>
        <TextField {...form.field('code')} label={words.sampleNo} required hint={words.scanHint} maxLength={64} autoFocus />
      </Form>
    </Dialog>
  )
}
