import {
  conditionsBeyond,
  dayInShanghai,
  isDecimalText,
  isWithinCondition,
  type Sheet,
  type SheetCondition,
} from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { Note } from '@etalon/ui/note'
import { TextField } from '@etalon/ui/text-field'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { deviationMessages } from '../../messages/deviation.ts'
import { useWords } from '../../messages/index.ts'
import { recordMessages } from '../../messages/record.ts'
import { conditionRange } from '../work/deviations/say-deviation.ts'
import { plainReading } from './cell-moves.ts'
import * as styles from './record.css.ts'
import type { RecordDraft, RecordFault } from './record-draft.ts'

export interface SurroundingsProps {
  readonly sheet: Sheet
  readonly values: RecordDraft
  readonly faults: readonly RecordFault[]
  /** Left out where nobody may type. */
  readonly onChange?: ((changed: Partial<RecordDraft>) => void) | undefined
}

/** Where, when, and in which air. What the method requires stands below each field. */
export function Surroundings({ sheet, values, faults, onChange }: SurroundingsProps) {
  const words = useWords(recordMessages)
  const deviations = useWords(deviationMessages)
  const language = useLanguage()
  const readOnly = onChange === undefined
  const rangeOf = (condition: SheetCondition) => conditionRange(condition, language)
  const errorOf = (condition: SheetCondition): string | undefined => {
    const value = (values.conditions[condition.key] ?? '').trim()
    if (value === '')
      return faults.some((fault) => fault.field === 'condition' && fault.key === condition.key)
        ? words.fillWithin(condition[language], rangeOf(condition))
        : undefined
    if (!isDecimalText(value)) return words.notANumber
    return isWithinCondition(condition, value) ? undefined : words.outside(rangeOf(condition))
  }
  const missing = (field: 'place' | 'performedOn', label: string) =>
    faults.some((fault) => fault.field === field) ? words.fill(label) : undefined
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{words.surroundings}</h2>
      <div className={styles.fields}>
        {sheet.conditions.map((condition) => {
          const error = errorOf(condition)
          return (
            <TextField
              key={condition.key}
              label={condition[language]}
              name={`condition-${condition.key}`}
              unit={condition.unit}
              inputMode="decimal"
              numeric
              required={!readOnly}
              readOnly={readOnly}
              maxLength={16}
              value={values.conditions[condition.key] ?? ''}
              onChange={(value) => onChange?.({ conditions: { ...values.conditions, [condition.key]: plainReading(value) } })}
              error={error}
              {...(error === undefined ? { hint: words.required(rangeOf(condition)) } : {})}
            />
          )
        })}
        <TextField
          label={words.place}
          name="place"
          required={!readOnly}
          readOnly={readOnly}
          maxLength={100}
          {...(readOnly ? {} : { placeholder: words.placePlaceholder, hint: words.placeHint })}
          value={values.place}
          onChange={(place) => onChange?.({ place })}
          error={missing('place', words.place)}
        />
        <DateField
          label={words.performedOn}
          name="performedOn"
          required={!readOnly}
          readOnly={readOnly}
          max={dayInShanghai(new Date())}
          value={values.performedOn}
          {...(readOnly ? {} : { hint: words.performedOnHint })}
          onChange={(performedOn) => onChange?.({ performedOn })}
          error={missing('performedOn', words.performedOn)}
        />
      </div>
      {conditionsBeyond(sheet, values.conditions).length > 0 && <Note tone="warning">{deviations.rule}</Note>}
    </section>
  )
}
