import { contract } from '@etalon/api/contract'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { officeAt } from '../../apps/server/src/testing/office.ts'
import { signInAt } from '../../apps/server/src/testing/sign-in.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

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
    page.getByRole('region', { name: '以前的测量' }).filter({ visible: true }).getByText('1.6 级合格').first(),
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

test('[BIZ-4][BIZ-5] beneath a certificate that was issued the button says what comes first; once it is reissued the item is tested again, and the certificate reads as before', async () => {
  const office = await officeAt({ signIn: (account) => signInAt(product.workspaceUrl, account) })
  const {
    items: [itemId],
  } = await office.acceptedOrder()
  await office.approved(itemId)
  await office.moveReport(office.issuer, itemId, 'issue')
  const issued = await office.reportOf(itemId)
  const address = `${product.workspaceUrl}/testing/original-record/index?id=${itemId}`
  const dispatcher = await product.enter('dispatcher')
  const { page } = dispatcher
  await page.goto(address)
  const again = page.getByRole('button', { name: '重新检测', exact: true }).filter({ visible: true })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await again.focus()
  await expect(
    page
      .getByText(/先在报告里重新签发/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  const issuer = await product.enter('issuer')
  await issuer.page.goto(`${product.workspaceUrl}/report/report-detail/index?id=${issued.id}`)
  await press(issuer.page, '重新签发')
  const dialog = issuer.page.getByRole('dialog', { name: /^重新签发，替换/ })
  await dialog.getByRole('textbox', { name: '更正了什么，为什么' }).fill('换标准器复测')
  await dialog.getByRole('button', { name: '重新签发', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await issuer.leave()
  await page.reload()
  await press(page, '重新检测')
  await dispatcher.agree('重新检测', '标准器溯源结果有误')
  await expect(summaryOf(page, /第 1 份 · .* 已复测，不再使用/)).toBeVisible()
  await page.goto(`${product.workspaceUrl}/report/report-detail/index?id=${issued.id}`)
  await expect(
    page
      .getByText(issued.certificate?.number ?? 'none')
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(page.getByText(issued.conclusionText.zh).filter({ visible: true }).first()).toBeVisible()
  await dispatcher.picture('retest-after-issue')
  await dispatcher.leave()
})

test('[BIZ-3][FLOW-1] a sample that went home is received again before it is tested again, and each screen says so', async () => {
  const office = await officeAt({ signIn: (account) => signInAt(product.workspaceUrl, account) })
  const {
    items: [itemId],
  } = await office.acceptedOrder()
  await office.drafted(itemId)
  const { sampleId } = await office.dispatcher.send(contract.item.detail, { query: { id: itemId } })
  const { standing } = await office.reception.send(contract.sample.detail, { query: { id: sampleId } })
  await office.reception.send(contract.sample.sendBack, {
    body: {
      ...{ id: sampleId, version: standing.version, sendWay: '2', takerName: '贺文舟', signature: null },
      ...{ courier: '顺丰', trackingNumber: 'SF1024', note: '' },
    },
  })
  const dispatcher = await product.enter('dispatcher')
  await dispatcher.page.goto(`${product.workspaceUrl}/testing/original-record/index?id=${itemId}`)
  const again = dispatcher.page.getByRole('button', { name: '重新检测', exact: true }).filter({ visible: true })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await again.focus()
  await expect(
    dispatcher.page
      .getByText(/先在样品里再次接收/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

  const reception = await product.enter('reception')
  const { page } = reception
  await withAxe(page)
  await page.goto(`${product.workspaceUrl}/order/sample-detail/index?id=${sampleId}`)
  await press(page, '再次接收')
  const dialog = page.getByRole('dialog', { name: /^再次接收样品/ })
  await dialog.getByRole('textbox', { name: '存放位置' }).fill('B-2')
  await dialog.getByRole('textbox', { name: '备注' }).fill('客户送回复测')
  same(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: '再次接收', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('在 周岚 手上，B-2').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('客户送回复测').filter({ visible: true }).first()).toBeVisible()
  await reception.picture('received-again')
  await reception.leave()

  await dispatcher.page.reload()
  await press(dispatcher.page, '重新检测')
  await dispatcher.agree('重新检测', '客户有异议')
  await expect(summaryOf(dispatcher.page, /第 1 份/)).toBeVisible()
  await dispatcher.leave()
})
