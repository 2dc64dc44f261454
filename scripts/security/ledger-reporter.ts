import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestModule } from 'vitest/node'
import { openLedger } from './ledger.ts'
import { promisesIn } from './shown-by.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Writes what came of each test that names a promise into the ledger of `run.ts`, as soon as its file is through. */
export default class LedgerReporter implements Reporter {
  readonly #ledger = openLedger(process.env.ETALON_SECURITY_STATE ?? '')

  onTestModuleEnd(module: TestModule): void {
    const path = relative(root, module.moduleId)
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (promisesIn(test.fullName).length === 0 || (state !== 'passed' && state !== 'failed')) continue
      this.#ledger.write({ kind: 'test', path, title: test.fullName, held: state === 'passed' })
    }
    this.#ledger.write({ kind: 'file', path, held: module.ok() })
  }
}
