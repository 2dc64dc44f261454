import { contract } from '@etalon/api/contract'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { expect as same, test } from 'vitest'
import { officeAt } from '../../apps/server/src/testing/office.ts'
import { signInAt } from '../../apps/server/src/testing/sign-in.ts'
import { newVisitor } from '../portal/portal-visitor.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()

/** Writes words and a formula after them, by keyboard alone where there is one. */
async function write(page: Page, label: RegExp, words: string, formula: string) {
  const text = page.getByRole('textbox', { name: label }).filter({ visible: true })
  await text.click()
  await page.keyboard.type(words)
  await press(page, '插入公式')
  const panel = page.getByRole('dialog', { name: '插入公式' })
  await panel.locator('math-field').click()
  await page.keyboard.type(formula)
  await panel.getByRole('button', { name: '确定', exact: true }).click()
  await expect(text.locator('math')).toHaveCount(1)
}

/** Puts a photograph into the text, after its words were asked for. */
async function insertPicture(page: Page, words: string) {
  const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#409eff' } })
    .jpeg()
    .toBuffer()
  await page
    .locator('input[type=file][accept*="image/png"]')
    .last()
    .setInputFiles({ name: '照片.jpg', mimeType: 'image/jpeg', buffer: picture })
  const panel = page.getByRole('dialog', { name: '插入图片' })
  await panel.getByRole('textbox', { name: '图片说明' }).fill(words)
  await panel.getByRole('button', { name: '确定', exact: true }).click()
  await expect(panel).toHaveCount(0)
  same(await isDrawn(page.getByRole('img', { name: words }))).toBe(true)
}

/** Whether a picture came and is seen. */
async function isDrawn(picture: Locator): Promise<boolean> {
  await picture.scrollIntoViewIfNeeded()
  return await picture.evaluate(
    (image) =>
      new Promise<boolean>((tell) => {
        if (!(image instanceof HTMLImageElement)) return tell(false)
        const look = () => tell(image.naturalWidth > 0)
        if (image.complete && image.naturalWidth > 0) return look()
        image.addEventListener('load', look)
        image.addEventListener('error', look)
      }),
  )
}

test('[RICH-1][MATH-1][MATH-2] a notice is written with a formula; people read it in the messages, the public without a script', async () => {
  const admin = await product.enter('admin')
  const { page } = admin
  await withAxe(page)
  await page.reload()
  await admin.open('系统管理', '通知公告')
  await press(page, '新增公告')
  const dialog = page.getByRole('dialog', { name: '新增公告' })
  await dialog.getByRole('textbox', { name: /^标题/ }).fill('包含因子')
  await write(page, /^内容/, '本院证书取 ', 'k=2')
  await insertPicture(page, '包含因子的示意图')
  await dialog
    .getByRole('radio', { name: '所有公众' })
    .or(dialog.getByRole('button', { name: /读者/ }))
    .first()
    .click()
  const choice = page.getByRole('option', { name: '所有公众' })
  if (await choice.count()) await choice.click()
  same(await axeFaults(page)).toEqual([])
  await admin.picture('rich-text-notice')
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await admin.leave()

  const tester = await product.enter('tester')
  await tester.page.getByRole('button', { name: /^消息与公告/ }).click()
  const panel = tester.page.getByRole('dialog', { name: '消息与公告' })
  await panel.getByText('公告', { exact: true }).click()
  await panel.getByRole('button', { name: /包含因子/ }).click()
  await expect(panel.locator('math')).toContainText('k=2')
  same(await isDrawn(panel.getByRole('img', { name: '包含因子的示意图' }))).toBe(true)
  await tester.picture('rich-text-reading')
  await tester.leave()

  const visitor = await newVisitor(product.browser, { script: false })
  await visitor.page.goto(`${product.portalUrl}/detail-info-notice`)
  await visitor.page.getByRole('link', { name: '包含因子' }).click()
  await expect(visitor.page.locator('math mi')).toHaveText('k')
  same(await isDrawn(visitor.page.getByRole('img', { name: '包含因子的示意图' }))).toBe(true)
  same(visitor.problems).toEqual([])
})

test('[RICH-1][RICH-3][MATH-1] a drafter writes a remark with a formula; it is seen in the document at once, and by the auditor', async () => {
  const office = await officeAt({ signIn: (account) => signInAt(product.workspaceUrl, account) })
  const {
    items: [gauge],
  } = await office.acceptedOrder()
  await office.drafted(gauge)
  const { id } = await office.reportOf(gauge)
  const tester = await product.enter('tester')
  const { page } = tester
  const address = `${product.workspaceUrl}/report/report-detail/index?id=${id}`
  await page.goto(address)
  const paper = page.getByRole('img', { name: /的证书文件$/ })
  await expect(paper).toBeVisible()
  const before = await paper.getAttribute('src')
  await write(page, /^备注/, '不确定度的包含因子 ', 'k=2')
  await insertPicture(page, '表盘划痕')
  await press(page, '撤销')
  await expect(page.getByRole('img', { name: '表盘划痕' })).toHaveCount(0)
  await press(page, '重做')
  same(await isDrawn(page.getByRole('img', { name: '表盘划痕' }))).toBe(true)
  await expect(paper).not.toHaveAttribute('src', before ?? '')
  await tester.picture('rich-text-remark')
  await press(page, '提交')
  await expect(page.getByText('审核中').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('complementary').locator('math')).toContainText('k=2')
  await tester.leave()

  const kept = await office.reportOf(gauge)
  same(kept.remark).toMatch(/^<p>不确定度的包含因子 <span data-tex="k=2">/)
  const auditor = await product.enter('auditor')
  await auditor.page.goto(address)
  await expect(auditor.page.getByRole('complementary').locator('math')).toContainText('k=2')
  same(await isDrawn(auditor.page.getByRole('complementary').getByRole('img', { name: '表盘划痕' }))).toBe(true)
  await auditor.picture('rich-text-audited')
  await auditor.leave()
  const { passages } = await office.auditor.send(contract.report.reading, { query: { id } })
  same(passages.map(({ value }) => value)).toContain('不确定度的包含因子 k=2\n[表盘划痕]')
})

test('[MATH-3][RICH-2] what a text lacks is kept among one’s own symbols, and the text is as it was left', async () => {
  const { page, open } = await product.enter('admin')
  await open('系统管理', '通知公告')
  await press(page, '新增公告')
  const text = page.getByRole('textbox', { name: /^内容/ }).filter({ visible: true })
  await text.click()
  await page.keyboard.type('流量单位')
  await press(page, '特殊字符')
  await page.getByRole('dialog', { name: '特殊字符' }).getByText('个人', { exact: true }).click()
  await press(page, '管理个人符号')
  await expect(page.getByRole('heading', { name: '我的符号' })).toBeVisible()
  await press(page, '新增符号')
  const drawer = page.getByRole('dialog', { name: '新增符号' })
  await drawer.getByRole('textbox', { name: /^符号/ }).fill('㎥')
  await drawer.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: '㎥', visible: true })).toHaveCount(1)
  await page.getByRole('tab', { name: /通知公告/ }).click()
  await expect(text).toHaveText('流量单位')
  await text.click()
  await page.keyboard.press('Control+End')
  await press(page, '特殊字符')
  await page.getByRole('dialog', { name: '特殊字符' }).getByText('个人', { exact: true }).click()
  await page.getByRole('gridcell', { name: '㎥', exact: true }).click()
  await expect(text).toHaveText('流量单位㎥')
})
