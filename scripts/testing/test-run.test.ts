import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../prepare.mjs'
import { worthOnceMore } from './test-run.mjs'

const file = (name: string, ...statuses: readonly string[]) => ({
  name: join(root, name),
  status: statuses.every((status) => status === 'passed') && statuses.length > 0 ? 'passed' : 'failed',
  assertionResults: statuses.map((status) => ({ status })),
})
const report = (...testResults: readonly ReturnType<typeof file>[]) => ({ testResults, numTotalTestSuites: testResults.length })

test('tests that failed in one or two files are walked once more', () => {
  expect(worthOnceMore(report(file('a.test.ts', 'passed'), file('b.test.ts', 'passed', 'failed', 'failed')))).toEqual([
    'b.test.ts',
  ])
  expect(worthOnceMore(report(file('e2e/a.test.ts', 'failed'), file('b.test.ts', 'failed')))).toEqual([
    'e2e/a.test.ts',
    'b.test.ts',
  ])
})

test('what failed in three files is no chance', () => {
  expect(
    worthOnceMore(report(file('a.test.ts', 'failed'), file('b.test.ts', 'failed'), file('c.test.ts', 'failed'))),
  ).toBeUndefined()
})

test('a file that could not be read, and a run that broke down, are not walked once more', () => {
  expect(worthOnceMore(report(file('a.test.ts', 'failed'), file('b.test.ts')))).toBeUndefined()
  expect(worthOnceMore(report(file('a.test.ts', 'passed')))).toBeUndefined()
  expect(worthOnceMore({})).toBeUndefined()
})
