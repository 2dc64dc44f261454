import { type ColumnChoice, type ColumnLayout, factoryLayout } from '@etalon/machines/column-settings'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLanguage } from '../i18n/index.ts'
import { inEveryLook, inItsOwnWindow } from '../testing/matrix/index.ts'
import { columnSettingsReference } from './column-settings.reference.ts'
import { arrangeColumns, ColumnSettings, type LayoutStore, useColumnSettings } from './index.ts'

const words: readonly [key: string, zh: string, en: string, more?: Partial<ColumnChoice>][] = [
  ['orderNo', '委托单号', 'Order', { pinned: 'start' }],
  ['enterName', '委托单位', 'Customer'],
  ['serviceType', '服务方式', 'Service'],
  ['sampleCount', '样品', 'Samples'],
  ['state', '状态', 'State'],
  ['progress', '项目进度', 'Progress'],
  ['amount', '金额', 'Amount'],
  ['hopeDate', '期望完成', 'Due'],
  ['billDate', '登记日期', 'Registered', { shown: false }],
  ['acceptor', '受理人', 'Received by', { shown: false }],
  ['applicant', '联系人', 'Contact', { shown: false }],
  ['settlement', '结算状态', 'Settlement', { shown: false }],
  ['actions', '操作', 'Actions', { pinned: 'end' }],
]
const longLabels: Readonly<Record<string, string>> = {
  enterName: '委托单位（证书上的名称，与付款单位可以不同）',
  serviceType: 'Where it is tested: delivered, on site, or by post',
}
const columnsIn = (language: 'zh' | 'en', long = false): readonly ColumnChoice[] =>
  words.map(([key, zh, en, more]) => ({
    key,
    label: (long ? longLabels[key] : undefined) ?? (language === 'zh' ? zh : en),
    ...more,
  }))

const memory: LayoutStore = { read: async () => undefined, write: async () => undefined, remove: async () => undefined }

interface TableProps {
  resCode?: string
  save?: () => Promise<unknown>
  open?: boolean
  count?: number
  /** Two columns have long names. */
  long?: boolean
}

function Table({ resCode = 'order', save = async () => undefined, open = true, count = 13, long = false }: TableProps) {
  const language = useLanguage()
  const columns = columnsIn(language, long).slice(0, count)
  const [layout, setLayout] = useState<ColumnLayout>(factoryLayout(columns))
  const actor = useColumnSettings({ columns, resCode, save, store: memory, onApplied: setLayout })
  useEffect(
    () => actor.send({ type: 'COLUMNS.CHANGED', columns: columnsIn(language, long).slice(0, count) }),
    [actor, language, count, long],
  )
  return (
    <div style={{ minHeight: 620, display: 'grid', gap: 8, justifyItems: 'end', alignContent: 'start' }}>
      <ColumnSettings actor={actor} defaultOpen={open} />
      <output>
        {arrangeColumns(columns, layout)
          .map(({ label }) => label)
          .join(' · ')}
      </output>
    </div>
  )
}

const meta = {
  title: 'Data/ColumnSettings',
  component: ColumnSettings,
  parameters: { reference: columnSettingsReference, ...inItsOwnWindow(640) },
  render: (args: TableProps) => <Table {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<TableProps>

const dialog = () => screen.findByRole('dialog')
const press = async (name: string) => userEvent.click(within(await dialog()).getByRole('button', { name }))

export const Closed: Story = { args: { open: false } }
export const Open: Story = {
  play: async () => expect(await dialog()).toBeVisible(),
}
export const OpenInEnglish: Story = { ...Open, globals: { locale: 'en' } }
export const OpenInTheDark: Story = { ...Open, globals: { scheme: 'dark' } }

export const Moved: Story = {
  play: async () => {
    const row = within(await dialog()).getByRole('row', { name: '状态' })
    row.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByText('状态 移到第 3 列，共 13 列')).toBeInTheDocument())
  },
}
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(await dialog()).getByRole('checkbox', { name: /金额/ }))
    await press('保存')
    await expect(await within(await dialog()).findByText('保存成功')).toBeVisible()
    await expect(canvasElement.querySelector('output')).not.toHaveTextContent('金额')
  },
}
export const SaveFailed: Story = {
  args: { save: async () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(await dialog()).getByRole('checkbox', { name: /金额/ }))
    await press('保存')
    await expect(await within(await dialog()).findByText(/已在本机生效/)).toBeVisible()
    await expect(canvasElement.querySelector('output')).not.toHaveTextContent('金额')
  },
}
export const WithoutResourceCode: Story = {
  args: { resCode: '' },
  play: async () => {
    await press('保存')
    await expect(await within(await dialog()).findByText('resCode未设置')).toBeVisible()
  },
}
export const LastColumn: Story = {
  args: { count: 2 },
  play: async () => {
    await userEvent.click(within(await dialog()).getByRole('checkbox', { name: /委托单位/ }))
    await expect(await within(await dialog()).findByText('至少显示一列')).toBeVisible()
  },
}
export const TwoWaysBack: Story = {
  play: async () => {
    await userEvent.click(within(await dialog()).getByRole('checkbox', { name: /金额/ }))
    await press('恢复')
    const back = await screen.findByRole('menuitem', { name: '恢复到上次保存' })
    await waitFor(() => expect(back).toBeVisible())
  },
}
/** The words on the buttons of the panel are of either language. */
export const Matrix: Story = {
  ...inEveryLook,
  args: { long: true, save: async () => Promise.reject(new Error('offline')) },
  play: async () => {
    const panel = within(await dialog())
    await userEvent.click(panel.getByRole('checkbox', { name: /^(显示 )?(金额|Amount)|(金额|Amount)$/ }))
    await userEvent.click(panel.getByRole('button', { name: /^(保存|Save)$/ }))
    await waitFor(() => expect(panel.getByText(/已在本机生效|on this device/)).toBeVisible())
  },
}
