// `npm run test:choose`: reads what the suites of `npm run test:full` took (reports/*.json), and writes which files every run of `npm test`
// has, and which the full one alone, into every-run.json. With `--among-every-run` it reads what `npm test` took: of its files some are left
// to the full run, where there is less room for them than there was, and those of the full run stay where they are.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../prepare.mjs'
import { shownByTests } from '../requirements/shown-by.ts'
import { isIn, leaves, stays, tellingOfDatabase } from './by-hand.mjs'
import { chooseEveryRun, type TimedSuite } from './choice.ts'
import { chosen, chosenFile, suites } from './every-run.mjs'

interface Plan extends Pick<TimedSuite, 'workers' | 'room'> {
  /** How many times as long the full run makes its files as every run does. */
  readonly longer?: number
}

/** How the suites go on two cores, and what every run may spend on each beside what stays: by-hand.mjs. */
const plans: Readonly<Record<(typeof suites)[number], Plan>> = {
  node: { workers: 2, room: 45 },
  server: { workers: 3, room: 0 },
  embedded: { workers: 3, room: 10 },
  browser: { workers: 2, room: 22 },
  // All looks of a story instead of the first.
  storybook: { workers: 2, room: 20, longer: 4 },
  journeys: { workers: 2, room: 0 },
}

const amongEveryRun = process.argv.includes('--among-every-run')

/** What is read of a report of vitest. */
interface Report {
  readonly startTime: number
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly unknown[]
  }[]
}

function readReport(suite: string): Report {
  const file = join(root, 'reports', `${suite}.json`)
  if (!existsSync(file))
    throw new Error(
      `reports/${suite}.json is missing: npm ${amongEveryRun ? 'test' : 'run test:full'} writes it, with all suites in one run.`,
    )
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

/** A suite without what by-hand.mjs leaves to the full run, and what is not there any more. */
function timed(suite: (typeof suites)[number]): TimedSuite {
  const { startTime, testResults } = readReport(suite)
  const { workers, room } = plans[suite]
  const longer = amongEveryRun ? 1 : (plans[suite].longer ?? 1)
  const files = testResults.map(({ name, assertionResults, ...times }) => ({
    path: relative(root, name).replaceAll('\\', '/'),
    seconds: (times.endTime - times.startTime) / 1000 / longer,
    tests: assertionResults.length,
  }))
  const isChosenOf = (path: string) =>
    existsSync(join(root, path)) &&
    !isIn(leaves, path) &&
    (suite !== 'embedded' || tellingOfDatabase.some((part) => path.startsWith(part)))
  const wall = (Math.max(...testResults.map(({ endTime }) => endTime)) - startTime) / 1000 / longer
  const ours = files.filter(({ path }) => isChosenOf(path))
  return { files: ours, wall: (wall * ours.length) / files.length, workers, room, covers: suite !== 'embedded' }
}

const shown = shownByTests(root)
const idsOf = (path: string) => [...shown].flatMap(([id, files]) => (files.has(path) ? id : []))
const told = Object.fromEntries(suites.map((suite) => [suite, timed(suite)]))
const every = chooseEveryRun(told, idsOf, (path) => isIn(stays, path))

/** What the full run alone had before, where only the files of every run are chosen among. */
function leftBefore(suite: string): Readonly<Record<string, number>> {
  const name = amongEveryRun ? suites.find((one) => one === suite) : undefined
  return (name && chosen[name]?.fullRun) ?? {}
}

const lists = Object.fromEntries(
  Object.entries(told).map(([suite, { files }]) => {
    const sorted = files.toSorted((one, other) => (one.path < other.path ? -1 : 1))
    const seconds = (isEvery: boolean) =>
      Object.fromEntries(
        sorted
          .filter(({ path }) => (every[suite]?.has(path) ?? false) === isEvery)
          .map((file) => [file.path, Math.round(file.seconds)]),
      )
    const tests = (isEvery: boolean) =>
      sorted.reduce((sum, one) => sum + ((every[suite]?.has(one.path) ?? false) === isEvery ? one.tests : 0), 0)
    process.stdout.write(`${suite}: ${tests(true)} tests in every run, ${tests(false)} in the full run alone\n`)
    const fullRun = Object.fromEntries(
      Object.entries({ ...leftBefore(suite), ...seconds(false) }).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
    return [suite, { everyRun: seconds(true), fullRun }]
  }),
)
writeFileSync(chosenFile, `${JSON.stringify(lists, undefined, 2)}\n`)
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', chosenFile], { stdio: 'ignore' })
