import type { LedgerInstrument } from '@etalon/api/contract'
import type { FormPart } from '../record-form/ChangedMeanwhile.tsx'
import { isAlike, type Typed } from '../record-form/typed-values.ts'
import { type DraftRow, type LedgerDraft, saidOf } from './ledger-rows.ts'

/** More than any instrument is ever changed: what somebody removed makes a version later, too. */
const removed = 1_000_000

/**
 * The version of instruments that are changed together: whatever somebody does to one of them makes it greater.
 * @param wanted how many are changed @param found those of them that the ledger has still
 */
export const versionOfRows = (wanted: number, found: readonly Pick<LedgerInstrument, 'version'>[]): number =>
  found.reduce((sum, { version }) => sum + version, Math.max(0, wanted - found.length) * removed)

const byKey = (rows: readonly DraftRow[] | undefined) => new Map((rows ?? []).map((row) => [row.key, row]))

const columnsOf = (row: DraftRow) => Object.keys(row) as (keyof DraftRow)[]

/** A row with some of its cells from another. */
const withCells = (row: DraftRow, from: DraftRow, isTaken: (column: keyof DraftRow) => boolean): DraftRow => ({
  ...row,
  ...Object.fromEntries(columnsOf(row).flatMap((column) => (isTaken(column) ? [[column, from[column]]] : []))),
})

/**
 * Puts together, cell by cell, what was typed of instruments and what somebody saved of them meanwhile. Of a cell that both changed stays
 * what was typed, and `before` is as it was, so that it is told; everywhere else `before` is what is saved. What somebody removed goes, too,
 * unless it was typed in: then it is kept as a new one.
 */
export function rowsTogether(typed: Typed<LedgerDraft>, saved: LedgerDraft): Typed<LedgerDraft> {
  if (typed.values.rows === undefined) return typed
  const was = byKey(typed.before.rows)
  const now = byKey(saved.rows)
  const mine = byKey(typed.values.rows)
  const isTyped = (row: DraftRow, column: keyof DraftRow) => row[column] !== was.get(row.key)?.[column]
  const rows = typed.values.rows.flatMap((row) => {
    const theirs = now.get(row.key)
    if (theirs) return [withCells(row, theirs, (column) => !isTyped(row, column))]
    if (!was.has(row.key)) return [row]
    return isAlike(was.get(row.key), row) ? [] : [{ ...row, id: '' }]
  })
  const openCell = (row: DraftRow, theirs: DraftRow) => (column: keyof DraftRow) =>
    isTyped(row, column) && theirs[column] !== was.get(row.key)?.[column] && theirs[column] !== row[column]
  const before = saved.rows.map((theirs) => {
    const [row, old] = [mine.get(theirs.key), was.get(theirs.key)]
    return row && old ? withCells(theirs, old, openCell(row, theirs)) : theirs
  })
  const gone = (typed.before.rows ?? []).filter((old) => {
    const row = mine.get(old.key)
    return row !== undefined && !now.has(old.key) && !isAlike(old, row)
  })
  return { values: { rows }, before: { rows: [...before, ...gone] } }
}

/** The instruments of which both may have written something, each a part of its own. */
export function partsOf(typed: Typed<LedgerDraft> | undefined, saved: LedgerDraft): FormPart<LedgerDraft>[] {
  const before = byKey(typed?.before.rows)
  const keys = new Set([...before.keys(), ...saved.rows.map(({ key }) => key)])
  const rowIn = (key: string, { rows }: LedgerDraft) => rows.find((row) => row.key === key)
  return [...keys].map((key): FormPart<LedgerDraft> => {
    const theirs = rowIn(key, saved)
    const told = theirs ?? before.get(key)
    return {
      label: told === undefined ? key : `${told.name} ${told.serial}`.trim(),
      names: ['rows'],
      text(values) {
        const row = rowIn(key, values)
        return row === undefined ? '' : saidOf(row)
      },
      within: {
        isOpen: (values) => !isAlike(before.get(key), theirs) && !isAlike(rowIn(key, values), theirs),
        take: ({ rows }) => ({ rows: rows.flatMap((row) => (row.key === key ? (theirs ?? []) : row)) }),
      },
    }
  })
}
