import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { expectSoundInEachLook } from '../accessibility/every-look.ts'
import { withAxe } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })

const found = (page: Page, part: string) => page.getByRole('listitem').filter({ hasText: part, visible: true })

test('[NAV-2] the check is found by the palette; with the network gone it says what does not work, and what to do', async () => {
  const { page, leave } = await product.enter('reception')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('运行检查')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/test\/index$/)
  await expect(page).toHaveTitle('运行检查 - 计量自助服务平台')
  await expect(page.getByText(/^一切正常 · 检查于 /)).toBeVisible()
  await expect(found(page, '服务器').filter({ hasText: '毫秒' })).toContainText('正常')
  await expect(found(page, '消息推送')).toContainText('新消息会自己出现')
  await expect(found(page, '版本')).toContainText('已是最新')
  await page.getByRole('button', { name: '复制结果' }).click()
  await expect(page.getByText('已复制，可以发给管理员')).toBeVisible()
  same(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^运行检查 .*\n\[正常\] 服务器: 往返 /)

  same(refused).toEqual([])
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '重新检查' }).click()
  await expect(found(page, '服务器').filter({ hasText: '异常' })).toContainText('请检查网络')
  await expect(page.getByText(/^\d 项需要留意 · /)).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: '重新检查' }).click()
  await expect(found(page, '服务器').filter({ hasText: '毫秒' })).toContainText('正常')
  await leave()
})

test('[NAV-2][A11Y-1] the check answers at its address for everybody, without fault in any look and with nothing sideways', async () => {
  const { page, leave } = await product.enter('customer')
  await withAxe(page)
  await page.goto(`${product.workspaceUrl}/test`)
  await expect(page.getByRole('heading', { level: 1, name: '运行检查' })).toBeVisible()
  await expect(page.getByText(/^一切正常 · 检查于 /)).toBeVisible()
  await expectSoundInEachLook(page, 'self-check')
  await leave()
})
