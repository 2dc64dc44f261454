// `npm run test:load`: a busy minute at the server beside a bare one, and ten times too many, on a million orders. `-- --orders 10000` is a quick
// try, `-- --minutes 60`, or `-- --hour`, a long time at a lower rate; `-- --only overload` one of the parts, `-- --costs` what the
// statements cost PostgreSQL meanwhile, which is written to .data/load/costs.md. Ends with 1 where a promise is not
// kept; writes docs/reliability/load.md from what was measured last of each part, a quick try .data/load/load.md.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runLedger } from '../../scripts/run-ledger.ts'
import { stateOfSources } from '../../scripts/sources.ts'
import { costsOf } from './costs.ts'
import { longDay } from './hour.ts'
import { measureMinutes, underWayOf } from './minute.ts'
import { overload } from './overload.ts'
import { prepare } from './prepare.ts'
import { type About, isKept, type Part, promised, reportOf } from './report.ts'

const { values: given } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '300' },
    pairs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    'warm-up': { type: 'string', default: '15' },
    /** The long part alone. */
    minutes: { type: 'string' },
    hour: { type: 'boolean', default: false },
    only: { type: 'string' },
    costs: { type: 'boolean', default: false },
  },
})
const number = (text: string): number => {
  const value = Number(text)
  if (Number.isFinite(value) && value > 0) return value
  throw new Error(`${text} is not a number above 0`)
}
const minutes = given.hour ? 60 : given.minutes === undefined ? undefined : number(given.minutes)
const wanted = (part: Part['part']) =>
  !given.costs && (given.only === undefined ? (part === 'hour') === (minutes !== undefined) : given.only === part)
const options = {
  rate: number(given.rate),
  warmUp: number(given['warm-up']),
  seconds: number(given.seconds),
  pairs: number(given.pairs),
}
const orders = number(given.orders)
const root = fileURLToPath(new URL('../..', import.meta.url))
const about: About = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}, PostgreSQL 18`,
  sources: stateOfSources(root),
  orders,
}
const ledger = runLedger<Part>('load')
const written: Part[] = []
const keep = (part: Part) => {
  ledger.write(part)
  written.push(part)
  console.log(`${part.part}: ${isKept(part) ? 'kept' : 'NOT KEPT'}`)
}
/** Requests a second of a long day, and seconds of an overload. */
const [quietRate, tooMany] = [50, 20]

const folder = mkdtempSync(join(tmpdir(), 'etalon-load-'))
const prepared = await prepare(orders, folder, { counts: given.costs })
try {
  const { server, bare, statements } = prepared
  // As many as are under way while the server keeps up, as it was measured last.
  const before = ledger.read().findLast((part) => part.part === 'minute' && part.orders === orders)
  let underWay = before?.part === 'minute' ? underWayOf(before.minutes) : 10
  if (given.costs) {
    const costs = await costsOf(server, prepared.databaseUrl, options)
    mkdirSync(join(root, '.data/load'), { recursive: true })
    writeFileSync(join(root, '.data/load/costs.md'), costs)
    console.log(costs)
  }
  if (wanted('minute')) {
    const measured = await measureMinutes({ server, bare }, options)
    keep({ ...about, part: 'minute', options, statements, minutes: measured })
    underWay = underWayOf(measured)
  }
  if (wanted('overload'))
    keep({
      ...about,
      part: 'overload',
      overload: await overload(server, { underWay, seconds: tooMany, inTime: promised.p99, folder }),
    })
  if (wanted('hour'))
    keep({ ...about, part: 'hour', hour: await longDay(server, server.process.pid, { minutes: minutes ?? 60, rate: quietRate }) })
} finally {
  await prepared.stop()
  rmSync(folder, { recursive: true, force: true })
}

if (!given.costs) {
  // A quick try is no figure, and stands where nothing is kept.
  const isWhole = orders === 1_000_000
  const file = join(root, isWhole ? 'docs/reliability/load.md' : '.data/load/load.md')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, reportOf(ledger.read().filter((part) => part.orders === orders)))
  if (isWhole) execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' })
  console.log(`Written: ${relative(root, file)}`)
}
process.exitCode = written.every(isKept) ? 0 : 1
