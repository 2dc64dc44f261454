import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { Meter } from './index.ts'
import { meterReference } from './meter.reference.ts'

const meta = {
  title: 'Data/Meter',
  component: Meter,
  parameters: { reference: meterReference },
  args: { label: '项目进度', value: 3, max: 8 },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {}
export const Full: Story = { args: { value: 24, max: 24 } }
export const Empty: Story = { args: { value: 0, max: 4 } }
/** Of less than one whole, as of a capacity in tonnes. */
export const LessThanOne: Story = {
  args: { value: 0.2, max: 0.8, words: '0.2/0.8 t' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: '项目进度' })).toHaveAttribute('aria-valuemax', '0.8')
  },
}
export const Overload: Story = { args: { label: '工时', value: 38, max: 40, tone: 'warning', wide: true } }
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      {(say) => (
        <>
          <Cell caption={{ zh: '空', en: 'Empty' }}>
            <Meter label={say('空', 'Empty')} value={0} max={4} />
          </Cell>
          <Cell caption={{ zh: '一部分', en: 'A part' }}>
            <Meter label={say('一部分', 'A part')} value={3} max={8} />
          </Cell>
          <Cell caption={{ zh: '满', en: 'Full' }}>
            <Meter label={say('满', 'Full')} value={24} max={24} />
          </Cell>
          <Cell caption={{ zh: '只有条', en: 'The bar alone' }}>
            <Meter label={say('只有条', 'The bar alone')} value={5} max={8} words="" />
          </Cell>
          <Cell caption={{ zh: '不足一', en: 'Less than one' }}>
            <Meter label={say('不足一', 'Less than one')} value={0.2} max={0.8} words="0.2/0.8 t" />
          </Cell>
          <Cell caption={{ zh: '没有总数', en: 'No whole' }}>
            <Meter label={say('没有总数', 'No whole')} value={0} max={0} />
          </Cell>
          {(['info', 'success', 'warning', 'danger'] as const).map((tone, place) => (
            <Cell key={tone} caption={`满宽，${tone}`}>
              <Meter label={`工时 ${tone}`} value={20 + place * 6} max={40} tone={tone} wide />
            </Cell>
          ))}
          <Cell caption={{ zh: '长文字', en: 'Long words' }}>
            <Meter
              label={say('长文字', 'Long words')}
              value={1_234_567}
              max={9_876_543}
              words="1,234,567 of 9,876,543 器具已检定"
              wide
            />
          </Cell>
        </>
      )}
    </MatrixGrid>
  ),
}
