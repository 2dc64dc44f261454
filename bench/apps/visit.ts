// One visit of one place in a fresh context, with nothing kept from before.
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import type { Subject } from './subjects.ts'

/** What a visit came to. */
export interface Visit {
  readonly app: string
  readonly place: string
  /** Milliseconds from the start of the navigation until it can be used. */
  readonly usable: number
  /** Milliseconds that the main thread was busy until then. */
  readonly main: number
  /** Bytes of scripts on the wire until then, and of everything. */
  readonly scripts: number
  readonly bytes: number
}

/** How slow the network and the processor are made. */
export interface Throttling {
  /** Bits in a second. */
  readonly speed: number
  /** Milliseconds there and back. */
  readonly latency: number
  /** So many times slower than the machine. */
  readonly processor: number
}

/** Notes in the page when everything named is on the screen, has a size and was painted. */
const watch = (selectors: readonly string[]) => `
  (() => {
    const wanted = ${JSON.stringify(selectors)}
    const isThere = (selector) => [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0)
    const look = () => {
      if (!document.body || !wanted.every(isThere)) return requestAnimationFrame(look)
      // Painted, and the main thread answers.
      requestAnimationFrame(() => setTimeout(() => { window.usableAt = performance.now() }, 0))
    }
    requestAnimationFrame(look)
  })()`

/** When the place could be used, in milliseconds since the navigation began. Asked over the protocol: a page may forbid to be evaluated. */
async function usableAt(page: Page, { app, place }: Subject): Promise<number> {
  const latest = Date.now() + 60_000
  while (Date.now() < latest) {
    const moment = await page.evaluate(() => (window as unknown as { usableAt?: number }).usableAt)
    if (moment !== undefined) return moment
    await setTimeout(50)
  }
  throw new Error(`${app} ${place} was not usable within a minute`)
}

/** Visits a place. @throws where it does not become usable within a minute */
export async function visit(browser: Browser, origin: string, subject: Subject, throttling: Throttling): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'zh-CN', serviceWorkers: 'block' })
  try {
    // Fonts and pictures that a template takes from other hosts are not waited for by anybody.
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    )
    const page = await context.newPage()
    if (subject.prepare) await subject.prepare(page, origin)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.clearBrowserCache')
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: throttling.latency,
      downloadThroughput: throttling.speed / 8,
      uploadThroughput: throttling.speed / 8,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling.processor })
    await cdp.send('Performance.enable')
    const kinds = new Map<string, string>()
    let [scripts, bytes] = [0, 0]
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength
      if (kinds.get(requestId) === 'Script') scripts += encodedDataLength
    })
    await page.addInitScript(watch(subject.usable))
    const busy = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    }
    const before = await busy()
    await page.goto(`${origin}${subject.path}`, { waitUntil: 'commit' })
    const usable = await usableAt(page, subject)
    return {
      app: subject.app,
      place: subject.place,
      usable,
      main: (await busy()) - before,
      ...{ scripts, bytes },
    }
  } finally {
    await context.close()
  }
}
