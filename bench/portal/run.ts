// How soon a slow phone has an answer of the portal, beside a page of the same words; how many answers a server gives, beside a bare one.
// `npm run bench:portal` writes bench/results/portal.md and portal.json; `-- --rounds=1` is a look that writes under .data/bench-portal, and
// `-- --answers` one at the answers alone.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { chromium } from 'playwright'
import { runningPostgres } from '../../apps/server/src/db/index.ts'
import { moreCertificates } from '../../apps/server/src/testing/more-certificates.ts'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { slowPhone } from '../../e2e/support/slow-phone.ts'
import { chromiumEnvironment, chromiumPath, chromiumSwitches } from '../../scripts/chromium.mjs'
import { type Network, type Subject, serveBare, type Visit, visit } from './pages.ts'
import { rateOf } from './rate.ts'
import { type Run, report } from './report.ts'

const { values: given } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, answers: { type: 'boolean', default: false } },
})
const rounds = given.answers ? 0 : Number(given.rounds)
const pairs = given.answers ? 3 : Math.min(rounds, 5)
// What is promised is promised to the slow phone that the journeys of the portal have; how it is in a better network is told besides.
const networks: readonly Network[] = [
  { name: 'slow 3G', rounds, ...slowPhone },
  { name: 'a better network', rounds: Math.ceil(rounds / 2), speed: 1_600_000, latency: 150, processor: 4 },
]
const [connections, seconds] = [16, rounds < 9 ? 3 : 8]
const root = fileURLToPath(new URL('../..', import.meta.url))
const results = fileURLToPath(new URL(rounds < 9 ? '../../.data/bench-portal/results' : '../results', import.meta.url))

execFileSync('npm', ['run', 'build', '--silent'], { cwd: root, stdio: 'inherit' })
const folder = mkdtempSync(join(tmpdir(), 'etalon-bench-'))
const server = await startServerProcess({ ETALON_DATA: folder, ETALON_DEMO_ORDERS: '24' })
const databaseUrl = runningPostgres(join(folder, 'postgres'), 'postgres')
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
const { rows } = await owner.query<{ reference: string }>(
  `select reference from certificate where tenant_id = '000000' order by id limit 1`,
)
const reference = rows[0]?.reference ?? ''
// As many more as no page is kept of until its turn comes again.
await owner.query(
  moreCertificates(1500).replace(
    '$1',
    `(select o.mobile from certificate c join report r on r.id = c.report_id
    join work_order o on o.id = r.order_id where c.reference = '${reference}')`,
  ),
)
const { rows: others } = await owner.query<{ reference: string }>(`select reference from certificate where tenant_id = '000000'`)
await owner.query('analyze')
await owner.end()
const pdf = Buffer.from(await (await fetch(`${server.portalUrl}/v/${reference}/certificate.pdf`)).arrayBuffer())

const subjects: readonly Subject[] = [
  {
    page: 'the first page',
    path: '/',
    async begin(page) {
      await page.getByRole('button', { name: /^扫一扫二维码/ }).click()
      await page.getByRole('status').waitFor()
    },
  },
  { page: 'a certificate by its QR code', path: `/v/${reference}` },
  { page: 'the ways to ask', path: '/searchIndex' },
  { page: 'a question about jewellery', path: '/searchJWIndex' },
  { page: 'reports by phone', path: '/phoneSearchReportPage' },
  {
    page: 'the check of a file',
    path: '/check-file',
    async begin(page) {
      await page.locator('input[type=file]').setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: pdf })
      await page.getByText('是本院签发的，没有改动').waitFor()
    },
  },
  { page: 'notices', path: '/detail-info-notice' },
]
const pages = new Map<string, string>()
for (const { path } of subjects) pages.set(path, await (await fetch(`${server.portalUrl}${path}`)).text())
const bare = await serveBare(pages)

const one = [`/v/${reference}`]
const each = others.map((other) => `/v/${other.reference}`)
/** What is asked of ours, and of the bare server beside it. */
const rated = [
  { page: 'the first page', paths: ['/'], bare: one },
  { page: 'a certificate by its QR code, over and over', paths: one, bare: one },
  { page: 'another certificate each time', paths: each, bare: each },
]

/** The bare server, in a process of its own as ours is. */
async function startBareServer(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the bare server ended')))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /port (\d+)/.exec(text)?.[1]
      if (found) resolve(found)
    })
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...chromiumSwitches, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  env: chromiumEnvironment(),
})
const visits: Visit[] = []
const rates: Run['rates'][number][] = []
try {
  for (const network of networks) {
    for (let round = 0; round < network.rounds; round += 1) {
      for (const subject of subjects) {
        // Another is first each time.
        for (const whose of round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
          const { begin: _begin, ...words } = subject
          const [origin, asked] = whose === 'ours' ? [server.portalUrl, subject] : [bare.origin, words]
          const seen = await visit(browser, origin, asked, whose, network)
          visits.push(seen)
          const told = [`${seen.largest.toFixed(0)} ms`, `${seen.document} B`, `${seen.island} B`]
          console.log([network.name, round + 1, subject.page, whose, ...told].join('  '))
        }
      }
    }
  }
  await browser.close()
  const plain = await startBareServer()
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const { page, paths, bare } of rated) {
      // What is compiled late is compiled before.
      await rateOf(server.portalUrl, paths, connections, 2)
      await rateOf(plain.url, bare, connections, 1)
      const ours = await rateOf(server.portalUrl, paths, connections, seconds)
      rates.push({ page, ours, bare: await rateOf(plain.url, bare, connections, seconds) })
      console.log([page, `${ours.toFixed(0)}/s`, `${rates.at(-1)?.bare.toFixed(0)}/s`].join('  '))
    }
  }
  plain.stop()
} finally {
  await browser.close()
  bare.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
const run: Run = {
  date: new Date().toISOString().slice(0, 10),
  machine: `Node ${process.versions.node}, ${availableParallelism()} processors, ${cpus()[0]?.model.trim()}`,
  chromium: browser.version(),
  ...{ networks, visits, rates },
}
mkdirSync(results, { recursive: true })
writeFileSync(join(results, 'portal.md'), report(run))
writeFileSync(join(results, 'portal.json'), `${JSON.stringify(run)}\n`)
console.log(report(run))
