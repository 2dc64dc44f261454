// Drives one page of one table in a fresh context, and says what it measured.
import type { Browser, CDPSession, Page } from 'playwright'

/** Milliseconds of the main thread. */
interface Spent {
  readonly task: number
  readonly script: number
  readonly layout: number
}

/** What frames looked like while something moved. */
interface Motion {
  readonly frames?: number
  readonly p50?: number
  readonly p95?: number
  readonly max?: number
  readonly slow?: number
  readonly endTop?: number
  readonly blank?: number
  readonly stale?: number
  readonly exposed?: number
  readonly maxBlankRun?: number
}

/** One visit of one table. */
export interface Visit {
  readonly peer: string
  readonly rows: number
  kind?: 'base' | 'growth'
  round?: number
  mount?: number | null
  mountCpu?: Spent
  heap?: number
  nodes?: number
  wheel?: Motion
  wheelCpu?: Spent
  jump?: Motion
  jumpCpu?: Spent
  sort?: number | null
  select?: number | null
  selected?: number
  error?: string
  errors?: string[]
}

/** What of a table is measured. */
export interface Plan {
  readonly scroll: boolean
  readonly ops: boolean
  /** Notches of the wheel. */
  readonly steps: number
  readonly jumps: number
}

/** So long a page may take for one thing, in milliseconds. */
const limit = 60_000
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function within<Answer>(promise: Promise<Answer>, ms: number, what: string): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`${what}: no answer in ${ms / 1000} s`)), ms)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

async function spent(cdp: CDPSession): Promise<Spent> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return { task: of('TaskDuration'), script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') }
}

const between = (before: Spent, after: Spent, times = 1): Spent => ({
  task: (after.task - before.task) / times,
  script: (after.script - before.script) / times,
  layout: (after.layout - before.layout) / times,
})

/** Asks the page's own driver, `pages/src/harness.js`. */
const ask = (page: Page, words: string): Promise<never> => page.evaluate(`window.harness.${words}`)

/**
 * Each motion twice: timed with nothing but a clock of frames, then again with samples of what the frames show, which cost milliseconds
 * themselves.
 */
async function motion(page: Page, cdp: CDPSession, sampling: boolean, go: () => Promise<number>) {
  await page.evaluate('window.bench.scrollTo(0)')
  await sleep(300)
  const before = await spent(cdp)
  await ask(page, `startRecord(${sampling})`)
  const times = await go()
  await sleep(300)
  const seen: Motion = await ask(page, 'stopRecord()')
  return { seen, cpu: between(before, await spent(cdp), times) }
}

async function scrolls(page: Page, cdp: CDPSession, visit: Visit, { steps, jumps }: Plan) {
  await page.mouse.move(600, 400)
  await sleep(200)
  const wheel = (notches: number) => async () => {
    const begun = performance.now()
    for (let notch = 0; notch < notches; notch += 1) {
      await cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 600, y: 400, deltaX: 0, deltaY: 400 })
      // One notch every 25 ms; a table that is late gets them as they come.
      const wait = begun + (notch + 1) * 25 - performance.now()
      if (wait > 0) await sleep(wait)
    }
    return notches
  }
  const jump = (count: number) => async () => {
    await within(ask(page, `jumps(${count}, 20000)`), 90_000, 'jumps')
    return count
  }
  const covered = ({ blank, stale, exposed, maxBlankRun }: Motion): Motion => ({ blank, stale, exposed, maxBlankRun })
  const timed = await motion(page, cdp, false, wheel(steps))
  visit.wheelCpu = timed.cpu
  const sampled = jumps > 0 ? covered((await motion(page, cdp, true, wheel(steps / 2))).seen) : {}
  visit.wheel = { ...timed.seen, ...sampled }
  if (jumps === 0) return
  const jumped = await motion(page, cdp, false, jump(jumps))
  visit.jumpCpu = jumped.cpu
  visit.jump = { ...jumped.seen, ...covered((await motion(page, cdp, true, jump(jumps / 2))).seen) }
}

/** Visits a table's page. What goes wrong is in the visit, so that the others are measured all the same. */
export async function visit(
  browser: Browser,
  origin: string,
  harness: string,
  peer: string,
  rows: number,
  plan: Plan,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 })
  const result: Visit = { peer, rows }
  const errors: string[] = []
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(limit + 30_000)
    page.on('pageerror', (error) => errors.push(String(error).slice(0, 300)))
    page.on('crash', () => errors.push('page crashed'))
    const cdp = await context.newCDPSession(page)
    await page.goto(`${origin}/peers/${peer}/index.html`)
    await page.addScriptTag({ url: harness, type: 'module' })
    await page.waitForFunction('window.harness && window.mountTable')
    await cdp.send('Performance.enable')
    await cdp.send('HeapProfiler.enable')
    await ask(page, `prepare(${rows})`)
    const heap = async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      return (await cdp.send('Runtime.getHeapUsage')).usedSize
    }
    const empty = await heap()
    await sleep(150)
    const before = await spent(cdp)
    const mounted: { ms: number | null } = await within(ask(page, `mount(${limit})`), limit + 5000, 'mount')
    result.mount = mounted.ms
    result.mountCpu = between(before, await spent(cdp))
    if (mounted.ms === null) throw new Error('no rows shown')
    await sleep(500)
    result.heap = (await heap()) - empty
    result.nodes = await ask(page, 'nodes()')
    if (plan.scroll) await scrolls(page, cdp, result, plan)
    if (plan.ops) {
      result.sort = await within(ask(page, `sort(${limit})`), limit + 5000, 'sort')
      await sleep(200)
      result.select = await within(ask(page, `selectAll(${limit})`), limit + 5000, 'select')
      result.selected = await page.evaluate('window.bench.selectedCount?.()')
    }
  } catch (error) {
    result.error =
      String(error instanceof Error ? error.message : error)
        .split('\n')[0]
        ?.slice(0, 200) ?? ''
  } finally {
    if (errors.length > 0) result.errors = errors
    await within(context.close(), 20_000, 'close').catch(() => undefined)
  }
  return result
}
