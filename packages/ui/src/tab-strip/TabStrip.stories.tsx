import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLanguage } from '../i18n/index.ts'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { TabStrip, useTabStrip } from './index.ts'
import { tabStripReference } from './tab-strip.reference.ts'

const words = {
  zh: ['委托登记', '委托单', '原始记录 YP26110137-03', '弹性元件式一般压力表检定的不确定度评定报告'],
  en: ['Register an order', 'Orders', 'Record YP26110137-03', 'Evaluation of the uncertainty of elastic pressure gauges'],
}

interface StripProps {
  /** How many pages are open beside home. */
  count?: number
  /** The place of the active one; 0 is home. */
  active?: number
  /** The place of one that holds something that was not submitted. */
  unsaved?: number
}

function Strip({ count = 3, active = 2, unsaved = 0 }: StripProps) {
  const actor = useTabStrip()
  const labels = words[useLanguage()]
  useEffect(() => {
    for (let place = 0; place < count; place += 1) {
      const label = labels[place] ?? `${labels[2]} ${place}`
      actor.send({ type: 'TAB.OPEN', target: { path: `/page/${place}`, label } })
    }
    const key = actor.getSnapshot().context.tabs[active]?.key
    if (key !== undefined) actor.send({ type: 'TAB.ACTIVATE', key })
  }, [actor, count, active, labels])
  return <TabStrip actor={actor} isUnsaved={(tab) => tab.label === labels[unsaved - 1]} />
}

const meta = {
  title: 'Shell/TabStrip',
  component: TabStrip,
  parameters: { reference: tabStripReference },
  render: (args: ComponentProps<typeof Strip>) => <Strip {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Strip>

export const Several: Story = {}
/** Home alone: there is nothing to close. */
export const One: Story = {
  args: { count: 0, active: 0 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '标签操作' }))
    await expect(await screen.findByRole('menuitem', { name: /关闭全部/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
/** More than fit: the active one is in sight. */
export const Many: Story = {
  args: { count: 30, active: 24 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('tab', { selected: true })).toBeVisible())
  },
}
export const Unsaved: Story = { args: { unsaved: 1 } }
export const ContextMenu: Story = {
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('tab', { selected: true })
    tab.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="whole" bare>
      <Cell>
        <Strip count={0} active={0} unsaved={0} />
      </Cell>
      <Cell>
        <Strip count={4} active={2} unsaved={1} />
      </Cell>
      <Cell>
        <Strip count={4} active={4} unsaved={4} />
      </Cell>
      <Cell>
        <Strip count={30} active={29} unsaved={0} />
      </Cell>
    </MatrixGrid>
  ),
}
