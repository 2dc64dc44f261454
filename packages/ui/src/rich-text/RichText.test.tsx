import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Subject } from './story-subject.tsx'
import { storyText } from './story-text.ts'
import { button, lead, place, text } from './testing/hands.ts'

// The first field fetches Tiptap.
vi.setConfig({ testTimeout: 30_000 })

const changed = vi.fn<(value: string) => void>()
beforeEach(() => changed.mockClear())
const last = () => changed.mock.calls.at(-1)?.[0]
const mathField = () => document.querySelector('math-field')
const hasFormulaFocus = () => (mathField()?.shadowRoot?.activeElement ?? null) !== null
const selectAll = () => place('{Control>}a{/Control}')

test('[RICH-1] what is written is told as HTML, and nothing as nothing', async () => {
  await render(<Subject onChange={changed} />)
  await place()
  await userEvent.keyboard('合格{Enter}x')
  await expect.poll(last).toBe('<p>合格</p><p>x</p>')
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
  await expect.poll(last).toBe('')
})

test('[RICH-1] a stored text comes back as it was stored', async () => {
  const screen = await render(<Subject onChange={changed} value={storyText} />)
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
    await render(<Subject onChange={changed} value="<p>ab</p>" />)
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
  await render(<Subject onChange={changed} value="<p>ab</p>" />)
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

test('[RICH-2][MATH-3] among one’s own characters a button leads to where they are kept; the panel closes, the text stays', async () => {
  const manage = vi.fn()
  await render(<Subject value="<p>ab</p>" characters={{ common: [], personal: [], onManagePersonal: manage }} />)
  await expect.element(text()).toBeVisible()
  await button('特殊字符').click()
  expect(button('管理个人符号').elements()).toEqual([])
  await page.getByText('个人', { exact: true }).click()
  await button('管理个人符号').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(manage).toHaveBeenCalledTimes(1)
  await expect.element(text()).toHaveTextContent('ab')
})

test('[RICH-2] in English too', async () => {
  await render(<Subject onChange={changed} language="en" />)
  await expect.element(text()).toBeVisible()
  await button('Italic').click()
  await expect.element(page.getByText('Place the caret and select characters first')).toBeVisible()
  await button('Special characters').click()
  await page.getByRole('gridcell', { name: '±', exact: true }).click()
  await expect.element(page.getByText('Place the caret first')).toBeVisible()
})

test('[RICH-1] bold, headings and lists are set by their tools, undone and done again', async () => {
  await render(<Subject onChange={changed} value="<p>ab</p>" />)
  await expect.element(text()).toBeVisible()
  await selectAll()
  await button('加粗').click()
  await expect.poll(last).toBe('<p><strong>ab</strong></p>')
  await page.getByRole('button', { name: /段落样式/ }).click()
  await expect.element(page.getByRole('menuitemradio', { name: /正文/ })).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('menuitemradio', { name: /标题 1/ }).click()
  await expect.poll(last).toBe('<h2><strong>ab</strong></h2>')
  await expect.element(text()).toHaveFocus()
  await page.getByRole('button', { name: /段落样式/ }).click()
  await expect.element(page.getByRole('menuitemradio', { name: /标题 1/ })).toHaveAttribute('aria-checked', 'true')
  await expect.element(page.getByRole('menuitemradio', { name: /正文/ })).toHaveAttribute('aria-checked', 'false')
  await userEvent.keyboard('{Escape}')
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
  await render(<Subject onChange={changed} value="<p>见</p>" />)
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
  await render(<Subject onChange={changed} value={'<p>a<span data-tex="x">x</span></p>'} />)
  await expect.element(text()).toBeVisible()
  // One key after the other has arrived, as people press them: ProseMirror reads the browser's caret a moment later.
  const offset = () => getSelection()?.focusOffset
  await place()
  await expect.poll(offset).not.toBe(0)
  await lead('{Control>}{Home}{/Control}')
  await expect.poll(offset).toBe(0)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(offset).toBe(1)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => document.querySelector('.ProseMirror-selectednode')).not.toBeNull()
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
  await page.getByRole('menuitem', { name, exact: true }).or(page.getByRole('menuitemcheckbox', { name })).click()
}
const cells = () => {
  const rows = new DOMParser().parseFromString(last() ?? '', 'text/html').querySelectorAll('tr')
  return Array.from(rows, (row) => Array.from(row.children, (cell) => cell.localName).join(' '))
}

test('[RICH-1] a table is put in; rows and columns come and go, the header row is set, cells are merged, and it goes', async () => {
  await render(<Subject onChange={changed} />)
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

test('[RICH-1] the menu of a table says whether its first row is one of headings, wherever the caret is', async () => {
  await render(
    <Subject onChange={changed} value="<p>a</p><table><tbody><tr><th>b</th></tr><tr><td>c</td></tr></tbody></table>" />,
  )
  await expect.element(text()).toBeVisible()
  const row = page.getByRole('menuitemcheckbox', { name: '标题行' })
  const looksAt = async (checked: 'true' | 'false') => {
    await button('表格').click()
    await expect.element(row).toHaveAttribute('aria-checked', checked)
  }
  await place('{Control>}{Home}{/Control}')
  await looksAt('false')
  await expect.element(row).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('cell', { name: 'c' }).click()
  await looksAt('true')
  await row.click()
  await expect.poll(cells).toEqual(['td', 'td'])
  await looksAt('false')
  await row.click()
  await expect.poll(cells).toEqual(['th', 'td'])
})

test('[RICH-1] what is copied from the text is pasted with its marks, by the keys of the clipboard', async () => {
  await render(<Subject onChange={changed} value={'<p>a<em>b</em><span data-tex="x">x</span></p>'} />)
  await expect.element(text()).toBeVisible()
  await selectAll()
  await userEvent.copy()
  await place()
  await userEvent.paste()
  await expect.poll(last).toBe('<p>a<em>b</em><span data-tex="x">x</span>a<em>b</em><span data-tex="x">x</span></p>')
})
