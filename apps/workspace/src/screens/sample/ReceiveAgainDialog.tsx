import { CallProblem } from '@etalon/api/client'
import { contract, type SampleDetail } from '@etalon/api/contract'
import type { DialogControl } from '@etalon/ui/dialog'
import { useForm } from '@etalon/ui/form'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { useRef } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { saidByClient } from '../../forms/said-by-client.ts'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ConditionFields, inGoodOrder, type Looks, noteFault } from './ConditionFields.tsx'

interface Values extends Looks {
  readonly place: string
  readonly note: string
}

interface ReceiveAgainDialogProps {
  readonly dialog: DialogControl
  readonly sample: SampleDetail
  readonly onReceived: () => void
}

/** Takes a sample over that went home before: how it looks this time, what comes with it, where it is put, and why it comes. */
export function ReceiveAgainDialog({ dialog, sample, onReceived }: ReceiveAgainDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(sampleMessages)
  const key = useRef(crypto.randomUUID())
  const form = useForm<Values>({
    initial: { ...inGoodOrder, place: '', note: '' },
    labels: { conditionNote: words.conditionNote },
    rules: {
      conditionNote: (_note, typed) => noteFault(typed, words),
    },
    onSubmit: async ({ condition, conditionNote, materials, place, note }) => {
      const { id, standing } = sample
      const body = {
        ...{ id, version: standing.version, condition, materials: [...materials] },
        ...{ conditionNote: conditionNote.trim(), place: place.trim(), note: note.trim() },
      }
      try {
        await client.send(contract.sample.receiveAgain, { body, idempotencyKey: key.current })
      } catch (error) {
        if (error instanceof CallProblem && error.code === 409) onReceived()
        throw error
      }
      toasts.show({ tone: 'success', title: words.received(sample.sampleNo ?? '') })
      onReceived()
      return undefined
    },
    onSubmitted: () => dialog.close('done'),
    onFailed: saidByClient,
  })
  return (
    <FormDialog dialog={dialog} title={words.receiveAgainTitle(sample.sampleNo ?? '')} form={form} submit={words.receiveAgain}>
      <ConditionFields
        condition={form.field('condition')}
        note={form.field('conditionNote')}
        materials={form.field('materials')}
        behind={<TextField {...form.field('place')} label={words.place} hint={words.placeHint} maxLength={64} />}
      />
      <TextArea {...form.field('note')} label={words.note} hint={words.receiveAgainNote} maxLength={200} />
    </FormDialog>
  )
}
