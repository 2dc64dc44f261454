import { expect, test } from 'vitest'
import type { LimitRule } from '../results/index.ts'
import { measurementOf, type Sheet, type SheetColumn, type SheetCondition, sheetFor } from './index.ts'

const sheetOf = (kind: string, ability: '1' | '2'): Sheet => {
  const sheet = sheetFor(kind, ability)
  if (!sheet) throw new Error(`there is a sheet for ${kind}`)
  return sheet
}
const column = ({ key, zh, en, unit, places }: SheetColumn) => `${key}: ${zh} | ${en} | ${unit} | ${places}`
const range = ({ key, minimum, maximum }: SheetCondition) => `${key} ${minimum}..${maximum}`

/** A limit as a regulation's table says it. */
const limitSaid = (limit: LimitRule | undefined): string => {
  switch (limit?.kind) {
    case undefined:
      return 'not judged'
    case 'absolute':
      return `±${limit.limit}`
    case 'relative':
      return `±${limit.percent} %`
    case 'span':
      return `±${limit.percent} % of ${limit.lowerLimit}..${limit.upperLimit}${limit.percentNearUpperLimit ? `, ±${limit.percentNearUpperLimit} % at its end` : ''}`
    case 'steps':
      return limit.steps.map(({ upTo, limit: step }) => `±${step} up to ${upTo}`).join(', ')
    case 'nominal':
      return limit.limits.map(({ nominal, limit: one }) => `±${one} of ${nominal}`).join(', ')
    case 'linear':
      return `±(${limit.constant} + ${limit.factor} |t|)`
  }
}

const room = ['temperature 15..25', 'humidity 0..80']

test.each<[kind: string, ability: '1' | '2', what: string, points: string, columns: string, conditions: string[], limit: string]>(
  [
    ['DC-150', '1', 'mm', '41.2 81.5 121.8', '1 to 2', room, '±0.02'],
    ['MC-25', '1', 'mm', '5.12 10.24 15.36 21.5 25', '1 to 3', room, '±0.004'],
    [
      'YB-60',
      '1',
      'MPa, class 1.6',
      '0 0.4 0.8 1.2 1.6',
      '4 to 3',
      ['temperature 15..25', 'humidity 0..85'],
      '±1.6 % of 0..1.6, ±2.5 % at its end',
    ],
    [
      'YB-150',
      '1',
      'MPa, class 0.4',
      '0 0.2 0.4 0.6 0.8 1.0 1.2 1.4 1.6',
      '4 to 4',
      ['temperature 17..23', 'humidity 0..85'],
      '±0.4 % of 0..1.6',
    ],
    ['BAL-220', '1', 'g', '20 50 100 200 220', '1 to 4', room, '±0.0005 up to 50, ±0.0010 up to 200, ±0.0015 up to 220'],
    ['SC-30', '1', 'kg', '0.2 5 15 20 30', '1 to 3', ['temperature -10..40'], '±0.005 up to 5, ±0.010 up to 20, ±0.015 up to 30'],
    [
      'WT-F1',
      '1',
      'g',
      '1 50 100 200',
      '1 to 5',
      ['temperature 18..23', 'humidity 0..70'],
      '±0.00010 of 1, ±0.0003 of 50, ±0.0005 of 100, ±0.0010 of 200',
    ],
    ['TQ-100', '1', 'N·m, class 5', '20 60 100', '3 to 2', ['temperature 18..28'], '±5 %'],
    ['UTM-100', '1', 'kN, class 1', '20 40 60 80 100', '3 to 2', ['temperature 10..35'], '±1.0 %'],
    ['BP-300', '1', 'kPa', '7 14 21 28 35', '1 to 1', ['temperature 15..25', 'humidity 0..85'], '±0.5'],
    ['PT100', '1', '℃, class B', '0 100', '4 to 3', ['temperature 15..35', 'humidity 0..80'], '±(0.30 + 0.005 |t|)'],
    ['PT100', '2', '℃', '0 100', '4 to 3', ['temperature 15..35', 'humidity 0..80'], 'not judged'],
    ['TH-1', '2', '℃', '15 20 30', '3 to 2', ['temperature 15..30', 'humidity 0..80'], 'not judged'],
  ],
)('[BIZ-4] %s, ability %s, is read in %s at %s', (kind, ability, what, points, columns, conditions, limit) => {
  const sheet = sheetOf(kind, ability)
  expect(`${sheet.unit}${sheet.accuracyClass === '' ? '' : `, class ${sheet.accuracyClass}`}`).toBe(what)
  expect(sheet.points.join(' ')).toBe(points)
  expect(`${sheet.columns.length} to ${sheet.columns[0]?.places}`).toBe(columns)
  expect(sheet.conditions.map(range)).toEqual(conditions)
  expect(limitSaid(sheet.limit)).toBe(limit)
  // A verification is judged and has no budget, a calibration has one and is not judged.
  expect([sheet.withUncertainty, sheet.contributions.length > 0]).toEqual([ability === '2', ability === '2'])
})

