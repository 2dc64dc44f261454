import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { TextField } from '../text-field/index.ts'
import '../theme/index.ts'
import { FormulaInput, type FormulaInputProps } from './index.ts'
import { storyGroups, storyPersonal } from './story-symbols.ts'

// The first field fetches MathLive.
vi.setConfig({ testTimeout: 30_000 })

const changed = vi.fn<(value: string) => void>()
beforeEach(() => changed.mockClear())

function Subject({ language = 'zh', ...props }: Partial<FormulaInputProps> & { language?: 'zh' | 'en' }) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <MessagesProvider language={language}>
      <FormulaInput
        label="公式"
        groups={storyGroups}
        {...props}
        value={value}
        onChange={(next) => {
          changed(next)
          setValue(next)
        }}
      />
      <button type="button">后面</button>
    </MessagesProvider>
  )
}
const mathField = () => document.querySelector('math-field')
const fieldThere = () => expect.poll(mathField, { timeout: 20_000 }).not.toBeNull()
// The part of the field that hears the keys gets the focus a moment after the field itself.
const hasFocus = () => (mathField()?.shadowRoot?.activeElement ?? null) !== null
const button = (name: string) => page.getByRole('button', { name, exact: true })
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const keyOf = (name: string) => page.getByRole('gridcell', { name, exact: true })
const last = () => changed.mock.calls.at(-1)?.[0]
async function openKeyboard() {
  await fieldThere()
  await button('符号键盘').click()
  await expect.element(page.getByRole('group', { name: '公式的符号键盘' })).toBeVisible()
}
const write = async (text: string) => {
  const field = mathField()
  if (!(field instanceof HTMLElement)) throw new Error('no field')
  await userEvent.click(field)
  await expect.poll(hasFocus).toBe(true)
  await userEvent.keyboard(text)
}

test('[MATH-2] a formula is written as it looks, and kept as LaTeX', async () => {
  await render(<Subject />)
  await fieldThere()
  await write('x^2')
  await expect.poll(last).toBe('x^2')
  await expect.poll(() => mathField()?.shadowRoot?.textContent).toContain('x')
})

test('[MATH-2] the common symbols stand in 14 groups, with tabs for a person’s own and those used last', async () => {
  await render(<Subject personal={storyPersonal} />)
  await openKeyboard()
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((one) => one.textContent),
  ).toEqual([...storyGroups.map(({ label }) => label), '个人', '最近'])
  expect(storyGroups).toHaveLength(14)
})

test('[MATH-2] a pressed symbol goes to the caret, and the focus stays in the formula', async () => {
  await render(<Subject value="ab" />)
  await openKeyboard()
  await write('{End}{ArrowLeft}')
  await keyOf('阿尔法').click()
  await expect.poll(last).toBe('a\\alpha b')
  expect(hasFocus()).toBe(true)
  await userEvent.keyboard('c')
  await expect.poll(last).toBe('a\\alpha cb')
})

test('[MATH-2] a symbol with places is filled in from the first of them', async () => {
  await render(<Subject />)
  await openKeyboard()
  await tab('分式根式').click()
  await keyOf('分数').click()
  await userEvent.keyboard('1{Tab}2')
  await expect.poll(last).toBe('\\frac12')
})

test('[MATH-2] symbols used last are kept, the latest first', async () => {
  const kept = vi.fn()
  await render(<Subject onKeepRecent={kept} keptRecent={{ version: 1, codes: ['\\omega'] }} />)
  await openKeyboard()
  await keyOf('贝塔').click()
  await keyOf('阿尔法').click()
  expect(kept).toHaveBeenLastCalledWith({ version: 1, codes: ['\\alpha', '\\beta', '\\omega'] })
  await tab('最近').click()
  await expect
    .poll(() =>
      page
        .getByRole('gridcell')
        .elements()
        .map((one) => one.ariaLabel),
    )
    .toEqual(['阿尔法', '贝塔', '\\omega'])
})

