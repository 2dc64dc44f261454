import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, Printer, Search, SlidersHorizontal } from 'lucide-react'
import { Cell, inEveryLook, MatrixGrid, Row } from '../testing/matrix/index.ts'
import { buttonReference } from './button.reference.ts'
import type { ButtonKind } from './index.ts'
import { Button, ButtonLink, IconButton } from './index.ts'

const meta = {
  title: 'Actions/Button',
  component: Button,
  subcomponents: { IconButton, ButtonLink },
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

const kinds: [kind: ButtonKind, zh: string, en: string][] = [
  ['primary', '主要', 'Primary'],
  ['soft', '浅色', 'Soft'],
  ['plain', '普通', 'Plain'],
  ['quiet', '幽灵', 'Quiet'],
  ['text', '文字', 'Text'],
  ['danger', '危险', 'Danger'],
  ['danger-line', '危险线框', 'Danger, outlined'],
]

export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="whole">
      {(say) => (
        <>
          {kinds.map(([kind, zh, en]) => (
            <Cell key={kind} caption={{ zh, en }}>
              <Row>
                <Button kind={kind}>{say('保存', 'Save')}</Button>
                <Button kind={kind} disabled>
                  {say('保存', 'Save')}
                </Button>
                <Button kind={kind} pending>
                  {say('保存中', 'Saving')}
                </Button>
                <Button kind={kind} size="small">
                  {say('保存', 'Save')}
                </Button>
                <Button kind={kind} size="large">
                  {say('保存', 'Save')}
                </Button>
                <IconButton kind={kind} icon={Printer} label={say(`打印 ${zh}`, `Print, ${en}`)} />
                <IconButton kind={kind} size="small" icon={Printer} label={say(`打印标签 ${zh}`, `Print labels, ${en}`)} />
                <ButtonLink kind={kind} href="#orders">
                  {say('委托单', 'Orders')}
                </ButtonLink>
                <Button kind={kind} icon={Search} count={4}>
                  {say('查询', 'Search')}
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
        </>
      )}
    </MatrixGrid>
  ),
}
