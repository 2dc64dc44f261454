import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Language, MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { dateRangeFieldReference } from './date-range-field.reference.ts'
import { DateRangeField, type DateRangeFieldProps, type DateSpan } from './index.ts'

interface SubjectProps extends Partial<DateRangeFieldProps> {
  language?: Language
}

function Subject({ language = 'zh', ...props }: SubjectProps) {
  const [span, setSpan] = useState<DateSpan | null>(props.value === undefined ? november : props.value)
  return (
    <MessagesProvider language={language}>
      <form aria-label="计划">
        <DateRangeField label="计划日期" today="2026-11-20" {...props} value={span} onChange={setSpan} />
      </form>
      <output data-testid="value">{JSON.stringify(span)}</output>
    </MessagesProvider>
  )
}
const november = { start: '2026-11-09', end: '2026-11-20' }
const said = () => JSON.parse(page.getByTestId('value').element().textContent ?? '')
const box = () => page.getByRole('group', { name: '计划日期', exact: true })
const opener = () => box().getByRole('button', { name: /选择日期/ })
const grid = () => page.getByRole('grid')
const preset = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
const day = (name: RegExp) => grid().getByRole('button', { name })
const open = async () => {
  await opener().click()
  await expect.element(grid()).toBeVisible()
}
const sent = () => {
  const form = page.getByRole('form').element()
  return form instanceof HTMLFormElement ? [...new FormData(form)] : undefined
}

for (const language of ['zh', 'en'] as const) {
  test(`[I18N-2] both ends are written yyyy-MM-dd in ${language}`, async () => {
    await render(<Subject language={language} />)
    const text = () =>
      box()
        .element()
        .textContent?.replaceAll(/[^\d–-]/g, '')
    await expect.poll(text).toBe('2026-11-09–2026-11-20')
  })
}

