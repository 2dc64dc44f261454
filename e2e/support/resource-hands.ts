import type { Page } from 'playwright'
import { expect } from './patient-expect.ts'

// What hands do on the screen of a kind of record: press, fill in, save, choose in the menu of a row, take back.
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })
export const field = (page: Page, name: RegExp) =>
  page.getByRole('dialog').getByRole('textbox', { name }).filter({ visible: true })
export const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
export const says = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).filter({ visible: true }).last()).toBeVisible()
/** Chooses in the menu of a row. */
export const more = async (page: Page, name: string, action: string) => {
  await button(page, `${name} 的更多操作`).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
export const undo = (page: Page) => page.getByRole('button', { name: '撤销', exact: true }).last().click()
