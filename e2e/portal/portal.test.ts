import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract, encodeSearch } from '@etalon/api/contract'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect as same, test } from 'vitest'
import { moreCertificates } from '../../apps/server/src/testing/more-certificates.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { inDatabase } from '../support/in-database.ts'
import { openBrowser } from '../support/open-browser.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { type Running, startProduct } from '../support/running.ts'
import { newVisitor, sendAway } from './portal-visitor.ts'
import { type Language, ring, routes, steel, withdrawn, words } from './portal-words.ts'

let etalon: Running
let browser: Browser
let codes: ReadonlyMap<string, string>
/** A certificate with others of its order, and who asks for them. */
let order: { readonly number: string; readonly code: string; readonly reference: string; readonly creditCode: string }
let phoneNumber = ''
const folder = mkdtempSync(join(tmpdir(), 'etalon-portal-'))
const pdf = join(folder, 'certificate.pdf')

beforeAll(async () => {
  browser = await openBrowser({
    whole: true,
    switches: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
  etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '40', ETALON_PROXIES: '127.0.0.1' } })
  const [admin, issuer] = await Promise.all([clientOf(etalon.workspaceUrl, 'admin'), clientOf(etalon.workspaceUrl, 'issuer')])
  const { records } = await admin.send(contract.publicRecord.list, { query: { size: 100 } })
  codes = new Map(records.map(({ number, checkCode }) => [number, checkCode]))
  const [row] = (await inDatabase(
    etalon,
    `select r.id::text, e.credit_code as "creditCode", o.mobile from certificate c join report r on r.id = c.report_id
       join work_order o on o.id = r.order_id join enterprise e on e.id = o.enterprise_id
     where o.tenant_id = '000000' order by (select count(*) from report x where x.order_id = o.id) desc, c.id limit 1`,
  )) as { id: string; creditCode: string; mobile: string }[]
  if (!row) throw new Error('the demonstration has issued certificates')
  const { certificate } = await issuer.send(contract.report.detail, { query: { id: row.id } })
  if (!certificate) throw new Error('an issued report has its certificate')
  const { number, checkCode, reference } = certificate
  order = { number, code: checkCode, reference, creditCode: row.creditCode }
  phoneNumber = row.mobile
  await inDatabase(etalon, moreCertificates(30), [phoneNumber])
  const answer = await fetch(`${etalon.portalUrl}/v/${reference}/certificate.pdf`)
  writeFileSync(pdf, Buffer.from(await answer.arrayBuffer()))
  same(
    (await issuer.send(contract.report.page, { body: encodeSearch({ current: 1, size: 1, filter: {} }) })).total,
  ).toBeGreaterThan(0)
})
afterAll(async () => {
  await browser?.close()
  await etalon?.remove()
  rmSync(folder, { recursive: true, force: true })
})
// Limits have tests of their own.
beforeEach(async () => {
  await inDatabase(etalon, 'delete from query_attempt')
  await inDatabase(etalon, 'delete from sms_code')
})

afterEach(sendAway)
const visitor = (who: Parameters<typeof newVisitor>[1] = {}) => newVisitor(browser, who)
const codeOf = (number: string) => codes.get(number) ?? ''
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The newest code that was sent to the phone, once there are so many. */
async function sentCode(count: number): Promise<string> {
  const rows = async () =>
    (await inDatabase(etalon, 'select text from sms_message where phone = $1 order by id', [phoneNumber])) as { text: string }[]
  await expect.poll(async () => (await rows()).length).toBe(count)
  return /\d{6}/.exec((await rows()).at(-1)?.text ?? '')?.[0] ?? ''
}
const sentSoFar = async () => (await inDatabase(etalon, 'select id from sms_message where phone = $1', [phoneNumber])).length

/** Sends the form on the page: the fields by their names, and its button. */
async function sendForm(page: Page, fields: Readonly<Record<string, string>>, button: string): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.getByRole('textbox', { name, exact: true }).fill(value)
  await page.getByRole('button', { name: button, exact: true }).first().click()
}

