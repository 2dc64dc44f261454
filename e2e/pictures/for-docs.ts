// Takes the pictures of docs/images/screens anew: every screen that a menu leads to, and those before and beside them, in both languages,
// light and dark. Codes after `--` take those of their screens alone: `npm run pictures:docs -- system_vehicle`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ensureTestPrograms } from '../../scripts/chromium.mjs'
import { fillSignIn, openSignIn } from '../support/fill-sign-in.ts'
import { openBrowser } from '../support/open-browser.ts'
import { root, startProduct } from '../support/running.ts'
import { fileOf, type ShownScreen, shownScreens, waysOf } from './shown-screens.ts'
import { contextOf, nameOf, type Way, ways } from './ways.ts'

const images = join(root, 'docs/images')
const folder = join(images, 'screens')

const image = (screen: ShownScreen, which: (name: string) => boolean) =>
  waysOf(screen)
    .filter((way) => which(nameOf(way)))
    .map((way) => `![${way.language === 'zh' ? screen.zh : screen.en}, ${nameOf(way)}](screens/${fileOf(screen, way)})`)

/** A page that shows them all. */
const page = () =>
  [
    '# Screens of the workspace',
    '',
    'Every screen that a menu leads to, and those before and beside them, in the demonstration with 60 orders; taken anew by `npm run pictures:docs`.',
    'The folders `zh` and `en` hold the steps of the main job, from an order to the portal.',
    ...shownScreens.flatMap((screen) => [
      '',
      `## ${screen.zh} · ${screen.en}`,
      '',
      '| | light | dark |',
      '| --- | --- | --- |',
      ...(['zh', 'en'] as const).map(
        (language) =>
          `| ${language} | ${image(screen, (name) => name.startsWith(language) && name.endsWith('1280')).join(' | ')} |`,
      ),
      ...(image(screen, (name) => name.endsWith('390')).length > 0
        ? ['', image(screen, (name) => name.endsWith('390')).join(' ')]
        : []),
    ]),
    '',
  ].join('\n')

/** In the page: until nothing has changed in it for half a second, such as parts and drawings that come late; after ten seconds in any case. */
const comeToRest = () =>
  new Promise<void>((resolve) => {
    const quiet = 500
    const done = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(done, quiet)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, quiet)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    setTimeout(done, 10_000)
  })

const only = process.argv.slice(2)

ensureTestPrograms(console.log)
if (only.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const browser = await openBrowser()
const etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '60', ETALON_DEMO_OFFICE: '1' } })
const failures: string[] = []
try {
  // A screen goes from light to dark where it stands; while one language waits, the other goes on.
  const look = async (way: Way) => {
    const wanted = only.length === 0 ? shownScreens : shownScreens.filter(({ code }) => only.includes(code))
    const shown = wanted.filter((screen) => waysOf(screen).includes(way))
    for (const [account, screens] of Map.groupBy(shown, (screen) => screen.account)) {
      const context = await contextOf(browser, way)
      const view = await context.newPage()
      if (account === undefined) await openSignIn(view, etalon.workspaceUrl, way.language)
      else {
        await fillSignIn(view, etalon.workspaceUrl, account, way.language)
        await view.waitForURL(({ pathname }) => !pathname.includes('login'), { timeout: 20_000 })
      }
      for (const screen of screens) {
        try {
          await view.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          await view.goto(`${etalon.workspaceUrl}${screen.path}`)
          await view.getByRole('heading').filter({ visible: true }).first().waitFor({ timeout: 15_000 })
          await view.waitForLoadState('networkidle')
          await view.locator('[aria-busy=true]').filter({ visible: true }).first().waitFor({ state: 'hidden' })
          await view.evaluate(comeToRest)
          // Who comes for instruments is told over every page, and is on a picture of its own. It may hide itself before it is closed.
          const told = view.getByRole('region', { name: /^取样通知|^\d+ pickups? waits?$/ })
          const close = told.getByRole('button', { name: /^(关闭|Close)$/ })
          if (await told.isVisible()) await close.click({ timeout: 6000 }).catch(() => told.waitFor({ state: 'hidden' }))
          await screen.act?.(view)
          await view.evaluate(comeToRest)
        } catch (error) {
          failures.push(`${screen.code}, ${nameOf(way)}: ${String(error).split('\n')[0]}`)
        }
        for (const scheme of ['light', 'dark'] as const) {
          await view.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
          await view.evaluate(comeToRest)
          // Whatever fades or slides is taken at its end.
          const taken = await view.screenshot({ animations: 'disabled' })
          const file = join(folder, fileOf(screen, { ...way, scheme }))
          writeFileSync(file, await sharp(taken).webp({ quality: 80, effort: 4 }).toBuffer())
        }
      }
      await context.close()
    }
    console.log(nameOf(way))
  }
  await Promise.all(ways.filter(({ scheme }) => scheme === 'light').map(look))
  const list = join(images, 'README.md')
  writeFileSync(list, page())
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', list], { stdio: 'ignore' })
} finally {
  await browser.close()
  await etalon.remove()
}
console.log(failures.length === 0 ? `All is in ${folder}` : `Not seen:\n${failures.join('\n')}`)
process.exitCode = failures.length === 0 ? 0 : 1
