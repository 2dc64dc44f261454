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
      <Cell caption={{ zh: '保存中', en: 'Saving' }}>
        <AutosaveStatus state="saving" />
      </Cell>
      <Cell caption={{ zh: '已存在本机', en: 'Saved, on this device' }}>
        <AutosaveStatus state="saved" />
      </Cell>
      <Cell caption={{ zh: '已存到服务器', en: 'Saved, at the server' }}>
        <AutosaveStatus state="saved" where="server" />
      </Cell>
      <Cell caption={{ zh: '本机没有存成', en: 'Failed, on this device' }}>
        <AutosaveStatus state="failed" />
      </Cell>
      <Cell caption={{ zh: '服务器没有存成', en: 'Failed, at the server' }}>
        <AutosaveStatus state="failed" where="server" onRetry={() => {}} />
      </Cell>
    </MatrixGrid>
  ),
}
