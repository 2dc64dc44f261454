import { contract } from '@etalon/api/contract'
import type { Locator, Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { expectSoundInEachLook } from '../accessibility/every-look.ts'
import { receivedOrder } from '../support/accepted-order.ts'
import { withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })

const lane = (page: Page, name: RegExp | string) =>
  page.getByRole('region', { name, exact: typeof name === 'string' }).filter({ visible: true })
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()
const cardOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number, visible: true }).first()
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()

/** The number of the item of each sample, as the board shows it. */
async function itemNumbers(itemIds: readonly string[]): Promise<readonly string[]> {
  const dispatcher = await clientOf(product.workspaceUrl, 'dispatcher')
  return await Promise.all(itemIds.map(async (id) => (await dispatcher.send(contract.item.detail, { query: { id } })).itemNo))
}

/** Drags as a hand does: slowly enough that the page hears where it is. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()]
  if (!a || !b) throw new Error('both can be seen')
  await page.mouse.move(a.x + a.width / 2, a.y + 12)
  await page.mouse.down()
  await page.mouse.move(a.x + a.width / 2 + 12, a.y + 24, { steps: 4 })
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 12 })
}

test('[BIZ-4][BIZ-17] work is dragged to who can take it; who cannot says why; load and due days are in sight', async () => {
  const order = await receivedOrder(product.workspaceUrl, ['D-101', 'D-102'])
  const [first = '', second = ''] = await itemNumbers(order.samples.map(({ itemId }) => itemId))
  const person = await product.enter('dispatcher')
  const { page, open } = person
  await open('检测管理', '调度看板')
  await expect(cardOf(page, first)).toBeVisible()
  const shen = lane(page, '沈砚')
  await expect(shen.getByRole('meter', { name: '沈砚 的工作量' })).toHaveText(/0\.0 \/ 36\.0 h/)
  await person.picture('dispatch-board')

  await drag(page, cardOf(page, first), shen.getByRole('grid'))
  await expect(lane(page, '林知夏')).toContainText('不能接收：没有力学专业检定的证件')
  await expect(shen).toContainText('放在这里 · 1 项，1.1 h')
  await person.picture('dispatch-board-dragging')
  await page.mouse.up()
  await expect(seen(page, `${first} 已分配给 沈砚`)).toBeVisible()
  await expect(shen.getByRole('row').filter({ hasText: first })).toContainText('检测中')
  await expect(shen.getByRole('meter', { name: '沈砚 的工作量' })).toHaveText(/1\.1 \/ 36\.0 h/)

  // On who cannot take it, nothing happens.
  await drag(page, cardOf(page, second), lane(page, '林知夏').getByRole('grid'))
  await page.mouse.up()
  await expect(
    lane(page, /待分配/)
      .getByRole('row')
      .filter({ hasText: second }),
  ).toBeVisible()
  await person.leave()
})

test('[BIZ-4][A11Y-2] work is picked up, carried and dropped by the keyboard, past who cannot take it', async () => {
  const order = await receivedOrder(product.workspaceUrl, ['D-201'])
  const [number = ''] = await itemNumbers(order.samples.map(({ itemId }) => itemId))
  const person = await product.enter('dispatcher')
  const { page } = person
  await page.goto(`${product.workspaceUrl}/testing/dispatch-board/index`)
  await expect(cardOf(page, number)).toBeVisible()
  await cardOf(page, number).focus()
  const target = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  for (let presses = 0; presses < 4 && !(await target()).startsWith('拖动'); presses += 1) await page.keyboard.press('ArrowRight')
  same(await target()).toContain(number)
  await page.keyboard.press('Enter')
  /** Over whom it is held. */
  const over = () => page.evaluate(() => document.activeElement?.closest('section')?.querySelector('h2')?.textContent ?? '')
  const visited: string[] = []
  for (let presses = 0; presses < 12; presses += 1) {
    visited.push(await over())
    if (visited.at(-1) === '谭青') break
    await page.keyboard.press('Tab')
  }
  same(visited).toContain('沈砚')
  same(visited).not.toContain('林知夏')
  await page.keyboard.press('Enter')
  await expect(seen(page, `${number} 已分配给 谭青`)).toBeVisible()
  await expect(lane(page, '谭青').getByRole('row').filter({ hasText: number })).toBeVisible()
  await person.leave()
})

