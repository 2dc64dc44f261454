import type { Page } from 'playwright'
import { expect as same } from 'vitest'
import { axeFaults } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'

/** By which light a page is seen, and how many pixels wide it is. */
type Look = readonly [colorScheme: 'light' | 'dark', width: number]

/** By light and by night, at a desk and as narrow as a page may become. */
const everyLook: readonly Look[] = [
  ['light', 1280],
  ['light', 320],
  ['dark', 1280],
  ['dark', 320],
]

/** Those of axe's rules whose answer hangs on colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Fails where axe finds a fault in the page as it stands, or where it stands sideways.
 * @param page was opened after `withAxe`
 * @param where what the page is called in a failure
 */
export async function expectSoundInEachLook(page: Page, where: string, looks: readonly Look[] = everyLook): Promise<void> {
  const widths = new Set<number>()
  for (const [colorScheme, width] of looks) {
    // Nothing fades: a colour half-way has less contrast than either end.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    // It lies over the page for a moment, outside of its parts.
    await expect(page.getByText('加载中……').first()).toBeHidden()
    const look = `${where} ${colorScheme} ${width}`
    // In another light everything stands where it stood and is called the same: its colours alone are others.
    same(await axeFaults(page, widths.has(width) ? colourRules : []), look).toEqual([])
    widths.add(width)
    same(await page.evaluate(() => document.documentElement.scrollWidth), look).toBeLessThanOrEqual(width)
  }
}

/**
 * Goes to one place of the workspace after the other, and fails as {@link expectSoundInEachLook} does.
 * @param places paths, each with the heading of its page
 */
export async function expectSoundPlaces(
  page: Page,
  places: readonly (readonly [path: string, heading: string | RegExp])[],
): Promise<void> {
  for (const [path, name] of places) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(new URL(path, page.url()).href)
    await expect(page.getByRole('heading', { level: 1, name }).filter({ visible: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectSoundInEachLook(page, path)
  }
}
