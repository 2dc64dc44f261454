import { createServer } from 'node:http'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 40 })

/** Writes down what breaks the policy of a page from its next address on, and what it throws. */
async function watched(page: Page): Promise<() => Promise<string[]>> {
  const broken: string[] = []
  await page.exposeFunction('brokenPolicy', (what: string) => void broken.push(what))
  await page.addInitScript(() => {
    const { brokenPolicy } = window as unknown as { brokenPolicy: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) =>
      brokenPolicy(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}`),
    )
  })
  page.on('pageerror', ({ message }) => broken.push(message))
  return async () => {
    // What is told across the border of the page may still be on its way.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    return broken.splice(0)
  }
}

const headersOf = async (path: string) =>
  (await fetch(`${product.workspaceUrl}${path}`, { headers: { accept: 'text/html' } })).headers

test('[SEC-2][S13][ASVS 3.4.6] the workspace lets in no script but its own files, makes no text into markup, and is framed by nobody', async () => {
  const headers = await headersOf('/login')
  const policy = (headers.get('content-security-policy') ?? '').split('; ')
  same(policy).toEqual(
    same.arrayContaining([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
      "frame-src 'none'",
      "worker-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify',
    ]),
  )
  same(
    Object.fromEntries(
      [
        'x-content-type-options',
        'referrer-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'cache-control',
      ].map((name) => [name, headers.get(name)]),
    ),
  ).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })

  const page = await (await product.browser.newContext()).newPage()
  await page.goto(`${product.workspaceUrl}/login`)
  const refused = await page.evaluate(async () => {
    // What is evaluated from outside may evaluate; what it leads to later may not.
    await new Promise((resolve) => setTimeout(resolve))
    const trials = {
      markup: () => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      },
      document: () => new DOMParser().parseFromString('<p>', 'text/html'),
      evaluated: () => new Function('return 1'),
      source: () => {
        document.createElement('script').src = '/assets/other.js'
      },
      worker: () => new Worker('/assets/other.js'),
      policy: () =>
        (window as unknown as { trustedTypes: { createPolicy: (name: string) => void } }).trustedTypes.createPolicy('mine'),
    }
    return Object.entries(trials).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch {
        return [name]
      }
    })
  })
  same(refused).toEqual(['markup', 'document', 'evaluated', 'source', 'worker', 'policy'])
  await page.context().close()
})

/** Everything that a side menu leads to, one after the other. */
async function openAll(page: Page): Promise<number> {
  const top = page.getByRole('navigation', { name: '主菜单' }).getByRole('link')
  const side = page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link')
  let opened = 0
  await expect(top.first()).toBeVisible()
  for (let entry = 0; entry < (await top.count()); entry += 1) {
    await top.nth(entry).click()
    await page.waitForLoadState('networkidle')
    for (let leaf = 0; leaf < (await side.count()); leaf += 1) {
      await side.nth(leaf).click()
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible()
      await page.waitForLoadState('networkidle')
      opened += 1
    }
  }
  return opened
}

test.each(['reception', 'dispatcher', 'tester', 'auditor', 'approver', 'issuer', 'cashier', 'admin', 'customer'])(
  '[SEC-2][S13] no screen that %s can open breaks the policy of the page, nor what is opened from it',
  async (account) => {
    const { page, leave } = await product.enter(account)
    const broken = await watched(page)
    await page.reload()
    const opened = await openAll(page)
    process.stdout.write(`  ${account}: ${opened} screens\n`)
    // The panels of the top bar, and the palette.
    await page.getByRole('button', { name: '外观设置' }).click()
    await expect(page.getByRole('dialog', { name: '外观设置' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^消息与公告/ }).click()
    await expect(page.getByRole('dialog', { name: '消息与公告' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    same(await broken()).toEqual([])
    await leave()
  },
)

test('[SEC-2][S13] records, reports, charts, dialogs and files are shown under the policy', async () => {
  const { page, open, leave } = await product.enter('tester')
  const broken = await watched(page)
  await page.reload()
  await open('检测管理', '检测任务')
  await page.getByRole('row').getByRole('link', { name: /^XM/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const disclosure of await page.getByRole('button', { expanded: false }).filter({ visible: true }).all()) {
    if ((await disclosure.getAttribute('aria-haspopup')) === null && (await disclosure.isEnabled())) await disclosure.click()
  }
  same(await broken()).toEqual([])
  await open('报告管理', '报告证书')
  await page.getByRole('radio', { name: /^全部/ }).filter({ visible: true }).check({ force: true })
  await page
    .getByRole('row')
    .getByRole('link', { name: /^(BG|LX|RG)/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(
    page
      .getByRole('img', { name: /(BG|LX|RG)/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  same(await broken()).toEqual([])
  await leave()
})

test('[SEC-2][S14] a page that opens the portal in a window has no hold of that window', async () => {
  const other = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>other</title>'),
  )
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  try {
    const address = other.address()
    if (address === null || typeof address === 'string') throw new Error('the other page is not served')
    const page = await (await product.browser.newContext()).newPage()
    await page.goto(`http://127.0.0.1:${address.port}/`)
    const isHeld = (url: string) =>
      page.evaluate(async (to) => {
        const opened = window.open(to)
        // As long as a page takes to come, and longer.
        for (let turn = 0; turn < 40 && !opened?.closed; turn += 1) await new Promise((resolve) => setTimeout(resolve, 50))
        return opened?.closed === false
      }, url)
    same(await isHeld(`http://localhost:${address.port}/`)).toBe(true)
    same(await isHeld(`${product.portalUrl}/certificateFalsification`)).toBe(false)
  } finally {
    other.close()
  }
})