/** Proves the phone, with a wrong number and a wrong code on the way. */
async function enterByPhone(page: Page, language: Language): Promise<void> {
  const t = words[language]
  const before = await sentSoFar()
  await page.goto(`${etalon.portalUrl}${t.home}/phoneSearchReportPage`)
  await sendForm(page, { [t.phone]: '12345' }, t.send)
  await expect(page.getByRole('alert')).toContainText(t.wrongPhone)
  await sendForm(page, { [t.phone]: phoneNumber }, t.send)
  const code = await sentCode(before + 1)
  await sendForm(page, { [t.sms]: code === '000000' ? '000001' : '000000' }, t.show)
  await expect(page.getByRole('alert')).toContainText(t.wrongSms)
  await sendForm(page, { [t.sms]: code }, t.show)
  await expect(heading(page)).toHaveText(t.reports)
}

describe.each(
  (['zh', 'en'] as const).flatMap((language) =>
    [true, false].map((script) => ({ language, script, how: script ? 'with' : 'without' })),
  ),
)('on a phone in $language, $how script', ({ language, script }) => {
  const t = words[language]

  test(`[PUB-1][PUB-5] every question beside that about one certificate is asked and answered (${language}, script ${script})`, async () => {
    const { page, problems } = await visitor({ script })
    const go = (path: string) => page.goto(`${etalon.portalUrl}${t.home}${path}`)
    await go('/searchIndex')
    await expect(page.getByRole('link', { name: t.services })).toBeVisible()
    await go('/searchJWIndex')
    await sendForm(page, { [t.number]: ring.toLowerCase(), [t.code]: codeOf(ring).toLowerCase() }, t.search)
    await expect(heading(page)).toHaveText(t.genuine)
    await go('/test-report-details')
    await sendForm(page, { [t.reportNumber]: steel, [t.code]: '00000000' }, t.search)
    await expect(heading(page)).toHaveText(t.nothing)
    await expect(page.getByRole('textbox', { name: t.reportNumber })).toHaveValue(steel)
    await sendForm(page, { [t.code]: codeOf(steel) }, t.search)
    await expect(heading(page)).toHaveText(t.report)
    same(page.url()).not.toContain(steel)
    await go('/query')
    const lines = [`${order.number} ${order.code}`, `${withdrawn} ${codeOf(withdrawn)}`, 'LX-2026-999999 00000000']
    await sendForm(page, { [t.lines]: lines.join('\n') }, t.search)
    await expect(heading(page)).toHaveText(t.found)
    await go('/reportQuery')
    const fields = { [t.creditCode]: order.creditCode, [t.certificateNumber]: order.number, [t.code]: order.code }
    await sendForm(page, fields, t.search)
    await expect(heading(page)).toHaveText(t.ofClient)
    await page.getByRole('link').filter({ hasText: order.number }).first().click()
    await expect(page.getByText(order.number).first()).toBeVisible()
    await go('/detail-info-notice')
    await page.getByRole('link', { name: /谨防假冒本院证书/ }).click()
    await expect(heading(page)).toHaveText('谨防假冒本院证书')
    same(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    same(problems).toEqual([])
  })

  test(`[PUB-2] reports are found by phone, page by page, and the list is left (${language}, script ${script})`, async () => {
    const { page, problems } = await visitor({ script })
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('pageReport')) calls.push(request.headers().sign ?? '')
    })
    await enterByPhone(page, language)
    const items = page.locator('.reports li')
    await expect(items).toHaveCount(20)
    await page.getByRole('link', { name: t.next, exact: true }).click()
    // With a script they come beneath by the signed call; without one the next page is opened.
    if (script) {
      await expect(items).not.toHaveCount(20)
      same(calls).toEqual([same.stringMatching(/^[\da-f]{64}$/)])
      same(new URL(page.url()).search).toBe('')
    } else {
      await expect(page).toHaveURL(/\?page=2$/)
      same(calls).toEqual([])
    }
    await items.last().getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${t.home}/v/[0-9A-Z]{26}$`))
    await page.goBack()
    await page.getByRole('button', { name: t.leave }).click()
    await expect(heading(page)).toHaveText(t.closed)
    await page.goto(`${etalon.portalUrl}${t.home}/phoneSearchReportPage`)
    await expect(page.getByRole('textbox', { name: t.phone })).toBeVisible()
    same(problems).toEqual([])
  })
})

/** Pages beside those of the questions. */
const others = ['/check-file', '/log', '/nowhere', '/detail-info-notice?id=11001']

test('[SEC-2][S13] no page of the portal violates its policy, which takes neither inline style nor script, nor markup from text', async () => {
  const { page, problems } = await visitor({ desk: true })
  const policies = new Set<string>()
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) policies.add(response.headers()['content-security-policy'] ?? 'none')
  })
  for (const prefix of ['', '/en']) {
    for (const path of ['/', ...routes, `/v/${order.reference}`, ...others]) {
      await page.goto(`${etalon.portalUrl}${prefix}${path}`)
      await page.waitForLoadState('networkidle')
    }
  }
  await page.goto(`${etalon.portalUrl}/check-file`)
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expect(page.getByText('是本院签发的，没有改动')).toBeVisible()
  await page.goto(etalon.portalUrl)
  await page.getByRole('button', { name: /^扫一扫二维码/ }).click()
  await expect(page.getByRole('status')).toContainText('对准白框')
  await page.getByRole('button', { name: '停止' }).click()
  await page
    .getByLabel('选一张照片')
    .last()
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('status')).toContainText('读不了这张照片')
  await enterByPhone(page, 'zh')
  await page.getByRole('link', { name: words.zh.next, exact: true }).click()
  await expect(page.locator('.reports li')).not.toHaveCount(20)
  same(problems).toEqual([])
  same(policies.size).toBe(1)
  const [policy = ''] = policies
  for (const part of [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
    same(policy.split('; ')).toContain(part)
  same(policy).not.toContain('unsafe-inline')
  // One of four sheets of our own, and no other style, stands inside of a page.
  same(policy).toMatch(/style-src 'self'( 'sha256-[\w+/]{43}='){4}(;|$)/)
  // The policy is at work: a script of the page itself cannot make markup of a text.
  same(
    await page.evaluate(() => {
      try {
        document.createElement('p').innerHTML = '<b>x</b>'
        return 'made'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    }),
  ).toBe('refused')
})

test('[SEC-2][S14] every answer of the portal has the headers that keep it to itself', async () => {
  for (const path of ['/', '/nowhere', '/keys.json', `/v/${order.reference}`]) {
    const { headers } = await fetch(`${etalon.portalUrl}${path}`)
    same({
      sniff: headers.get('x-content-type-options'),
      referrer: headers.get('referrer-policy'),
      opener: headers.get('cross-origin-opener-policy'),
      resource: headers.get('cross-origin-resource-policy'),
      permissions: headers.get('permissions-policy'),
      origin: headers.get('access-control-allow-origin'),
    }).toEqual({
      sniff: 'nosniff',
      referrer: 'no-referrer',
      opener: 'same-origin',
      resource: 'same-origin',
      permissions: 'camera=(self), microphone=(), geolocation=()',
      origin: null,
    })
  }
})

test.each([
  { language: 'zh', dark: false },
  { language: 'zh', dark: true },
  { language: 'en', dark: false },
  { language: 'en', dark: true },
] as const)(
  '[A11Y-1] axe has nothing against any page of the portal as it comes ($language, dark $dark)',
  async ({ language, dark }) => {
    const t = words[language]
    const { page } = await visitor({ dark })
    await withAxe(page)
    const faults: string[] = []
    const look = async () => faults.push(...(await axeFaults(page)).map((fault) => `${page.url()} ${fault}`))
    for (const path of ['', ...routes, `/v/${order.reference}`, ...others]) {
      await page.goto(`${etalon.portalUrl}${t.home}${path}`)
      await look()
    }
    for (const [path, name, number] of [
      ['/searchJWIndex', t.number, ring],
      ['/searchJWIndex', t.number, withdrawn],
      ['/test-report-details', t.reportNumber, steel],
    ] as const) {
      await page.goto(`${etalon.portalUrl}${t.home}${path}`)
      await sendForm(page, { [name]: number, [t.code]: codeOf(number) }, t.search)
      await expect(heading(page)).toBeVisible()
      await look()
    }
    await page.goto(`${etalon.portalUrl}${t.home}/query`)
    await sendForm(page, { [t.lines]: `${order.number} ${order.code}\n${withdrawn} ${codeOf(withdrawn)}\nX 1` }, t.search)
    await expect(heading(page)).toHaveText(t.found)
    await look()
    await enterByPhone(page, language)
    await look()
    same(faults).toEqual([])
  },
)

test('[A11Y-2][PUB-1] by keyboard alone: from the first page to an answer, and back to another question', async () => {
  const { page } = await visitor({ desk: true })
  const tabTo = async (role: 'link' | 'textbox' | 'button', name: string | RegExp) => {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${name}`)
  }
  await page.goto(etalon.portalUrl)
  await tabTo('link', /^珠宝首饰/)
  same(
    await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle),
    'what has the keyboard is seen',
  ).toBe('solid')
  await page.keyboard.press('Enter')
  await tabTo('textbox', '证书或标签编号')
  await page.keyboard.type(ring)
  await page.keyboard.press('Tab')
  await page.keyboard.type(codeOf(ring))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('这张鉴定证书是真的')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo('textbox', '证书编号')
  await page.keyboard.type('ZB-2026-999999')
  await page.keyboard.press('Tab')
  await page.keyboard.type('00000000')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('没有找到相符的鉴定证书')
})

