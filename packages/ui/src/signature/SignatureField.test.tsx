import type { SignatureStroke, SignatureValue } from '@etalon/machines/signature'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusField } from '../form/index.ts'
import { type Language, MessagesProvider } from '../i18n/index.ts'
import { drag, touch } from '../testing/pen.ts'
import { applyTheme } from '../theme/index.ts'
import { SignatureField, type SignatureFieldProps } from './index.ts'
import { signed, typed } from './story-signatures.ts'

const changed = vi.fn<NonNullable<SignatureFieldProps['onChange']>>()
beforeEach(() => changed.mockClear())
afterEach(() => page.viewport(1280, 800))

function Subject({ language = 'zh', ...props }: Partial<SignatureFieldProps> & { language?: Language }) {
  return (
    <MessagesProvider language={language}>
      <SignatureField label="客户" onChange={changed} {...props} />
    </MessagesProvider>
  )
}
const pad = () => page.getByRole('group', { name: '客户的签名板' })
const says = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const shows = (strokes: number) => expect.element(page.getByRole('img', { name: `手写签名，${strokes} 笔` })).toBeVisible()
const nameBox = () => page.getByRole('textbox', { name: '客户，键入姓名' })
const way = (name: string) => page.getByRole('radio', { name })

const wave = [
  [0.2, 0.5],
  [0.3, 0.3],
  [0.4, 0.5],
  [0.5, 0.3],
] as const
const below = wave.map(([x, y]) => [x + 0.3, y + 0.2] as const)

function strokesOf(value: SignatureValue | null | undefined): readonly SignatureStroke[] {
  if (value?.kind !== 'drawn') throw new Error('nothing is drawn')
  return value.strokes
}
const last = () => changed.mock.lastCall?.[0]
const inkOnPage = () => Array.from(pad().element().querySelectorAll('path'))
/** Where the ink is on the screen. */
function inkBox() {
  const boxes = inkOnPage().map((path) => path.getBoundingClientRect())
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

test('[REG-4] a hand signature is drawn by the mouse, and kept in the units of the pad', async () => {
  await render(<Subject />)
  await drag(pad().element(), wave)
  await says('已签 1 笔')
  await shows(1)
  const [stroke = []] = strokesOf(last())
  expect(changed.mock.lastCall?.[1]).toBe('stroke')
  const ends = [stroke[0], stroke.at(-1)]
  for (const [order, [x, y]] of [wave[0], wave[3]].entries()) {
    expect(ends[order]?.x).toBeCloseTo(x * 600, -1)
    expect(ends[order]?.y).toBeCloseTo(y * 300, -1)
  }
  expect(stroke[0]?.time).toBe(0)
  const { left, width } = pad().element().getBoundingClientRect()
  expect(Math.abs(inkBox().left - (left + 0.2 * width))).toBeLessThan(8)
  expect(Math.abs(inkBox().right - (left + 0.5 * width))).toBeLessThan(8)
})

test('[REG-4] a hand signature is drawn by a finger, which does not scroll the page while it does', async () => {
  await page.viewport(390, 700)
  await render(
    <div style={{ height: 3000 }}>
      <Subject />
    </div>,
  )
  const across = [
    [0.3, 0.7],
    [0.32, 0.5],
    [0.34, 0.3],
    [0.36, 0.1],
  ] as const
  await touch(pad().element(), across)
  await says('已签 1 笔')
  expect(window.scrollY).toBe(0)
  expect(strokesOf(last())[0]?.[0]?.pressure).toBeGreaterThan(0)
  expect([pad().element(), pad().element().parentElement].map((one) => one && getComputedStyle(one).touchAction)).toEqual([
    'none',
    'auto',
  ])
})

test('[REG-4] a stroke that the system takes from the finger stays as far as it came', async () => {
  await render(<Subject />)
  await touch(pad().element(), wave, 'touchCancel')
  await shows(1)
  expect(strokesOf(last())).toHaveLength(1)
})

test('[REG-4] a stroke is seen before the pen is lifted, and no other button draws', async () => {
  await render(<Subject />)
  await drag(pad().element(), wave, { button: 'right' })
  expect(inkOnPage()).toEqual([])
  await drag(pad().element(), wave, { lift: false })
  await expect.poll(() => inkOnPage().length).toBeGreaterThan(0)
  expect(changed).not.toHaveBeenCalled()
  await drag(pad().element(), wave)
  await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0)
})

test('[REG-4] beyond the edge of the pad the pen stays at it', async () => {
  await render(<Subject />)
  await drag(pad().element(), [
    [0.5, 0.5],
    [0.7, 0.6],
    [1.5, 1.2],
  ])
  await shows(1)
  expect(strokesOf(last())[0]?.at(-1)).toMatchObject({ x: 600, y: 300 })
})

