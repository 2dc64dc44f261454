#!/usr/bin/env node
// `npm test`: everything that continuous integration runs, from a fresh clone. Ends with `N passed, N failed`.
// `npm run test:full`, which is `--full`: the rest besides, hours of it; writes what came of it to e2e/results/full.md.
// Parts that are named behind either are run alone: `npm test -- server`, `npm run test:full -- storybook journeys`; and so are single
// journeys: `npm run test:full -- e2e/work/cart.test.ts`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { ensureTestPrograms } from './chromium.mjs'
import { build, keptCompiled, packages, root, step, toolEnvironment, withPrepared } from './prepare.mjs'
import { findSystemPostgres, withSystemPostgres } from './system-postgres.mjs'
import { killLoop, tellingOfDatabase } from './testing/by-hand.mjs'
import { allJourneys } from './testing/every-run.mjs'
import { fullReport, keptWith } from './testing/full-report.mjs'
import { startRun } from './testing/test-run.mjs'

const isFull = process.argv.includes('--full')
const began = Date.now()
/** The suites, as the record of a full run lists them, by the part that each belongs to. */
const suitesOf = {
  sources: ['format and lint (Biome)', 'types (TypeScript 7)', 'nothing unused (knip)'],
  packages: [
    'budgets of the packages (size-limit)',
    'what the packages give away (API reports)',
    'the packages as they are installed (publint, are-the-types-wrong)',
  ],
  node: ['node'],
  server: ['kills', 'server', 'embedded'],
  browser: ['browser'],
  storybook: ['storybook'],
  journeys: ['journeys'],
}
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const namedJourneys = named.filter((word) => allJourneys().includes(word))
const unknown = named.filter((word) => !Object.hasOwn(suitesOf, word) && !namedJourneys.includes(word))
if (unknown.length > 0) {
  console.error(
    `No part of the tests, and no journey, is called ${unknown.join(', ')}. Parts: ${Object.keys(suitesOf).join(', ')}; journeys: e2e/….`,
  )
  process.exit(2)
}
/** Whether a part is run: all of them where none is named. */
const wants = (part) => named.length === 0 || named.includes(part) || (part === 'journeys' && namedJourneys.length > 0)

const bin = (name) => join(root, 'node_modules', '.bin', name)
const {
  check,
  tests: allTests,
  ...run
} = startRun(
  toolEnvironment({
    CI: process.env.CI ?? '1',
    TZ: 'Asia/Shanghai',
    NO_COLOR: '1',
    NODE_OPTIONS: '--disable-warning=DEP0205',
    ...keptCompiled,
  }),
)

/** The tests of a suite, without the files that the full run alone has: scripts/testing/every-run.mjs. */
const tests = (name, project, { env, ...how } = {}) =>
  allTests(name, project, { ...how, env: { ...(isFull ? {} : { ETALON_EVERY_RUN: name }), ...env } })

const [format, types, unused] = suitesOf.sources
const [budgets, apiReports, installed] = suitesOf.packages

/** Of the compiler for each project: a second one works out again most of what the first one knows, and another project takes the core. */
const checkers = Math.max(1, Math.floor(availableParallelism() / 2))

/**
 * What is looked at without a test; the layers, and whether every machine is walked completely, are among the tests in Node. The budgets
 * build the packages, which a journey wants built anyway, and the types take what was compiled for that as it is: beside each other they
 * would compile the same twice. What the packages give away and how they are installed wants the declarations to stay as they are.
 */
async function checkSourcesAndPackages() {
  const ifWanted = async (part, ...what) => wants(part) && (await check(...what))
  await Promise.all([
    ifWanted('packages', budgets, 'npm', ['run', '--silent', 'check:budgets']),
    ifWanted('sources', format, bin('biome'), ['ci', '--error-on-warnings', '.']),
  ])
  await ifWanted('sources', types, bin('tsc'), ['-b', '--checkers', String(checkers)])
  await Promise.all([
    ifWanted('packages', installed, 'node', ['scripts/check-packages.mjs']),
    ifWanted('packages', apiReports, 'node', ['scripts/api-report/run.ts', '--check']),
    ifWanted('sources', unused, bin('knip'), ['--no-progress']),
  ])
}

