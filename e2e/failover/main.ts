// `npm run test:failover -- --times 3`: the primary of two PostgreSQL servers is killed under load and its replica promoted. Ends with 1 where
// anything acknowledged was lost, or calls did not succeed again in time; writes docs/reliability/failover.md.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type FailoverFigures, runFailover } from './run-failover.ts'

/** Seconds from the promotion within which a call must succeed again. */
const inTime = 15

const { values: given } = parseArgs({ options: { times: { type: 'string', default: '3' } } })
const times = Number(given.times)
const figures: FailoverFigures[] = []
for (let time = 1; time <= times; time += 1) {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-failover-'))
  // PostgreSQL runs as somebody else.
  chmodSync(folder, 0o755)
  try {
    const found = await runFailover({ folder, writing: 5000, leaderless: 1000 + 1000 * time, after: 3000 })
    figures.push(found)
    process.stdout.write(`${time} of ${times}: ${JSON.stringify(found)}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isLate = ({ silent }: FailoverFigures) => silent.sincePromotion > inTime
const held = figures.every((one) => one.faults.length === 0 && !isLate(one))
const rows = figures.map(
  ({ acknowledged, repeated, tries, silent, historyRows, faults }, at) =>
    `| ${[
      at + 1,
      acknowledged.before,
      acknowledged.after,
      repeated,
      tries,
      silent.sinceKill.toFixed(1),
      silent.sincePromotion.toFixed(1),
      historyRows,
      faults.length,
    ].join(' | ')} |`,
)
const root = fileURLToPath(new URL('../..', import.meta.url))
const file = join(root, 'docs/reliability/failover.md')
mkdirSync(join(root, 'docs/reliability'), { recursive: true })
writeFileSync(
  file,
  `# When the primary PostgreSQL dies

${figures[0]?.versions}; ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} processors, ${cpus()[0]?.model.trim()}. Again: \`npm run test:failover\`.

A primary whose commits wait for its replica’s disk, that replica, and HAProxy, which asks both twice a second which of them takes writes. Eight people
write; all processes of the primary are killed at once; after a while the replica is promoted, as Patroni or a person would. Whoever was not answered
sends the same again, with its key, until an answer comes; the client does so by itself where that is safe, and what is counted below is beyond that. Then every write that was ever acknowledged is looked for: there, as it was acknowledged, and
once; and every history is computed again.

Nothing acknowledged may be lost, and a call must succeed within ${inTime} s of the promotion: ${held ? 'held' : '**not held**'}.

| time | acknowledged before | after | sent again | tries | s without an answer | of that after the promotion | rows of history | lost, changed or doubled |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
${figures
  .flatMap(({ faults }) => faults)
  .map((fault) => `\n- ${fault}`)
  .join('')}`,
)
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' })
process.stdout.write(`${held ? 'Held' : 'NOT HELD'}. Written: docs/reliability/failover.md\n`)
process.exitCode = held ? 0 : 1
