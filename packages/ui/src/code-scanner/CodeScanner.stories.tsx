import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { codeScannerReference } from './code-scanner.reference.ts'
import { CodeScanner } from './index.ts'
import { storyScan, storyScans, storyWords } from './story-scans.ts'

const inChinese = storyWords((zh) => zh)

const meta = {
  title: 'Documents/CodeScanner',
  component: CodeScanner,
  parameters: { reference: codeScannerReference },
  args: { label: '扫描样品标签', words: inChinese, actor: storyScan() },
} satisfies Meta<typeof CodeScanner>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Opening: Story = { args: { actor: storyScan(...storyScans.opening) } }
export const Foreign: Story = { args: { actor: storyScan(...storyScans.foreign) } }
export const Refused: Story = { args: { actor: storyScan(...storyScans.refused) } }
/** Without a camera a picture is left. */
export const Unsupported: Story = { args: { actor: storyScan(...storyScans.unsupported) } }
export const Found: Story = { args: { actor: storyScan(...storyScans.found) } }
export const Matrix: Story = {
  ...inEveryLook,
  render: ({ actor: _actor, ...args }) => (
    <MatrixGrid>
      {(say) => {
        const words = storyWords(say)
        const shown = { ...args, label: say('扫描样品标签', 'Scan a label'), words }
        return Object.entries(storyScans).map(([name, told]) => (
          <Cell key={name} caption={name}>
            <CodeScanner {...shown} actor={storyScan(...told)} />
          </Cell>
        ))
      }}
    </MatrixGrid>
  ),
}
