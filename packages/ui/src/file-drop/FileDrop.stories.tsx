import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { fileDropReference } from './file-drop.reference.ts'
import { FileDrop } from './index.ts'

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  parameters: { reference: fileDropReference },
  args: { label: '证书文件', onFiles: () => {}, accept: ['.pdf'], hint: 'PDF，不超过 20 MB；文件只在本机核对，不会上传' },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Refused: Story = { args: { error: '这份文件没有封签，可能不是本院签发的证书' } }
export const Disabled: Story = { args: { disabled: true } }
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid>
      <Cell caption="等待文件">
        <FileDrop {...args} />
      </Cell>
      <Cell caption="没有说明">
        <FileDrop label="原始记录" onFiles={() => {}} />
      </Cell>
      <Cell caption="不符">
        <FileDrop {...args} label="盖章件" error="这份文件没有封签，可能不是本院签发的证书" />
      </Cell>
      <Cell caption="停用">
        <FileDrop {...args} label="停用的文件" disabled />
      </Cell>
      <Cell caption="长中文">
        <FileDrop
          {...args}
          label="委托单位盖章的委托书、营业执照副本和经办人身份证明的扫描件"
          hint="PDF、图片或压缩包，每个不超过 20 MB，共不超过 200 MB；文件只在本机核对，核对后不保留"
          error="三份文件里有一份打不开：委托书（第二页）.pdf 不是完整的 PDF"
        />
      </Cell>
      <Cell caption="English">
        <FileDrop
          {...args}
          label="Stamped order, business licence and proof of identity"
          hint="PDF or pictures, 20 MB each at most; they are checked on this computer and go nowhere"
          error="Order-page-2-of-a-very-long-file-name-without-any-break-2026-11-20.pdf is not a whole PDF"
        />
      </Cell>
    </MatrixGrid>
  ),
}
