import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { AnyStateNode } from 'xstate'
import { machineModels } from '../../packages/machines/src/models.ts'
import { MachinePage } from './MachinePage.tsx'

const meta = {
  title: 'Machines',
  component: MachinePage,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof MachinePage>
export default meta

type Story = StoryObj<typeof meta>

const idsOf = (node: AnyStateNode): string[] => [node.id, ...Object.values(node.states).flatMap(idsOf)]

/** Plays one machine: every state is drawn, those it is in are lit, and what is sent shows. */
function page(name: string): Story {
  const model = machineModels.find((one) => one.name === name)
  if (!model) throw new Error(`There is no machine ${name}`)
  return {
    name,
    args: { model },
    play: async ({ canvasElement, userEvent }) => {
      const canvas = within(canvasElement)
      await canvas.findByRole('img', {}, { timeout: 10_000 })
      const ids = (selector: string) =>
        [...canvasElement.querySelectorAll<SVGElement>(selector)].map((one) => one.dataset.state ?? '').sort()
      await expect(ids('g[data-state]')).toEqual(idsOf(model.machine.root).sort())

      const frame = canvas.getByRole('region', { name: /(状态图|Statechart)$/ })
      await userEvent.click(canvas.getByRole('radio', { name: /^(全图|Whole)$/ }))
      await expect([frame.scrollWidth, frame.scrollHeight]).toEqual([frame.clientWidth, frame.clientHeight])
      await userEvent.click(canvas.getByRole('radio', { name: /^(原大|100 %)$/ }))

      const written = () => canvasElement.querySelector('span[data-state]')?.textContent?.split(' · ').sort()
      const lit = () => ids('g[data-leaf][data-active]')
      await expect(lit()).toEqual(written())

      const context = () => canvas.getByRole('region', { name: /^(上下文|Context)$/ }).textContent
      const events = () => within(canvas.getByRole('list', { name: /^(事件|Events)$/ })).getAllByRole('button')
      const before = JSON.stringify([lit(), context()])
      for (const place of events().keys()) {
        // A state that nothing leads out of has no events.
        const button = JSON.stringify([lit(), context()]) === before ? events()[place] : undefined
        if (!button) break
        await userEvent.click(button)
      }
      await waitFor(() => expect(JSON.stringify([lit(), context()])).not.toBe(before))
      await expect(lit()).toEqual(written())

      await userEvent.click(canvas.getByRole('button', { name: /^(重新开始|Begin again)$/ }))
      await waitFor(() => expect(JSON.stringify([lit(), context()])).toBe(before))
    },
  }
}

export const AddressCascade: Story = page('address-cascade')
export const AdvancedFilter: Story = page('advanced-filter')
export const ChartReading: Story = page('chart-reading')
export const CheckFile: Story = page('check-file')
export const ColumnSettings: Story = page('column-settings')
export const CommandPalette: Story = page('command-palette')
export const DataTable: Story = page('data-table')
export const Dialog: Story = page('dialog')
export const DialogStack: Story = page('dialog-stack')
export const Draft: Story = page('draft')
export const ErrorLog: Story = page('error-log')
export const Form: Story = page('form')
export const FormulaKeyboard: Story = page('formula-keyboard')
export const FullScreen: Story = page('full-screen')
export const GraphWalk: Story = page('graph-walk')
export const Loading: Story = page('loading')
export const LockScreen: Story = page('lock-screen')
export const Menu: Story = page('menu')
export const MessageSocket: Story = page('message-socket')
export const NoticePopup: Story = page('notice-popup')
export const OnDemand: Story = page('on-demand')
export const PdfPreview: Story = page('pdf-preview')
export const Preferences: Story = page('preferences')
export const RichText: Story = page('rich-text')
export const ScanCode: Story = page('scan-code')
export const SearchBar: Story = page('search-bar')
export const Session: Story = page('session')
export const Signature: Story = page('signature')
export const TabStrip: Story = page('tab-strip')
export const TokenRefresh: Story = page('token-refresh')
export const Tree: Story = page('tree')
export const Upload: Story = page('upload')
export const Workflow: Story = page('workflow')
export const Workspace: Story = page('workspace')
