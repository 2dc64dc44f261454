import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { storyGroups } from '../formula-input/story-symbols.ts'
import { RichText } from './index.ts'
import { Subject } from './story-subject.tsx'
import { storyCharacters, storyText } from './story-text.ts'
import { button, lead, place, text } from './testing/hands.ts'

// The first field fetches Tiptap.
vi.setConfig({ testTimeout: 30_000 })

const changed = vi.fn<(value: string) => void>()
beforeEach(() => changed.mockClear())
const last = () => changed.mock.calls.at(-1)?.[0]

test('[A11Y-1] it is named, described and marked as required and wrong', async () => {
  await render(<Subject onChange={changed} required error="请写明依据" />)
  await expect.element(text()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(text()).toHaveAttribute('aria-required', 'true')
  await expect.element(text()).toHaveAccessibleDescription(/请写明依据/)
})

test('characters are counted, and beyond the most none can be typed', async () => {
  await render(<Subject onChange={changed} value="<p>一二三</p>" maxLength={4} />)
  await expect.element(page.getByText('3/4 字')).toBeVisible()
  await place()
  await userEvent.keyboard('abc')
  await expect.poll(last).toBe('<p>一二三a</p>')
  await expect.element(page.getByText('4/4 字')).toBeVisible()
})

test('a stored text that is longer than can be typed is not cut', async () => {
  await render(<Subject onChange={changed} value="<p>一二三四五</p>" maxLength={4} />)
  await expect.element(page.getByText('5/4 字')).toBeVisible()
  expect(text().element().textContent).toBe('一二三四五')
})

test('[RICH-1] [A11Y-2] an editor that could not be fetched says so, shows the text, and is fetched again', async () => {
  let isOffline = true
  const load = () => (isOffline ? Promise.reject(new Error('offline')) : import('./RichTextEditor.tsx'))
  await render(<Subject onChange={changed} value="<p>合格</p>" load={load} />)
  await expect.element(page.getByText(/编辑器没有加载成功/)).toBeVisible()
  await expect.element(page.getByText('合格')).toBeVisible()
  isOffline = false
  await button('重试').click()
  await expect.element(text()).toHaveTextContent('合格')
  // Who asked for it has the focus in it.
  await expect.element(text()).toHaveFocus()
})

test('a form gets the HTML, and what cannot be changed is shown without the editor', async () => {
  const load = vi.fn(() => import('./RichTextEditor.tsx'))
  await render(
    <form aria-label="试">
      <Subject onChange={changed} name="text" value="<p>合格</p>" readOnly load={load} />
      <Subject onChange={changed} name="other" value="<p>停用</p>" disabled load={load} />
    </form>,
  )
  await expect.element(page.getByText('停用')).toBeVisible()
  expect([...new FormData(document.querySelector('form') ?? undefined)]).toEqual([['text', '<p>合格</p>']])
  expect(load).not.toHaveBeenCalled()
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
})

test('a text from outside is shown and not told back; leaving the field and its panels is told once', async () => {
  const left = vi.fn()
  const given = { label: '说明', characters: storyCharacters, formulas: { groups: storyGroups }, onChange: changed, onBlur: left }
  const after = <button type="button">后面</button>
  const screen = await render(
    <>
      <RichText {...given} value="<p>一</p>" />
      {after}
    </>,
  )
  await expect.element(text()).toHaveTextContent('一')
  await screen.rerender(
    <>
      <RichText {...given} value="<p>二</p>" />
      {after}
    </>,
  )
  await expect.element(text()).toHaveTextContent('二')
  expect(changed).not.toHaveBeenCalled()
  await text().click()
  await button('特殊字符').click()
  await page.getByRole('gridcell', { name: '±', exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(text()).toHaveFocus()
  expect(left).not.toHaveBeenCalled()
  await button('后面').click()
  expect(left).toHaveBeenCalledTimes(1)
})

test('the tools stay where they are when the caret goes from a heading into a paragraph', async () => {
  await render(<Subject language="en" value="<h2>a</h2><p>b</p>" />)
  await expect.element(text()).toBeVisible()
  const style = (name: string) => page.getByRole('button', { name })
  const boldAt = () => page.getByRole('button', { name: 'Bold', exact: true }).element().getBoundingClientRect().left
  await place('{Control>}{Home}{/Control}')
  await expect.element(style('Paragraph style Heading 1')).toBeVisible()
  const before = boldAt()
  await lead('{Control>}{End}{/Control}')
  await expect.element(style('Paragraph style Text')).toBeVisible()
  expect(boldAt()).toBe(before)
})

test('on a phone the toolbar scrolls in itself, and the page does not', async () => {
  await page.viewport(390, 760)
  await render(<Subject onChange={changed} value={storyText} />)
  await expect.element(text()).toBeVisible()
  const bar = page.getByRole('toolbar').element()
  expect(bar.scrollWidth).toBeGreaterThan(bar.clientWidth)
  const targets = Array.from(bar.querySelectorAll('button'), (tool) => tool.getBoundingClientRect())
  expect(Math.min(...targets.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 800)
})
