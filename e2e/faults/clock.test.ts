import type { Page } from 'playwright'
import { onTestFinished, expect as same, test } from 'vitest'
import { moreCertificates } from '../../apps/server/src/testing/more-certificates.ts'
import { fillSignIn } from '../support/fill-sign-in.ts'
import { inDatabase } from '../support/in-database.ts'
import { locked, lockPassword } from '../support/lock-screen.ts'
import { expect } from '../support/patient-expect.ts'
import { measured, useFaultyProduct } from './use-faults.ts'

// Orders so many that certificates were issued.
const product = useFaultyProduct({ orders: 40 })
const tabs = (page: Page) => page.getByRole('tablist', { name: '已打开页面' })
const day = 86_400_000
const isRefresh = ({ call }: { readonly call: string }) => call === 'POST /api/blade-auth/oauth/token'

async function aWindow(options: { readonly timezoneId?: string } = {}) {
  const context = await product.browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN', ...options })
  onTestFinished(() => context.close())
  return { context, page: await context.newPage() }
}

test('[SES-2][LOCK-1][F30] the machine sleeps for an hour: one refresh, few calls, and it is locked where that was wished', async (context) => {
  const { page } = await aWindow()
  await page.clock.install()
  await fillSignIn(page, product.url, 'reception', 'zh')
  await expect(tabs(page)).toBeVisible()
  await page.goto(`${product.url}/order/order-list/index`)
  await expect(page.getByRole('grid').filter({ visible: true })).toHaveAttribute('aria-busy', 'false')
  await page.clock.runFor(2000)
  const before = product.proxy.seen.length
  const woke = performance.now()
  await page.clock.fastForward('01:00:00')
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
  })
  await page.waitForTimeout(1000)
  await page.clock.runFor(1000)
  await page.waitForTimeout(2000)
  const after = product.proxy.seen.slice(before)
  const firstSecond = after.filter(({ at }) => at - woke < 1000)
  same(after.filter(isRefresh)).toHaveLength(1)
  same(firstSecond.length).toBeLessThan(6)
  await expect(tabs(page)).toBeVisible()

  // Where it was wished that it locks after five minutes, it is locked when somebody comes back.
  await page.getByRole('button', { name: /用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '离座设置', exact: true }).click()
  await lockPassword(page).fill('1357')
  await page.getByLabel('再次输入锁屏密码').fill('1357')
  await page.getByRole('button', { name: /自动锁屏/ }).click()
  await page.getByRole('option', { name: '无操作 5 分钟后' }).click()
  await page.getByRole('dialog', { name: '设置锁屏密码' }).getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('dialog', { name: '设置锁屏密码' })).toBeHidden()
  await page.clock.fastForward('01:00:00')
  await expect(locked(page)).toBeVisible()
  measured(
    context,
    `locked after the hour; 1 refresh, ${firstSecond.length} calls in the first second (${firstSecond.map(({ call }) => call).join(', ')}), ${after.length} in 4 s`,
  )
})

/** Every date that a list shows. */
async function datesOf(page: Page): Promise<readonly string[]> {
  await page.goto(`${product.url}/order/order-list/index`)
  await expect(page.getByRole('grid').filter({ visible: true })).toHaveAttribute('aria-busy', 'false')
  await same.poll(() => page.getByRole('grid').filter({ visible: true }).getByRole('row').count()).toBeGreaterThan(2)
  const text = await page.getByRole('grid').filter({ visible: true }).innerText()
  return text.match(/\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?/g) ?? []
}

