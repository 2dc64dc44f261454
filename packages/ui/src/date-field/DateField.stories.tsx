import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DateField, type DateFieldProps } from './index.ts'

function Live(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 240, minHeight: 360 }}>
      <DateField {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  render: (args) => <Live {...args} />,
  args: { label: '登记日期', value: '2026-11-20', today: '2026-11-20', onChange: () => {} },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

const openCalendar = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /选择日期/ }))
  const calendar = await screen.findByRole('grid')
  await waitFor(() => expect(calendar).toBeVisible())
}

export const Chosen: Story = {}
export const Empty: Story = { args: { value: null } }
export const Clearable: Story = { args: { clearable: true } }
export const Calendar: Story = { play: ({ canvasElement }) => openCalendar(canvasElement) }
export const Bounded: Story = {
  args: { min: '2026-11-10', max: '2026-11-25' },
  play: ({ canvasElement }) => openCalendar(canvasElement),
}
export const Wrong: Story = { args: { required: true, value: null, error: '请选择登记日期' } }
/** Typed, not chosen: the calendar would not have offered it. */
export const OutOfBounds: Story = { args: { min: '2026-11-23' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Disabled: Story = { args: { disabled: true } }
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { label: 'Registered on' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Choose date/ }))
    await expect(await screen.findByRole('grid', { name: /November 2026/ })).toBeInTheDocument()
  },
}
