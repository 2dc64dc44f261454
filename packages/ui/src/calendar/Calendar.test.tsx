import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { calendarReference } from './calendar.reference.ts'
import { Calendar, type CalendarProps } from './index.ts'

function Subject(props: Partial<CalendarProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null)
  return (
    <MessagesProvider>
      <Calendar label="到期日" today="2026-11-20" {...props} value={value} onChange={setValue} />
      <output data-testid="value">{value}</output>
    </MessagesProvider>
  )
}
const day = (name: RegExp) => page.getByRole('button', { name })
const heading = () => page.getByRole('heading').first()
const chosen = () => page.getByTestId('value').element().textContent

/** Presses keys at Friday, 20 November 2026, and chooses where they lead. */
const leads = async (keys: string, to: string, choose = '{Enter}') => {
  const { unmount } = await render(<Subject />)
  day(/11月20日/)
    .element()
    .focus()
  if (keys !== '') await userEvent.keyboard(keys)
  await userEvent.keyboard(choose)
  await expect.poll(chosen).toBe(to)
  await unmount()
}

provesKeys(calendarReference, {
  Tab: async () => {
    await render(<Subject />)
    page.getByRole('button', { name: '今天', exact: true }).element().focus()
    await userEvent.tab()
    await expect.element(day(/11月20日/)).toHaveFocus()
    const stops = page.getByRole('grid').element().querySelectorAll('[tabindex="0"]')
    expect([...stops].map((one) => one.getAttribute('aria-label'))).toEqual([expect.stringContaining('11月20日')])
  },
  Right: () => leads('{ArrowRight}', '2026-11-21'),
  Left: () => leads('{ArrowLeft}', '2026-11-19'),
  Down: async () => {
    await leads('{ArrowDown}', '2026-11-27')
    await leads('{ArrowDown}{ArrowDown}', '2026-12-04')
  },
  Up: () => leads('{ArrowUp}', '2026-11-13'),
  Home: async () => {
    await leads('{Home}', '2026-11-16')
    await leads('{PageDown}{ArrowDown}{ArrowDown}{End}{Home}', '2026-12-28')
  },
  End: async () => {
    await leads('{End}', '2026-11-22')
    await leads('{ArrowDown}{ArrowDown}{ArrowUp}{End}{End}', '2026-11-29')
  },
  'Page Down': () => leads('{PageDown}', '2026-12-20'),
  'Page Up': () => leads('{PageUp}', '2026-10-20'),
  'Shift + Page Down': () => leads('{Shift>}{PageDown}{/Shift}', '2027-11-20'),
  'Shift + Page Up': () => leads('{Shift>}{PageUp}{/Shift}', '2025-11-20'),
  'Enter or Space': async () => {
    await leads('', '2026-11-20')
    await leads('', '2026-11-20', ' ')
  },
})

test('[I18N-2] weeks begin on Monday', async () => {
  await render(<Subject />)
  const heads = [...page.getByRole('grid').element().querySelectorAll('th')].map((head) => head.textContent)
  expect(heads).toEqual(['一', '二', '三', '四', '五', '六', '日'])
  const weeks = [...page.getByRole('grid').element().querySelectorAll('tbody tr')].map((week) =>
    [...week.querySelectorAll('[role=button]:not([data-outside-month])')].map((one) => one.textContent).join(' '),
  )
  // 1 November 2026 is a Sunday: alone in its row.
  expect(weeks.slice(0, 2)).toEqual(['1', '2 3 4 5 6 7 8'])
})

test('[A11Y-1] what is marked is read with its day and seen beside it, short where it is much', async () => {
  await render(
    <Subject
      marks={{
        '2026-11-23': { count: 3, tone: 'danger', label: '3 项到期' },
        '2026-11-24': { count: 100 },
        '2026-11-25': { count: 99 },
        '2026-12-01': { count: 5 },
      }}
    />,
  )
  const shown = (name: RegExp) =>
    [...day(name).element().querySelectorAll('[data-count]')].map((mark) => mark.getAttribute('data-count'))
  expect(shown(/11月23日.*, 3 项到期$/)).toEqual(['3'])
  expect(shown(/11月24日.*, 100 项$/)).toEqual(['99+'])
  expect(shown(/11月25日.*, 99 项$/)).toEqual(['99'])
  expect(shown(/11月26日[^,]*$/)).toEqual([])
})

test('today is the given day, for eyes and for readers', async () => {
  await render(<Subject today="2026-11-18" />)
  await expect.element(day(/11月18日/)).toHaveAttribute('aria-current', 'date')
  expect(page.getByRole('grid').element().querySelectorAll('[aria-current]')).toHaveLength(1)
})

test('each month that comes is told once, and today is one press away', async () => {
  const told = vi.fn()
  await render(<Subject onMonthChange={told} month="2026-11-01" />)
  await page.getByRole('button', { name: '下个月' }).first().click()
  await expect.element(heading()).toHaveTextContent('到期日, 2026年12月')
  await page.getByRole('button', { name: '下个月' }).first().click()
  await expect.element(heading()).toHaveTextContent('到期日, 2027年1月')
  await page.getByRole('button', { name: '今天', exact: true }).click()
  await expect.element(heading()).toHaveTextContent('到期日, 2026年11月')
  expect(told.mock.calls).toEqual([['2026-12'], ['2027-01'], ['2026-11']])
  day(/11月20日/)
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(told).toHaveBeenCalledTimes(3)
})

test('out of bounds nothing can be chosen, and no way leads to a today that lies there', async () => {
  await render(<Subject min="2026-12-05" max="2026-12-20" month="2026-12-10" />)
  await expect.element(page.getByRole('button', { name: '今天', exact: true })).toBeDisabled()
  await day(/12月21日/).click({ force: true })
  expect(chosen()).toBe('')
  await day(/12月20日/).click()
  await expect.poll(chosen).toBe('2026-12-20')
})

test('one that is read only is walked through, and nothing is chosen', async () => {
  await render(<Subject readOnly value="2026-11-18" />)
  await day(/11月23日/).click()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(chosen()).toBe('2026-11-18')
})

test('[A11Y-2] on 320 px it fits, with days big enough for fingers', async () => {
  await page.viewport(320, 700)
  await render(<Subject marks={{ '2026-11-23': { count: 128 } }} />)
  const box = day(/11月23日/)
    .element()
    .getBoundingClientRect()
  expect(box.width).toBeGreaterThanOrEqual(40)
  expect(box.height).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1280, 800)
})
