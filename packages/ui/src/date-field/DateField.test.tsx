import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Language, MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { DateField, DateRangeField, type DateSpan, DateTimeField, readDate } from './index.ts'

function Subject({ language = 'zh' }: { language?: Language }) {
  const [day, setDay] = useState<string | null>('2026-11-20')
  const [span, setSpan] = useState<DateSpan | null>({ start: '2026-11-01', end: '2026-11-20' })
  const [time, setTime] = useState<string | null>('2026-11-20 09:05:00')
  return (
    <MessagesProvider language={language}>
      <DateField label="登记日期" value={day} onChange={setDay} clearable />
      <DateRangeField label="计划" value={span} onChange={setSpan} />
      <DateTimeField label="送达" value={time} onChange={setTime} />
      <output data-testid="value">{JSON.stringify([day, span, time])}</output>
    </MessagesProvider>
  )
}
const said = () => JSON.parse(page.getByTestId('value').element().textContent ?? '')
const box = (label: string) => page.getByRole('group', { name: label, exact: true })

for (const language of ['zh', 'en'] as const) {
  test(`[I18N-2] a date is written yyyy-MM-dd in ${language}`, async () => {
    await render(<Subject language={language} />)
    await expect
      .poll(() =>
        box('登记日期')
          .element()
          .textContent?.replaceAll(/[^\d-]/g, ''),
      )
      .toBe('2026-11-20')
    await expect
      .poll(() =>
        box('计划')
          .element()
          .textContent?.replaceAll(/[^\d-–]/g, ''),
      )
      .toBe('2026-11-01–2026-11-20')
    await expect
      .poll(() =>
        box('送达')
          .element()
          .textContent?.replaceAll(/[^\d:-]/g, ''),
      )
      .toBe('2026-11-2009:05:00')
  })
}

test('a day typed part by part comes out as the same day', async () => {
  await render(<Subject />)
  await box('登记日期').getByRole('spinbutton').first().click()
  await userEvent.keyboard('20270228')
  await expect.poll(() => said()[0]).toBe('2027-02-28')
})

test('a day chosen from the calendar comes out as the day that was pressed, and the focus goes back', async () => {
  await render(<Subject />)
  await box('登记日期')
    .getByRole('button', { name: /选择日期/ })
    .click()
  await page.getByRole('button', { name: /11月24日/ }).click()
  await expect.poll(() => said()[0]).toBe('2026-11-24')
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await expect.element(box('登记日期').getByRole('button', { name: /选择日期/ })).toHaveFocus()
})

test('a span is chosen from its calendar', async () => {
  await render(<Subject />)
  await box('计划')
    .getByRole('button', { name: /选择日期/ })
    .click()
  await page.getByRole('button', { name: /11月10日/ }).click()
  await page.getByRole('button', { name: /11月12日/ }).click()
  await expect.poll(() => said()[1]).toEqual({ start: '2026-11-10', end: '2026-11-12' })
})

test('a date can be emptied', async () => {
  await render(<Subject />)
  await page.getByRole('button', { name: '清除 登记日期' }).click()
  await expect.poll(() => said()[0]).toBeNull()
})

test('a time keeps its day and its seconds', async () => {
  await render(<Subject />)
  await box('送达').getByRole('spinbutton').nth(3).click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => said()[2]).toBe('2026-11-20 10:05:00')
})

test('what is no date is shown as none', () => {
  for (const text of ['', '2026-02-30', '2026-1-1', '20/11/2026', 'x', null, undefined]) expect(readDate(text)).toBeNull()
  expect(readDate('2024-02-29')?.toString()).toBe('2024-02-29')
})
