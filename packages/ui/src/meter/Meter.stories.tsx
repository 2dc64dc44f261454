import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { Meter } from './index.ts'

const meta = { title: 'Data/Meter', component: Meter, args: { label: '项目进度', value: 3, max: 8 } } satisfies Meta<typeof Meter>
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
      <Cell caption="空">
        <Meter label="空" value={0} max={4} />
      </Cell>
      <Cell caption="一部分">
        <Meter label="一部分" value={3} max={8} />
      </Cell>
      <Cell caption="满">
        <Meter label="满" value={24} max={24} />
      </Cell>
      <Cell caption="只有条">
        <Meter label="只有条" value={5} max={8} words="" />
      </Cell>
      <Cell caption="不足一">
        <Meter label="不足一" value={0.2} max={0.8} words="0.2/0.8 t" />
      </Cell>
      <Cell caption="没有总数">
        <Meter label="没有总数" value={0} max={0} />
      </Cell>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone, place) => (
        <Cell key={tone} caption={`满宽，${tone}`}>
          <Meter label={`工时 ${tone}`} value={20 + place * 6} max={40} tone={tone} wide />
        </Cell>
      ))}
      <Cell caption="长文字">
        <Meter label="长文字" value={1_234_567} max={9_876_543} words="1,234,567 of 9,876,543 器具已检定" wide />
      </Cell>
    </MatrixGrid>
  ),
}
