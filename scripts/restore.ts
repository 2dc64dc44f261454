// `npm run test:restore`: a backup that is taken under load comes back elsewhere, cut and spoilt ones are refused, and a database of the first
// release keeps everything through all migrations; at length, and written to docs/reliability/restore.md.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { root, toolEnvironment } from './prepare.mjs'

const { values: given } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, orders: { type: 'string', default: '200' } },
})
const results = { restore: join(root, 'reports/restore.json'), first: join(root, 'reports/first-release.json') }
for (const file of Object.values(results)) rmSync(file, { force: true })
const { status } = spawnSync(
  join(root, 'node_modules/.bin/vitest'),
  [
    'run',
    '--project',
    'server',
    'apps/server/src/backup',
    'apps/server/src/db/first-release.test.ts',
    'apps/server/src/db/older-database.test.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment({
      CI: '1',
      NODE_OPTIONS: '--disable-warning=DEP0205',
      ETALON_RESTORE_SECONDS: given.seconds,
      ETALON_RESTORE_ORDERS: given.orders,
      ETALON_RESTORE_SPOILT: '100',
    }),
  },
)

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
const count = z.number()
const restored = z
  .object({
    ...{
      seconds: count,
      rate: count,
      took: count,
      restored: count,
      acknowledged: count,
      before: count,
      rows: count,
      tables: count,
    },
    ...{ parts: count, files: count, certificates: count, compared: count, sequences: count, spoilt: count },
  })
  .safeParse(read(results.restore))
const first = z
  .object({ tables: count, values: count, migrations: count, lastOfFirst: z.string() })
  .safeParse(read(results.first))
const held = status === 0 && restored.success && first.success
const lines: string[] = []
if (restored.success) {
  const { data } = restored
  lines.push(
    `- **Under load.** Eight people wrote ${data.rate.toFixed(0)} times a second, 50 being asked for, over ${data.seconds} s, and one handed in files. After half of that time a backup was taken: ${(data.took / 1000).toFixed(1)} s for ${data.rows} rows in ${data.tables} tables and ${data.parts} parts of files. It came back into an empty database and another folder in ${(data.restored / 1000).toFixed(1)} s. A backup of what came back has the same count of rows and the same SHA-256 over the sorted rows of every table, the same numbers to go on from, and the same files. Of ${data.acknowledged} acknowledged writes ${data.before} came before the backup: those whose records nobody changed later are there as they were acknowledged, and once.`,
    `- **It works there.** With the keys, which are not in a backup, people sign in; ${data.files} files are byte by byte what was handed in; every history is whole, and the log of certificates with the seals of ${data.certificates} certificates.`,
    `- **At rest**, another way of comparing: ${data.compared} rows, each table sorted and hashed by PostgreSQL, and ${data.sequences} sequences, are the same on both sides.`,
    `- **Cut and spoilt.** Cut at ${data.spoilt} places, and with one bit turned round at as many others: refused each time, and nothing was touched.`,
  )
}
if (first.success) {
  const { data } = first
  lines.push(
    `- **From the first release.** A database as \`${data.lastOfFirst}\` leaves it, with rows of two institutes in each of its ${data.tables} tables, went through the ${data.migrations} migrations since: ${data.values} values were compared and are what they were, but for remarks of reports, which became markup.`,
  )
}
const file = join(root, 'docs/reliability/restore.md')
mkdirSync(join(root, 'docs/reliability'), { recursive: true })
writeFileSync(
  file,
  `# Backups come back

${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}. Again: \`npm run test:restore\`. ${held ? 'All of it held.' : '**Not all of it held.**'}

${lines.join('\n')}

What stands for the first release are the migrations \`0000_foundation\` and \`0001_tenancy\`: orders, samples, reports, certificates and the portal’s questions, each under its institute. Nothing was
released before, so no database is older, and each migration since has to take rows with it.
`,
)
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' })
process.stdout.write(`${held ? 'Held' : 'NOT HELD'}. Written: docs/reliability/restore.md\n`)
process.exitCode = held ? 0 : 1