test('[REG-4] strokes are undone, done again and cleared by buttons; clearing can be undone; each is told', async () => {
  await render(<Subject />)
  await drag(pad().element(), wave)
  await drag(pad().element(), below)
  await says('已签 2 笔')
  await button('撤销').click()
  await says('已撤销，现有 1 笔')
  await shows(1)
  await button('重做').click()
  await says('已重做，现有 2 笔')
  await button('清除').click()
  await says('已清除')
  expect([last(), inkOnPage()]).toEqual([null, []])
  await button('撤销').click()
  await shows(2)
  expect(strokesOf(last())).toHaveLength(2)
})

test('[A11Y-2] what cannot be pressed says why, and keeps the focus', async () => {
  await render(<Subject />)
  await drag(pad().element(), wave)
  await shows(1)
  button('撤销').element().focus()
  await userEvent.keyboard('{Enter}')
  await says('已撤销，现有 0 笔')
  await expect.element(button('撤销')).toHaveFocus()
  await expect.element(button('撤销')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('没有可撤销的')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await shows(1)
})

test('[REG-4] a dot is not a signature, which is said', async () => {
  await render(<Subject />)
  await drag(pad().element(), [[0.5, 0.5]])
  await says('签得太小，一个点不算签名，请签得大一些')
  await expect.element(pad()).toHaveAccessibleDescription('签得太小，一个点不算签名，请签得大一些')
  expect(inkOnPage()).toHaveLength(1)
  expect(changed).not.toHaveBeenCalled()
  await drag(pad().element(), wave)
  await says('已签 2 笔')
  await expect.element(pad()).toHaveAccessibleDescription('')
})

test('[REG-4] who does not draw signs by keyboard alone: the name is typed, and nothing is lost on the way', async () => {
  await render(<Subject required hint="与委托单一致" />)
  await drag(pad().element(), wave)
  await shows(1)
  await userEvent.keyboard('{Tab}{ArrowRight}{Enter}')
  await expect.element(way('键入姓名')).toBeChecked()
  expect(last()).toBeNull()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}贺文舟')
  await expect.element(nameBox()).toHaveValue('贺文舟')
  await expect.element(nameBox()).toHaveAccessibleDescription('与委托单一致')
  await expect.element(nameBox()).toBeRequired()
  expect(changed).toHaveBeenLastCalledWith(typed, 'name')
  await way('手写').click()
  await shows(1)
  expect(strokesOf(last())).toHaveLength(1)
  await way('键入姓名').click()
  await expect.element(nameBox()).toHaveValue('贺文舟')
  await button('清除').click()
  await expect.element(nameBox()).toHaveValue('')
})

test('[REG-4] a name that is too long or cannot be written is said to be, and kept', async () => {
  await render(<Subject defaultMode="typing" />)
  await nameBox().fill('x'.repeat(101))
  await says('姓名最多 100 个字符，已输入的都在，请缩短')
  await expect.element(nameBox()).toHaveValue('x'.repeat(101))
  await nameBox().fill('a\u202eb')
  await says('姓名里有写不出来的字符，请删去后重新键入')
  expect(changed).not.toHaveBeenCalled()
})

test('[REG-4] where there is no more room it is said, and what is drawn is kept', async () => {
  const [first = []] = strokesOf(signed)
  const full: SignatureValue = { kind: 'drawn', strokes: Array.from({ length: 100 }, () => first) }
  await render(<Subject defaultValue={full} />)
  await drag(pad().element(), wave)
  await says('笔画已到 100 笔，这一笔没有画上；已画的都在')
  await shows(100)
})

test('[REG-4] in another size of the pad the drawing keeps its place and its shape', async () => {
  await render(
    <div data-testid="room" style={{ width: 500 }}>
      <Subject defaultValue={signed} />
    </div>,
  )
  const shares = () => {
    const box = pad().element().getBoundingClientRect()
    const ink = inkBox()
    return [(ink.left - box.left) / box.width, (ink.right - box.left) / box.width, (ink.bottom - box.top) / box.height]
  }
  await shows(6)
  const before = shares()
  const room = page.getByTestId('room').element()
  if (room instanceof HTMLElement) room.style.width = '250px'
  await expect.poll(() => pad().element().getBoundingClientRect().width).toBe(250)
  for (const [order, share] of shares().entries()) expect(share).toBeCloseTo(before[order] ?? 0, 2)
  // What is drawn now is in the same units.
  await drag(pad().element(), wave)
  await shows(7)
  expect(strokesOf(last())[6]?.[0]?.x).toBeCloseTo(120, -1)
})

