import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Language, MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { dateTimeFieldReference } from './date-time-field.reference.ts'
import { DateTimeField, type DateTimeFieldProps } from './index.ts'

interface SubjectProps extends Partial<DateTimeFieldProps> {
  language?: Language
}

function Subject({ language = 'zh', ...props }: SubjectProps) {
  const [time, setTime] = useState(props.value === undefined ? '2026-11-20 09:05:07' : props.value)
  return (
    <MessagesProvider language={language}>
      <form aria-label="送达">
        <DateTimeField label="送达时间" today="2026-11-20" {...props} value={time} onChange={setTime} />
      </form>
      <output data-testid="value">{JSON.stringify(time)}</output>
    </MessagesProvider>
  )
}
const said = () => JSON.parse(page.getByTestId('value').element().textContent ?? '')
const box = () => page.getByRole('group', { name: '送达时间', exact: true })
const opener = () => box().getByRole('button', { name: /选择日期/ })
const panelTime = () => page.getByRole('dialog').getByRole('group', { name: '时间' })
const written = () =>
  box()
    .element()
    .textContent?.replaceAll(/[^\d:-]/g, '')
const sent = () => {
  const form = page.getByRole('form').element()
  return form instanceof HTMLFormElement ? [...new FormData(form)] : undefined
}

for (const language of ['zh', 'en'] as const) {
  test(`[I18N-2] a time is written yyyy-MM-dd HH:mm:ss in ${language}, in 24 hours`, async () => {
    await render(<Subject language={language} value="2026-11-20 21:05:07" />)
    await expect.poll(written).toBe('2026-11-2021:05:07')
  })
}

const part = (place: number) => box().getByRole('spinbutton').nth(place)
const today = () => page.getByRole('button', { name: /11月20日/ })

provesKeys(dateTimeFieldReference, {
  Tab: async () => {
    await render(<Subject />)
    for (const place of [0, 1, 2, 3, 4, 5]) {
      await userEvent.tab()
      await expect.element(part(place)).toHaveFocus()
    }
    await userEvent.tab()
    await expect.element(opener()).toHaveFocus()
  },
  Figures: async () => {
    await render(<Subject value={null} />)
    await userEvent.tab()
    await userEvent.keyboard('20270228235959')
    await expect.poll(said).toBe('2027-02-28 23:59:59')
  },
  'Up or Down': async () => {
    await render(<Subject />)
    await part(3).click()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(said).toBe('2026-11-20 10:05:07')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(said).toBe('2026-11-20 08:05:07')
  },
  'Right or Left': async () => {
    await render(<Subject />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.element(part(3)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(part(2)).toHaveFocus()
  },
  'Alt + Down': async () => {
    await render(<Subject />)
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(today()).toHaveFocus()
  },
  Enter: async () => {
    await render(<Subject />)
    opener().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(today()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.poll(said).toBe('2026-11-21 09:05:07')
    await expect.element(panelTime().first()).toBeVisible()
    page.getByRole('button', { name: '确定' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  },
  Escape: async () => {
    await render(<Subject />)
    opener().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(today()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  },
})

test('without seconds none are shown, none are asked for, and none are kept', async () => {
  await render(<Subject seconds={false} />)
  await expect.poll(written).toBe('2026-11-2009:05')
  expect(said()).toBe('2026-11-20 09:05:07')
  await box().getByRole('spinbutton').nth(4).click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(said).toBe('2026-11-20 09:06:00')
  await opener().click()
  expect(panelTime().getByRole('spinbutton').elements()).toHaveLength(2)
})

test('another day keeps the time, and the panel stays for it until it is done', async () => {
  await render(<Subject />)
  await opener().click()
  await page.getByRole('button', { name: /11月24日/ }).click()
  await expect.poll(said).toBe('2026-11-24 09:05:07')
  await panelTime().getByRole('spinbutton').first().click()
  await userEvent.keyboard('16')
  await expect.poll(said).toBe('2026-11-24 16:05:07')
  await page.getByRole('button', { name: '确定' }).click()
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('a day without a time begins at midnight, and the panel stays for a time', async () => {
  await render(<Subject value={null} today="2026-11-20" />)
  await opener().click()
  await page.getByRole('button', { name: /2026年11月24日/ }).click()
  await expect.poll(said).toBe('2026-11-24 00:00:00')
  await panelTime().getByRole('spinbutton').first().click()
  await userEvent.keyboard('083000')
  await expect.poll(said).toBe('2026-11-24 08:30:00')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  expect(said()).toBe('2026-11-24 08:30:00')
})

test('a form sends the value as it is written, not as the browser would', async () => {
  await render(<Subject name="deliveredAt" />)
  expect(sent()).toEqual([['deliveredAt', '2026-11-20 09:05:07']])
})

const bounds: readonly { min?: string; max?: string; says: RegExp | undefined }[] = [
  { min: '2026-11-20', max: '2026-11-20', says: undefined },
  { min: '2026-11-20 09:05:07', max: '2026-11-20 09:05:07', says: undefined },
  { min: '2026-11-20 09:05:08', says: /^不能早于 2026-11-20 09:05:08$/ },
  { min: '2026-11-21', says: /^不能早于 2026-11-21$/ },
  { max: '2026-11-20 09:05:06', says: /^不能晚于 2026-11-20 09:05:06$/ },
  { max: '2026-11-19', says: /^不能晚于 2026-11-19$/ },
]
for (const { says, ...given } of bounds) {
  test(`2026-11-20 09:05:07 ${says ? 'does not lie' : 'lies'} within ${JSON.stringify(given)}`, async () => {
    await render(<Subject {...given} />)
    if (says === undefined) await expect.element(page.getByText(/不能/)).not.toBeInTheDocument()
    else await expect.element(page.getByText(says)).toBeVisible()
    expect(box().element().hasAttribute('data-invalid')).toBe(says !== undefined)
  })
}

test('it can be emptied, unless it is only to be read', async () => {
  const screen = await render(<Subject clearable readOnly />)
  await expect.element(page.getByRole('button', { name: '清除 送达时间' })).not.toBeInTheDocument()
  await screen.rerender(<Subject clearable />)
  await page.getByRole('button', { name: '清除 送达时间' }).click()
  await expect.poll(said).toBeNull()
})

test('[A11Y-2] on 320 px the panel fits', async () => {
  await page.viewport(320, 700)
  await render(<Subject />)
  await opener().click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const panel = page.getByRole('dialog').element().getBoundingClientRect()
  expect(panel.left).toBeGreaterThanOrEqual(0)
  expect(panel.right).toBeLessThanOrEqual(320)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1280, 800)
})
