import { contract } from '@etalon/api/contract'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { officeAt } from '../apps/server/src/testing/office.ts'
import { signInAt } from '../apps/server/src/testing/sign-in.ts'
import { axeFaults, withAxe } from './axe-faults.ts'
import { expect } from './patient-expect.ts'
import { signIn } from './person.ts'
import { useProduct } from './use-product.ts'

const product = useProduct({ orders: 12 })
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
const summaryOf = (page: Page, text: RegExp) => page.locator('summary').filter({ hasText: text, visible: true })

test('[BIZ-4][BIZ-5] a finished item is tested again: the first measurement stays readable, the record begins anew, and the report says so', async () => {
  const office = await officeAt({ signIn: (account) => signInAt(product.workspaceUrl, account) })
  const {
    items: [itemId],
  } = await office.acceptedOrder()
  await office.drafted(itemId)
  const address = `${product.workspaceUrl}/testing/original-record/index?id=${itemId}`
  const found = await office.dispatcher.send(contract.item.detail, { query: { id: itemId } })
  same(found.earlier).toEqual([])

  const dispatcher = await product.enter('dispatcher')
  const { page } = dispatcher
  await withAxe(page)
  await page.goto(address)
  await press(page, '重新检测')
  await dispatcher.agree('重新检测', '读数时仪表未复位')
  const first = summaryOf(page, /第 1 份 · .* 已复测，不再使用/)
  await expect(first).toBeVisible()
  await page.reload()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/读数时仪表未复位（高嵘/).filter({ visible: true })).toBeVisible()
  await expect(
    page.getByRole('region', { name: '以前提交的测量' }).filter({ visible: true }).getByText('1.6 级合格').first(),
  ).toBeVisible()
  same(await axeFaults(page)).toEqual([])
  await dispatcher.picture('retest')
  await dispatcher.leave()

  // The tester begins with an empty sheet, and sees the one before beside it.
  const tester = await signIn(product.browser, product.workspaceUrl, 'tester', 'en')
  await tester.page.goto(address)
  await expect(summaryOf(tester.page, /No\. 1 · .* tested again, not used/)).toBeVisible()
  await expect(
    tester.page
      .getByText(/\d+ entries are missing/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await tester.picture('retest')
  await tester.leave()
})
