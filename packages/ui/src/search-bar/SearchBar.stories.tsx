import { payloadOf, type SearchFieldDefinition } from '@etalon/machines/search-bar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLanguage } from '../i18n/index.ts'
import { inEveryLook } from '../testing/matrix/index.ts'
import { SearchBar, type SearchBarOptions, useSearchBar } from './index.ts'
import { searchBarReference } from './search-bar.reference.ts'

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

const regionField = (label: string): SearchFieldDefinition => ({
  prop: 'region',
  label,
  type: 'tree',
  data: [
    {
      dictKey: '43',
      dictValue: '湖南省',
      children: [
        { dictKey: '4301', dictValue: '长沙市' },
        { dictKey: '4302', dictValue: '株洲市' },
        { dictKey: '4303', dictValue: '湘潭市' },
      ],
    },
  ],
})

const english: Readonly<Record<string, string>> = {
  orderNo: 'Order',
  enterprise: 'Customer',
  state: 'State',
  registered: 'Registered',
  due: 'Due',
  region: 'Region',
  phone: 'Mobile',
}
const inLanguage = (all: readonly SearchFieldDefinition[], language: 'zh' | 'en') =>
  all.map((field) => ({
    ...field,
    chineseLabel: field.label,
    ...(language === 'en' ? { label: english[field.prop] ?? '' } : {}),
  }))

const enterprises = [
  { id: '1', name: '长沙星麓精工机械有限公司' },
  { id: '2', name: '湖南惠泽医院' },
]
const found = async ({ text }: { text: string }) => enterprises.filter(({ name }) => name.includes(text))
const loaded: readonly SearchFieldDefinition[] = fields.map((field) =>
  field.prop === 'enterprise' ? { ...field, type: 'select', valueKey: 'id', labelKey: 'name' } : field,
)

interface OrdersProps {
  required?: boolean
  advanced?: boolean
  /** Customers are found by typing. */
  typed?: boolean
  load?: SearchBarOptions['loadOptions']
}

function Orders({ required = false, advanced = true, typed = false, load = found }: OrdersProps) {
  const language = useLanguage()
  const [said, setSaid] = useState('')
  const shown = inLanguage(typed ? loaded : fields, language).map((field) => ({
    ...field,
    isRequired: required && field.prop === 'orderNo',
  }))
  const actor = useSearchBar({
    fields: shown,
    ...(advanced ? { advanced: {} } : {}),
    loadOptions: load,
    onSearched: ({ request }) => setSaid(JSON.stringify(payloadOf(request))),
  })
  return (
    <div style={{ background: 'var(--etalon-surface)', minHeight: 240 }}>
      <SearchBar actor={actor} label={language === 'zh' ? '查询委托单' : 'Search orders'} />
      <output style={{ display: 'block', overflowWrap: 'anywhere' }}>{said}</output>
    </div>
  )
}

const meta = {
  title: 'Data/SearchBar',
  component: SearchBar,
  parameters: { reference: searchBarReference, layout: 'fullscreen' },
  render: (args: ComponentProps<typeof Orders>) => <Orders {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Orders>

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
export const WithoutPanel: Story = { args: { advanced: false } }

const openPanel = async (canvasElement: HTMLElement, name = '高级查询') => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }))
  return within(await within(canvasElement).findByRole('region', { name }))
}
const choose = async (button: HTMLElement, option: string) => {
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

export const Advanced: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement)
    await choose(panel.getByRole('button', { name: /条件 1 字段/ }), '委托单位')
    await userEvent.type(panel.getByRole('textbox', { name: '条件 1 值' }), '长沙{Enter}')
    await expect(within(canvasElement).getByText(/"searchType":"Y"/)).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: /高级查询/ })).toHaveTextContent('高级查询1')
  },
}
export const AdvancedInEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement, 'Advanced')
    await choose(panel.getByRole('button', { name: /Condition 1 Field/ }), 'Registered')
    await expect(panel.getByRole('button', { name: /Condition 1 Operator/ })).toHaveTextContent('Between')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }))
    await expect(panel.getByRole('alert')).toHaveTextContent('Choose a start and an end')
  },
}
export const OptionsByTyping: Story = {
  args: { typed: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: '委托单位' }), '医院')
    await userEvent.click(await screen.findByRole('option', { name: '湖南惠泽医院' }))
    await expect(within(canvasElement).getByRole('combobox', { name: '委托单位' })).toHaveValue('湖南惠泽医院')
  },
}
const typing = (said: string) => async (canvasElement: HTMLElement) => {
  await userEvent.type(within(canvasElement).getByRole('combobox', { name: '委托单位' }), '医院')
  await expect(await screen.findByText(said)).toBeInTheDocument()
}
export const OptionsLoading: Story = {
  args: { typed: true, load: () => new Promise(() => {}) },
  play: ({ canvasElement }) => typing('加载中……')(canvasElement),
}
export const OptionsFailed: Story = {
  args: { typed: true, load: async () => Promise.reject(new Error('offline')) },
  play: ({ canvasElement }) => typing('加载失败')(canvasElement),
}
const kinds: Readonly<Record<'zh' | 'en', readonly SearchFieldDefinition[]>> = {
  zh: [
    { prop: 'month', label: '月份', type: 'date', dateType: 'month', model: '2026-11' },
    { prop: 'year', label: '年度', type: 'date', dateType: 'year', model: '2026' },
    { ...regionField('地区'), model: '4301' },
    { ...regionField('多个地区'), prop: 'regions', multiple: true, model: ['4301', '4302'] },
    { prop: 'day', label: '日期', type: 'date', model: '2026-11-20' },
    { prop: 'span', label: '期间', type: 'date', dateType: 'daterange', model: ['2026-11-01', '2026-11-20'] },
  ],
  en: [
    { prop: 'month', label: 'Month', type: 'date', dateType: 'month', model: '2026-11' },
    { prop: 'year', label: 'Year', type: 'date', dateType: 'year', model: '2026' },
    { ...regionField('Region'), model: '4301' },
    { ...regionField('Regions'), prop: 'regions', multiple: true, model: ['4301', '4302'] },
    { prop: 'day', label: 'Day', type: 'date', model: '2026-11-20' },
    { prop: 'span', label: 'Span', type: 'date', dateType: 'daterange', model: ['2026-11-01', '2026-11-20'] },
  ],
}

function AllKinds() {
  const language = useLanguage()
  const actor = useSearchBar({ fields: kinds[language], onSearched: () => {} })
  return (
    <div style={{ background: 'var(--etalon-surface)', minHeight: 320 }}>
      <SearchBar key={language} actor={actor} label={language === 'zh' ? '查询委托单' : 'Search orders'} />
    </div>
  )
}
/** Months and years are typed or chosen from twelve, trees are chosen in a tree, and each kind can be emptied. */
export const MonthsAndTrees: Story = {
  render: () => <AllKinds />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '选择月份 月份' }))
    await userEvent.click(await screen.findByRole('option', { name: '3月' }))
    await expect(within(canvasElement).getByRole('textbox', { name: '月份' })).toHaveValue('2026-03')
  },
}

export const ExpandedInTheDark: Story = { ...Expanded, globals: { scheme: 'dark' } }
/** All its fields open, of every kind, and one that is missing. */
export const Matrix: Story = {
  ...inEveryLook,
  args: { required: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: /^(展开|More)$/ })[0] ?? canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(查询|Search)$/ }))
    await expect(canvas.getByRole('textbox', { name: /^(委托单号|Order)/ })).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: /^(高级查询|Advanced)$/ }))
  },
}
