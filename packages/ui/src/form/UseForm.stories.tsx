import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AutosaveStatus } from '../autosave-status/index.ts'
import { Button } from '../button/index.ts'
import { DateField } from '../date-field/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { Note } from '../note/index.ts'
import { Select } from '../select/index.ts'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { TextField } from '../text-field/index.ts'
import { formReference } from './form.reference.ts'
import { ErrorSummary, Form, FormActions, FormGrid, useForm } from './index.ts'

interface Applicant {
  person: string
  phone: string
  service: string | null
  day: string | null
}
const nobody: Applicant = { person: '', phone: '', service: null, day: '2026-11-20' }
const somebody: Applicant = { ...nobody, person: '贺文舟', phone: '13874903316', service: 'deliver' }
const zh = {
  title: '委托登记',
  labels: { person: '姓名', phone: '手机', service: '服务方式', day: '登记日期' },
  services: [
    { value: 'deliver', label: '送检' },
    { value: 'site', label: '现场检测' },
  ],
  missing: '请填写',
  wrongPhone: '请输入正确的手机号',
  taken: '这个手机已登记在另一家单位名下',
  failed: '没有送达，内容仍在页面上。',
  done: '已提交。',
  reset: '还原',
  submit: '提交',
}
const en: typeof zh = {
  title: 'Order registration',
  labels: { person: 'Name', phone: 'Mobile phone', service: 'Service', day: 'Registered on' },
  services: [
    { value: 'deliver', label: 'Brought here' },
    { value: 'site', label: 'Tested on site' },
  ],
  missing: 'Please fill this in',
  wrongPhone: 'This is no mobile phone number',
  taken: 'Another enterprise has registered this phone already',
  failed: 'It could not be sent. What you typed is still on this page.',
  done: 'Submitted.',
  reset: 'Reset',
  submit: 'Submit',
}

interface RegistrationProps {
  /** What it begins with. */
  initial?: Applicant
  /** What the server makes of it. @default it takes it */
  server?: 'takes' | 'refuses' | 'fails'
}

/** Handed in, it is refused because of its phone, does not arrive, or is taken. */
function Registration({ initial = nobody, server = 'takes' }: RegistrationProps) {
  const words = useLanguage() === 'en' ? en : zh
  const [done, setDone] = useState(false)
  const missing = (value: string | null) => (value === '' || value === null ? words.missing : undefined)
  const form = useForm<Applicant>({
    initial,
    labels: words.labels,
    rules: {
      person: missing,
      phone: [missing, (value) => (/^1\d{10}$/.test(value) ? undefined : words.wrongPhone)],
      service: missing,
    },
    onSubmit: async () => {
      if (server === 'fails') throw new Error('offline')
      return server === 'refuses' ? { phone: words.taken } : undefined
    },
    onSubmitted: () => setDone(true),
  })
  return (
    <Form label={words.title} {...form.root}>
      <ErrorSummary problems={form.problems} />
      {form.failure !== undefined && (
        <Note tone="danger" live>
          {words.failed}
        </Note>
      )}
      {done && !form.isDirty && (
        <Note tone="success" live>
          {words.done}
        </Note>
      )}
      <FormGrid columns={2}>
        <TextField label={words.labels.person} required {...form.field('person')} />
        <TextField label={words.labels.phone} required numeric={false} {...form.field('phone')} />
        <Select label={words.labels.service} required options={words.services} {...form.field('service')} />
        <DateField label={words.labels.day} today="2026-11-20" {...form.field('day')} />
      </FormGrid>
      <FormActions>
        <AutosaveStatus state={form.isDirty ? 'saved' : 'clean'} />
        <Button onPress={form.reset} disabled={!form.isDirty}>
          {words.reset}
        </Button>
        <Button kind="primary" type="submit" pending={form.isSubmitting}>
          {words.submit}
        </Button>
      </FormActions>
    </Form>
  )
}

const meta = {
  title: 'Forms/useForm',
  parameters: {
    reference: formReference,
    docs: {
      description: {
        component:
          'Values, rules and problems of a form: a field is judged once it was left, all of them as it is handed in, and what the server refuses stands at its field.',
      },
    },
  },
  render: (args: ComponentProps<typeof Registration>) => <Registration {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Registration>

const submit = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^(提交|Submit)$/ }))

export const Empty: Story = {}
/** Gone on from a field: that it is missing is said there, and nowhere else. */
export const LeftEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: '姓名' }))
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('请填写')).toBeVisible())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const HandedInEmpty: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible())
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: '姓名' })).toHaveFocus())
  },
}
export const RefusedByTheServer: Story = {
  args: { initial: somebody, server: 'refuses' },
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(zh.taken))
  },
}
export const NotArrived: Story = {
  args: { initial: somebody, server: 'fails' },
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByText(zh.failed)).toBeVisible())
  },
}
export const Taken: Story = {
  args: { initial: somebody },
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByText(zh.done)).toBeVisible())
  },
}
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { initial: { ...somebody, phone: '1387490331' } },
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(en.wrongPhone))
  },
}
/** Empty as it begins, and handed in with all that is wrong. */
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="wide">
      <Cell caption={{ zh: '开始时', en: 'As it begins' }}>
        <Registration />
      </Cell>
      <Cell caption={{ zh: '被退回', en: 'Refused' }}>
        <Registration initial={somebody} server="refuses" />
      </Cell>
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    const [, last] = within(canvasElement).getAllByRole('button', { name: /^(提交|Submit)$/ })
    if (last) await userEvent.click(last)
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible())
  },
}
