import { expect, test } from 'vitest'
import { Decimal, decimalOf } from '../decimals/index.ts'
import {
  budgetOf,
  evaluateIndication,
  evaluatePlatinumResistance,
  evaluatePressureGauge,
  generalGaugeLimit,
  type IndicationRecord,
  limitAt,
  type Observation,
  type PlatinumResistanceRecord,
  type PressureGaugeRecord,
  type ResultColumn,
  standardDeviation,
  temperatureOf,
} from './index.ts'

/** A column as a certificate and its XML have it, in one line. */
const said = ({ key, zh, en, unit, meaning, symbol, group }: ResultColumn) =>
  [
    `${key}: ${zh}`,
    en,
    unit,
    meaning,
    ...(symbol === undefined ? [] : [symbol]),
    ...(group ? [`${group.zh}, ${group.en}`] : []),
  ].join(' | ')

const limited = { key: 'appearance', zh: '外观', en: 'Appearance', requirement: '完好', passes: true } as const
const bath = { source: 'limit', zh: '恒温槽', en: 'Bath', halfWidth: '0.06' } as const

const caliper: IndicationRecord = {
  method: 'indication',
  unit: 'mm',
  accuracyClass: '',
  limit: { kind: 'absolute', limit: '0.02' },
  points: [{ reference: '41.2', readings: ['41.21'] }],
  contributions: [],
  observations: [],
}
const gauge: PressureGaugeRecord = {
  method: 'pressure-gauge',
  unit: 'MPa',
  accuracyClass: '1.6',
  limit: generalGaugeLimit('1.6', '0', '1.6'),
  points: ['0', '0.8', '1.6'].map((reference) => ({
    reference,
    cycles: [
      {
        up: { beforeTapping: reference, afterTapping: reference },
        down: { beforeTapping: reference, afterTapping: reference },
      },
    ],
  })),
  observations: [limited],
}
const thermometer: PlatinumResistanceRecord = {
  method: 'platinum-resistance',
  accuracyClass: 'B',
  points: [
    { nominal: '0', reference: '0.0', resistances: ['100.0'] },
    { nominal: '100', reference: '100.0', resistances: ['138.5'] },
  ],
  contributions: [],
  observations: [],
}

test('[BIZ-5] the columns of an instrument with indications, in both languages and for machines', () => {
  expect(evaluateIndication(caliper).table.columns.map(said)).toEqual([
    'reference: 标准值 | Reference | mm | referenceValue',
    'indication: 示值 | Indication | mm | measuredValue',
    'error: 示值误差 | Error | mm | measurementError',
    'limit: 最大允许误差 | MPE | mm | limit',
  ])
  const { limit: _limit, ...unjudged } = caliper
  const repeated = { ...unjudged, points: [{ reference: '41.2', readings: ['41.20', '41.22'] }], contributions: [bath] }
  expect(evaluateIndication(repeated).table.columns.map(said)).toEqual([
    'reference: 标准值 | Reference | mm | referenceValue',
    'indication: 示值平均值 | Mean indication | mm | measuredValue',
    'error: 示值误差 | Error | mm | measurementError',
    'uncertainty: 扩展不确定度 | Expanded uncertainty | mm | uncertainty | U (k = 2)',
  ])
})

test('[BIZ-5] an instrument is read in the finest place of all its points, and one more where readings are averaged', () => {
  const points = [
    { reference: '41.2', readings: ['41.21'] },
    { reference: '81.500', readings: ['81.5', '81.5'] },
  ]
  expect(evaluateIndication({ ...caliper, points }).table.rows).toEqual([
    ['41.2', '41.2100', '+0.0100', '±0.02'],
    ['81.500', '81.5000', '0.0000', '±0.02'],
  ])
})

test('[BIZ-5] the columns of a pressure gauge, those of a pair under their common head', () => {
  expect(evaluatePressureGauge(gauge).table.columns.map(said)).toEqual([
    'reference: 标准压力 | Reference | MPa | referenceValue',
    'up: 升压 | up | MPa | measuredValue | 轻敲后示值, Indication after tapping',
    'down: 降压 | down | MPa | measuredValue | 轻敲后示值, Indication after tapping',
    'shiftUp: 升压 | up | MPa | other | 轻敲位移, Shift on tapping',
    'shiftDown: 降压 | down | MPa | other | 轻敲位移, Shift on tapping',
    'error: 示值误差 | Error | MPa | measurementError',
    'limit: 最大允许误差 | MPE | MPa | limit',
    'hysteresis: 回程误差 | Hysteresis | MPa | other',
  ])
})

