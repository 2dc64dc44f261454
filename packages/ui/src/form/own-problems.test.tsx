import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { DateField } from '../date-field/index.ts'
import { DateRangeField, type DateSpan } from '../date-range-field/index.ts'
import { DateTimeField } from '../date-time-field/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { NumberField } from '../number-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { TextField } from '../text-field/index.ts'
import { Form } from './index.ts'

interface OrderProps {
  onSubmit: () => void
  day?: string
  time?: string
  span?: DateSpan
  number?: string
  disabled?: boolean
}

/** A form without rules: what its fields find wrong by themselves is all there is. */
function Order({ onSubmit, disabled = false, ...begun }: OrderProps) {
  const [day, setDay] = useState<string | null>(begun.day ?? null)
  const [time, setTime] = useState<string | null>(begun.time ?? null)
  const [span, setSpan] = useState<DateSpan | null>(begun.span ?? null)
  const [number, setNumber] = useState(begun.number ?? '')
  return (
    <MessagesProvider language="zh">
      <Form label="委托" onSubmit={onSubmit}>
        <input aria-label="备注" />
        <DateField label="日期" disabled={disabled} value={day} onChange={setDay} min="2026-11-01" />
        <DateTimeField label="时间" value={time} onChange={setTime} />
        <DateRangeField label="期间" value={span} onChange={setSpan} />
        <NumberField label="数量" value={number} onChange={setNumber} />
        <Button type="submit">提交</Button>
      </Form>
    </MessagesProvider>
  )
}

const send = () => page.getByRole('button', { name: '提交' }).click()
const field = (name: string) => page.getByRole('group', { name, exact: true })
const hasFocus = (name: string) => field(name).element().contains(document.activeElement)

test('[FORM-1] a form is not handed in with a day that does not exist, and the focus goes to it', async () => {
  const onSubmit = vi.fn()
  await render(<Order onSubmit={onSubmit} />)
  field('日期').getByRole('spinbutton').first().element().focus()
  await userEvent.keyboard('20260231')
  await send()
  await expect.element(page.getByText(/没有 2026-02-31/)).toBeVisible()
  await expect.poll(() => hasFocus('日期')).toBe(true)
  expect(onSubmit).not.toHaveBeenCalled()
  field('日期').getByRole('spinbutton').first().element().focus()
  await userEvent.keyboard('20261120')
  await send()
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
})

test.each([
  ['a day before the first', { day: '2026-10-31' }, '日期'],
  ['a time that does not exist', { time: '2026-02-31 09:00:00' }, '时间'],
  ['a span that is reversed', { span: { start: '2026-11-20', end: '2026-11-01' } }, '期间'],
  ['a span without an end', { span: { start: '2026-11-20', end: '' } }, '期间'],
])('[FORM-1] %s holds a form back, by Enter too', async (_, begun, name) => {
  const onSubmit = vi.fn()
  await render(<Order onSubmit={onSubmit} {...begun} />)
  page.getByRole('textbox', { name: '备注' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => hasFocus(name)).toBe(true)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('[FORM-1] what is no number holds a form back, and a field that is gone or that nobody can change holds nothing back', async () => {
  const onSubmit = vi.fn()
  const { rerender } = await render(<Order onSubmit={onSubmit} number="12 34" />)
  await send()
  await expect.element(page.getByRole('textbox', { name: '数量' })).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  await rerender(<Order key="fixed" onSubmit={onSubmit} day="2026-02-31" disabled />)
  await send()
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  await rerender(<Order key="another" onSubmit={onSubmit} number="1234" />)
  await send()
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2)
})

interface TwoFieldsProps {
  /** Before the number that is none. */
  children: ReactNode
  onSubmit?: () => void
}

/** A field that is right or wrong as it says, and below it one that is wrong by itself. */
const TwoFields = ({ children, onSubmit = () => {} }: TwoFieldsProps) => (
  <MessagesProvider language="zh">
    <Form label="委托" onSubmit={onSubmit}>
      {children}
      <NumberField label="数量" value="12 34" onChange={() => {}} />
      <Button type="submit">提交</Button>
    </Form>
  </MessagesProvider>
)
const service = { label: '服务方式', options: [{ value: 'site', label: '现场' }], value: null, onChange: () => {} }

test('[FORM-1] held back, a form leads to the topmost field that is wrong, be it by its rules and only pressed', async () => {
  const onSubmit = vi.fn()
  await render(
    <TwoFields onSubmit={onSubmit}>
      <RadioGroup {...service} error="请选择" />
    </TwoFields>,
  )
  await send()
  await expect.element(page.getByRole('radio', { name: '现场' })).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each([
  ['fixed', <DateField key="fixed" label="日期" readOnly value="2026-02-31" onChange={() => {}} />],
  ['disabled', <TextField key="disabled" label="姓名" disabled value="" onChange={() => {}} error="请填写" />],
  [
    'hidden',
    <div key="hidden" hidden>
      <TextField label="姓名" value="" onChange={() => {}} error="请填写" />
    </div>,
  ],
])('[FORM-1] a wrong field that is %s is passed over', async (_, above) => {
  await render(<TwoFields>{above}</TwoFields>)
  await send()
  await expect.element(page.getByRole('textbox', { name: '数量' })).toHaveFocus()
})

test('[FORM-1] what is wrong in a field that is drawn elsewhere on the page holds its form back, and has the focus', async () => {
  const onSubmit = vi.fn()
  await render(
    <Form label="委托" onSubmit={onSubmit}>
      {createPortal(<NumberField label="数量" value="12 34" onChange={() => {}} />, document.body)}
      <Button type="submit">提交</Button>
    </Form>,
  )
  await send()
  await expect.element(page.getByRole('textbox', { name: '数量' })).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a wrong field is led to, and not the button beside its label', async () => {
  await render(
    <TwoFields>
      <TextField label="姓名" labelEnd={<Button>历史</Button>} value="" onChange={() => {}} error="请填写" />
    </TwoFields>,
  )
  await send()
  await expect.element(page.getByRole('textbox', { name: '姓名' })).toHaveFocus()
})

function Counted({ onPress }: { readonly onPress: () => void }) {
  const [number, setNumber] = useState('')
  const [day, setDay] = useState<string | null>(null)
  return (
    <MessagesProvider language="zh">
      <NumberField label="数量" value={number} onChange={setNumber} />
      <DateField label="日期" value={day} onChange={setDay} />
      <Button size="small" onPress={onPress}>
        添加
      </Button>
    </MessagesProvider>
  )
}

test.each([
  ['数量', 'textbox', '三', /请输入数字/],
  ['日期', 'spinbutton', '20260231', /没有 2026-02-31/],
] as const)('[A11Y-2] what is pressed while a field finds itself wrong is pressed: %s', async (_name, role, typed, said) => {
  const onPress = vi.fn<() => void>()
  await render(<Counted onPress={onPress} />)
  const below = page.getByRole('button', { name: '添加' })
  const top = below.element().getBoundingClientRect().top
  await page.getByRole(role).first().click()
  await userEvent.keyboard(typed)
  await below.click()
  await expect.element(page.getByText(said)).toBeVisible()
  expect(onPress).toHaveBeenCalledOnce()
  // By as much as it is high.
  expect(below.element().getBoundingClientRect().top - top).toBeGreaterThan(10)
})