test('[BIZ-4][TBL-8][FLOW-3] a proposal moves nothing before it is accepted; it is changed, and each piece is reported, also where somebody was faster', async () => {
  const order = await receivedOrder(product.workspaceUrl, ['D-301', 'D-302', 'D-303'])
  const ids = order.samples.map(({ itemId }) => itemId)
  const [first = '', second = '', third = ''] = await itemNumbers(ids)
  const person = await product.enter('dispatcher')
  const { page } = person
  await page.goto(`${product.workspaceUrl}/testing/dispatch-board/index`)
  await expect(cardOf(page, third)).toBeVisible()
  await page.getByRole('textbox', { name: '器具、编号或单位' }).fill(first.slice(0, -3))
  await press(page, '自动分配建议')
  const dialog = page.getByRole('dialog', { name: '自动分配建议（3 项）' })
  await expect(dialog.getByRole('row')).toHaveCount(4)
  await person.picture('dispatch-proposal')
  await dialog.getByRole('button', { name: '放弃', exact: true }).click()
  await expect(
    lane(page, /待分配/)
      .getByRole('row')
      .filter({ hasText: first }),
  ).toBeVisible()

  await press(page, '自动分配建议')
  await dialog.getByRole('button', { name: new RegExp(`检测人员 ${third}`) }).click()
  await page.getByRole('option', { name: '不分配' }).click()
  // Another dispatcher gives the second one away meanwhile.
  const other = await clientOf(product.workspaceUrl, 'dispatcher')
  const { standing } = await other.send(contract.item.detail, { query: { id: ids[1] ?? '' } })
  await other.send(contract.item.move, { body: { id: ids[1] ?? '', version: standing.version, action: 'dispatch' } })
  await dialog.getByRole('button', { name: '接受 2 项' }).click()
  const report = page.getByRole('dialog', { name: '分配的结果' })
  await expect(report.getByRole('status')).toHaveText('1 条完成，1 条没有完成')
  await expect(report).toContainText('这条记录刚被他人改动，现为「任务分配」')
  await person.picture('dispatch-report')
  await report.getByRole('button', { name: '关闭' }).first().click()
  await expect(
    lane(page, /待分配/)
      .getByRole('row')
      .filter({ hasText: third }),
  ).toBeVisible()
  await expect(
    lane(page, /待分配/)
      .getByRole('row')
      .filter({ hasText: second }),
  ).toBeVisible()
  await expect(
    lane(page, /待分配/)
      .getByRole('row')
      .filter({ hasText: first }),
  ).toHaveCount(0)
  await person.leave()
})

test('[BIZ-4][BIZ-17] in English: what is chosen is given from a menu, which says who cannot take it; a disabled ability blocks it', async () => {
  const order = await receivedOrder(product.workspaceUrl, ['D-401'])
  const [number = ''] = await itemNumbers(order.samples.map(({ itemId }) => itemId))
  const admin = await signIn(product.browser, product.workspaceUrl, 'admin', 'en')
  await admin.page.goto(`${product.workspaceUrl}/system/ability/index`)
  const row = admin.page
    .getByRole('row')
    .filter({ hasText: 'Mechanics', visible: true })
    .filter({ hasText: 'Verification' })
    .first()
  await expect(row).toContainText('2 people')
  await row.getByRole('button', { name: /^More for/ }).click()
  await admin.page.getByRole('menuitem', { name: 'Disable' }).click()
  await admin.agree('Disable')
  await expect(row).toContainText('Disabled')
  await admin.picture('abilities-en')

  const person = await signIn(product.browser, product.workspaceUrl, 'dispatcher', 'en')
  const { page } = person
  await person.open('Testing', 'Work board')
  await expect(cardOf(page, number)).toContainText(/no department has this ability enabled/i)
  await row.getByRole('button', { name: /^More for/ }).click()
  await admin.page.getByRole('menuitem', { name: 'Enable' }).click()
  await expect(row).toContainText('Enabled')
  await admin.leave()

  await press(page, 'Refresh')
  await expect(cardOf(page, number)).not.toContainText(/no department/i)
  await cardOf(page, number).locator('label').click()
  await press(page, 'Assign the 1 chosen')
  await expect(page.getByRole('menuitem', { name: /Lin Zhixia/ })).toContainText('Cannot take it: no certificate for')
  await person.picture('dispatch-board-en')
  await page.getByRole('menuitem', { name: /Shen Yan/ }).click()
  await expect(seen(page, `${number} is given to Shen Yan`)).toBeVisible()
  await person.leave()
})

test('[A11Y-1] axe has nothing against the board, by light and by night, and it stands upright at 320 px', async () => {
  await receivedOrder(product.workspaceUrl, ['D-501'])
  const { page, leave } = await product.enter('dispatcher')
  await withAxe(page)
  await page.goto(`${product.workspaceUrl}/testing/dispatch-board/index`)
  await expect(page.getByRole('heading', { level: 1, name: '调度看板' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectSoundInEachLook(page, 'board')
  await leave()
})
