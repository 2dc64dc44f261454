import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shownByTests } from '../requirements/shown-by.ts'
import { isIn, leaves, stays, tellingOfDatabase } from './by-hand.mjs'
import { allJourneys, chosen, leftOut, suites } from './every-run.mjs'

const root = join(import.meta.dirname, '../..')

/** Files that git knows, or that are new and not ignored. */
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)))
const isListed = new Set(listed)
const tests = listed.filter((path) => /\.(test\.tsx?|stories\.tsx)$/.test(path))

test('what is decided by hand is there, is decided once, and it is said why', () => {
  const byHand = [...Object.entries(stays), ...Object.entries(leaves)]
  expect(byHand.filter(([name]) => !tests.some((path) => isIn({ [name]: '' }, path)))).toEqual([])
  expect(tests.filter((path) => isIn(stays, path) && isIn(leaves, path))).toEqual([])
  expect(byHand.filter(([, reason]) => reason.length < 5)).toEqual([])
  expect(Object.keys(leaves).filter((path) => path.endsWith('/'))).toEqual([])
  expect(tellingOfDatabase.filter((part) => !tests.some((path) => path.startsWith(part)))).toEqual([])
})

test('every file that was chosen about is there, stands in one list, and is not decided by hand otherwise; `npm run test:choose` writes them', () => {
  expect(Object.keys(chosen).toSorted()).toEqual(suites.toSorted())
  for (const [suite, { everyRun, fullRun }] of Object.entries(chosen)) {
    const [every, full] = [Object.keys(everyRun), Object.keys(fullRun)]
    expect(
      [...every, ...full].filter((path) => !isListed.has(path)),
      suite,
    ).toEqual([])
    expect(
      full.filter((path) => Object.hasOwn(everyRun, path)),
      suite,
    ).toEqual([])
    expect(
      full.filter((path) => isIn(stays, path)),
      suite,
    ).toEqual([])
    expect(
      every.filter((path) => isIn(leaves, path)),
      suite,
    ).toEqual([])
  }
})

test('the full run leaves nothing out; every run what is left by hand and by the choice of its suite, and nothing that is new', () => {
  expect(leftOut('')).toEqual([])
  for (const suite of suites) {
    const left = leftOut(suite)
    expect(left).toEqual([...Object.keys(leaves), ...Object.keys(chosen[suite]?.fullRun ?? {})])
    expect(left.length).toBeGreaterThan(Object.keys(leaves).length)
    expect(tests.filter((path) => isIn(stays, path)).filter((path) => left.includes(path))).toEqual([])
  }
})

test('every journey is found by its path', () => {
  expect(allJourneys()).toEqual(tests.filter((path) => path.startsWith('e2e/') && !path.startsWith('e2e/faults/')).toSorted())
})

test('every requirement that a test names is tested by npm test already', () => {
  const left = new Set(suites.filter((suite) => suite !== 'embedded').flatMap((suite) => leftOut(suite)))
  const shown = [...shownByTests(root)].map(([id, files]) => ({
    id,
    files: [...files.keys()].filter((path) => !path.startsWith('e2e/faults/')),
  }))
  expect(shown.length).toBeGreaterThan(150)
  expect(shown.filter(({ files }) => files.length > 0 && files.every((path) => left.has(path)))).toEqual([])
})