test('[BIZ-4] a gauge is read rising and falling, before and after tapping, and its pointer is watched', () => {
  const gauge = sheetOf('YB-60', '1')
  expect(gauge.method).toBe('pressure-gauge')
  expect(gauge.columns.map(column)).toEqual([
    'upBefore: 升压 轻敲前 | Up, before tapping | MPa | 3',
    'upAfter: 升压 轻敲后 | Up, after tapping | MPa | 3',
    'downBefore: 降压 轻敲前 | Down, before tapping | MPa | 3',
    'downAfter: 降压 轻敲后 | Down, after tapping | MPa | 3',
  ])
  expect(gauge.observations).toEqual([
    { key: 'appearance', zh: '外观', en: 'Appearance', requirement: '完好，标志清楚' },
    { key: 'pointer', zh: '指针偏转平稳性', en: 'Smooth pointer movement', requirement: '平稳，无跳动和卡住' },
  ])
  expect(gauge.conditions).toEqual([
    { key: 'temperature', zh: '温度', en: 'Temperature', unit: '℃', minimum: '15', maximum: '25' },
    { key: 'humidity', zh: '相对湿度', en: 'Relative humidity', unit: '%RH', minimum: '0', maximum: '85' },
  ])
})

test('[BIZ-4] an instrument with indications has a column for each reading, numbered where there are several', () => {
  expect(sheetOf('DC-150', '1').method).toBe('indication')
  expect(sheetOf('DC-150', '1').columns.map(column)).toEqual(['reading1: 示值 | Indication | mm | 2'])
  expect(sheetOf('TQ-100', '1').columns.map(column)).toEqual([
    'reading1: 示值 1 | Indication 1 | N·m | 2',
    'reading2: 示值 2 | Indication 2 | N·m | 2',
    'reading3: 示值 3 | Indication 3 | N·m | 2',
  ])
  expect(sheetOf('TH-1', '2').columns.map(column).at(-1)).toBe('reading3: 示值 3 | Indication 3 | ℃ | 2')
  expect(sheetOf('TQ-100', '1').observations.map(({ key }) => key)).toEqual(['appearance'])
})

test('[BIZ-4] a thermometer is read beside the bath, three times, and its budget names what the method adds', () => {
  for (const ability of ['1', '2'] as const) {
    const sheet = sheetOf('PT100', ability)
    expect(sheet.method).toBe('platinum-resistance')
    expect(sheet.columns.map(column)).toEqual([
      'reference: 标准温度 | Reference temperature | ℃ | 3',
      'resistance1: 电阻 1 | Resistance 1 | Ω | 4',
      'resistance2: 电阻 2 | Resistance 2 | Ω | 4',
      'resistance3: 电阻 3 | Resistance 3 | Ω | 4',
    ])
    expect(sheet.observations.map(({ key, zh, en, requirement }) => [key, zh, en, requirement])).toEqual([
      ['appearance', '外观', 'Appearance', '完好，标志清楚'],
      ['insulation', '绝缘电阻', 'Insulation resistance', '≥ 100 MΩ'],
    ])
  }
  expect(sheetOf('PT100', '2').contributions).toEqual([
    { source: 'repeatability', zh: '测量重复性', en: 'Repeatability' },
    { source: 'limit', zh: '测温电桥', en: 'Resistance bridge', of: 'reading', halfWidth: '0.002' },
    { source: 'limit', zh: '恒温槽均匀性', en: 'Uniformity of the bath', halfWidth: '0.01' },
  ])
  expect(sheetOf('TH-1', '2').contributions).toEqual([
    { source: 'repeatability', zh: '测量重复性', en: 'Repeatability' },
    { source: 'resolution', zh: '示值分辨力', en: 'Resolution', step: '0.01' },
    { source: 'limit', zh: '检定箱均匀性', en: 'Uniformity of the chamber', halfWidth: '0.1' },
  ])
  expect(sheetOf('TH-1', '2')).toMatchObject({ method: 'indication', observations: [{ key: 'appearance' }] })
})

test('[BIZ-4] what is judged takes its limit from the sheet, and only a calibration takes what the standards state', () => {
  const standards = [{ zh: '标准器', en: 'Standard', expanded: '0.05', coverageFactor: '2' }]
  const measured = (kind: string, ability: '1' | '2', cell: (point: string, column: number) => string) => {
    const sheet = sheetOf(kind, ability)
    const readings = sheet.points.map((point) => sheet.columns.map((_, place) => cell(point, place)))
    const observations = Object.fromEntries(sheet.observations.map(({ key }) => [key, true]))
    return measurementOf(sheet, { readings, observations }, standards)
  }
  expect(measured('DC-150', '1', (point) => point)).toMatchObject({
    limit: { kind: 'absolute', limit: '0.02' },
    contributions: [],
  })
  const resistance = (point: string, column: number) => (column === 0 ? point : '100')
  expect(measured('PT100', '1', resistance)).toMatchObject({ limit: { kind: 'linear' }, contributions: [] })
  const calibrated = measured('PT100', '2', resistance)
  expect(calibrated).not.toHaveProperty('limit')
  expect(calibrated).toMatchObject({ contributions: [{ source: 'certificate', expanded: '0.05' }, {}, {}, {}] })
})

test('[BIZ-4] a gauge without a limit is refused, and there is no sheet for testing what can be calibrated', () => {
  const { limit: _limit, ...unlimited } = sheetOf('YB-60', '1')
  const typed = {
    readings: unlimited.points.map((point) => [point, point, point, point]),
    observations: { appearance: true, pointer: true },
  }
  expect(() => measurementOf(unlimited, typed, [])).toThrow(new RangeError('a pressure gauge is judged by a limit'))
  expect([sheetFor('PT100', '3'), sheetFor('PT100', '4')]).toEqual([undefined, undefined])
})
