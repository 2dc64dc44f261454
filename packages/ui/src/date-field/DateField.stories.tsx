import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { dateFieldReference } from './date-field.reference.ts'
import { DateField, type DateFieldProps } from './index.ts'

function Field(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  return <DateField {...props} value={value} onChange={setValue} />
}

const Live = (props: DateFieldProps) => (
  <div style={{ maxWidth: 240, minHeight: 360 }}>
    <Field {...props} />
  </div>
)

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  parameters: { reference: dateFieldReference },
  render: (args) => <Live {...args} />,
  args: { label: '登记日期', value: '2026-11-20', today: '2026-11-20', onChange: () => {} },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

const openFirst = async (canvasElement: HTMLElement) => {
  const [button] = within(canvasElement).getAllByRole('button', { name: /选择日期|Choose date/ })
  if (!button) throw new Error('there is no calendar')
  await userEvent.click(button)
}
const openCalendar = async (canvasElement: HTMLElement) => {
  await openFirst(canvasElement)
  const calendar = await screen.findByRole('grid')
  await waitFor(() => expect(calendar).toBeVisible())
}

export const Chosen: Story = {}
export const Empty: Story = { args: { value: null } }
export const Clearable: Story = { args: { clearable: true } }
export const Calendar: Story = { play: ({ canvasElement }) => openCalendar(canvasElement) }
export const Bounded: Story = {
  args: { min: '2026-11-10', max: '2026-11-25' },
  play: ({ canvasElement }) => openCalendar(canvasElement),
}
export const Wrong: Story = { args: { required: true, value: null, error: '请选择登记日期' } }
/** Typed, not chosen: the calendar would not have offered it. */
export const OutOfBounds: Story = { args: { min: '2026-11-23' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Disabled: Story = { args: { disabled: true } }
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { label: 'Registered on' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Choose date/ }))
    await expect(await screen.findByRole('grid', { name: /November 2026/ })).toBeInTheDocument()
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid open={(say) => <Field {...args} label={say('打开', 'Open')} min="2026-11-04" />}>
      {(say) => (
        <>
          <Field {...args} label={say('空', 'Empty')} value={null} />
          <Field {...args} label={say('已填，必填', 'Filled in, required')} required />
          <Field {...args} label={say('可清空', 'Can be cleared')} clearable />
          <Field
            {...args}
            label={say('提示', 'Hint')}
            value={null}
            hint={say('样品到达前台的日期', 'The day on which the samples arrived')}
          />
          <Field {...args} label={say('错误', 'Wrong')} required value={null} error={say('请选择日期', 'Choose a date')} />
          <Field {...args} label={say('早于所许', 'Too early')} min="2026-11-23" />
          <Field {...args} label={say('只读', 'Read only')} readOnly />
          <Field {...args} label={say('停用', 'Disabled')} disabled />
          <Field {...args} label={say('小', 'Small')} size="small" />
          <Field {...args} label={say('大', 'Large')} size="large" />
          <Field {...args} label={say('旁置', 'Beside')} labelPosition="beside" />
          <Field {...args} label="被检器具从委托单位送达本院一楼受理大厅的日期（以交接单为准）" />
          <Field
            {...args}
            label="The day on which the instrument arrived at the reception of the institute"
            error="This day lies before the order was registered"
          />
        </>
      )}
    </MatrixGrid>
  ),
  play: ({ canvasElement }) => openCalendar(canvasElement),
}
