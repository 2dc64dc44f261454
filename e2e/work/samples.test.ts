import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { expectSoundPlaces } from '../accessibility/every-look.ts'
import { acceptedOrder, discardItems, receivedOrder } from '../support/accepted-order.ts'
import { withAxe } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 6 })

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).filter({ visible: true })
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()
/** Seconds from a key of a hand scanner to the next. */
const pace = 0.005
/**
 * What a hand scanner does: the keys of a code, faster than anybody types, and Enter. Each carries the moment at which it was pressed, as
 * keys do, however late a busy machine hands it to the page.
 */
async function scan(page: Page, code: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  const keys = [
    ...[...code].map((key) => ({ key, text: key })),
    { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  ]
  const begun = Date.now() / 1000 - keys.length * pace
  for (const [place, key] of keys.entries()) {
    const timestamp = begun + place * pace
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, timestamp })
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key: key.key, timestamp })
  }
  await keyboard.detach()
}
async function searchOrder(page: Page, orderNo: string): Promise<void> {
  const box = page.getByRole('search').getByRole('textbox', { name: '委托单号' }).filter({ visible: true })
  await box.fill(orderNo)
  await box.press('Enter')
}
async function chooseRows(page: Page, count: number): Promise<void> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox'), visible: true })
  await expect(rows).toHaveCount(count + 1)
  for (let place = 1; place <= count; place += 1) await rows.nth(place).getByRole('checkbox').click()
}
const bar = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const view = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).filter({ visible: true }).check({ force: true })

