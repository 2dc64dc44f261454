import { contract, type OrderDetail } from '@etalon/api/contract'
import { CheckboxGroup } from '@etalon/ui/checkbox'
import type { DialogControl } from '@etalon/ui/dialog'
import { FormGrid, useForm } from '@etalon/ui/form'
import { Note } from '@etalon/ui/note'
import { Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { DateTimeField } from '../../forms/fields-on-demand.tsx'
import { saidByClient } from '../../forms/said-by-client.ts'
import { useWords } from '../../messages/index.ts'
import { orderSpotBackMessages } from '../../messages/order-spot-back.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ChangedMeanwhile, textPart } from '../record-form/ChangedMeanwhile.tsx'
import { useSavedMeanwhile } from '../record-form/use-saved-meanwhile.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { useStaff } from '../work/people/use-staff.ts'

interface Draft {
  /** Ids of those that were brought back. */
  readonly samples: readonly string[]
  /** How they look and what came with them, by their ids. */
  readonly notes: Readonly<Record<string, string>>
  /** `yyyy-MM-dd HH:mm:ss` by the institute's clock. */
  readonly takenTime: string | null
  readonly takenById: string | null
  readonly giverName: string
  readonly remark: string
}

/** The minute of a moment by the institute's clock, as the field has it. */
const minuteOf = (moment: number) => `${new Date(moment + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')}:00`

/** @param now when the dialog was opened: what nobody wrote down yet was brought back just then */
const draftOf = ({ spotBack, visit, applicant }: OrderDetail, now: number): Draft => ({
  samples: spotBack?.samples.map(({ id }) => id) ?? [],
  notes: Object.fromEntries(spotBack?.samples.map(({ id, note }) => [id, note]) ?? []),
  takenTime: spotBack ? `${spotBack.takenTime}:00` : minuteOf(now),
  takenById: spotBack?.takenById ?? visit?.people[0]?.id ?? null,
  giverName: spotBack?.giverName ?? visit?.contact ?? applicant,
  remark: spotBack?.remark ?? '',
})

interface SpotBackDialogProps {
  readonly dialog: DialogControl
  readonly order: OrderDetail
  readonly reload: () => void
}

/** Writes down what was brought back from the client. */
export function SpotBackDialog({ dialog, order, reload }: SpotBackDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(orderSpotBackMessages)
  const staff = useStaff('department')
  const nameOf = useNameOf()
  const missing = (label: string) => (value: string | null) =>
    value === null || value.trim() === '' ? words.required(label) : undefined
  const [now] = useState(() => Date.now())
  const initial = draftOf(order, now)
  const meanwhile = useSavedMeanwhile(initial, reload)
  const form = useForm<Draft>({
    initial,
    rules: {
      samples: (value) => (value.length === 0 ? words.samplesMissing : undefined),
      takenTime: missing(words.takenTime),
      takenById: missing(words.takenBy),
      giverName: missing(words.giver),
    },
    onSubmit: async (draft) => {
      const { samples, notes, takenTime, takenById, giverName, remark } = draft
      try {
        await client.send(contract.order.spotBack, {
          body: {
            id: order.id,
            version: order.standing.version,
            takenTime: (takenTime ?? '').slice(0, 16),
            takenById: takenById ?? '',
            giverName: giverName.trim(),
            remark: remark.trim(),
            samples: samples.map((id) => ({ id, note: (notes[id] ?? '').trim() })),
          },
          idempotencyKey: crypto.randomUUID(),
        })
      } catch (error) {
        meanwhile.failed(error, draft)
        throw error
      }
      toasts.show({ tone: 'success', title: words.saved(order.spotBack?.billNo ?? order.orderNo) })
      dialog.close('done')
      reload()
      return undefined
    },
    onFailed: saidByClient,
  })
  const { samples, notes } = form.values
  const pieces = order.instruments.filter(({ id }) => samples.includes(id))
  const called = (id: string | null) => nameOf(staff.find(({ staffId }) => staffId === id)?.staffName ?? '')
  const written = (draft: Draft) =>
    order.instruments.flatMap(({ id, serial }) =>
      draft.samples.includes(id) ? [[serial, draft.notes[id]].filter(Boolean).join(' ')] : [],
    )
  const parts = [
    { label: words.samples, names: ['samples', 'notes'] as const, text: (draft: Draft) => written(draft).join('; ') },
    textPart<Draft>(words.takenTime, 'takenTime'),
    { label: words.takenBy, names: ['takenById'] as const, text: (draft: Draft) => called(draft.takenById) },
    textPart<Draft>(words.giver, 'giverName'),
    textPart<Draft>(words.remark, 'remark'),
  ]
  return (
    <FormDialog dialog={dialog} title={words.dialogTitle(order.orderNo)} form={form} submit={words.save}>
      <ChangedMeanwhile typed={meanwhile.typed} saved={meanwhile.saved} parts={parts} draft={form} />
      <Note>{words.hint}</Note>
      <CheckboxGroup
        {...form.field('samples')}
        label={words.samples}
        required
        options={order.instruments.map(({ id, name, serial }) => ({ value: id, label: `${name} ${serial}` }))}
      />
      {pieces.map(({ id, serial }) => (
        <TextField
          key={id}
          label={words.note(serial)}
          name={`note-${id}`}
          value={notes[id] ?? ''}
          onChange={(note) => form.change({ notes: { ...notes, [id]: note } })}
          maxLength={200}
          placeholder={words.notePlaceholder}
        />
      ))}
      <FormGrid columns={2}>
        <DateTimeField {...form.field('takenTime')} label={words.takenTime} required seconds={false} />
        <Select
          {...form.field('takenById')}
          label={words.takenBy}
          required
          options={staff.map(({ staffId, staffName }) => ({ value: staffId, label: nameOf(staffName) }))}
        />
        <TextField {...form.field('giverName')} label={words.giver} required maxLength={32} />
      </FormGrid>
      <TextArea {...form.field('remark')} label={words.remark} maxLength={500} />
    </FormDialog>
  )
}
