import type { Browser, Page } from 'playwright'
import { onTestFinished, expect as same, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { dropFile } from '../support/drop-file.ts'
import { fillSignIn } from '../support/fill-sign-in.ts'
import { inDatabase } from '../support/in-database.ts'
import { lockBy, unlockBy } from '../support/lock-screen.ts'
import { openBrowser } from '../support/open-browser.ts'
import { expect } from '../support/patient-expect.ts'
import { startProduct } from '../support/running.ts'
import { startFaultyProxy } from './faulty-proxy.ts'
import { ordersWith, registration } from './registration.ts'
import { measured } from './use-faults.ts'

const tabs = (page: Page) => page.getByRole('tablist', { name: '已打开页面' })

test('[SES-2][SRV-4][F33] by plain http at an address of the local network: signing in, registering, lock and refresh work without what such pages lack', async (context) => {
  const port = await freePort()
  const url = `http://etalon.lan:${port}`
  const etalon = await startProduct({
    environment: { ETALON_DEMO_ORDERS: '6', ETALON_WORKSPACE_URL: url },
  })
  onTestFinished(() => etalon.remove())
  const proxy = await startFaultyProxy(port, Number(new URL(etalon.workspaceUrl).port))
  onTestFinished(() => proxy.close())
  const browser: Browser = await openBrowser({ switches: ['--host-resolver-rules=MAP *.lan 127.0.0.1'] })
  onTestFinished(() => browser.close())
  const window = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  const page = await window.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.clock.install()
  await fillSignIn(page, url, 'reception', 'zh')
  await expect(tabs(page)).toBeVisible()
  same(await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'subtle' in crypto])).toEqual([false, false, false])

  await page.goto(`${url}/order/order-registration/index`)
  const words = `明文-${crypto.randomUUID()}`
  await registration.fill(page, words)
  await registration.keep(page)
  await registration.isKept(page)
  same(await ordersWith(etalon, words)).toBe(1)

  // Two tabs whose tokens are renewed at once: each takes its turn, and the server's grace lets both stay.
  const second = await window.newPage()
  await second.clock.install()
  await second.goto(`${url}/order/order-list/index`)
  await expect(tabs(second)).toBeVisible()
  const before = proxy.seen.length
  await Promise.all([page, second].map((one) => one.clock.fastForward('00:51:00')))
  const refreshes = () => proxy.seen.slice(before).filter(({ call }) => call === 'POST /api/blade-auth/oauth/token').length
  await expect.poll(refreshes).toBeGreaterThan(0)
  await page.waitForTimeout(2000)
  for (const one of [page, second]) {
    await one.reload()
    await expect(tabs(one)).toBeVisible()
  }
  // Lock and unlock, whose key is derived by a library here.
  await lockBy(page, 'Lock-1234')
  await unlockBy(page, 'Lock-1234')
  await expect(tabs(page)).toBeVisible({ timeout: 30_000 })
  same(problems).toEqual([])

  measured(
    context,
    `no locks, no crypto.subtle, no randomUUID: signed in, 1 order, ${refreshes()} refreshes of 2 tabs that both stay signed in, locked and unlocked`,
  )
})

test('[CERT-1][CERT-5][F33] by plain http the portal verifies in script what the browser cannot: a certificate, a file, and one that was changed', async (context) => {
  const port = await freePort()
  const url = `http://portal.lan:${port}`
  const etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '40', ETALON_PORTAL_URL: url } })
  onTestFinished(() => etalon.remove())
  const proxy = await startFaultyProxy(port, Number(new URL(etalon.portalUrl).port))
  onTestFinished(() => proxy.close())
  const [issued] = (await inDatabase(
    etalon,
    `select reference, number, pdf from certificate where tenant_id = '000000' and validity = 'valid' order by id limit 1`,
  )) as { reference: string; number: string; pdf: Buffer }[]
  if (!issued) throw new Error('the demonstration has issued certificates')
  const browser = await openBrowser({ switches: ['--host-resolver-rules=MAP *.lan 127.0.0.1'] })
  onTestFinished(() => browser.close())
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })).newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))

  await page.goto(`${url}/v/${issued.reference}`)
  same(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false])
  await expect(page.getByText(issued.number).first()).toBeVisible()
  await expect(page.locator('[data-checked-by]')).toHaveText('签名由您的浏览器自己核对过。')
  await expect(page.locator('[data-alarm]')).toBeHidden()

  await page.goto(`${url}/check-file`)
  await page.waitForLoadState('networkidle')
  await dropFile(page, issued.pdf)
  await expect(page.getByRole('heading', { name: '是本院签发的，没有改动' })).toBeVisible({ timeout: 60_000 })
  const changed = Buffer.from(issued.pdf)
  changed[Math.floor(changed.length / 2)] = (changed[Math.floor(changed.length / 2)] ?? 0) ^ 1
  await dropFile(page, changed)
  await expect(page.getByRole('heading', { name: '文件被改动过，请勿采信' })).toBeVisible({ timeout: 60_000 })
  same(problems).toEqual([])
  measured(
    context,
    'the portal without crypto.subtle: the signature of a certificate and a dropped file are verified in script, one changed bit is found',
  )
})
