// Takes pictures of stories in every way in which they are seen, and puts them side by side: .data/pictures/storybook, one story a name.
// `npm run pictures:storybook -- machines progressions` plays each machine, and fails where a lit state is not seen in the drawing.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { ensureTestPrograms } from '../../../scripts/chromium.mjs'
import { openBrowser } from '../../open-browser.ts'
import { root } from '../../running.ts'
import { type Picture, writeSheets } from '../sheet.ts'
import { contextOf, nameOf, ways } from '../ways.ts'
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
  for (const way of ways) {
    const context = await contextOf(browser, way)
    const page = await context.newPage()
    const keep = async (name: string) =>
      pictures.set(name, [...(pictures.get(name) ?? []), { way, png: await page.screenshot({ animations: 'disabled' }) }])
    let errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    for (const story of shown) {
      errors = []
      try {
        await page.goto(storybook.addressOf(story, way.language, way.scheme))
        await untilPlayed(page)
        if (isMachinePage(story)) {
          errors.push(...(await beginMachine(page)))
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
  for (const [name, taken] of pictures) await writeSheets(browser, folder, name, taken)
} finally {
  await browser.close()
  await storybook.stop()
}
console.log(failures.length === 0 ? `All is in ${folder}` : `Not as it should be:\n${failures.join('\n')}`)
process.exitCode = failures.length === 0 ? 0 : 1

/** Waits until a story was shown and has done what it does by itself. */
async function untilPlayed(page: Page): Promise<void> {
  const phase = await page.waitForFunction(
    () => {
      const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__
      const now = preview?.currentRender?.phase
      return now === 'finished' || now === 'errored' || now === 'aborted' ? now : undefined
    },
    undefined,
    { timeout: 60_000 },
  )
  const ended = await phase.jsonValue()
  if (ended !== 'finished') throw new Error(`the story ${ended}`)
}
