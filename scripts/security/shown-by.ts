import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyPromise } from './promises.ts'

const known: ReadonlySet<string> = new Set(everyPromise.map(({ id }) => id))
const inBrackets = /\[(ASVS \d+\.\d+\.\d+|[SBQPF]\d+)\]/g

/** The promises that a title names. */
export const promisesIn = (title: string): string[] =>
  [...new Set([...title.matchAll(inBrackets)].map(([, id = '']) => id))].filter((id) => known.has(id))

/** What a title has that is run: any promise. For `--testNamePattern`. */
export const anyPromise = `\\[(${everyPromise.map(({ id }) => id.replaceAll('.', '\\.')).join('|')})\\]`

/** A file of tests that names promises, and the project of vitest that runs it. */
export interface TestFile {
  readonly path: string
  readonly project: 'node' | 'server' | 'browser' | 'e2e'
  readonly ids: readonly string[]
}

const nodeFolders = /^apps\/server\/src\/(settings|refusal|certificates|limits|rich-text|spreadsheet)\//

/** As vitest.config.ts gives files to projects. */
export function projectOf(path: string): TestFile['project'] {
  if (path.startsWith('e2e/')) return 'e2e'
  if (path.endsWith('.tsx') || path.endsWith('.browser.test.ts')) return 'browser'
  return path.startsWith('apps/server/') && !nodeFolders.test(path) ? 'server' : 'node'
}

/** Every file of tests of a checkout with the id of a promise in it. */
export function filesWithPromises(root: string): TestFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'apps/*.test.ts*', 'packages/*.test.ts*', 'e2e/*.test.ts'],
    { cwd: root, encoding: 'utf8' },
  )
  return listed
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .map((path) => ({ path, project: projectOf(path), ids: promisesIn(readFileSync(join(root, path), 'utf8')) }))
    .filter(({ ids }) => ids.length > 0)
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en'))
}
