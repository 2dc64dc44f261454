import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import '../theme/index.ts'
import { SearchBar, useSearchBar } from './index.ts'

const fields: SearchFieldDefinition[] = [
  { prop: 'orderNo', label: '委托单号' },
  { prop: 'customer', label: '委托单位' },
  {
    ...{ prop: 'state', label: '状态', type: 'select' },
    data: [
      { dictKey: '1', dictValue: '检测中' },
      { dictKey: '2', dictValue: '已完成' },
    ],
  },
]
function Subject() {
  const actor = useSearchBar({ fields, values: { state: '2' }, onSearched: () => {} })
  return (
    <MessagesProvider>
      <SegmentedControl
        label="委托单"
        segments={[
          { value: 'all', label: '待提交' },
          { value: 'mine', label: '待审核' },
        ]}
        value="mine"
        onChange={() => {}}
      />
      <SearchBar actor={actor} label="查询" />
    </MessagesProvider>
  )
}
const onMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
afterEach(() => onMedia(''))

test('[SRCH-1] paper says which part is shown and what was searched, and has neither empty fields nor what can only be pressed', async () => {
  await render(<Subject />)
  await page.getByRole('textbox', { name: '委托单位' }).fill('星麓')
  await expect.element(page.getByRole('button', { name: '查询' })).toBeVisible()
  await onMedia('print')
  await expect.element(page.getByRole('textbox', { name: '委托单位' })).toBeVisible()
  await expect.element(page.getByText('状态', { exact: true })).toBeVisible()
  await expect.element(page.getByText('已完成').first()).toBeVisible()
  await expect.element(page.getByText('委托单号', { exact: true })).not.toBeVisible()
  await expect.element(page.getByText('重置')).not.toBeVisible()
  await expect.element(page.getByText('待审核')).toBeVisible()
  await expect.element(page.getByText('待提交')).not.toBeVisible()
})
