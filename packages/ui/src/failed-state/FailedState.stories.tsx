import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FailedState } from './index.ts'

const meta = { title: 'Feedback/Failed state', component: FailedState, args: { onRetry: fn() } } satisfies Meta<
  typeof FailedState
>
export default meta
type Story = StoryObj<typeof meta>

/** It is read aloud, and one press tries again. */
export const Retry: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const WithReason: Story = { args: { children: '数据库暂时连不上，几秒后会自动恢复' } }
