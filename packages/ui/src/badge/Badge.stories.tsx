import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, inEveryLook, MatrixGrid, Row } from '../testing/matrix/index.ts'
import { badgeReference } from './badge.reference.ts'
import { Avatar, Badge, Keycap, Tag } from './index.ts'

const meta = {
  title: 'Data/Badge',
  component: Badge,
  subcomponents: { Tag, Keycap, Avatar },
  parameters: { reference: badgeReference },
  args: { count: 3 },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Count: Story = {}
export const Many: Story = { args: { count: 100 } }
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      <Cell caption={{ zh: '数', en: 'Counts' }}>
        <Row>
          <Badge count={3} />
          <Badge count={18} />
          <Badge count={120} />
          <Badge count={2} tone="info" />
        </Row>
      </Cell>
      <Cell caption={{ zh: '标签', en: 'Tags' }}>
        <Row>
          <Tag>0.4 级</Tag>
          <Tag>弹性元件式一般压力表</Tag>
          <Tag>class 0.05</Tag>
        </Row>
      </Cell>
      <Cell caption={{ zh: '按键', en: 'Keys' }}>
        <Row>
          <Keycap>Ctrl K</Keycap>
          <Keycap>?</Keycap>
        </Row>
      </Cell>
      <Cell caption={{ zh: '人', en: 'People' }}>
        <Row>
          <Avatar name="周岚" /> 周岚
          <Avatar name="沈砚" tone="success" /> 沈砚
          <Avatar name="Aleksandra Konstantinopolska" tone="violet" /> Aleksandra
        </Row>
      </Cell>
      <Cell caption={{ zh: '人，小', en: 'People, small' }}>
        <Row>
          <Avatar name="周岚" small /> 周岚
          <Avatar name="陆明远" tone="violet" small /> 陆明远
        </Row>
      </Cell>
    </MatrixGrid>
  ),
}
