import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { vars } from '../theme/index.ts'
import { brandReference } from './brand.reference.ts'
import { Brand, BrandMark } from './index.ts'

const meta = {
  title: 'Shell/Brand',
  component: Brand,
  subcomponents: { BrandMark },
  parameters: { reference: brandReference },
  decorators: [
    (Story) => (
      <div style={{ padding: 12, background: vars.topBg, backgroundImage: vars.topImage, color: vars.topText }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Brand>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithNote: Story = { args: { note: '计量工作台' } }
export const Leading: Story = { args: { note: 'Workspace', href: '/wel/index' } }
export const OtherName: Story = { args: { name: '示例计量检测研究院' } }
export const LargeMark: Story = { render: () => <BrandMark large /> }
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid bare>
      <Brand />
      <Brand note="计量工作台" />
      <Brand note="Workspace" href="/wel/index" />
      <Brand name="示例计量检测研究院" />
      <Brand name="示例计量检测研究院高新技术产业开发区分院" note="证书查询与真伪核对" />
      <Brand name="Example Institute of Metrology" note="Workspace for calibration and testing" href="/wel/index" />
      <BrandMark large />
    </MatrixGrid>
  ),
}
