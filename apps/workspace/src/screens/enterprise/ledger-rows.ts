import { type InstrumentKind, type LedgerInstrument, type LedgerRow, mostWrittenAtOnce } from '@etalon/api/contract'
import { dayInShanghai, isCivilDate } from '@etalon/api/domain'
import { isRecord } from '../../is-record.ts'
import { instrumentHeads } from '../rows/instrument-heads.ts'
import { kindOfRow, type Pasting } from '../rows/pasted-rows.ts'

/** An instrument as it is typed; days and cycles are texts, empty for none. */
export interface DraftRow {
  /** Tells rows apart while they are edited. */
  readonly key: string
  /** Of an instrument that the ledger has; empty for a new one. */
  readonly id: string
  readonly kindCode: string
  readonly name: string
  readonly model: string
  readonly serial: string
  readonly manufacturer: string
  readonly range: string
  readonly accuracy: string
  readonly place: string
  readonly lastTestedOn: string
  readonly ownCycle: string
  readonly deviceState: string
}

/** What is typed of a ledger. */
export interface LedgerDraft {
  readonly rows: readonly DraftRow[]
}

/** What a spreadsheet may bring, in the order of the grid. */
export const pastedColumns = [
  'kindCode',
  'name',
  'model',
  'serial',
  'manufacturer',
  'range',
  'accuracy',
  'place',
  'lastTestedOn',
] as const
/** A column that a spreadsheet may bring. */
export type PastedColumn = (typeof pastedColumns)[number]

export const emptyRow = (): DraftRow => ({
  key: crypto.randomUUID(),
  id: '',
  kindCode: '',
  name: '',
  model: '',
  serial: '',
  manufacturer: '',
  range: '',
  accuracy: '',
  place: '',
  lastTestedOn: '',
  ownCycle: '',
  deviceState: '1',
})

/** A row as the ledger has it. */
export const rowOf = (one: LedgerInstrument): DraftRow => ({
  key: one.id,
  id: one.id,
  kindCode: one.kindCode,
  name: one.name,
  model: one.model,
  serial: one.serial,
  manufacturer: one.manufacturer,
  range: one.range,
  accuracy: one.accuracy,
  place: one.place,
  lastTestedOn: one.lastTestedOn ?? '',
  ownCycle: one.ownCycle,
  deviceState: one.deviceState,
})

/** Another piece of the same: all but what tells them apart, and what was found when one was tested. */
export const copyOf = (row: DraftRow): DraftRow => ({
  ...row,
  key: crypto.randomUUID(),
  id: '',
  serial: '',
  lastTestedOn: '',
})

/** Whether what was stored holds rows, or that there are none; otherwise nothing of it can be read. */
export const isLedgerDraft = ({ rows }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(rows) && (rows.length === 0 || rows.some(isRecord))

const rowsIn = ({ rows }: Readonly<Record<string, unknown>>): readonly object[] =>
  Array.isArray(rows) ? rows.filter(isRecord) : []

/**
 * Reads a draft from whatever was stored; what is missing in a row or of another kind is empty there.
 * @param initial what the grid begins with, where nothing of it can be read
 */
export function readLedgerDraft(stored: Readonly<Record<string, unknown>>, initial: readonly DraftRow[]): LedgerDraft {
  if (!isLedgerDraft(stored)) return { rows: initial }
  return {
    rows: rowsIn(stored).map((one): DraftRow => {
      const row = emptyRow()
      const found = Object.entries(one).filter(([name, value]) => Object.hasOwn(row, name) && typeof value === 'string')
      return { ...row, ...Object.fromEntries(found) }
    }),
  }
}

/** What is written in a row, in one line; its kind is told by its name. */
export const saidOf = (row: DraftRow): string =>
  pastedColumns.flatMap((name) => (name === 'kindCode' ? [] : row[name].trim() || [])).join(' ')

/** Whether nothing was typed in a row. */
export const isBlank = (row: DraftRow): boolean => pastedColumns.every((name) => row[name].trim() === '')

/** A day as people and spreadsheets write it: 2026/1/5, 2026.1.5, 2026年1月5日. What is none stays as it is. */
export function plainDay(text: string): string {
  const plain = text.normalize('NFKC').trim()
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:\s+[\d:]+)?$/.exec(plain) ?? []
  if (year === undefined || month === undefined || day === undefined) return plain
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A row with its kind, and with what the kind says of it where nobody said otherwise. */
export function withKind(row: DraftRow, kind: InstrumentKind): DraftRow {
  return {
    ...row,
    kindCode: kind.code,
    name: row.name || kind.name,
    model: row.model || kind.code,
    range: row.range || kind.range,
    accuracy: row.accuracy || kind.accuracy,
  }
}

/** How the grid takes what was copied in a spreadsheet. */
export const ledgerPasting = (kinds: readonly InstrumentKind[]): Pasting<DraftRow, PastedColumn> => ({
  columns: pastedColumns,
  heads: instrumentHeads,
  most: mostWrittenAtOnce,
  fill(before, given) {
    const row: DraftRow = { ...(before ?? emptyRow()), ...given }
    const kind = kindOfRow(row, kinds)
    const day = plainDay(row.lastTestedOn)
    return kind ? { ...withKind(row, kind), lastTestedOn: day } : { ...row, kindCode: '', lastTestedOn: day }
  },
  isKnown: ({ kindCode }) => kindCode !== '',
})

/** What is sent of a row. @param version that of an instrument which the ledger has, as it was seen */
export const sentOf = (row: DraftRow, version?: number): LedgerRow => ({
  ...(row.id === '' ? {} : { id: row.id, version }),
  kindCode: row.kindCode,
  name: row.name.trim(),
  model: row.model.trim(),
  serial: row.serial.trim(),
  manufacturer: row.manufacturer.trim(),
  range: row.range.trim(),
  accuracy: row.accuracy.trim(),
  place: row.place.trim(),
  deviceState: row.deviceState,
  ownCycle: row.ownCycle === '' ? null : row.ownCycle,
  lastTestedOn: row.lastTestedOn === '' ? null : row.lastTestedOn,
})

/** A cell that keeps the ledger from being saved. */
export interface LedgerFault {
  readonly row: number
  readonly column: PastedColumn
  readonly kind: 'required' | 'kind' | 'twice' | 'known' | 'day'
}

/** Everything that keeps rows from being saved, in reading order. */
export function faultsOf(rows: readonly DraftRow[]): readonly LedgerFault[] {
  const today = dayInShanghai(new Date())
  const seen = new Set<string>()
  return rows.flatMap((one, row): LedgerFault[] => {
    const faults: LedgerFault[] = []
    if (one.kindCode === '') faults.push({ row, column: 'kindCode', kind: 'kind' })
    for (const column of ['name', 'model', 'serial'] as const)
      if (one[column].trim() === '') faults.push({ row, column, kind: 'required' })
    const name = `${one.kindCode}|${one.serial.trim().toUpperCase()}`
    if (one.serial.trim() !== '' && seen.has(name)) faults.push({ row, column: 'serial', kind: 'twice' })
    seen.add(name)
    const { lastTestedOn: day } = one
    if (day !== '' && !(isCivilDate(day) && day >= '1900-01-01' && day <= today))
      faults.push({ row, column: 'lastTestedOn', kind: 'day' })
    return faults
  })
}
