// Takes pictures of stories in every way in which they are seen, and puts them side by side: .data/pictures/storybook, one story a name.
// `npm run pictures:storybook -- machines progressions` plays each machine, and fails where a lit state is not seen in the drawing.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { ensureTestPrograms } from '../../../scripts/chromium.mjs'
import { openBrowser } from '../../support/open-browser.ts'
import { root } from '../../support/running.ts'
import { type Picture, writeSheets } from '../sheet.ts'
import { contextOf, nameOf, type Way, ways } from '../ways.ts'
import { beginMachine, isMachinePage, playMachine } from './play-machine.ts'
import { startStorybook } from './storybook.ts'

const folder = join(root, '.data/pictures/storybook')
const wanted = process.argv.slice(2)
if (wanted.length === 0) {
  throw new Error(
    'Which stories? Name how their ids begin, such as "machines", "data-selectionbar" or "fields-formulainput--keyboard".',
  )
}

ensureTestPrograms(console.log)
mkdirSync(folder, { recursive: true })
const storybook = await startStorybook()
const browser = await openBrowser()
const failures: string[] = []
const pictures = new Map<string, Picture[]>()
try {
  const shown = [...storybook.stories].filter((id) => wanted.some((beginning) => id.startsWith(beginning)))
  if (shown.length === 0) throw new Error(`No story begins so. There are: ${[...storybook.stories].join(', ')}`)
  const waiting = [...ways]
  // Two at a time: a page waits for its own clocks more than it works.
  const lane = async () => {
    for (let way = waiting.shift(); way; way = waiting.shift()) await lookAt(shown, way)
  }
  await Promise.all([lane(), lane()])
  for (const [name, taken] of pictures) {
    const inOrder = taken.toSorted((one, other) => ways.indexOf(one.way) - ways.indexOf(other.way))
    await writeSheets(browser, folder, name, inOrder)
  }
} finally {
  await browser.close()
  await storybook.stop()
}
console.log(failures.length === 0 ? `All is in ${folder}` : `Not as it should be:\n${failures.join('\n')}`)
process.exitCode = failures.length === 0 ? 0 : 1

/** Looks at stories one after the other in one way. */
async function lookAt(shown: readonly string[], way: Way): Promise<void> {
  const context = await contextOf(browser, way)
  const page = await context.newPage()
  const keep = async (name: string) => {
    const png = await page.screenshot({ animations: 'disabled' })
    pictures.set(name, [...(pictures.get(name) ?? []), { way, png }])
  }
  let errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  // What a story's own play finds wrong is said on the console alone.
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico')
    if (message.type() === 'error' && !isIcon) errors.push(message.text().split('\n')[0] ?? '')
  })
  for (const story of shown) {
    errors = []
    try {
      await page.goto(storybook.addressOf(story, way.scheme))
      await untilPlayed(page)
      await showIn(page, way.language)
      if (isMachinePage(story)) {
        errors.push(...(await beginMachine(page, way.language)))
        await keep(story)
        errors.push(...(await playMachine(page, 6)))
        await keep(`${story}-played`)
      } else {
        await page.waitForTimeout(400)
        await keep(story)
      }
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) errors.push(`the page is ${over} px wider than the window`)
    } catch (error) {
      errors.push(String(error).split('\n')[0] ?? '')
    }
    failures.push(...errors.map((error) => `${story}, ${nameOf(way)}: ${error}`))
  }
  await context.close()
  console.log(`${nameOf(way)}: ${shown.length} stories`)
}

/** What Storybook has in a story's frame. */
interface Frame {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly phase?: string }
    readonly channel: { emit(event: string, given: unknown): void }
  }
}

/** Waits until a story was shown and has done what it does by itself. */
async function untilPlayed(page: Page): Promise<void> {
  const isOver = () => {
    const phase = (globalThis as Frame).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''
    return ['finished', 'errored', 'aborted'].includes(phase)
  }
  await page.waitForFunction(isOver, undefined, { timeout: 60_000 })
}

/** Shows the story that stands in another language: what it does by itself it did in its own. */
async function showIn(page: Page, language: Way['language']): Promise<void> {
  if (language === 'zh') return
  await page.evaluate((locale) => {
    const { channel } = (globalThis as Frame).__STORYBOOK_PREVIEW__ ?? {}
    channel?.emit('updateGlobals', { globals: { locale } })
  }, language)
  await page.waitForTimeout(200)
  await untilPlayed(page)
}