test('[NAV-1][PUB-6] every public route answers without a session: those of the workspace there, the others on the portal, whichever host is asked', async () => {
  const { page } = await visitor({ desk: true })
  for (const [path, says, end = path] of [
    ['/login', '登录'],
    ['/login1', '登录'],
    ['/register', '注册'],
    ['/forgetPassword', '忘记密码'],
    ['/404', '没有这个页面'],
    ['/403', '没有打开这个页面的权限'],
    ['/500', '页面出错了'],
    ['/sso/login', '登录'],
    // Nobody is signed in, so nothing is locked.
    ['/lock', '登录', '/login'],
  ] as const) {
    await page.goto(`${etalon.workspaceUrl}${path}`)
    await expect(page.locator('body')).toContainText(says)
    same([path, new URL(page.url()).pathname]).toEqual([path, end])
  }
  for (const path of routes) {
    await page.goto(`${etalon.workspaceUrl}${path}?number=LX-2026-003187`)
    await expect(page).toHaveURL(`${etalon.portalUrl}${path}?number=LX-2026-003187`)
    await expect(heading(page)).toBeVisible()
  }
})

test('[PUB-1][CERT-2][SYS-4] what an administrator writes down is answered to the public by the code that was told, and withdrawn it says so', async () => {
  const { page, open, row, leave } = await signIn(browser, etalon.workspaceUrl, 'admin', 'zh')
  await open('系统管理', '公众查询记录')
  await page.getByRole('button', { name: '新增记录', exact: true }).click()
  const form = page.getByRole('dialog')
  const save = () => form.getByRole('button', { name: '保存', exact: true }).click()
  await save()
  await expect(form.getByText(/请填写编号/).first()).toBeVisible()
  await form.getByRole('textbox', { name: /^编号/ }).fill('zb-2026-555001')
  await form.getByRole('textbox', { name: /^名称/ }).fill('珍珠耳钉')
  for (const name of [/^检验日期/, /^签发日期/]) {
    await form.getByRole('group', { name }).getByRole('spinbutton').first().click()
    await page.keyboard.type('20261118')
  }
  await form.getByRole('textbox', { name: /^总质量/ }).fill('2.05 g')
  await save()
  await expect(page.getByText('记录 ZB-2026-555001 已登记')).toBeVisible()
  const code = await form.getByRole('textbox', { name: /查询码/ }).inputValue()
  same(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  await page.getByRole('button', { name: '我已记下' }).click()

  const { page: visitorPage } = await visitor()
  const ask = async () => {
    await visitorPage.goto(`${etalon.portalUrl}/searchJWIndex`)
    await sendForm(visitorPage, { [words.zh.number]: 'ZB-2026-555001', [words.zh.code]: code }, words.zh.search)
  }
  await ask()
  await expect(heading(visitorPage)).toHaveText(words.zh.genuine)
  await expect(visitorPage.getByText('2.05 g').first()).toBeVisible()

  await row('ZB-2026-555001').getByRole('button', { name: '编辑' }).click()
  await expect(form.getByRole('textbox', { name: /^编号/ })).not.toBeEditable()
  await form.getByRole('button', { name: /状态/ }).click()
  await page.getByRole('option', { name: '已撤回' }).click()
  await form.getByRole('textbox', { name: /^撤回原因/ }).fill('镶嵌处为仿珍珠')
  await save()
  await expect(row('ZB-2026-555001')).toContainText('已撤回')
  await ask()
  await expect(heading(visitorPage)).toHaveText('这张鉴定证书已撤回，请勿采信')
  await expect(visitorPage.getByText('镶嵌处为仿珍珠')).toBeVisible()
  await leave()
})
