import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateRangeField, type DateSpan } from '../date-range-field/index.ts'
import { DateTimeField } from '../date-time-field/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { DateField } from './index.ts'
import { datesIn } from './typed-text.ts'

interface SubjectProps {
  start?: string | null
  withTime?: boolean
  /** As a search bar does, which has no room for what is no date. */
  forgetful?: boolean
}
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && text !== '2026-02-31'

function Day({ start = null, withTime = false, forgetful = false }: SubjectProps) {
  const [value, setValue] = useState(start)
  const Field = withTime ? DateTimeField : DateField
  const change = (next: string | null) => setValue(forgetful && next !== null && !isDay(next) ? null : next)
  return (
    <MessagesProvider language="zh">
      <form aria-label="登记">
        <Field label="日期" name="day" clearable value={value} onChange={change} />
      </form>
      <button type="button" onClick={() => setValue('2025-05-05')}>
        另一天
      </button>
      <output data-testid="value">{JSON.stringify(value)}</output>
    </MessagesProvider>
  )
}

function Span({ start = null }: { start?: DateSpan | null }) {
  const [value, setValue] = useState(start)
  return (
    <MessagesProvider language="zh">
      <DateRangeField label="日期" clearable value={value} onChange={setValue} today="2026-11-20" />
      <button type="button">之后</button>
      <output data-testid="value">{JSON.stringify(value)}</output>
    </MessagesProvider>
  )
}

const box = () => page.getByRole('group', { name: '日期', exact: true })
const part = (place: number) => box().getByRole('spinbutton').nth(place)
const said = () => JSON.parse(page.getByTestId('value').element().textContent ?? '')
const written = () =>
  box()
    .element()
    .textContent?.replaceAll(/[^\d:–-]/g, '')
