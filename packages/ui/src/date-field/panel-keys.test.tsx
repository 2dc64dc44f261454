import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateRangeField, type DateSpan } from '../date-range-field/index.ts'
import { DateTimeField } from '../date-time-field/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { DateField } from './index.ts'

const november: DateSpan = { start: '2026-11-18', end: '2026-11-18' }

function Day() {
  const [value, setValue] = useState<string | null>('2026-11-18')
  return <DateField label="日期" value={value} onChange={setValue} />
}
function Time() {
  const [value, setValue] = useState<string | null>('2026-11-18 08:00:00')
  return <DateTimeField label="日期" value={value} onChange={setValue} />
}
function Span() {
  const [value, setValue] = useState<DateSpan | null>(november)
  return (
    <>
      <DateRangeField label="日期" value={value} onChange={setValue} presets={[]} />
      <output data-testid="span">{JSON.stringify(value)}</output>
    </>
  )
}

const fields = [
  ['DateField', Day],
  ['DateTimeField', Time],
  ['DateRangeField', Span],
] as const
/** From Wednesday, the 18th of November 2026, as in the date grid of the APG. */
const keys = [
  ['Home', '{Home}', '2026年11月16日'],
  ['End', '{End}', '2026年11月22日'],
  ['Page Up', '{PageUp}', '2026年10月18日'],
  ['Page Down', '{PageDown}', '2026年12月18日'],
  ['Shift + Page Up', '{Shift>}{PageUp}{/Shift}', '2025年11月18日'],
  ['Shift + Page Down', '{Shift>}{PageDown}{/Shift}', '2027年11月18日'],
] as const
const cases = fields.flatMap(([name, Field]) => keys.map(([key, press, day]) => ({ name, Field, key, press, day })))

const opener = () => page.getByRole('button', { name: /选择日期/ })
const grid = () => page.getByRole('grid')
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? ''
const begin = async (Field: () => ReactElement) => {
  await render(
    <MessagesProvider>
      <Field />
    </MessagesProvider>,
  )
  opener().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focusedName).toContain('11月18日')
}

test.each(cases)('[DS-1] [A11Y-2] in the panel of $name $key goes to $day', async ({ Field, press, day }) => {
  await begin(Field)
  await userEvent.keyboard(press)
  await expect.poll(focusedName).toContain(day)
  await expect.element(grid()).toBeVisible()
})

test('[DS-1] [A11Y-2] Escape after the start of a span was chosen closes the panel, and the span stays as it was', async () => {
  await begin(Span)
  await userEvent.keyboard('{ArrowLeft}{Enter}{ArrowRight}{ArrowRight}{Escape}')
  await expect.element(grid()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
  expect(JSON.parse(page.getByTestId('span').element().textContent ?? '')).toEqual(november)
})
