import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { builtPackages } from '../../scripts/doors.mjs'
import { expect } from '../support/patient-expect.ts'
import { root } from '../support/running.ts'
import { installExample, runIn, serveBuilt, visit } from './consumer.ts'

/** The component of ten lines in a text that shows it. */
const componentIn = (path: string): string =>
  readFileSync(join(root, path), 'utf8').match(/^(?:export )?(function Orders\(\) \{\n[\s\S]*?\n\})/m)?.[1] ?? ''

/** Every door of what was installed, loaded by Node: without a window, as on a server. */
async function loadEveryDoor(folder: string): Promise<void> {
  const doors = builtPackages()
    .filter(({ name }) => name === 'machines' || name === 'ui')
    .flatMap(({ name, doors: ofIt }) => Object.keys(ofIt).map((door) => `@etalon/${name}/${door}`))
  same(doors.length).toBeGreaterThan(80)
  writeFileSync(join(folder, 'doors.mjs'), doors.map((door) => `await import('${door}')`).join('\n'))
  await runIn(folder, process.execPath, 'doors.mjs')
}

/** Modules that take React must say that they are for the client; a server component calls the others. */
function lookAtBorders(folder: string): void {
  const dist = join(folder, 'node_modules/@etalon/ui/dist')
  const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => ({ path, text: readFileSync(join(dist, path), 'utf8') }))
  const forClient = modules.filter(({ text }) => /^['"]use client['"]/.test(text)).map(({ path }) => path)
  const takesReact = modules.filter(({ text }) => /from ["'](?:react|react-aria-components|@xstate\/react)["'/]/.test(text))
  same(takesReact.length).toBeGreaterThan(100)
  same(takesReact.map(({ path }) => path).filter((path) => !forClient.includes(path))).toEqual([])
  const forServers = ['theme/settings.js', 'theme/colour-rules.js', 'i18n/zh.js', 'i18n/en.js', 'iso-date/moment-text.js']
  same(forServers.filter((path) => forClient.includes(path) || !modules.some((one) => one.path === path))).toEqual([])
}

const searchButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function lookAtTable(page: Page): Promise<void> {
  await expect(page.getByRole('gridcell', { name: 'WT2026110001' })).toBeVisible()
  await page.getByRole('textbox', { name: '单位名称' }).fill('株洲')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: 'WT2026110001' })).toBeHidden()
  await expect(page.getByRole('gridcell', { name: 'WT2026110002' })).toBeVisible()
}

/** Colours of what the theme names, of a button that the page names, and of what neither does. */
async function lookAtStyles(page: Page): Promise<void> {
  // Its styles came, too.
  await expect(page.getByRole('grid')).toHaveCSS('font-size', '13px')
  await expect(page.locator('body')).toHaveCSS('padding', '16px')
  await expect(searchButton(page, 'Print')).toHaveCSS('border-radius', '999px')
  await expect(searchButton(page, '查找')).toHaveCSS('border-radius', '6px')
  await expect(searchButton(page, 'Print')).toHaveCSS('background-color', 'rgb(19, 106, 206)')
  const own = page.getByRole('switch', { name: 'Theme of the institute' })
  await own.press('Space')
  await expect(searchButton(page, 'Print')).toHaveCSS('background-color', 'rgb(140, 29, 64)')
  await expect(searchButton(page, '查找')).toHaveCSS('border-radius', '2px')
  await expect(searchButton(page, 'Print')).toHaveCSS('border-radius', '999px')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 246, 241)')
  const dark = page.getByRole('switch', { name: 'Dark' })
  await dark.press('Space')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(26, 19, 21)')
  await expect(searchButton(page, 'Print')).toHaveCSS('background-color', 'rgb(176, 58, 97)')
  await own.press('Space')
  await dark.press('Space')
  await expect(searchButton(page, 'Print')).toHaveCSS('background-color', 'rgb(19, 106, 206)')
}

async function lookAtLanguages(page: Page): Promise<void> {
  await expect(searchButton(page, '重置')).toBeVisible()
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(searchButton(page, 'Find')).toBeVisible()
  await expect(searchButton(page, 'Reset')).toBeVisible()
  await page.getByRole('radio', { name: '日本語' }).click()
  await expect(searchButton(page, '検索')).toBeVisible()
  await expect(page.getByText('全 1 件')).toBeVisible()
  // What the consumer left out is said in the language beneath, and dates follow the locale.
  await expect(page.getByText('Go to', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: /日付を選ぶ/ }).click()
  await expect(page.getByText('火', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
}

test('[PKG-2] [PKG-3] [THEME-1] [I18N-1] an app that installs the tarballs shows a search bar and a table by ten lines, in a theme and a language of its own', async () => {
  const component = componentIn('examples/vite/src/Orders.tsx')
  same(component.split('\n').length).toBe(10)
  same(componentIn('packages/ui/README.md')).toBe(component)
  same(readFileSync(join(root, 'examples/vite/src/institute.css'), 'utf8').trim().split('\n').length).toBeLessThanOrEqual(20)
  const folder = await installExample('vite')
  lookAtBorders(folder)
  await loadEveryDoor(folder)
  await runIn(folder, 'npm', 'run', 'build')
  const { page, complaints } = await visit(await serveBuilt(folder))
  await lookAtTable(page)
  await lookAtStyles(page)
  await lookAtLanguages(page)
  same(complaints).toEqual([])
})
