import { expect, test } from 'vitest'
import { chooseEveryRun, type TimedFile, type TimedSuite } from './choice.ts'

const file = (path: string, seconds: number, tests = 1): TimedFile => ({ path, seconds, tests })
/** One file at a time, and nothing but the files takes time. */
const suite = (room: number, files: readonly TimedFile[], more: Partial<TimedSuite> = {}): TimedSuite => ({
  ...{ files, room, workers: 1, covers: true },
  wall: files.reduce((sum, { seconds }) => sum + seconds, 0),
  ...more,
})
const chosenOf = (
  suites: Readonly<Record<string, TimedSuite>>,
  ids: Readonly<Record<string, readonly string[]>> = {},
  stays: readonly string[] = [],
) =>
  Object.fromEntries(
    Object.entries(
      chooseEveryRun(
        suites,
        (path) => ids[path] ?? [],
        (path) => stays.includes(path),
      ),
    ).map(([name, paths]) => [name, [...paths].toSorted()]),
  )

test('what stays is in every run, however long it takes, and takes no room from the others', () => {
  const files = [file('long', 900), file('short', 5)]
  expect(chosenOf({ server: suite(5, files) }, {}, ['long'])).toEqual({ server: ['long', 'short'] })
})

test('every requirement is shown by a file of every run, whatever room there is, and by the one that shows most a second', () => {
  const suites = {
    node: suite(0, [file('cheap', 2), file('dear', 20)]),
    journeys: suite(0, [file('way', 12), file('other way', 30)]),
  }
  const ids = { dear: ['TAB-1'], way: ['TAB-1', 'TAB-2'], 'other way': ['TAB-2', 'TAB-3'], cheap: ['TAB-1'] }
  expect(chosenOf(suites, ids)).toEqual({ node: ['cheap'], journeys: ['other way'] })
})

test('a file that was taken first is let go where later ones show all that it does', () => {
  const suites = { node: suite(0, [file('cheap', 2), file('dear', 20)]) }
  expect(chosenOf(suites, { cheap: ['TAB-1'], dear: ['TAB-1', 'TAB-4'] })).toEqual({ node: ['dear'] })
})

test('a requirement that what stays shows asks for no further file', () => {
  const files = [file('stays', 30), file('cheap', 1)]
  expect(chosenOf({ node: suite(0, files) }, { stays: ['TAB-1'], cheap: ['TAB-1'] }, ['stays'])).toEqual({ node: ['stays'] })
})

test('what room is left has most tests a second, and no file that does not fit', () => {
  const files = [file('many', 6, 60), file('few', 5, 1), file('some', 4, 20), file('small', 3, 3)]
  expect(chosenOf({ browser: suite(10, files) })).toEqual({ browser: ['many', 'some'] })
  expect(chosenOf({ browser: suite(9, files) })).toEqual({ browser: ['many', 'small'] })
})

test('files that go on beside each other take less of the clock, and what a suite takes besides is shared by its files', () => {
  const files = [file('a', 10), file('b', 10)]
  expect(chosenOf({ browser: suite(5, files, { wall: 10, workers: 2 }) })).toEqual({ browser: ['a'] })
  // Twice ten seconds of what they have in common: each takes ten of the clock.
  expect(chosenOf({ browser: suite(9, files, { wall: 20, workers: 2 }) })).toEqual({ browser: [] })
})

test('a suite that runs files of another one once more shows no requirement, and has room of its own', () => {
  const suites = {
    server: suite(0, [file('rows', 9)]),
    embedded: suite(2, [file('rows', 9), file('small', 1)], { covers: false }),
  }
  expect(chosenOf(suites, { rows: ['DB-1'] })).toEqual({ server: ['rows'], embedded: ['small'] })
})

test('of two that give alike the first by name is taken, in whatever order they come', () => {
  const files = [file('b', 4, 8), file('a', 4, 8), file('c', 4, 8)]
  for (const order of [files, files.toReversed()]) expect(chosenOf({ node: suite(8, order) })).toEqual({ node: ['a', 'b'] })
})
