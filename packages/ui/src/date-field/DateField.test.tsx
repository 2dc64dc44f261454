import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Language, MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { dateFieldReference } from './date-field.reference.ts'
import { DateField, type DateFieldProps } from './index.ts'

function Subject({ language = 'zh', ...props }: { language?: Language } & Partial<DateFieldProps>) {
  const [day, setDay] = useState<string | null>(props.value === undefined ? '2026-11-20' : props.value)
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

const part = (place: number) => box().getByRole('spinbutton').nth(place)
const begin = async (keys: string) => {
  await render(<Subject />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
}

provesKeys(dateFieldReference, {
  Tab: async () => {
    await render(<Subject />)
    for (const place of [0, 1, 2]) {
      await userEvent.tab()
      await expect.element(part(place)).toHaveFocus()
    }
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '清除 登记日期' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(opener()).toHaveFocus()
  },
  Figures: async () => {
    await begin('20270228')
    await expect.poll(said).toBe('2027-02-28')
  },
  'Up or Down': async () => {
    await begin('{ArrowUp}')
    await expect.poll(said).toBe('2027-11-20')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(said).toBe('2025-11-20')
  },
  'Page Up or Page Down': async () => {
    await begin('{ArrowRight}{ArrowRight}{PageDown}')
    await expect.poll(said).toBe('2026-11-13')
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect.poll(said).toBe('2026-11-27')
  },
  'Home or End': async () => {
    await begin('{ArrowRight}{ArrowRight}{Home}')
    await expect.poll(said).toBe('2026-11-01')
    await userEvent.keyboard('{End}')
    // November has 30 days.
    await expect.poll(said).toBe('2026-11-30')
  },
  'Right or Left': async () => {
    await begin('{ArrowRight}')
    await expect.element(part(1)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(part(0)).toHaveFocus()
  },
  Backspace: async () => {
    await begin('{ArrowRight}{ArrowRight}{Backspace}')
    await expect.poll(said).toBe('2026-11-02')
  },
  'Control + V': async () => {
    await begin('{ArrowRight}')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '2026年11月5日')
    // The browser gives what the keys paste to the field in this event.
    part(0)
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.poll(said).toBe('2026-11-05')
  },
  'Alt + Down': async () => {
    await begin('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(page.getByRole('button', { name: /11月20日/ })).toHaveFocus()
  },
  Enter: async () => {
    await render(<Subject />)
    opener().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: /11月20日/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.poll(said).toBe('2026-11-21')
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  },
  Escape: async () => {
    await render(<Subject />)
    opener().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: /11月20日/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
    expect(said()).toBe('2026-11-20')
  },
})

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

test('an empty one opens in the month of the institute’s day, whatever the clock of the browser says', async () => {
  await render(<Subject value={null} today="2031-05-20" />)
  await opener().click()
  await page.getByRole('button', { name: /2031年5月12日/ }).click()
  await expect.poll(said).toBe('2031-05-12')
})

test('the panel marks the day that was given as today', async () => {
  await render(<Subject today="2026-11-18" />)
  await opener().click()
  await expect.element(page.getByRole('button', { name: /11月18日/ })).toHaveAttribute('aria-current', 'date')
})
