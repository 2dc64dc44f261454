import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DateTimeField, type DateTimeFieldProps } from './index.ts'

function Live(props: DateTimeFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 240, minHeight: 420 }}>
      <DateTimeField {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  render: (args) => <Live {...args} />,
  args: { label: '送达时间', value: '2026-11-20 10:42:07', today: '2026-11-20', onChange: () => {} },
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /选择日期|Choose date/ }))
  const calendar = await screen.findByRole('grid')
  await waitFor(() => expect(calendar).toBeVisible())
}

export const Chosen: Story = {}
export const WithoutSeconds: Story = { args: { seconds: false } }
export const Empty: Story = { args: { value: null, hint: '样品到达前台的时间' } }
export const Clearable: Story = { args: { clearable: true } }
export const Matrix: Story = { play: ({ canvasElement }) => open(canvasElement) }

/** Another day keeps the time; the panel stays until it is done. */
export const AnotherDay: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: /11月24日/ }))
    await expect(screen.getByRole('grid')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  },
}
export const Bounded: Story = {
  args: { min: '2026-11-10', max: '2026-11-20 18:00:00' },
  play: ({ canvasElement }) => open(canvasElement),
}
export const OutOfBounds: Story = { args: { max: '2026-11-20 10:00:00' } }
export const Wrong: Story = { args: { required: true, value: null, error: '请选择送达时间' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Disabled: Story = { args: { disabled: true } }
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { label: 'Delivered at' },
  play: ({ canvasElement }) => open(canvasElement),
}