test('[REG-4] ink has the colour of text, in the dark too', async () => {
  await render(<Subject defaultValue={signed} />)
  await shows(6)
  const [path] = inkOnPage()
  if (path === undefined) throw new Error('no ink')
  const lightInk = getComputedStyle(path).stroke
  applyTheme(document.documentElement, { theme: 'default', scheme: 'dark', density: 'compact' })
  try {
    expect(getComputedStyle(path).stroke).toBe(getComputedStyle(pad().element()).color)
    expect(getComputedStyle(path).stroke).not.toBe(lightInk)
  } finally {
    applyTheme(document.documentElement, { theme: 'default', scheme: 'light', density: 'compact' })
  }
})

test('[A11Y-1] with the colours of the system the ink is still to be seen', async () => {
  await render(<Subject defaultValue={signed} />)
  await shows(6)
  const wish = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await wish('active')
  try {
    const [path] = inkOnPage()
    if (path === undefined) throw new Error('no ink')
    await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
    expect(getComputedStyle(path).stroke).not.toBe(getComputedStyle(pad().element()).backgroundColor)
  } finally {
    await wish('')
  }
})

test.each(['readOnly', 'disabled'] as const)('%s, what is signed is shown and nothing can be changed', async (lock) => {
  const { rerender } = await render(<Subject defaultValue={signed} {...{ [lock]: true }} />)
  await shows(6)
  await drag(pad().element(), wave)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument()
  expect([changed.mock.calls, inkOnPage().length > 6, getComputedStyle(pad().element()).touchAction]).toEqual([[], true, 'auto'])
  expect(pad().element().tabIndex).toBe(-1)
  await rerender(<Subject defaultValue={signed} />)
  await drag(pad().element(), wave)
  await shows(7)
})

/** Keeps a value and takes no change of it. */
function Outside() {
  const [value, setValue] = useState<SignatureValue | null>(null)
  return (
    <>
      <SignatureField label="客户" value={value} onChange={changed} />
      <button type="button" onClick={() => setValue(signed)}>
        给出
      </button>
      <button type="button" onClick={() => setValue(null)}>
        收回
      </button>
    </>
  )
}

test('kept outside, it shows what is kept, also where a change is not taken', async () => {
  await render(
    <MessagesProvider>
      <Outside />
    </MessagesProvider>,
  )
  await button('给出').click()
  await shows(6)
  await drag(pad().element(), wave)
  await expect.poll(() => changed.mock.calls.length).toBe(1)
  await shows(6)
  await button('收回').click()
  await expect.element(page.getByRole('img', { name: '未签名' })).toBeInTheDocument()
})

test('done is heard once there is a signature, and before that it is said what is missing', async () => {
  const done = vi.fn<(value: SignatureValue) => void>()
  await render(<Subject onDone={done} />)
  await button('签好了').click()
  await says('还没有签名')
  await drag(pad().element(), wave)
  await says('已签 1 笔')
  await button('签好了').click()
  expect(done.mock.lastCall?.[0]).toEqual(last())
  await way('键入姓名').click()
  await nameBox().fill('贺文舟')
  await userEvent.keyboard('{Enter}')
  expect(done).toHaveBeenLastCalledWith(typed)
})

test('the label leads to the pad or the name, and so does a list of errors', async () => {
  await render(<Subject name="signature" error="请签名" />)
  await page.getByText('客户', { exact: true }).click()
  await expect.element(pad()).toHaveFocus()
  await expect.element(pad()).toHaveAccessibleDescription('请签名')
  button('清除').element().focus()
  expect(focusField('signature')).toBe(true)
  await expect.element(pad()).toHaveFocus()
  await way('键入姓名').click()
  await page.getByText('客户', { exact: true }).click()
  await expect.element(nameBox()).toHaveFocus()
  await expect.element(nameBox()).toBeInvalid()
})

test('a form sends the signature as JSON, and nothing where there is none', async () => {
  await render(
    <form data-testid="form">
      <Subject name="signature" />
    </form>,
  )
  const sent = () => {
    const form = page.getByTestId('form').element()
    return form instanceof HTMLFormElement ? new FormData(form).get('signature') : undefined
  }
  expect(sent()).toBe('')
  await drag(pad().element(), wave)
  await shows(1)
  expect(JSON.parse(String(sent()))).toEqual(last())
})

test('[A11Y-1] it speaks English', async () => {
  await render(<Subject language="en" label="Customer" />)
  const english = page.getByRole('group', { name: 'Pad for Customer' })
  await drag(english.element(), wave)
  await says('Signed with 1 stroke')
  await drag(english.element(), below)
  await says('Signed with 2 strokes')
  await button('Undo').click()
  await says('Undone, 1 stroke now')
})

test('on 320 px all of it fits', async () => {
  await page.viewport(320, 700)
  await render(<Subject defaultValue={signed} onDone={() => undefined} />)
  await shows(6)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
