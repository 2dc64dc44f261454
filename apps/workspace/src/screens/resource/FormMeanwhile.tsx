import type { FormControl } from '@etalon/ui/form'
import { useLanguage } from '@etalon/ui/i18n'
import { ChangedMeanwhile } from '../record-form/ChangedMeanwhile.tsx'
import type { Typed } from '../record-form/typed-values.ts'
import { formParts } from './form-parts.ts'
import type { FieldDefinition } from './resource-definition.ts'

export interface FormMeanwhileProps<Draft extends object> {
  readonly form: FormControl<Draft>
  readonly fields: readonly FieldDefinition<Draft>[]
  /** What was typed on the version of before. */
  readonly typed: Typed<Draft>
  /** What the form begins with now. */
  readonly saved: Draft
}

/** Says that somebody else saved the record of a form meanwhile, and shows what both wrote. */
export function FormMeanwhile<Draft extends object>({ form, fields, typed, saved }: FormMeanwhileProps<Draft>) {
  const language = useLanguage()
  return <ChangedMeanwhile typed={typed} saved={saved} parts={formParts(fields, language)} draft={form} />
}
