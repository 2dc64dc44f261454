import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { onTestFailed } from 'vitest'
import { fillSignIn } from './fill-sign-in.ts'
import { expect } from './patient-expect.ts'
import { root } from './running.ts'

export type Language = 'zh' | 'en'

/** Where pictures of a run go: `docs/images` when they are to be kept, else `reports`, which git ignores. */
const pictures = join(root, process.env.ETALON_KEEP_PICTURES === '1' ? 'docs/images' : 'reports/pictures')

/** Somebody at a browser of their own. */
export interface Person {
  readonly page: Page
  /** Takes a picture of what they see. */
  picture(name: string): Promise<void>
  /** Opens a screen by the menus, as a click does. */
  open(top: string, side: string): Promise<void>
  /** The row of a table that holds a text. */
  row(text: string): Locator
  /** Answers the question that is asked, by the word on its button. */
  agree(word: string, reason?: string): Promise<void>
  leave(): Promise<void>
}

/** Keeps a picture of a page, under the language of the run. */
export async function takePicture(page: Page, language: Language, name: string): Promise<void> {
  const folder = join(pictures, language)
  mkdirSync(folder, { recursive: true })
  // What is still on its way is waited for, as a preview is, but not for ever: a picture of something that stays busy tells that.
  await page
    .locator('[aria-busy="true"]:visible')
    .first()
    .waitFor({ state: 'hidden', timeout: 10_000 })
    .catch(() => undefined)
  // Let fading and sliding come to rest.
  await page.waitForTimeout(250)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

/** Opens a browser window of 1280 pixels, chooses the language on the screen, and signs in. */
export async function signIn(browser: Browser, url: string, account: string, language: Language): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
  })
  const page = await context.newPage()
  onTestFailed(async () => {
    if (!page.isClosed()) await takePicture(page, language, `failed-${account}`)
  })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await fillSignIn(page, url, account, language)
  await expect(page.getByRole('tablist', { name: language === 'zh' ? '已打开页面' : 'Open pages' })).toBeVisible({
    timeout: 15_000,
  })
  return personOn(page, context, language, problems)
}

function personOn(page: Page, context: BrowserContext, language: Language, problems: readonly string[]): Person {
  const names =
    language === 'zh'
      ? { top: '主菜单', side: '侧边菜单', more: '更多菜单' }
      : { top: 'Main menu', side: 'Side menu', more: 'More menus' }
  return {
    page,
    picture: (name) => takePicture(page, language, name),
    async open(top, side) {
      const bar = page.getByRole('navigation', { name: names.top })
      const entry = bar.getByRole('link', { name: top, exact: true })
      const more = bar.getByRole('button', { name: names.more })
      // Entries that the bar has no room for are in the menu at its end.
      await expect(async () => {
        await expect(entry.or(more).first()).toBeVisible()
        if (await entry.isVisible()) return await entry.click({ timeout: 2000 })
        await more.click({ timeout: 2000 })
        const inMenu = page.getByRole('menuitemradio', { name: top, exact: true })
        // Until the bar knows how much room it has, an entry may change its place: what is open now lies over it.
        await inMenu.click({ timeout: 2000 }).catch(async (error) => {
          await page.keyboard.press('Escape')
          throw error
        })
      }).toPass({ timeout: 30_000 })
      await page.getByRole('navigation', { name: names.side }).getByRole('link', { name: side }).click()
      await expect(page.getByRole('heading', { level: 1, name: side })).toBeVisible()
    },
    // Views of other tabs are kept, hidden.
    row: (text) => page.getByRole('row').filter({ hasText: text, visible: true }),
    async agree(word, reason) {
      // Messages of success are dialogs of their own; a question can be cancelled.
      const dialog = page
        .getByRole('alertdialog')
        .filter({ has: page.getByRole('button', { name: language === 'zh' ? '取消' : 'Cancel' }) })
      if (reason) await dialog.getByRole('textbox').fill(reason)
      await dialog.getByRole('button', { name: word, exact: true }).click()
      await expect(dialog).toBeHidden()
    },
    async leave() {
      expect(problems).toEqual([])
      await context.close()
    },
  }
}
