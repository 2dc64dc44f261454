import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { inDatabase } from '../support/in-database.ts'
import { locked, lockPassword, unlockBy } from '../support/lock-screen.ts'
import { expect } from '../support/patient-expect.ts'
import { measured, useFaultyProduct } from './use-faults.ts'

const product = useFaultyProduct()

const remark = (page: Page) => page.getByRole('textbox', { name: '备注' }).filter({ visible: true })
const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /用户菜单/ }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('[REG-2][F28] two tabs edit one order: the second to save is told, with both texts, and nothing is overwritten', async (context) => {
  const { page: first, open, leave } = await product.enter()
  await open('业务受理', '委托登记')
  await first
    .getByRole('combobox', { name: /委托单位/ })
    .filter({ visible: true })
    .fill('长沙星麓')
  await first
    .getByRole('option', { name: /长沙星麓/ })
    .first()
    .click()
  await first.getByRole('textbox', { name: '经办人' }).filter({ visible: true }).fill('林可')
  await remark(first).fill('原来的备注')
  await first.getByRole('button', { name: '暂存', exact: true }).filter({ visible: true }).click()
  await expect(first.getByText(/委托单 WT\d+ 已暂存/).first()).toBeVisible()
  await first.getByRole('link', { name: '编辑' }).filter({ visible: true }).click()
  await expect(remark(first)).toHaveValue('原来的备注')
  const second = await first.context().newPage()
  await second.goto(first.url())
  await expect(remark(second)).toHaveValue('原来的备注')
  const keep = (page: Page) => page.getByRole('button', { name: '暂存', exact: true }).filter({ visible: true })
  await remark(first).fill('第一个标签页写的')
  await remark(second).fill('第二个标签页写的')
  // Two pages of one browser keep one draft: the other one is told before anything is saved.
  await expect(second.getByText('另一个页面也在编辑这份草稿').filter({ visible: true })).toBeVisible()
  await keep(first).click()
  await expect(first.getByRole('heading', { level: 1, name: /WT\d+/ }).filter({ visible: true })).toBeVisible()
  await keep(second).click()
  await expect(second.getByRole('alertdialog').filter({ hasText: '这条记录刚被他人修改，您的内容没有覆盖它' })).toBeVisible()
  await expect(remark(second)).toHaveValue('第二个标签页写的')
  const rows = await inDatabase(product.etalon, `select remark from work_order where remark like '%标签页写的'`)
  same(rows).toEqual([{ remark: '第一个标签页写的' }])
  measured(
    context,
    'told of the other tab while typing; the second to save is refused with 409 and told, its text stays in the form, nothing is overwritten',
  )
  // What somebody else saved meanwhile is to be seen beside one's own.
  await expect(second.getByText('第一个标签页写的').filter({ visible: true })).toBeVisible()
  await second.getByRole('alertdialog').getByRole('button').last().click()
  await second.getByRole('button', { name: '备注：用已保存的' }).filter({ visible: true }).click()
  await expect(remark(second)).toHaveValue('第一个标签页写的')
  await leave()
})

test('[SES-9][LOCK-3][F28] lock and sign-out reach every tab within 2 s', async (context) => {
  const { page: first } = await product.enter()
  const others = await Promise.all([1, 2].map(() => first.context().newPage()))
  for (const page of others) {
    await page.goto(`${product.url}/order/order-list/index`)
    await expect(page.getByRole('tablist', { name: '已打开页面' })).toBeVisible()
  }
  await choose(first, '锁屏')
  await lockPassword(first).fill('Lock-1234')
  await first.getByLabel('再次输入锁屏密码').fill('Lock-1234')
  let began = performance.now()
  await first.getByRole('dialog', { name: '设置锁屏密码' }).getByRole('button', { name: '设置并锁屏' }).click()
  await expect(locked(first)).toBeVisible()
  const sinceClick = performance.now()
  for (const page of others) await expect(locked(page)).toBeVisible()
  const elsewhere = (performance.now() - sinceClick) / 1000
  const lockedInAll = (performance.now() - began) / 1000
  same(elsewhere).toBeLessThan(2)
  await unlockBy(first, 'Lock-1234')
  for (const page of [first, ...others]) await expect(page.getByRole('tablist', { name: '已打开页面' })).toBeVisible()
  await choose(first, '退出系统')
  const confirm = first.getByRole('alertdialog').getByRole('button', { name: /退出|确定/ })
  began = performance.now()
  await confirm.first().click()
  for (const page of [first, ...others]) await expect(page.getByRole('textbox', { name: '密码' })).toBeVisible()
  const out = (performance.now() - began) / 1000
  same(out).toBeLessThan(2)
  measured(
    context,
    `3 tabs: locked everywhere ${elsewhere.toFixed(1)} s after the first (${lockedInAll.toFixed(1)} s after the click), signed out everywhere after ${out.toFixed(1)} s`,
  )
  await first.context().close()
})

test('[SES-9][F29] signed out, then Back: nothing of the business is in the page', async (context) => {
  const { page, open } = await product.enter()
  await open('业务受理', '委托单')
  const number = page
    .getByRole('link', { name: /^WT\d+$/ })
    .filter({ visible: true })
    .first()
  const text = await number.innerText()
  await number.click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(text) }).filter({ visible: true })).toBeVisible()
  await choose(page, '退出系统')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /退出|确定/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: '密码' })).toBeVisible()
  const isClean = async () => {
    await page.waitForTimeout(700)
    const content = await page.content()
    same(content).not.toContain(text)
    same(content).not.toContain('长沙星麓')
    await expect(page.getByRole('textbox', { name: '密码' })).toBeVisible()
  }
  await isClean()
  let backs = 0
  for (; backs < 5; backs += 1) {
    const went = await page.goBack({ timeout: 3000 }).catch(() => null)
    await isClean().catch(async (error: unknown) => {
      if (page.url() === 'about:blank') return
      throw error
    })
    if (went === null && page.url() === 'about:blank') break
  }
  // From another site, whose Back restores the page as it was.
  await page.goto(`${product.url}/login`)
  await page.goto('data:text/html,elsewhere')
  await page.goBack()
  await isClean()
  measured(
    context,
    `${backs} times Back, and Back from another site: the sign-in page each time, no number and no name in its text`,
  )
  await page.context().close()
})
