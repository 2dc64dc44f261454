#!/usr/bin/env node
// `npm test`: everything that continuous integration runs, from a fresh clone. Ends with `N passed, N failed`.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureTestPrograms } from './chromium.mjs'
import { build, root, step, toolEnvironment, withPrepared } from './prepare.mjs'
import { findSystemPostgres, withSystemPostgres } from './system-postgres.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)
const env = toolEnvironment({
  CI: process.env.CI ?? '1',
  TZ: 'Asia/Shanghai',
  NO_COLOR: '1',
  NODE_OPTIONS: '--disable-warning=DEP0205',
  // The server is started some two hundred times, and each start would compile its sources anew.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
})
const totals = { passed: 0, failed: 0 }
const failures = []

/** What of the server's tests leans on PostgreSQL most: enough to tell whether another version will do. `npm run test:database` runs all. */
const tellingOfDatabase = [
  'db/database',
  'db/schema',
  'search',
  'backup',
  'sockets',
  'numbering',
  'modules/order',
  'modules/session',
  'modules/account',
  'endurance/two-processes',
].map((part) => `apps/server/src/${part}`)

/** Runs a program; true where it ended well. Its output is shown as it comes. */
function ended(program, args, quiet = false, more = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...env, ...more },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
    child.on('error', () => resolve(false))
    child.on('exit', (code) => {
      if (code !== 0 && quiet) process.stdout.write(output)
      resolve(code === 0)
    })
  })
}

/** A check that either holds or does not: counts as one. */
async function check(title, program, args) {
  const good = await step(title, () => ended(program, args, true))
  totals[good ? 'passed' : 'failed'] += 1
  if (!good) failures.push(title)
}

/** What failed in a report of vitest, so that the end of the output says it: file, name and the beginning of the reason. */
function failedIn({ testResults = [] }) {
  return testResults.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const where = relative(root, file)
    // A file that could not be read at all has a reason of its own and no test.
    if (failed.length === 0) return message ? [`${where}\n${beginning(message)}`] : []
    return failed.map(({ fullName, failureMessages }) => `${where}: ${fullName}\n${beginning(failureMessages.join('\n'))}`)
  })
}

const beginning = (text) =>
  text
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n')

/** The tests of some vitest projects, one run after the other: a browser on two cores wants them for itself. */
async function tests(name, projects, options = [], more = {}) {
  const report = join(root, 'reports', `${name}.json`)
  await step(`tests: ${name}`, async () => {
    const projectOptions = projects.flatMap((project) => ['--project', project])
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const good = await ended(bin('vitest'), ['run', ...projectOptions, ...options, ...reporters], false, more)
    let counted
    try {
      counted = JSON.parse(readFileSync(report, 'utf8'))
    } catch {
      counted = { numPassedTests: 0, numFailedTests: 0 }
    }
    totals.passed += counted.numPassedTests
    totals.failed += counted.numFailedTests
    if (!good) {
      failures.push(name, ...failedIn(counted))
      // A run that broke down without a failing test is a failure all the same.
      if (counted.numFailedTests === 0) totals.failed += 1
    } else if (counted.numPassedTests === 0) {
      failures.push(`${name} ran no test`)
      totals.failed += 1
    }
    return good
  })
}

async function checkSources() {
  await check('format and lint (Biome)', bin('biome'), ['ci', '--error-on-warnings', '.'])
  await check('types (TypeScript 7)', bin('tsc'), ['-b'])
  await check('layers (dependency-cruiser)', bin('depcruise'), [
    '--config',
    'dependency-cruiser.config.mjs',
    '--output-type',
    'err-long',
    'packages',
    'apps',
    'e2e',
  ])
  await check('machines walked completely', 'npm', ['run', '--silent', 'coverage:machines'])
}

/** Builds the packages, which a journey wants built anyway; most of it on one core, beside which the sources are looked at. */
const checkBudgets = () => check('budgets of the packages (size-limit)', 'npm', ['run', '--silent', 'check:budgets'])

try {
  await withPrepared(async () => {
    await step('programs for tests', async () => ensureTestPrograms((line) => process.stdout.write(`  ${line}\n`)))
    rmSync(join(root, 'reports'), { recursive: true, force: true })
    mkdirSync(join(root, 'reports'), { recursive: true })
    await step('building the apps', build)
  })
  await Promise.all([checkSources(), checkBudgets()])
  // None of them changes what is around it, and most of their time was to load again what all of them use.
  await tests('node', ['node'], ['--no-isolate'])
  await tests('server', ['server'])
  if (findSystemPostgres())
    await withSystemPostgres((url) => tests('database', ['server'], tellingOfDatabase, { DATABASE_URL: url }))
  await tests('browser', ['browser'])
  await tests('storybook', ['storybook'])
  await tests('journeys', ['e2e'])
} catch (error) {
  console.error(`\n${error.message}`)
  totals.failed += 1
}
if (failures.length > 0) process.stdout.write(`\nfailed:\n${failures.map((failure) => `- ${failure}`).join('\n')}\n`)
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(totals.failed === 0 ? 0 : 1)
