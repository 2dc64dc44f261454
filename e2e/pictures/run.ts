// Takes pictures of every screen in every way in which it is seen, and puts them side by side: .data/pictures, one scene a name.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { ensureTestPrograms } from '../../scripts/chromium.mjs'
import { fillSignIn } from '../support/fill-sign-in.ts'
import { openBrowser } from '../support/open-browser.ts'
import { type Running, root, startProduct } from '../support/running.ts'
import type { Eye, Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import { type Picture, writeSheets } from './sheet.ts'
import { contextOf, nameOf, ways } from './ways.ts'

const folder = join(root, '.data/pictures')
const wanted = process.argv.slice(2)
const shown = scenes.filter(({ name }, at) => wanted.length === 0 || wanted.includes(name) || leadsToWanted(at))
if (shown.length === 0) throw new Error(`No such scene. There are: ${scenes.map(({ name }) => name).join(', ')}`)

ensureTestPrograms(console.log)
mkdirSync(folder, { recursive: true })
const browser = await openBrowser()
console.log('Starting the product with 320 orders …')
const etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '320', ETALON_DEMO_OFFICE: '1' } })
const failures: string[] = []
try {
  const groups = Map.groupBy(shown, ({ account }) => account)
  for (const [account, group] of groups) await lookAs(browser, etalon, account, group)
} finally {
  await browser.close()
  await etalon.remove()
}
console.log(failures.length === 0 ? `All is in ${folder}` : `Not seen:\n${failures.join('\n')}`)
process.exitCode = failures.length === 0 ? 0 : 1

/** Whether a scene that is wanted begins where this one ends: all those between them, and itself, name no address. */
function leadsToWanted(at: number): boolean {
  const next = scenes[at + 1]
  if (next === undefined || next.account !== scenes[at]?.account || next.path !== undefined) return false
  return wanted.includes(next.name) || leadsToWanted(at + 1)
}

/** One person looks at their screens in every way. */
async function lookAs(browser: Browser, etalon: Running, account: string | undefined, group: readonly Scene[]): Promise<void> {
  const pictures = new Map<string, Picture[]>()
  for (const way of ways) {
    const context = await contextOf(browser, way)
    const page = await context.newPage()
    page.setDefaultTimeout(8000)
    const eye: Eye = { page, zh: way.language === 'zh', narrow: way.width === 390, etalon }
    page.on('pageerror', ({ message }) => failures.push(`${nameOf(way)}: ${message}`))
    if (account !== undefined) {
      try {
        await fillSignIn(page, etalon.workspaceUrl, account, way.language)
        await page.waitForURL(({ pathname }) => !pathname.includes('login'), { timeout: 60_000 })
      } catch (error) {
        failures.push(`${account} did not get in, ${nameOf(way)}: ${String(error).split('\n')[0]}`)
        await context.close()
        continue
      }
    }
    const missed = ({ name }: Scene, error: unknown) => failures.push(`${name}, ${nameOf(way)}: ${String(error).split('\n')[0]}`)
    for (const scene of group) {
      try {
        if (scene.path !== undefined) await page.goto(`${etalon.workspaceUrl}${scene.path}`)
        await page.waitForLoadState('networkidle')
        await scene.act?.(eye)
      } catch (error) {
        missed(scene, error)
      }
      // Let fading and sliding come to rest.
      await page.waitForTimeout(400)
      try {
        pictures.set(scene.name, [...(pictures.get(scene.name) ?? []), { way, png: await page.screenshot({ timeout: 30_000 }) }])
      } catch (error) {
        missed(scene, error)
      }
    }
    await context.close()
  }
  for (const [name, taken] of pictures) for (const file of await writeSheets(browser, folder, name, taken)) console.log(file)
}
