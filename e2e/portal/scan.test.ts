import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect as same, test } from 'vitest'
import { film, openWithCamera, readPicture } from '../support/camera-film.ts'
import { openBrowser } from '../support/open-browser.ts'
import { expect } from '../support/patient-expect.ts'
import { type Running, startProduct } from '../support/running.ts'

const words = {
  zh: {
    home: '',
    offer: /^扫一扫二维码/,
    looking: '请把证书封面上的二维码对准白框。',
    nothing: '照片里没有找到二维码',
    refused: '没有得到使用相机的许可',
    stop: '停止',
    off: '相机已关闭。',
    choose: '选一张照片',
  },
  en: {
    home: '/en',
    offer: /^Scan the QR code/,
    looking: 'Hold the QR code on the cover of the certificate into the white frame.',
    nothing: 'There is no QR code in this picture',
    refused: 'The camera was not allowed',
    stop: 'Stop',
    off: 'The camera is off.',
    choose: 'Choose a picture',
  },
} as const

let etalon: Running
const folder = mkdtempSync(join(tmpdir(), 'etalon-scan-'))
const cover = join(folder, 'cover.png')
const blank = join(folder, 'blank.png')
let issued: { readonly number: string; readonly reference: string }
/** Chromium with a camera that shows the certificate's cover; the same with one that sees nothing but paper. */
let [atCover, atPaper]: (Browser | undefined)[] = []

/** A certificate that the institute has issued, as somebody of its staff finds it. */
async function anIssuedCertificate(): Promise<{ readonly number: string; readonly reference: string }> {
  const browser = await openBrowser()
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await page.goto(`${etalon.workspaceUrl}/login`)
  await page.getByRole('textbox', { name: '用户名' }).fill('issuer')
  await page.getByRole('textbox', { name: '密码' }).fill('Etalon-demo-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tablist', { name: '已打开页面' })).toBeVisible()
  const certificate = await page.evaluate(async () => {
    const token = /x-access-token=([^;]+)/.exec(document.cookie)?.[1]
    const headers = { 'Content-Type': 'application/json', 'Blade-Auth': `bearer ${token}` }
    const base = '/api/hm-metrology/report'
    const body = JSON.stringify({ current: 1, size: 50, searchType: 'N', searchParam: { filter: '{}' } })
    const list = await (await fetch(`${base}/page`, { method: 'POST', headers, body })).json()
    const row = list.data.records.find((one: { certificateNumber: string | null }) => one.certificateNumber !== null)
    const detail = await (await fetch(`${base}/detail?id=${row.id}`, { headers })).json()
    return detail.data.certificate
  })
  await browser.close()
  return certificate
}

beforeAll(async () => {
  etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '24' } })
  issued = await anIssuedCertificate()
  const pdf = join(folder, 'certificate.pdf')
  const answer = await fetch(`${etalon.portalUrl}/v/${issued.reference}/certificate.pdf`)
  writeFileSync(pdf, Buffer.from(await answer.arrayBuffer()))
  const firstPage = (...options: string[]) => execFileSync('pdftoppm', ['-f', '1', '-l', '1', '-singlefile', ...options])
  firstPage('-png', '-r', '150', pdf, join(folder, 'cover'))
  // The upper half of the cover: a photo of the certificate, without its code.
  firstPage('-png', '-r', '150', '-x', '0', '-y', '0', '-W', '1200', '-H', '800', pdf, join(folder, 'blank'))
  firstPage('-gray', '-r', '150', pdf, join(folder, 'cover'))
  atCover = await openWithCamera(film(join(folder, 'cover.y4m'), readPicture(join(folder, 'cover.pgm'))))
  atPaper = await openWithCamera(film(join(folder, 'paper.y4m'), undefined))
})
afterAll(async () => {
  await atCover?.close()
  await atPaper?.close()
  await etalon?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const opened: BrowserContext[] = []
afterEach(async () => {
  for (const context of opened.splice(0)) await context.close()
})

/** A member of the public with a phone, and everything that the phone sent. */
async function phone(browser: Browser | undefined, dark = false): Promise<{ page: Page; sent: string[]; problems: string[] }> {
  if (browser === undefined) throw new Error('no browser')
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: dark ? 'dark' : 'light',
  })
  opened.push(context)
  const page = await context.newPage()
  const sent: string[] = []
  const problems: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (/security policy|permissions policy|wasm/i.test(message.text())) problems.push(message.text())
  })
  return { page, sent, problems }
}

/** Nothing was sent anywhere but to the portal, and nothing with a body. */
/** Nothing of a picture left the device: the page was read, and what the log says of a reference was asked. */
const stayedHere = (sent: readonly string[]) => {
  const isReading = (line: string) => line.startsWith(`GET ${etalon.portalUrl}/`) || line.startsWith('GET blob:')
  same(sent.filter((line) => !isReading(line) && line !== `POST ${etalon.portalUrl}/log/proof`)).toEqual([])
}

