import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Language, MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { DateField, type DateFieldProps } from './index.ts'

function Subject({ language = 'zh', ...props }: { language?: Language } & Partial<DateFieldProps>) {
  const [day, setDay] = useState<string | null>('2026-11-20')
  return (
    <MessagesProvider language={language}>
      <form aria-label="登记">
        <DateField label="登记日期" clearable {...props} value={day} onChange={setDay} />
      </form>
      <output data-testid="value">{JSON.stringify(day)}</output>
    </MessagesProvider>
  )
}
const said = () => JSON.parse(page.getByTestId('value').element().textContent ?? '')
const box = () => page.getByRole('group', { name: '登记日期', exact: true })
const opener = () => box().getByRole('button', { name: /选择日期/ })
const sent = () => {
  const form = page.getByRole('form').element()
  return form instanceof HTMLFormElement ? [...new FormData(form)] : undefined
}

for (const language of ['zh', 'en'] as const) {
  test(`[I18N-2] a date is written yyyy-MM-dd in ${language}`, async () => {
    await render(<Subject language={language} />)
    const text = () =>
      box()
        .element()
        .textContent?.replaceAll(/[^\d-]/g, '')
    await expect.poll(text).toBe('2026-11-20')
  })
}

test('a day typed part by part comes out as the same day', async () => {
  await render(<Subject />)
  await box().getByRole('spinbutton').first().click()
  await userEvent.keyboard('20270228')
  await expect.poll(said).toBe('2027-02-28')
})

test('a day chosen from the calendar comes out as the day that was pressed, and the focus goes back', async () => {
  await render(<Subject />)
  await opener().click()
  await page.getByRole('button', { name: /11月24日/ }).click()
  await expect.poll(said).toBe('2026-11-24')
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('a date can be emptied, unless it is only to be read', async () => {
  const screen = await render(<Subject readOnly />)
  await expect.element(page.getByRole('button', { name: '清除 登记日期' })).not.toBeInTheDocument()
  await screen.rerender(<Subject disabled />)
  await expect.element(page.getByRole('button', { name: '清除 登记日期' })).not.toBeInTheDocument()
  await screen.rerender(<Subject />)
  await page.getByRole('button', { name: '清除 登记日期' }).click()
  await expect.poll(said).toBeNull()
})

test('a form sends exactly the value, and nothing of a disabled field', async () => {
  const screen = await render(<Subject name="registered" />)
  expect(sent()).toEqual([['registered', '2026-11-20']])
  await screen.rerender(<Subject name="registered" disabled />)
  expect(sent()).toEqual([])
})

test('a typed day out of bounds is marked and said; the form’s own error goes first', async () => {
  const screen = await render(<Subject min="2026-11-21" max="2026-12-31" />)
  await expect.element(page.getByText('不能早于 2026-11-21')).toBeVisible()
  await screen.rerender(<Subject min="2026-11-21" error="请选择登记日期" />)
  await expect.element(page.getByText('请选择登记日期')).toBeVisible()
  await expect.element(page.getByText('不能早于 2026-11-21')).not.toBeInTheDocument()
  await screen.rerender(<Subject min="2026-11-20" max="2026-11-20" />)
  await expect.element(page.getByText(/不能/)).not.toBeInTheDocument()
  await screen.rerender(<Subject max="2026-11-19" />)
  await expect.element(page.getByText('不能晚于 2026-11-19')).toBeVisible()
})

test('the panel marks the day that was given as today', async () => {
  await render(<Subject today="2026-11-18" />)
  await opener().click()
  await expect.element(page.getByRole('button', { name: /11月18日/ })).toHaveAttribute('aria-current', 'date')
})
