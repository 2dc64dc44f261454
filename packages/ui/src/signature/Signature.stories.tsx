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
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="narrow">
      {Object.entries({ signed, typed, typedInEnglish, missing: null }).flatMap(([name, value]) =>
        (['small', 'medium', 'large'] as const).map((size) => (
          <Cell key={`${name} ${size}`} caption={size}>
            <Signature value={value} label={size} size={size} />
          </Cell>
        )),
      )}
    </MatrixGrid>
  ),
}
