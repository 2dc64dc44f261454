import type { DictionaryKey } from '../dictionaries/index.ts'
import { type Contribution, generalGaugeLimit, type LimitRule } from '../results/index.ts'
import type { Sheet, SheetColumn, SheetCondition, SheetObservation } from './sheet.ts'

type AbilityType = DictionaryKey<'ability_type'>

/** The temperature of the surroundings, in degrees Celsius. */
export const temperature = (minimum: string, maximum: string): SheetCondition => ({
  key: 'temperature',
  zh: '温度',
  en: 'Temperature',
  unit: '℃',
  minimum,
  maximum,
})
/** The relative humidity of the surroundings, up to a maximum. */
export const humidity = (maximum: string): SheetCondition => ({
  key: 'humidity',
  zh: '相对湿度',
  en: 'Relative humidity',
  unit: '%RH',
  minimum: '0',
  maximum,
})

const appearance: SheetObservation = { key: 'appearance', zh: '外观', en: 'Appearance', requirement: '完好，标志清楚' }

/** Columns for what is read, once or several times. */
export const readingColumns = (unit: string, places: number, count: number): SheetColumn[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `reading${index + 1}`,
    zh: count === 1 ? '示值' : `示值 ${index + 1}`,
    en: count === 1 ? 'Indication' : `Indication ${index + 1}`,
    unit,
    places,
  }))

/** A verification by comparing indications with the reference at fixed points. */
const indication = (given: {
  unit: string
  points: readonly string[]
  places: number
  readings: number
  limit: LimitRule
  accuracyClass?: string
  conditions?: readonly SheetCondition[]
}): Sheet => ({
  method: 'indication',
  unit: given.unit,
  accuracyClass: given.accuracyClass ?? '',
  points: given.points,
  columns: readingColumns(given.unit, given.places, given.readings),
  observations: [appearance],
  conditions: given.conditions ?? [temperature('15', '25'), humidity('80')],
  limit: given.limit,
  contributions: [],
  withUncertainty: false,
})

const gaugeColumns = (unit: string, places: number): SheetColumn[] => [
  { key: 'upBefore', zh: '升压 轻敲前', en: 'Up, before tapping', unit, places },
  { key: 'upAfter', zh: '升压 轻敲后', en: 'Up, after tapping', unit, places },
  { key: 'downBefore', zh: '降压 轻敲前', en: 'Down, before tapping', unit, places },
  { key: 'downAfter', zh: '降压 轻敲后', en: 'Down, after tapping', unit, places },
]

/** A verification of a gauge in MPa at fixed points, rising and falling. */
const pressureGauge = (given: {
  accuracyClass: string
  points: readonly string[]
  places: number
  limit: LimitRule
  conditions: readonly SheetCondition[]
}): Sheet => ({
  method: 'pressure-gauge',
  unit: 'MPa',
  accuracyClass: given.accuracyClass,
  points: given.points,
  columns: gaugeColumns('MPa', given.places),
  observations: [
    appearance,
    { key: 'pointer', zh: '指针偏转平稳性', en: 'Smooth pointer movement', requirement: '平稳，无跳动和卡住' },
  ],
  conditions: given.conditions,
  limit: given.limit,
  contributions: [],
  withUncertainty: false,
})

const ptColumns: SheetColumn[] = [
  { key: 'reference', zh: '标准温度', en: 'Reference temperature', unit: '℃', places: 3 },
  { key: 'resistance1', zh: '电阻 1', en: 'Resistance 1', unit: 'Ω', places: 4 },
  { key: 'resistance2', zh: '电阻 2', en: 'Resistance 2', unit: 'Ω', places: 4 },
  { key: 'resistance3', zh: '电阻 3', en: 'Resistance 3', unit: 'Ω', places: 4 },
]

const ptContributions: Contribution[] = [
  { source: 'repeatability', zh: '测量重复性', en: 'Repeatability' },
  { source: 'limit', zh: '测温电桥', en: 'Resistance bridge', of: 'reading', halfWidth: '0.002' },
  { source: 'limit', zh: '恒温槽均匀性', en: 'Uniformity of the bath', halfWidth: '0.01' },
]

const ptVerification: Sheet = {
  method: 'platinum-resistance',
  unit: '℃',
  accuracyClass: 'B',
  points: ['0', '100'],
  columns: ptColumns,
  observations: [appearance, { key: 'insulation', zh: '绝缘电阻', en: 'Insulation resistance', requirement: '≥ 100 MΩ' }],
  conditions: [temperature('15', '35'), humidity('80')],
  limit: { kind: 'linear', constant: '0.30', factor: '0.005' },
  contributions: [],
  withUncertainty: false,
}

