import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inEveryRun, inFullRun, journeysOf } from './journeys.mjs'

const root = join(import.meta.dirname, '../..')

/** Files that git knows, or that are new and not ignored. */
const listed = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))

const every = journeysOf(inEveryRun)
const full = journeysOf(inFullRun)

test('each journey is walked by npm test, or by npm run test:full alone, and it is said why', () => {
  expect([...every, ...full].toSorted()).toEqual(listed('e2e/*.test.ts').toSorted())
  expect([...Object.values(inEveryRun), ...Object.values(inFullRun)].filter((reason) => reason.length < 10)).toEqual([])
})

test('no name of a journey is in the path of another, which would be walked with it', () => {
  expect(every.flatMap((path) => full.filter((other) => other.includes(path)))).toEqual([])
})

/** The requirements that the titles of tests and stories name. */
function named(paths: readonly string[]): ReadonlySet<string> {
  const titles = paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/['"`]((?:\[[A-Z0-9]+-\d+\] ?)+)/g)].map(([, ids = '']) => ids),
  )
  return new Set(titles.flatMap((ids) => ids.match(/[A-Z0-9]+-\d+/g) ?? []))
}

test('every requirement that a test names is tested by npm test already', () => {
  const elsewhere = listed('apps/**/*.test.ts*', 'packages/**/*.test.ts*', 'packages/**/*.stories.tsx', 'scripts/**/*.test.ts')
  const inNpmTest = named([...elsewhere, ...every])
  const inAll = named([...elsewhere, ...every, ...full])
  expect(inAll.size).toBeGreaterThan(150)
  expect([...inAll].filter((id) => !inNpmTest.has(id)).toSorted()).toEqual([])
})
