import { relative } from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'
import { root } from '../support/running.ts'
import { writeLedger } from './ledger.ts'
import { runVariable, sourcesVariable } from './run-variables.ts'

/** Writes down what came of each test of a fault as soon as it has ended, so that a run that is broken off can go on from there. */
export default class LedgerReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const faults = [...test.fullName.matchAll(/\[(F\d+)\]/g)].map(([, id = '']) => id)
    const { state, errors = [] } = test.result()
    if (faults.length === 0 || state === 'skipped' || state === 'pending') return
    const { measured, notMade } = test.meta()
    const title = test.name.replace(/^(\[[A-Z]+-?\d+\] ?)+/, '')
    const failure = errors[0]?.message.split('\n')[0] ?? 'it failed'
    writeLedger({
      faults,
      sources: process.env[sourcesVariable] ?? 'unknown',
      run: process.env[runVariable] ?? 'unknown',
      seed: process.env.ETALON_TEST_SEED ?? 'unknown',
      file: relative(root, test.module.moduleId),
      title,
      outcome: state === 'failed' ? 'not held' : notMade === undefined ? 'held' : 'not made',
      seen: state === 'failed' ? `${title}: ${failure}` : (notMade ?? measured ?? title),
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    })
  }
}
