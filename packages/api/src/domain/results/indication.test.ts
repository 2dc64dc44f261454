import { expect, test } from 'vitest'
import { decimalOf } from '../decimals/index.ts'
import {
  budgetOf,
  evaluate,
  evaluateIndication,
  evaluationsAgree,
  type IndicationRecord,
  type LimitRule,
  limitAt,
  limitRule,
  meanOf,
  measurement,
  missingPoints,
  standardDeviation,
} from './index.ts'

const record = (
  unit: string,
  limit: LimitRule | undefined,
  points: readonly (readonly [string, ...string[]])[],
): IndicationRecord => ({
  method: 'indication',
  unit,
  accuracyClass: '',
  limit,
  points: points.map(([reference, ...readings]) => ({ reference, readings })),
  contributions: [],
  observations: [],
})

const balance: LimitRule = {
  kind: 'steps',
  steps: [
    { upTo: '50', limit: '0.0005' },
    { upTo: '200', limit: '0.0010' },
    { upTo: '220', limit: '0.0015' },
  ],
}
const scale: LimitRule = {
  kind: 'steps',
  steps: [
    { upTo: '5', limit: '0.005' },
    { upTo: '20', limit: '0.010' },
    { upTo: '30', limit: '0.015' },
  ],
}
const weights: LimitRule = {
  kind: 'nominal',
  limits: [
    { nominal: '1', limit: '0.00010' },
    { nominal: '50', limit: '0.0003' },
    { nominal: '100', limit: '0.0005' },
    { nominal: '200', limit: '0.0010' },
  ],
}

test.each([
  ['a caliper', 'mm', { kind: 'absolute', limit: '0.02' }, '81.5', '81.52', '81.54'],
  ['a micrometer', 'mm', { kind: 'absolute', limit: '0.004' }, '10.24', '10.244', '10.245'],
  ['a balance at 50 g', 'g', balance, '50', '50.0005', '50.0006'],
  ['a balance at 200 g', 'g', balance, '200', '199.9990', '199.9989'],
  ['a balance at 220 g', 'g', balance, '220', '220.0015', '220.0016'],
  ['a scale at 5 kg', 'kg', scale, '5', '4.995', '4.990'],
  ['a scale at 30 kg', 'kg', scale, '30', '30.015', '30.020'],
  ['a weight of 100 g', 'g', weights, '100', '100.0005', '100.00051'],
  ['a torque wrench', 'N·m', { kind: 'relative', percent: '5' }, '60', '63', '63.01'],
  ['a testing machine', 'kN', { kind: 'relative', percent: '1.0' }, '80', '79.2', '79.19'],
  ['a blood pressure monitor', 'kPa', { kind: 'absolute', limit: '0.5' }, '21', '20.5', '20.4'],
] as const)('[BIZ-4] %s at its limit passes, one step beyond fails', (_name, unit, rule, reference, atLimit, beyond) => {
  const limit = limitRule.parse(rule)
  expect(evaluateIndication(record(unit, limit, [[reference, atLimit]]))).toMatchObject({
    verdict: 'pass',
    conclusion: { zh: '合格', en: 'Pass' },
  })
  expect(evaluateIndication(record(unit, limit, [[reference, beyond]]))).toMatchObject({
    verdict: 'fail',
    conclusion: { zh: '不合格' },
  })
})

test('[BIZ-4] the mean of the readings is judged, in full', () => {
  const evaluation = evaluateIndication(
    record('mm', { kind: 'absolute', limit: '0.02' }, [
      ['41.2', '41.20', '41.22', '41.22'],
      ['81.5', '81.50', '81.50', '81.51'],
    ]),
  )
  expect(evaluation.table.rows).toEqual([
    ['41.2', '41.213', '+0.013', '±0.02'],
    ['81.5', '81.503', '+0.003', '±0.02'],
  ])
  expect(evaluation.items).toEqual([
    { key: 'error', zh: '示值误差', en: 'Error of indication', limit: '±0.02 mm', result: '+0.013 mm', passes: true },
  ])
})

