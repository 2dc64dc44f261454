import type { TemplateField } from '@etalon/api/domain'
import { plainReading } from './cell-moves.ts'
import type { RecordDraft } from './record-draft.ts'

type Filled = Partial<RecordDraft>

/**
 * What a record becomes where values came for a field: those of a column go down its cells, of another field the first counts.
 * @param isAppended a reading goes into the first cell of its column that is empty, as a device sends one after the other
 * @returns undefined where nothing came of it
 */
export function fillIn(
  values: RecordDraft,
  { key, target }: TemplateField,
  given: readonly string[],
  isAppended = false,
): Filled | undefined {
  const [first = ''] = given
  if (first === '') return undefined
  const [what, which = ''] = target.split(':')
  if (what === 'place') return { place: first }
  if (what === 'condition') return { conditions: { ...values.conditions, [which]: plainReading(first) } }
  if (what !== 'column') return { fields: { ...values.fields, [key]: first } }
  const column = Number(which) - 1
  const free = values.readings.findIndex((cells) => (cells[column] ?? '') === '')
  if (isAppended && free === -1) return undefined
  const readings = values.readings.map((cells, row) => {
    const value = isAppended ? (row === free ? first : undefined) : given[row]
    return value === undefined || value === '' ? cells : cells.with(column, plainReading(value))
  })
  return { readings }
}
