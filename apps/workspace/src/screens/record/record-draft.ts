import type { ItemTyped, MeasuringStandard } from '@etalon/api/contract'
import {
  gapsOf,
  isDecimalText,
  missingFields,
  ownFields,
  rowsWithoutUncertainty,
  type Sheet,
  type StandardInBudget,
  type TemplateField,
  typedAccess,
} from '@etalon/api/domain'
import { isRecord } from '../../is-record.ts'

/** What is typed on an original record, complete or not. */
export interface RecordDraft {
  readonly place: string
  readonly performedOn: string | null
  readonly conditions: Readonly<Record<string, string>>
  readonly standardIds: readonly string[]
  /** As many rows and cells as the sheet has. */
  readonly readings: readonly (readonly string[])[]
  readonly observations: Readonly<Record<string, boolean>>
  /** Key of a field of the record template → what is typed. */
  readonly fields: Readonly<Record<string, string>>
}

const readingsFor = (sheet: Sheet, given: unknown): RecordDraft['readings'] => {
  const rows: readonly unknown[] = Array.isArray(given) ? given : []
  return sheet.points.map((_, row) => {
    const cells: unknown = rows[row]
    return sheet.columns.map((__, column) => {
      const cell: unknown = Array.isArray(cells) ? cells[column] : ''
      return typeof cell === 'string' ? cell : ''
    })
  })
}

/** What the form begins with: what was kept last, or an empty sheet of today. */
export function recordDraftOf(
  sheet: Sheet,
  typed: ItemTyped | null,
  today: string,
  template: readonly TemplateField[] = [],
): RecordDraft {
  return {
    place: typed?.place ?? '',
    performedOn: typed?.performedOn ?? today,
    conditions: typed?.conditions ?? {},
    standardIds: typed?.standardIds ?? [],
    readings: readingsFor(sheet, typed?.readings),
    observations: typed?.observations ?? {},
    // What stands in a field at first counts for a record that nobody has written yet.
    fields: typed
      ? (typed.fields ?? {})
      : Object.fromEntries(
          ownFields(template).flatMap(({ key, access, source }) =>
            access === typedAccess && source !== '' ? [[key, source]] : [],
          ),
        ),
  }
}

/** Reads what was stored on this device; what is no value of the form is left out. */
export function readRecordDraft(sheet: Sheet, stored: Readonly<Record<string, unknown>>): RecordDraft {
  const { place, performedOn, conditions, standardIds, readings, observations, fields } = stored
  const given = isRecord(conditions) ? conditions : {}
  const seen = isRecord(observations) ? observations : {}
  return {
    place: typeof place === 'string' ? place : '',
    performedOn: typeof performedOn === 'string' ? performedOn : null,
    conditions: Object.fromEntries(
      sheet.conditions.flatMap(({ key }) => (typeof given[key] === 'string' ? [[key, given[key]]] : [])),
    ),
    standardIds: Array.isArray(standardIds) ? standardIds.filter((one) => typeof one === 'string') : [],
    readings: readingsFor(sheet, readings),
    fields: Object.fromEntries(
      Object.entries(isRecord(fields) ? fields : {}).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
    ),
    observations: Object.fromEntries(
      sheet.observations.flatMap(({ key }) => (typeof seen[key] === 'boolean' ? [[key, seen[key]]] : [])),
    ),
  }
}

/** What is sent. @throws RangeError while there is no date, which nothing is kept without */
export function typedOf(sheet: Sheet, draft: RecordDraft, template: readonly TemplateField[] = []): ItemTyped {
  if (draft.performedOn === null) throw new RangeError('a record has a date')
  return {
    place: draft.place.trim(),
    performedOn: draft.performedOn,
    conditions: Object.fromEntries(sheet.conditions.map(({ key }) => [key, (draft.conditions[key] ?? '').trim()])),
    standardIds: [...draft.standardIds],
    readings: draft.readings.map((cells) => cells.map((cell) => cell.trim())),
    observations: { ...draft.observations },
    // A field that the template has no more goes with it.
    fields: Object.fromEntries(ownFields(template).map(({ key }) => [key, (draft.fields[key] ?? '').trim()])),
  }
}

/** The chosen standards in the order in which the server puts them into a budget. */
export function chosenStandards(standards: readonly MeasuringStandard[], ids: readonly string[]): readonly MeasuringStandard[] {
  return standards.filter(({ id }) => ids.includes(id)).toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1))
}

/** A standard as it enters a budget. */
export const inBudget = ({ name, nameEn, expandedUncertainty, coverageFactor }: MeasuringStandard): StandardInBudget => ({
  ...{ zh: name, en: nameEn, expanded: expandedUncertainty, coverageFactor },
})

/** Why a standard may not be used on a day; undefined where it may. */
export function standardRefusal(
  { deviceState, validUntil }: MeasuringStandard,
  performedOn: string | null,
): 'state' | 'expired' | undefined {
  if (deviceState !== '1') return 'state'
  return performedOn !== null && validUntil < performedOn ? 'expired' : undefined
}

/** Something that keeps a record from being handed in. */
export type RecordFault =
  | {
      readonly field: 'reading'
      readonly kind: 'empty' | 'not-a-number' | 'too-fine' | 'impossible'
      readonly row: number
      readonly column: number
    }
  | { readonly field: 'observation'; readonly key: string }
  | { readonly field: 'condition'; readonly kind: 'empty' | 'not-a-number'; readonly key: string }
  | { readonly field: 'place' | 'performedOn' }
  | { readonly field: 'own'; readonly key: string; readonly label: string }
  | { readonly field: 'standards'; readonly kind: 'none' | 'unusable'; readonly name?: string }
  /** Rows at which nothing contributes to the uncertainty that is to be stated. */
  | { readonly field: 'uncertainty'; readonly rows: readonly number[] }

/** Everything that keeps a record from being handed in, in reading order. */
export function faultsOf(
  sheet: Sheet,
  draft: RecordDraft,
  standards: readonly MeasuringStandard[],
  template: readonly TemplateField[] = [],
): readonly RecordFault[] {
  const faults: RecordFault[] = []
  for (const gap of gapsOf(sheet, draft)) {
    if (gap.kind === 'not-observed') faults.push({ field: 'observation', key: gap.observation ?? '' })
    else faults.push({ field: 'reading', kind: gap.kind, row: gap.row ?? 0, column: gap.column ?? 0 })
  }
  for (const { key, name } of missingFields(template, draft.fields)) faults.push({ field: 'own', key, label: name })
  for (const { key } of sheet.conditions) {
    const value = (draft.conditions[key] ?? '').trim()
    if (value === '') faults.push({ field: 'condition', kind: 'empty', key })
    else if (!isDecimalText(value)) faults.push({ field: 'condition', kind: 'not-a-number', key })
  }
  if (draft.place.trim() === '') faults.push({ field: 'place' })
  if (draft.performedOn === null) faults.push({ field: 'performedOn' })
  const chosen = chosenStandards(standards, draft.standardIds)
  if (chosen.length === 0) faults.push({ field: 'standards', kind: 'none' })
  const unusable = chosen.find((one) => standardRefusal(one, draft.performedOn) !== undefined)
  if (unusable) faults.push({ field: 'standards', kind: 'unusable', name: unusable.name })
  const unstated = chosen.length === 0 ? [] : rowsWithoutUncertainty(sheet, draft, chosen.map(inBudget))
  if (unstated.length > 0) faults.push({ field: 'uncertainty', rows: unstated })
  return faults
}
