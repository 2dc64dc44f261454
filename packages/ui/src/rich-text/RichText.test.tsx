import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { storyGroups } from '../formula-input/story-symbols.ts'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { RichText, type RichTextProps } from './index.ts'
import { keepInPage, storyCharacters, storyPicture, storyText } from './story-text.ts'

// The first field fetches Tiptap.
vi.setConfig({ testTimeout: 30_000 })

const changed = vi.fn<(value: string) => void>()
beforeEach(() => changed.mockClear())

function Subject({ language = 'zh', ...props }: Partial<RichTextProps> & { language?: 'zh' | 'en' }) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <MessagesProvider language={language}>
      <RichText
        label="说明"
        characters={storyCharacters}
        formulas={{ groups: storyGroups }}
        uploadPicture={keepInPage}
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
const text = () => page.getByRole('textbox', { name: '说明', exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const last = () => changed.mock.calls.at(-1)?.[0]
const mathField = () => document.querySelector('math-field')
const hasFormulaFocus = () => (mathField()?.shadowRoot?.activeElement ?? null) !== null
const place = async (keys = '{Control>}{End}{/Control}') => {
  await text().click()
  await userEvent.keyboard(keys)
}
const selectAll = () => place('{Control>}a{/Control}')
const fileInput = () => {
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
  return input
}

test('[RICH-1] what is written is told as HTML, and nothing as nothing', async () => {
  await render(<Subject />)
  await place()
  await userEvent.keyboard('合格{Enter}x')
  await expect.poll(last).toBe('<p>合格</p><p>x</p>')
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
  await expect.poll(last).toBe('')
})

test('[RICH-1] a stored text comes back as it was stored', async () => {
  const screen = await render(<Subject value={storyText} />)
  await expect.element(text()).toBeVisible()
  expect(changed).not.toHaveBeenCalled()
  await place('{Control>}{End}{/Control}')
  await userEvent.keyboard('!')
  await expect.poll(last).toContain('±0.016!')
  const back = document.createElement('div')
  const stored = document.createElement('div')
  back.innerHTML = (last() ?? '').replace('±0.016!', '±0.016')
  stored.innerHTML = storyText
  for (const formula of [...stored.querySelectorAll('span'), ...back.querySelectorAll('span')]) formula.textContent = ''
  expect(back.innerHTML).toBe(stored.innerHTML)
  await screen.unmount()
})

for (const [name, keys, tag] of [
  ['斜体', '{Control>}i{/Control}', 'em'],
  ['下标', '{Control>},{/Control}', 'sub'],
  ['上标', '{Control>}.{/Control}', 'sup'],
] as const) {
  test(`[RICH-2] ${name} without a selection: 请定位好光标并选中字符, by button and by keys; with one it is set and taken`, async () => {
    await render(<Subject value="<p>ab</p>" />)
    await expect.element(text()).toBeVisible()
    await button(name).click()
    await expect.element(page.getByText('请定位好光标并选中字符')).toBeVisible()
    await place()
    await userEvent.keyboard(keys)
    await expect.element(page.getByText('请定位好光标并选中字符')).toBeVisible()
    expect(changed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect.element(page.getByText('请定位好光标并选中字符')).not.toBeInTheDocument()
    await button(name).click()
    await expect.poll(last).toBe(`<p>a<${tag}>b</${tag}></p>`)
    await expect.element(text()).toHaveFocus()
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(keys)
    await expect.poll(last).toBe('<p>ab</p>')
  })
}

test('[RICH-2] a special character without a focused text: 请先定位好光标; with one it goes to the caret, again and again', async () => {
  await render(<Subject value="<p>ab</p>" />)
  await expect.element(text()).toBeVisible()
  await button('特殊字符').click()
  await page.getByRole('gridcell', { name: '±', exact: true }).click()
  await expect.element(page.getByText('请先定位好光标')).toBeVisible()
  expect(changed).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await place('{Control>}{Home}{/Control}{ArrowRight}')
  await expect.element(page.getByText('请先定位好光标')).not.toBeInTheDocument()
  await button('特殊字符').click()
  await page.getByRole('gridcell', { name: '±', exact: true }).click()
  await page.getByRole('gridcell', { name: '×', exact: true }).click()
  await expect.poll(last).toBe('<p>a±×b</p>')
  await page.getByText('个人', { exact: true }).click()
  await page.getByRole('gridcell', { name: '㎡', exact: true }).click()
  await expect.poll(last).toBe('<p>a±×㎡b</p>')
  await userEvent.keyboard('{Escape}')
  await expect.element(text()).toHaveFocus()
  await button('后面').click()
  await button('特殊字符').click()
  await page.getByRole('gridcell', { name: '㎡', exact: true }).click()
  await expect.element(page.getByText('请先定位好光标')).toBeVisible()
})

test('[RICH-2] in English too', async () => {
  await render(<Subject language="en" />)
  await expect.element(text()).toBeVisible()
  await button('Italic').click()
  await expect.element(page.getByText('Place the caret and select characters first')).toBeVisible()
  await button('Special characters').click()
  await page.getByRole('gridcell', { name: '±', exact: true }).click()
  await expect.element(page.getByText('Place the caret first')).toBeVisible()
})

test('[RICH-1] bold, headings and lists are set by their tools, undone and done again', async () => {
  await render(<Subject value="<p>ab</p>" />)
  await expect.element(text()).toBeVisible()
  await selectAll()
  await button('加粗').click()
  await expect.poll(last).toBe('<p><strong>ab</strong></p>')
  await page.getByRole('button', { name: /段落样式/ }).click()
  await page.getByRole('menuitem', { name: /标题 1/ }).click()
  await expect.poll(last).toBe('<h2><strong>ab</strong></h2>')
  await expect.element(text()).toHaveFocus()
  await button('撤销').click()
  await button('撤销').click()
  await expect.poll(last).toBe('<p>ab</p>')
  await expect.element(button('撤销')).toBeDisabled()
  await button('重做').click()
  await expect.poll(last).toBe('<p><strong>ab</strong></p>')
  await button('项目符号').click()
  await expect.poll(last).toBe('<ul><li><p><strong>ab</strong></p></li></ul>')
  await button('编号').click()
  await expect.poll(last).toBe('<ol><li><p><strong>ab</strong></p></li></ol>')
  await userEvent.keyboard('{ArrowRight}')
  await button('换行').click()
  await expect.poll(last).toContain('<br>')
})

test('[RICH-1] a formula is written in a panel, drawn in the text, changed by Enter, and emptied away', async () => {
  await render(<Subject value="<p>见</p>" />)
  await expect.element(text()).toBeVisible()
  await place()
  await button('插入公式').click()
  await expect.poll(mathField, { timeout: 20_000 }).not.toBeNull()
  await expect.poll(hasFormulaFocus).toBe(true)
  await userEvent.keyboard('x^2')
  await button('确定').click()
  await expect.poll(last).toBe('<p>见<span data-tex="x^2">x^2</span></p>')
  await expect.element(text()).toHaveFocus()
  await expect.poll(() => text().element().querySelector('math')).not.toBeNull()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowLeft}{ArrowRight}')
  await text()
    .getByRole('img', { name: /公式 x/ })
    .click()
  await expect.element(page.getByRole('dialog', { name: '修改公式' })).toBeVisible()
  await expect.poll(hasFormulaFocus).toBe(true)
  await userEvent.keyboard('{End}+1')
  await page.getByText('独立成行').click()
  await button('确定').click()
  await expect.poll(last).toMatch(/<p>见<\/p><span data-tex="x\^2\+1" data-block="">/)
  await text()
    .getByRole('img', { name: /公式 x/ })
    .click()
  await expect.poll(hasFormulaFocus).toBe(true)
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
  await button('确定').click()
  await expect.poll(last).not.toContain('data-tex')
})

test('[RICH-1] a formula is reached and opened by keyboard alone; Escape leaves it as it was', async () => {
  await render(<Subject value={'<p>a<span data-tex="x">x</span></p>'} />)
  await expect.element(text()).toBeVisible()
  await place('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: '修改公式' })).toBeVisible()
  await expect.poll(hasFormulaFocus, { timeout: 20_000 }).toBe(true)
  await button('符号键盘').click()
  await expect.element(page.getByRole('tablist')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: '修改公式' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(text()).toHaveFocus()
  expect(changed).not.toHaveBeenCalled()
})

const doToTable = async (name: string) => {
  await button('表格').click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
const cells = () => {
  const rows = new DOMParser().parseFromString(last() ?? '', 'text/html').querySelectorAll('tr')
  return Array.from(rows, (row) => Array.from(row.children, (cell) => cell.localName).join(' '))
}

test('[RICH-1] a table is put in; rows and columns come and go, the header row is set, cells are merged, and it goes', async () => {
  await render(<Subject />)
  await place()
  await doToTable('插入表格')
  await expect.poll(cells).toEqual(['th th th', 'td td td', 'td td td'])
  await doToTable('在下方插入行')
  await doToTable('在右侧插入列')
  await expect.poll(cells).toEqual(['th th th th', 'td td td td', 'td td td td', 'td td td td'])
  await doToTable('删除列')
  await doToTable('删除行')
  await expect.poll(() => cells().length).toBe(3)
  await doToTable('标题行')
  await userEvent.keyboard('{Tab}')
  const [first, second] = [...text().element().querySelectorAll('td')]
  if (!first || !second) throw new Error('no cells')
  await userEvent.dragAndDrop(first, second)
  await doToTable('合并单元格')
  await expect.poll(last).toContain('colspan="2"')
  await doToTable('拆分单元格')
  await expect.poll(last).not.toContain('colspan')
  await doToTable('删除表格')
  await expect.poll(last).toBe('')
})

test('[RICH-1] a picture asks for its words, goes to the server, and stands in the text', async () => {
  const upload = vi.fn(keepInPage)
  await render(<Subject value="<p>外观</p>" uploadPicture={upload} />)
  await expect.element(text()).toBeVisible()
  await place()
  await userEvent.upload(fileInput(), await storyPicture())
  await expect.element(page.getByRole('dialog', { name: '插入图片' })).toBeVisible()
  await button('确定').click()
  await expect.element(page.getByText(/请说明图片的内容/)).toBeVisible()
  await page.getByRole('textbox', { name: '图片说明' }).fill('压力表的表盘')
  await button('确定').click()
  await expect.poll(last).toMatch(/<p>外观<\/p><img src="blob:[^"]+" alt="压力表的表盘">/)
  expect(upload.mock.calls[0]?.slice(0, 2)).toMatchObject([{ name: '表盘.png' }, '压力表的表盘'])
  await text().getByRole('img', { name: '压力表的表盘' }).click()
  await button('图片说明').click()
  await page.getByRole('textbox', { name: '图片说明' }).fill('表盘')
  await button('确定').click()
  await expect.poll(last).toContain('alt="表盘"')
})

test('[RICH-1] a picture that the server did not take says so, keeps its words, and is sent again', async () => {
  let isOffline = true
  await render(<Subject uploadPicture={(file) => (isOffline ? Promise.reject(new Error('offline')) : keepInPage(file))} />)
  await expect.element(text()).toBeVisible()
  await userEvent.upload(fileInput(), await storyPicture())
  await page.getByText('仅作装饰').click()
  await button('确定').click()
  await expect.element(page.getByText(/图片没有上传成功/)).toBeVisible()
  isOffline = false
  await button('重试').click()
  await expect.poll(last).toMatch(/<img src="blob:[^"]+" alt="">/)
})

test('[RICH-1] a picture is pasted and dropped; what is none, or a drawing that can hold scripts, is refused', async () => {
  await render(<Subject value="<p>ab</p>" />)
  await expect.element(text()).toBeVisible()
  await place()
  const give = (type: 'paste' | 'drop', file: File) => {
    const data = new DataTransfer()
    data.items.add(file)
    const box = text().element().getBoundingClientRect()
    const at = { clientX: box.left + 20, clientY: box.top + 15, bubbles: true, cancelable: true }
    text()
      .element()
      .dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, ...at }),
      )
  }
  for (const type of ['paste', 'drop'] as const) {
    give(type, await storyPicture())
    await page.getByRole('textbox', { name: '图片说明' }).fill(type)
    await button('确定').click()
    await expect.poll(last).toContain(`alt="${type}"`)
  }
  give('paste', new File(['<svg onload="1"/>'], 'a.svg', { type: 'image/svg+xml' }))
  await expect.element(page.getByText(/a\.svg 不是 PNG/)).toBeVisible()
})

test('[RICH-1] what is copied from the text is pasted with its marks, by the keys of the clipboard', async () => {
  await render(<Subject value={'<p>a<em>b</em><span data-tex="x">x</span></p>'} />)
  await expect.element(text()).toBeVisible()
  await selectAll()
  await userEvent.copy()
  await place()
  await userEvent.paste()
  await expect.poll(last).toBe('<p>a<em>b</em><span data-tex="x">x</span>a<em>b</em><span data-tex="x">x</span></p>')
})

test('[A11Y-1] the toolbar is one stop: Alt+F10 goes there, arrows go through it, Escape comes back', async () => {
  await render(<Subject />)
  await place()
  await userEvent.keyboard('{Alt>}{F10}{/Alt}')
  await expect.element(page.getByRole('button', { name: /段落样式/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(button('加粗')).toHaveFocus()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('加粗（Ctrl+B）')
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  await expect.element(button('加粗')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await expect.element(text()).toHaveFocus()
  await expect.element(page.getByRole('toolbar', { name: '说明的工具栏' })).toBeVisible()
})

test('[A11Y-1] it is named, described and marked as required and wrong', async () => {
  await render(<Subject required error="请写明依据" />)
  await expect.element(text()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(text()).toHaveAttribute('aria-required', 'true')
  await expect.element(text()).toHaveAccessibleDescription(/请写明依据/)
})

test('characters are counted, and beyond the most none can be typed', async () => {
  await render(<Subject value="<p>一二三</p>" maxLength={4} />)
  await expect.element(page.getByText('3/4 字')).toBeVisible()
  await place()
  await userEvent.keyboard('abc')
  await expect.poll(last).toBe('<p>一二三a</p>')
  await expect.element(page.getByText('4/4 字')).toBeVisible()
})

test('a stored text that is longer than can be typed is not cut', async () => {
  await render(<Subject value="<p>一二三四五</p>" maxLength={4} />)
  await expect.element(page.getByText('5/4 字')).toBeVisible()
  expect(text().element().textContent).toBe('一二三四五')
})

test('[RICH-1] an editor that could not be fetched says so, shows the text, and is fetched again', async () => {
  let isOffline = true
  const load = () => (isOffline ? Promise.reject(new Error('offline')) : import('./RichTextEditor.tsx'))
  await render(<Subject value="<p>合格</p>" load={load} />)
  await expect.element(page.getByText(/编辑器没有加载成功/)).toBeVisible()
  await expect.element(page.getByText('合格')).toBeVisible()
  isOffline = false
  await button('重试').click()
  await expect.element(text()).toHaveTextContent('合格')
})

test('a form gets the HTML, and what cannot be changed is shown without the editor', async () => {
  const load = vi.fn(() => import('./RichTextEditor.tsx'))
  await render(
    <form aria-label="试">
      <Subject name="text" value="<p>合格</p>" readOnly load={load} />
      <Subject name="other" value="<p>停用</p>" disabled load={load} />
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

test('on a phone the toolbar scrolls in itself, and the page does not', async () => {
  await page.viewport(390, 760)
  await render(<Subject value={storyText} />)
  await expect.element(text()).toBeVisible()
  const bar = page.getByRole('toolbar').element()
  expect(bar.scrollWidth).toBeGreaterThan(bar.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 800)
})
