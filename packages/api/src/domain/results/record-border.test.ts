import { expect, test } from 'vitest'
import { Decimal } from '../decimals/index.ts'
import {
  budgetOf,
  type Contribution,
  evaluate,
  evaluateIndication,
  evaluatePlatinumResistance,
  evaluatePressureGauge,
  evaluationsAgree,
  generalGaugeLimit,
  limitRule,
  type Measurement,
  meanOf,
  measurement,
  resultRecord,
  verificationConclusion,
} from './index.ts'

const gauge = {
  method: 'pressure-gauge',
  unit: 'MPa',
  accuracyClass: '1.6',
  limit: generalGaugeLimit('1.6', '0', '1.6'),
  points: [
    {
      reference: '0.4',
      cycles: [{ up: { beforeTapping: '0.4', afterTapping: '0.4' }, down: { beforeTapping: '0.4', afterTapping: '0.4' } }],
    },
  ],
  observations: [],
} as const satisfies Measurement
const caliper: Measurement = {
  method: 'indication',
  unit: 'mm',
  accuracyClass: '',
  limit: { kind: 'absolute', limit: '0.02' },
  points: [{ reference: '41.2', readings: ['41.21'] }],
  contributions: [],
  observations: [],
}
const thermometer: Measurement = {
  method: 'platinum-resistance',
  accuracyClass: 'B',
  points: [{ nominal: '0', reference: '0.0', resistances: ['100.0165'] }],
  contributions: [],
  observations: [],
}
const coarse: Contribution = { source: 'limit', zh: '恒温槽', en: 'Bath', halfWidth: '0.6' }

test.each([
  [{ kind: 'absolute', limit: '0.02' }, true],
  [{ kind: 'relative', percent: '5' }, true],
  [{ kind: 'span', percent: '1.6', lowerLimit: '-0.1', upperLimit: '1.5' }, true],
  [{ kind: 'steps', steps: [{ upTo: '5', limit: '1' }] }, true],
  [{ kind: 'nominal', limits: [{ nominal: '-5', limit: '1' }] }, true],
  [{ kind: 'linear', constant: '0.30', factor: '0.005' }, true],
  [{ kind: 'other', limit: '1' }, false],
  [{ kind: 'absolute', limit: 'x' }, false],
  [{ kind: 'absolute', limit: 1 }, false],
  [{ kind: 'steps', steps: [] }, false],
  [{ kind: 'nominal', limits: [] }, false],
])('[SRV-3] the limit %j is taken: %s', (rule, taken) => {
  expect(limitRule.safeParse(rule).success).toBe(taken)
})

test('[SRV-3] what is no decimal is told in words', () => {
  const told = (rule: unknown) => limitRule.safeParse(rule).error?.issues.map(({ message }) => message)
  expect(told({ kind: 'absolute', limit: '-1' })).toEqual(['not a decimal of zero or more'])
  expect(told({ kind: 'span', percent: '1', lowerLimit: '1e3', upperLimit: '1' })).toEqual(['not a decimal'])
})

const words = { zh: '源', en: 'Source' }
const sources: readonly unknown[] = [
  { source: 'certificate', ...words, expanded: '0.02', coverageFactor: '2' },
  { source: 'limit', ...words, halfWidth: '0.02', of: 'reading' },
  { source: 'limit', ...words, halfWidth: '0.02', of: 'result', distribution: 'triangular' },
  { source: 'limit', ...words, halfWidth: '0.02', distribution: 'rectangular' },
  { source: 'resolution', ...words, step: '0.01' },
  { source: 'repeatability', ...words },
  { source: 'standard', ...words, uncertainty: '0.004' },
]

test('[SRV-3] every source of uncertainty is kept as it came, and no other is taken', () => {
  const kept = measurement.parse({ ...caliper, contributions: sources })
  expect(kept).toMatchObject({ contributions: sources })
  for (const wrong of [
    { source: 'guess', ...words, halfWidth: '0.02' },
    { source: 'certificate', ...words, expanded: '0.02' },
    { source: 'limit', zh: '源', halfWidth: '0.02' },
    { source: 'limit', ...words, halfWidth: '0.02', of: 'nothing' },
    { source: 'limit', ...words, halfWidth: '0.02', distribution: 'normal' },
    { source: 'limit', ...words },
    { source: 'resolution', ...words },
    { source: 'standard', ...words, uncertainty: 'x' },
  ])
    expect(measurement.safeParse({ ...caliper, contributions: [wrong] }).success, JSON.stringify(wrong)).toBe(false)
})

