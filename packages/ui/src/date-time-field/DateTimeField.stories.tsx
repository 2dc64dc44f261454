import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { dateTimeFieldReference } from './date-time-field.reference.ts'
import { DateTimeField, type DateTimeFieldProps } from './index.ts'

function Field(props: DateTimeFieldProps) {
  const [value, setValue] = useState(props.value)
  return <DateTimeField {...props} value={value} onChange={setValue} />
}

const Live = (props: DateTimeFieldProps) => (
  <div style={{ maxWidth: 288, minHeight: 420 }}>
    <Field {...props} />
  </div>
)

const meta = {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  parameters: { reference: dateTimeFieldReference },
  render: (args) => <Live {...args} />,
  args: { label: '送达时间', value: '2026-11-20 10:42:07', today: '2026-11-20', onChange: () => {} },
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  const [button] = within(canvasElement).getAllByRole('button', { name: /选择日期|Choose date/ })
  if (!button) throw new Error('there is no calendar')
  await userEvent.click(button)
  const calendar = await screen.findByRole('grid')
  await waitFor(() => expect(calendar).toBeVisible())
}

export const Chosen: Story = {}
export const WithoutSeconds: Story = { args: { seconds: false } }
export const Empty: Story = { args: { value: null, hint: '样品到达前台的时间' } }
export const Clearable: Story = { args: { clearable: true } }
export const Open: Story = { play: ({ canvasElement }) => open(canvasElement) }

/** Another day keeps the time; the panel stays until it is done. */
export const AnotherDay: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: /11月24日/ }))
    await expect(screen.getByRole('grid')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  },
}
export const Bounded: Story = {
  args: { min: '2026-11-10', max: '2026-11-20 18:00:00' },
  play: ({ canvasElement }) => open(canvasElement),
}
export const OutOfBounds: Story = { args: { max: '2026-11-20 10:00:00' } }
export const Wrong: Story = { args: { required: true, value: null, error: '请选择送达时间' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Disabled: Story = { args: { disabled: true } }
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { label: 'Delivered at' },
  play: ({ canvasElement }) => open(canvasElement),
}
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid open={(say) => <Field {...args} label={say('打开', 'Open')} />}>
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
          <Field {...args} label={say('晚于所许', 'Too late')} max="2026-11-20 10:00:00" />
          <Field {...args} label={say('不计秒', 'Without seconds')} seconds={false} />
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
  play: ({ canvasElement }) => open(canvasElement),
}
