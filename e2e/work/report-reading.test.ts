import type { Page } from 'playwright'
import { test } from 'vitest'
import { officeAt } from '../../apps/server/src/testing/office.ts'
import { signInAt } from '../../apps/server/src/testing/sign-in.ts'
import { expectSoundInEachLook } from '../accessibility/every-look.ts'
import { withAxe } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'
import type { Person } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const asText = async (page: Page) => {
  await page.getByRole('radio', { name: /^文字与批注/ }).click()
  const text = page.getByRole('region', { name: '文字与批注' }).last()
  await expect(text.getByRole('region', { name: '说明' })).toBeVisible()
  return text
}
const openReport = async (person: Person, id: string) => {
  await withAxe(person.page)
  await person.page.goto(`${product.workspaceUrl}/report/report-detail/index?id=${id}`)
  await expect(person.page.getByRole('img', { name: /的证书文件$/ })).toBeVisible()
}

test('[BIZ-4] what a drafter types is seen in the document at once; the auditor sees what became of it and notes beside a passage, the drafter answers', async () => {
  const office = await officeAt({ signIn: (account) => signInAt(product.workspaceUrl, account) })
  const {
    items: [gauge],
  } = await office.acceptedOrder()
  await office.drafted(gauge)
  const { id } = await office.reportOf(gauge)

  const tester = await product.enter('tester')
  const { page } = tester
  await openReport(tester, id)
  const paper = page.getByRole('img', { name: /的证书文件$/ })
  const kept = await paper.getAttribute('src')
  const remark = page.getByRole('textbox', { name: /^备注/ })
  await remark.fill('表盘有一处划痕。')
  await expect(page.getByText('含尚未保存的内容')).toBeVisible()
  await expect(paper).not.toHaveAttribute('src', kept ?? '')
  await tester.picture('report-trial')
  await press(page, '提交')
  await expect(page.getByText('审核中').filter({ visible: true }).first()).toBeVisible()

  const auditor = await product.enter('auditor')
  const audit = auditor.page
  await openReport(auditor, id)
  const text = await asText(audit)
  await expect(
    text
      .getByRole('combobox', { name: '对照' })
      .or(text.getByRole('button', { name: /对照/ }))
      .first(),
  ).toBeVisible()
  await expect(text).toContainText('出厂编号')
  const note = text.getByRole('button', { name: /^批注“第 1 条”/ })
  await note.click()
  await text.getByRole('textbox', { name: /^批注/ }).fill('请写明划痕的位置')
  await audit.keyboard.press('Control+Enter')
  await expect(text.getByRole('article')).toContainText('请写明划痕的位置')
  await expect(text.getByRole('textbox')).toHaveCount(0)
  await expect(audit.getByRole('radio', { name: /^文字与批注/ })).toContainText('1')
  await press(audit, /^退回/)
  await auditor.agree('退回', '见批注')

  await page.reload()
  await expect(page.getByRole('radio', { name: /^文字与批注/ })).toContainText('1')
  const mine = await asText(page)
  await mine.getByRole('article').getByRole('button', { name: '回复' }).click()
  await mine.getByRole('textbox', { name: /^回复/ }).fill('已写明')
  await mine.getByRole('article').getByRole('button', { name: '回复' }).click()
  await expect(mine.getByRole('article')).toContainText('已写明')
  await remark.fill('表盘右下有一处划痕。')
  await press(page, '提交')

  await audit.reload()
  const again = await asText(audit)
  await expect(again.getByRole('status')).toHaveText('1 处变动')
  await expect(again.locator('ins')).toHaveText('右下')
  await auditor.picture('report-text')
  await expectSoundInEachLook(audit, 'report as text')
  await audit.setViewportSize({ width: 1280, height: 800 })
  await again.getByText('只看变动').click()
  await expect(again.getByRole('term')).toHaveCount(1)
  await again.getByRole('button', { name: '已处理' }).click()
  await expect(again.getByRole('article')).toHaveCount(0)
  await again.getByRole('button', { name: '已处理 1 条' }).click()
  await expect(again.getByRole('article')).toContainText('陆明远 于')
  await auditor.leave()
  await tester.leave()
})
