import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runLedger } from '../run-ledger.ts'
import { outcomesOf, type PieceEntry, piecesOf, seedOfLast } from './pieces.ts'

const entry = (place: number, changes: Partial<PieceEntry> = {}): PieceEntry => {
  const piece = piecesOf(120, 50, 7)[place]
  if (!piece) throw new Error('a run of three pieces')
  return { sources: 'abc', seed: 7, piece, held: true, seconds: 1, figures: {}, ...changes }
}

test('a run is cut into pieces that make up the whole, each with a seed that follows from the first', () => {
  const pieces = piecesOf(120, 50, 7)
  expect(pieces.map(({ times }) => times)).toEqual([50, 50, 20])
  expect(pieces[0]?.seed).toBe(7)
  expect(new Set(pieces.map(({ seed }) => seed)).size).toBe(3)
  expect(pieces).toEqual(piecesOf(120, 50, 7))
  expect(piecesOf(120, 50, 8)[1]?.seed).not.toBe(pieces[1]?.seed)
  // A seed is a whole number that a test can be given.
  for (const { seed } of piecesOf(5000, 1, 3)) expect(seed >= 0 && seed < 2 ** 31).toBe(true)
})

test('what was cut goes on with the pieces that are missing or did not hold, on the same sources and from the same seed alone', () => {
  const pieces = piecesOf(120, 50, 7)
  const run = { sources: 'abc', seed: 7 }
  const held = (entries: readonly PieceEntry[]) => outcomesOf(pieces, entries, run).map((one) => one?.held)
  expect(held([])).toEqual([undefined, undefined, undefined])
  expect(held([entry(0), entry(1, { held: false })])).toEqual([true, false, undefined])
  expect(held([entry(1, { held: false }), entry(1)])).toEqual([undefined, true, undefined])
  expect(held([entry(0, { sources: 'abd' }), entry(1, { seed: 8 })])).toEqual([undefined, undefined, undefined])
  // The same place of a run of another length is another piece.
  expect(outcomesOf(piecesOf(110, 50, 7), [entry(2)], run)[2]).toBeUndefined()
  expect(seedOfLast([entry(0), entry(0, { sources: 'abd', seed: 9 })], 'abc')).toBe(7)
  expect(seedOfLast([], 'abc')).toBeUndefined()
})

test('a ledger is read up to the line that was cut', () => {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-ledger-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const ledger = runLedger<PieceEntry>('kills', folder)
  expect(ledger.read()).toEqual([])
  ledger.write(entry(0))
  ledger.write(entry(1))
  appendFileSync(join(folder, '.data/kills/ledger.jsonl'), JSON.stringify(entry(2)).slice(0, 40))
  expect(ledger.read()).toEqual([entry(0), entry(1)])
})
