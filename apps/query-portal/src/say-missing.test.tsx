import type { PublicLocale } from '@etalon/api/domain'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from './render.tsx'
import { sayMissing } from './say-missing.ts'
import { pageData } from './testing/page-fixtures.ts'

beforeEach(() => document.addEventListener('submit', note))
afterEach(() => {
  document.removeEventListener('submit', note)
  document.body.replaceChildren()
})

/** The page that asks for a certificate first, with its script. */
function ask(locale: PublicLocale) {
  const { html } = render('home', locale, pageData.home)
  document.body.innerHTML = html
  const form = document.querySelector('form')
  if (!form) throw new Error('the page asks nothing')
  return form
}
const sent: Event[] = []
const note = (event: Event) => {
  if (!event.defaultPrevented) sent.push(event)
  event.preventDefault()
}

test('[PUB-1][A11Y-1] a field is described afterwards as it was before, and one that was not described is not', async () => {
  const form = ask('en')
  form.querySelector('#code')?.removeAttribute('aria-describedby')
  sayMissing(form)
  const number = page.getByRole('textbox', { name: 'Certificate number' })
  const code = page.getByRole('textbox', { name: 'Check code' })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.element(code).toHaveAccessibleDescription('Check code is missing')
  await number.fill('LX-2026-003187')
  await code.fill('K7M2P9X4')
  await expect.element(number).toHaveAttribute('aria-describedby', 'number-hint')
  await expect.element(code).not.toHaveAttribute('aria-describedby')
})

test.each([
  ['zh', { number: '证书编号', code: '查询码', search: '查询' }, ['请填写证书编号', '请填写查询码']],
  [
    'en',
    { number: 'Certificate number', code: 'Check code', search: 'Search' },
    ['Certificate number is missing', 'Check code is missing'],
  ],
] as const)(
  '[PUB-1][A11Y-1] what was left empty is said at its field in the language of the page, and goes as one types (%s)',
  async (locale, names, said) => {
    sent.length = 0
    sayMissing(ask(locale))
    const number = page.getByRole('textbox', { name: names.number })
    const code = page.getByRole('textbox', { name: names.code })
    const search = page.getByRole('button', { name: names.search, exact: true })
    await search.click()
    await expect.element(number).toHaveFocus()
    await expect.element(number).toHaveAccessibleDescription(new RegExp(`${said[0]}$`))
    await expect.element(code).toHaveAccessibleDescription(new RegExp(`${said[1]}$`))
    await number.fill('LX-2026-003187')
    await expect.element(page.getByText(said[0])).not.toBeInTheDocument()
    await expect.element(number).not.toHaveAttribute('aria-invalid')
    await search.click()
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('K7M2P9X4{Enter}')
    expect(sent).toHaveLength(1)
    await expect.element(page.getByText(said[1])).not.toBeInTheDocument()
  },
)
