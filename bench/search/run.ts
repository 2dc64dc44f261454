// Twelve searches over HTTP beside the same SQL through pg, in turn, in databases of 10,000, 100,000 and 1,000,000 orders.
// `npm run bench:search` writes bench/results/search.md and .json; databases are seeded once and kept in .data/bench-search.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { contract } from '@etalon/api/contract'
import pg from 'pg'
import { migrateDatabase, sessionOptions, startEmbeddedPostgres } from '../../apps/server/src/db/index.ts'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { signInAt } from '../../apps/server/src/testing/sign-in.ts'
import { percentile } from '../server/load.ts'
import { loggingSettings, recorded, type Statement } from '../server/statements.ts'
import { type Measured, type Results, reportOf } from './report.ts'
import { type Ground, type Search, searchesFor } from './searches.ts'
import { seeded } from './seeded.ts'

const { values: given } = parseArgs({
  options: {
    /** Orders of each database. */
    sizes: { type: 'string', default: '10000,100000,1000000' },
    /** Rounds, in each of which both are asked everything. */
    rounds: { type: 'string', default: '15' },
    /** Times that a search is asked in a round. */
    times: { type: 'string', default: '8' },
  },
})
const sizes = given.sizes.split(',').map(Number)
const rounds = Number(given.rounds)
const times = Number(given.times)
const root = fileURLToPath(new URL('../..', import.meta.url))
const results = (ending: string) => join(root, 'bench/results', `search.${ending}`)

async function groundOf(owner: pg.Client): Promise<Ground> {
  const { rows: samples } = await owner.query<{ serial: string }>(
    `select serial from sample where tenant_id = '000000' order by id offset 4321 limit 1`,
  )
  const { rows: counted } = await owner.query<{ count: number }>(
    `select count(*)::int as count from item where tenant_id = '000000'`,
  )
  const current = Math.floor((counted[0]?.count ?? 0) / 100)
  const place = (current - 1) * 50
  const { rows: items } = await owner.query<{ id: string }>(
    `select id from item where tenant_id = '000000' order by id desc offset ${place - 1} limit 1`,
  )
  const after = Buffer.from(JSON.stringify({ s: '-id', p: place, v: [items[0]?.id] })).toString('base64url')
  return { serial: samples[0]?.serial ?? '', deep: { after, current } }
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function post(url: string, path: string, token: string, body: string): Promise<string> {
  const { host, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const headers = {
      ...{ host, authorization: `Basic ${btoa('etalon-workspace:public-client')}`, 'blade-auth': `bearer ${token}` },
      ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    }
    const sent = request({ agent, host: '127.0.0.1', port, method: 'POST', path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        if (answer.statusCode === 200) resolve(text)
        else reject(new Error(`${path}: ${answer.statusCode} ${text.slice(0, 400)}`))
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** The first answer: what nobody has asked since the machine began comes from the disk, and may take too long. */
async function warmed(work: () => Promise<string>): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries >= 5) throw error
      console.log(String(error).slice(0, 160))
    }
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/**
 * The statements that ask for the rows of a list, the names that it looks up before among them: what a session and a transaction need
 * besides is the server's.
 */
const isSearch = ({ text }: Statement) => /\bhit\b|\bfound\b|\) as named$/.test(text)

async function measure(orders: number): Promise<readonly Measured[]> {
  const folder = seeded(orders)
  const cluster = join(folder, 'postgres')
  const postgres = await startEmbeddedPostgres({ dataFolder: cluster, settings: { ...loggingSettings, shared_buffers: '1GB' } })
  const url = postgres.url('postgres')
  try {
    // What was seeded by an older release: on millions of rows it takes longer than a start is waited for.
    await migrateDatabase(url)
    const server = await startServerProcess({ DATABASE_URL: url, ETALON_DATA: folder })
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    // As the server's own connections are.
    const alone = new pg.Client({ connectionString: url, options: sessionOptions })
    await alone.connect()
    await alone.query(`select set_config('etalon.tenant', '000000', false)`)
    try {
      const { token } = await signInAt(server.workspaceUrl, 'reception')
      const searches = searchesFor(await groundOf(owner))
      const prepared: {
        search: Search
        overHttp: () => Promise<string>
        statements: Statement[]
        rows: number
        total: string
      }[] = []
      for (const search of searches) {
        const body = JSON.stringify(search.body)
        const overHttp = () => post(server.workspaceUrl, contract[search.list].page.path, token, body)
        const answer = JSON.parse(await warmed(overHttp)).data as { records: unknown[]; total: number; totalIsCapped?: boolean }
        const statements = (await recorded(url, cluster, overHttp)).filter(isSearch)
        const total = `${answer.total.toLocaleString('en')}${answer.totalIsCapped ? '+' : ''}`
        prepared.push({ search, overHttp, statements, rows: answer.records.length, total })
      }
      const http = new Map<string, number[][]>()
      const sql = new Map<string, number[][]>()
      const note = (at: Map<string, number[][]>, name: string, list: number[]) => at.set(name, [...(at.get(name) ?? []), list])
      for (let round = -1; round < rounds; round += 1) {
        for (const { search, overHttp, statements } of prepared) {
          const bySql = async () => {
            for (const { text, values } of statements) await alone.query(text, [...values])
          }
          const both: [Map<string, number[][]>, () => Promise<unknown>][] = [
            [http, overHttp],
            [sql, bySql],
          ]
          for (const [at, work] of round % 2 === 0 ? both : both.toReversed()) {
            const list: number[] = []
            for (let turn = 0; turn < times; turn += 1) list.push(await timed(work))
            // The first round warms up.
            if (round >= 0) note(at, search.name, list)
          }
        }
      }
      return prepared.map(({ search, rows, total, statements }) => ({
        ...{ orders, name: search.name, list: search.list, indexed: search.indexed, rows, total, statements: statements.length },
        http: figures(http.get(search.name) ?? []),
        sql: figures(sql.get(search.name) ?? []),
      }))
    } finally {
      await owner.end()
      await alone.end()
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

/** Medians over the rounds, in milliseconds, and between which two quarters of the rounds lie. */
function figures(lists: readonly number[][]) {
  const of = (percent: number) => lists.map((list) => percentile(list, percent))
  const [p50, p95] = [of(50), of(95)]
  return { p50: percentile(p50, 50), p95: percentile(p95, 50), spread: [percentile(p95, 25), percentile(p95, 75)] as const }
}

const measured: Measured[] = []
for (const orders of sizes) {
  measured.push(...(await measure(orders)))
  console.log(`${orders} orders are measured`)
}
agent.destroy()
// Sizes that were not asked for this time stay as they were measured.
const earlier: readonly Measured[] = existsSync(results('json'))
  ? (JSON.parse(readFileSync(results('json'), 'utf8')) as Results).measured
  : []
const kept = earlier.filter(({ orders }) => !sizes.includes(orders))
const all: Results = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  versions: `Node ${process.versions.node}, PostgreSQL 18`,
  ...{ rounds, times },
  measured: [...kept, ...measured].toSorted((one, other) => one.orders - other.orders),
}
mkdirSync(dirname(results('md')), { recursive: true })
writeFileSync(results('json'), JSON.stringify(all, undefined, 2))
writeFileSync(results('md'), reportOf(all))
execFileSync('npx', ['biome', 'format', '--write', results('md'), results('json')], { stdio: 'ignore', cwd: root })
console.log(readFileSync(results('md'), 'utf8'))