test('[BIZ-4] without a limit nothing is judged; a load beyond the last step is refused', () => {
  expect(evaluateIndication(record('℃', undefined, [['20', '20.3']]))).toMatchObject({
    verdict: 'none',
    conclusion: null,
    items: [],
  })
  expect(() => evaluateIndication(record('g', balance, [['221', '221.0000']]))).toThrow(RangeError)
  expect(() => limitAt(weights, '2')).toThrow(RangeError)
})

test('[BIZ-4] a calibration states U with k = 2 and rounds the error with it', () => {
  const evaluation = evaluateIndication({
    ...record('℃', undefined, [['20', '20.31', '20.35', '20.33']]),
    contributions: [
      { source: 'certificate', zh: '标准器', en: 'Standard', expanded: '0.10', coverageFactor: '2' },
      { source: 'resolution', zh: '分辨力', en: 'Resolution', step: '0.1' },
      { source: 'repeatability', zh: '重复性', en: 'Repeatability' },
    ],
  })
  // u_c = √(0.05² + 0.028868² + 0.011547²) = 0.058878; U = 0.11776 → 0.12
  expect(evaluation.uncertainties[0]).toMatchObject({ combined: '0.0589', expanded: '0.12' })
  expect(evaluation.table.rows).toEqual([['20', '20.330', '+0.33', '0.12']])
  expect(() =>
    evaluateIndication({
      ...record('℃', undefined, [['20', '20.3']]),
      contributions: [{ source: 'repeatability', zh: '', en: '' }],
    }),
  ).toThrow(RangeError)
})

test('[BIZ-4] statistics: mean, Bessel from three readings on, range for two', () => {
  expect(meanOf(['1', '2', '2']).toFixed(10)).toBe('1.6666666667')
  expect(standardDeviation(['10.1', '10.3', '10.2', '10.4']).toFixed(10)).toBe('0.1290994449')
  expect(standardDeviation(['1.00', '1.113']).toFixed()).toBe('0.1')
  expect(() => standardDeviation(['1'])).toThrow(RangeError)
  expect(() => meanOf([])).toThrow(RangeError)
})

test('[BIZ-4] distributions have their divisors', () => {
  const u = (distribution: 'rectangular' | 'triangular') =>
    budgetOf([{ source: 'limit', zh: '', en: '', halfWidth: '0.6', distribution }], {
      reference: '0',
      readings: [],
      sensitivity: decimalOf('1'),
      unit: 'mm',
      readingUnit: 'mm',
    })
  expect(u('rectangular').combined).toBe('0.346')
  expect(u('triangular').combined).toBe('0.245')
})

test('[BIZ-4] screen and server agree in every digit, whatever order a database keeps the fields in', () => {
  const measured = measurement.parse(record('mm', { kind: 'absolute', limit: '0.02' }, [['41.2', '41.20', '41.22']]))
  const evaluation = evaluate(measured)
  const stored: unknown = JSON.parse(
    JSON.stringify({ ...evaluation, table: { rows: evaluation.table.rows, columns: evaluation.table.columns } }),
  )
  expect(evaluationsAgree(evaluate(measured), stored)).toBe(true)
  expect(evaluationsAgree(evaluation, { ...evaluation, verdict: 'fail' })).toBe(false)
  expect(evaluationsAgree(evaluation, undefined)).toBe(false)
})

test('[BIZ-4] points that nobody measured are named', () => {
  const measured = record('mm', undefined, [
    ['41.20', '41.2'],
    ['81.5', '81.5'],
  ])
  expect(missingPoints(['41.2', '81.5', '121.8'], measured)).toEqual(['121.8'])
})

test('[SRV-3] a record is parsed at the border', () => {
  for (const wrong of [
    {},
    { method: 'indication' },
    { ...record('mm', undefined, []), points: [] },
    { ...record('mm', undefined, [['1', 'x']]) },
    { ...record('mm', undefined, [['1', '1']]), limit: { kind: 'absolute', limit: '-1' } },
    { ...record('mm', undefined, [['1', '1']]), method: 'other' },
  ]) {
    expect(measurement.safeParse(wrong).success).toBe(false)
  }
})
