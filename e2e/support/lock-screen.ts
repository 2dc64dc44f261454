import type { Page } from 'playwright'
import { expect } from './patient-expect.ts'

/** What says that the screen is locked, in either language. */
export const locked = (page: Page) => page.getByRole('heading', { name: /屏幕已锁定$|^Locked for/ })
/** Where the password of the lock is typed: for a new lock, and to lift it. */
export const lockPassword = (page: Page) => page.getByLabel(/^(锁屏密码|Lock password)$/)

/** Locks the screen by the user menu of a page, with a password that is set for it. */
export async function lockBy(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: /^用户菜单|^User menu/ }).click()
  await page.getByRole('menuitem', { name: /^(锁屏|Lock)$/ }).click()
  await lockPassword(page).fill(password)
  await page.getByLabel(/^(再次输入锁屏密码|Lock password again)$/).fill(password)
  await page.getByRole('button', { name: /^(设置并锁屏|Set and lock)$/ }).click()
  await expect(locked(page)).toBeVisible()
  await expect(page).toHaveURL(/\/lock$/)
}

/** Types the password of the lock, and Enter. */
export async function unlockBy(page: Page, password: string): Promise<void> {
  await lockPassword(page).fill(password)
  await page.keyboard.press('Enter')
}