/** A span that begins at the 16th, and ends where the keys lead. */
const ends = async (keys: string, start: string, end: string, begin = '{Enter}') => {
  const { unmount } = await render(<Subject value={{ start: '2026-11-16', end: '2026-11-16' }} />)
  opener().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(day(/11月16日/)).toHaveFocus()
  await userEvent.keyboard(begin)
  await userEvent.keyboard(keys)
  await expect.poll(said).toEqual({ start, end })
  await expect.element(grid()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
  await unmount()
}

provesKeys(dateRangeFieldReference, {
  Tab: async () => {
    await render(<Subject />)
    const parts = box().getByRole('spinbutton')
    for (const place of [0, 1, 2, 3, 4, 5]) {
      await userEvent.tab()
      await expect.element(parts.nth(place)).toHaveFocus()
    }
    await userEvent.tab()
    await expect.element(opener()).toHaveFocus()
    await open()
    preset('今天').element().focus()
    await userEvent.tab()
    await expect.poll(() => grid().element().closest('[role=dialog]')?.contains(document.activeElement)).toBe(true)
    expect(page.getByRole('toolbar').element().contains(document.activeElement)).toBe(false)
  },
  Figures: async () => {
    await render(<Subject value={null} />)
    await userEvent.tab()
    await userEvent.keyboard('2026110120261130')
    await expect.poll(said).toEqual({ start: '2026-11-01', end: '2026-11-30' })
  },
  'Up or Down': async () => {
    const { unmount } = await render(<Subject />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect.poll(said).toEqual({ start: '2026-10-09', end: '2026-11-20' })
    await open()
    preset('今天').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(preset('本周')).toHaveFocus()
    await unmount()
    await ends('{ArrowDown}{Enter}', '2026-11-16', '2026-11-24')
    await ends('{ArrowUp}{Enter}', '2026-11-10', '2026-11-16')
  },
  'Right or Left': async () => {
    await ends('{ArrowRight}{Enter}', '2026-11-16', '2026-11-18')
    await ends('{ArrowLeft}{Enter}', '2026-11-16', '2026-11-16')
  },
  'Page Up or Page Down': async () => {
    await ends('{PageDown}{Enter}', '2026-11-16', '2026-12-17')
    await ends('{PageUp}{Enter}', '2026-10-17', '2026-11-16')
  },
  'Alt + Down': async () => {
    await render(<Subject />)
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(grid()).toBeVisible()
  },
  'Enter or Space': async () => {
    await ends('{Enter}', '2026-11-16', '2026-11-17')
    await ends('{ArrowRight} ', '2026-11-16', '2026-11-18', ' ')
  },
  Escape: async () => {
    await render(<Subject />)
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(grid()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
    expect(said()).toEqual(november)
  },
})

test('a span is chosen by two presses, in either order', async () => {
  await render(<Subject />)
  await open()
  await day(/11月12日/).click()
  await day(/11月10日/).click()
  await expect.poll(said).toEqual({ start: '2026-11-10', end: '2026-11-12' })
  await expect.element(grid()).not.toBeInTheDocument()
})

test('[SRCH-2] one press chooses a usual span, closes the panel, and is marked the next time', async () => {
  await render(<Subject />)
  await open()
  await preset('上月').click()
  await expect.poll(said).toEqual({ start: '2026-10-01', end: '2026-10-31' })
  await expect.element(grid()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
  await open()
  await expect.element(preset('上月')).toHaveAttribute('aria-current', 'true')
  await expect.element(preset('本月')).not.toHaveAttribute('aria-current')
  await expect.element(page.getByRole('heading', { name: /2026年10月/ })).toBeVisible()
})

test('[A11Y-2] usual spans are one stop of Tab, and arrows move between them', async () => {
  await render(<Subject />)
  await open()
  preset('今天').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(preset('本周')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(preset('今天')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.poll(said).toEqual({ start: '2026-11-01', end: '2026-11-30' })
})

test('usual spans are cut to what is allowed; one that is not allowed at all cannot be pressed', async () => {
  await render(<Subject min="2026-11-10" max="2026-11-20" />)
  await open()
  await expect.element(preset('上月')).toBeDisabled()
  await preset('本年').click()
  await expect.poll(said).toEqual({ start: '2026-11-10', end: '2026-11-20' })
})

test('the usual spans are those that were asked for, and none with none', async () => {
  const screen = await render(<Subject presets={['thisYear', 'today']} />)
  await open()
  const names = page
    .getByRole('toolbar')
    .getByRole('button')
    .elements()
    .map((one) => one.textContent)
  expect(names).toEqual(['本年', '今天'])
  await screen.rerender(<Subject presets={[]} />)
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
})

test('a span typed backwards or out of bounds is marked and said', async () => {
  const reversed = { start: '2026-11-20', end: '2026-11-09' }
  const screen = await render(<Subject key="reversed" value={reversed} />)
  await expect.element(page.getByText('结束不能早于开始')).toBeVisible()
  await screen.rerender(<Subject key="early" min="2026-11-10" />)
  await expect.element(page.getByText('不能早于 2026-11-10')).toBeVisible()
  await screen.rerender(<Subject key="late" max="2026-11-19" />)
  await expect.element(page.getByText('不能晚于 2026-11-19')).toBeVisible()
  await screen.rerender(<Subject key="right" min="2026-11-09" max="2026-11-20" />)
  await expect.element(page.getByText(/不能/)).not.toBeInTheDocument()
})

test('a form gets both ends, and nothing of an empty or a disabled field', async () => {
  const screen = await render(<Subject name="plan" />)
  expect(sent()).toEqual([
    ['plan-start', '2026-11-09'],
    ['plan-end', '2026-11-20'],
  ])
  await screen.rerender(<Subject name="plan" disabled />)
  expect(sent()).toEqual([])
})

test('a span can be emptied, unless it is only to be read; then its panel does not open either', async () => {
  const screen = await render(<Subject clearable readOnly />)
  await expect.element(page.getByRole('button', { name: '清除 计划日期' })).not.toBeInTheDocument()
  await expect.element(opener()).toBeDisabled()
  await screen.rerender(<Subject clearable />)
  await page.getByRole('button', { name: '清除 计划日期' }).click()
  await expect.poll(said).toBeNull()
})

test('with times, days chosen first are meant as a whole, and the panel waits for the times', async () => {
  await render(<Subject withTime value={null} name="at" />)
  await open()
  await day(/11月10日/).click()
  await day(/11月12日/).click()
  await expect.poll(said).toEqual({ start: '2026-11-10 00:00:00', end: '2026-11-12 23:59:59' })
  await page.getByRole('group', { name: '开始时间' }).getByRole('spinbutton').first().click()
  await userEvent.keyboard('083000')
  await expect.poll(said).toEqual({ start: '2026-11-10 08:30:00', end: '2026-11-12 23:59:59' })
  await page.getByRole('button', { name: '确定' }).click()
  await expect.element(grid()).not.toBeInTheDocument()
  expect(sent()).toEqual([
    ['at-start', '2026-11-10 08:30:00'],
    ['at-end', '2026-11-12 23:59:59'],
  ])
})

test('with times, other days keep the times that were chosen', async () => {
  await render(<Subject withTime value={{ start: '2026-11-02 08:00:00', end: '2026-11-03 17:30:00' }} />)
  await open()
  await day(/11月10日/).click()
  await day(/11月12日/).click()
  await expect.poll(said).toEqual({ start: '2026-11-10 08:00:00', end: '2026-11-12 17:30:00' })
})

test('[A11Y-2] on 320 px the panel fits, with usual spans big enough for fingers', async () => {
  await page.viewport(320, 780)
  await render(<Subject />)
  await open()
  const panel = page.getByRole('dialog').element().getBoundingClientRect()
  expect(panel.left).toBeGreaterThanOrEqual(0)
  expect(panel.right).toBeLessThanOrEqual(320)
  expect(preset('今天').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1280, 800)
})

const narrow = [
  ['on a page of 320 px', 320, 'auto', {}],
  ['where the field has 264 px', 1280, 264, {}],
  ['where the small field has 264 px', 1280, 264, { size: 'small' }],
  ['where the large field has 264 px', 1280, 264, { size: 'large' }],
] as const
test.each(narrow)('[A11Y-2] %s both ends of a span with times are seen as a whole', async (_, pageWidth, width, given) => {
  await page.viewport(pageWidth, 780)
  await render(
    <div style={{ width }}>
      <Subject withTime clearable value={{ start: '2026-11-09 08:00:00', end: '2026-11-20 17:30:00' }} {...given} />
    </div>,
  )
  const frame = box().element().getBoundingClientRect()
  const clear = box().getByRole('button', { name: /清除/ }).element().getBoundingClientRect()
  const parts = box().getByRole('spinbutton').elements()
  expect(parts).toHaveLength(12)
  for (const part of parts) {
    const { top, right, bottom } = part.getBoundingClientRect()
    expect([right <= clear.left, top >= frame.top, bottom <= frame.bottom]).toEqual([true, true, true])
    const end = part.parentElement ?? part
    expect(end.scrollWidth).toBeLessThanOrEqual(end.clientWidth)
  }
  await page.viewport(1280, 800)
})

test('[A11Y-2] where there is room both ends stand in one row, as high as any field', async () => {
  await render(
    <div style={{ width: 480 }}>
      <Subject withTime clearable value={{ start: '2026-11-09 08:00:00', end: '2026-11-20 17:30:00' }} />
    </div>,
  )
  expect(box().element().getBoundingClientRect().height).toBe(32)
})
