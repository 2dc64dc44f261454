import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { SearchBar, useSearchBar } from './index.ts'

const fields: SearchFieldDefinition[] = [
  { prop: 'orderNo', label: '委托单号' },
  { prop: 'enterprise', label: '委托单位', isRequired: false },
  {
    prop: 'state',
    label: '单据状态',
    type: 'select',
    data: [
      { dictKey: '0', dictValue: '业务登记' },
      { dictKey: '100', dictValue: '待审核' },
    ],
  },
  { prop: 'registered', label: '登记日期', type: 'date', dateType: 'daterange', showSearch: false },
  { prop: 'due', label: '期望完成', type: 'date', showSearch: false },
  {
    prop: 'region',
    label: '地区',
    type: 'tree',
    showSearch: false,
    data: [{ dictKey: '43', dictValue: '湖南省', children: [{ dictKey: '4301', dictValue: '长沙市' }] }],
  },
  { prop: 'phone', label: '手机', showSearch: false, pattern: '^1\\d{10}$', message: '请输入正确的手机号' },
]

function Orders({ required = false }: { required?: boolean }) {
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const actor = useSearchBar({
    fields: required ? fields.map((field) => ({ ...field, isRequired: field.prop === 'orderNo' })) : fields,
    onSearched: ({ request }) => setSaid(JSON.stringify(request.searchParam)),
  })
  return (
    <div style={{ background: 'var(--etalon-surface)' }}>
      <SearchBar actor={actor} label="查询委托单" advanced={{ open, count: 4, onToggle: () => setOpen(!open) }} />
      <output>{said}</output>
    </div>
  )
}

const meta = { title: 'Data/SearchBar', component: Orders, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Orders>
export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Expanded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: '展开' })[0] ?? canvasElement)
    await expect(canvas.getByLabelText('手机')).toBeVisible()
  },
}
export const Rejected: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await expect(canvas.getByText('委托单号不能为空')).toBeVisible()
  },
}
