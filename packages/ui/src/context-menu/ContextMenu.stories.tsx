import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Printer, Trash2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ButtonLink } from '../button/index.ts'
import { useLanguage } from '../i18n/index.ts'
import type { MenuAction } from '../menu/index.ts'
import { inEveryLook } from '../testing/matrix/index.ts'
import { vars } from '../theme/index.ts'
import { contextMenuReference } from './context-menu.reference.ts'
import { ContextMenu, ContextMenuPanel } from './index.ts'

const words = {
  zh: {
    label: '委托单操作',
    card: '长沙星麓精工机械有限公司',
    print: '打印',
    sheet: '样品标签',
    bill: '委托单',
    copy: '复制委托单',
    void: '作废',
    finish: '完成',
    why: '还有 3 项检测没有完成',
    nothing: '没有操作的一行',
    urgency: '缓急',
    usual: '普通',
    urgent: '加急',
  },
  en: {
    label: 'Order actions',
    card: 'Changsha Xinglu Precision Machinery',
    print: 'Print',
    sheet: 'Sample labels',
    bill: 'Order',
    copy: 'Copy order',
    void: 'Void',
    finish: 'Complete',
    why: '3 tests are not finished',
    nothing: 'A row without actions',
    urgency: 'Urgency',
    usual: 'Usual',
    urgent: 'Urgent',
  },
}

const card = { padding: 16, border: `1px solid ${vars.border}`, borderRadius: 8, background: vars.surface } as const

const long = [
  { id: 'zh', label: '从委托单位名下的计量器具台账中批量选取并加入本委托单' },
  {
    id: 'en',
    label: 'Choose from the instruments of this customer and add them to the order',
    disabledReason: 'The order is already accepted by the laboratory',
  },
]

interface OrderProps {
  kind?: 'plain' | 'grouped' | 'empty'
  /** Whether how urgent it is can be chosen. */
  urgency?: boolean
  long?: boolean
}

function Order({ kind = 'plain', urgency = false, long: isLong = false }: OrderProps) {
  const text = words[useLanguage()]
  const [done, setDone] = useState('')
  const [held, setHeld] = useState<'usual' | 'urgent'>('usual')
  const level = (id: 'usual' | 'urgent'): MenuAction => ({
    id,
    label: text[id],
    group: text.urgency,
    checked: held === id,
    onAction: () => setHeld(id),
  })
  const act = (id: string) => ({ id, onAction: () => setDone(id) })
  const actions: readonly MenuAction[] = [
    { ...act('copy'), label: text.copy, icon: Copy, shortcut: 'Ctrl C' },
    { ...act('sheet'), label: text.sheet, icon: Printer, ...(kind === 'grouped' ? { group: text.print } : {}) },
    { ...act('bill'), label: text.bill, icon: Printer, ...(kind === 'grouped' ? { group: text.print } : {}) },
    ...(urgency ? [level('usual'), level('urgent')] : []),
    ...(isLong ? long : []),
    { ...act('finish'), label: text.finish, disabledReason: text.why },
    { ...act('void'), label: text.void, icon: Trash2, danger: true, separated: true },
  ]
  const row: ReactNode = (
    <div style={card}>
      <ButtonLink href="#WT2026110142">WT2026110142</ButtonLink>
      <p style={{ marginTop: 8 }}>{kind === 'empty' ? text.nothing : text.card}</p>
    </div>
  )
  return (
    <div style={{ display: 'grid', gap: 12, alignContent: 'start', maxWidth: 480, minHeight: 320 }}>
      <ContextMenu label={text.label} actions={kind === 'empty' ? [] : actions}>
        {row}
      </ContextMenu>
      <output>{done}</output>
    </div>
  )
}

const meta = {
  title: 'Layers/ContextMenu',
  component: ContextMenu,
  subcomponents: { ContextMenuPanel },
  parameters: { reference: contextMenuReference },
  render: (args: ComponentProps<typeof Order>) => <Order {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Order>

const openByPointer = async (canvasElement: HTMLElement) => {
  const button = within(canvasElement).getByRole('link')
  await userEvent.pointer({ keys: '[MouseRight]', target: button, coords: { clientX: 120, clientY: 48 } })
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toBeVisible())
  return within(menu)
}

export const Closed: Story = {}

/** By the right button, at the pointer. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const menu = await openByPointer(canvasElement)
    await expect(screen.getByRole('menu', { name: '委托单操作' })).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: /完成/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(menu.getByText('还有 3 项检测没有完成')).toBeVisible()
  },
}
export const OpenInEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const menu = await openByPointer(canvasElement)
    await expect(menu.getByRole('menuitem', { name: /Complete/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Groups: Story = {
  args: { kind: 'grouped' },
  play: async ({ canvasElement }) => {
    const menu = await openByPointer(canvasElement)
    await expect(within(menu.getByRole('group', { name: '打印' })).getAllByRole('menuitem')).toHaveLength(2)
  },
}

/** What holds has a tick; chosen by keys, it is another one the next time. */
export const CurrentChoice: Story = {
  args: { urgency: true },
  play: async ({ canvasElement }) => {
    await openByPointer(canvasElement)
    await expect(screen.getByRole('menuitemradio', { name: '普通' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const menu = await openByPointer(canvasElement)
    await expect(menu.getByRole('menuitemradio', { name: '加急' })).toBeChecked()
    await expect(menu.getByRole('menuitemradio', { name: '普通' })).not.toBeChecked()
  },
}

/** By Shift+F10, run by Enter: the focus is back where it was. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const menu = await screen.findByRole('menu', { name: '委托单操作' })
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: /复制委托单/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('sheet'))
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus())
  },
}

/** Without actions there is no menu of ours. */
export const NoActions: Story = {
  args: { kind: 'empty' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  args: { kind: 'grouped', long: true, urgency: true },
  play: async ({ canvasElement }) => {
    const menu = await openByPointer(canvasElement)
    await expect(menu.getAllByRole('menuitem')).toHaveLength(7)
  },
}
