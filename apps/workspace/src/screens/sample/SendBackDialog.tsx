import type { SampleRow } from '@etalon/api/contract'
import type { SignatureValue } from '@etalon/machines/signature'
import type { DialogControl } from '@etalon/ui/dialog'
import { FormGrid, useForm } from '@etalon/ui/form'
import { RadioGroup } from '@etalon/ui/radio-group'
import { SignatureField } from '@etalon/ui/signature'
import { TextField } from '@etalon/ui/text-field'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { useLabels } from '../work/moves/use-labels.ts'

/** How samples go home. */
export interface SendingBack {
  readonly sendWay: '1' | '2'
  readonly takerName: string
  readonly signature: SignatureValue | null
  readonly courier: string
  readonly trackingNumber: string
  readonly note: string
}

interface SendBackDialogProps {
  readonly dialog: DialogControl
  readonly samples: readonly SampleRow[]
  /** Who comes for them, where that is known. */
  readonly taker?: string
  readonly onGiven: (given: SendingBack) => void
}

const isFetched = ({ sendWay }: SendingBack) => sendWay === '1'

/** Asks how one sample or several go back: who fetches them signs, what is posted has a tracking number. */
export function SendBackDialog({ dialog, samples, taker = '', onGiven }: SendBackDialogProps) {
  const words = useWords(sampleMessages)
  const labels = useLabels()
  const required = (value: string, label: string) => (value.trim() === '' ? words.required(label) : undefined)
  const form = useForm<SendingBack>({
    initial: {
      sendWay: samples[0]?.sendWay === '2' ? '2' : '1',
      takerName: taker,
      signature: null,
      courier: '',
      trackingNumber: '',
      note: '',
    },
    rules: {
      takerName: (value, draft) => required(value, isFetched(draft) ? words.takerName : words.receiverName),
      signature: (value, draft) => (isFetched(draft) && value === null ? words.sign : undefined),
      courier: (value, draft) => (isFetched(draft) ? undefined : required(value, words.courier)),
      trackingNumber: (value, draft) => (isFetched(draft) ? undefined : required(value, words.trackingNumber)),
    },
    onSubmit: async (given) => {
      dialog.close('done')
      const fetched = isFetched(given)
      onGiven({
        sendWay: given.sendWay,
        takerName: given.takerName.trim(),
        signature: fetched ? given.signature : null,
        courier: fetched ? '' : given.courier.trim(),
        trackingNumber: fetched ? '' : given.trackingNumber.trim(),
        note: given.note.trim(),
      })
      return undefined
    },
  })
  const fetched = isFetched(form.values)
  return (
    <FormDialog
      dialog={dialog}
      title={words.sendBackTitle(samples.length, samples[0]?.sampleNo ?? '')}
      form={form}
      submit={words.sendBack}
    >
      <FormGrid columns={2}>
        <RadioGroup
          label={words.sendWay}
          required
          value={form.values.sendWay}
          onChange={(value) => form.change({ sendWay: value === '2' ? '2' : '1' })}
          options={labels.options('send_way')}
        />
        <TextField {...form.field('takerName')} label={fetched ? words.takerName : words.receiverName} required maxLength={64} />
      </FormGrid>
      {fetched ? (
        <SignatureField {...form.field('signature')} label={words.signature} required />
      ) : (
        <FormGrid columns={2}>
          <TextField {...form.field('courier')} label={words.courier} required maxLength={32} />
          <TextField {...form.field('trackingNumber')} label={words.trackingNumber} required maxLength={40} />
        </FormGrid>
      )}
      <TextField {...form.field('note')} label={words.note} maxLength={200} />
    </FormDialog>
  )
}
