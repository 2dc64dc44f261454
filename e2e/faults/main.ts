// `npm run test:faults`: faults of network, server and browser, one after the other. `-- F5 F6` makes those alone, `-- --resume` leaves out
// what held already on the same sources, `-- --seed 7` goes from a seed,
// `-- --of 4d9d1c51b787` runs nothing and writes what earlier runs came to, of those sources. Ends with 1 where one did not hold; writes docs/reliability/faults.md.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newSeed } from '../../apps/server/src/testing/seed.ts'
import { build, root, toolEnvironment, withPrepared } from '../../scripts/prepare.mjs'
import { stateOfSources } from '../../scripts/run-ledger.ts'
import { catalogue } from './catalogue.ts'
import { readLedger } from './ledger.ts'
import { type Outcome, outcomeOf } from './outcomes.ts'
import { runVariable, sourcesVariable } from './run-variables.ts'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { resume: { type: 'boolean', default: false }, seed: { type: 'string' }, of: { type: 'string' } },
})
const unknown = positionals.filter((id) => !catalogue.some((fault) => fault.id === id))
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}: the faults are F1 to F${catalogue.length}.\n`)
  process.exit(2)
}
const seed = given.seed ?? String(newSeed())
const sources = stateOfSources()
const counted = given.of?.split(',') ?? [sources]
const wished = catalogue.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
const outcomeNow = () => catalogue.map((fault) => outcomeOf(fault, readLedger(), counted))
const before = outcomeNow()
const isHeld = (id: string) =>
  before.some(({ fault, outcome }) => fault.id === id && outcome !== 'not held' && outcome !== 'not run')
const todo = given.of !== undefined ? [] : given.resume ? wished.filter(({ id }) => !isHeld(id)) : wished

if (given.of === undefined) await withPrepared(build)
const run = new Date().toISOString()
// File by file: whatever ends a run early, what came before it is in the ledger.
const files = new Map(todo.flatMap(({ places }) => places.map(({ file, project }) => [file, project] as const)))
for (const [file, project] of files) {
  const ids = todo.filter(({ places }) => places.some((place) => place.file === file)).map(({ id }) => id)
  process.stdout.write(`\n${ids.join(' ')}: ${file}\n`)
  await vitest(project, file, ids)
}
report(outcomeNow())

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

function report(outcomes: readonly Outcome[]): void {
  const words = {
    held: 'held',
    'held in part': 'held in part',
    'not held': '**not held**',
    'not made': 'not made',
    'not run': 'not run',
  } as const
  const text = (value: string) => value.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ')
  const rows = outcomes.map(
    ({ fault, outcome, seen, seconds }) =>
      `| ${[
        fault.id,
        text(`${fault.cause} → ${fault.mustBeSeen}`),
        text(seen.join('; ')) || '—',
        words[outcome],
        seconds.toFixed(0),
      ].join(' | ')} |`,
  )
  const count = (which: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === which).length
  const totals = `${count('held')} held, ${count('held in part')} held in part, ${count('not held')} not held, ${count('not made')} not made, ${count('not run')} not run`
  const file = join(root, 'docs/reliability/faults.md')
  mkdirSync(join(root, 'docs/reliability'), { recursive: true })
  writeFileSync(
    file,
    `# What happens when something goes wrong

${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}, seed ${seed}, sources ${counted.join(' and ')}. Again: \`npm run test:faults\`; one of them: \`npm run test:faults -- F5\`;
what did not hold or was not run yet: \`npm run test:faults -- --resume\`.

Faults of network, server and browser, each made on purpose before the running product: a proxy of our own between a real browser and the server cuts, delays, swallows,
truncates and replaces; the server runs on a real PostgreSQL. ${totals}.

| | fault → what must be seen | what happened | | s |
| --- | --- | --- | --- | ---: |
${rows.join('\n')}
`,
  )
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' })
  process.stdout.write(`\n${totals}. Written: docs/reliability/faults.md\n`)
  process.exitCode = count('not held') > 0 ? 1 : 0
}
