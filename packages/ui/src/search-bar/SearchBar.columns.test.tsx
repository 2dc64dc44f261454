import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { SearchBar, useSearchBar } from './index.ts'

const fields: SearchFieldDefinition[] = [
  { prop: 'orderNo', label: '委托单号' },
  { prop: 'customer', label: '委托单位' },
  { prop: 'name', label: '姓名', showSearch: false },
  { prop: 'registered', label: '登记日期', type: 'date', dateType: 'daterange', showSearch: false },
  { prop: 'phone', label: '联系人手机号码', showSearch: false },
  { prop: 'day', label: '期望', type: 'date', showSearch: false },
]

function Subject({ width }: { width: number }) {
  const actor = useSearchBar({ fields, advanced: {}, onSearched: () => {} })
  return (
    <MessagesProvider>
      <div style={{ width }}>
        <SearchBar actor={actor} label="查询" />
      </div>
    </MessagesProvider>
  )
}
const labels = () => fields.map(({ label = '' }) => page.getByText(label, { exact: true }).element().getBoundingClientRect())
const buttons = () => page.getByRole('button', { name: /^(查询|高级查询)$/ }).elements()
const expand = () => page.getByRole('button', { name: '展开' }).click()

test('[SRCH-1] in the expanded form fields stand in columns, below each other, and the buttons behind the last one', async () => {
  await render(<Subject width={1048} />)
  await expand()
  await expect.element(page.getByRole('textbox', { name: '姓名' })).toBeVisible()
  const boxes = labels()
  const [first, second] = boxes.map(({ left }) => left)
  const column = (second ?? 0) - (first ?? 0)
  expect(column).toBe(258)
  expect(boxes.map(({ left }) => (left - (first ?? 0)) / column)).toEqual([0, 1, 2, 0, 2, 3])
  const [search, advanced] = buttons().map((button) => button.getBoundingClientRect())
  // They end where the columns end: 16 px before the edge.
  expect(advanced?.right).toBeCloseTo(page.getByRole('search').element().getBoundingClientRect().right - 16, 0)
  expect(search?.left).toBeGreaterThan(0)
})

test('[SRCH-1] in a narrow place on a desk nothing of the expanded form is wider than the place', async () => {
  await render(<Subject width={420} />)
  await expand()
  await expect.element(page.getByRole('textbox', { name: '姓名' })).toBeVisible()
  const form = page.getByRole('search').element()
  expect(form.scrollWidth).toBeLessThanOrEqual(420)
})
