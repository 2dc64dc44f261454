import { contract } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import type { Page } from 'playwright'
import { test } from 'vitest'
import { expectSoundPlaces } from '../accessibility/every-look.ts'
import { withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })
const tomorrow = addDays(dayInShanghai(new Date()), 1)

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).filter({ visible: true })
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()

/** Asks for an appointment as a customer does by the screen. */
async function asked(changes: { place?: string } = {}): Promise<{ readonly id: string; readonly pickupNo: string }> {
  const customer = await clientOf(product.workspaceUrl, 'customer')
  const [own] = await customer.send(contract.enterprise.search, { query: {} })
  return await customer.send(contract.pickup.submit, {
    body: {
      enterId: own?.id ?? '',
      place: '麓谷街道 2 号厂房',
      contact: '贺文舟',
      mobile: '13874903316',
      pickupTime: `${tomorrow} 09:30`,
      instrumentCount: 6,
      remark: '压力表',
      ...changes,
    },
  })
}

test('[BIZ-1][SHELL-9][BIZ-2] a customer asks for a pickup; the counter is told, accepts it from the notice’s page, and registers the order that comes of it', async () => {
  const customer = await product.enter('customer')
  await customer.open('预约取件', '取件预约')
  await press(customer.page, '新增预约')
  const dialog = customer.page.getByRole('dialog', { name: '新增预约' })
  await expect(dialog.getByRole('textbox', { name: '委托单位' })).toHaveValue(/长沙星麓/)
  // What is known of the enterprise stands there already.
  await expect(dialog.getByRole('textbox', { name: '取件地点' })).not.toHaveValue('')
  await dialog.getByRole('button', { name: '提交' }).click()
  await expect(dialog.getByText('请填写取件时间').first()).toBeVisible()
  await expect(dialog.getByText('请填写取件地点')).toHaveCount(0)
  const time = dialog.getByRole('group', { name: /取件时间/ })
  await time.getByRole('spinbutton').first().click()
  await customer.page.keyboard.type(`${tomorrow.replaceAll('-', '')}0930`)
  await dialog.getByRole('textbox', { name: '器具数量' }).fill('6')
  await dialog.getByRole('textbox', { name: '取件地点' }).fill('麓谷街道 2 号厂房')
  await dialog.getByRole('textbox', { name: '联系人' }).fill('贺文舟')
  await dialog.getByRole('textbox', { name: '联系手机' }).fill('13874903316')
  await customer.picture('pickup-dialog')
  await dialog.getByRole('button', { name: '提交' }).click()
  await expect(seen(customer.page, /^预约 QJ\d{8} 已提交$/)).toBeVisible()
  const row = customer.page.getByRole('row').filter({ hasText: `${tomorrow} 09:30`, visible: true })
  const number = /QJ\d{8}/.exec(await row.innerText())?.[0] ?? ''

  const person = await product.enter()
  const { page } = person
  // The notice of who comes leads to the page of what waits.
  await page.goto(`${product.workspaceUrl}/appointment-pickup-manage/appointment-pickup/acceptance-index`)
  await expect(heading(page, '预约受理')).toBeVisible()
  const waiting = page.getByRole('row').filter({ hasText: number, visible: true })
  await expect(waiting).toContainText('待受理')
  await person.picture('pickup-acceptance')
  await press(page, '日历')
  // On the last day of a month tomorrow stands on the next page.
  if (tomorrow.endsWith('-01')) await press(page, '下个月')
  await page
    .getByRole('button', { name: new RegExp(`${Number(tomorrow.slice(8))}日.*1 个预约`) })
    .first()
    .click()
  await expect(page.getByRole('region', { name: `${tomorrow} 的预约` })).toContainText('麓谷街道 2 号厂房')
  await person.picture('pickup-calendar')
  await press(page, '列表')
  await waiting.getByRole('button', { name: '受理', exact: true }).click()
  await person.agree('受理')
  await expect(heading(page, '委托登记')).toBeVisible()
  await expect(page.getByRole('combobox', { name: '委托单位' })).toHaveValue(/长沙星麓/)
  await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue(new RegExp(number))
  await press(page, '从单位器具选取')
  const ledger = page.getByRole('dialog', { name: '单位器具' })
  await ledger.locator('label').filter({ hasText: /\d{7}/ }).first().click()
  await ledger.getByRole('button', { name: '选取 1 件' }).click()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(heading(page, /WT\d{10}/)).toBeVisible()
  const orderNo = /WT\d{10}/.exec(await heading(page, /WT\d{10}/).innerText())?.[0] ?? ''

  await customer.page.getByRole('link', { name: number }).click()
  await expect(heading(customer.page, `预约 ${number}`)).toBeVisible()
  await expect(seen(customer.page, '已受理')).toBeVisible()
  await expect(seen(customer.page, orderNo)).toBeVisible()
  await customer.picture('pickup-detail')
  await customer.leave()

  await page.goto(`${product.workspaceUrl}/appointment-pickup-manage/appointment-pickup/acceptance-index?view=20`)
  await page.getByRole('row').filter({ hasText: number, visible: true }).getByRole('button', { name: '完成取件' }).click()
  await person.agree('完成取件')
  await expect(seen(page, `${number} 已进入「已完成」`)).toBeVisible()
  await person.leave()
})

test('[BIZ-1] one is refused with a reason that the customer reads; another is cancelled by the customer, in English', async () => {
  const refused = await asked()
  const person = await product.enter()
  await person.page.goto(`${product.workspaceUrl}/appointment-pickup-manage/appointment-pickup/detail-index?id=${refused.id}`)
  await press(person.page, '拒绝')
  await person.agree('拒绝', '当天没有车辆')
  await expect(seen(person.page, '已拒绝')).toBeVisible()
  await person.leave()

  const other = await asked()
  const customer = await signIn(product.browser, product.workspaceUrl, 'customer', 'en')
  const { page } = customer
  await page.goto(`${product.workspaceUrl}/appointment-pickup-manage/appointment-pickup/detail-index?id=${refused.id}`)
  await expect(page.getByRole('list', { name: 'History' }).filter({ visible: true })).toContainText('当天没有车辆')
  await expect(seen(page, 'Refused')).toBeVisible()
  await page.goto(`${product.workspaceUrl}/appointment-pickup-manage/appointment-pickup/detail-index?id=${other.id}`)
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await press(page, 'Cancel the pickup')
  await customer.agree('Cancel the pickup', 'We bring them ourselves')
  await expect(seen(page, 'Cancelled')).toBeVisible()
  await customer.picture('pickup-cancelled-en')
  await customer.leave()
})

test('[A11Y-1] axe has nothing against the screens of pickups, by light and by night, and none stands sideways at 320 px', async () => {
  const { id } = await asked()
  const { page, leave } = await product.enter()
  await withAxe(page)
  const places = [
    ['/appointment-pickup-manage/appointment-pickup/acceptance-index', '预约受理'],
    [`/appointment-pickup-manage/appointment-pickup/detail-index?id=${id}`, /^预约 QJ/],
  ] as const
  await expectSoundPlaces(page, places)
  await leave()
})
