import type { Page } from 'playwright'
import { afterEach, beforeAll, expect as same, test } from 'vitest'
import { inDatabase } from '../support/in-database.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'
import { newVisitor, sendAway } from './portal-visitor.ts'

const product = useProduct({ orders: 24 })
let reference = ''

beforeAll(async () => {
  const [row] = await inDatabase(product, 'select reference from certificate where validity = $1 order by id limit 1', ['valid'])
  ;({ reference } = row as { reference: string })
})
afterEach(sendAway)

interface Answer {
  checkpoint: string
  entries: unknown[]
}
/** Somebody between the institute and its visitors changes what the log answers. */
const between = (page: Page, change: (answer: Answer) => void) =>
  page.route('**/log/proof', async (route) => {
    const response = await route.fetch()
    const answer: Answer = await response.json()
    change(answer)
    await route.fulfill({ response, json: answer })
  })

test.each([
  ['', '由您的浏览器核对过'],
  ['/en', 'checked by your browser'],
])(
  '[CERT-4] at “%s/v/…” the visitor’s own browser finds the certificate in the log, and raises no alarm',
  async (prefix, words) => {
    const { page, problems } = await newVisitor(product.browser)
    await page.goto(`${product.portalUrl}${prefix}/v/${reference}`)
    await expect(page.locator('[data-log-checked]')).toContainText(words)
    await expect(page.getByRole('alert')).toHaveCount(0)
    same(problems).toEqual([])
  },
)

test.each([
  [
    'whose head somebody else has signed',
    (answer: Answer) => {
      answer.checkpoint = answer.checkpoint.replace(/[A-Za-z0-9+/]{8}(?=[A-Za-z0-9+/=]{4}\s*$)/, 'AAAAAAAA')
    },
    '日志的指纹不是本院签名的。',
    'The fingerprint of the log is not signed by us.',
  ],
  [
    'that leaves the certificate out',
    (answer: Answer) => {
      answer.entries = []
    },
    '日志里没有这张证书。',
    'The log has no entry of this certificate.',
  ],
] as const)('[CERT-4][CERT-1] a log %s raises the alarm and says what is wrong, in each language', async (_, change, zh, en) => {
  for (const [prefix, words] of [
    ['', zh],
    ['/en', en],
  ] as const) {
    const { page, problems } = await newVisitor(product.browser)
    await between(page, change)
    await page.goto(`${product.portalUrl}${prefix}/v/${reference}`)
    const alarm = page.getByRole('alert')
    await expect(alarm).toHaveCount(1)
    await expect(alarm).toContainText(words)
    await expect(alarm).toContainText(prefix === '' ? '请先别采信' : 'Do not rely on it yet')
    // It stands above the answer, which does not look like one any more.
    await expect(page.getByRole('main').locator('> :first-child').getByRole('alert')).toBeInViewport()
    await expect(page.locator('.answer')).toHaveClass('answer calm doubted')
    await expect(page.locator('.answer .mark')).toBeHidden()
    same(problems).toEqual([])
  }
})
