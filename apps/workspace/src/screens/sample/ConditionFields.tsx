import { sampleConditions } from '@etalon/api/contract'
import { type FormField, FormGrid } from '@etalon/ui/form'
import { MultiSelect, Select } from '@etalon/ui/select'
import { TextArea } from '@etalon/ui/text-area'
import type { ReactNode } from 'react'
import { useWords, type Words } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { useLabels } from '../work/moves/use-labels.ts'

/** How a sample looks when somebody takes it over, and what comes with it. */
export interface Looks {
  readonly condition: (typeof sampleConditions)[number]
  readonly conditionNote: string
  /** Keys of `acceptance_material`. */
  readonly materials: readonly string[]
}
/** Nothing is to be said of it. */
export const inGoodOrder: Looks = { condition: 'intact', conditionNote: '', materials: [] }

/** What is wrong with the note on a condition: what is not as usual is described. */
export const noteFault = (
  { condition, conditionNote }: Pick<Looks, 'condition' | 'conditionNote'>,
  words: Words<typeof sampleMessages>,
): string | undefined => (condition !== 'intact' && conditionNote.trim() === '' ? words.required(words.conditionNote) : undefined)

interface ConditionFieldsProps {
  readonly condition: FormField<Looks['condition']>
  readonly note: FormField<string>
  readonly materials: FormField<readonly string[]>
  /** A field that stands before the condition. */
  readonly before?: ReactNode
  /** A field that stands behind it. */
  readonly behind?: ReactNode
}

/** How a sample looks, where that is not as usual what is wrong with it, and what came with it. */
export function ConditionFields({ condition, note, materials, before, behind }: ConditionFieldsProps) {
  const words = useWords(sampleMessages)
  const labels = useLabels()
  return (
    <>
      <FormGrid columns={2}>
        {before}
        <Select
          {...condition}
          label={words.condition}
          hint={words.conditionHint}
          required
          options={sampleConditions.map((value) => ({ value, label: words.conditions[value] }))}
          onChange={(value) => condition.onChange(sampleConditions.find((one) => one === value) ?? 'intact')}
        />
        {behind}
      </FormGrid>
      <TextArea
        {...note}
        label={words.conditionNote}
        required={condition.value !== 'intact'}
        hint={words.noteHint}
        maxLength={200}
      />
      <MultiSelect
        {...materials}
        label={words.materials}
        hint={words.materialsHint}
        placeholder={words.noMaterials}
        options={labels.options('acceptance_material')}
      />
    </>
  )
}
