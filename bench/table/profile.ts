// Where the time of sorting goes: a flame graph of our table's main thread over a number of sorts, beside how long the floor's takes.
// `npm run bench:table:profile` writes docs/decisions/sorting.svg.
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumEnvironment, chromiumPath } from '../../scripts/chromium.mjs'
import { drawFlames, type Profile } from './flames.ts'
import { buildPages, dist, harnessPath } from './pages-built.ts'

const sorts = 20
const rows = 50_000

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
const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--hide-scrollbars', '--disable-dev-shm-usage'],
  env: chromiumEnvironment(),
})
try {
  for (const peer of ['floor', 'ours']) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    const cdp = await page.context().newCDPSession(page)
    await page.goto(`http://127.0.0.1:${address.port}/peers/${peer}/index.html`)
    await page.addScriptTag({ url: harnessPath(), type: 'module' })
    await page.waitForFunction('window.harness && window.mountTable')
    await page.evaluate(`window.harness.prepare(${rows})`)
    await page.evaluate('window.harness.mount()')
    await sleep(1000)
    await cdp.send('Performance.enable')
    const spent = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000
      return [of('TaskDuration'), of('ScriptDuration'), of('LayoutDuration') + of('RecalcStyleDuration')]
    }
    const sort = async (turn: number) => {
      await page.evaluate(`window.bench.sort('amount', '${turn % 2 ? 'desc' : 'asc'}')`)
      await sleep(150)
    }
    // Warm, as a table is that somebody works with.
    for (let turn = 0; turn < 4; turn += 1) await sort(turn)
    const before = await spent()
    for (let turn = 0; turn < sorts; turn += 1) await sort(turn)
    const after = await spent()
    const each = after.map((value, place) => ((value - (before[place] ?? 0)) / sorts).toFixed(2))
    console.log(`${peer}: a sort takes ${each[0]} ms of the main thread, ${each[1]} of it script, ${each[2]} style and layout`)
    await cdp.send('Profiler.enable')
    await cdp.send('Profiler.setSamplingInterval', { interval: 100 })
    await cdp.send('Profiler.start')
    for (let turn = 0; turn < sorts; turn += 1) await sort(turn)
    const { profile } = (await cdp.send('Profiler.stop')) as { profile: Profile }
    if (peer === 'ours') {
      const file = fileURLToPath(new URL('../../docs/decisions/sorting.svg', import.meta.url))
      writeFileSync(file, drawFlames(profile, { title: `${sorts} sorts of ${rows} rows`, width: 1200 }))
      console.log(file)
    }
    await page.close()
  }
} finally {
  await browser.close()
  server.close()
}
