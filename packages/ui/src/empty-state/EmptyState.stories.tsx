import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { emptyStateReference } from './empty-state.reference.ts'
import { Blank, EmptyState } from './index.ts'

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  subcomponents: { Blank },
  parameters: { reference: emptyStateReference },
  args: { title: '还没有委托单' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithTheWayOn: Story = {
  args: { children: '从登记第一张委托单开始', actions: <Button kind="primary">登记委托单</Button> },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      {(say) => (
        <>
          <Cell caption={{ zh: '一句话', en: 'A sentence' }}>
            <EmptyState title={say('还没有委托单', 'No orders yet')} />
          </Cell>
          <Cell caption={{ zh: '第一步', en: 'The first step' }}>
            <EmptyState
              title={say('还没有委托单', 'No orders yet')}
              actions={<Button kind="primary">{say('登记委托单', 'Register an order')}</Button>}
            >
              {say('从登记第一张委托单开始', 'The first order that is registered begins the list')}
            </EmptyState>
          </Cell>
          <Cell caption={{ zh: '两条路', en: 'Two ways on' }}>
            <EmptyState
              title={say('没有符合条件的委托单', 'No orders match')}
              actions={
                <>
                  <Button>{say('重置条件', 'Reset')}</Button>
                  <Button kind="text">{say('保存条件', 'Save the query')}</Button>
                </>
              }
            >
              {say(
                '放宽登记日期，或去掉“金额大于等于 2,000.00”。',
                'Allow more days of registration, or leave out “amount at least 2,000.00”.',
              )}
            </EmptyState>
          </Cell>
          <Cell caption={{ zh: '长中文', en: 'Long Chinese' }}>
            <EmptyState title="岳阳云浦石化设备有限公司第二分公司名下还没有登记过任何计量器具">
              登记委托单时填写的器具会自动进入台账；也可以从表格导入，一次最多两千件，重复的出厂编号会先列出来。
            </EmptyState>
          </Cell>
          <Cell caption="English">
            <EmptyState
              title="No instruments of this customer have been registered yet"
              actions={<Button kind="primary">Register the first instrument of this customer</Button>}
            >
              What is written on an order comes here by itself; a table of up to two thousand can be imported as well.
            </EmptyState>
          </Cell>
        </>
      )}
    </MatrixGrid>
  ),
}
