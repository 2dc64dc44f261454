import { contract, type StandardDetail } from '@etalon/api/contract'
import type { DialogControl } from '@etalon/ui/dialog'
import { ErrorSummary, FormCell, FormGrid, useForm } from '@etalon/ui/form'
import { Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { useRef } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { saidByClient } from '../../forms/said-by-client.ts'
import { useWords } from '../../messages/index.ts'
import { standardMessages } from '../../messages/standard.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { standardClasses } from './standard-classes.ts'

const texts = ['number', 'name', 'nameEn', 'model', 'serial', 'manufacturer', 'range', 'accuracy', 'unit', 'place'] as const
const needed = ['number', 'name', 'range', 'accuracy'] as const
const longest = { number: 32, unit: 16 } as const

/** What the form of a standard holds. */
type Values = Record<
  (typeof texts)[number] | 'technologyDomain' | 'cycle' | 'remark' | (typeof standardClasses)[number][0],
  string
>

const valuesOf = (one: StandardDetail | undefined): Values => ({
  number: one?.number ?? '',
  name: one?.name ?? '',
  nameEn: one?.nameEn ?? '',
  model: one?.model ?? '',
  serial: one?.serial ?? '',
  manufacturer: one?.manufacturer ?? '',
  range: one?.range ?? '',
  accuracy: one?.accuracy ?? '',
  unit: one?.unit ?? '',
  technologyDomain: one?.technologyDomain ?? '12',
  cycle: one?.cycle ?? '12',
  place: one?.place ?? '',
  remark: one?.remark ?? '',
  etalonType: one?.etalonType ?? '',
  grade: one?.grade ?? '',
  classify: one?.classify ?? '',
  imported: one?.imported ?? '',
})

export interface StandardDialogProps {
  readonly dialog: DialogControl
  /** The standard that is changed; without it a new one is written down. */
  readonly before?: StandardDetail
  readonly onSaved: (saved: StandardDetail) => void
}

/** Writes down what a measuring standard is. */
export function StandardDialog({ dialog, before, onSaved }: StandardDialogProps) {
  const { client, toasts } = useWorkspace()
  const words = useWords(standardMessages)
  const labels = useLabels()
  const key = useRef(crypto.randomUUID())
  const required = (name: (typeof needed)[number]) => (value: string) =>
    value.trim() === '' ? words.required(words[name]) : undefined
  const form = useForm<Values>({
    initial: valuesOf(before),
    labels: { number: words.number, name: words.name, range: words.range, accuracy: words.accuracy },
    rules: { number: required('number'), name: required('name'), range: required('range'), accuracy: required('accuracy') },
    onSubmit: async (values) => {
      const body = { ...(before ? { id: before.id, version: before.standing.version } : {}), ...values }
      const saved = await client.send(contract.standard.submit, { body, idempotencyKey: key.current })
      key.current = crypto.randomUUID()
      toasts.show({ tone: 'success', title: words.saved(saved.number) })
      onSaved(saved)
      return undefined
    },
    onSubmitted: () => dialog.close('done'),
    onFailed: saidByClient,
  })
  return (
    <FormDialog dialog={dialog} title={before ? words.editOne : words.newOne} form={form} submit={words.save}>
      <ErrorSummary problems={form.problems} />
      <FormGrid columns={2}>
        {texts.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={words[name]}
            required={needed.some((one) => one === name)}
            maxLength={name in longest ? longest[name as keyof typeof longest] : 100}
            {...(name === 'accuracy' ? { hint: words.accuracyHint } : name === 'number' ? { hint: words.numberHint } : {})}
            {...(name === 'number' ? { autoFocus: true } : {})}
          />
        ))}
        <Select
          {...form.field('technologyDomain')}
          label={words.technologyDomain}
          options={labels.options('technology_domain_type')}
          onChange={(technologyDomain) => form.change({ technologyDomain: technologyDomain ?? '12' })}
        />
        <Select
          {...form.field('cycle')}
          label={words.cycle}
          hint={words.cycleHint}
          options={labels.options('VERIFICATION_CYCLE')}
          onChange={(cycle) => form.change({ cycle: cycle ?? '12' })}
        />
        {standardClasses.map(([name, code]) => (
          <Select
            key={name}
            {...form.field(name)}
            label={words[name]}
            {...(name === 'classify' ? { hint: words.classifyHint } : {})}
            options={[{ value: '', label: '—' }, ...labels.options(code)]}
            onChange={(value) => form.change({ [name]: value ?? '' })}
          />
        ))}
        <FormCell span="all">
          <TextArea {...form.field('remark')} label={words.remark} maxLength={500} />
        </FormCell>
      </FormGrid>
    </FormDialog>
  )
}
