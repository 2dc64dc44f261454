// A first visit to a page of the portal, and the same words as a page of nothing else, in the same browser.
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'

/** A phone in a network, made slow, and how often it visits each page. */
export interface Network {
  readonly name: string
  readonly rounds: number
  /** Bits in a second. */
  readonly speed: number
  /** Milliseconds there and back. */
  readonly latency: number
  /** So many times slower than the machine. */
  readonly processor: number
}

/** What a visit came to. */
export interface Visit {
  /** The name of the network. */
  readonly network: string
  readonly page: string
  readonly whose: 'ours' | 'bare'
  /** Milliseconds from the start of the navigation until the largest part was painted. */
  readonly largest: number
  /** Bytes on the wire: of the document, of scripts before anything is done, of scripts once an island was begun, and of all. */
  readonly document: number
  readonly scripts: number
  readonly island: number
  readonly all: number
}

/** A page that is visited. */
export interface Subject {
  readonly page: string
  readonly path: string
  /** Begins the island of the page. @default it has none */
  readonly begin?: (page: Page) => Promise<void>
}

const watch = `new PerformanceObserver((list) => { for (const one of list.getEntries()) window.largest = one.startTime })
  .observe({ type: 'largest-contentful-paint', buffered: true })`

/** Visits a page in a fresh context, with nothing kept from before. */
export async function visit(
  browser: Browser,
  origin: string,
  { page: name, path, begin }: Subject,
  whose: Visit['whose'],
  { name: network, speed, latency, processor }: Network,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: speed / 8,
      uploadThroughput: speed / 8,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: processor })
    const kinds = new Map<string, string>()
    const sums = { document: 0, scripts: 0, all: 0 }
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sums.all += encodedDataLength
      if (kinds.get(requestId) === 'Document') sums.document += encodedDataLength
      if (kinds.get(requestId) === 'Script') sums.scripts += encodedDataLength
    })
    await page.addInitScript(watch)
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    const largest = await paintedIn(page)
    const { scripts } = sums
    if (begin) {
      await begin(page)
      await page.waitForLoadState('networkidle')
    }
    return { network, page: name, whose, largest, document: sums.document, scripts, island: sums.scripts, all: sums.all }
  } finally {
    await context.close()
  }
}

/** When the largest part was painted. On a busy machine a page can be at rest before the observer was told; its policy lets nothing wait in it. */
async function paintedIn(page: Page): Promise<number> {
  for (let look = 0; look < 100; look += 1) {
    const largest = await page.evaluate('window.largest')
    if (typeof largest === 'number') return largest
    await wait(50)
  }
  throw new Error(`nothing was painted at ${page.url()}`)
}

const texts = (html: string): string =>
  html
    .replace(/^[\s\S]*?<body>/, '')
    .replace(/<(script|style|svg|template)[\s\S]*?<\/\1>/g, '')
    .replace(/<input[^>]*>/g, '\u0001')
    .replace(/<h1[^>]*>/g, '\u0002')
    .replace(/<\/h1>/g, '\u0003')
    .replace(/<[^>]+>/g, '\n')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`)
    .join('')
    .replaceAll('\u0001', '<input>')
    .replaceAll('\u0002', '<h1>')
    .replaceAll('\u0003', '</h1>')

/** Serves the words and fields of our pages as pages of nothing else: no style, no script, no picture. Packed, from memory. */
export async function serveBare(
  pages: ReadonlyMap<string, string>,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const made = new Map(
    [...pages].map(([path, html]) => [
      path,
      gzipSync(
        `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>bare</title></head><body>${texts(html)}</body></html>`,
        { level: 9 },
      ),
    ]),
  )
  const server = createServer(({ url = '/' }, response) => {
    const body = made.get(url)
    if (!body) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
    return response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the bare pages are not served')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
