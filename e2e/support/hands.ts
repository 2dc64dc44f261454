import type { Browser, Locator, Page } from 'playwright'
import { onTestFailed } from 'vitest'
import { expect } from './patient-expect.ts'
import { type Language, takePicture } from './person.ts'

/** Somebody at a browser of their own who has a keyboard and no pointer. */
export interface Hands {
  readonly page: Page
  readonly language: Language
  /** Presses one key after the other. */
  press(...keys: string[]): Promise<void>
  /** Types where the focus is. */
  type(text: string): Promise<void>
  /** Tabs until something has the focus. @throws where Tab went around everything without meeting it */
  tabTo(target: Locator): Promise<void>
  /** Tabs to a button, a field or a link that can be seen, by its name, and waits for it before. */
  reach(role: 'button' | 'textbox' | 'combobox' | 'radio' | 'checkbox' | 'link', name: string | RegExp): Promise<Locator>
  /** Opens a screen by the command palette. */
  goTo(screen: string): Promise<void>
  /** The row of a table that holds a text. */
  row(text: string): Locator
  /** Goes by arrows to the button or link of a row and uses it. */
  useInRow(text: string, name: string | RegExp): Promise<void>
  /** The focus is somewhere: it fell to nobody when what had it went away. */
  hasFocus(): Promise<void>
  leave(): Promise<void>
}

/** What the shell itself is called. */
const names = {
  zh: { user: '用户名', password: '密码', menu: /^用户菜单/, palette: '命令面板' },
  en: { user: 'User name', password: 'Password', menu: /^User menu/, palette: 'Command palette' },
}

/** Signs somebody in by keyboard alone. */
export async function signInByKeyboard(
  browser: Browser,
  url: string,
  account: string,
  screen: { readonly width: number; readonly height: number; readonly deviceScaleFactor: number },
  language: Language = 'zh',
): Promise<Hands> {
  const { width, height, deviceScaleFactor } = screen
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    acceptDownloads: true,
  })
  const page = await context.newPage()
  onTestFailed(async () => {
    if (!page.isClosed()) await takePicture(page, language, `failed-keyboard-${width}-${account}`)
  })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${url}/login`)
  const hands = handsOn(page, language, async () => {
    expect(problems).toEqual([])
    await context.close()
  })
  if (language === 'en') {
    await hands.reach('button', 'English')
    await hands.press('Enter')
  }
  const called = names[language]
  await hands.reach('textbox', called.user)
  await hands.type(account)
  await hands.reach('textbox', called.password)
  await hands.type('Etalon-demo-1')
  await hands.press('Enter')
  await expect(page.getByRole('button', { name: called.menu })).toBeVisible()
  return hands
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement).catch(() => false)

function handsOn(page: Page, language: Language, leave: () => Promise<void>): Hands {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const hands: Hands = {
    page,
    language,
    press,
    type: (text) => page.keyboard.type(text),
    async tabTo(target) {
      await expect(target).toBeVisible()
      // Twice around: a page that goes on being drawn may have moved it behind us.
      let ends = 0
      for (let presses = 0; presses < 400 && ends < 2; presses += 1) {
        if (await isFocused(target)) return
        await page.keyboard.press('Tab')
        if (await page.evaluate(() => document.activeElement === document.body)) ends += 1
      }
      throw new Error(`Tab does not lead to ${target}`)
    },
    async reach(role, name) {
      const exact = typeof name === 'string'
      const target = page.getByRole(role, { name, exact }).filter({ visible: true }).first()
      await hands.tabTo(target)
      return target
    },
    async goTo(name) {
      await press('Control+k')
      const field = page.getByRole('dialog', { name: names[language].palette }).getByRole('combobox')
      await expect(field).toBeFocused()
      await page.keyboard.type(name)
      await expect(page.getByRole('option', { name }).first()).toBeVisible()
      await press('Enter')
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await hands.hasFocus()
    },
    row: (text) => page.getByRole('row').filter({ hasText: text, visible: true }),
    async useInRow(text, name) {
      const row = hands.row(text).first()
      await expect(row).toBeVisible()
      const button = row.getByRole('button', { name }).or(row.getByRole('link', { name })).first()
      await expect(button).toBeAttached()
      const target = await button.evaluate((element) => {
        const cell = element.closest<HTMLElement>('[data-column]')
        return {
          row: Number(cell?.closest<HTMLElement>('[data-row]')?.dataset.row),
          column: Number(cell?.dataset.column),
        }
      })
      await hands.tabTo(page.locator('[role=grid] [data-column][tabindex="0"]').filter({ visible: true }).first())
      await press('Control+Home')
      for (let place = 0; place < target.row; place += 1) await press('ArrowDown')
      // An entry of a phone leaves columns out.
      const column = () => page.locator(':focus').getAttribute('data-column')
      for (let presses = 0; presses < 30 && (await column()) !== String(target.column); presses += 1) {
        const before = await column()
        await press('ArrowRight')
        await expect.poll(column).not.toBe(before)
      }
      await expect(page.locator(':focus')).toHaveAttribute('data-column', String(target.column))
      const several = await page.locator(':focus').locator('a, button').count()
      if (several > 1) {
        await press('Enter')
        for (let presses = 0; presses < several && !(await isFocused(button)); presses += 1) await press('Tab')
        await expect(button).toBeFocused()
      }
      await press('Enter')
    },
    async hasFocus() {
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), { message: 'the focus is lost' })
        .not.toBe('BODY')
    },
    leave,
  }
  return hands
}
