import type { Page } from 'playwright'
import { expect } from './patient-expect.ts'

/** What says that the screen is locked. */
export const locked = (page: Page) => page.getByRole('heading', { name: /屏幕已锁定$/ })
/** Where the password of the lock is typed: for a new lock, and to lift it. */
export const lockPassword = (page: Page) => page.getByLabel('锁屏密码', { exact: true })

/** Locks the screen by the user menu of a page, with a password that is set for it. */
export async function lockBy(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '锁屏', exact: true }).click()
  await lockPassword(page).fill(password)
  await page.getByLabel('再次输入锁屏密码').fill(password)
  await page.getByRole('dialog', { name: '设置锁屏密码' }).getByRole('button', { name: '设置并锁屏' }).click()
  await expect(locked(page)).toBeVisible()
  await expect(page).toHaveURL(/\/lock$/)
}

/** Types the password of the lock, and Enter. */
export async function unlockBy(page: Page, password: string): Promise<void> {
  await lockPassword(page).fill(password)
  await page.keyboard.press('Enter')
}
