import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, inEveryLook, MatrixGrid, Row } from '../testing/matrix/index.ts'
import { Avatar, Badge, Keycap, Tag } from './index.ts'

const meta = { title: 'Data/Badge', component: Badge, args: { count: 3 } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Count: Story = {}
export const Many: Story = { args: { count: 100 } }
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      <Cell caption="数">
        <Row>
          <Badge count={3} />
          <Badge count={18} />
          <Badge count={120} />
          <Badge count={2} tone="info" />
        </Row>
      </Cell>
      <Cell caption="标签">
        <Row>
          <Tag>0.4 级</Tag>
          <Tag>弹性元件式一般压力表</Tag>
          <Tag>class 0.05</Tag>
        </Row>
      </Cell>
      <Cell caption="按键">
        <Row>
          <Keycap>Ctrl K</Keycap>
          <Keycap>?</Keycap>
        </Row>
      </Cell>
      <Cell caption="人">
        <Row>
          <Avatar name="周岚" /> 周岚
          <Avatar name="沈砚" tone="success" /> 沈砚
          <Avatar name="Aleksandra Konstantinopolska" tone="violet" /> Aleksandra
        </Row>
      </Cell>
      <Cell caption="人，小">
        <Row>
          <Avatar name="周岚" small /> 周岚
          <Avatar name="陆明远" tone="violet" small /> 陆明远
        </Row>
      </Cell>
    </MatrixGrid>
  ),
}
