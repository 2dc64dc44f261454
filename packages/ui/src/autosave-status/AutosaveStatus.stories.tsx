import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { autosaveStatusReference } from './autosave-status.reference.ts'
import { AutosaveStatus } from './index.ts'

const meta = {
  title: 'Forms/AutosaveStatus',
  component: AutosaveStatus,
  parameters: { reference: autosaveStatusReference },
  args: { state: 'saved' },
} satisfies Meta<typeof AutosaveStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {}
export const Saving: Story = { args: { state: 'saving' } }
export const NothingToSave: Story = { args: { state: 'clean' } }
let tries = 0
export const Failed: Story = {
  args: {
    state: 'failed',
    onRetry: () => {
      tries += 1
    },
  },
  play: async ({ canvasElement }) => {
    const before = tries
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(tries).toBe(before + 1)
  },
}
export const InEnglish: Story = { globals: { locale: 'en' }, args: { state: 'failed', onRetry: () => {} } }
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      <Cell caption="saving">
        <AutosaveStatus state="saving" />
      </Cell>
      <Cell caption="saved, on this device">
        <AutosaveStatus state="saved" />
      </Cell>
      <Cell caption="saved, at the server">
        <AutosaveStatus state="saved" where="server" />
      </Cell>
      <Cell caption="failed, on this device">
        <AutosaveStatus state="failed" />
      </Cell>
      <Cell caption="failed, at the server">
        <AutosaveStatus state="failed" where="server" onRetry={() => {}} />
      </Cell>
    </MatrixGrid>
  ),
}
