import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { Switch } from './index.ts'
import { switchReference } from './switch.reference.ts'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: { reference: switchReference },
  args: { on: false, onChange: () => {}, children: '派车' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { on: true } }
export const Disabled: Story = {
  args: { on: true, disabled: true, onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: '派车' })
    await expect(control).toBeDisabled()
    await userEvent.click(within(canvasElement).getByText('派车'), { pointerEventsCheck: 0 })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { on: true, error: '没有空闲的车，请另选日期' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: '派车' })
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('没有空闲的车，请另选日期')
  },
}

function Working() {
  const [on, setOn] = useState(false)
  return (
    <Switch on={on} onChange={setOn}>
      派车
    </Switch>
  )
}
/** Space switches it; so does a press on its word. */
export const ByKeyboard: Story = {
  render: () => <Working />,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: '派车' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.click(within(canvasElement).getByText('派车'))
    await expect(control).not.toBeChecked()
  },
}
const steady = { onChange: () => {} }
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      {(say) => (
        <>
          <Switch {...steady} on={false}>
            {say('关', 'Off')}
          </Switch>
          <Switch {...steady} on>
            {say('开', 'On')}
          </Switch>
          <Switch {...steady} on={false} disabled>
            {say('停用，关', 'Disabled, off')}
          </Switch>
          <Switch {...steady} on disabled>
            {say('停用，开', 'Disabled, on')}
          </Switch>
          <Switch {...steady} on error={say('没有空闲的车，请另选日期', 'No car is free: choose another day')}>
            {say('派车', 'Send a car')}
          </Switch>
          <Switch {...steady} on={false} error={say('请先同意', 'Agree first')}>
            {say('同意', 'Agreed')}
          </Switch>
          <Switch {...steady} on>
            派车到委托单位现场，由检测人员携带标准器前往，费用另计
          </Switch>
          <Switch {...steady} on={false}>
            Send a car to the customer’s site with our own measuring standards
          </Switch>
        </>
      )}
    </MatrixGrid>
  ),
}