test('[BIZ-3][TBL-8] samples are received together, labelled, found by a scanner, handed over, and fetched against a signature', async () => {
  const order = await acceptedOrder(product.workspaceUrl, ['G-101', 'G-102'])
  const person = await product.enter()
  const { page, open } = person
  await open('业务受理', '样品管理')
  await searchOrder(page, order.orderNo)
  await chooseRows(page, 2)
  await bar(page, '收样').click()
  const receive = page.getByRole('dialog', { name: '接收 2 件样品' })
  await receive.getByRole('textbox', { name: '存放位置' }).fill('收样室 A-3')
  await receive.getByRole('button', { name: '收样', exact: true }).click()
  const report = page.getByRole('dialog', { name: '收样的结果' })
  await expect(report.getByRole('status')).toHaveText('2 条全部完成')
  await person.picture('samples-received')
  await report.getByRole('button', { name: '关闭', exact: true }).first().click()

  // The labels are on paper as they are on the screen.
  await view(page, '全部')
  await chooseRows(page, 2)
  await bar(page, '打印标签').click()
  await expect(heading(page, '打印样品标签')).toBeVisible()
  await expect(page.getByRole('img', { name: /^样品 YP\d{9}，二维码/ })).toHaveCount(2)
  // By its number it is found: nothing of it is cut, on the smallest label either.
  const cut = await page.getByRole('article').evaluateAll((labels) =>
    labels
      .flatMap((label) => [...label.querySelectorAll('span')].filter((line) => /^(YP|WT)\d/.test(line.textContent ?? '')))
      .filter(
        (line) =>
          line.scrollWidth > line.clientWidth ||
          line.getBoundingClientRect().right > (line.closest('article')?.getBoundingClientRect().right ?? 0),
      )
      .map((line) => line.textContent),
  )
  same(cut).toEqual([])
  await page.getByRole('textbox', { name: '每件份数' }).fill('2')
  await page.keyboard.press('Tab')
  await expect(seen(page, '共 4 枚')).toBeVisible()
  await page.getByRole('button', { name: /标签尺寸/ }).click()
  await page.getByRole('option', { name: /A4/ }).click()
  await page.getByRole('textbox', { name: '跳过前几枚' }).fill('3')
  await page.keyboard.press('Tab')
  await person.picture('sample-labels')
  same((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe('%PDF-')
  const number = /YP\d{9}/.exec((await page.getByRole('article').first().getAttribute('aria-label')) ?? '')?.[0] ?? ''

  // A scanner is heard wherever the focus is, in a field too, which keeps what was in it.
  await page.goto(`${product.workspaceUrl}/order/sample/index`)
  const box = page.getByRole('search').getByRole('textbox', { name: '样品编号' }).filter({ visible: true })
  await box.fill('甲')
  await page.waitForLoadState('networkidle')
  await scan(page, number.toLowerCase())
  await expect(heading(page, `样品 ${number}`)).toBeVisible()
  await scan(page, 'YP999999999')
  await expect(seen(page, '没有样品编号或器具出厂编号为「YP999999999」的样品')).toBeVisible()
  await expect(seen(page, '在 周岚 手上，收样室 A-3')).toBeVisible()

  await press(page, '交接')
  const handing = page.getByRole('dialog', { name: `交接样品 ${number}` })
  await handing.getByRole('button', { name: '交接', exact: true }).click()
  await expect(handing.getByText('请填写接收人').first()).toBeVisible()
  await handing.getByRole('combobox', { name: '接收人' }).fill('沈')
  await page.getByRole('option', { name: '沈砚' }).click()
  await handing.getByRole('textbox', { name: '存放位置' }).fill('力学室 2 号台')
  await handing.getByRole('button', { name: '交接', exact: true }).click()
  await expect(seen(page, `样品 ${number} 已交给 沈砚`)).toBeVisible()
  await expect(seen(page, '在 沈砚 手上，力学室 2 号台')).toBeVisible()
  await expect(page.getByRole('list', { name: '变更记录' }).filter({ visible: true })).toContainText(
    '周岚 → 沈砚 · 力学室 2 号台',
  )
  // Why it cannot go home is said at its button.
  const home = page.getByRole('button', { name: '返还', exact: true }).filter({ visible: true })
  await expect(home).toHaveAttribute('aria-disabled', 'true')
  await home.focus()
  await expect(seen(page, '还有 1 个项目需要它')).toBeVisible()

  await discardItems(product.workspaceUrl, order)
  await page.reload()
  await press(page, '返还')
  const back = page.getByRole('dialog', { name: `返还样品 ${number}` })
  await expect(back.getByRole('textbox', { name: '领取人' })).toHaveValue('贺文舟')
  await back.getByRole('button', { name: '返还', exact: true }).click()
  await expect(back.getByText('请签名').first()).toBeVisible()
  const pad = back.getByRole('group', { name: /签名板/ })
  await pad.hover({ position: { x: 60, y: 140 } })
  const place = await pad.boundingBox()
  if (!place) throw new Error('there is a pad to sign on')
  await page.mouse.down()
  await page.mouse.move(place.x + 200, place.y + 60, { steps: 8 })
  await page.mouse.move(place.x + 320, place.y + 160, { steps: 8 })
  await page.mouse.up()
  await person.picture('sample-return')
  await back.getByRole('button', { name: '返还', exact: true }).click()
  await expect(seen(page, /^已于 \d{4}-\d\d-\d\d 返还客户$/)).toBeVisible()
  await expect(page.getByRole('img', { name: /领取人签名/ }).filter({ visible: true })).toBeVisible()
  await person.picture('sample-detail')

  // A return that was a mistake is taken back with a reason; both stay.
  await press(page, '撤回返还')
  await person.agree('撤回', '客户拿错了')
  await expect(seen(page, '在 沈砚 手上')).toBeVisible()
  await expect(page.getByRole('region', { name: '交接与返还', exact: true })).toContainText('返还客户 · 已撤回')
  await person.leave()
})

test('[BIZ-3][FLOW-3][TBL-8] many are handed over at once with a report of each, and taken back as one; who was faster is said', async () => {
  const order = await receivedOrder(product.workspaceUrl, ['G-201', 'G-202'])
  const person = await product.enter()
  const { page, open } = person
  await open('业务受理', '样品管理')
  await view(page, '在我手上')
  await searchOrder(page, order.orderNo)
  await chooseRows(page, 2)
  // Somebody else posts nothing yet, but moves one of them meanwhile.
  const other = await product.enter('dispatcher')
  await other.page.goto(`${product.workspaceUrl}/order/sample-detail/index?id=${order.samples[0]?.sampleId}`)
  await press(other.page, '交接')
  const theirs = other.page.getByRole('dialog', { name: /^交接样品/ })
  await theirs.getByRole('combobox', { name: '接收人' }).fill('陆')
  await other.page.getByRole('option', { name: '陆明远' }).click()
  await theirs.getByRole('button', { name: '交接', exact: true }).click()
  await expect(seen(other.page, '在 陆明远 手上')).toBeVisible()
  await other.leave()

  await bar(page, '交接').click()
  const handing = page.getByRole('dialog', { name: '交接 2 件样品' })
  await handing.getByRole('combobox', { name: '接收人' }).fill('沈')
  await page.getByRole('option', { name: '沈砚' }).click()
  await handing.getByRole('button', { name: '交接', exact: true }).click()
  const report = page.getByRole('dialog', { name: '交接的结果' })
  await expect(report.getByRole('status')).toHaveText('1 条完成，1 条没有完成')
  await expect(report).toContainText('这条记录刚被他人修改')
  await person.picture('samples-handed-over')
  await page.getByRole('button', { name: '撤销' }).first().click()
  await report.getByRole('button', { name: '关闭', exact: true }).first().click()
  await expect(page.getByRole('row').filter({ hasText: 'G-202', visible: true })).toBeVisible()
  await person.leave()
})

test('[BIZ-3][PERM-1] a tester finds the samples in hand, in English too, and sends none home', async () => {
  const order = await receivedOrder(product.workspaceUrl, ['G-301'])
  const person = await signIn(product.browser, product.workspaceUrl, 'tester', 'en')
  const { page, open } = person
  await page.goto(`${product.workspaceUrl}/order/sample-detail/index?id=${order.samples[0]?.sampleId}`)
  await expect(heading(page, /^Sample YP\d{9}$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Return', exact: true })).toHaveCount(0)
  await press(page, 'Hand over')
  const handing = page.getByRole('dialog', { name: /^Hand sample YP\d{9} over$/ })
  await handing.getByRole('combobox', { name: 'Taken by' }).fill('Shen')
  await page.getByRole('option', { name: 'Shen Yan' }).click()
  await handing.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(seen(page, 'With Shen Yan')).toBeVisible()
  await person.picture('sample-detail-en')
  await open('Testing', 'Samples in hand')
  await expect(page.getByRole('row').filter({ hasText: 'G-301', visible: true })).toBeVisible()
  await person.picture('samples-in-hand-en')
  await person.leave()
})

test('[A11Y-1] axe has nothing against the screens of samples, by light and by night, and none stands sideways at 320 px', async () => {
  const order = await receivedOrder(product.workspaceUrl, ['G-401'])
  const { page, leave } = await product.enter()
  await withAxe(page)
  const places = [
    ['/order/sample/index?view=all', '样品管理'],
    [`/order/sample-detail/index?id=${order.samples[0]?.sampleId}`, /^样品 YP/],
    [`/order/sample-label/index?ids=${order.samples[0]?.sampleId}`, '打印样品标签'],
    ['/order/sample-label/index', '打印样品标签'],
  ] as const
  await expectSoundPlaces(page, places)
  await leave()
})
