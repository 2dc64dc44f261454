import { contract } from '@etalon/api/contract'
import type { Browser, Page, Request } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect as same, test } from 'vitest'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { dropFile } from '../support/drop-file.ts'
import { inDatabase } from '../support/in-database.ts'
import { openBrowser } from '../support/open-browser.ts'
import { expect } from '../support/patient-expect.ts'
import { type Running, startProduct } from '../support/running.ts'
import { slowPhone } from '../support/slow-phone.ts'
import { newVisitor, sendAway } from './portal-visitor.ts'

/** A cheap phone where the network is poor: a quarter of this processor, 400 kbit/s, 400 ms there and back. */
let etalon: Running
let browser: Browser
interface Issued {
  readonly number: string
  readonly checkCode: string
  readonly reference: string
}
let one: Issued
/** One in whose place another stands. */
let old: Issued
let next: Issued
let pdf: Buffer

beforeAll(async () => {
  browser = await openBrowser()
  etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '40', ETALON_PROXIES: '127.0.0.1' } })
  const issuer = await clientOf(etalon.workspaceUrl, 'issuer')
  const rows = (await inDatabase(
    etalon,
    "select report_id::text as id from certificate where tenant_id = '000000' and validity = 'valid' order by id limit 3",
  )) as { id: string }[]
  const issued = await Promise.all(
    rows.map(async ({ id }) => {
      const { certificate } = await issuer.send(contract.report.detail, { query: { id } })
      if (!certificate) throw new Error('an issued report has its certificate')
      return certificate
    }),
  )
  const [first, second, third] = issued
  if (!first || !second || !third) throw new Error('the demonstration has issued certificates')
  ;[one, old, next] = [first, second, third]
  await inDatabase(
    etalon,
    `update certificate set validity = 'replaced', replaced_by = (select id from certificate where reference = $2) where reference = $1`,
    [old.reference, next.reference],
  )
  pdf = Buffer.from(await (await fetch(`${etalon.portalUrl}/v/${one.reference}/certificate.pdf`)).arrayBuffer())
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await etalon?.remove()
})
afterEach(sendAway)

async function slowVisitor(script: boolean) {
  const visitor = await newVisitor(browser, { script })
  const { page } = visitor
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const network = {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.speed / 8,
    uploadThroughput: slowPhone.speed / 8,
  }
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processor })
  return {
    ...visitor,
    goOffline: () => cdp.send('Network.emulateNetworkConditions', { ...network, offline: true }),
  }
}

const words = {
  zh: {
    home: '',
    number: '证书编号',
    code: '查询码',
    search: '查询',
    genuine: /^(证书|通知书|报告)是真的/,
    log: '证书公开日志',
    replaced: '这张证书已被新证书替换',
    see: '看新证书',
    file: '这个文件改动过吗？',
    choose: '选择文件',
    unchanged: '是本院签发的，没有改动',
    withoutScript: '核对文件需要浏览器脚本',
    offline: '印章完好，内容没有改动',
  },
  en: {
    home: '/en',
    number: 'Certificate number',
    code: 'Check code',
    search: 'Search',
    genuine: /^This (certificate|notice|report) is genuine/,
    log: 'The public log of certificates',
    replaced: 'This certificate was replaced by a newer one',
    see: 'See the new certificate',
    file: 'Was this file changed?',
    choose: 'Choose files',
    unchanged: 'Issued by us, unchanged',
    withoutScript: 'Checking a file needs scripts',
    offline: 'Seal intact, nothing changed',
  },
} as const
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

describe.each(
  (['zh', 'en'] as const).flatMap((language) =>
    [true, false].map((script) => ({ language, script, how: script ? 'with' : 'without' })),
  ),
)('on a slow phone in $language, $how script', ({ language, script }) => {
  const t = words[language]

  test(`[PUB-1][PUB-5][CERT-2] from the QR code and from the number to the answer, to the successor, and to the log (${language}, script ${script})`, async () => {
    const { page, problems } = await slowVisitor(script)
    if (script) await withAxe(page)
    const faults: string[] = []
    const look = async (name: string | RegExp) => {
      await expect(heading(page)).toHaveText(name)
      same(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
      if (script) faults.push(...(await axeFaults(page)).map((fault) => `${name}: ${fault}`))
    }
    await page.goto(`${etalon.portalUrl}${t.home}/v/${one.reference}`)
    await look(t.genuine)
    await expect(page.getByText(one.number).first()).toBeVisible()
    await page.goto(`${etalon.portalUrl}${t.home}/v/${old.reference}`)
    await look(t.replaced)
    await page.getByRole('link', { name: t.see, exact: true }).click()
    await look(t.genuine)
    await expect(page.getByText(next.number).first()).toBeVisible()

    // By keyboard alone, as with a reader of the screen: what is named is reached, filled in and sent.
    await page.goto(`${etalon.portalUrl}${t.home}/certificateFalsification`)
    await page.getByRole('textbox', { name: t.number, exact: true }).focus()
    await page.keyboard.type(one.number.toLowerCase())
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: t.code, exact: true })).toBeFocused()
    await page.keyboard.type(one.checkCode)
    await page.keyboard.press('Enter')
    await look(t.genuine)
    same(page.url()).not.toContain(one.number)

    await page.goto(`${etalon.portalUrl}${t.home}/log`)
    await look(t.log)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    same(faults).toEqual([])
    same(problems).toEqual([])
  })

  test(`[CERT-1][CERT-5] a dropped file is checked on the phone, and only its reference leaves it (${language}, script ${script})`, async () => {
    const { page, problems, goOffline } = await slowVisitor(script)
    if (script) await withAxe(page)
    await page.goto(`${etalon.portalUrl}${t.home}/check-file`)
    await expect(heading(page)).toHaveText(t.file)
    if (!script) {
      const said = page.locator('main noscript p')
      await expect(said).toBeVisible()
      await expect(said).toContainText(t.withoutScript)
      return
    }
    await page.waitForLoadState('networkidle')
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await dropFile(page, pdf)
    await expect(page.getByRole('heading', { name: t.unchanged })).toBeVisible({ timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    const origin = new URL(etalon.portalUrl).origin
    same([...new Set(requests.map((request) => new URL(request.url()).origin))]).toEqual([origin])
    const told = requests.map((request) => ({ path: new URL(request.url()), body: request.postData() }))
    // Whatever has a body asks for the statement, or for the entry in the log, and says the reference and the size of the known log.
    const bodies = told.flatMap(({ path, body }) => (body === null ? [] : [[path.pathname, JSON.parse(body)]]))
    same(bodies.length).toBeGreaterThan(0)
    for (const [path, body] of bodies) {
      same(['/statement', '/log/proof']).toContain(path)
      same(body).toEqual(
        path === '/statement' ? { reference: one.reference } : { reference: one.reference, since: same.any(Number) },
      )
    }
    for (const { path, body } of told)
      if (body === null) same(path.pathname + path.search).toMatch(/^\/(keys\.json|portal-assets\/[\w.-]+|assets\/[\w./-]+)$/)
    same(await axeFaults(page)).toEqual([])

    await goOffline()
    await dropFile(page, pdf)
    await expect(page.getByText(t.offline).first()).toBeVisible({ timeout: 60_000 })
    same(problems).toEqual([])
  })
})
