// The server under a mixed load, beside the least that could answer the same: a bare Fastify with pg that replays the server's own
// statements. Both in turn on one machine, each with a process and a database of its own in one PostgreSQL. `npm run bench:server`
// writes bench/results/server.md; how much memory the server holds says `npm run bench:memory`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/db/index.ts'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { type Ground, type Kind, mix } from './asks.ts'
import { type Contender, checkAgreement, processorOf, record, startBare } from './contenders.ts'
import { environmentOf, groundAt } from './ground.ts'
import { type Load, load, percentile } from './load.ts'
import { loggingSettings } from './statements.ts'

const { values: given } = parseArgs({
  options: {
    /** Pairs of turns. */
    pairs: { type: 'string', default: '12' },
    /** Seconds of a turn. */
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
  },
})
const pairs = Number(given.pairs)
const seconds = Number(given.seconds)
const connections = Number(given.connections)
/** What is to be reached. */
const goals = { throughput: 0.6, p99: 2 } as const

const folder = mkdtempSync(join(tmpdir(), 'etalon-bench-'))
const cluster = join(folder, 'postgres')
const postgres = await startEmbeddedPostgres({ dataFolder: cluster, settings: loggingSettings })
const stops: (() => unknown)[] = [() => postgres.stop()]

async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: postgres.url('postgres') })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

/** The server on a database with the demonstration, and the bare one on a copy of it. */
async function prepare(): Promise<{ contenders: [Contender, Contender]; ground: Ground; statements: string }> {
  await asOwner('create database server')
  const environment = environmentOf(postgres.url('server'), folder)
  const seeding = await startServerProcess(environment)
  const ground = await groundAt(seeding.workspaceUrl)
  const recording = await record({ url: seeding.workspaceUrl, ground, databaseUrl: postgres.url('server'), cluster })
  await seeding.stop()
  await asOwner('create database bare template server')
  const server = await startServerProcess(environment)
  stops.push(() => server.kill())
  const bare = await startBare({ recording, folder, databaseUrl: postgres.url('bare') })
  stops.push(bare.stop)
  const count = Object.entries(recording.statements).map(([kind, list]) => `${kind} ${list.length}`)
  return {
    contenders: [{ name: 'server', url: server.workspaceUrl, pid: server.pid }, bare],
    ground,
    statements: count.join(', '),
  }
}

interface Turns {
  readonly loads: Load[]
  processor: number
}

function tableOf(turns: Readonly<Record<Contender['name'], Turns>>) {
  const figures = ({ loads, processor }: Turns) => {
    const requests = loads.reduce((sum, one) => sum + one.requests, 0)
    const time = loads.reduce((sum, one) => sum + one.seconds, 0)
    const of = (kind: Kind) => loads.flatMap(({ times }) => times[kind])
    const all = (Object.keys(mix) as Kind[]).flatMap(of)
    return { throughput: requests / time, all, of, processor: (processor * 1000) / requests }
  }
  const [server, bare] = [figures(turns.server), figures(turns.bare)]
  const row = (what: string, one: number, other: number, digits = 1) => [
    what,
    one.toFixed(digits),
    other.toFixed(digits),
    (one / other).toFixed(2),
  ]
  const latency = (what: string, one: readonly number[], other: readonly number[]) =>
    [50, 99].map((percent) => row(`${what}, p${percent} in ms`, percentile(one, percent), percentile(other, percent)))
  const rows = [
    row('requests a second', server.throughput, bare.throughput, 0),
    ...latency('all', server.all, bare.all),
    row('processor time of the process, ms a request', server.processor, bare.processor, 2),
    ...(Object.keys(mix) as Kind[]).flatMap((kind) => latency(kind, server.of(kind), bare.of(kind))),
  ]
  return rows
}

/** The median over the pairs: what else the machine does meanwhile disturbs one pair, and not all. */
function ratioOf(turns: Readonly<Record<Contender['name'], Turns>>, figure: (one: Load) => number): number {
  const ratios = turns.server.loads.map((one, place) => {
    const other = turns.bare.loads[place]
    return other ? figure(one) / figure(other) : Number.NaN
  })
  return percentile(ratios, 50)
}

try {
  const { contenders, ground, statements } = await prepare()
  await checkAgreement(contenders, ground)
  const turns = { server: { loads: [], processor: 0 }, bare: { loads: [], processor: 0 } } as Record<Contender['name'], Turns>
  for (const { url } of contenders) await load({ url, ground, mix, connections, until: { seconds: Math.min(8, seconds) } })
  for (let pair = 0; pair < pairs; pair += 1) {
    // Who is first is last the next time.
    for (const { name, url, pid } of pair % 2 === 0 ? contenders : contenders.toReversed()) {
      const before = processorOf(pid)
      const one = await load({ url, ground, mix, connections, until: { seconds } })
      turns[name].loads.push(one)
      turns[name].processor += processorOf(pid) - before
      console.log(`${name}: ${(one.requests / one.seconds).toFixed(0)} requests a second`)
    }
  }
  const rows = tableOf(turns)
  const throughput = ratioOf(turns, (one) => one.requests / one.seconds)
  const p99 = ratioOf(turns, ({ times }) => percentile(Object.values(times).flat(), 99))

  const met = (good: boolean) => (good ? 'met' : 'missed')
  const table = [['', 'Etalon', 'bare', 'ratio'], ['---', '--:', '--:', '--:'], ...rows]
  const report = `# The server beside a bare one

A mixed load on loopback: of a hundred operations ${Object.entries(mix)
    .map(([kind, part]) => `${part} ${kind}`)
    .join(', ')}, a sign-in being two requests. ${connections} people send one after the other, as fast as they are
answered; ${pairs} pairs of turns of ${seconds} s, after a warm-up. The bare server is Fastify with pg: it replays what
PostgreSQL wrote down when the real one was asked (statements: ${statements}), with the values of the request, and does nothing
else: no check of the contract, no permission, no words. Before the first turn both are asked the same and must tell as many
records. Both have a process and a copy of one database in one PostgreSQL 18, whose
writes are on disk before they are answered; those who ask share the processors with them.

Goals, by the median of the ratios of each pair of turns: throughput at least ${goals.throughput} of the bare one's: ${throughput.toFixed(2)}, ${met(throughput >= goals.throughput)}. p99 at most ${goals.p99} times the bare one's:
${p99.toFixed(2)}, ${met(p99 <= goals.p99)}.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

Node ${process.versions.node}, ${availableParallelism()} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}. Again: \`npm run bench:server\`; \`-- --pairs 1 --seconds 3\` is a quick look that writes
the same file.
`
  const file = fileURLToPath(new URL('../results/server.md', import.meta.url))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, report)
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' })
  console.log(report)
} finally {
  for (const stop of stops.reverse()) await stop()
  rmSync(folder, { recursive: true, force: true })
}
