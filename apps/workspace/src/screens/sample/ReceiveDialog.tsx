import { CallProblem } from '@etalon/api/client'
import { contract, type SampleRow } from '@etalon/api/contract'
import type { DialogControl } from '@etalon/ui/dialog'
import { useForm } from '@etalon/ui/form'
import { TextField } from '@etalon/ui/text-field'
import { useRef } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { saidByClient } from '../../forms/said-by-client.ts'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { Facts } from '../work/record/Facts.tsx'
import { ConditionFields, inGoodOrder, type Looks, noteFault } from './ConditionFields.tsx'

/** What is noted of a sample at the counter. */
interface Received extends Looks {
  readonly label: string
}
const asUsual: Received = { label: '', ...inGoodOrder }

/** Takes a sample over at the counter: label, condition and what came with it are noted, and it gets its number. */
export function ReceiveDialog({
  dialog,
  sample,
  onReceived,
}: {
  dialog: DialogControl
  sample: SampleRow
  onReceived: () => void
}) {
  const { client, toasts } = useWorkspace()
  const words = useWords(sampleMessages)
  const key = useRef(crypto.randomUUID())
  const form = useForm<Received>({
    initial: asUsual,
    rules: {
      label: (value) => (value.trim() === '' ? words.required(words.label) : undefined),
      conditionNote: (_note, typed) => noteFault(typed, words),
    },
    onSubmit: async ({ label, condition, conditionNote, materials }) => {
      const body = {
        id: sample.id,
        version: sample.standing.version,
        label: label.trim(),
        condition,
        conditionNote: conditionNote.trim(),
        materials: [...materials],
      }
      // Heard here, for the dialog may be closed before the answer comes: the list must know of it all the same.
      try {
        const { sampleNo } = await client.send(contract.sample.receive, { body, idempotencyKey: key.current })
        toasts.show({ tone: 'success', title: words.received(sampleNo) })
        onReceived()
        return undefined
      } catch (error) {
        if (error instanceof CallProblem && error.code === 409) onReceived()
        throw error
      }
    },
    onSubmitted: () => dialog.close('done'),
    onFailed: saidByClient,
  })
  return (
    <FormDialog dialog={dialog} title={words.receiveTitle(sample.name)} form={form} submit={words.receive}>
      <Facts
        facts={[
          [words.orderNo, sample.orderNo],
          [words.enterName, sample.enterName],
          [words.model, sample.model],
          [words.serial, sample.serial],
        ]}
      />
      <ConditionFields
        condition={form.field('condition')}
        note={form.field('conditionNote')}
        materials={form.field('materials')}
        before={
          <TextField {...form.field('label')} label={words.label} required hint={words.labelHint} maxLength={64} autoFocus />
        }
      />
    </FormDialog>
  )
}
