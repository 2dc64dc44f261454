import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { createToasts, Toasts } from './index.ts'

// Timers rest while the pointer is on a message, where the test before may have left it.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 5, y: 5 } }))

test('[API-3] an error hides the earlier messages, stays, and is closed by its button', async () => {
  const centre = createToasts()
  await render(
    <MessagesProvider>
      <Toasts centre={centre} />
    </MessagesProvider>,
  )
  centre.show({ tone: 'success', title: '保存成功' }, 60)
  centre.show({ tone: 'danger', title: '第一个错误' })
  await expect.element(page.getByText('第一个错误')).toBeVisible()
  expect(page.getByText('保存成功').elements()).toEqual([])
  centre.show({ tone: 'danger', title: '第二个错误' }, 0.01)
  await expect.element(page.getByText('第二个错误')).toBeVisible()
  expect(page.getByText('第一个错误').elements()).toEqual([])
  centre.show({ tone: 'info', title: '更晚的消息' }, 0.05)
  await expect.element(page.getByText('更晚的消息')).toBeVisible()
  await expect.element(page.getByText('更晚的消息')).not.toBeInTheDocument()
  await expect.element(page.getByText('第二个错误')).toBeVisible()
  await page.getByRole('button', { name: '关闭' }).click()
  await expect.element(page.getByText('第二个错误')).not.toBeInTheDocument()
})

test('[API-3] an error stays in sight though more messages come than there is room for; the oldest of these goes', async () => {
  const centre = createToasts()
  await render(<Toasts centre={centre} />)
  centre.show({ tone: 'danger', title: '保存失败' })
  const passing = ['一', '二', '三', '四', '五'].map((name) => `已发送${name}`)
  for (const title of passing) centre.show({ tone: 'success', title }, 60)
  const shown = () =>
    page
      .getByRole('alertdialog')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(shown).toEqual(['已发送五', '已发送四', '已发送三', '保存失败'])
  centre.clear()
  await expect.poll(shown).toEqual([])
})

const undo = (title: string, onAction = () => {}) => ({ tone: 'info' as const, title, action: { label: '撤销', onAction } })
const titles = () =>
  page
    .getByRole('alertdialog')
    .elements()
    .map((element) => element.querySelector('[slot=title]')?.textContent)

test('[API-3] what can be undone stays for its time, though errors and newer messages come', async () => {
  const centre = createToasts()
  await render(<Toasts centre={centre} />)
  let undone = 0
  centre.show(
    undo('已作废', () => {
      undone += 1
    }),
    60,
  )
  centre.show({ tone: 'success', title: '已保存' }, 60)
  centre.show({ tone: 'danger', title: '保存失败' })
  await expect.poll(titles).toEqual(['保存失败', '已作废'])
  centre.show({ tone: 'danger', title: '又失败' })
  for (const title of ['一', '二', '三']) centre.show({ tone: 'success', title }, 60)
  await expect.poll(titles).toEqual(['三', '二', '又失败', '已作废'])
  await page.getByRole('button', { name: '撤销' }).click()
  expect(undone).toBe(1)
  await expect.poll(titles).toEqual(['三', '二', '又失败'])
})

test('[API-3] of several that can be undone none gives way to another; what can not is shown once and goes first', async () => {
  const centre = createToasts()
  await render(<Toasts centre={centre} />)
  for (const title of ['甲', '乙', '丙', '丁']) centre.show(undo(title), 60)
  centre.show({ tone: 'success', title: '已保存' }, 60)
  await expect.poll(titles).toEqual(['已保存', '丁', '丙', '乙', '甲'])
  centre.show({ tone: 'success', title: '已发送' }, 60)
  await expect.poll(titles).toEqual(['已发送', '丁', '丙', '乙', '甲'])
  // Their own time is over, and they go.
  centre.show(undo('戊'), 0.05)
  await expect.poll(titles).toEqual(['戊', '丁', '丙', '乙', '甲'])
  await expect.poll(titles).toEqual(['丁', '丙', '乙', '甲'])
})

test('a message leaves by itself, and its action is done once', async () => {
  const centre = createToasts()
  await render(<Toasts centre={centre} />)
  centre.show({ tone: 'success', title: '保存成功' }, 0.05)
  await expect.element(page.getByText('保存成功')).not.toBeInTheDocument()
  let undone = 0
  centre.show({ tone: 'info', title: '已作废', action: { label: '撤销', onAction: () => (undone += 1) } }, 60)
  await page.getByRole('button', { name: '撤销' }).click()
  expect(undone).toBe(1)
  await expect.element(page.getByText('已作废')).not.toBeInTheDocument()
})

test('[API-3] a button with a long name stands below the words, which keep their width; a short one beside them', async () => {
  const centre = createToasts()
  await render(<Toasts centre={centre} />)
  const words = 'Two entries were taken out of the cart'
  const boxes = async (label: string) => {
    centre.show({ tone: 'info', title: words, action: { label, onAction: () => {} } }, 60)
    const button = page.getByRole('button', { name: label })
    await expect.element(button).toBeVisible()
    return { button: button.element().getBoundingClientRect(), text: page.getByText(words).element().getBoundingClientRect() }
  }
  const long = await boxes('Put back into the cart')
  expect(long.button.top).toBeGreaterThanOrEqual(long.text.bottom)
  expect(long.text.width).toBeGreaterThan(260)
  centre.clear()
  const short = await boxes('Undo')
  expect(short.button.top).toBeLessThan(short.text.top)
  expect(short.button.left).toBeGreaterThanOrEqual(short.text.right)
})
