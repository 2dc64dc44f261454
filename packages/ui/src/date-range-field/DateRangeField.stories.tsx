import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { dateRangeFieldReference } from './date-range-field.reference.ts'
import { DateRangeField, type DateRangeFieldProps } from './index.ts'

function Field(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value)
  return <DateRangeField {...props} value={value} onChange={setValue} />
}

const Live = (props: DateRangeFieldProps) => (
  <div style={{ maxWidth: props.withTime ? 380 : 320, minHeight: 400 }}>
    <Field {...props} />
  </div>
)

const meta = {
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  parameters: { reference: dateRangeFieldReference },
  render: (args) => <Live {...args} />,
  args: {
    label: '计划日期',
    value: { start: '2026-11-09', end: '2026-11-20' },
    onChange: () => {},
    today: '2026-11-20',
  },
} satisfies Meta<typeof DateRangeField>
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
export const Empty: Story = { args: { value: null, hint: '两天都算在内' } }
export const Clearable: Story = { args: { clearable: true } }
export const Open: Story = { play: ({ canvasElement }) => open(canvasElement) }

/** One press chooses a usual span and closes the panel. */
export const Preset: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '本季度' }))
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await open(canvasElement)
    await expect(screen.getByRole('button', { name: '本季度' })).toHaveAttribute('aria-current', 'true')
  },
}
export const Bounded: Story = {
  args: { min: '2026-11-10', max: '2026-11-20', value: null },
  play: ({ canvasElement }) => open(canvasElement),
}
export const WithoutPresets: Story = { args: { presets: [] }, play: ({ canvasElement }) => open(canvasElement) }
export const WithTime: Story = {
  args: { withTime: true, value: { start: '2026-11-09 08:00:00', end: '2026-11-20 17:30:00' } },
  play: ({ canvasElement }) => open(canvasElement),
}
export const Reversed: Story = { args: { value: { start: '2026-11-20', end: '2026-11-09' } } }
export const Wrong: Story = { args: { required: true, value: null, error: '请选择计划日期' } }
export const ReadOnly: Story = { args: { readOnly: true, clearable: true } }
export const Disabled: Story = { args: { disabled: true } }
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { label: 'Planned' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(screen.getByRole('toolbar', { name: 'Usual spans' })).toBeVisible()
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid wideOpen open={(say) => <Field {...args} label={say('打开', 'Open')} />}>
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
          <Field {...args} label={say('颠倒', 'The wrong way round')} value={{ start: '2026-11-20', end: '2026-11-09' }} />
          <Field
            {...args}
            label={say('带时刻', 'With times')}
            withTime
            value={{ start: '2026-11-09 08:00:00', end: '2026-11-20 17:30:00' }}
          />
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
