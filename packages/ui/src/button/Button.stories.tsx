import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, Printer, Search, SlidersHorizontal } from 'lucide-react'
import { Cell, inEveryLook, MatrixGrid, Row } from '../testing/matrix/index.ts'
import { buttonReference } from './button.reference.ts'
import type { ButtonKind } from './index.ts'
import { Button, ButtonLink, IconButton } from './index.ts'

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: { reference: buttonReference },
  args: { children: '保存' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Primary: Story = { args: { kind: 'primary', icon: Plus, children: '新增' } }
export const Soft: Story = { args: { kind: 'soft', icon: Search, children: '查询' } }
export const WithCount: Story = { args: { kind: 'quiet', icon: SlidersHorizontal, count: 4, children: '高级查询' } }
export const Pending: Story = { args: { kind: 'primary', pending: true, children: '保存中' } }
export const DisabledWithReason: Story = {
  args: { kind: 'primary', disabledReason: '本人检测的项目不能由本人审核', children: '审核通过' },
}
export const LongChinese: Story = { args: { children: '从委托单位名下的计量器具台账中批量选取并加入本委托单' } }

const kinds: [ButtonKind, string][] = [
  ['primary', '主要'],
  ['soft', '浅色'],
  ['plain', '普通'],
  ['quiet', '幽灵'],
  ['text', '文字'],
  ['danger', '危险'],
  ['danger-line', '危险线框'],
]

export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="whole">
      {kinds.map(([kind, word]) => (
        <Cell key={kind} caption={word}>
          <Row>
            <Button kind={kind}>保存</Button>
            <Button kind={kind} disabled>
              保存
            </Button>
            <Button kind={kind} pending>
              保存中
            </Button>
            <Button kind={kind} size="small">
              保存
            </Button>
            <Button kind={kind} size="large">
              保存
            </Button>
            <IconButton kind={kind} icon={Printer} label={`打印 ${word}`} />
            <IconButton kind={kind} size="small" icon={Printer} label={`打印标签 ${word}`} />
            <ButtonLink kind={kind} href="#orders">
              委托单
            </ButtonLink>
            <Button kind={kind} icon={Search} count={4}>
              Search
            </Button>
          </Row>
        </Cell>
      ))}
      <Cell caption={{ zh: '长文字', en: 'Long words' }}>
        <Row>
          <Button kind="primary">从委托单位名下的计量器具台账中批量选取并加入本委托单</Button>
          <Button>Choose from the instruments of this customer and add them to the order</Button>
        </Row>
      </Cell>
    </MatrixGrid>
  ),
}
