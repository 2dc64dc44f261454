// Lists as files: rows a second and memory, beside plain `COPY … TO STDOUT` of the same statement, and beside the streaming writer of
// exceljs. Each run is a process of its own, in turn. `npm run bench:export -- --rows 50000,1000000 --rounds 5,1` writes
// bench/results/export.md and export.json.
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import pg from 'pg'
import { migrateDatabase, startEmbeddedPostgres } from '../../apps/server/src/db/index.ts'
import { seedInstitute } from '../../apps/server/src/demo/index.ts'
import { loadSeal } from '../../apps/server/src/session/index.ts'
import { manyOrders } from '../../apps/server/src/testing/many-orders.ts'

const { values: given } = parseArgs({
  options: {
    /** How many rows there are, in turn. */
    rows: { type: 'string', default: '50000,1000000' },
    /** Rounds for each number of rows. */
    rounds: { type: 'string', default: '5,3' },
  },
})
const sizes = given.rows.split(',').map(Number)
const rounds = given.rounds.split(',').map(Number)
const names = ['copy', 'csv', 'xlsx', 'exceljs'] as const
type Name = (typeof names)[number]

interface Run {
  readonly milliseconds: number
  readonly bytes: number
  /** MiB over what the process had before it began. */
  readonly memory: number
  readonly processor: number
}

const folder = mkdtempSync(join(tmpdir(), 'etalon-bench-export-'))
const program = fileURLToPath(new URL('./contender.ts', import.meta.url))
const results = fileURLToPath(new URL('../results', import.meta.url))
const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), settings: { max_wal_size: '4GB' } })
const url = postgres.url('postgres')

async function run(name: Name, prefix: string): Promise<Run> {
  const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning', '--expose-gc']
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, program, name, url, folder, prefix], {
    env: process.env,
    maxBuffer: 1024 * 1024,
  })
  return JSON.parse(stdout)
}

const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other)
const median = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? 0
const spread = (values: readonly number[]) => `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`

interface Measured {
  readonly rows: number
  readonly rounds: number
  readonly runs: Readonly<Record<Name, readonly Run[]>>
}

async function measure(rows: number, count: number, prefix: string): Promise<Measured> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await manyOrders(owner, { orders: rows, prefix, samples: false })
  await owner.query('vacuum analyze work_order')
  await owner.query('checkpoint')
  await owner.end()
  const runs: Record<Name, Run[]> = { copy: [], csv: [], xlsx: [], exceljs: [] }
  // Once for warmth: the first reads the table from the disk.
  await run('copy', prefix)
  for (let round = 0; round < count; round += 1) {
    for (const name of names) {
      const one = await run(name, prefix)
      runs[name].push(one)
      process.stdout.write(`${rows} ${name} ${Math.round(one.milliseconds)} ms, ${Math.round(one.memory)} MiB\n`)
    }
  }
  return { rows, rounds: count, runs }
}

const times = ({ runs }: Measured, name: Name) => runs[name].map(({ milliseconds }) => milliseconds)
const ratio = (measured: Measured, name: Name, to: Name) => median(times(measured, to)) / median(times(measured, name))
const grouped = (value: number) => Math.round(value).toLocaleString('en-US')

function table(measured: Measured): string {
  const lines = names.map((name) => {
    const all = measured.runs[name]
    const of = (pick: (run: Run) => number) => median(all.map(pick))
    const each = measured.rows / (of(({ milliseconds }) => milliseconds) / 1000)
    return `| ${titles[name]} | ${grouped(each)} | ${grouped(of(({ milliseconds }) => milliseconds))} (${spread(times(measured, name))}) | ${grouped(of(({ memory }) => memory))} | ${grouped(of(({ bytes }) => bytes / 1024 / 1024))} | ${ratio(measured, name, 'copy').toFixed(2)} | ${ratio(measured, name, 'exceljs').toFixed(2)} |`
  })
  return `## ${grouped(measured.rows)} rows

| | rows a second | ms, median (spread) | MiB over idle | MiB of file | speed, of COPY | speed, of exceljs |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join('\n')}
`
}

const titles: Readonly<Record<Name, string>> = {
  copy: '`COPY … TO STDOUT`',
  csv: 'Etalon, CSV',
  xlsx: 'Etalon, XLSX',
  exceljs: 'exceljs, streaming',
}

try {
  await migrateDatabase(url)
  await seedInstitute(url, loadSeal(join(folder, 'seal.key')))
  const measured: Measured[] = []
  for (const [at, rows] of sizes.entries()) measured.push(await measure(rows, rounds[at] ?? 1, `B${'ABCDEFGH'[at]}`))
  const goals = measured.map((one) => {
    const peak = Math.max(...(['csv', 'xlsx'] as const).flatMap((name) => one.runs[name].map(({ memory }) => memory)))
    const csv = ratio(one, 'csv', 'copy')
    const xlsx = ratio(one, 'xlsx', 'exceljs')
    const met = (is: boolean) => (is ? 'met' : 'missed')
    return `- ${grouped(one.rows)} rows: CSV ${csv.toFixed(2)} of COPY (at least 0.3: ${met(csv >= 0.3)}), XLSX ${xlsx.toFixed(2)} of exceljs (at least 1: ${met(xlsx >= 1)}), memory ${Math.round(peak)} MiB over idle at most (200: ${met(peak <= 200)}).`
  })
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} processors, Node ${process.version}, exceljs 4.4.0, PostgreSQL 18`
  const date = new Date().toISOString().slice(0, 10)
  mkdirSync(results, { recursive: true })
  writeFileSync(
    join(results, 'export.md'),
    `# Lists as files

Orders as their list shows them at first, eight columns, out of PostgreSQL into a file. Each run is a process of its own; they take turns, and
the numbers are medians. \`COPY\` and exceljs read what Etalon reads: the same statement, exceljs by the same cursor. Memory is the peak of the
process less what it had before it began. The orders have no samples: their numbers are looked for all the same.

${goals.join('\n')}

${measured.map(table).join('\n')}
${date}, ${machine}, at ${commit}. \`npm run bench:export\` writes this anew.
`,
  )
  writeFileSync(join(results, 'export.json'), `${JSON.stringify({ date, machine, commit, measured }, null, 2)}\n`)
  // Tables as the formatter has them.
  execFileSync('npx', ['biome', 'format', '--write', results], { stdio: 'ignore' })
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