test('[SES-1][F31] the device’s clock is a day off, in other zones and at a change of summer time: signing in and refreshing work, dates are the same', async (context) => {
  const right = await aWindow({ timezoneId: 'Asia/Shanghai' })
  await fillSignIn(right.page, product.url, 'reception', 'zh')
  await expect(tabs(right.page)).toBeVisible()
  const dates = await datesOf(right.page)
  same(dates.length).toBeGreaterThan(3)
  const clocks = [
    { timezoneId: 'Asia/Shanghai', at: Date.now() - day },
    { timezoneId: 'Asia/Shanghai', at: Date.now() + day },
    { timezoneId: 'Pacific/Apia', at: Date.now() },
    { timezoneId: 'America/Los_Angeles', at: Date.now() },
    // Minutes before clocks go back, and before they go on.
    { timezoneId: 'America/New_York', at: Date.parse('2026-11-01T05:55:00Z') },
    { timezoneId: 'Europe/Berlin', at: Date.parse('2027-03-28T00:55:00Z') },
  ]
  for (const { timezoneId, at } of clocks) {
    const what = `${timezoneId} ${new Date(at).toISOString()}`
    const { page } = await aWindow({ timezoneId })
    await page.clock.install({ time: at })
    await fillSignIn(page, product.url, 'reception', 'zh')
    await expect(tabs(page), what).toBeVisible()
    same(await datesOf(page), what).toEqual(dates)
    const before = product.proxy.seen.length
    await page.clock.fastForward('00:51:00')
    await expect.poll(() => product.proxy.seen.slice(before).filter(isRefresh).length, { message: what }).toBe(1)
    await page.clock.runFor(2000)
    await expect(tabs(page), what).toBeVisible()
    same(await datesOf(page), what).toEqual(dates)
    await page.context().close()
  }
  measured(
    context,
    `${clocks.length} clocks and zones: signed in and refreshed, ${dates.length} dates of a list the same in each`,
  )
})

/** A phone whose reports fill more than a page. */
async function aPhone(): Promise<string> {
  const [row] = (await inDatabase(
    product.etalon,
    `select o.mobile from certificate c join report r on r.id = c.report_id join work_order o on o.id = r.order_id
     where o.tenant_id = '000000' order by c.id limit 1`,
  )) as { mobile: string }[]
  if (!row) throw new Error('the demonstration has issued certificates')
  await inDatabase(product.etalon, moreCertificates(30), [row.mobile])
  return row.mobile
}

test('[PUB-2][F31] the portal’s signed calls come through from a device whose clock is a day off, either way', async (context) => {
  const phone = await aPhone()
  const told: string[] = []
  for (const off of [-day, day]) {
    await inDatabase(product.etalon, 'delete from query_attempt')
    await inDatabase(product.etalon, 'delete from sms_code')
    const { page } = await aWindow({ timezoneId: off < 0 ? 'Pacific/Apia' : 'America/Los_Angeles' })
    await page.clock.install({ time: Date.now() + off })
    const answers: number[] = []
    page.on('response', (response) => void (response.url().includes('pageReport') && answers.push(response.status())))
    await page.goto(`${product.etalon.portalUrl}/phoneSearchReportPage`)
    await page.getByRole('textbox', { name: '手机号', exact: true }).fill(phone)
    await page.getByRole('button', { name: '发送短信码', exact: true }).first().click()
    await expect(page.getByRole('textbox', { name: '短信码', exact: true })).toBeVisible()
    const sent = (await inDatabase(product.etalon, 'select text from sms_message where phone = $1 order by id desc limit 1', [
      phone,
    ])) as { text: string }[]
    await page.getByRole('textbox', { name: '短信码', exact: true }).fill(/\d{6}/.exec(sent[0]?.text ?? '')?.[0] ?? '')
    await page.getByRole('button', { name: '查看报告', exact: true }).first().click()
    const items = page.locator('.reports li')
    await expect(items).toHaveCount(20)
    await page.clock.runFor(1000)
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: '更早的', exact: true }).click()
    await expect(items).not.toHaveCount(20)
    // Beneath those that are there, by the signed call: no other page was opened.
    same(new URL(page.url()).search).toBe('')
    same(answers.at(-1)).toBe(200)
    told.push(`${off < 0 ? '−' : '+'}1 day: ${answers.join(', then ')}`)
    await page.context().close()
  }
  measured(context, `signed calls of the portal, ${told.join('; ')}: signed once more by the server’s clock`)
})
