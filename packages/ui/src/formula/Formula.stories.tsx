import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Cell, inEveryLook, MatrixGrid, useSay } from '../testing/matrix/index.ts'
import { formulaReference } from './formula.reference.ts'
import { Formula, type FormulaProps } from './index.ts'

const meta = {
  title: 'Data/Formula',
  component: Formula,
  parameters: { reference: formulaReference },
  args: { tex: 'U = k\\,u_\\mathrm{c} = k\\sqrt{\\sum_i (c_i u_i)^2}', plain: 'U = k·uc = k·√Σ(ci·ui)²' },
} satisfies Meta<typeof Formula>
export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {
  render: (args) => (
    <p>
      扩展不确定度 <Formula {...args} />
      ，k = 2
    </p>
  ),
}
export const Block: Story = { args: { block: true } }
/** What cannot be read stands as it was written, with the reason. */
export const Unreadable: Story = { args: { tex: '\\frac{1', plain: '1/?' } }
function AmongWords(formula: FormulaProps) {
  const say = useSay()
  return (
    <p>
      {say('扩展不确定度 ', 'The expanded uncertainty ')}
      <Formula {...formula} />
      {say('，', ', ')}
      <Formula tex="k = 2" plain="k = 2" />
      {say('，即 ', ', is ')}
      <Formula tex="U_{95} = 0.12\,\mathrm{kPa}" plain="U95 = 0.12 kPa" />
      {say('。', '.')}
    </p>
  )
}
const budget = 'u_\\mathrm{c}^2 = \\sum_{i=1}^{N} \\left(\\frac{\\partial f}{\\partial x_i}\\right)^2 u^2(x_i)'
const wide = Array.from({ length: 30 }, (_, place) => `u_{${place + 1}}^2`).join('+')
const deep = '\\sqrt{'.repeat(101)
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid>
      <Cell caption={{ zh: '文字之间', en: 'Among words' }}>
        <AmongWords {...args} />
      </Cell>
      <Cell caption={{ zh: '独立一行', en: 'On a line of its own' }}>
        <Formula {...args} block />
      </Cell>
      <Cell caption={{ zh: '读不懂的照原样', en: 'What cannot be read stands as it was written' }}>
        <Formula tex="\frac{1" plain="1/?" />
      </Cell>
      <Cell caption={{ zh: '分式与求和', en: 'Fractions and sums' }}>
        <Formula tex={budget} plain="uc² = Σ(∂f/∂xi)²·u²(xi)" block />
      </Cell>
      <Cell caption={{ zh: '矩阵', en: 'A matrix' }}>
        <Formula tex="\begin{pmatrix} 1 & r_{12} \\ r_{12} & 1 \end{pmatrix}" plain="(1 r12; r12 1)" block />
      </Cell>
      <Cell caption={{ zh: '比位置宽：自己滚动', en: 'Wider than its place: it scrolls in itself' }}>
        <p>
          <Formula tex={wide} plain="u² = …" />
        </p>
      </Cell>
      <Cell caption={{ zh: '嵌套太深', en: 'Nested too deep' }}>
        <Formula tex={deep} plain="…" />
      </Cell>
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(7), { timeout: 10_000 })
  },
}
