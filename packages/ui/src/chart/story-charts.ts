import type { ChartSeries, ChartSlice, MeasurementLimit, MeasurementSeries } from './index.ts'

export const months = ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月']

export const certificates: readonly ChartSeries[] = [
  { name: '检定', values: ['186', '92', '214', '231', '248', '240', '229', '236', '251', '198', '262', '175'] },
  { name: '校准', values: ['142', '88', '160', '171', '166', '189', '201', '195', '204', '176', '211', '149'] },
  { name: '检测', values: ['58', '31', '64', '72', undefined, '80', '77', '69', '83', '66', '90', '61'] },
]

export const fields: readonly ChartSlice[] = [
  { name: '力学', value: '412' },
  { name: '热工', value: '318' },
  { name: '长度', value: '265' },
  { name: '电磁', value: '181' },
  { name: '化学', value: '96' },
  { name: '其他', value: '28' },
]

/** A pressure gauge of class 1.6, 0 to 1.6 MPa. */
export const gauge: readonly MeasurementSeries[] = [
  {
    name: '升压',
    points: [
      { at: '0', value: '0.000', uncertainty: '0.004' },
      { at: '0.4', value: '0.005', uncertainty: '0.004' },
      { at: '0.8', value: '0.009', uncertainty: '0.005' },
      { at: '1.2', value: '0.014', uncertainty: '0.005' },
      { at: '1.6', value: '0.018', uncertainty: '0.006' },
    ],
  },
  {
    name: '降压',
    points: [
      { at: '0', value: '0.002', uncertainty: '0.004' },
      { at: '0.4', value: '0.008', uncertainty: '0.004' },
      { at: '0.8', value: '0.013', uncertainty: '0.005' },
      { at: '1.2', value: '0.018', uncertainty: '0.005' },
      { at: '1.6', value: '0.018', uncertainty: '0.006' },
    ],
  },
]
export const permitted: readonly MeasurementLimit[] = [
  { name: '最大允许误差上限', value: '0.0256' },
  { name: '最大允许误差下限', value: '-0.0256' },
]

/** Weights of class F2 (JJG 99-2022), whose limits follow the nominal mass. */
export const weights: readonly MeasurementSeries[] = [
  {
    name: '砝码',
    points: [
      { at: '1', value: '0.06', uncertainty: '0.10', note: '合格' },
      { at: '2', value: '-0.11', uncertainty: '0.13', note: '合格' },
      { at: '5', value: '0.22', uncertainty: '0.16', note: '合格' },
      { at: '10', value: '0.92', uncertainty: '0.20', note: '不合格', tone: 'danger' },
      { at: '20', value: '-0.30', uncertainty: '0.27', note: '合格' },
      { at: '50', value: '0.14', uncertainty: '0.33', note: '合格' },
      { at: '100', value: '-0.48', uncertainty: '0.53', note: '合格' },
    ],
  },
]
const classF2 = [
  ['1', '0.3'],
  ['2', '0.4'],
  ['5', '0.5'],
  ['10', '0.6'],
  ['20', '0.8'],
  ['50', '1.0'],
  ['100', '1.6'],
] as const
export const weightLimits: readonly MeasurementLimit[] = [
  { name: '上限', value: classF2.map(([at, value]) => ({ at, value })) },
  { name: '下限', value: classF2.map(([at, value]) => ({ at, value: `-${value}` })) },
]

type Say = (zh: string, en: string) => string

/** What stands above, in the language of the picture. */
export function chartsIn(say: Say) {
  const named = <One extends { readonly name: string }>(all: readonly One[], english: readonly string[]): One[] =>
    all.map((one, place) => ({ ...one, name: say(one.name, english[place] ?? one.name) }))
  const english = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
  const unit = say('份', 'pcs')
  return {
    monthly: {
      label: say('每月签发的证书', 'Certificates issued each month'),
      unit,
      categoryLabel: say('月份', 'Month'),
      categories: months.map((month, place) => say(month, english[place] ?? month)),
      series: named(certificates, ['Verification', 'Calibration', 'Testing']),
    },
    yearly: {
      label: say('本年签发的证书', 'Certificates issued this year'),
      unit,
      categoryLabel: say('专业', 'Field'),
      valueLabel: say('证书', 'Certificates'),
      slices: named(fields, ['Force', 'Heat', 'Length', 'Electricity', 'Chemistry', 'Other']),
    },
    pressure: {
      label: say('示值误差，压力表 2026-0318', 'Errors of indication, pressure gauge 2026-0318'),
      unit: 'MPa',
      atLabel: say('标称值', 'Nominal value'),
      atUnit: 'MPa',
      valueLabel: say('示值误差', 'Error of indication'),
      series: named(gauge, ['Rising', 'Falling']),
      limits: named(permitted, ['Upper limit of the error', 'Lower limit of the error']),
    },
  }
}

/** So many values as a recorder writes in a day: the temperature of a room, which follows the sun and the door. */
export function recorded(count: number): { categories: string[]; series: ChartSeries[] } {
  const minute = (place: number) => Math.floor((place * 1440) / count)
  const written = (number: number) => String(number).padStart(2, '0')
  const categories = Array.from({ length: count }, (_, place) => {
    const seconds = Math.floor((place * 86_400) / count)
    return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(written).join(':')
  })
  const curve = (level: number, swing: number) =>
    Array.from({ length: count }, (_, place) => {
      const sun = Math.sin((minute(place) / 1440) * Math.PI * 2)
      const door = Math.sin(place * 12.9898) * 0.08 + Math.sin(place / 40) * 0.05
      return (level + sun * swing + door).toFixed(3)
    })
  return {
    categories,
    series: [
      { name: '恒温室 A', values: curve(20, 0.3) },
      { name: '恒温室 B', values: curve(20.6, 0.2) },
    ],
  }
}
