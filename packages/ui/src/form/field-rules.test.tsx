import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { MultiSelect } from '../multi-select/index.ts'
import { NumberField } from '../number-field/index.ts'
import { TextField } from '../text-field/index.ts'
import { ErrorSummary, type FieldRules, Form, useForm } from './index.ts'

/**
 * The rules as an app gives them; what each takes is decided and tested where the rules are. Here it is what a person sees of them:
 * the words of the specification, to the letter.
 */
const rules = {
  手机: { message: '请输入正确的手机号', right: '13874903316', wrong: '1387490331' },
  邮箱: { message: '请输入正确的邮箱号', right: 'he@example.cn', wrong: 'he@' },
  身份证: { message: '请输入正确的身份证号', right: '11010519491231002X', wrong: '110105194912310021' },
  信用代码: { message: '统一社会信用代码格式不正确', right: '91350100M000100Y43', wrong: '91350100M000100Y44' },
  整数: { message: '请输入正确的数字', right: '-7', wrong: '1.5' },
  电话: { message: '请输入正确的电话(手机)号码', right: '0731-84321234', wrong: '110' },
  传真: { message: '请输入正确的传真(电话)号码', right: '0731-84321234', wrong: '110' },
  银行卡: { message: '请输入正确的银行卡号', right: '6222021001116245702', wrong: '62' },
  序号: { message: '序号只能为数字,且最多两位小数', right: '1.25', wrong: '1.255' },
  数量: { message: '请输入大于等于0的整数', right: '0', wrong: '-1' },
  金额: { message: '请输入数字,可带两位小数', right: '12.50', wrong: '12.505' },
} as const
type Name = keyof typeof rules
const names = [
  '手机',
  '邮箱',
  '身份证',
  '信用代码',
  '整数',
  '电话',
  '传真',
  '银行卡',
  '序号',
  '数量',
  '金额',
] as const satisfies Name[]
type Values = Record<Name | '必填电话', string>
const empty: Values = {
  手机: '',
  邮箱: '',
  身份证: '',
  信用代码: '',
  整数: '',
  电话: '',
  传真: '',
  银行卡: '',
  序号: '',
  数量: '',
  金额: '',
  必填电话: '',
}
const rule = (name: Name) => (value: string) => (value === '' || value === rules[name].right ? undefined : rules[name].message)
const fieldRules: FieldRules<Values> = {
  手机: rule('手机'),
  邮箱: rule('邮箱'),
  身份证: rule('身份证'),
  信用代码: rule('信用代码'),
  整数: rule('整数'),
  电话: rule('电话'),
  传真: rule('传真'),
  银行卡: rule('银行卡'),
  序号: rule('序号'),
  数量: rule('数量'),
  金额: rule('金额'),
  // Asked for: nothing typed is as wrong as something that does not fit.
  必填电话: (value) => (value === rules.电话.right ? undefined : rules.电话.message),
}

const submitted = vi.fn<(values: Values) => void>()
function Registration({ begin = {} }: { begin?: Partial<Values> }) {
  const form = useForm<Values>({
    initial: { ...empty, ...begin },
    rules: fieldRules,
    labels: {},
    onSubmit: async () => undefined,
    onSubmitted: submitted,
  })
  return (
    <MessagesProvider language="zh">
      <Form label="委托登记" {...form.root}>
        <ErrorSummary problems={form.problems} />
        {names.map((name) => (
          <TextField key={name} label={name} {...form.field(name)} />
        ))}
        <TextField label="必填电话" required {...form.field('必填电话')} />
        <Button type="submit">提交</Button>
      </Form>
    </MessagesProvider>
  )
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test.each(names)(
  '[FORM-1] [FORM-2] %s: what does not fit is said as the field is left, not before, and is gone once it fits',
  async (name) => {
    await render(<Registration />)
    const { message, right, wrong } = rules[name]
    await field(name).click()
    await userEvent.keyboard(wrong)
    await expect.element(field(name)).not.toHaveAccessibleDescription(message)
    await userEvent.tab()
    await expect.element(field(name)).toHaveAccessibleDescription(message)
    await expect.element(field(name)).toBeInvalid()
    await field(name).fill(right)
    await userEvent.tab()
    await expect.element(field(name)).not.toHaveAccessibleDescription(message)
    await expect.element(field(name)).toBeValid()
  },
)

test('[FORM-1] handed in, empty passes except where it is asked for, and the focus goes to the first that is wrong', async () => {
  submitted.mockClear()
  await render(<Registration begin={{ 金额: '12.505' }} />)
  await page.getByRole('button', { name: '提交' }).click()
  await expect.element(field('金额')).toHaveFocus()
  await expect.element(field('金额')).toHaveAccessibleDescription('请输入数字,可带两位小数')
  await expect.element(field('必填电话')).toHaveAccessibleDescription('请输入正确的电话(手机)号码')
  expect(page.getByRole('alert').getByRole('listitem').elements()).toHaveLength(2)
  expect(names.filter((name) => field(name).element().getAttribute('aria-invalid') === 'true')).toEqual(['金额'])
  await field('金额').fill('12.50')
  await field('必填电话').fill('0731-84321234')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => submitted.mock.calls.length).toBe(1)
})

