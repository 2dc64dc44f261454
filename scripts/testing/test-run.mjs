// A run of many suites: what passed and what failed of each, how long it took, and what failed by name.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, step } from '../prepare.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)

const beginning = (text) =>
  text
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n')

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

/** Of how many files a suite may walk failed tests once more; where more failed it is no chance. */
const mostOnceMore = 2

/**
 * The files of a report of vitest in which tests failed; undefined where something else went wrong too, or too many did.
 * @param {{
 *   testResults?: readonly { name: string, status: string, assertionResults: readonly { status: string }[] }[],
 *   numTotalTestSuites?: number,
 * }} report
 */
export function worthOnceMore({ testResults = [], numTotalTestSuites = 0 }) {
  const failed = testResults.filter(({ status }) => status === 'failed')
  const areTests = failed.every(({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed'))
  return numTotalTestSuites > 0 && areTests && failed.length > 0 && failed.length <= mostOnceMore
    ? failed.map(({ name }) => relative(root, name))
    : undefined
}

/** The files of a report of vitest, with how many of their tests passed and failed and how many seconds they took. */
const filesIn = ({ testResults = [] }) =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    path: relative(root, name),
    passed: assertionResults.filter(({ status }) => status === 'passed').length,
    failed: assertionResults.filter(({ status }) => status === 'failed').length,
    seconds: (endTime - startTime) / 1000,
  }))

/**
 * Runs suites and counts what came of them.
 * @param {Record<string, string | undefined>} env the environment of all of them
 */
export function startRun(env) {
  /** @type {import('./full-report.mjs').Suite[]} */
  const suites = []

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

  /** Does the work of a suite, and notes what came of it with the time that it took. */
  async function timed(title, name, work) {
    const began = Date.now()
    let counted = { passed: 0, failed: 1, files: [] }
    /** @type {string[]} */
    const failures = []
    /** @type {string[]} */
    const unsteady = []
    await step(title, async () => {
      counted = await work(failures, unsteady)
      return counted.failed === 0
    })
    suites.push({ name, ...counted, seconds: (Date.now() - began) / 1000, failures, unsteady })
  }

  return {
    suites,
    failures: () => suites.flatMap((suite) => suite.failures),
    /** What failed among others and held alone, each with the reason why it failed: it counts as passed, and wants to be looked at. */
    unsteady: () => suites.flatMap((suite) => suite.unsteady),
    fail: (message) =>
      suites.push({ name: message, passed: 0, failed: 1, seconds: 0, files: [], failures: [message], unsteady: [] }),
    totals: () => ({
      passed: suites.reduce((sum, { passed }) => sum + passed, 0),
      failed: suites.reduce((sum, { failed }) => sum + failed, 0),
    }),

    /** A check that either holds or does not: counts as one. */
    check: (title, program, args) =>
      timed(title, title, async (failures) => {
        const good = await ended(program, args, true)
        if (!good) failures.push(title)
        return { passed: good ? 1 : 0, failed: good ? 0 : 1, files: [] }
      }),

    /**
     * The tests of a project of vitest, one project after the other: a browser on two cores wants them for itself.
     * @param {{ paths?: readonly string[], flags?: readonly string[], env?: Record<string, string | undefined>, mayWalkAgain?: boolean }} [how]
     *   paths: which files, all where it is left out; env: besides that of all suites; mayWalkAgain: where tests of one or two files failed,
     *   these files are walked once more, alone, and what holds then is told as unsteady. Not for what looks for faults by chance: there
     *   the one that was found is what was looked for
     */
    tests: (name, project, { paths = [], flags = [], env: more = {}, mayWalkAgain = false } = {}) =>
      timed(`tests: ${name}`, name, async (failures, unsteady) => {
        const walk = async (reportName, files) => {
          const report = join(root, 'reports', `${reportName}.json`)
          const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
          const good = await ended(bin('vitest'), ['run', '--project', project, ...files, ...flags, ...reporters], false, more)
          try {
            return { good, told: JSON.parse(readFileSync(report, 'utf8')) }
          } catch {
            return { good, told: { numPassedTests: 0, numFailedTests: 0 } }
          }
        }
        const { good, told } = await walk(name, paths)
        const counted = { passed: told.numPassedTests, failed: told.numFailedTests, files: filesIn(told) }
        if (good) {
          if (counted.passed > 0) return counted
          failures.push(`${name} ran no test`)
          return { ...counted, failed: 1 }
        }
        const again = mayWalkAgain ? worthOnceMore(told) : undefined
        if (again && (await walk(`${name}-once-more`, again)).good) {
          unsteady.push(...failedIn(told))
          return { ...counted, passed: counted.passed + counted.failed, failed: 0 }
        }
        const failedTests = failedIn(told)
        failures.push(...(failedTests.length > 0 ? failedTests : [name]))
        // A run that broke down without a failing test is a failure all the same.
        return { ...counted, failed: Math.max(counted.failed, 1) }
      }),
  }
}
