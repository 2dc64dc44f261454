// `npm run test:security`: every test that shows a promise of promises.ts, and the table of what came of them. `--resume` goes on where a run of
// the same state of the checkout was cut off; `--project server` (several times) runs those of some projects alone. `--long` takes 2,000 pairs for
// the times of answers, which wants the machine for itself and some twenty minutes more.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, root, toolEnvironment, withPrepared } from '../prepare.mjs'
import { stateOfSources } from '../sources.ts'
import { auditedPackages } from './audit.ts'
import { openLedger } from './ledger.ts'
import { anyPromise, filesWithPromises, type TestFile } from './shown-by.ts'
import { securityTable } from './table.ts'

const { values: given } = parseArgs({
  options: {
    resume: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    project: { type: 'string', multiple: true },
  },
})
const projects = ['node', 'server', 'browser', 'e2e'] as const
const wanted = projects.filter((name) => given.project?.includes(name) ?? true)
const state = stateOfSources(root)
const ledger = openLedger(state)
if (!given.resume) ledger.empty()

const environment = toolEnvironment({
  CI: '1',
  TZ: 'Asia/Shanghai',
  NODE_OPTIONS: '--disable-warning=DEP0205',
  ETALON_SECURITY_STATE: state,
  ETALON_APPS_BUILT: '1',
  ETALON_TEST_ROUNDS: '200',
  ETALON_TEST_FILTERS: '2000',
  ETALON_TEST_PASTES: '1000',
  ...(given.long ? { ETALON_TIMING_PAIRS: '2000' } : {}),
})

/** Runs what some files say of promises. What they print is shown as it comes. */
function runFiles(project: TestFile['project'], files: readonly TestFile[]): void {
  const paths = files.map(({ path }) => path)
  process.stdout.write(`… ${project}: ${paths.length} files\n`)
  // Files of the server lean on what their other tests did; journeys stand for themselves, and take minutes.
  const chosen = project === 'e2e' ? ['--testNamePattern', anyPromise] : []
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/security/ledger-reporter.ts')}`]
  spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--project', project, ...chosen, ...reporters, ...paths], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  })
}

const files = filesWithPromises(root)
await withPrepared(async () => {
  if (wanted.includes('e2e')) await build()
})
for (const project of wanted) {
  const done = new Set(ledger.read().flatMap((line) => (line.kind === 'file' && line.held ? [line.path] : [])))
  const left = files.filter((file) => file.project === project && !done.has(file.path))
  if (left.length > 0) runFiles(project, left)
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const text = securityTable({
  day: new Date().toISOString().slice(0, 10),
  commit: `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', '.', ':(exclude)docs') ? ' and what was changed since' : ''}`,
  machine: `${availableParallelism()} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`,
  lines: ledger.read(),
  named: new Map(files.map(({ path, ids }) => [path, ids])),
  audit: auditedPackages(root),
})
const file = join(root, 'docs/reliability/security.md')
mkdirSync(join(root, 'docs/reliability'), { recursive: true })
writeFileSync(file, text)
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' })
const isBroken = /\*\*(not held|no test)\*\*/.test(text) || ledger.read().some(({ held }) => !held)
process.stdout.write(`${/\n(\d+ promises: .*)\n/.exec(text)?.[1]}\nWritten: docs/reliability/security.md\n`)
process.exitCode = isBroken ? 1 : 0
