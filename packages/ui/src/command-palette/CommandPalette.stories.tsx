import type { Command } from '@etalon/machines/command-palette'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { inEveryLook, inItsOwnWindow } from '../testing/matrix/index.ts'
import { commandPaletteReference } from './command-palette.reference.ts'
import { CommandPalette, useCommandPalette } from './index.ts'
import { storyCommands, storyGroups, storyRecords } from './story-commands.ts'

interface LiveProps {
  /** What the server does when it is asked for records. */
  source?: 'answers' | 'waits' | 'fails once' | 'none'
  /** Ids of the commands that were used last. */
  used?: readonly string[]
  open?: boolean
  /** One of the commands has a long name. */
  long?: boolean
  /** So many screens besides the usual commands. @default 0 */
  more?: number
}

const longCommands: readonly Command[] = [
  {
    id: 'long',
    label: '弹性元件式一般压力表、压力真空表和真空表检定规程的示值误差 Elastic element gauges',
    note: 'JJG 52-2013，2013 年 12 月 27 日实施，代替 JJG 52-1999',
    group: 'screens',
    shortcut: 'Ctrl Shift G',
  },
]

function Live({ source = 'answers', used = [], open = true, long = false, more = 0 }: LiveProps) {
  const language = useLanguage()
  const commands = useMemo(
    () => [
      ...(long ? [...longCommands, ...storyCommands(language).filter(({ id }) => id !== 'orders')] : storyCommands(language)),
      ...Array.from({ length: more }, (_, place) => ({
        id: `room ${place + 1}`,
        label: language === 'zh' ? `${place + 1} 号实验室` : `Laboratory ${place + 1}`,
        group: 'screens',
      })),
    ],
    [language, long, more],
  )
  const groups = useMemo(() => storyGroups(language), [language])
  const [done, setDone] = useState('')
  const [failures] = useState({ left: source === 'fails once' ? 1 : 0 })
  const actor = useCommandPalette({
    onChosen: setDone,
    saved: { version: 1, ids: used },
    ...(source === 'none'
      ? {}
      : {
          findCommands: async (text: string) => {
            if (source === 'waits') return new Promise<never>(() => {})
            failures.left -= 1
            if (failures.left >= 0) throw new TypeError('no network')
            return storyRecords(text)
          },
        }),
  })
  useEffect(() => {
    if (open) actor.send({ type: 'OPEN' })
  }, [actor, open])
  return (
    <div style={{ minHeight: 560 }}>
      <Button onPress={() => actor.send({ type: 'OPEN' })}>{language === 'zh' ? '查找' : 'Find'}</Button>
      <output style={{ marginLeft: 12 }}>{done}</output>
      <CommandPalette actor={actor} commands={commands} groups={groups} />
    </div>
  )
}

const meta = {
  title: 'Shell/CommandPalette',
  component: CommandPalette,
  parameters: { reference: commandPaletteReference, ...inItsOwnWindow(600) },
  render: (args: ComponentProps<typeof Live>) => <Live {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Live>

const box = () => screen.findByRole('combobox')
const names = () => screen.queryAllByRole('option').map((one) => one.getAttribute('data-key'))

/** Ctrl+K opens it, and again closes it. */
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '查找' })
    button.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(async () => expect(await box()).toHaveFocus())
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const Everything: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '命令面板' })).toBeVisible()
    await expect(within(screen.getByRole('group', { name: '页面' })).getAllByRole('option')).toHaveLength(4)
    await expect(screen.getByRole('option', { name: /签发证书/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { used: ['orders'] },
  play: async () => {
    await userEvent.type(await box(), 'wtdj')
    await waitFor(() => expect(names()).toEqual(['register']))
    await userEvent.clear(await box())
    await expect(await screen.findByRole('group', { name: 'Used last' })).toBeVisible()
  },
}
export const UsedLast: Story = {
  args: { used: ['samples', 'WT2026110142', 'lock'] },
  play: async () => {
    const used = within(await screen.findByRole('group', { name: '最近使用' }))
    await expect(used.getAllByRole('option').map((one) => one.dataset.key)).toEqual(['samples', 'WT2026110142', 'lock'])
  },
}

/** Initials, and Enter. */
export const FoundByInitials: Story = {
  args: { source: 'none' },
  play: async ({ canvasElement }) => {
    await userEvent.type(await box(), 'wtdj')
    await waitFor(() => expect(names()).toEqual(['register']))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(canvasElement).getByText('register')).toBeVisible())
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await screen.findByRole('group', { name: '最近使用' })).toBeVisible()
  },
}
export const RecordsFound: Story = {
  play: async () => {
    await userEvent.type(await box(), 'wt20261101')
    await waitFor(() => expect(names()).toEqual(['WT2026110142', 'WT2026110143']))
  },
}
export const Finding: Story = {
  args: { source: 'waits' },
  play: async () => {
    await userEvent.type(await box(), 'wt')
    await expect(await screen.findByText('正在查找记录……')).toBeVisible()
    await expect(names()).toEqual(['WT2026110142', 'register', 'orders'])
  },
}

/** The rest is still offered; tried again, the focus is in the search box. */
export const Failed: Story = {
  args: { source: 'fails once' },
  play: async () => {
    await userEvent.type(await box(), 'wt2')
    await expect(await screen.findByRole('alert')).toHaveTextContent('查找记录时连不上服务器')
    await expect(names()).toEqual(['WT2026110142'])
  },
}
export const TriedAgain: Story = {
  args: { source: 'fails once' },
  play: async () => {
    await userEvent.type(await box(), 'wt2')
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    await expect(await box()).toHaveFocus()
    await waitFor(() => expect(names()).toHaveLength(3))
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}
export const Nothing: Story = {
  play: async () => {
    await userEvent.type(await box(), '无此命令')
    await expect(await screen.findByText('没有与“无此命令”相符的命令')).toBeVisible()
    await expect(screen.queryByRole('option')).toBeNull()
  },
}
/** More than there is room for: the arrow keys bring what they reach to sight. */
export const Scrolled: Story = {
  args: { more: 40 },
  play: async () => {
    await waitFor(async () => expect(await box()).toHaveFocus())
    const list = await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0))
  },
}
/** Used last, screens, actions of which one is not allowed, and records. */
export const Matrix: Story = {
  ...inEveryLook,
  args: { used: ['samples'], long: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await waitFor(() => expect(names()).toHaveLength(8))
  },
}