test('[BIZ-5] what is judged of a gauge has its name in both languages', () => {
  const names = (record: PressureGaugeRecord) =>
    evaluatePressureGauge(record).items.map(({ key, zh, en }) => `${key}: ${zh} | ${en}`)
  expect(names(gauge)).toEqual([
    'appearance: 外观 | Appearance',
    'zero: 零位误差 | Zero error',
    'error: 示值误差（90 % 以下） | Error below 90 %',
    'errorNearUpperLimit: 示值误差（90 %～100 %） | Error above 90 %',
    'hysteresis: 回程误差 | Hysteresis',
    'tapping: 轻敲位移 | Shift on tapping',
  ])
  const precision = { ...gauge, limit: { kind: 'span', percent: '0.4', lowerLimit: '0', upperLimit: '1.6' } } as const
  expect(names(precision)).toContain('error: 示值误差 | Error of indication')
  expect(
    evaluatePressureGauge({ ...gauge, limit: { kind: 'absolute', limit: '0.02' } }).items.map(({ key }) => key),
  ).not.toContain('errorNearUpperLimit')
})

test('[BIZ-5] the columns and characteristics of a thermometer', () => {
  const judged = { ...thermometer, limit: { kind: 'linear', constant: '0.30', factor: '0.005' } as const, contributions: [bath] }
  expect(evaluatePlatinumResistance(judged).table.columns.map(said)).toEqual([
    'nominal: 名义温度 | Nominal | ℃ | other',
    'reference: 标准温度 | Reference | ℃ | referenceValue | t_ref',
    'resistance: 电阻值 | Resistance | Ω | measuredValue | R',
    'converted: 换算温度 | Converted | ℃ | measuredValue | t_R',
    'deviation: 偏差 | Deviation | ℃ | measurementError | t_R − t_ref',
    'limit: 最大允许误差 | MPE | ℃ | limit',
    'uncertainty: 扩展不确定度 | Expanded uncertainty | ℃ | uncertainty | U (k = 2)',
  ])
  expect(evaluatePlatinumResistance(thermometer).characteristics).toEqual([
    { zh: '0 ℃ 时的电阻', en: 'Resistance at 0 ℃', value: '100.0 Ω' },
    { zh: '100 ℃ 时的电阻', en: 'Resistance at 100 ℃', value: '138.5 Ω' },
    { zh: '温度系数 α', en: 'Temperature coefficient', value: '3.8500×10⁻³ ℃⁻¹' },
  ])
  const at = (...nominals: string[]) =>
    evaluatePlatinumResistance({ ...thermometer, points: thermometer.points.filter(({ nominal }) => nominals.includes(nominal)) })
  expect(at('0').characteristics.map(({ en }) => en)).toEqual(['Resistance at 0 ℃'])
  expect(at('100').characteristics.map(({ en }) => en)).toEqual(['Resistance at 100 ℃'])
})

test('[BIZ-5] a deviation is printed to the thousandth at least, and as fine as its reference', () => {
  const deviation = (reference: string) =>
    evaluatePlatinumResistance({ ...thermometer, points: [{ nominal: '0', reference, resistances: ['100.0165'] }] }).table
      .rows[0]?.[4]
  expect(deviation('0')).toBe('+0.042')
  expect(deviation('0.0000')).toBe('+0.0422')
})

test('[BIZ-5] what was looked at says 符合要求 or 不符合要求, unless words were found for it', () => {
  const result = (changes: Partial<Observation>) =>
    evaluateIndication({ ...caliper, observations: [{ ...limited, ...changes }] }).items[0]
  expect(result({})).toEqual({ key: 'appearance', zh: '外观', en: 'Appearance', limit: '完好', result: '符合要求', passes: true })
  expect(result({ passes: false })?.result).toBe('不符合要求')
  expect(result({ passes: false, found: '' })?.result).toBe('不符合要求')
  expect(result({ passes: false, found: '表盘破裂' })?.result).toBe('表盘破裂')
})

