import { addDays, addMonths, dayInShanghai } from '@etalon/api/domain'
import type { Page } from 'playwright'
import { test } from 'vitest'
import { expectSoundPlaces } from '../accessibility/every-look.ts'
import { withAxe } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 6 })
const today = dayInShanghai(new Date())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()

test('[BIZ-8][FLOW-1] a standard is written down, traced, taken into use, sealed and opened again; why something is not possible is said', async () => {
  const { page, open, agree, leave } = await product.enter('dispatcher')
  await open('检测管理', '计量标准')
  await press(page, '新增标准')
  const dialog = page.getByRole('dialog', { name: '新增标准' })
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: '请填写标准名称' })).toBeVisible()
  await dialog.getByRole('textbox', { name: '编号', exact: true }).fill('YL-9001')
  await dialog.getByRole('textbox', { name: '标准名称' }).fill('数字压力计')
  await dialog.getByRole('textbox', { name: '测量范围' }).fill('(0~10) MPa')
  await dialog.getByRole('textbox', { name: '准确度/不确定度' }).fill('0.02 级')
  await dialog.getByRole('textbox', { name: '单位', exact: true }).fill('MPa')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'YL-9001 数字压力计')).toBeVisible()
  await expect(seen(page, /现在不能用于检测：/)).toBeVisible()
  // Without a certificate it cannot be taken into use, and the button says so.
  const enable = page.getByRole('button', { name: '启用', exact: true }).filter({ visible: true })
  await expect(enable).toHaveAttribute('aria-disabled', 'true')
  await enable.focus()
  await expect(seen(page, '没有在有效期内且结果符合的证书')).toBeVisible()
  await press(page, '登记证书')
  const certificate = page.getByRole('dialog', { name: /^登记 YL-9001 的校准证书/ })
  await certificate.getByRole('textbox', { name: '证书编号' }).fill('CNAS-2026-1')
  await certificate.getByRole('textbox', { name: '溯源机构' }).fill('中国计量科学研究院')
  await certificate.getByRole('textbox', { name: '扩展不确定度 U' }).fill('0.0012')
  await certificate.getByRole('button', { name: '保存' }).click()
  await expect(certificate.getByRole('alert').filter({ hasText: '请填写包含因子 k' })).toBeVisible()
  await certificate.getByRole('textbox', { name: '包含因子 k' }).fill('2')
  await certificate.getByRole('button', { name: '保存' }).click()
  await expect(certificate).toBeHidden()
  await expect(seen(page, new RegExp(addDays(addMonths(today, 12), -1)))).toBeVisible()
  await expect(seen(page, 'U = 0.0012 MPa (k = 2)')).toBeVisible()
  await press(page, '启用')
  await agree('启用')
  await expect(seen(page, /现在不能用于检测：/)).toBeHidden()
  await press(page, '封存')
  await agree('封存', '暂不使用')
  await expect(seen(page, '现在不能用于检测：封存')).toBeVisible()
  await press(page, '启封')
  await agree('启封')
  await expect(page.getByRole('list', { name: '变更记录' }).filter({ visible: true })).toContainText('暂不使用')
  // The next one begins empty, also in the list that was open all along.
  await page.getByRole('tab', { name: '计量标准', exact: true }).click()
  await press(page, '新增标准')
  await expect(dialog.getByRole('textbox', { name: '标准名称' })).toHaveValue('')
  await leave()
})

test('[BIZ-8] a standard that is found not to conform goes out of use at once', async () => {
  const { page, leave } = await product.enter('dispatcher')
  await page.goto(`${product.workspaceUrl}/testing/standard/index?${new URLSearchParams({ search: '{"number":"YL-9001"}' })}`)
  await page.getByRole('link', { name: 'YL-9001' }).click()
  await press(page, '登记证书')
  const certificate = page.getByRole('dialog', { name: /^登记 YL-9001/ })
  await certificate.getByRole('textbox', { name: '证书编号' }).fill('CNAS-2026-2')
  await certificate.getByRole('button', { name: /溯源结果/ }).click()
  await page.getByRole('option', { name: '不符合' }).click()
  await expect(certificate.getByText(/保存后该标准立即停用/)).toBeVisible()
  await certificate.getByRole('button', { name: '保存' }).click()
  await expect(seen(page, '现在不能用于检测：停用')).toBeVisible()
  await leave()
})

test('[BIZ-8][A11Y-2] the calendar leads by the keyboard to a day and to whoever has to be called, and to the standards', async () => {
  const { page, open, leave } = await product.enter('dispatcher')
  await open('业务受理', '到期日历')
  const marked = page.getByRole('button', { name: /项到期/ }).filter({ visible: true })
  await expect(marked.first()).toBeVisible()
  await page
    .getByRole('button', { name: new RegExp(`${Number(today.slice(8))}日`) })
    .filter({ visible: true })
    .first()
    .focus()
  for (let step = 0; step < 62; step += 1) {
    if (/项到期/.test((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '')) break
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('link', { name: /公司|医院|中心|水产店/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^联系 / }).first()).toBeVisible()
  await page.getByRole('radio', { name: '计量标准' }).check({ force: true })
  await expect(seen(page, /^本月共 \d+ 项$/)).toBeVisible()
  await page.getByRole('link', { name: '本月清单' }).click()
  await expect(heading(page, '计量标准')).toBeVisible()
  await leave()
})

test('[PERM-1] a tester sees the standards and changes none', async () => {
  const { page, open, leave } = await product.enter('tester')
  await open('检测管理', '计量标准')
  await expect(page.getByRole('button', { name: '新增标准' })).toBeHidden()
  await page.getByRole('link', { name: 'HP-0206' }).click()
  await expect(heading(page, /^HP-0206/)).toBeVisible()
  await expect(page.getByRole('button', { name: '登记证书' })).toBeHidden()
  await expect(page.getByRole('button', { name: '停用' })).toBeHidden()
  await leave()
})

test('[A11Y-1] axe has nothing against the screens, by light and by night, and none stands sideways at 320 px', async () => {
  const { page, leave } = await product.enter('dispatcher')
  await withAxe(page)
  await page.goto(`${product.workspaceUrl}/testing/standard/index`)
  const detail = (await page.getByRole('link', { name: 'YL-9001' }).getAttribute('href')) ?? ''
  const places = [
    ['/testing/standard/index', '计量标准'],
    [detail, /^YL-9001/],
    ['/order/due-calendar/index', '到期日历'],
  ] as const
  await expectSoundPlaces(page, places)
  await leave()
})
