import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import type { Locator, Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { inDatabase } from '../support/fill-lists.ts'
import { expect } from '../support/patient-expect.ts'
import { type Person, signIn } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 30 })

async function orders(): Promise<Person> {
  const person = await product.enter()
  await person.open('业务受理', '委托单')
  return person
}

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('button', { name: label }).filter({ visible: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
/** What stands in a column of the table that is seen, by its place from the left. */
const cells = (page: Page, column: string) =>
  page.evaluate((wanted) => {
    const grid = [...document.querySelectorAll('[role=grid]')].find((one) => one.checkVisibility())
    const heads = [...(grid?.querySelectorAll('[role=columnheader]') ?? [])].map((head) => head.textContent)
    const place = heads.findIndex((head) => head?.startsWith(wanted))
    return [...(grid?.querySelectorAll('[role=row]') ?? [])]
      .map((row) => row.querySelectorAll('[role=gridcell]')[place]?.textContent ?? '')
      .filter(Boolean)
  }, column)
/** Whether a process that stands still was asked to stop what it does: what its signals wait for is told bit by bit. */
const isAskedToStop = (pid: number) => {
  const pending = /^ShdPnd:\s*(\w+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
  return ((BigInt(`0x${pending}`) >> BigInt(constants.signals.SIGINT - 1)) & 1n) === 1n
}
const heads = (page: Page) => page.getByRole('columnheader').filter({ visible: true })
/** Columns as the list has them for everybody. */
async function fromFactory(page: Page) {
  await page.getByRole('button', { name: '列设置' }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复' }).click()
  await page.getByRole('menuitem', { name: '恢复出厂设置' }).click()
}
const total = (page: Page, count: number) => page.getByText(`共 ${count} 条`).filter({ visible: true })

test('[ADV-1][ADV-4][ADV-7][SRCH-4] two conditions joined by or find the orders of either; the link finds them for somebody else', async () => {
  const { page, leave } = await orders()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(total(page, 30)).toBeVisible()
  // All of them in sight: which of the demonstration's orders are the newest depends on the hour.
  await page.setViewportSize({ width: 1280, height: 1700 })
  await expect.poll(async () => (await cells(page, '委托单位')).length).toBe(30)
  const before = { names: await cells(page, '委托单位'), services: await cells(page, '服务方式') }
  await page.getByRole('button', { name: '高级查询' }).filter({ visible: true }).click()
  const panel = page.getByRole('region', { name: '高级查询' })
  await choose(page, '条件 1 字段', '委托单位')
  await panel.getByRole('textbox', { name: '条件 1 值' }).fill('星麓')
  await panel.getByRole('radio', { name: '或' }).first().click({ force: true })
  await choose(page, '条件 2 字段', '服务方式')
  await choose(page, '条件 2 值', '现场检测')
  // What the foot says before the search is what the search finds.
  const number = panel.getByRole('status').filter({ hasText: /^符合 \d+ 条，查询后生效$/ })
  await expect(number).toBeVisible()
  const promised = Number(/\d+/.exec((await number.textContent()) ?? '')?.[0])
  const asked = page.waitForRequest('**/order/page')
  await page.getByRole('button', { name: '查询', exact: true }).filter({ visible: true }).click()
  same((await asked).postDataJSON()).toMatchObject({
    searchType: 'Y',
    searchListVO: [
      { searchType: 'and', filter: '{"enterName":"星麓"}', op: '{"enterName":"LIKE"}' },
      { searchType: 'or', filter: expect.stringContaining('serviceType'), op: '{"serviceType":"="}' },
    ],
  })
  const isEither = (name: string, service: string | undefined) => name.includes('星麓') || service === '现场检测'
  const found = before.names.filter((name, place) => isEither(name, before.services[place]))
  same(new Set(found).size).toBeGreaterThan(1)
  await expect.poll(async () => (await cells(page, '委托单位')).slice(0, found.length)).toEqual(found)
  const names = await cells(page, '委托单位')
  const services = await cells(page, '服务方式')
  same(names.every((name, place) => isEither(name, services[place]))).toBe(true)
  await expect(total(page, promised)).toBeVisible()
  same(promised).toBeGreaterThanOrEqual(found.length)
  await expect(panel.getByRole('status')).toHaveText(`符合 ${promised} 条`)

  await page.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByText('链接已复制')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await leave()
  const other = await product.enter('dispatcher')
  await other.page.goto(link)
  await expect.poll(() => cells(other.page, '委托单位')).toEqual(names)
  await expect(other.page.getByRole('textbox', { name: '条件 1 值' })).toHaveValue('星麓')
  await other.leave()
})

test('[TBL-5] a search that takes long is stopped, at the server as well, and made again; the rows of before are shown meanwhile', async () => {
  const { page, leave } = await orders()
  await expect(total(page, 30)).toBeVisible()
  // What lies beyond the rows in sight is drawn a little later.
  await expect.poll(() => cells(page, '委托单号')).toHaveLength(30)
  const before = await cells(page, '委托单号')
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
  const name = page.getByRole('textbox', { name: '委托单位', exact: true }).filter({ visible: true })
  const lookIn = (question: string, values: readonly unknown[] = []) =>
    inDatabase(product.dataFolder, async (owner) => (await owner.query(question, [...values])).rows)
  const searching = () => lookIn(`select pid from pg_locks where not granted and relation = 'work_order'::regclass`)
  await inDatabase(product.dataFolder, async (owner) => {
    await owner.query('begin; lock table work_order in access exclusive mode')
    let goOn = () => {}
    try {
      await name.fill('星麓')
      await button('查询').click()
      await expect.poll(searching).toHaveLength(1)
      const [{ pid }] = await searching()
      // It would give the search up after some seconds: it stands still for as long as somebody takes to stop it.
      process.kill(pid, 'SIGSTOP')
      goOn = () => void process.kill(pid, 'SIGCONT')
      const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/order/page'))
      await button('停止查询').click()
      same((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
      await expect.poll(() => isAskedToStop(pid)).toBe(true)
      goOn()
      goOn = () => {}
      // The table is still locked. A statement that was stopped takes its connection with it; one that waited too long gives it back.
      await expect.poll(() => lookIn('select from pg_stat_activity where pid = $1', [pid]), { timeout: 4000 }).toEqual([])
      await expect(page.getByText('已停止查询，显示的是之前的结果').filter({ visible: true }).first()).toBeVisible()
      await expect(button('重新查询')).toBeFocused()
      await expect(page.getByText('加载中……').filter({ visible: true })).toHaveCount(0)
      same(await cells(page, '委托单号')).toEqual(before)
      await expect(name).toHaveValue('星麓')
    } finally {
      goOn()
      await owner.query('rollback')
    }
  })
  await page.keyboard.press('Enter')
  await expect(button('重新查询')).toHaveCount(0)
  await expect.poll(async () => new Set(await cells(page, '委托单位'))).toEqual(new Set(['长沙星麓精工机械有限公司']))
  await leave()
})

test('[ADV-7] conditions saved under a name are there on another device, get another name, go and come back', async () => {
  const { page, leave } = await orders()
  const open = (one: Page) => one.getByRole('button', { name: '高级查询' }).filter({ visible: true }).click()
  await open(page)
  await choose(page, '条件 1 字段', '委托单位')
  await page.getByRole('textbox', { name: '条件 1 值' }).fill('星麓')
  await page.getByRole('button', { name: '保存条件' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('星麓的单')
  await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('button', { name: '星麓的单', exact: true })).toBeVisible()
  await leave()

  const { page: other, leave: leaveOther } = await orders()
  await open(other)
  await other.getByRole('button', { name: '星麓的单', exact: true }).click()
  await expect(other.getByRole('textbox', { name: '条件 1 值' })).toHaveValue('星麓')
  await expect.poll(async () => new Set(await cells(other, '委托单位'))).toEqual(new Set(['长沙星麓精工机械有限公司']))
  await other.getByRole('button', { name: '重命名 星麓的单' }).click()
  await other.getByRole('dialog').getByRole('textbox').fill('星麓')
  await other.keyboard.press('Enter')
  await other.getByRole('button', { name: '删除 星麓', exact: true }).click()
  await expect(other.getByText('已删除 星麓')).toBeVisible()
  await other.getByRole('button', { name: '撤销' }).click()
  await expect(other.getByRole('button', { name: '星麓', exact: true })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('button', { name: '星麓', exact: true })).toBeVisible()
  await leaveOther()
})

test('[COL-1][COL-2][COL-3] columns that somebody chose show on every device; a save that fails holds on this one', async () => {
  const { page, leave } = await orders()
  const settings = (one: Page) => one.getByRole('button', { name: '列设置' }).filter({ visible: true })
  const tick = (one: Page, label: string) => one.getByRole('dialog').getByRole('row', { name: label }).getByText(label).click()
  const save = (one: Page) => one.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
  await expect(heads(page).filter({ hasText: '金额' })).toHaveCount(1)
  await settings(page).click()
  await tick(page, '金额')
  const sent = page.waitForRequest('**/column-settings/submit')
  await save(page)
  await expect(page.getByText('保存成功')).toBeVisible()
  const { elementId, parameter } = (await sent).postDataJSON()
  same(elementId).toBe('order')
  same(JSON.parse(parameter).columns).toContainEqual({ key: 'amount', visible: false })
  same(await page.evaluate(() => localStorage.getItem('search-order'))).toBe(parameter)
  await expect(heads(page).filter({ hasText: '金额' })).toHaveCount(0)

  const elsewhere = await orders()
  await expect(heads(elsewhere.page).filter({ hasText: '登记日期' })).toHaveCount(1)
  await expect(heads(elsewhere.page).filter({ hasText: '金额' })).toHaveCount(0)
  await elsewhere.leave()

  await page.route('**/column-settings/submit', (route) => route.abort('connectionreset'))
  await tick(page, '登记日期')
  await save(page)
  await expect(page.getByText(/已在本机生效/)).toBeVisible()
  await expect(heads(page).filter({ hasText: '登记日期' })).toHaveCount(0)
  await page.reload()
  await expect(heads(page).filter({ hasText: '委托单号' })).toHaveCount(1)
  await expect(heads(page).filter({ hasText: '登记日期' })).toHaveCount(0)
  await page.unroute('**/column-settings/submit')

  await fromFactory(page)
  await expect(heads(page).filter({ hasText: '金额' })).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('search-order'))).toBeNull()
  await page.reload()
  await expect(heads(page).filter({ hasText: '登记日期' })).toHaveCount(1)
  await expect(heads(page).filter({ hasText: '金额' })).toHaveCount(1)
  await leave()
})

test('[TBL-3] a column that was drawn wider, and one that was pinned, are so on every device, and no more from the factory', async () => {
  const { page, leave } = await orders()
  const head = (one: Page, name: string) => heads(one).filter({ hasText: name })
  const width = async (one: Page) => Math.round((await head(one, '委托单位').boundingBox())?.width ?? 0)
  await expect(head(page, '金额')).toHaveCount(1)
  const before = await width(page)
  const end = (await head(page, '委托单位').locator('[data-handle]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [end.x + end.width / 2, end.y + end.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y)
  await page.mouse.move(x + 60, y)
  await page.mouse.up()
  await expect.poll(() => width(page)).toBe(before + 60)
  await head(page, '金额').click({ button: 'right' })
  const sent = page.waitForRequest('**/column-settings/submit')
  await page.getByRole('menuitem', { name: '固定在右侧' }).click()
  await expect(head(page, '金额')).toHaveAttribute('data-pinned', 'end')
  same(JSON.parse((await sent).postDataJSON().parameter).columns).toContainEqual({ key: 'amount', visible: true, pin: 'end' })

  const elsewhere = await orders()
  await expect.poll(() => width(elsewhere.page)).toBe(before + 60)
  await expect(head(elsewhere.page, '金额')).toHaveAttribute('data-pinned', 'end')
  await elsewhere.leave()

  await fromFactory(page)
  await expect.poll(() => width(page)).toBe(before)
  await leave()
})

test('[TBL-3] a column that is pinned at the left stays beside what names the row, however far one scrolls sideways', async () => {
  const { page, leave } = await orders()
  await page.setViewportSize({ width: 1000, height: 800 })
  await heads(page).filter({ hasText: '委托单位' }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '固定在左侧' }).click()
  await expect(heads(page).filter({ hasText: '委托单位' })).toHaveAttribute('data-pinned', 'start')
  const box = async (cell: Locator) => (await cell.boundingBox()) ?? { x: Number.NaN, width: Number.NaN }
  const grid = page.getByRole('grid').filter({ visible: true })
  const number = grid.locator('[data-row="0"] > [role=gridcell]').filter({ hasText: /^(ZZ|WT)\d+/ })
  const before = await box(number)
  await grid.hover()
  await page.mouse.wheel(2000, 0)
  await expect.poll(() => grid.evaluate((element) => element.scrollLeft)).toBeGreaterThan(40)
  await expect.poll(() => box(number)).toEqual(before)
  for (const row of [heads(page), grid.locator('[data-row="0"] > [role=gridcell]')]) {
    const pinned = row.and(page.locator('[data-pinned=start]'))
    const boxes = await Promise.all((await pinned.all()).map(box))
    same(boxes.length).toBe(4)
    // Each begins where the one before it ends: nothing is seen between them.
    same(boxes.slice(1).map(({ x }) => Math.round(x))).toEqual(boxes.slice(0, -1).map(({ x, width }) => Math.round(x + width)))
  }
  await fromFactory(page)
  await leave()
})

test('[SRCH-1][ADV-1] on a phone the conditions scroll with the page, every button is within reach, and a search brings what it found', async () => {
  const { page, leave } = await orders()
  await page.setViewportSize({ width: 390, height: 844 })
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
  await button('展开').click()
  await expect(button('收起')).toBeFocused()
  await button('高级查询').click()
  for (const name of ['查询', '重置', '高级查询', '收起', '列设置']) {
    const box = await button(name).boundingBox()
    same((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390, name).toBe(true)
  }
  const save = button('保存条件')
  same((await save.boundingBox())?.y).toBeGreaterThan(844)
  await page.mouse.move(200, 700)
  await page.mouse.wheel(0, 2000)
  await expect.poll(async () => (await save.boundingBox())?.y).toBeLessThan(844)
  await choose(page, '条件 1 字段', '委托单位')
  await page.getByRole('textbox', { name: '条件 1 值' }).fill('星麓')
  await button('查询').click()
  const first = page.getByRole('grid').filter({ visible: true }).getByRole('link').first()
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(800)
  await leave()
})

test('[BIZ-2][FLOW-1] a dispatcher accepts several orders at once, and is told of each what came of it; in English', async () => {
  const dispatcher = await signIn(product.browser, product.workspaceUrl, 'dispatcher', 'en')
  const { page } = dispatcher
  await dispatcher.open('Reception', 'Orders')
  const rows = page.getByRole('grid').filter({ visible: true }).getByRole('row')
  const waiting = rows.filter({ hasText: 'Pending audit' })
  await expect(waiting.first()).toBeVisible()
  const count = Math.min(2, await waiting.count())
  for (let place = 0; place < count; place += 1) await waiting.nth(place).getByRole('checkbox').click({ force: true })
  // One that cannot be accepted any more is told of, and left as it is.
  await rows.filter({ hasText: 'Testing' }).first().getByRole('checkbox').click({ force: true })
  await page.getByRole('button', { name: 'Do with all' }).click()
  await page.getByRole('menuitem', { name: 'Accept', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText(`${count} can be done; 1 cannot now and stays as it is`)
  await dispatcher.picture('many-question')
  await dispatcher.agree('Accept')
  const report = page.getByRole('dialog', { name: 'Accept: what came of it' })
  await expect(report.getByRole('status')).toHaveText(`${count} done, 1 not`)
  await expect(report.getByText('Not possible in this state')).toHaveCount(1)
  await dispatcher.picture('many-report')
  await report.getByRole('button', { name: 'Close', exact: true }).last().click()
  await dispatcher.leave()
})

test('[ADV-7][TBL-3][BIZ-11] a list of the office’s people is asked by conditions, sorted and remembered as any other', async () => {
  const person = await product.enter('dispatcher')
  const { page } = person
  await page.goto(`${product.workspaceUrl}/people/certificate/index`)
  await expect.poll(async () => (await cells(page, '姓名')).length).toBeGreaterThan(3)
  const [name = ''] = await cells(page, '姓名')
  await page.getByRole('button', { name: '高级查询' }).filter({ visible: true }).click()
  await choose(page, '条件 1 字段', '姓名')
  await page.getByRole('textbox', { name: '条件 1 值' }).fill(name)
  await page.getByRole('button', { name: '保存条件' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('一个人的')
  await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('button', { name: '查询', exact: true }).filter({ visible: true }).click()
  await expect.poll(async () => new Set(await cells(page, '姓名'))).toEqual(new Set([name]))
  await heads(page).filter({ hasText: '有效期至' }).click()
  const days = await cells(page, '有效期至')
  await expect.poll(() => cells(page, '有效期至')).toEqual(days.toSorted())
  await page.reload()
  await expect(page.getByRole('button', { name: '一个人的', exact: true })).toBeVisible()
  await expect.poll(async () => new Set(await cells(page, '姓名'))).toEqual(new Set([name]))
  await person.leave()
})

test('[PERM-1] who can never move a record has no column of actions for it', async () => {
  for (const [account, has] of [
    ['reception', true],
    ['cashier', false],
  ] as const) {
    const { page, leave } = await product.enter(account)
    await page.goto(`${product.workspaceUrl}/order/order-list/index`)
    await expect(heads(page).filter({ hasText: '状态' })).toBeVisible()
    await expect(heads(page).filter({ hasText: '操作' })).toHaveCount(has ? 1 : 0)
    await leave()
  }
})

test.for([
  ['tester', '检测管理', '检测任务', '压力表'],
  ['auditor', '报告管理', '报告证书', '审核中'],
] as const)(
  '[BIZ-4][BIZ-5] on a phone what the %s works on is one sheet to its end, with its history open too',
  async ([account, top, side, text]) => {
    const { page, open, row, leave } = await product.enter(account)
    await open(top, side)
    await row(text).first().getByRole('link').first().click()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByText('变更记录', { exact: true }).filter({ visible: true }).click()
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: / · 20\d\d-/, visible: true })
        .first(),
    ).toBeVisible()
    const sheet = () =>
      page.evaluate(() => {
        const main = document.querySelector('main')
        const view = [...document.querySelectorAll('main [data-view]')].find((one) => one.checkVisibility())
        if (!main || !view) throw new Error('a view is open')
        return {
          longer: view.scrollHeight > view.clientHeight,
          /** What hangs out of its sheet, and what lengthens the page beside its view. */
          out: view.scrollHeight - (view.firstElementChild?.clientHeight ?? 0),
          beside: main.scrollHeight - main.clientHeight,
        }
      })
    same(await sheet()).toEqual({ longer: true, out: 0, beside: 0 })
    await leave()
  },
)
