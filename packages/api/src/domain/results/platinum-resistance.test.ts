import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal, decimalOf } from '../decimals/index.ts'
import {
  evaluatePlatinumResistance,
  ohmsPerDegree,
  type PlatinumResistanceRecord,
  platinumResistanceRecord,
  resistanceAt,
  temperatureOf,
} from './index.ts'

test.each([
  ['0', '100.0000'],
  ['100', '138.5055'],
  ['-50', '80.3063'],
  ['200', '175.8560'],
  ['-200', '18.5201'],
  ['850', '390.4811'],
])('[BIZ-4] a Pt100 at %s ℃ has %s Ω (IEC 60751)', (temperature, resistance) => {
  expect(resistanceAt(decimalOf(temperature)).toFixed(4)).toBe(resistance)
})

test('[BIZ-4] converting back gives the temperature to twenty places', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 850_000 }), (thousandths) => {
      const temperature = new Decimal(thousandths).dividedBy(1000)
      expect(temperatureOf(resistanceAt(temperature)).minus(temperature).abs().lessThan('1e-20')).toBe(true)
    }),
  )
  expect(() => temperatureOf(decimalOf('17.9'))).toThrow(RangeError)
  expect(() => temperatureOf(decimalOf('391.1'))).toThrow(RangeError)
})

test('[BIZ-4] the slope is that of the curve on both sides of zero', () => {
  for (const at of ['-150', '-0.5', '0', '50', '400']) {
    const step = new Decimal('1e-15')
    const measured = resistanceAt(decimalOf(at).plus(step))
      .minus(resistanceAt(decimalOf(at).minus(step)))
      .dividedBy(step.times(2))
    expect(
      measured
        .minus(ohmsPerDegree(decimalOf(at)))
        .abs()
        .lessThan('1e-12'),
      at,
    ).toBe(true)
  }
})

const point = (nominal: string, reference: string, ...resistances: string[]) => ({ nominal, reference, resistances })
const record: PlatinumResistanceRecord = {
  method: 'platinum-resistance',
  accuracyClass: 'B',
  points: [
    point('-50', '-50.030', '80.3060'),
    point('-10', '-9.985', '96.1070'),
    point('0', '0.000', '100.0165'),
    point('100', '100.025', '138.5337'),
    point('200', '199.973', '175.8579'),
  ],
  contributions: [],
  observations: [],
}

test('[BIZ-4] a calibration gives temperature and deviation, and judges nothing unless asked', () => {
  const evaluation = evaluatePlatinumResistance(platinumResistanceRecord.parse(record))
  expect(evaluation.verdict).toBe('none')
  expect(evaluation.conclusion).toBeNull()
  expect(evaluation.table.rows).toEqual([
    ['-50', '-50.030', '80.3060', '-50.001', '+0.029'],
    ['-10', '-9.985', '96.1070', '-9.946', '+0.039'],
    ['0', '0.000', '100.0165', '0.042', '+0.042'],
    ['100', '100.025', '138.5337', '100.074', '+0.049'],
    ['200', '199.973', '175.8579', '200.005', '+0.032'],
  ])
  expect(evaluation.characteristics.map((one) => one.value)).toEqual(['100.0165 Ω', '138.5242 Ω', '3.8501×10⁻³ ℃⁻¹'])
})

test('[BIZ-4] the uncertainty is combined from its sources, and the result has its last place', () => {
  const evaluation = evaluatePlatinumResistance({
    ...record,
    points: [point('0', '0.000', '100.0163', '100.0165', '100.0167')],
    contributions: [
      { source: 'certificate', zh: '标准温度计', en: 'Reference thermometer', expanded: '0.004', coverageFactor: '2' },
      { source: 'limit', zh: '电桥', en: 'Bridge', halfWidth: '0.0004', of: 'reading' },
      { source: 'limit', zh: '恒温槽', en: 'Bath', halfWidth: '0.010' },
      { source: 'resolution', zh: '分辨力', en: 'Resolution', step: '0.0001', of: 'reading' },
      { source: 'repeatability', zh: '重复性', en: 'Repeatability' },
    ],
  })
  const [uncertainty] = evaluation.uncertainties
  // u: 0.002; 0.0004/√3/0.3908 = 0.000591; 0.010/√3 = 0.00577; 0.0001/√12/0.3908 = 0.0000739; 0.0002/√3/0.3908 = 0.000295
  expect(uncertainty?.rows.map((row) => row.contribution)).toEqual(['0.002', '0.000591', '0.00577', '0.0000739', '0.000295'])
  expect(uncertainty?.rows.map((row) => row.unit)).toEqual(['℃', 'Ω', '℃', 'Ω', 'Ω'])
  expect(uncertainty?.rows.map((row) => row.divisor)).toEqual(['2', '√3', '√3', '2√3', '√3'])
  expect(uncertainty).toMatchObject({ combined: '0.00615', expanded: '0.013' })
  expect(evaluation.table.rows).toEqual([['0', '0.000', '100.01650', '0.042', '+0.042', '0.013']])
})

test('[BIZ-4] a verification judges the deviation by the full value', () => {
  const verified = (resistance: string) =>
    evaluatePlatinumResistance({
      ...record,
      limit: { kind: 'linear', constant: '0.30', factor: '0.005' },
      points: [point('100', '100.000', resistance)],
    })
  // R(100.8) = 138.80882…: the limit of class B at 100 ℃ is 0.80 ℃
  expect(verified('138.8088').conclusion).toEqual({ zh: 'B 级合格', en: 'Pass, accuracy class B' })
  expect(verified('138.8089')).toMatchObject({ verdict: 'fail', conclusion: { zh: '不合格' } })
  expect(verified('138.8088').items).toEqual([
    { key: 'deviation', zh: '温度偏差', en: 'Temperature deviation', limit: '±0.8 ℃', result: '+0.800 ℃', passes: true },
  ])
})
