import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { NumberField, type NumberFieldProps } from './index.ts'

function Live(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 200 }}>
      <NumberField {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  render: (args) => <Live {...args} />,
  args: { label: '示值', value: '1.200', unit: 'MPa', onChange: () => {} },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const ZerosKept: Story = {}
export const NotANumber: Story = { args: { value: '1.2.3' } }
export const TooManyDecimals: Story = { args: { value: '1.2345', decimals: 3 } }
export const ReadOnly: Story = { args: { readOnly: true } }
