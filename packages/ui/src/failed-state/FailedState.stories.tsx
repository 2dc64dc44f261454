import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { failedStateReference } from './failed-state.reference.ts'
import { FailedState } from './index.ts'

const meta = {
  title: 'Feedback/Failed state',
  component: FailedState,
  parameters: { reference: failedStateReference },
  args: { onRetry: fn() },
} satisfies Meta<typeof FailedState>
export default meta
type Story = StoryObj<typeof meta>

/** It is read aloud, and one press tries again. */
export const Retry: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const WithReason: Story = { args: { children: '数据库暂时连不上，几秒后会自动恢复' } }
export const Matrix: Story = {
  ...inEveryLook,
  render: ({ onRetry }) => (
    <MatrixGrid>
      {(say) => (
        <>
          <Cell caption={{ zh: '重试', en: 'Retry' }}>
            <FailedState onRetry={onRetry} />
          </Cell>
          <Cell caption={{ zh: '原因', en: 'A reason' }}>
            <FailedState title={say('请求超时,请重试~~~', 'The request took too long. Please try again.')} onRetry={onRetry}>
              {say('查询条件和已选的 2 项都还在。', 'What you asked for and the 2 rows that you chose are kept.')}
            </FailedState>
          </Cell>
          <Cell caption={{ zh: '长中文', en: 'Long Chinese' }}>
            <FailedState title="没能读取岳阳云浦石化设备有限公司第二分公司名下的计量器具" onRetry={onRetry}>
              数据库暂时连不上，几秒后会自动恢复；填写的内容留在本机，恢复后会再次保存，不必重新填写。
            </FailedState>
          </Cell>
          <Cell caption="English">
            <FailedState title="The instruments of this customer could not be read" onRetry={onRetry}>
              The database cannot be reached for the moment. What you wrote is kept on this computer and saved again later.
            </FailedState>
          </Cell>
        </>
      )}
    </MatrixGrid>
  ),
}
