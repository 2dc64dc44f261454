import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { NumberField, type NumberFieldProps } from './index.ts'
import { numberFieldReference } from './number-field.reference.ts'

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
  parameters: { reference: numberFieldReference },
  render: (args) => <Live {...args} />,
  args: { label: '示值', value: '1.200', unit: 'MPa', onChange: () => {} },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const ZerosKept: Story = {}
export const NotANumber: Story = { args: { value: '1.2.3' } }
export const TooManyDecimals: Story = { args: { value: '1.2345', decimals: 3 } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid cells="narrow">
      {(say) => (
        <>
          <Live {...args} label={say('空', 'Empty')} value="" />
          <Live {...args} label={say('占位', 'Placeholder')} value="" placeholder="0.000" />
          <Live {...args} label={say('零不丢', 'Zeros are kept')} />
          <Live {...args} label={say('没有单位', 'Without a unit')} value="-12.50" unit="" />
          <Live {...args} label={say('左对齐', 'At the left')} align="left" />
          <Live
            {...args}
            label={say('必填，提示', 'Required, with a hint')}
            required
            hint={say('保留三位小数', 'Keep three decimals')}
          />
          <Live {...args} label={say('不是数', 'Not a number')} value="1.2.3" />
          <Live {...args} label={say('位数过多', 'Too many decimals')} value="1.2345" decimals={3} />
          <Live {...args} label={say('只读', 'Read only')} readOnly />
          <Live {...args} label={say('停用', 'Disabled')} disabled />
          <Live {...args} label={say('小', 'Small')} size="small" />
          <Live {...args} label={say('大', 'Large')} size="large" />
          <Live {...args} label="被检仪器在升压过程中的示值（三次读数的平均值）" value="123456789012345.678901" unit="kPa" />
          <Live
            {...args}
            label="Indication at rising pressure, mean of three"
            unit="kg·m⁻¹·s⁻²"
            error="Readings of this instrument end in 0 or 5"
          />
        </>
      )}
    </MatrixGrid>
  ),
}
