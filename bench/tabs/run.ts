// Changing between cached views, what thirty of them hold, and what 500 openings leave behind, in the built workspace.
// `npm run bench:tabs` writes bench/results/tabs.md and tabs.json; `-- --quick` is a look that writes under .data/bench-tabs.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type CDPSession, chromium, type Page } from 'playwright'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { fillSignIn } from '../../e2e/support/fill-sign-in.ts'
import { chromiumEnvironment, chromiumPath, chromiumSwitches } from '../../scripts/chromium.mjs'
import { type Change, type Held, report } from './report.ts'

const { values: given } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const root = fileURLToPath(new URL('../..', import.meta.url))
const results = join(root, given.quick ? '.data/bench-tabs/results' : 'bench/results')
const rows = 5000
const [changesWanted, cyclesWanted] = given.quick ? [10, 40] : [60, 500]

/** Ten thousand orders, the same as `bench:search` has. */
function seeded(): string {
  const folder = join(root, '.data/bench-search/10000')
  if (existsSync(join(folder, 'seeded'))) return folder
  execFileSync('npm', ['run', '--silent', 'seed', '--', '--orders', '10000'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ETALON_DATA: folder },
  })
  writeFileSync(join(folder, 'seeded'), '')
  return folder
}

const tab = (page: Page, name: string | RegExp) => page.getByRole('tablist', { name: '已打开页面' }).getByRole('tab', { name })
const grid = (page: Page) => page.getByRole('grid').filter({ visible: true })

/** Milliseconds from letting a tab go until the frame in which the table of its view stands was painted. */
async function changeTo(page: Page, name: string): Promise<number> {
  const target = await tab(page, name).boundingBox()
  if (!target) throw new Error(`no tab ${name}`)
  await page.mouse.move(target.x + target.width / 3, target.y + target.height / 2)
  await page.waitForTimeout(100)
  await page.evaluate((label) => {
    const noted = window as unknown as { change: Promise<number> }
    noted.change = new Promise((resolve, reject) => {
      document.addEventListener(
        'pointerup',
        ({ timeStamp: began }) => {
          const look = () => {
            const seen = [...document.querySelectorAll('main [role=grid]')].filter((one) => one.checkVisibility())
            const isThere = seen.length === 1 && seen[0]?.getAttribute('aria-label') === label
            // What is posted in a frame comes after its paint.
            if (isThere && seen[0]?.querySelector('[data-row="0"]')) setTimeout(() => resolve(performance.now() - began))
            else if (performance.now() - began > 5000) reject(new Error(`${label} did not come`))
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        },
        { once: true, capture: true },
      )
    })
  }, name)
  await page.mouse.down()
  await page.mouse.up()
  return await page.evaluate(() => (window as unknown as { change: Promise<number> }).change)
}

/** The same of two copies of what is seen, in turn hidden and shown, with nothing behind them. */
const floorChange = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const key = 'floor-of-tabs'
        let both = [...document.querySelectorAll<HTMLElement>(`[data-${key}]`)]
        if (both.length === 0) {
          const shown = [...document.querySelectorAll<HTMLElement>('main [role=tabpanel] > div, main [role=tabpanel]')].find(
            (one) => one.checkVisibility() && one.querySelector('[role=grid]') !== null,
          )
          if (!shown) throw new Error('no view')
          both = [0, 1].map((place) => {
            const copy = shown.cloneNode(true) as HTMLElement
            copy.setAttribute(`data-${key}`, '')
            copy.style.cssText = 'position:fixed;inset:84px 0 0 200px;z-index:5'
            copy.style.display = place === 0 ? 'none' : ''
            document.body.append(copy)
            return copy
          })
        }
        setTimeout(() => {
          const began = performance.now()
          for (const one of both) one.style.display = one.style.display === 'none' ? '' : 'none'
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        }, 200)
      }),
  )
const removeFloor = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-floor-of-tabs]')) one.remove()
  })

