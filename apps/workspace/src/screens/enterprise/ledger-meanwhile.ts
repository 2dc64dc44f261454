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

/** What is written in a row. */
export type LedgerCell = Exclude<keyof DraftRow, 'key' | 'id'>

const columnsOf = (row: DraftRow) => Object.keys(row).filter((name): name is LedgerCell => name !== 'key' && name !== 'id')

/** A row with some of its cells from another. */
const withCells = (row: DraftRow, from: DraftRow, isTaken: (column: LedgerCell) => boolean): DraftRow => ({
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
  const isTyped = (row: DraftRow, column: LedgerCell) => row[column] !== was.get(row.key)?.[column]
  const rows = typed.values.rows.flatMap((row) => {
    const theirs = now.get(row.key)
    if (theirs) return [withCells(row, theirs, (column) => !isTyped(row, column))]
    if (!was.has(row.key)) return [row]
    return isAlike(was.get(row.key), row) ? [] : [{ ...row, id: '' }]
  })
  const openCell = (row: DraftRow, theirs: DraftRow) => (column: LedgerCell) =>
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

/** Says what stands in a cell. */
export type SayCell = (column: LedgerCell, row: DraftRow) => string

/**
 * The instruments of which both may have written something, each a part of its own that tells the cells which both changed.
 * @param typed as `rowsTogether` gives it: where `before` is not what is saved, both changed it
 */
export function partsOf(typed: Typed<LedgerDraft> | undefined, saved: LedgerDraft, say: SayCell): FormPart<LedgerDraft>[] {
  const before = byKey(typed?.before.rows)
  const keys = new Set([...before.keys(), ...saved.rows.map(({ key }) => key)])
  const rowIn = (key: string, { rows }: LedgerDraft) => rows.find((row) => row.key === key)
  return [...keys].map((key): FormPart<LedgerDraft> => {
    const theirs = rowIn(key, saved)
    const was = before.get(key)
    const told = theirs ?? was
    const open = theirs && was ? columnsOf(theirs).filter((column) => was[column] !== theirs[column]) : []
    return {
      label: told === undefined ? key : `${told.name} ${told.serial}`.trim(),
      names: ['rows'],
      text(values) {
        const row = rowIn(key, values)
        if (row === undefined) return ''
        return theirs ? open.flatMap((column) => say(column, row) || []).join(' · ') : saidOf(row)
      },
      within: {
        isOpen(values) {
          const row = rowIn(key, values)
          return theirs ? row !== undefined && open.some((column) => row[column] !== theirs[column]) : row !== undefined
        },
        take: ({ rows }) => ({
          rows: rows.flatMap((row) => {
            if (row.key !== key) return [row]
            return theirs ? [withCells(row, theirs, (column) => open.includes(column))] : []
          }),
        }),
      },
    }
  })
}
