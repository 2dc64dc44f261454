import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { officeAt } from '../../apps/server/src/testing/office.ts'
import { signInAt } from '../../apps/server/src/testing/sign-in.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()
const card = (page: Page, place: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^问题 ${place}(：|$)`) }) })
async function ask(page: Page, place: number, text: string, type: string, options = '') {
  if (place > 1) await press(page, '添加问题')
  const one = card(page, place)
  await one.getByRole('textbox', { name: /^问题内容/ }).fill(text)
  await one.getByRole('button', { name: /题型/ }).click()
  await page.getByRole('option', { name: type, exact: true }).click()
  if (options !== '') await one.getByRole('textbox', { name: /^选项/ }).fill(options)
}

test('[BIZ-15][NAV-2] a questionnaire is built and opened; a customer whose order is done fills it in at /template-evart; its results are charts with their tables', async () => {
  const admin = await product.enter('admin')
  const { page, open, row } = admin
  await withAxe(page)
  await open('系统管理', '问卷管理')
  await page.getByRole('link', { name: '新增问卷' }).filter({ visible: true }).click()
  await press(page, '保存')
  await expect(seen(page, '请填写标题')).toBeVisible()
  await expect(seen(page, '须有 2 至 20 个选项')).toBeVisible()
  await page.getByRole('textbox', { name: '标题', exact: false }).filter({ visible: true }).first().fill('检测服务满意度调查')
  await page.getByRole('textbox', { name: /^说明/ }).fill('您的委托单已办结，请花一分钟评价。')
  await ask(page, 1, '总体评价', '单选', '满意|Satisfied\n一般\n不满意')
  await ask(page, 2, '哪些方面做得好', '多选', '速度\n态度\n价格')
  await ask(page, 3, '给服务打分', '评分')
  await ask(page, 4, '您的建议', '文字')
  await card(page, 4).getByRole('checkbox', { name: '必答' }).click({ force: true })
  await press(page, '上移 问题 4：您的建议')
  await expect(card(page, 3).getByRole('textbox', { name: /^问题内容/ })).toHaveValue('您的建议')
  await admin.picture('questionnaire-form')
  await press(page, '保存')
  await expect(row('检测服务满意度调查')).toContainText('编制中')
  await row('检测服务满意度调查').getByRole('button', { name: '开始', exact: true }).click()
  await admin.agree('开始')
  await expect(row('检测服务满意度调查')).toContainText('进行中')
  await admin.picture('questionnaires')

  const office = await officeAt({ signIn: (account) => signInAt(product.workspaceUrl, account) })
  const { items } = await office.acceptedOrder()
  for (const item of items) {
    await office.approved(item)
    await office.moveReport(office.issuer, item, 'issue')
  }

  const customer = await product.enter('customer')
  await withAxe(customer.page)
  await expect(customer.page.getByRole('link', { name: /待填写的问卷/ })).toContainText('1')
  await customer.open('业务受理', '满意度调查').catch(async () => {
    await customer.page.goto(`${product.workspaceUrl}/template-evart`)
  })
  await expect(seen(customer.page, /^关于委托单 WT/)).toBeVisible()
  await customer.page.getByRole('link', { name: '填写', exact: true }).filter({ visible: true }).click()
  same(new URL(customer.page.url()).pathname).toBe('/template-evart/index')
  await press(customer.page, '提交答卷')
  await expect(seen(customer.page, '请回答这个问题')).toBeVisible()
  await customer.page
    .getByRole('radiogroup', { name: /总体评价/ })
    .getByText('满意', { exact: true })
    .click()
  await customer.page
    .getByRole('group', { name: /哪些方面/ })
    .getByText('速度')
    .click()
  await customer.page
    .getByRole('group', { name: /哪些方面/ })
    .getByText('态度')
    .click()
  await customer.page.getByRole('textbox', { name: /您的建议/ }).fill('证书可以更早一天')
  await customer.page.getByRole('radiogroup', { name: /打分/ }).getByText('4 星').click()
  await customer.picture('questionnaire-answer')
  same(await axeFaults(customer.page)).toEqual([])
  await press(customer.page, '提交答卷')
  await expect(seen(customer.page, '没有等您填写的问卷')).toBeVisible()
  await customer.leave()

  await page.reload()
  await row('检测服务满意度调查').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: '检测服务满意度调查：结果' })).toBeVisible()
  const chart = page.getByRole('figure', { name: /总体评价/ })
  await expect(chart).toBeVisible()
  await expect(seen(page, '证书可以更早一天')).toBeVisible()
  await expect(seen(page, /平均 4\.00 星/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  same(await axeFaults(page)).toEqual([])
  await admin.picture('questionnaire-results')
  await chart.getByRole('button', { name: '显示数据表' }).click()
  await expect(chart.getByRole('row', { name: /满意.*1/ }).first()).toBeVisible()
  await admin.leave()
})
