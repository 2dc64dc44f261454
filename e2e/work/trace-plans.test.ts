import type { Page } from 'playwright'
import { test } from 'vitest'
import { expectSoundPlaces } from '../accessibility/every-look.ts'
import { withAxe } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })
const detailPath = '/testing/trace-plan-detail/index'

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).filter({ visible: true })
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()

let address = ''
let planNo = ''

test('[BIZ-9] a plan is written with what is searched for, saved for now, handed in, approved by somebody else', async () => {
  const person = await product.enter('dispatcher')
  const { page } = person
  await person.open('检测管理', '溯源计划')
  await page.getByRole('link', { name: '编制计划' }).click()
  await expect(heading(page, '编制计划')).toBeVisible()
  await press(page, '提交审核')
  await expect(page.getByRole('alert').filter({ hasText: '请至少列入一个计量标准', visible: true })).toBeVisible()
  await page.getByRole('textbox', { name: '计划名称' }).fill('四季度计量标准溯源计划')
  for (const number of ['HP-0206', 'SY-1173']) {
    await page.getByRole('combobox', { name: '添加计量标准' }).fill(number)
    await page.getByRole('option', { name: new RegExp(number) }).click()
    await expect(page.getByRole('cell', { name: new RegExp(`^${number}`) })).toBeVisible()
  }
  for (const row of [1, 2]) await page.getByRole('textbox', { name: `溯源机构，第 ${row} 行` }).fill('中国计量科学研究院')
  await person.picture('trace-plan-form')
  await press(page, '暂存')
  await expect(heading(page, /^溯源计划 SY\d{10}$/)).toBeVisible()
  planNo = /SY\d{10}/.exec(await heading(page, /^溯源计划/).innerText())?.[0] ?? ''
  await expect(seen(page, '暂存')).toBeVisible()
  await press(page, '提交')
  await person.agree('提交')
  await expect(seen(page, '待审核')).toBeVisible()
  await expect(page.getByRole('button', { name: '批准' })).toHaveCount(0)
  address = `${product.workspaceUrl}${detailPath}${new URL(page.url()).search}`
  await person.leave()

  const approver = await product.enter('approver')
  await approver.open('检测管理', '溯源计划')
  await approver.row(planNo).getByRole('button', { name: '批准', exact: true }).click()
  await approver.agree('批准')
  await expect(seen(approver.page, `${planNo} 已进入「进行中」`)).toBeVisible()
  await approver.picture('trace-plan-list')
  await approver.leave()
})

test('[BIZ-9] certificates are written down and confirmed line by line; the chain is drawn, walked by keys and told as a table', async () => {
  const person = await product.enter('dispatcher')
  const { page } = person
  await page.goto(address)
  const row = page.getByRole('row').filter({ hasText: 'HP-0206', visible: true })
  await row.getByRole('button', { name: '登记证书' }).click()
  const certificate = page.getByRole('dialog', { name: /^登记 HP-0206/ })
  await certificate.getByRole('textbox', { name: '证书编号' }).fill('NIM-2026-1')
  await certificate.getByRole('textbox', { name: '校准所用标准' }).fill('国家压力基准')
  await certificate.getByRole('button', { name: '保存' }).click()
  await expect(certificate).toBeHidden()
  await expect(row).toContainText('NIM-2026-1')
  await row.getByRole('button', { name: '确认结果' }).click()
  const confirming = page.getByRole('dialog', { name: /^确认 HP-0206/ })
  await expect(confirming.getByRole('textbox', { name: '确认结论' })).toHaveValue('满足使用要求')
  await person.picture('trace-plan-confirm')
  await confirming.getByRole('button', { name: '确认结果' }).click()
  await expect(row).toContainText('满足使用要求')
  const finish = page.getByRole('button', { name: '完成计划', exact: true }).filter({ visible: true })
  await expect(finish).toHaveAttribute('aria-disabled', 'true')

  // The second one is calibrated with the first: the institute's own.
  const second = page.getByRole('row').filter({ hasText: 'SY-1173', visible: true })
  await second.getByRole('button', { name: '登记证书' }).click()
  const own = page.getByRole('dialog', { name: /^登记 SY-1173/ })
  await own.getByRole('textbox', { name: '证书编号' }).fill('ZJ-2026-1')
  await own.getByRole('button', { name: /溯源方式/ }).click()
  await page.getByRole('option', { name: '自校' }).click()
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByRole('alert').filter({ hasText: '请填写所用的本院标准' })).toBeVisible()
  await own.getByRole('combobox', { name: '所用的本院标准' }).fill('HP-0206')
  await page.getByRole('option', { name: /HP-0206/ }).click()
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own).toBeHidden()
  await second.getByRole('button', { name: '确认结果' }).click()
  await page
    .getByRole('dialog', { name: /^确认 SY-1173/ })
    .getByRole('button', { name: '确认结果' })
    .click()
  await expect(second).toContainText('满足使用要求')
  await person.picture('trace-plan-detail')
  await finish.click()
  await person.agree('完成计划')
  await expect(seen(page, `${planNo} 已进入「已完成」`)).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('计量标准溯源计划', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '打印计划' }).filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  await second.getByRole('link', { name: 'SY-1173' }).click()
  await expect(heading(page, /^SY-1173/)).toBeVisible()
  const chain = page.getByRole('region', { name: '溯源链表' }).filter({ visible: true })
  await expect(chain.getByRole('row')).toHaveCount(3)
  await expect(chain).toContainText('中国计量科学研究院, 国家压力基准')
  await person.picture('trace-chain')
  await person.leave()
})