describe.each(['zh', 'en'] as const)('%s', (language) => {
  const t = words[language]

  test(`[PUB-3] the camera finds the code that is printed on a certificate, and its answer opens (${language})`, async () => {
    const { page, sent, problems } = await phone(atCover, language === 'en')
    await page.goto(`${etalon.portalUrl}${t.home}`)
    same(sent.filter((line) => line.includes('zxing'))).toEqual([])
    await page.getByRole('button', { name: t.offer }).tap()
    await expect(page).toHaveURL(`${etalon.portalUrl}${t.home}/v/${issued.reference}`)
    await expect(page.getByText(issued.number).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
    stayedHere(sent)
    same(problems).toEqual([])
  })

  test(`[PUB-3] a picture of a certificate opens its answer; one without a code says so (${language})`, async () => {
    const { page, sent, problems } = await phone(atPaper)
    await page.goto(`${etalon.portalUrl}${t.home}`)
    await page.getByRole('button', { name: t.offer }).tap()
    const status = page.getByRole('status')
    await expect(status).toHaveText(t.looking)
    await page.getByLabel(t.choose).last().setInputFiles(blank)
    await expect(status).toContainText(t.nothing)
    same(new URL(page.url()).pathname).toBe(t.home || '/')
    await page.getByLabel(t.choose).last().setInputFiles(cover)
    await expect(page).toHaveURL(`${etalon.portalUrl}${t.home}/v/${issued.reference}`)
    await expect(page.getByText(issued.number).first()).toBeVisible()
    stayedHere(sent)
    same(problems).toEqual([])
  })
})

test('[PUB-3] stopped, the camera is off', async () => {
  const { page } = await phone(atPaper)
  await page.goto(etalon.portalUrl)
  await page.getByRole('button', { name: words.zh.offer }).tap()
  await expect(page.getByRole('status')).toHaveText(words.zh.looking)
  const running = await page
    .locator('video')
    .evaluateHandle((video) => (video instanceof HTMLVideoElement ? video.srcObject : null))
  await expect
    .poll(() => page.locator('video').evaluate((video) => video.clientWidth > 300 && video.clientHeight > 200))
    .toBe(true)
  await page.getByRole('button', { name: words.zh.stop }).tap()
  await expect(page.getByRole('status')).toHaveText(words.zh.off)
  await expect(page.locator('video')).toHaveCount(0)
  same(
    await running.evaluate((stream) => (stream instanceof MediaStream ? stream.getTracks().map((one) => one.readyState) : [])),
  ).toEqual(['ended'])
})

test('[PUB-3] a camera that is not allowed says what to do, and the form is still there', async () => {
  // Without the switch that grants everything, a Chromium without a window refuses.
  const browser = await openBrowser({ whole: true, switches: ['--use-fake-device-for-media-stream'] })
  const { page } = await phone(browser)
  await page.goto(`${etalon.portalUrl}/en`)
  await page.getByRole('button', { name: words.en.offer }).tap()
  await expect(page.getByRole('status')).toContainText(words.en.refused)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Certificate number' })).toBeVisible()
  await browser.close()
})

test('[PUB-3] what the network does not carry is said, and trying again helps', async () => {
  const { page } = await phone(atPaper)
  await page.goto(etalon.portalUrl)
  const offer = page.getByRole('button', { name: words.zh.offer })
  await page.route('**/*.wasm', (route) => route.abort())
  await offer.tap()
  const status = page.getByRole('status')
  await expect(status).toContainText('现在扫不了')
  await page.getByLabel(words.zh.choose).last().setInputFiles(cover)
  await expect(status).toContainText('读不了这张照片')
  await page.unroute('**/*.wasm')
  await page.getByRole('button', { name: '再试一次' }).tap()
  await expect(page).toHaveURL(`${etalon.portalUrl}/v/${issued.reference}`)

  const { page: offline } = await phone(atPaper)
  await offline.route(/\/assets\/scan-/, (route) => route.abort())
  await offline.goto(etalon.portalUrl)
  await offline.getByRole('button', { name: words.zh.offer }).tap()
  await expect(offline.getByRole('alert')).toContainText('扫描用的程序没有取到')
})

test('[PUB-3] without script nothing offers to scan, and the form is all that one needs', async () => {
  const context = await atPaper?.newContext({ javaScriptEnabled: false })
  if (context === undefined) throw new Error('no browser')
  opened.push(context)
  const page = await context.newPage()
  await page.goto(etalon.portalUrl)
  await expect(page.getByRole('textbox', { name: '证书编号' })).toBeVisible()
  await expect(page.getByText('扫一扫')).toHaveCount(0)
})

test('[SEC-2] the pages themselves may use the camera and WebAssembly, and nothing else; no page in a frame is asked', async () => {
  const [portal, workspace] = await Promise.all([fetch(etalon.portalUrl), fetch(`${etalon.workspaceUrl}/login`)])
  const policy = portal.headers.get('content-security-policy') ?? ''
  same(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
  same(policy).toContain("connect-src 'self';")
  same(portal.headers.get('permissions-policy')).toBe('camera=(self), microphone=(), geolocation=()')
  same(workspace.headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';")
  same(workspace.headers.get('permissions-policy')).toBe('camera=(self), microphone=(), geolocation=()')
})
