// Whether the server holds more memory the longer it works: what is left after garbage was collected, again and again under a mixed
// load. `npm run bench:memory` writes bench/results/server-memory.md.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../../apps/server/src/db/index.ts'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { environmentOf, groundAt } from './ground.ts'
import { load, percentile } from './load.ts'
import type { Held } from './tell-memory.ts'

const { values: given } = parseArgs({
  options: {
    /** Requests under which memory is watched, after a tenth as many to warm up. */
    requests: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '16' },
  },
})
const requests = Number(given.requests)
const connections = Number(given.connections)
/** Little is written, so that lists stay about as long as they were. */
const mix = { list: 45, detail: 30, dictionary: 20, submit: 3, signIn: 2 } as const
const looks = 20
/** So many times what the second quarter holds the last may hold. */
const goal = 1.05

/** What the server held at each look under the load. */
async function watched(databaseUrl: string, folder: string): Promise<readonly Held[]> {
  const file = join(folder, 'memory.jsonl')
  const server = await startServerProcess({
    ...environmentOf(databaseUrl, folder),
    ETALON_BENCH_MEMORY: file,
    NODE_OPTIONS: `--import=${new URL('./tell-memory.ts', import.meta.url).href}`,
  })
  try {
    const url = server.workspaceUrl
    const all = { url, ground: await groundAt(url), mix, connections }
    await load({ ...all, until: { requests: requests / 10 } })
    const tell = () => void process.kill(server.pid, 'SIGUSR2')
    await load({ ...all, until: { requests }, onEvery: { requests: Math.ceil(requests / looks), tell } })
  } finally {
    await server.stop()
  }
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  if (lines.length < looks - 1) throw new Error(`The server told only ${lines.length} times what it holds.`)
  return lines.map((line) => JSON.parse(line) as Held)
}

const words = { heapUsed: 'objects that are reachable', external: 'buffers outside the heap', rss: 'resident set' } as const

function rowOf(held: readonly Held[], name: keyof Held) {
  const values = held.map((one) => one[name] / 2 ** 20)
  const quarter = (which: number) =>
    percentile(values.slice(Math.floor((values.length * (which - 1)) / 4), Math.ceil((values.length * which) / 4)), 50)
  const [second, last] = [quarter(2), quarter(4)]
  const cells = [
    words[name],
    second.toFixed(1),
    last.toFixed(1),
    (last / second).toFixed(2),
    values.map((one) => one.toFixed(0)).join(' '),
  ]
  return { cells, ratio: last / second }
}

const folder = mkdtempSync(join(tmpdir(), 'etalon-bench-'))
const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') })
try {
  const held = await watched(postgres.url('postgres'), folder)
  const heap = rowOf(held, 'heapUsed')
  const table = [
    ['', 'second quarter, median', 'last quarter, median', 'ratio', 'each look'],
    ['---', '--:', '--:', '--:', '---'],
    ...[heap, rowOf(held, 'external'), rowOf(held, 'rss')].map(({ cells }) => cells),
  ]
  const report = `# Memory of the server under load

A mixed load on loopback (of a hundred operations ${Object.entries(mix)
    .map(([kind, part]) => `${part} ${kind}`)
    .join(', ')}) of ${connections} people: ${requests / 10} requests to warm up, and
${requests} more. At each of ${held.length} looks garbage is collected first, so that the figures are what the server holds on to, and not
what it has not yet cleared away. In MiB:

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

Goal: reachable objects of the last quarter at most ${goal} times those of the second: ${heap.ratio.toFixed(2)}, ${heap.ratio <= goal ? 'met' : 'missed'}.

Node ${process.versions.node}, ${availableParallelism()} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}. Again: \`npm run bench:memory\`; \`-- --requests 5000\` is a
quick look that writes the same file.
`
  const file = fileURLToPath(new URL('../results/server-memory.md', import.meta.url))
  writeFileSync(file, report)
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' })
  console.log(report)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
