import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { QrCode } from './index.ts'
import { qrCodeReference } from './qr-code.reference.ts'

const address = 'HTTPS://CX.EXAMPLE.COM/V/7K3M9QXT0123456789ABCDEFGH'

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  parameters: { reference: qrCodeReference },
  args: { text: address, label: '证书 LX-2026-003187 的查询地址' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: '证书 LX-2026-003187 的查询地址，二维码' })
    await expect(code.getBoundingClientRect().width).toBe(160)
  },
}
export const ToTakeAway: Story = { args: { saveAs: 'LX-2026-003187', copyable: true } }
export const Small: Story = { args: { size: 96, level: 'L', text: 'S-2026-001877' } }
/** More correction: it may be printed on what gets dirty. */
export const MuchCorrection: Story = { args: { level: 'H', size: 240 } }
export const Chinese: Story = { args: { text: '样品 S-2026-001877 弹性元件式一般压力表', label: '样品标签' } }
export const TooLong: Story = { args: { text: '一'.repeat(1200) } }
export const InTheDark: Story = { args: { saveAs: 'LX-2026-003187', copyable: true }, globals: { scheme: 'dark' } }
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid cells="narrow">
      {(say) => (
        <>
          {(['L', 'M', 'Q', 'H'] as const).map((level) => (
            <Cell key={level} caption={{ zh: `纠错 ${level}`, en: `Correction ${level}` }}>
              <QrCode
                {...args}
                label={say(`证书的查询地址 ${level}`, `Address of the certificate ${level}`)}
                level={level}
                size={120}
              />
            </Cell>
          ))}
          <Cell caption={{ zh: '小', en: 'Small' }}>
            <QrCode {...args} label={say('小', 'Small')} size={96} text="S-2026-001877" />
          </Cell>
          <Cell caption={{ zh: '可保存与复制', en: 'To save and copy' }}>
            <QrCode {...args} label={say('可保存', 'To save')} saveAs="LX-2026-003187" copyable />
          </Cell>
          <Cell caption={{ zh: '放不下', en: 'Too long' }}>
            <QrCode {...args} label={say('放不下', 'Too long')} text={'一'.repeat(1200)} />
          </Cell>
        </>
      )}
    </MatrixGrid>
  ),
}
export const InEnglish: Story = {
  args: { label: 'Address of certificate LX-2026-003187', saveAs: 'LX-2026-003187', copyable: true },
  globals: { locale: 'en' },
}