test('[MATH-3] symbols stand in their sort order', async () => {
  await render(<Subject personal={storyPersonal} />)
  await openKeyboard()
  await tab('个人').click()
  expect(
    page
      .getByRole('gridcell')
      .elements()
      .map((one) => one.ariaLabel),
  ).toEqual(['扩展不确定度', '表压'])
})

test('[MATH-3] beneath one’s own symbols, and where there are none yet, a button leads to where they are kept', async () => {
  const manage = vi.fn()
  const { rerender } = await render(<Subject personal={storyPersonal} onManagePersonal={manage} />)
  await openKeyboard()
  expect(button('管理个人符号').elements()).toEqual([])
  await tab('个人').click()
  await button('管理个人符号').click()
  expect(manage).toHaveBeenCalledTimes(1)
  await rerender(<Subject personal={[]} onManagePersonal={manage} />)
  await expect.element(page.getByText('这一组还没有符号')).toBeVisible()
  await button('管理个人符号').click()
  expect(manage).toHaveBeenCalledTimes(2)
})

test.each([
  [390, 320],
  [320, 250],
])('[MATH-2] on a phone of %i px, and in a panel there of %i px, keys are 44 px wide', async (screenWidth, panelWidth) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(screenWidth, 700)
  // As a panel does that is moved into place.
  const panel = { width: panelWidth, transform: 'translate(0, 0)' }
  for (const around of [{}, panel]) {
    const screen = await render(
      <div style={around}>
        <Subject />
      </div>,
    )
    await openKeyboard()
    const keys = () =>
      page
        .getByRole('gridcell')
        .elements()
        .map((one) => one.getBoundingClientRect())
    await expect.poll(() => Math.min(...keys().map(({ width, height }) => Math.min(width, height)))).toBeGreaterThanOrEqual(44)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(screenWidth)
    await screen.unmount()
  }
})

test('[MATH-2] a row that holds fewer keys after the screen was turned keeps the focus, and arrow keys go by its rows', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(740, 700)
  await render(<Subject />)
  await openKeyboard()
  const [inRow] = page.getByRole('row').elements()
  expect(inRow?.childElementCount).toBe(8)
  const key = (place: number) => page.getByRole('gridcell').elements()[place]
  const last = key(7)
  if (!(last instanceof HTMLElement)) throw new Error('no key')
  last.focus()
  await page.viewport(320, 700)
  await expect.poll(() => page.getByRole('row').elements()[0]?.childElementCount).toBe(6)
  await expect.poll(() => document.activeElement).toBe(key(7))
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(key(1))
})

test('[MATH-3] of 9999 symbols some are drawn, and more when one asks', async () => {
  const symbols = Array.from({ length: 9999 }, (_, sort) => ({ code: `n${sort}`, sort }))
  await render(<Subject groups={[{ id: 'all', label: '全部', symbols }]} />)
  await openKeyboard()
  expect(page.getByRole('gridcell').elements()).toHaveLength(160)
  await page.getByRole('button', { name: /9839/ }).click()
  expect(page.getByRole('gridcell').elements()).toHaveLength(320)
})

test('[MATH-2] until the formula field is there LaTeX is typed as text with a preview; nothing typed is lost', async () => {
  let come = () => {}
  const waited = new Promise<void>((resolve) => {
    come = resolve
  })
  await render(<Subject load={() => waited.then(() => import('./mathlive-part.ts'))} />)
  await expect.element(page.getByText(/公式编辑器加载中/)).toBeVisible()
  await page.getByRole('textbox', { name: '公式' }).fill('\\fra')
  come()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  // Not while somebody types.
  expect(mathField()).toBeNull()
  await userEvent.keyboard('c{{1}{{2}')
  await expect.element(page.getByRole('group', { name: '公式预览' })).toBeVisible()
  await button('后面').click()
  await fieldThere()
  await write('{End}+3')
  await expect.poll(last).toBe('\\frac{1}{2}+3')
})