/** What only the full run does of a suite; undefined where nothing. */
const inFull = (what) => (isFull ? what : undefined)

/**
 * The server before the PostgreSQL of the system, where it is no superuser, and what leans on PostgreSQL most before the one that Etalon
 * brings, which the journeys have as well; the full run has all of it before both. Where the system has none, all before Etalon's.
 */
async function testServer() {
  const env = { ETALON_KILLS_BESIDE: '1' }
  if (!findSystemPostgres()) return await tests('server', 'server', { env })
  await withSystemPostgres((url) => tests('server', 'server', { env: { ...env, DATABASE_URL: url } }))
  await tests('embedded', 'server', { env, paths: isFull ? [] : tellingOfDatabase })
}

/** The tests of Node and of the server, and the kill loop beside them: it waits most of the time, for what it has killed to come back. */
async function testNodeAndServer() {
  const killing = wants('server') ? tests('kills', 'server', { paths: [killLoop] }) : undefined
  // None of them changes what is around it, and most of their time was to load again what all of them use.
  if (wants('node')) await tests('node', 'node', { flags: ['--no-isolate'], env: inFull({ ETALON_MUTATIONS: '10000' }) })
  if (wants('server')) await testServer()
  await killing
}

async function runAll() {
  await withPrepared(async () => {
    await step('programs for tests', async () => ensureTestPrograms((line) => process.stdout.write(`  ${line}\n`)))
    rmSync(join(root, 'reports'), { recursive: true, force: true })
    mkdirSync(join(root, 'reports'), { recursive: true })
    await step('building the apps', build)
  })
  await checkSourcesAndPackages()
  await testNodeAndServer()
  if (wants('browser')) await tests('browser', 'browser')
  if (wants('storybook')) await tests('storybook', 'storybook', { env: inFull({ ETALON_EVERY_LOOK: '1' }) })
  if (wants('journeys')) {
    if (!wants('packages')) await step('building the packages', () => build(packages))
    const env = { ETALON_APPS_BUILT: '1', ...(isFull ? {} : { ETALON_MAIN_JOB: 'once' }) }
    // Whoever names a journey has it walked.
    const whole = namedJourneys.length > 0 ? { ETALON_EVERY_RUN: undefined } : {}
    await tests('journeys', 'e2e', { paths: namedJourneys, env: { ...env, ...whole }, mayWalkAgain: true })
  }
}

/** Keeps what came of the full run, to be committed: as data for the next one that runs some of it anew, and to be read. */
function keepReport(suites) {
  const folder = join(root, 'e2e/results')
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const data = join(folder, 'full.json')
  const order = Object.values(suitesOf).flat()
  const kept = keptWith(order, existsSync(data) ? JSON.parse(readFileSync(data, 'utf8')) : [], suites, {
    day: new Date().toISOString().slice(0, 10),
    commit: `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') ? ' and what was changed since' : ''}`,
    machine: `${availableParallelism()} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(data, `${JSON.stringify(kept, undefined, 2)}\n`)
  writeFileSync(join(folder, 'full.md'), fullReport(order, kept))
}

try {
  await runAll()
} catch (error) {
  console.error(`\n${error.message}`)
  run.fail(error.message.split('\n')[0])
}
const [failures, unsteady] = [run.failures(), run.unsteady()]
const { passed, failed } = run.totals()
if (isFull)
  keepReport(run.suites.map((suite) => (suite.name === 'journeys' ? { ...suite, isPart: namedJourneys.length > 0 } : suite)))
const list = (title, what) => process.stdout.write(`\n${title}:\n${what.map((one) => `- ${one}`).join('\n')}\n`)
if (unsteady.length > 0) list('unsteady: failed among others, held when walked once more alone', unsteady)
if (failures.length > 0) list('failed', failures)
process.stdout.write(`\n${((Date.now() - began) / 60_000).toFixed(1)} min\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
