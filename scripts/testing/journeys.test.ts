import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allJourneys, inEveryRun, inFullRun, isLeftToFullRun, journeysOfEveryRun } from './journeys.mjs'
import { leftToFullRun } from './left-to-full.mjs'

const root = join(import.meta.dirname, '../..')

/** Files that git knows, or that are new and not ignored. */
const listed = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))

const every = journeysOfEveryRun()
const full = allJourneys().filter(isLeftToFullRun)

test('the journeys that a list places are there, each in one list, and it is said why', () => {
  const placed = [...Object.keys(inEveryRun), ...Object.keys(inFullRun)]
  expect(allJourneys()).toEqual(listed(':(glob)e2e/**/*.test.ts', ':(exclude)e2e/faults').toSorted())
  expect(placed.filter((name) => !allJourneys().includes(`e2e/${name}.test.ts`))).toEqual([])
  expect(new Set(placed).size).toBe(placed.length)
  expect([...Object.values(inEveryRun), ...Object.values(inFullRun)].filter((reason) => reason.length < 10)).toEqual([])
  expect(every).toEqual(expect.arrayContaining(Object.keys(inEveryRun).map((name) => `e2e/${name}.test.ts`)))
  expect(every.length).toBeLessThan(full.length)
})

test('no path of a journey is part of that of another, which would be walked with it', () => {
  expect(every.flatMap((path) => full.filter((other) => other.includes(path)))).toEqual([])
})

/** The requirements that the titles of tests and stories name. */
function named(paths: readonly string[]): ReadonlySet<string> {
  const titles = paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/['"`]((?:\[[A-Z0-9]+-\d+\] ?)+)/g)].map(([, ids = '']) => ids),
  )
  return new Set(titles.flatMap((ids) => ids.match(/[A-Z0-9]+-\d+/g) ?? []))
}

const isLeftOut = (path: string) =>
  Object.values(leftToFullRun).some((files) => Object.hasOwn(files, path.replace(/\.test\.tsx?$/, '')))

test('the files that npm test leaves out are there, and it is said why', () => {
  const left = Object.values(leftToFullRun).flatMap((files) => Object.entries(files))
  expect(left.filter(([name]) => listed(`${name}.test.ts`, `${name}.test.tsx`).length !== 1)).toEqual([])
  expect(left.filter(([, reason]) => reason.length < 10)).toEqual([])
})

test('every requirement that a test names is tested by npm test already', () => {
  const units = listed('apps/**/*.test.ts*', 'packages/**/*.test.ts*', 'packages/**/*.stories.tsx', 'scripts/**/*.test.ts')
  const elsewhere = units.filter((path) => !isLeftOut(path))
  const inNpmTest = named([...elsewhere, ...every])
  const inAll = named([...units, ...every, ...full])
  expect(inAll.size).toBeGreaterThan(150)
  expect([...inAll].filter((id) => !inNpmTest.has(id)).toSorted()).toEqual([])
})
