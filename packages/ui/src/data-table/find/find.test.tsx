import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../../i18n/index.ts'
import '../../theme/index.ts'
import { ManyRows } from '../rows/story-rows.tsx'

const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`)
const field = () => page.getByRole('textbox', { name: '在表格中查找' })
const isFound = (row: number, column: number) => expect.poll(() => cell(row, column)?.hasAttribute('data-found')).toBe(true)

async function looking(count: number, wide = 20) {
  await page.viewport(1280, 800)
  await render(<ManyRows count={count} wide={wide} />)
  await expect.poll(() => cell(0, 2)?.textContent).toBe('0.0')
  await userEvent.click(cell(0, 2) as HTMLElement)
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(field()).toHaveFocus()
}

test('[TBL-2] words in the last of 50,000 rows and in a column far to the right are found and brought into sight', async () => {
  await looking(50_000, 60)
  await userEvent.keyboard('49999.59')
  await expect.element(page.getByText('1 / 1', { exact: true })).toBeVisible()
  await isFound(49_999, 61)
  const [box, grid] = [cell(49_999, 61)?.getBoundingClientRect(), page.getByRole('grid').element().getBoundingClientRect()]
  expect(box?.right).toBeLessThanOrEqual(grid.right + 1)
  expect(box?.bottom).toBeLessThanOrEqual(grid.bottom + 1)
  await expect.element(page.getByRole('status').getByText('第 1 处，共 1 处：49999.59')).toBeInTheDocument()
})

test('[TBL-2] while it looks the page answers, and other words give up those before', async () => {
  await looking(500_000)
  await field().fill('9999999')
  await field().fill('499999.19')
  await expect.element(page.getByText('1 / 1', { exact: true })).toBeVisible()
  await isFound(499_999, 21)
})

test('[TBL-2] of too many places it says that there are more, and of none that there is none', async () => {
  await looking(50_000)
  await field().fill('1')
  await expect.element(page.getByText('1 / 10,000+')).toBeVisible()
  await field().fill('nowhere')
  await expect.element(page.getByRole('search').getByText('没有找到').first()).toBeVisible()
  expect(document.querySelector('[data-found]')).toBeNull()
})

test('[TBL-2] another order of rows is looked through anew', async () => {
  await looking(50_000)
  await field().fill('123.0')
  await expect.element(page.getByText(/^1 \/ \d+$/)).toBeVisible()
  await page.getByRole('columnheader', { name: '列0', exact: true }).click()
  await page.getByRole('columnheader', { name: '列0', exact: true }).click()
  await isFound(49_999 - 49_123, 2)
})

test('[TBL-2] the buttons lead on, back and out, and the focus ends at the place that was found', async () => {
  await looking(50_000)
  await field().fill('4000.1')
  await expect.element(page.getByText(/^1 \//)).toBeVisible()
  await page.getByRole('button', { name: '下一处' }).click()
  await expect.element(page.getByText(/^2 \//)).toBeVisible()
  await page.getByRole('button', { name: '上一处' }).click()
  await page.getByRole('button', { name: '关闭查找' }).click()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^4000\.1/)
})

test('[TBL-2] where all rows are drawn the browser finds, and its key is left to it', async () => {
  await page.viewport(1280, 800)
  await render(
    <MessagesProvider language="en">
      <ManyRows count={5} wide={3} />
    </MessagesProvider>,
  )
  await expect.poll(() => cell(0, 2)?.textContent).toBe('0.0')
  await userEvent.click(cell(0, 2) as HTMLElement)
  let isTaken: boolean | undefined
  window.addEventListener(
    'keydown',
    (event) => {
      isTaken = event.defaultPrevented
    },
    { once: true },
  )
  cell(0, 2)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true }))
  expect(isTaken).toBe(false)
  expect(page.getByRole('search').query()).toBeNull()
})