interface Call {
  readonly mobile: string
  readonly copies: string
  readonly kinds: readonly string[]
  readonly urgent: boolean
}
// Emptiness as 5.6 has it: numbers and booleans are never empty.
const filled = (words: string) => (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0) ? words : undefined
/** The phone helper as 5.5 has it, odd as it is: each rule is asked once the one before has nothing to say. */
const callRules: FieldRules<Call> = {
  mobile: [
    filled('手机号码不能为空'),
    (value) => (value.length === 11 ? undefined : '手机号码长度不为11位'),
    (value) => (/^0\d{2,3}-?\d{7,8}$/.test(value) ? undefined : '手机号码格式不正确'),
  ],
  copies: filled('份数不能为空'),
  kinds: filled('类别不能为空'),
  urgent: filled('是否加急不能为空'),
}
const called = vi.fn<(values: Call) => void>()
function Calling() {
  const form = useForm<Call>({
    initial: { mobile: '', copies: '', kinds: [], urgent: false },
    rules: callRules,
    onSubmit: async () => undefined,
    onSubmitted: called,
  })
  const { name, value: urgent, onChange } = form.field('urgent')
  return (
    <MessagesProvider language="zh">
      <Form label="来电登记" {...form.root}>
        <ErrorSummary problems={form.problems} />
        <TextField label="手机号码" {...form.field('mobile')} />
        <NumberField label="份数" {...form.field('copies')} />
        <MultiSelect
          label="类别"
          options={[
            { value: 'a', label: '力学' },
            { value: 'b', label: '热工' },
          ]}
          {...form.field('kinds')}
        />
        <Checkbox name={name} checked={urgent} onChange={onChange}>
          加急
        </Checkbox>
        <Button type="submit">提交</Button>
      </Form>
    </MessagesProvider>
  )
}
const says = (words: string) => expect.element(field('手机号码')).toHaveAccessibleDescription(words)

test('[FORM-3] the phone helper: empty, then the length, then the form, one at a time, and a fixed line with its area code passes', async () => {
  await render(<Calling />)
  await field('手机号码').click()
  await userEvent.tab()
  await says('手机号码不能为空')
  await field('手机号码').click()
  await userEvent.keyboard('1387490331')
  await says('手机号码长度不为11位')
  await userEvent.keyboard('6')
  await says('手机号码格式不正确')
  await userEvent.keyboard('0')
  await says('手机号码长度不为11位')
  await field('手机号码').fill('07318432123')
  await expect.element(field('手机号码')).toBeValid()
  await expect.element(field('手机号码')).not.toHaveAccessibleDescription()
})

test('[FORM-3] nothing chosen and nothing typed are empty; nought and a box without a tick are not', async () => {
  called.mockClear()
  await render(<Calling />)
  const copies = field('份数')
  const kinds = page.getByRole('combobox', { name: '类别' })
  await field('手机号码').fill('07318432123')
  await page.getByRole('button', { name: '提交' }).click()
  await expect.element(copies).toHaveAccessibleDescription('份数不能为空')
  await expect.element(copies).toHaveFocus()
  await expect.element(kinds).toHaveAccessibleDescription('类别不能为空')
  expect(page.getByRole('alert').getByRole('listitem').elements()).toHaveLength(2)
  await userEvent.keyboard('0')
  await kinds.click()
  await userEvent.keyboard('力学')
  await page.getByRole('option', { name: '力学' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(copies).toBeValid()
  await page.getByRole('button', { name: '提交' }).click()
  await expect.poll(() => called.mock.calls).toEqual([[{ mobile: '07318432123', copies: '0', kinds: ['a'], urgent: false }]])
})
