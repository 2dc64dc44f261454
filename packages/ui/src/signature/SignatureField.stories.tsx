import type { SignatureValue } from '@etalon/machines/signature'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useLanguage } from '../i18n/index.ts'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { SignatureField, type SignatureFieldProps } from './index.ts'
import { signatureReference } from './signature.reference.ts'
import { signed, typed, typedInEnglish } from './story-signatures.ts'

const words = {
  zh: { label: '客户签名', hint: '请与委托单上的联系人一致', error: '请签名后再提交', typed },
  en: {
    label: 'Customer’s signature',
    hint: 'The contact who is named in the order',
    error: 'Sign before sending',
    typed: typedInEnglish,
  },
} as const

function Kept({
  hinted = false,
  wrong = false,
  asked,
  ...props
}: Partial<SignatureFieldProps> & StoryProps & { 'data-story'?: string }) {
  const text = words[useLanguage()]
  const [value, setValue] = useState<SignatureValue | null>(asked === 'typed' ? text.typed : asked === 'drawn' ? signed : null)
  return (
    <SignatureField
      label={text.label}
      {...(hinted ? { hint: text.hint } : {})}
      {...(wrong ? { error: text.error } : {})}
      {...props}
      value={value}
      onChange={(next, reason) => {
        setValue(next)
        props.onChange?.(next, reason)
      }}
    />
  )
}
interface StoryProps {
  hinted?: boolean
  wrong?: boolean
  /** What is signed at first. */
  asked?: 'drawn' | 'typed'
}

const meta = {
  title: 'Documents/SignatureField',
  component: SignatureField,
  parameters: { reference: signatureReference },
  args: { required: true },
  render: (args: ComponentProps<typeof Kept>) => <Kept {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Kept>

export const Empty: Story = { args: { hinted: true } }
export const Signed: Story = { args: { asked: 'drawn' } }
export const SignedInTheDark: Story = { args: { asked: 'drawn' }, globals: { scheme: 'dark' } }
export const Typed: Story = { args: { asked: 'typed' } }
export const Typing: Story = { args: { defaultMode: 'typing', hinted: true } }
export const Wrong: Story = { args: { wrong: true } }
export const ReadOnly: Story = { args: { asked: 'drawn', readOnly: true } }
export const ReadOnlyEmpty: Story = { args: { readOnly: true } }
export const Disabled: Story = { args: { asked: 'drawn', disabled: true } }
export const DisabledTyped: Story = { args: { asked: 'typed', disabled: true } }

const padIn = (element: HTMLElement) => within(element).getByRole('group', { name: /签名板$|^Pad for/ })

/** A pointer goes over a pad, from place to place in shares of its size. */
function draw(pad: HTMLElement, ...places: readonly (readonly [number, number])[]) {
  const { left, top, width, height } = pad.getBoundingClientRect()
  // Nobody can capture a pointer that no device has.
  pad.setPointerCapture = () => undefined
  for (const [order, [x, y]] of places.entries()) {
    const type = order === 0 ? 'pointerdown' : order === places.length - 1 ? 'pointerup' : 'pointermove'
    const place = { clientX: left + x * width, clientY: top + y * height }
    pad.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, button: 0, pressure: 0.5, ...place }))
  }
}

/** A dot is not a signature, and it is said why. */
export const TooSmall: Story = {
  play: async ({ canvasElement }) => {
    draw(padIn(canvasElement), [0.5, 0.5], [0.5, 0.5])
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('签得太小'))
  },
}

/** Its lines are as thick as the pointer was slow, which no two pictures share. */
export const DrawnUndoneAndCleared: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    draw(padIn(canvasElement), [0.2, 0.6], [0.3, 0.4], [0.4, 0.6], [0.5, 0.4])
    draw(padIn(canvasElement), [0.6, 0.6], [0.7, 0.4], [0.8, 0.6])
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已签 2 笔'))
    await press('撤销')
    await expect(canvas.getByRole('img', { name: '手写签名，1 笔' })).toBeVisible()
    await press('重做')
    await press('清除')
    await expect(args.onChange).toHaveBeenLastCalledWith(null, 'clear')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(canvas.getByRole('img', { name: '手写签名，2 笔' })).toBeVisible()
  },
}

/** Done is said by whoever signs, and heard once there is a signature. */
export const Done: Story = {
  args: { onDone: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '签好了' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('还没有签名')
    await userEvent.click(canvas.getByRole('radio', { name: '键入姓名' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '客户签名，键入姓名' }), '贺文舟{Enter}')
    await expect(args.onDone).toHaveBeenLastCalledWith(typed)
  },
}

export const InEnglish: Story = { args: { asked: 'drawn', hinted: true }, globals: { locale: 'en' } }
export const TypedInEnglish: Story = { args: { asked: 'typed' }, globals: { locale: 'en' } }

export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="wide">
      <Cell>
        <Kept required hinted />
      </Cell>
      <Cell>
        <Kept asked="drawn" onDone={() => undefined} />
      </Cell>
      <Cell>
        <Kept asked="typed" />
      </Cell>
      <Cell>
        <Kept defaultMode="typing" />
      </Cell>
      <Cell>
        <Kept data-story="dot" />
      </Cell>
      <Cell>
        <Kept required wrong />
      </Cell>
      <Cell>
        <Kept asked="drawn" readOnly />
      </Cell>
      <Cell>
        <Kept readOnly />
      </Cell>
      <Cell>
        <Kept asked="drawn" disabled />
      </Cell>
      <Cell>
        <Kept asked="typed" disabled />
      </Cell>
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('[data-story=dot]')
    if (!(field instanceof HTMLElement)) throw new Error('no field')
    draw(padIn(field), [0.5, 0.5], [0.5, 0.5])
    await waitFor(() => expect(field.querySelector('p')).toBeVisible())
  },
}
