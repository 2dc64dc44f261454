import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { colourPickerReference } from './colour-picker.reference.ts'
import { ColourPicker } from './index.ts'

function Live({ start = '#409EFF' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <div style={{ maxWidth: 328 }}>
      <ColourPicker label="主色" value={value} onChange={setValue} />
      <p>{value}</p>
    </div>
  )
}

const meta = {
  title: 'Forms/ColourPicker',
  component: ColourPicker,
  parameters: { reference: colourPickerReference },
  render: (args: ComponentProps<typeof Live>) => <Live {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Live>

/** One of the colours that are offered. */
export const Preset: Story = {
  args: { start: '#409EFF' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const options = canvas.getAllByRole('option')
    await expect(options).toHaveLength(6)
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByText('#0f766e')).toBeVisible()
    await expect(canvas.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
  },
}

/** Any other colour, by area, slider or number; it stands beside the others from then on. */
export const Own: Story = {
  args: { start: '#8a2be2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('option')).toHaveLength(7)
    const number = canvas.getByRole('textbox', { name: '颜色值' })
    await userEvent.clear(number)
    await userEvent.type(number, '1e6f5c')
    await userEvent.tab()
    await expect(canvas.getByText('#1e6f5c')).toBeVisible()
    await userEvent.clear(number)
    await userEvent.type(number, 'zz')
    await userEvent.tab()
    await expect(canvas.getByText('#1e6f5c')).toBeVisible()
    const hue = canvas.getByRole('slider', { name: /色相/ })
    hue.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.queryByText('#1e6f5c')).toBeNull()
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  args: { start: '#409EFF' },
  render: () => (
    <MatrixGrid>
      {(say) => (
        <>
          <Cell caption={{ zh: '备选之一', en: 'One that is offered' }}>
            <ColourPicker label={say('备选之一', 'One that is offered')} value="#409eff" onChange={() => {}} />
          </Cell>
          <Cell caption={{ zh: '自定', en: 'One’s own' }}>
            <ColourPicker label={say('自定', 'One’s own')} value="#8a2be2" onChange={() => {}} />
          </Cell>
          <Cell caption={{ zh: '很亮', en: 'Very bright' }}>
            <ColourPicker
              label={say('很亮', 'Very bright')}
              value="#fef08a"
              onChange={() => {}}
              presets={['#fef08a', '#ffffff', '#000000']}
            />
          </Cell>
        </>
      )}
    </MatrixGrid>
  ),
}
