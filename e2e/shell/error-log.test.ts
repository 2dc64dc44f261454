import { contract } from '@etalon/api/contract'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })

/** Lets errors happen that nobody handles, such as those of a screen that is at fault. */
const fail = (page: Page, messages: readonly string[]) =>
  page.evaluate(async (all) => {
    for (const message of all)
      await new Promise<void>((resolve) =>
        setTimeout(() => {
          setTimeout(resolve)
          throw new Error(message)
        }),
      )
  }, messages)

const dialog = (page: Page) => page.getByRole('dialog', { name: '本地日志' })
const question = (page: Page) => page.getByRole('alertdialog', { name: '提示' })
const badge = async (page: Page) => {
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  return page.getByRole('menuitem', { name: /^本地日志/ })
}

/** Somebody whose page is at fault: what is thrown here is meant, and does not fail the test. */
async function atFault(account: string) {
  const { page } = await product.enter(account)
  await withAxe(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^用户菜单/ })).toBeVisible()
  return page
}

test('[LOG-1] errors that nobody handled are listed with when, where and why, survive a reload, and are counted as far as 99', async () => {
  const page = await atFault('tester')
  await fail(page, ['the chart has no scale'])
  await page.reload()
  const entry = await badge(page)
  await expect(entry).toHaveText('本地日志（1）')
  await entry.click()
  const item = dialog(page).getByRole('listitem')
  await expect(item).toHaveCount(1)
  await expect(item).toContainText('Error: the chart has no scale')
  await expect(item).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d · \/wel\/index/)
  await expect(item.getByRole('img', { name: '错误' })).toBeVisible()
  await item.getByText('详细信息').click()
  await expect(item.locator('pre')).toContainText('Error: the chart has no scale')
  same(await axeFaults(page)).toEqual([])
  await dialog(page).getByRole('button', { name: '关闭' }).click()
  await fail(
    page,
    Array.from({ length: 99 }, (_, at) => `error ${at}`),
  )
  await expect(await badge(page)).toHaveText('本地日志（99+）')
  await page.context().close()
})

test('[LOG-2] clearing and uploading ask first in the words of the specification, and say what came of it', async () => {
  const page = await atFault('reception')
  await (await badge(page)).click()
  await expect(dialog(page)).toContainText('没有错误记录')
  await dialog(page).getByRole('button', { name: '关闭' }).click()
  await fail(page, ['first', 'second'])
  await (await badge(page)).click()

  const upload = dialog(page).getByRole('button', { name: '上传' })
  await upload.click()
  await expect(question(page)).toContainText('确定上传本地日志到服务器?')
  await question(page).getByRole('button', { name: '取消' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
  // What the network does not carry is said, and nothing is lost.
  await page.route('**/api/blade-log/client/upload', (route) => route.abort())
  await upload.click()
  await question(page).getByRole('button', { name: '上传' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText('发送失败，记录都还在，请重试')
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
  await page.unroute('**/api/blade-log/client/upload')
  await upload.click()
  await question(page).getByRole('button', { name: '上传' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText('发送成功!')
  await expect(dialog(page)).toContainText('没有错误记录')
  const admin = await clientOf(product.workspaceUrl, 'admin')
  const { records } = await admin.send(contract.clientLog.list, { query: {} })
  same(records.map(({ message, userName }) => [message, userName])).toEqual([
    ['Error: second', '周岚'],
    ['Error: first', '周岚'],
  ])

  await fail(page, ['third'])
  await dialog(page).getByRole('button', { name: '清空' }).click()
  await expect(question(page)).toContainText('确定清空本地日志记录?')
  await question(page).getByRole('button', { name: '清空' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText('清空成功!')
  await expect(dialog(page)).toContainText('没有错误记录')
  await page.reload()
  await expect(await badge(page)).toHaveText('本地日志')
  await page.context().close()
})

test('[LOG-3][ASVS 14.3.3][ASVS 16.2.5] no token, password, ID number or phone is shown, stored on the device or sent', async () => {
  const page = await atFault('tester')
  const token = (await page.context().cookies()).find(({ name }) => name === 'x-access-token')?.value ?? ''
  same(token.length).toBeGreaterThan(20)
  const secrets = [token, 'Etalon-demo-1', '11010519491231002X', '13874903316', '0731-84321234']
  await fail(page, [
    `refused: {"password":"${secrets[1]}","token":"${token}"}`,
    `Blade-Auth: bearer ${token}`,
    `身份证 ${secrets[2]}，手机 ${secrets[3]}，电话 ${secrets[4]}`,
  ])
  const stored = await page.evaluate(() => localStorage.getItem('etalon.errors') ?? '')
  same(stored).toContain('refused')
  await (await badge(page)).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3)
  const shown = await dialog(page).innerText()
  const sent = page.waitForRequest('**/api/blade-log/client/upload')
  await dialog(page).getByRole('button', { name: '上传' }).click()
  await question(page).getByRole('button', { name: '上传' }).click()
  const body = (await sent).postData() ?? ''
  same(body).toContain('refused')
  for (const secret of secrets) for (const text of [stored, shown, body]) same(text).not.toContain(secret)
  await page.context().close()
})
