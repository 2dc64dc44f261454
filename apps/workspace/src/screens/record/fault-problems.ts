import type { Sheet } from '@etalon/api/domain'
import type { FieldProblem } from '@etalon/ui/form'
import type { Words } from '../../messages/index.ts'
import { punctuation } from '../../messages/punctuation.ts'
import type { recordMessages } from '../../messages/record.ts'
import type { RecordFault } from './record-draft.ts'

/** Faults as lines of the error summary; all readings that are missing make one line, which leads to the first. */
export function faultProblems(
  sheet: Sheet,
  faults: readonly RecordFault[],
  words: Words<typeof recordMessages>,
  language: 'zh' | 'en',
): readonly FieldProblem[] {
  const missing = faults.filter((fault) => fault.field === 'reading' && fault.kind === 'empty')
  return faults.flatMap((fault): FieldProblem[] => {
    switch (fault.field) {
      case 'reading': {
        const name = `reading-${fault.row}-${fault.column}`
        if (fault.kind === 'empty')
          return fault === missing[0]
            ? [{ name, label: words.readingsLabel, message: words.readingsMissing(missing.length) }]
            : []
        const column = sheet.columns[fault.column]
        const label = words.cell(column?.[language] ?? '', `${sheet.points[fault.row] ?? ''} ${sheet.unit}`)
        return [
          {
            name,
            label,
            message: fault.kind === 'too-fine' ? words.cellFault['too-fine'](column?.places ?? 0) : words.cellFault[fault.kind],
          },
        ]
      }
      case 'observation': {
        const label = sheet.observations.find(({ key }) => key === fault.key)?.[language] ?? ''
        return [{ name: `observation-${fault.key}`, label, message: words.notObserved }]
      }
      case 'condition': {
        const label = sheet.conditions.find(({ key }) => key === fault.key)?.[language] ?? ''
        return [{ name: `condition-${fault.key}`, label, message: fault.kind === 'empty' ? words.fill(label) : words.notANumber }]
      }
      case 'standards':
        return [
          {
            name: 'standards',
            label: words.standards,
            message: fault.kind === 'none' ? words.standardsNone : words.standardUnusable(fault.name ?? ''),
          },
        ]
      case 'uncertainty': {
        const points = punctuation[language].listed(fault.rows.map((row) => `${sheet.points[row] ?? ''} ${sheet.unit}`))
        return [{ name: 'standards', label: words.uncertainty, message: words.unstatedAt(points) }]
      }
      case 'own':
        return [{ name: `field-${fault.key}`, label: fault.label, message: words.fill(fault.label) }]
      case 'place':
      case 'performedOn':
        return [{ name: fault.field, label: words[fault.field], message: words.fill(words[fault.field]) }]
      default:
        return fault satisfies never
    }
  })
}