const record = {
  recordNumber: 'JL-1',
  place: '检定室',
  measuredOn: '2026-09-08',
  conditions: [{ key: 'temperature', zh: '温度', en: 'Temperature', value: '20.3', unit: '℃' }],
  standards: [
    {
      zh: '标准器',
      en: 'Standard',
      range: '(0～60) MPa',
      accuracy: '0.05 级',
      certificateNumber: 'EX-1',
      validUntil: '2027-04-02',
    },
  ],
  measurement: caliper,
}

test('[SRV-3] a record is kept whole, and refused where anything of it is missing', () => {
  expect(resultRecord.parse(record)).toEqual(record)
  const without = (of: object, name: string) => Object.fromEntries(Object.entries(of).filter(([key]) => key !== name))
  for (const name of Object.keys(record)) expect(resultRecord.safeParse(without(record, name)).success, name).toBe(false)
  for (const part of ['conditions', 'standards'] as const)
    for (const one of record[part])
      for (const name of Object.keys(one))
        expect(resultRecord.safeParse({ ...record, [part]: [without(one, name)] }).success, name).toBe(false)
})

test('[BIZ-4] each method is computed by its own rules', () => {
  expect(evaluate(gauge)).toEqual(evaluatePressureGauge(gauge))
  expect(evaluate(caliper)).toEqual(evaluateIndication(caliper))
  expect(evaluate(thermometer)).toEqual(evaluatePlatinumResistance(thermometer))
})

test('[BIZ-4] without a class, or with an empty one, a pass names none', () => {
  for (const none of [undefined, '']) expect(verificationConclusion(true, none)).toEqual({ zh: '合格', en: 'Pass' })
})

test('[BIZ-4] a list is not the same as an object with numbered fields', () => {
  const evaluation = evaluate(caliper)
  expect(evaluationsAgree(evaluation, { ...evaluation, items: { ...evaluation.items } })).toBe(false)
})

test('[BIZ-4] only a thermometer has characteristics, and without contributions nothing has an uncertainty', () => {
  for (const measured of [gauge, caliper]) expect(evaluate(measured)).toMatchObject({ characteristics: [], uncertainties: [] })
  expect(evaluate(thermometer).uncertainties).toEqual([])
  expect(() => meanOf([])).toThrow(new RangeError('a mean needs a reading'))
})

test('[BIZ-4] a source is shown as it was given, however many digits it has', () => {
  const { rows } = budgetOf([{ source: 'standard', ...words, uncertainty: '0.0123456' }], {
    reference: '0',
    readings: [],
    sensitivity: new Decimal(1),
    unit: 'mm',
    readingUnit: 'mm',
  })
  expect(rows[0]).toMatchObject({ value: '0.0123456', contribution: '0.0123' })
})

test('[BIZ-5] a thermometer’s rows have as many cells as there are columns, with limit and uncertainty or without', () => {
  const limit = { kind: 'linear', constant: '0.30', factor: '0.005' } as const
  const cells = (changes: Partial<typeof thermometer>) => {
    const { table } = evaluatePlatinumResistance({ ...thermometer, ...changes })
    expect(table.rows[0]).toHaveLength(table.columns.length)
    return [table.columns.map(({ key }) => key).slice(5), table.rows[0]?.slice(3)]
  }
  expect(cells({})).toEqual([[], ['0.042', '+0.042']])
  expect(cells({ limit })).toEqual([['limit'], ['0.042', '+0.042', '±0.3']])
  // U is 0.6928 ℃, printed upwards as 0.70, so the result ends at the hundredth.
  expect(cells({ contributions: [coarse] })).toEqual([['uncertainty'], ['0.04', '+0.04', '0.70']])
  expect(cells({ limit, contributions: [coarse] })).toEqual([
    ['limit', 'uncertainty'],
    ['0.04', '+0.04', '±0.3', '0.70'],
  ])
})

test('[BIZ-5] a thermometer is printed in the finest places of all its points', () => {
  const points = [
    { nominal: '0', reference: '0.0', resistances: ['100.0'] },
    { nominal: '100', reference: '100.0000', resistances: ['138.50', '138.50'] },
  ]
  const limit = { kind: 'absolute', limit: '1' } as const
  const { table, items } = evaluatePlatinumResistance({ ...thermometer, limit, points })
  expect(table.rows.map((row) => row.slice(0, 5))).toEqual([
    ['0', '0.0000', '100.000', '0.0000', '0.0000'],
    ['100', '100.0000', '138.500', '99.9855', '-0.0145'],
  ])
  expect(items).toMatchObject([{ limit: '±1 ℃', result: '-0.0145 ℃' }])
})