test('[BIZ-9][I18N-1] in English a plan is split, its removal asked for and granted', async () => {
  const person = await signIn(product.browser, product.workspaceUrl, 'dispatcher', 'en')
  const { page } = person
  await page.goto(`${product.workspaceUrl}/testing/trace-plan-edit/index`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Length standards')
  for (const number of ['HP-0206', 'SY-1173']) {
    await page.getByRole('combobox', { name: 'Add a standard' }).fill(number)
    await page.getByRole('option', { name: new RegExp(number) }).click()
    await expect(page.getByRole('cell', { name: new RegExp(`^${number}`) })).toBeVisible()
  }
  for (const row of [1, 2]) await page.getByRole('textbox', { name: `By whom, row ${row}` }).fill('NIM')
  await press(page, 'Hand in')
  await expect(heading(page, /^Traceability plan SY\d{10}$/)).toBeVisible()
  const where = `${product.workspaceUrl}${detailPath}${new URL(page.url()).search}`
  const approver = await signIn(product.browser, product.workspaceUrl, 'approver', 'en')
  await approver.page.goto(where)
  await press(approver.page, 'Approve')
  await approver.agree('Approve')
  await expect(seen(approver.page, 'In progress')).toBeVisible()

  await page.reload()
  await press(page, 'Split')
  const dialog = page.getByRole('dialog', { name: /^Split SY/ })
  await dialog.locator('label').filter({ hasText: 'SY-1173' }).click()
  await dialog.getByRole('textbox', { name: 'Why' }).fill('It goes later')
  await person.picture('trace-plan-split-en')
  await dialog.getByRole('button', { name: 'Split', exact: true }).click()
  await expect(seen(page, 'Audit split')).toBeVisible()
  await page
    .getByRole('link', { name: /^SY\d{10}-1$/ })
    .filter({ visible: true })
    .click()
  await expect(heading(page, /^Traceability plan SY\d{10}-1$/)).toBeVisible()
  await press(page, 'Ask for removal')
  await person.agree('Ask for removal', 'No longer used')
  await expect(seen(page, 'Removal to-do under audit')).toBeVisible()
  await approver.page.goto(`${product.workspaceUrl}${detailPath}${new URL(page.url()).search}`)
  await expect(seen(approver.page, 'No longer used')).toBeVisible()
  await press(approver.page, 'Grant the removal')
  await approver.agree('Grant the removal')
  await expect(seen(approver.page, 'Cancelled')).toBeVisible()
  await approver.leave()
  await person.leave()
})

test('[A11Y-1] axe has nothing against the screens of plans, by light and by night, and none stands sideways at 320 px', async () => {
  const { page, leave } = await product.enter('dispatcher')
  await withAxe(page)
  const places = [
    ['/testing/trace-plan/index', '溯源计划'],
    [address, /^溯源计划 SY/],
    ['/testing/trace-plan-edit/index', '编制计划'],
  ] as const
  await expectSoundPlaces(page, places)
  await leave()
})
