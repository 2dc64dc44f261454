import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { Note } from './index.ts'
import { noteReference } from './note.reference.ts'

const meta = {
  title: 'Feedback/Note',
  component: Note,
  parameters: { reference: noteReference },
  args: { children: '第 5 行：Pt100 的常用依据为 JJG 229-2010' },
} satisfies Meta<typeof Note>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', children: '三份证书已签发' } }
export const Warning: Story = { args: { tone: 'warning', title: '陆明远也在编辑', children: '保存时以先保存的为准' } }
export const Danger: Story = { args: { tone: 'danger', live: true, children: '服务器没有收到，内容仍在页面上' } }
export const WithAction: Story = { args: { tone: 'warning', live: true, action: <Button size="small">保留这里的</Button> } }
/** In a panel beside a document: what can be done goes below. */
export const NarrowWithActions: Story = {
  args: {
    tone: 'warning',
    children: '另一个页面也在编辑这份草稿。',
    action: (
      <>
        <Button size="small">保留这里的</Button>
        <Button size="small">采用那边的</Button>
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 332 }}>
      <Note {...args} />
    </div>
  ),
}
const tones = ['info', 'success', 'warning', 'danger'] as const
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="wide">
      {(say) => (
        <>
          {tones.map((tone) => (
            <Note key={tone} tone={tone}>
              {say('第 5 行：Pt100 的常用依据为 JJG 229-2010', 'Line 5: Pt100 is usually verified by JJG 229-2010')}
            </Note>
          ))}
          {tones.map((tone) => (
            <Note
              key={tone}
              tone={tone}
              title={say('陆明远也在编辑', 'Lu Mingyuan is editing too')}
              action={
                <Button kind="text" size="small">
                  {say('查看', 'Look')}
                </Button>
              }
            >
              {say('保存时以先保存的为准', 'What is saved first is kept')}
            </Note>
          ))}
          <Note
            tone="warning"
            action={
              <>
                <Button size="small">{say('保留这里的', 'Keep this one')}</Button>
                <Button size="small">{say('采用那边的', 'Take the other')}</Button>
              </>
            }
          >
            {say('另一个页面也在编辑这份草稿。', 'Another page is editing this draft too.')}
          </Note>
          <Note tone="warning" action={<Button size="small">保留这里的</Button>}>
            陆明远也打开了这份草稿，正在编辑“联系人”。各自的修改会分别保存，冲突时由您选择；没有选择之前，两份都在。
          </Note>
          <Note
            tone="danger"
            title="What you wrote could not be saved because the connection to the server was lost"
            action={<Button size="small">Try again</Button>}
          >
            It is kept on this computer: https://example.com/records/YP26110137-03-and-a-long-address-without-a-break
          </Note>
        </>
      )}
    </MatrixGrid>
  ),
}
