import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { calendarReference } from './calendar.reference.ts'
import { Calendar, type CalendarProps } from './index.ts'

function Live(props: CalendarProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 480 }}>
      <Calendar {...props} value={value} onChange={setValue} />
      <output data-testid="value">{value}</output>
    </div>
  )
}

const meta = {
  title: 'Data/Calendar',
  component: Calendar,
  parameters: { reference: calendarReference },
  render: (args) => <Live {...args} />,
  args: { label: '检测任务到期日', value: null, onChange: () => {}, today: '2026-11-20', month: '2026-11-20' },
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

const marks = {
  '2026-11-12': { count: 2, tone: 'danger', label: '2 项已超期' },
  '2026-11-19': { count: 1, tone: 'danger', label: '1 项已超期' },
  '2026-11-20': { count: 7, tone: 'warning', label: '7 项今天到期' },
  '2026-11-23': { count: 12, tone: 'info', label: '12 项到期' },
  '2026-11-24': { count: 128, tone: 'info', label: '128 项到期' },
  '2026-11-27': { count: 3, tone: 'success', label: '3 项已完成' },
  '2026-11-30': { count: 4, tone: 'violet', label: '4 项待确认' },
} as const

const legend = [
  { tone: 'danger', label: '已超期' },
  { tone: 'warning', label: '今天到期' },
  { tone: 'info', label: '将到期' },
] as const

/** What is marked is part of the day's name; a day is chosen by a press. */
export const Marked: Story = {
  args: { marks, legend },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /11月23日.*, 12 项到期/ }))
    await expect(canvas.getByTestId('value')).toHaveTextContent('2026-11-23')
    await userEvent.click(canvas.getByRole('button', { name: '下个月' }))
    await expect(canvas.getByRole('heading', { name: /2026年12月$/ })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '今天' }))
    await expect(canvas.getByRole('heading', { name: /2026年11月$/ })).toBeInTheDocument()
  },
}
export const Plain: Story = { args: { value: '2026-11-11' } }
export const Loading: Story = { args: { loading: true } }
export const Bounded: Story = { args: { min: '2026-11-10', max: '2026-11-25', value: '2026-11-18' } }
export const ReadOnly: Story = { args: { readOnly: true, marks, value: '2026-11-18' } }
export const Disabled: Story = { args: { disabled: true, marks } }
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid cells="wide">
      {(say) => (
        <>
          <Cell caption={{ zh: '有标记', en: 'With marks' }}>
            <Calendar {...args} label={say('有标记', 'With marks')} marks={marks} legend={legend} value="2026-11-24" />
          </Cell>
          <Cell caption={{ zh: '有界', en: 'With limits' }}>
            <Calendar {...args} label={say('有界', 'With limits')} min="2026-11-10" max="2026-11-25" value="2026-11-18" />
          </Cell>
          <Cell caption={{ zh: '只读', en: 'Read only' }}>
            <Calendar {...args} label={say('只读', 'Read only')} readOnly marks={marks} value="2026-11-18" />
          </Cell>
          <Cell caption={{ zh: '停用', en: 'Disabled' }}>
            <Calendar {...args} label={say('停用', 'Disabled')} disabled marks={marks} />
          </Cell>
          <Cell caption={{ zh: '加载中', en: 'Loading' }}>
            <Calendar {...args} label={say('加载中', 'Loading')} loading />
          </Cell>
        </>
      )}
    </MatrixGrid>
  ),
}
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { label: 'Due dates', marks: { '2026-11-20': { count: 1, tone: 'warning' }, '2026-11-23': { count: 12, tone: 'info' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /November 20, 2026.*, 1 entry$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /November 23, 2026.*, 12 entries$/ })).toBeVisible()
  },
}
