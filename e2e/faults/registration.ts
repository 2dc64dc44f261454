import type { Page } from 'playwright'
import { inDatabase } from '../support/in-database.ts'
import { expect } from '../support/patient-expect.ts'
import type { Running } from '../support/running.ts'

const shown = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
const applicant = (page: Page) => page.getByRole('textbox', { name: '经办人' }).filter({ visible: true })
const remark = (page: Page) => page.getByRole('textbox', { name: '备注' }).filter({ visible: true })

/** The form in which the counter registers an order, as somebody uses it. */
export const registration = {
  /** Fills in what an order needs to be kept, and a remark by which it is found. */
  async fill(page: Page, words: string): Promise<void> {
    await page
      .getByRole('combobox', { name: /委托单位/ })
      .filter({ visible: true })
      .fill('长沙星麓')
    await page
      .getByRole('option', { name: /长沙星麓/ })
      .first()
      .click()
    await applicant(page).fill('林可')
    await remark(page).fill(words)
  },
  keep: (page: Page) => shown(page, '暂存').click(),
  /** Waits until it says that the order is kept. */
  async isKept(page: Page): Promise<void> {
    await expect(page.getByText(/委托单 WT\d+ 已暂存/)).toBeVisible({ timeout: 30_000 })
  },
  /** Waits until the fields hold what was typed. */
  async holds(page: Page, words: string): Promise<void> {
    await expect(remark(page)).toHaveValue(words)
    await expect(applicant(page)).toHaveValue('林可')
    await expect(page.getByRole('combobox', { name: /委托单位/ }).filter({ visible: true })).toHaveValue(/长沙星麓/)
  },
}

/** How many orders have a remark. */
export async function ordersWith(etalon: Running, words: string): Promise<number> {
  return (await inDatabase(etalon, 'select id from work_order where remark = $1', [words])).length
}