test('[MATH-2] a field that has the focus, untouched, gives it to the formula field', async () => {
  let come = () => {}
  const waited = new Promise<void>((resolve) => {
    come = resolve
  })
  await render(<Subject value="a" load={() => waited.then(() => import('./mathlive-part.ts'))} />)
  await page.getByRole('textbox', { name: '公式' }).click()
  come()
  await fieldThere()
  await expect.poll(hasFocus).toBe(true)
})

test('[MATH-2] [A11Y-2] a field that could not be fetched says so, takes LaTeX and symbols, and is fetched again', async () => {
  let isOffline = true
  await render(
    <Subject load={() => (isOffline ? Promise.reject(new Error('offline')) : import('./mathlive-part.ts'))} value="ab" />,
  )
  await expect.element(page.getByText(/没有加载成功/)).toBeVisible()
  const plain = page.getByRole('textbox', { name: '公式' })
  await plain.click()
  await userEvent.keyboard('{End}{ArrowLeft}')
  await button('符号键盘').click()
  await tab('分式根式').click()
  await keyOf('分数').click()
  await expect.element(plain).toHaveValue('a\\frac{}{}b')
  await expect.element(plain).toHaveFocus()
  isOffline = false
  await button('重试').click()
  await fieldThere()
  await expect.poll(hasFocus).toBe(true)
  expect(last()).toBe('a\\frac{}{}b')
})

test('[A11Y-1] it is named, described and marked as required and wrong', async () => {
  await render(<Subject required error="请写出等号右边" value="U=" />)
  await fieldThere()
  const sink = () => mathField()?.shadowRoot?.querySelector('[role=textbox]')
  await expect.poll(() => sink()?.getAttribute('aria-label')).toContain('公式')
  await expect.poll(() => sink()?.getAttribute('aria-invalid')).toBe('true')
  expect(sink()?.getAttribute('aria-required')).toBe('true')
  await expect.poll(() => sink()?.getAttribute('aria-description')).toContain('请写出等号右边')
})

test('a form gets the LaTeX, and what cannot be changed is shown without the formula field', async () => {
  const load = vi.fn(() => import('./mathlive-part.ts'))
  await render(
    <form aria-label="试">
      <Subject name="formula" value="x^2" readOnly load={load} />
      <Subject name="other" value="y" disabled load={load} />
    </form>,
  )
  await expect.poll(() => document.querySelectorAll('math').length).toBe(2)
  const form = document.querySelector('form')
  expect([...new FormData(form ?? undefined)]).toEqual([['formula', 'x^2']])
  expect(load).not.toHaveBeenCalled()
  await expect.element(button('符号键盘')).not.toBeInTheDocument()
})

test('a value from outside is shown, and not told back', async () => {
  const screen = await render(<FormulaInput label="公式" groups={storyGroups} value="a" onChange={changed} />)
  await fieldThere()
  await screen.rerender(<FormulaInput label="公式" groups={storyGroups} value={'\\beta'} onChange={changed} />)
  await expect.poll(() => mathField()?.shadowRoot?.textContent).toContain('β')
  expect(changed).not.toHaveBeenCalled()
})

test('a field without anybody’s state keeps the formula itself, and tells when it is left', async () => {
  const left = vi.fn()
  await render(
    <>
      <FormulaInput label="公式" groups={storyGroups} defaultValue="a" onChange={changed} onBlur={left} />
      <button type="button">后面</button>
    </>,
  )
  await fieldThere()
  await write('{End}b')
  await expect.poll(last).toBe('ab')
  await button('符号键盘').click()
  expect(left).not.toHaveBeenCalled()
  await button('后面').click()
  expect(left).toHaveBeenCalledTimes(1)
})

