import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judged, type Survivor, scoreOf, tableOf, type UnitResult } from './results.ts'
import { findUnits } from './units.ts'

const survivor: Survivor = { file: 'a.ts', line: 3, mutator: 'StringLiteral', original: "'x'", replacement: '""' }
const unit = (killed: number, timedOut: number, survivors: readonly Survivor[] = []): UnitResult => ({
  fingerprint: 'f',
  killed,
  timedOut,
  survivors,
})

test('a change that no test noticed lowers the score; one that ran out of time was noticed', () => {
  expect(scoreOf([unit(7, 2, [survivor])])).toEqual({ changes: 10, noticed: 9, score: 90 })
  expect(scoreOf([unit(0, 0)]).score).toBe(100)
  const table = tableOf({ 'machines/a': unit(7, 2, [survivor]), 'machines/b': unit(10, 0) }, {})
  expect(table).toContain('| all that were measured | 20 | 19 | 1 | 95.0 % |')
})

test('a folder that changed since it was measured, or that never was, is shown so', () => {
  const table = tableOf(
    { 'machines/a': unit(9, 0), 'machines/b': unit(9, 0) },
    { 'machines/a': 'f', 'machines/b': 'g', 'machines/c': 'h' },
  )
  expect(table).toContain('| machines/a | 9 |')
  expect(table).toContain('| machines/b (changed since) | 9 |')
  expect(table).toContain('| machines/c | | | | not measured |')
})

test('a judgement is kept for the same change, though its line moved, and for no other', () => {
  const before = unit(1, 0, [{ ...survivor, judgement: 'only a name' }])
  expect(judged([{ ...survivor, line: 9 }], before)).toEqual([{ ...survivor, line: 9, judgement: 'only a name' }])
  expect(judged([{ ...survivor, replacement: "'y'" }], before)[0]).not.toHaveProperty('judgement')
  expect(judged([survivor], undefined)).toEqual([survivor])
})

test('units are the folders of machines and domain, without their tests, models and types', () => {
  const units = findUnits(join(import.meta.dirname, '../..'))
  expect(units.map(({ name }) => name)).toEqual(expect.arrayContaining(['machines/tab-strip', 'domain/rounding']))
  expect(units.map(({ name }) => name)).not.toContain('machines/testing')
  expect(units.find(({ name }) => name === 'machines/dialog')?.files).toEqual([
    'packages/machines/src/dialog/dialog.machine.ts',
    'packages/machines/src/dialog/geometry.ts',
  ])
})
