import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { DateField } from '../date-field/index.ts'
import { Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import { ErrorSummary, type FieldRules, Form, FormActions, useForm } from './index.ts'

interface Applicant {
  person: string
  phone: string
  service: string | null
  day: string | null
}
const nobody: Applicant = { person: '', phone: '', service: null, day: null }
const rulesIn = (missing: string): FieldRules<Applicant> => ({
  person: (value) => (value === '' ? missing : undefined),
  phone: [
    (value) => (value === '' ? missing : undefined),
    (value, { person }) => (/^1\d{10}$/.test(value) ? undefined : `请输入${person}正确的手机号`),
  ],
  service: (value) => (value === null ? missing : undefined),
})
const zhRules = rulesIn('请填写')

type Answer = Partial<Record<keyof Applicant, string>> | undefined
const asked: { values: Applicant; signal: AbortSignal; answer: (problems?: Answer) => void; fail: (error: Error) => void }[] = []
const submitted = vi.fn<(values: Applicant) => void>()
const failed = vi.fn<(error: unknown) => void>()
beforeEach(() => {
  asked.length = 0
  submitted.mockClear()
  failed.mockClear()
})

function Registration({ initial = nobody, rules = zhRules }: { initial?: Applicant; rules?: FieldRules<Applicant> }) {
  const form = useForm<Applicant>({
    initial,
    rules,
    labels: { person: '姓名', phone: '手机', service: '服务方式' },
    onSubmit: (values, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ values, signal, answer: (problems) => resolve(problems), fail: reject })
      }),
    onSubmitted: submitted,
    onFailed: failed,
  })
  return (
    <Form label="委托登记" {...form.root}>
      <ErrorSummary problems={form.problems} />
      <TextField label="姓名" {...form.field('person')} />
      <TextField label="手机" numeric={false} {...form.field('phone')} />
      <Select label="服务方式" options={[{ value: 'deliver', label: '送检' }]} {...form.field('service')} />
      <DateField label="登记日期" today="2026-11-20" {...form.field('day')} />
      <FormActions>
        {form.isSubmitting && <Button onPress={form.cancel}>停止</Button>}
        {form.failure !== undefined && <span>没有送达</span>}
        <Button onPress={form.reset} disabled={!form.isDirty}>
          还原
        </Button>
        <Button onPress={() => form.change({ person: '贺文舟', phone: '13874903316', service: 'deliver' })}>填写</Button>
        <Button kind="primary" type="submit" disabled={form.isSubmitting}>
          提交
        </Button>
      </FormActions>
    </Form>
  )
}
const field = (name: string) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const summary = () => document.querySelector('[role=alert]')?.textContent
const fill = async () => {
  await button('填写').click()
  await expect.element(field('姓名')).toHaveValue('贺文舟')
}

test('what is wrong with a field is shown once the focus went on from it, and goes as soon as it is right', async () => {
  await render(<Registration />)
  await field('手机').click()
  await userEvent.keyboard('13')
  expect(document.body.textContent).not.toContain('正确的手机号')
  await userEvent.tab()
  await expect.element(field('手机')).toHaveAccessibleDescription('请输入正确的手机号')
  await expect.element(field('姓名')).not.toBeInvalid()
  await field('手机').click()
  await userEvent.keyboard('{End}874903316')
  await expect.element(field('手机')).not.toBeInvalid()
})

test('a list or a calendar that a field opens belongs to it', async () => {
  await render(<Registration />)
  await page.getByRole('button', { name: /服务方式/ }).click()
  await expect.element(page.getByRole('option', { name: '送检' })).toBeVisible()
  expect(document.body.textContent).not.toContain('请填写')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: /服务方式/ })).toHaveFocus()
  expect(document.body.textContent).not.toContain('请填写')
  await userEvent.tab()
  await expect.element(page.getByText('请填写')).toBeVisible()
})

test('handed in while something is wrong, all of it is said above the form, and the focus is in the first wrong field', async () => {
  await render(<Registration />)
  await button('提交').click()
  await expect.poll(summary).toBe('有 3 处需要修改姓名：请填写手机：请填写服务方式：请填写')
  await expect.element(field('姓名')).toHaveFocus()
  expect(asked).toEqual([])
  await userEvent.keyboard('贺文舟')
  await expect.poll(summary).toMatch(/^有 2 处需要修改/)
})

test('[I18N-1] in another language what is wrong is said in that at once', async () => {
  const screen = await render(<Registration />)
  await button('提交').click()
  await expect.element(field('姓名')).toHaveAccessibleDescription('请填写')
  await screen.rerender(<Registration rules={rulesIn('is missing')} />)
  await expect.element(field('姓名')).toHaveAccessibleDescription('is missing')
})

test('taken, nothing of it would be lost any more', async () => {
  await render(<Registration />)
  await expect.element(button('还原')).toBeDisabled()
  await fill()
  await expect.element(button('还原')).toBeEnabled()
  await button('提交').click()
  await expect.element(button('提交')).toBeDisabled()
  const sent = { person: '贺文舟', phone: '13874903316', service: 'deliver', day: null }
  expect(asked.map(({ values }) => values)).toEqual([sent])
  asked[0]?.answer(undefined)
  await expect.poll(() => submitted.mock.calls).toEqual([[sent]])
  await expect.element(button('还原')).toBeDisabled()
})

test('a field that the server refuses says so, has the focus, and is right again once it changes', async () => {
  await render(<Registration />)
  await fill()
  await button('提交').click()
  asked[0]?.answer({ phone: '这个手机已登记' })
  await expect.poll(summary).toBe('有 1 处需要修改这个手机已登记')
  await expect.element(field('手机')).toHaveFocus()
  expect(submitted).not.toHaveBeenCalled()
  await userEvent.keyboard('{End}{Backspace}7')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('an answer that says nothing of any field is that all was taken', async () => {
  await render(<Registration />)
  await fill()
  await button('提交').click()
  asked[0]?.answer({ phone: '' })
  await expect.poll(() => submitted.mock.calls.length).toBe(1)
})

test('an answer that does not come is told once, and can be asked for again', async () => {
  await render(<Registration />)
  await fill()
  await button('提交').click()
  asked[0]?.fail(new Error('offline'))
  await expect.element(page.getByText('没有送达')).toBeVisible()
  expect(failed.mock.calls).toEqual([[new Error('offline')]])
  await expect.element(field('姓名')).toHaveValue('贺文舟')
  await button('提交').click()
  await expect.element(page.getByText('没有送达')).not.toBeInTheDocument()
  await button('停止').click()
  await expect.element(button('提交')).toBeEnabled()
  expect(asked[1]?.signal.aborted).toBe(true)
})

test('what is read again fills the fields that nobody changed', async () => {
  const screen = await render(<Registration />)
  await field('姓名').fill('周岚')
  await screen.rerender(<Registration initial={{ ...nobody }} />)
  await screen.rerender(<Registration initial={{ ...nobody, person: '贺文舟', phone: '13874903316' }} />)
  await expect.element(field('手机')).toHaveValue('13874903316')
  await expect.element(field('姓名')).toHaveValue('周岚')
  await button('还原').click()
  await expect.element(field('姓名')).toHaveValue('贺文舟')
})
