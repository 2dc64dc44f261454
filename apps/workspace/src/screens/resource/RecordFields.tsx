import { ErrorSummary, FormCell, type FormControl, FormGrid } from '@etalon/ui/form'
import { MultiSelect } from '@etalon/ui/multi-select'
import { Note } from '@etalon/ui/note'
import { NumberField } from '@etalon/ui/number-field'
import { Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import { TextField } from '@etalon/ui/text-field'
import { lazy } from 'react'
import { DateField, DateTimeField, TreeSelect } from '../../forms/fields-on-demand.tsx'
import { RichTextField } from '../rich-text/index.ts'
import { OnceAsked } from '../work/OnceAsked.tsx'
import type { FieldDefinition } from './resource-definition.ts'

/** Sending files takes code of its own. */
const FileField = lazy(async () => ({ default: (await import('./FileField.tsx')).FileField }))

interface RecordFieldsProps<Draft extends object> {
  readonly form: FormControl<Draft>
  readonly fields: readonly FieldDefinition<Draft>[]
  readonly refused: string | undefined
}

/** The fields of a record, in the order of its definition. */
export function RecordFields<Draft extends object>({ form, fields, refused }: RecordFieldsProps<Draft>) {
  const shown = fields.filter(({ isShown }) => isShown?.(form.values) ?? true)
  return (
    <>
      <ErrorSummary problems={form.problems} />
      {refused ? (
        <Note tone="danger" live>
          {refused}
        </Note>
      ) : null}
      <FormGrid columns={2}>
        {shown.map((field) =>
          field.wide ? (
            <FormCell key={field.name} span="all">
              <RecordField form={form} field={field} />
            </FormCell>
          ) : (
            <RecordField key={field.name} form={form} field={field} />
          ),
        )}
      </FormGrid>
    </>
  )
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

function RecordField<Draft extends object>({ form, field }: { form: FormControl<Draft>; field: FieldDefinition<Draft> }) {
  const { name, label, input, required = false, fixed = false } = field
  const value: unknown = form.values[name]
  const hint = typeof field.hint === 'function' ? field.hint(form.values) : field.hint
  // What a field holds is what its definition says that it holds.
  const change = (next: unknown) => form.change({ [name]: next } as Partial<Draft>)
  const common = { name, label, required, readOnly: fixed, error: form.field(name).error, ...(hint ? { hint } : {}) }
  const orNone = (next: string | null) => change(next ?? '')
  switch (input.kind) {
    case 'text':
      return <TextField {...common} value={text(value)} onChange={change} maxLength={input.longest} type={input.type ?? 'text'} />
    case 'area':
      return <TextArea {...common} value={text(value)} onChange={change} maxLength={input.longest} rows={input.rows ?? 2} />
    case 'rich':
      return <RichTextField {...common} value={text(value)} onChange={change} longest={input.longest} />
    case 'number':
      return <NumberField {...common} value={text(value)} onChange={change} decimals={0} />
    case 'choice':
      return (
        <Select
          {...common}
          options={input.choices}
          value={text(value) || null}
          onChange={orNone}
          {...(input.none === undefined ? {} : { emptyLabel: input.none })}
        />
      )
    case 'choices':
      return <MultiSelect {...common} options={input.choices} value={texts(value)} onChange={change} />
    case 'tree':
      return (
        <TreeSelect
          {...common}
          items={input.items}
          value={text(value) || null}
          onChange={orNone}
          clearable={!required && !fixed}
        />
      )
    case 'day':
      return <DateField {...common} value={text(value) || null} onChange={orNone} />
    case 'moment':
      return <DateTimeField {...common} value={text(value) || null} onChange={orNone} />
    case 'file':
      return (
        <OnceAsked>
          <FileField label={label} required={required} error={common.error} hint={hint} onFile={change} />
        </OnceAsked>
      )
  }
}
