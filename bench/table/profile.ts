// Where the time of sorting and of scrolling goes: flame graphs of our table's main thread, beside how long the floor's takes.
// `npm run bench:table:profile` writes docs/decisions/sorting.svg and scrolling.svg.
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import { chromiumEnvironment, chromiumPath } from '../../scripts/chromium.mjs'
import { drawFlames, type Profile } from './flames.ts'
import { buildPages, dist, harnessPath } from './pages-built.ts'

const rows = 50_000

/** What is done over and over while it is looked at. */
interface Work {
  readonly what: string
  readonly file: string
  readonly times: number
  readonly once: (page: Page, turn: number) => Promise<unknown>
  /** Milliseconds between one time and the next. */
  readonly rest: number
}
const works: readonly Work[] = [
  {
    what: 'sort',
    file: 'sorting.svg',
    times: 20,
    once: (page, turn) => page.evaluate(`window.bench.sort('amount', '${turn % 2 ? 'desc' : 'asc'}')`),
    rest: 150,
  },
  {
    what: 'notch of the wheel',
    file: 'scrolling.svg',
    times: 300,
    once: (page) => page.mouse.wheel(0, 400),
    rest: 25,
  },
]

await buildPages(['floor', 'ours'], { readable: true })
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
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
const { port } = address
const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--hide-scrollbars', '--disable-dev-shm-usage'],
  env: chromiumEnvironment(),
})
try {
  for (const work of works) {
    for (const peer of ['floor', 'ours']) await look(work, peer)
  }
} finally {
  await browser.close()
  server.close()
}

async function look({ what, file, times, once, rest }: Work, peer: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  const cdp = await page.context().newCDPSession(page)
  await page.goto(`http://127.0.0.1:${port}/peers/${peer}/index.html`)
  await page.addScriptTag({ url: harnessPath(), type: 'module' })
  await page.waitForFunction('window.harness && window.mountTable')
  await page.evaluate(`window.harness.prepare(${rows})`)
  await page.evaluate('window.harness.mount()')
  await page.mouse.move(640, 400)
  await sleep(1000)
  await cdp.send('Performance.enable')
  const spent = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000
    return [of('TaskDuration'), of('ScriptDuration'), of('LayoutDuration') + of('RecalcStyleDuration')]
  }
  const repeat = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      await once(page, turn)
      await sleep(rest)
    }
  }
  // Warm, as a table is that somebody works with.
  await repeat(4)
  const before = await spent()
  await repeat(times)
  const after = await spent()
  const each = after.map((value, place) => ((value - (before[place] ?? 0)) / times).toFixed(2))
  console.log(`${peer}: a ${what} takes ${each[0]} ms of the main thread, ${each[1]} of it script, ${each[2]} style and layout`)
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.setSamplingInterval', { interval: 100 })
  await cdp.send('Profiler.start')
  await repeat(times)
  const { profile } = (await cdp.send('Profiler.stop')) as { profile: Profile }
  if (peer === 'ours') {
    const path = fileURLToPath(new URL(`../../docs/decisions/${file}`, import.meta.url))
    writeFileSync(path, drawFlames(profile, { title: `${what}, ${times} times over ${rows} rows`, width: 1200 }))
    console.log(path)
  }
  await page.close()
}
