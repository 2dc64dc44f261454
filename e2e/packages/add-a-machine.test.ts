import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Checkout, copyCheckout } from '../support/checkout.ts'
import { writeFilesOf } from './worked-example.ts'

let checkout: Checkout
beforeAll(() => {
  checkout = copyCheckout()
}, 120_000)
afterAll(() => checkout.remove())

test('[PKG-4][DS-1] the worked example of a new machine compiles, is walked completely, and its button is held in Chromium', {
  timeout: 600_000,
}, () => {
  const files = writeFilesOf('docs/add-a-machine.md', checkout.folder)
  expect(files.filter((path) => path.startsWith('packages/machines/src/hold/'))).toHaveLength(5)
  expect(files.filter((path) => path.startsWith('packages/ui/src/hold-button/'))).toHaveLength(4)
  const run = (command: string, ...args: string[]) =>
    execFileSync('npx', [command, ...args], { cwd: checkout.folder, encoding: 'utf8', stdio: 'pipe' })
  // As we write, too: what it shows is taken for an example.
  run('biome', 'ci', '--error-on-warnings', ...files)
  expect(run('tsc', '-b')).not.toContain('error')
  const passed = (project: string, folder: string) => {
    const report = join(checkout.folder, `${project}.json`)
    run('vitest', 'run', '--project', project, folder, '--reporter=json', `--outputFile=${report}`)
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return [numPassedTests, numFailedTests]
  }
  expect(passed('node', 'packages/machines/src/hold')).toEqual([3, 0])
  expect(passed('browser', 'packages/ui/src/hold-button')).toEqual([1, 0])
})