test('[MATH-2] on a phone the keyboard is docked at the bottom, with targets of 44 px, and shows no other keyboard', async () => {
  await page.viewport(390, 760)
  await render(<Subject value="a" />)
  await openKeyboard()
  const box = page.getByRole('group', { name: '公式的符号键盘' }).element().getBoundingClientRect()
  expect([box.left, Math.round(box.right), Math.round(box.bottom)]).toEqual([0, 390, 760])
  expect(keyOf('阿尔法').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  const sink = () => mathField()?.shadowRoot?.querySelector('[role=textbox]')?.getAttribute('inputmode')
  await expect.poll(sink).toBe('none')
  await button('收起符号键盘').click()
  await expect.poll(sink).toBe('text')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 800)
})

test('[MATH-2] on a phone the groups of symbols fade at the side where there are more, and on a wide screen nowhere', async () => {
  await page.viewport(390, 760)
  onTestFinished(() => page.viewport(1280, 800))
  await render(<Subject value="a" />)
  await openKeyboard()
  const groups = page.getByRole('tablist').element()
  const sides = () => [groups.hasAttribute('data-under-start'), groups.hasAttribute('data-under-end')]
  await expect.poll(sides).toEqual([false, true])
  expect(getComputedStyle(groups).maskImage).not.toBe('none')
  groups.scrollLeft = 4000
  await expect.poll(sides).toEqual([true, false])
  await page.viewport(1280, 800)
  await expect.poll(sides).toEqual([false, false])
  expect(getComputedStyle(groups).maskImage).toBe('none')
})

test('[MATH-2] on a phone a field at the foot of the page is brought to sight above its keyboard', async () => {
  await page.viewport(390, 760)
  await render(
    <div style={{ paddingTop: 640 }}>
      <Subject value="a" />
    </div>,
  )
  await openKeyboard()
  const keyboard = page.getByRole('group', { name: '公式的符号键盘' }).element().getBoundingClientRect()
  expect(mathField()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(keyboard.top)
  await page.viewport(1280, 800)
})

test.each(['small', 'medium', 'large'] as const)(
  '[MATH-2] a %s formula of one line is as high as another field, written or fixed, and begins where it begins',
  async (size) => {
    await render(
      <>
        <TextField label="名称" size={size} />
        <FormulaInput label="公式" groups={[]} size={size} defaultValue="x" />
        <FormulaInput label="定值" groups={[]} size={size} value="x" readOnly />
        <FormulaInput label="文本" groups={[]} size={size} load={() => new Promise(() => {})} />
      </>,
    )
    await expect.poll(() => mathField()?.shadowRoot?.querySelector('.ML__base'), { timeout: 20_000 }).not.toBeNull()
    const heightOf = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().height ?? 0)
    const usual = heightOf(page.getByRole('textbox', { name: '名称' }).element().parentElement)
    const box = (name: string) => heightOf(page.getByRole('group', { name }).element())
    await expect.poll(() => [box('公式'), box('定值'), box('文本')]).toEqual([usual, usual, usual])
  },
)

test('[MATH-2] [A11Y-1] a key that is narrower than its symbol is one stop for the focus all the same', async () => {
  const code = 'U_{95}=k\\sqrt{u_1^2+u_2^2+u_3^2+u_4^2+u_5^2}'
  await render(<Subject groups={[{ id: 'wide', label: '长', symbols: [{ code, sort: 0, name: '长式' }] }]} />)
  await openKeyboard()
  const key = keyOf('长式').element()
  await expect.poll(() => key.querySelector('math')?.getBoundingClientRect().width).toBeGreaterThan(key.clientWidth)
  // What scrolls is found a frame later.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(key.querySelector('[tabindex]')).toBeNull()
})

test('nothing is asked of another host, and no sound is fetched', async () => {
  await render(<Subject value="a" />)
  await openKeyboard()
  await keyOf('阿尔法').click()
  await write('{Backspace}{Backspace}{Backspace}')
  const foreign = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin !== location.origin || /\.(wav|mp3)$/.test(url.pathname))
  expect(foreign.map(String)).toEqual([])
})