async function holds(page: Page, cdp: CDPSession, after: string): Promise<Held> {
  await page.waitForLoadState('networkidle')
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  const held = { after, heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
  console.log(`${after}: ${(held.heap / 1e6).toFixed(1)} MB, ${held.nodes} nodes, ${held.listeners} listeners`)
  return held
}

async function measureChanges(page: Page, url: string): Promise<Change[]> {
  await page.goto(`${url}/order/order-list/index?size=${rows}`)
  await grid(page).getByRole('row').nth(5).waitFor()
  // Within the page: a load would leave the first view behind.
  await page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name: '样品管理' }).click()
  await page.getByRole('heading', { level: 1, name: '样品管理' }).waitFor()
  await page.getByRole('radio', { name: '全部', exact: true }).filter({ visible: true }).check({ force: true })
  await page
    .getByRole('button', { name: /条\/页/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('option', { name: new RegExp(`^${rows}`) }).click()
  await page.waitForFunction((wanted) => {
    const seen = [...document.querySelectorAll('main [role=grid]')].find((one) => one.checkVisibility())
    return (
      seen?.getAttribute('aria-busy') === 'false' &&
      (seen.querySelector('[role=rowgroup][style]')?.clientHeight ?? 0) > wanted * 20
    )
  }, rows)
  const names = await Promise.all([0, 1].map(async () => (await grid(page).getAttribute('aria-label')) ?? ''))
  console.log('second table:', names[0])
  const changes: Change[] = []
  for (let turn = 0; turn < changesWanted + 4; turn += 1) {
    const ours = await changeTo(page, turn % 2 === 0 ? '委托单' : '样品管理')
    const floor = await floorChange(page)
    if (turn % 2 === 1) await removeFloor(page)
    // The first ones warm up.
    if (turn >= 4) changes.push({ ours, floor })
    await page.waitForTimeout(100)
  }
  await removeFloor(page)
  return changes
}

async function measureViews(page: Page, cdp: CDPSession, url: string): Promise<Held[]> {
  await page.goto(`${url}/order/order-list/index`)
  await grid(page).getByRole('row').nth(5).waitFor()
  const all = [await holds(page, cdp, 'the list alone')]
  for (let count = 1; count <= 30; count += 1) {
    await grid(page).getByRole('link', { name: /^WT/ }).nth(count).click()
    await page.getByRole('heading', { level: 1, name: /WT/ }).filter({ visible: true }).waitFor()
    if (count % 10 === 0) all.push(await holds(page, cdp, `${count} orders beside it`))
    await tab(page, /^委托单$/).click()
    await grid(page).waitFor()
  }
  await tab(page, /^委托单$/).click({ button: 'right' })
  await page.getByRole('menuitem', { name: /关闭其他/ }).click()
  await page.waitForTimeout(1000)
  all.push(await holds(page, cdp, 'all of them closed'))
  return all
}

async function measureCycles(page: Page, cdp: CDPSession, url: string): Promise<Held[]> {
  await page.goto(`${url}/wel/index`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const screens = ['委托单', '样品管理', '单位档案']
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '业务受理', exact: true }).click()
  const all: Held[] = []
  for (let count = 0; count <= cyclesWanted; count += 1) {
    // Each screen once before: what it brings with it stays.
    if (count === 20 || (count > 20 && count % (cyclesWanted / 10) === 0)) all.push(await holds(page, cdp, `${count} times`))
    const name = screens[count % screens.length] ?? ''
    await page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name, exact: true }).filter({ visible: true }).waitFor()
    await grid(page).getByRole('row').nth(2).waitFor()
    await tab(page, new RegExp(`^${name}$`)).focus()
    await page.keyboard.press('Delete')
    await tab(page, new RegExp(`^${name}$`)).waitFor({ state: 'detached' })
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '业务受理', exact: true }).click()
  }
  return all
}

execFileSync('npm', ['run', 'build', '--silent'], { cwd: root, stdio: 'inherit' })
const server = await startServerProcess({ ETALON_DATA: seeded() })
const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: chromiumSwitches,
  env: chromiumEnvironment(),
})
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'zh-CN' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await fillSignIn(page, server.workspaceUrl, 'reception', 'zh')
  await page.getByRole('tablist', { name: '已打开页面' }).waitFor()
  const changes = await measureChanges(page, server.workspaceUrl)
  const views = await measureViews(page, cdp, server.workspaceUrl)
  const cycles = await measureCycles(page, cdp, server.workspaceUrl)
  const run = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} processors, ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    chromium: browser.version(),
    ...{ rows, changes, views, cycles },
  }
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, 'tabs.md'), report(run))
  writeFileSync(join(results, 'tabs.json'), `${JSON.stringify(run)}\n`)
  console.log(report(run))
} finally {
  await browser.close()
  await server.stop()
}
