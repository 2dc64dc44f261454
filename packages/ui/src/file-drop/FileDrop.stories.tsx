import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileDrop } from './index.ts'

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  args: { label: '证书文件', onFiles: () => {}, accept: ['.pdf'], hint: 'PDF，不超过 20 MB；文件只在本机核对，不会上传' },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Refused: Story = { args: { error: '这份文件没有封签，可能不是本院签发的证书' } }
export const Disabled: Story = { args: { disabled: true } }
