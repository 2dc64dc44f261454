// `npm run test:faults`: faults of network, server and browser, one after the other. `-- F5 F6` makes those alone, `-- --resume` leaves out
// what held already on the same sources, `-- --seed 7` goes from a seed, `-- --dry-run` says what would be made. Ends with 1 where one that was
// made did not hold; writes docs/reliability/faults.md, in which what was not made stays as it was.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newSeed } from '../../apps/server/src/testing/seed.ts'
import { build, root, toolEnvironment, withPrepared } from '../../scripts/prepare.mjs'
import { stateOfSources } from '../../scripts/sources.ts'
import { type CataloguedFault, catalogue } from './catalogue.ts'
import { readLedger } from './ledger.ts'
import { outcomeOf } from './outcomes.ts'
import { documentOf, type FaultRecord, readRecord, totalsOf, writeRecord } from './record.ts'
import { runVariable, sourcesVariable } from './run-variables.ts'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    resume: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
})
const unknown = positionals.filter((id) => !catalogue.some((fault) => fault.id === id))
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}: the faults are F1 to F${catalogue.length}.\n`)
  process.exit(2)
}
const seed = given.seed ?? String(newSeed())
const sources = stateOfSources(root)
const wished = catalogue.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
const before = readRecord()
// Of a run that was broken off, the ledger knows more than the record.
const isHeld = (fault: CataloguedFault) => {
  const { outcome } = outcomeOf(fault, readLedger(), sources)
  if (outcome !== 'not run') return outcome !== 'not held'
  const recorded = before[fault.id]
  return recorded?.sources === sources && recorded.outcome !== 'not held' && recorded.outcome !== 'not run'
}
const todo = given.resume ? wished.filter((fault) => !isHeld(fault)) : wished
process.stdout.write(`Sources ${sources}. To be made: ${todo.map(({ id }) => id).join(' ') || 'nothing'}.\n`)
if (given['dry-run']) process.exit(0)

if (todo.length > 0) await withPrepared(build)
const run = new Date().toISOString()
// File by file: whatever ends a run early, what came before it is in the ledger.
const files = new Map(todo.flatMap(({ places }) => places.map(({ file, project }) => [file, project] as const)))
for (const [file, project] of files) {
  const ids = todo.filter(({ places }) => places.some((place) => place.file === file)).map(({ id }) => id)
  process.stdout.write(`\n${ids.join(' ')}: ${file}\n`)
  await vitest(project, file, ids)
}
report()

/** Runs the tests of a file whose titles name one of the faults. */
function vitest(project: string, file: string, ids: readonly string[]): Promise<void> {
  const reporter = join(root, 'e2e/faults/ledger-reporter.ts')
  const args = [
    'run',
    '--project',
    project,
    file,
    '-t',
    `\\[(${ids.join('|')})\\]`,
    '--reporter=default',
    `--reporter=${reporter}`,
  ]
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin/vitest'), args, {
      cwd: root,
      stdio: 'inherit',
      env: toolEnvironment({
        [sourcesVariable]: sources,
        [runVariable]: run,
        ETALON_TEST_SEED: seed,
        ETALON_APPS_BUILT: '1',
        NODE_OPTIONS: '--disable-warning=DEP0205',
      }),
    })
    // What failed is in the ledger, and in its output.
    child.on('exit', () => resolve())
  })
}

function report(): void {
  const entries = readLedger()
  // All that is known of the present sources, of this run and of those that were broken off.
  const known = catalogue.flatMap((fault) => {
    const outcome = outcomeOf(fault, entries, sources)
    const isSame = before[fault.id]?.sources === sources && !todo.includes(fault)
    return outcome.outcome === 'not run' || isSame ? [] : [[fault.id, { ...outcome, sources }] as const]
  })
  // What was to be made and cannot be told, as where a file of tests does not begin, has nothing of before to stand on.
  const lost = todo.filter(({ id }) => !known.some(([one]) => one === id))
  const nothing = { outcome: 'not run', seen: [], seconds: 0, day: run.slice(0, 10), sources, seed } as const
  const made: FaultRecord = { ...Object.fromEntries(lost.map(({ id }) => [id, nothing])), ...Object.fromEntries(known) }
  mkdirSync(join(root, 'docs/reliability'), { recursive: true })
  const record = writeRecord(before, made)
  const file = join(root, 'docs/reliability/faults.md')
  const machine = `${availableParallelism()} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}`
  writeFileSync(file, documentOf(record, sources, machine))
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file, file.replace(/md$/, 'json')], {
    stdio: 'ignore',
  })
  process.stdout.write(`\n${totalsOf(record, sources)}. Written: docs/reliability/faults.md\n`)
  process.exitCode = todo.some(({ id }) => record[id]?.outcome !== 'held' && record[id]?.outcome !== 'not made') ? 1 : 0
}