const isWrong = () => part(0).element().getAttribute('aria-invalid') === 'true'
const type = async (keys: string, place = 0) => {
  part(place).element().focus()
  await expect.element(part(place)).toHaveFocus()
  await userEvent.keyboard(keys)
}
const leave = async () => {
  page
    .getByRole('button', { name: /另一天|之后/ })
    .element()
    .focus()
  await expect.poll(() => box().element().contains(document.activeElement)).toBe(false)
}
const paste = async (text: string, place = 0) => {
  part(place).element().focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  part(place)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('a day that does not exist stays as it was typed, is handed on so, and is said', async () => {
  await render(<Day />)
  await type('20260231')
  await leave()
  await expect.element(page.getByText('没有 2026-02-31 这一天，请改正')).toBeVisible()
  expect([written(), said(), isWrong()]).toEqual(['2026-02-31', '2026-02-31', true])
  const form = page.getByRole('form').element()
  expect(form instanceof HTMLFormElement && new FormData(form).get('day')).toBe('2026-02-31')
  await type('28', 2)
  await expect.poll(said).toBe('2026-02-28')
  await expect.element(part(2)).toHaveFocus()
  await leave()
  expect([written(), isWrong()]).toEqual(['2026-02-28', false])
})

test('typed over a day that exists, one that does not takes its place', async () => {
  await render(<Day start="2026-11-20" />)
  await type('0231', 1)
  await leave()
  await expect.poll(said).toBe('2026-02-31')
  expect(written()).toBe('2026-02-31')
  // The day that was there while it was typed, once more.
  await type('3', 2)
  await leave()
  await expect.poll(said).toBe('2026-02-03')
  expect([written(), isWrong()]).toEqual(['2026-02-03', false])
})

test('a date that is not complete stays, and is said', async () => {
  await render(<Day />)
  await type('202611')
  await expect.element(page.getByText(/日期不完整/)).not.toBeInTheDocument()
  await leave()
  await expect.element(page.getByText('日期不完整，请补全或清空')).toBeVisible()
  expect([written(), said()]).toEqual(['2026-11-', '2026-11-'])
  await type('20', 2)
  await expect.poll(said).toBe('2026-11-20')
})

test('what is typed stays also where nobody can hold what is no date, and goes with another value', async () => {
  await render(<Day start="2026-11-20" forgetful />)
  await type('0231', 1)
  await leave()
  await expect.element(page.getByText('没有 2026-02-31 这一天，请改正')).toBeVisible()
  expect([written(), said()]).toEqual(['2026-02-31', null])
  await page.getByRole('button', { name: '另一天' }).click()
  await expect.poll(written).toBe('2025-05-05')
  await expect.element(page.getByText(/请改正/)).not.toBeInTheDocument()
})

test('a year of two figures is refused, once the field was left', async () => {
  await render(<Day />)
  await type('26{ArrowRight}0105')
  await expect.poll(said).toBe('0026-01-05')
  await expect.element(page.getByText(/年份/)).not.toBeInTheDocument()
  await leave()
  await expect.element(page.getByText('年份 0026 应写四位，如 2026')).toBeVisible()
  await type('2026')
  await expect.poll(said).toBe('2026-01-05')
  await leave()
  await expect.element(page.getByText(/年份/)).not.toBeInTheDocument()
})

test('a time that is not complete, or on no day, stays and is said', async () => {
  const { unmount } = await render(<Day withTime />)
  await type('20261120')
  await leave()
  await expect.element(page.getByText(/日期不完整/)).toBeVisible()
  expect(said()).toBe('2026-11-20')
  await unmount()
  await render(<Day withTime />)
  await type('20260231090507')
  await leave()
  await expect.element(page.getByText(/没有 2026-02-31/)).toBeVisible()
  expect([written(), said()]).toEqual(['2026-02-3109:05:07', '2026-02-31 09:05:07'])
})

test('emptied, the field has the focus, and nothing of what was typed stays', async () => {
  await render(<Day />)
  await type('202611')
  await leave()
  page.getByRole('button', { name: '清除 日期' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(part(0)).toHaveFocus()
  expect([said(), written(), isWrong()]).toEqual([null, '--', false])
})

test('both ends of a span stay as they were typed', async () => {
  await render(<Span start={{ start: '2026-02-01', end: '2026-02-28' }} />)
  await type('31', 2)
  await type('20', 5)
  await expect.poll(said).toEqual({ start: '2026-02-31', end: '2026-02-20' })
  await leave()
  await expect.element(page.getByText(/没有 2026-02-31/)).toBeVisible()
  expect(written()).toBe('2026-02-31–2026-02-20')
  await type('3', 2)
  await leave()
  await expect.poll(said).toEqual({ start: '2026-02-03', end: '2026-02-20' })
  expect(isWrong()).toBe(false)
})

test('a span of which an end is missing stays and is said once it was left, and can be emptied', async () => {
  await render(<Span />)
  await type('20261101')
  await expect.element(page.getByText(/日期不完整/)).not.toBeInTheDocument()
  await leave()
  await expect.element(page.getByText(/日期不完整/)).toBeVisible()
  expect(said()).toEqual({ start: '2026-11-01', end: '' })
  await page.getByRole('button', { name: '清除 日期' }).click()
  await expect.poll(said).toBeNull()
  await expect.poll(written).toBe('--–--')
  await expect.element(part(0)).toHaveFocus()
})

for (const text of ['2026-11-20', '2026/11/20', '2026.11.20', '20261120', '2026年11月20日', ' ２０２６-11-20 09:05 ']) {
  test(`${text} is pasted as a day`, async () => {
    await render(<Day start="2025-01-01" />)
    await paste(text, 1)
    await expect.poll(said).toBe('2026-11-20')
    expect(written()).toBe('2026-11-20')
  })
}

test('what is pasted and is no date leaves the field as it is, and is said', async () => {
  await render(<Day start="2025-01-01" />)
  for (const text of ['2026-02-31', 'LX-2026-003187', '20/11/2026']) {
    await paste(text)
    await expect.element(page.getByText(`“${text}”不是日期，未粘贴`)).toBeVisible()
    expect([written(), said()]).toEqual(['2025-01-01', '2025-01-01'])
  }
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByText(/未粘贴/)).not.toBeInTheDocument()
})

test('a time is pasted as a whole; a day alone keeps the time that is there', async () => {
  await render(<Day withTime start="2025-01-01 08:30:00" />)
  await paste('2026/11/20')
  await expect.poll(said).toBe('2026-11-20 08:30:00')
  await paste('2026年3月5日 9时5分')
  await expect.poll(said).toBe('2026-03-05 09:05:00')
})

test('a day is pasted into one end of a span, two of them into both', async () => {
  await render(<Span start={{ start: '2026-11-01', end: '2026-11-30' }} />)
  await paste('2026-11-20', 4)
  await expect.poll(said).toEqual({ start: '2026-11-01', end: '2026-11-20' })
  await paste('2026-12-01 至 2026-12-24')
  await expect.poll(said).toEqual({ start: '2026-12-01', end: '2026-12-24' })
})

test('who begins a span and presses outside keeps what was', async () => {
  await render(<Span start={{ start: '2026-11-09', end: '2026-11-20' }} />)
  await box()
    .getByRole('button', { name: /选择日期/ })
    .click()
  await page
    .getByRole('grid')
    .getByRole('button', { name: /11月12日/ })
    .click()
  await userEvent.click(document.body, { position: { x: 900, y: 600 } })
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  expect([said(), written()]).toEqual([{ start: '2026-11-09', end: '2026-11-20' }, '2026-11-09–2026-11-20'])
})

test('the last day of the month follows the one before it', async () => {
  await render(<Day start="2026-11-30" />)
  await type('{ArrowUp}', 2)
  await expect.poll(said).toBe('2026-11-01')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(said).toBe('2026-11-30')
  await userEvent.keyboard('{PageUp}')
  await expect.poll(said).toBe('2026-11-07')
})

test('dates are found as they are written, and nowhere else', () => {
  expect(datesIn('2026-1-5 08:05')).toEqual([{ day: '2026-01-05', time: '08:05:00' }])
  expect(datesIn('2026-11-20T09:05:07')).toEqual([{ day: '2026-11-20', time: '09:05:07' }])
  expect(datesIn('20261120~20261130').map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-30'])
  for (const text of ['', '1,2026', '202611', '123456789', '20261120187']) expect(datesIn(text)).toEqual([])
})
