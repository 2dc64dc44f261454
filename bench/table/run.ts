// Ten tables and ours beside a floor of hand-written elements. `npm run bench:table` writes bench/results/table.md and table.json;
// `-- --quick --peers=floor,rdg,ours` is a look that writes the same under .data/bench-table; `-- --peers=floor,rdg,ours` measures these alone,
// as thoroughly, and writes table-nearest.md and table-nearest.json beside what all of them came to.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { availableParallelism, cpus } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumEnvironment, chromiumPath } from '../../scripts/chromium.mjs'
import { type Plan, type Visit, visit } from './drive.ts'
import { allPeers, buildPages, dist, harnessPath, sizeOf, versions } from './pages-built.ts'
import { type Run, report } from './report.ts'

const { values: given } = parseArgs({
  options: {
    /** One round of everything and no growth, unless other options say so; the results in bench/results stay as they are. */
    quick: { type: 'boolean', default: false },
    /** Rounds of mounting. */
    rounds: { type: 'string' },
    /** Rounds that scroll, sort and select as well. */
    scroll: { type: 'string' },
    /** Rounds with 5,000 and 500,000 rows. */
    growth: { type: 'string' },
    /** Names with commas between them; the floor is always there, for ratios are to it. */
    peers: { type: 'string' },
  },
})
const rounds = {
  mount: Number(given.rounds ?? (given.quick ? 1 : 15)),
  scroll: Number(given.scroll ?? given.rounds ?? (given.quick ? 1 : 15)),
  growth: Number(given.growth ?? (given.quick ? 0 : 5)),
}
const peers = given.peers ? [...new Set(['floor', ...given.peers.split(',')])] : allPeers
const base = 50_000

await buildPages(peers)
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}
const server = createServer(async ({ url = '/' }, response) => {
  const path = decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname)
  try {
    const body = await readFile(join(dist, path))
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body)
  } catch {
    response.writeHead(404).end()
  }
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The pages are not served.')
const origin = `http://127.0.0.1:${address.port}`

const switches = [
  '--no-sandbox',
  '--disable-smooth-scrolling',
  '--js-flags=--max-old-space-size=8192',
  '--disable-background-timer-throttling',
  '--hide-scrollbars',
  '--disable-dev-shm-usage',
]
const executablePath = chromiumPath()
const launch = () =>
  chromium.launch({ ...(executablePath ? { executablePath } : {}), args: switches, env: chromiumEnvironment() })
let browser = await launch()
const version = browser.version()

const results = fileURLToPath(new URL(given.quick ? '../../.data/bench-table/results' : '../results', import.meta.url))
const visits: Visit[] = []
function save() {
  const run: Run = {
    date: new Date().toISOString().slice(0, 10),
    machine: `Node ${process.versions.node}, ${availableParallelism()} processors, ${cpus()[0]?.model.trim()}`,
    chromium: version,
    versions,
    rows: base,
    rounds,
    sizes: Object.fromEntries(['baseline', ...peers].map((peer) => [peer, sizeOf(peer)])),
    visits,
  }
  const short = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(4)) : value
  const name = given.peers && !given.quick ? 'table-nearest' : 'table'
  const files = { markdown: join(results, `${name}.md`), json: join(results, `${name}.json`) }
  mkdirSync(dirname(files.markdown), { recursive: true })
  writeFileSync(files.markdown, report(run))
  writeFileSync(files.json, `${JSON.stringify(run, short)}\n`)
  return files
}

/** Rounds in which a table that is far behind scrolls, sorts, selects and grows; and how far that is, by the main thread, to ours. */
const far = { rounds: 2, growth: 1, behind: 1.5 }
/** Main thread of one notch, as the median of what a table was seen to need so far. */
function notch(peer: string): number {
  const seen = visits.flatMap((one) => (one.peer === peer && one.rows === base ? (one.wheelCpu?.task ?? []) : []))
  return seen.toSorted((one, other) => one - other)[seen.length >> 1] ?? 0
}
const isFar = (peer: string) => peer !== 'floor' && notch(peer) > far.behind * notch('ours')

/** A table that failed twice at one size is not asked again at that size. */
const failures = new Map<string, number>()
async function round(kind: 'base' | 'growth', rows: number, turn: number, plan: Plan) {
  // Another begins each time, so that none is always the first.
  for (const place of peers.keys()) {
    const peer = peers[(place + turn) % peers.length] ?? 'floor'
    const name = `${peer} ${rows}`
    if ((failures.get(name) ?? 0) > 1) continue
    // Its place is known, and its visits are those that take minutes.
    const isEnough = isFar(peer) && turn >= (kind === 'growth' ? far.growth : far.rounds)
    if (isEnough && kind === 'growth') continue
    if (!browser.isConnected()) browser = await launch()
    const seen = await visit(browser, origin, harnessPath(), peer, rows, isEnough ? { ...plan, scroll: false, ops: false } : plan)
    visits.push({ ...seen, kind, round: turn })
    if (seen.error !== undefined) failures.set(name, (failures.get(name) ?? 0) + 1)
    const told = [`mount ${seen.mount?.toFixed(0)}`, `wheel ${seen.wheelCpu?.task.toFixed(1) ?? '–'}`, seen.error ?? '']
    console.log([kind, turn + 1, rows, peer, ...told].join('  '))
  }
  save()
}

try {
  for (let turn = 0; turn < rounds.mount; turn += 1)
    await round('base', base, turn, { scroll: turn < rounds.scroll, ops: turn < rounds.scroll, steps: 300, jumps: 60 })
  for (let turn = 0; turn < rounds.growth; turn += 1)
    for (const rows of [5000, 500_000]) await round('growth', rows, turn, { scroll: true, ops: false, steps: 120, jumps: 0 })
} finally {
  await browser.close()
  server.close()
}
const files = save()
// A quick look is written where git and Biome do not look.
if (!given.quick) execFileSync('npx', ['biome', 'format', '--write', files.markdown, files.json], { stdio: 'ignore' })
console.log(report(JSON.parse(await readFile(files.json, 'utf8'))))
console.log(`Written: ${files.markdown}`)
