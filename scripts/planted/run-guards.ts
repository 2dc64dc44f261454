import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { toolEnvironment } from '../prepare.mjs'
import type { Guard } from './faults.ts'

/** A test that failed. */
export interface Finding {
  readonly file: string
  readonly title: string
}

/** What a run of tests came to. */
export interface GuardRun {
  readonly tests: number
  readonly failed: readonly Finding[]
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/**
 * Runs tests in a copy of the checkout.
 * @param bail ends at the first that fails
 * @throws Error where a file of tests could not be read at all: then nothing was tested, and nothing found
 */
export function runGuard(folder: string, { project, paths }: Guard, { bail }: { readonly bail: boolean }): GuardRun {
  const reportFile = join(folder, 'reports/planted.json')
  rmSync(reportFile, { force: true })
  const { stderr, stdout } = spawnSync(
    join(folder, 'node_modules/.bin/vitest'),
    [
      ...['run', '--project', project, '--reporter=json', `--outputFile=${reportFile}`, '--passWithNoTests'],
      ...(bail ? ['--bail=1'] : []),
      ...paths,
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...toolEnvironment({ ETALON_APPS_BUILT: '1', NODE_OPTIONS: '--disable-warning=DEP0205' }), ...ownTools(folder) },
    },
  )
  if (!existsSync(reportFile)) throw new Error(`The tests did not run: ${project} ${paths.join(' ')}\n${stdout}\n${stderr}`)
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const of = (status: string) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((one) => one.status === status)
        .map(({ fullName }) => ({ file: relative(folder, name), title: fullName })),
    )
  const failed = of('failed')
  const unread = report.testResults.find(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  if (failed.length === 0 && unread) throw new Error(`${relative(folder, unread.name)} could not be read:\n${unread.message}`)
  return { tests: failed.length + of('passed').length, failed }
}

/** The tools of the copy, and none of the checkout that it was made of. */
const ownTools = (folder: string) => ({
  PATH: `${join(folder, 'node_modules/node/bin')}:${join(folder, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
})