test('[BIZ-5] a row of a budget has its source, value with its unit, distribution, divisor and sensitivity', () => {
  const point = {
    reference: '20',
    readings: ['20.1', '20.2', '20.1'],
    sensitivity: new Decimal('2.5'),
    unit: '℃',
    readingUnit: 'Ω',
  }
  const { rows, at } = budgetOf(
    [
      { source: 'certificate', zh: '证书', en: 'Certificate', expanded: '0.02', coverageFactor: '2.0' },
      { source: 'limit', zh: '允差', en: 'Limit', halfWidth: '0.06', of: 'result' },
      { source: 'limit', zh: '水槽', en: 'Bath', halfWidth: '0.06', distribution: 'triangular', of: 'reading' },
      { source: 'resolution', zh: '分辨力', en: 'Resolution', step: '0.1' },
      { source: 'repeatability', zh: '重复性', en: 'Repeatability' },
      { source: 'standard', zh: '标准', en: 'Standard', uncertainty: '0.004' },
    ],
    point,
  )
  expect(at).toBe('20')
  expect(rows.map((row) => Object.values(row).join(' | '))).toEqual([
    '证书 | Certificate | 0.02 | ℃ | normal | 2.0 | 1 | 0.01',
    '允差 | Limit | 0.06 | ℃ | rectangular | √3 | 1 | 0.0346',
    '水槽 | Bath | 0.06 | Ω | triangular | √6 | 2.5 | 0.0612',
    '分辨力 | Resolution | 0.1 | ℃ | rectangular | 2√3 | 1 | 0.0289',
    '重复性 | Repeatability | 0.0577 | Ω | normal | √3 | 2.5 | 0.0833',
    '标准 | Standard | 0.004 | ℃ | normal | 1 | 1 | 0.004',
  ])
})

test.each([
  ['1', '1', '0.016', '0.0256'],
  ['1.6', '1.6', '0.0256', '0.04'],
  ['2.5', '2.5', '0.04', '0.064'],
  ['4', '4', '0.064', '0.064'],
] as const)(
  '[BIZ-4] a gauge of class %s may err by %s %% of its span, and by more near its upper limit',
  (kind, _percent, below, near) => {
    const limit = generalGaugeLimit(kind, '0', '1.6')
    expect(limitAt(limit, '1.439').toFixed()).toBe(below)
    expect(limitAt(limit, '1.44').toFixed()).toBe(near)
  },
)

test('[BIZ-4] what cannot be computed is refused, and says why', () => {
  const point = { reference: '0', readings: [], sensitivity: new Decimal(1), unit: 'mm', readingUnit: 'mm' }
  const certificate = { source: 'certificate', zh: '', en: '', expanded: '0.02', coverageFactor: '0' } as const
  expect(() => budgetOf([certificate], point)).toThrow(new RangeError('a coverage factor is greater than zero'))
  expect(() => standardDeviation(['1'])).toThrow(new RangeError('a standard deviation needs at least two readings'))
  expect(() => temperatureOf(decimalOf('17.99'))).toThrow(new RangeError('no temperature belongs to 17.99 Ω'))
  expect(() => temperatureOf(decimalOf('391.01'))).toThrow(new RangeError('no temperature belongs to 391.01 Ω'))
  expect(temperatureOf(decimalOf('18')).isNegative()).toBe(true)
  expect(temperatureOf(decimalOf('391')).greaterThan(850)).toBe(true)
  const steps = { kind: 'steps', steps: [{ upTo: '5', limit: '1' }] } as const
  expect(() => limitAt({ ...steps, steps: [...steps.steps] }, '6')).toThrow(new RangeError('no limit is given for 6'))
  expect(() => limitAt({ kind: 'nominal', limits: [{ nominal: '1', limit: '1' }] }, '2')).toThrow(
    new RangeError('no limit is given for 2'),
  )
})

test('[BIZ-4] limits count a load by its size, to the last gram of its step', () => {
  const steps = {
    kind: 'steps',
    steps: [
      { upTo: '5', limit: '1' },
      { upTo: '10', limit: '2' },
    ],
  } as const
  const at = (reference: string) => limitAt({ ...steps, steps: [...steps.steps] }, reference).toFixed()
  expect(['-5', '5', '5.1', '-10', '10'].map(at)).toEqual(['1', '1', '2', '2', '2'])
  expect(limitAt({ kind: 'relative', percent: '5' }, '-60').toFixed()).toBe('3')
  expect(limitAt({ kind: 'linear', constant: '0.30', factor: '0.005' }, '-50').toFixed()).toBe('0.55')
})
