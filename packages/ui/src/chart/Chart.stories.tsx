import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { chartReference } from './chart.reference.ts'
import { BarChart, type ChartPencil, LineChart, MeasurementChart, PieChart } from './index.ts'
import { certificates, chartsIn, fields, gauge, months, permitted, recorded, weightLimits, weights } from './story-charts.ts'

const meta = {
  title: 'Data/Chart',
  component: LineChart,
  subcomponents: { BarChart, PieChart, MeasurementChart },
  parameters: { reference: chartReference },
  args: { label: '每月签发的证书', unit: '份', categoryLabel: '月份', categories: months, series: certificates },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

/** What draws comes a moment later. */
const drawn = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[role=application] [aria-hidden] svg path')).not.toBeNull(), {
    timeout: 10_000,
  })

export const Line: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table', { name: '每月签发的证书' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '显示数据表' }))
    await expect(canvas.getByRole('region', { name: '每月签发的证书，数据表' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '隐藏数据表' }))
  },
}
/** By the arrow keys: the point stands out, its tip is seen, and it is said. */
export const Walked: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const stage = within(canvasElement).getByRole('application', { name: '每月签发的证书' })
    stage.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('3月，检定：214 份'))
  },
}
export const WithTable: Story = { args: { tableShown: true }, play: ({ canvasElement }) => drawn(canvasElement) }
export const OneSeries: Story = {
  args: { series: certificates.slice(0, 1), labelHidden: true },
  play: ({ canvasElement }) => drawn(canvasElement),
}
/** Each value is a row of the table, and axe looks at each: here are fewer than it takes. */
export const ManyPoints: Story = {
  args: { label: '恒温室的温度', unit: '℃', categoryLabel: '时刻', ...recorded(800) },
  play: ({ canvasElement }) => drawn(canvasElement),
}
export const Bars: Story = { render: (args) => <BarChart {...args} />, play: ({ canvasElement }) => drawn(canvasElement) }
export const StackedBars: Story = {
  render: (args) => <BarChart {...args} stacked />,
  play: ({ canvasElement }) => drawn(canvasElement),
}
export const LyingBars: Story = {
  args: {
    label: '各检测室在办的样品',
    unit: '件',
    categoryLabel: '检测室',
    categories: [
      '力学与压力计量检测室',
      '热工计量检测室',
      '长度与几何量计量检测室',
      '电磁与无线电计量检测室',
      '化学与电离辐射计量检测室',
    ],
    series: [
      { name: '在检', values: ['38', '24', '19', '27', '8'] },
      { name: '超期', values: ['3', '0', '1', '5', '0'], tone: 'danger' },
    ],
  },
  render: (args) => <BarChart {...args} horizontal />,
  play: ({ canvasElement }) => drawn(canvasElement),
}
const pie = { label: '本年签发的证书', unit: '份', categoryLabel: '专业', valueLabel: '证书', slices: fields }
export const Pie: Story = { render: () => <PieChart {...pie} />, play: ({ canvasElement }) => drawn(canvasElement) }
export const Ring: Story = { render: () => <PieChart {...pie} ring />, play: ({ canvasElement }) => drawn(canvasElement) }
const pressure = {
  label: '示值误差，压力表 2026-0318',
  unit: 'MPa',
  atLabel: '标称值',
  atUnit: 'MPa',
  valueLabel: '示值误差',
  series: gauge,
  limits: permitted,
}
/** What a calibration result looks like: points with the bars of their uncertainty, between what is permitted. */
export const Measurement: Story = {
  render: () => <MeasurementChart {...pressure} />,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    within(canvasElement).getByRole('application').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent(
        '升压，标称值：1.6 MPa，示值误差：0.018 MPa，U = 0.006 MPa (k = 2)',
      ),
    )
  },
}
/** Limits that follow the point of measurement, points at equal distances, and one result that is said to be out. */
export const MeasurementEven: Story = {
  render: () => (
    <MeasurementChart
      label="砝码组的修正值"
      unit="mg"
      atLabel="标称质量"
      atUnit="g"
      valueLabel="修正值"
      series={weights}
      limits={weightLimits}
      spacing="even"
      tableShown
    />
  ),
  play: ({ canvasElement }) => drawn(canvasElement),
}
export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const name = within(canvasElement).getByRole('button', { name: '检定' })
    await userEvent.click(name)
    await expect(name).toHaveAttribute('aria-pressed', 'false')
  },
}
/** Words among the values, as a laboratory has them: they stand in the table. */
export const WithWords: Story = {
  args: {
    label: '铅的含量',
    unit: 'mg/kg',
    categoryLabel: '样品',
    categories: ['S-1', 'S-2', 'S-3', 'S-4'],
    series: [{ name: '铅', values: ['0.12', '<0.01', '未检出', '0.31'] }],
    tableShown: true,
  },
  play: ({ canvasElement }) => drawn(canvasElement),
}
export const NothingToDraw: Story = {
  args: { series: [{ name: '检定', values: ['未检出', '<0.01'] }], categories: ['1月', '2月'] },
}
export const Empty: Story = { args: { categories: [], empty: '第一份证书签发后，这里会有图。' } }
export const Loading: Story = { args: { loading: true } }
export const Failed: Story = { args: { failed: true, onRetry: fn() } }
/** What draws is on its way: the table is there already. */
export const PencilOnItsWay: Story = { args: { loadPencil: () => new Promise<ChartPencil>(() => {}) } }
/** It did not come, as on a bad line: the table says everything, and it can be tried again. */
export const PencilMissing: Story = {
  args: {
    loadPencil: async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('图没有加载出来')
    await expect(canvas.getByRole('region', { name: '每月签发的证书，数据表' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}
const longNames = [
  ['弹性元件式一般压力表的检定', 'Verification of general pressure gauges'],
  ['数字压力计和压力变送器的校准', 'Calibration of digital pressure gauges and transmitters'],
] as const
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid cells="wide">
      {(say) => {
        const { monthly, yearly, pressure } = chartsIn(say)
        return (
          <>
            <LineChart {...args} {...monthly} height={220} />
            <BarChart {...args} {...monthly} stacked height={220} />
            <PieChart {...yearly} ring height={220} />
            <MeasurementChart {...pressure} height={220} />
            <LineChart {...args} {...monthly} label={say('加载中', 'Loading')} height={220} loading />
            <LineChart {...args} {...monthly} label={say('失败', 'Failed')} height={220} failed onRetry={fn()} />
            <LineChart
              {...args}
              {...monthly}
              label={say('空', 'Empty')}
              height={220}
              categories={[]}
              empty={say('第一份证书签发后，这里会有图。', 'It is drawn once the first certificate is issued.')}
            />
            <LineChart
              {...args}
              {...monthly}
              label={say(
                '每月签发的证书和报告（不含作废和重新签发的，按签发日期统计，含分包的项目）',
                'Certificates and reports issued each month, without those that are void or issued anew',
              )}
              height={220}
              series={monthly.series.map((one, place) => {
                const long = longNames[place]
                return long ? { ...one, name: say(long[0], long[1]) } : one
              })}
            />
          </>
        )
      }}
    </MatrixGrid>
  ),
  play: ({ canvasElement }) => drawn(canvasElement),
}
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: {
    label: 'Certificates issued each month',
    unit: 'pieces',
    categoryLabel: 'Month',
    categories: ['Jan', 'Feb', 'Mar', 'Apr'],
    series: [
      { name: 'Verification', values: ['186', '92', '214', '231'] },
      { name: 'Calibration', values: ['142', '88', '160', '1171'] },
    ],
    tableShown: true,
  },
  play: ({ canvasElement }) => drawn(canvasElement),
}
