import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, FlaskConical, Gauge, QrCode, Thermometer } from 'lucide-react'
import { Cell, inEveryLook, MatrixGrid, Row } from '../testing/matrix/index.ts'
import { iconReference } from './icon.reference.ts'
import { Icon } from './index.ts'

const meta = {
  title: 'Data/Icon',
  component: Icon,
  parameters: { reference: iconReference },
  args: { icon: Gauge },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

/** Beside a word it is decoration. */
export const Decoration: Story = {
  render: () => (
    <span>
      <Icon icon={FlaskConical} /> 检测中
    </span>
  ),
}
/** Alone it says what it means. */
export const WithMeaning: Story = { args: { label: '压力' } }
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      {([12, 14, 16, 20, 24] as const).map((size) => (
        <Icon key={size} icon={Thermometer} size={size} />
      ))}
      <Icon icon={Check} size={12} bold />
      <Icon icon={QrCode} size={24} bold />
    </div>
  ),
}
const icons = [Gauge, Thermometer, FlaskConical, QrCode, Check]
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="narrow">
      {(say) => (
        <>
          {([12, 14, 16, 20, 24] as const).map((size) => (
            <Cell key={size} caption={`${size} px`}>
              <Row>
                {icons.map((icon) => (
                  <Icon key={icon.displayName} icon={icon} size={size} />
                ))}
              </Row>
            </Cell>
          ))}
          <Cell caption={{ zh: '12 px 粗', en: '12 px, heavy' }}>
            <Row>
              {icons.map((icon) => (
                <Icon key={icon.displayName} icon={icon} size={12} bold />
              ))}
            </Row>
          </Cell>
          <Cell caption={{ zh: '词旁', en: 'Beside words' }}>
            <Row>
              <Icon icon={FlaskConical} /> 检测中 Testing
            </Row>
          </Cell>
          <Cell caption={{ zh: '单独，有名', en: 'Alone, with a name' }}>
            <Icon icon={Gauge} label={say('压力', 'Pressure')} />
          </Cell>
        </>
      )}
    </MatrixGrid>
  ),
}
