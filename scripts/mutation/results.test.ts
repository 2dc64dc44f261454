import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { judged, type Survivor, scoreOf, tableOf, triedAgain, type UnitResult } from './results.ts'
import { findUnits } from './units.ts'

const survivor: Survivor = { file: 'a.ts', line: 3, text: "f('x')", mutator: 'StringLiteral', original: "'x'", replacement: '""' }
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

test('survivors that are tried again count as what became of them, and so does what fell back beside them', () => {
  const other: Survivor = { ...survivor, replacement: "'y'", judgement: 'only a name' }
  const before = { ...unit(7, 1, [survivor, other]), code: 'c' }
  const fallen: Survivor = { ...survivor, mutator: 'Regex' }
  const after = triedAgain(before, [
    { ...survivor, line: 4, status: 'killed' },
    { ...survivor, replacement: "'y'", line: 4, status: 'survived' },
    { ...fallen, status: 'survived' },
    { ...fallen, replacement: 'other', status: 'killed' },
  ])
  expect(after).toEqual({ ...before, killed: 7, survivors: [{ ...other, line: 4 }, fallen], triedAgain: true })
  expect(
    triedAgain(before, [
      { ...survivor, status: 'timedOut' },
      { ...other, status: 'killed' },
    ]),
  ).toMatchObject({
    killed: 8,
    timedOut: 2,
    survivors: [],
  })
  const twin = { ...unit(7, 1, [{ ...survivor, judgement: 'as good' }]) }
  expect(
    triedAgain(twin, [
      { ...survivor, status: 'killed' },
      { ...survivor, status: 'survived' },
    ]),
  ).toMatchObject({
    killed: 7,
    survivors: [{ judgement: 'as good' }],
  })
  expect(() => triedAgain(before, [{ ...survivor, status: 'killed' }])).toThrow("a.ts:3 has no change 'x' → 'y' any more.")
  expect(tableOf({ 'machines/a': after }, { 'machines/a': 'f' })).toContain('| machines/a (survivors tried again) | 10 |')
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

test('what was measured holds while only comments change, and no longer once the code or a test does', () => {
  const root = mkdtempSync(join(tmpdir(), 'etalon-mutation-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const folder = join(root, 'packages/machines/src/door')
  mkdirSync(folder, { recursive: true })
  mkdirSync(join(root, 'packages/api/src/domain'), { recursive: true })
  const write = (code: string, check = "test('opens', () => {})") => {
    writeFileSync(join(folder, 'door.machine.ts'), code)
    writeFileSync(join(folder, 'door.test.ts'), check)
    const [unit] = findUnits(root)
    if (!unit) throw new Error('The folder was not found.')
    return unit
  }
  const before = write("export const at = 'https://a' // there\n\nexport const b = 1\n")
  const commented = write("/** Where.\n * It is. */\nexport const at = 'https://a'\n/** How many. */\nexport const b = 1\n")
  expect(commented.fingerprint).toBe(before.fingerprint)
  expect(commented.code).not.toBe(before.code)
  expect(write("export const at = 'https://b'\nexport const b = 1\n").fingerprint).not.toBe(before.fingerprint)
  expect(write("export const at = 'https://a'\nexport const b = 1\n", "test('shuts', () => {})").fingerprint).not.toBe(
    before.fingerprint,
  )
})