/** Limits and points follow the seed of the demo; a metrologist reads them against the regulation before real use. */
const verifications: Readonly<Record<string, Sheet>> = {
  'DC-150': indication({
    unit: 'mm',
    points: ['41.2', '81.5', '121.8'],
    places: 2,
    readings: 1,
    limit: { kind: 'absolute', limit: '0.02' },
  }),
  'MC-25': indication({
    unit: 'mm',
    points: ['5.12', '10.24', '15.36', '21.5', '25'],
    places: 3,
    readings: 1,
    limit: { kind: 'absolute', limit: '0.004' },
  }),
  'YB-60': pressureGauge({
    accuracyClass: '1.6',
    points: ['0', '0.4', '0.8', '1.2', '1.6'],
    places: 3,
    conditions: [temperature('15', '25'), humidity('85')],
    limit: generalGaugeLimit('1.6', '0', '1.6'),
  }),
  'YB-150': pressureGauge({
    accuracyClass: '0.4',
    points: ['0', '0.2', '0.4', '0.6', '0.8', '1.0', '1.2', '1.4', '1.6'],
    places: 4,
    conditions: [temperature('17', '23'), humidity('85')],
    limit: { kind: 'span', percent: '0.4', lowerLimit: '0', upperLimit: '1.6' },
  }),
  'BAL-220': indication({
    unit: 'g',
    points: ['20', '50', '100', '200', '220'],
    places: 4,
    readings: 1,
    limit: {
      kind: 'steps',
      steps: [
        { upTo: '50', limit: '0.0005' },
        { upTo: '200', limit: '0.0010' },
        { upTo: '220', limit: '0.0015' },
      ],
    },
  }),
  'SC-30': indication({
    unit: 'kg',
    points: ['0.2', '5', '15', '20', '30'],
    places: 3,
    readings: 1,
    limit: {
      kind: 'steps',
      steps: [
        { upTo: '5', limit: '0.005' },
        { upTo: '20', limit: '0.010' },
        { upTo: '30', limit: '0.015' },
      ],
    },
    conditions: [temperature('-10', '40')],
  }),
  'WT-F1': indication({
    unit: 'g',
    points: ['1', '50', '100', '200'],
    places: 5,
    readings: 1,
    limit: {
      kind: 'nominal',
      limits: [
        { nominal: '1', limit: '0.00010' },
        { nominal: '50', limit: '0.0003' },
        { nominal: '100', limit: '0.0005' },
        { nominal: '200', limit: '0.0010' },
      ],
    },
    conditions: [temperature('18', '23'), humidity('70')],
  }),
  'TQ-100': indication({
    unit: 'N·m',
    points: ['20', '60', '100'],
    places: 2,
    readings: 3,
    limit: { kind: 'relative', percent: '5' },
    accuracyClass: '5',
    conditions: [temperature('18', '28')],
  }),
  'UTM-100': indication({
    unit: 'kN',
    points: ['20', '40', '60', '80', '100'],
    places: 2,
    readings: 3,
    limit: { kind: 'relative', percent: '1.0' },
    accuracyClass: '1',
    conditions: [temperature('10', '35')],
  }),
  'BP-300': indication({
    unit: 'kPa',
    points: ['7', '14', '21', '28', '35'],
    places: 1,
    readings: 1,
    limit: { kind: 'absolute', limit: '0.5' },
    conditions: [temperature('15', '25'), humidity('85')],
  }),
  PT100: ptVerification,
}

const { limit: _judgedOnlyInVerification, ...ptCalibration } = ptVerification

const calibrations: Readonly<Record<string, Sheet>> = {
  PT100: { ...ptCalibration, accuracyClass: '', contributions: ptContributions, withUncertainty: true },
  'TH-1': {
    method: 'indication',
    unit: '℃',
    accuracyClass: '',
    points: ['15', '20', '30'],
    columns: readingColumns('℃', 2, 3),
    observations: [appearance],
    conditions: [temperature('15', '30'), humidity('80')],
    contributions: [
      { source: 'repeatability', zh: '测量重复性', en: 'Repeatability' },
      { source: 'resolution', zh: '示值分辨力', en: 'Resolution', step: '0.01' },
      { source: 'limit', zh: '检定箱均匀性', en: 'Uniformity of the chamber', halfWidth: '0.1' },
    ],
    withUncertainty: true,
  },
}

/** The sheet for a kind of instrument and an ability type; undefined where the institute has no method for it. */
export const sheetFor = (kindCode: string, abilityType: AbilityType): Sheet | undefined => {
  const sheets = abilityType === '1' ? verifications : abilityType === '2' ? calibrations : {}
  return Object.hasOwn(sheets, kindCode) ? sheets[kindCode] : undefined
}
