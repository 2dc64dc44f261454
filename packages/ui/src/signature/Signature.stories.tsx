import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { Signature } from './index.ts'
import { signatureReference } from './signature.reference.ts'
import { signed, typed, typedInEnglish } from './story-signatures.ts'

const meta = {
  title: 'Documents/Signature',
  component: Signature,
  parameters: { reference: signatureReference },
  args: { value: signed, label: '检定员' },
} satisfies Meta<typeof Signature>
export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {}
export const DrawnInTheDark: Story = { globals: { scheme: 'dark' } }
export const Typed: Story = { args: { value: typed } }
export const TypedInEnglish: Story = { args: { value: typedInEnglish, label: 'Verifier' }, globals: { locale: 'en' } }
export const NotSigned: Story = { args: { value: null } }
const sizes = [
  { zh: '小', en: 'small' },
  { zh: '中', en: 'medium' },
  { zh: '大', en: 'large' },
] as const
const kinds = [
  { value: signed, zh: '手写', en: 'Drawn' },
  { value: typed, zh: '键入', en: 'Typed' },
  { value: typedInEnglish, zh: '键入英文', en: 'Typed in English' },
  { value: null, zh: '未签', en: 'Not signed' },
]
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      {kinds.flatMap(({ value, zh, en }) =>
        sizes.map((size) => (
          <Cell key={`${en} ${size.en}`} caption={{ zh: `${zh}，${size.zh}`, en: `${en}, ${size.en}` }}>
            <Signature value={value} label={`${en}, ${size.en}`} size={size.en} />
          </Cell>
        )),
      )}
    </MatrixGrid>
  ),
}
