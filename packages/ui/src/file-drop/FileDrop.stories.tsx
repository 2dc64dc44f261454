import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { fileDropReference } from './file-drop.reference.ts'
import { FileDrop } from './index.ts'

const hint = {
  zh: 'PDF，不超过 20 MB；文件只在本机核对，不会上传',
  en: 'PDF, 20 MB at most; it is checked on this computer and goes nowhere',
}

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  parameters: { reference: fileDropReference },
  args: { label: '证书文件', onFiles: () => {}, accept: ['.pdf'], hint: hint.zh },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Refused: Story = { args: { error: '这份文件没有封签，可能不是本院签发的证书' } }
export const Required: Story = { args: { labelPosition: 'above', required: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid>
      {(say) => (
        <>
          <Cell caption={{ zh: '等待文件', en: 'Waiting for a file' }}>
            <FileDrop {...args} label={say('证书文件', 'Certificate')} hint={say(hint.zh, hint.en)} />
          </Cell>
          <Cell caption={{ zh: '没有说明', en: 'Without a hint' }}>
            <FileDrop label={say('原始记录', 'Record')} onFiles={() => {}} />
          </Cell>
          <Cell caption={{ zh: '必填', en: 'Required' }}>
            <FileDrop {...args} label={say('委托书', 'Order form')} hint={say(hint.zh, hint.en)} labelPosition="above" required />
          </Cell>
          <Cell caption={{ zh: '不符', en: 'Not what is wanted' }}>
            <FileDrop
              {...args}
              label={say('盖章件', 'Sealed copy')}
              hint={say(hint.zh, hint.en)}
              error={say(
                '这份文件没有封签，可能不是本院签发的证书',
                'This file has no seal. It may be no certificate of this institute.',
              )}
            />
          </Cell>
          <Cell caption={{ zh: '停用', en: 'Disabled' }}>
            <FileDrop {...args} label={say('停用的文件', 'Disabled file')} hint={say(hint.zh, hint.en)} disabled />
          </Cell>
          <Cell caption={{ zh: '长中文', en: 'Long Chinese' }}>
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
        </>
      )}
    </MatrixGrid>
  ),
}
