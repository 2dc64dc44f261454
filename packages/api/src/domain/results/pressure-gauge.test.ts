import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal, decimalOf } from '../decimals/index.ts'
import { evaluatePressureGauge, generalGaugeLimit, type PressureGaugeRecord, pressureGaugeRecord } from './index.ts'

const read = (beforeTapping: string, afterTapping: string) => ({ beforeTapping, afterTapping })
const point = (reference: string, up: [string, string], down: [string, string]) => ({
  reference,
  cycles: [{ up: read(...up), down: read(...down) }],
})
const limit = generalGaugeLimit('1.6', '0', '1.6')

const gauge: PressureGaugeRecord = {
  method: 'pressure-gauge',
  unit: 'MPa',
  accuracyClass: '1.6',
  limit,
  points: [
    point('0', ['0.00', '0.00'], ['0.00', '0.00']),
    point('0.4', ['0.40', '0.40'], ['0.40', '0.41']),
    point('0.8', ['0.80', '0.81'], ['0.82', '0.82']),
    point('1.2', ['1.21', '1.21'], ['1.22', '1.22']),
    point('1.6', ['1.61', '1.62'], ['1.62', '1.62']),
  ],
  observations: [{ key: 'appearance', zh: '外观', en: 'Appearance', requirement: 'JJG 52-2013 第 5 章', passes: true }],
}

/** The gauge with one point in place of another. */
const withPoint = (changed: PressureGaugeRecord['points'][number]): PressureGaugeRecord => ({
  ...gauge,
  points: gauge.points.map((one) => (one.reference === changed.reference ? changed : one)),
})
const failing = (record: PressureGaugeRecord) =>
  evaluatePressureGauge(record)
    .items.filter((item) => !item.passes)
    .map((item) => item.key)

test('[BIZ-4] a gauge within its limits is of its class', () => {
  const evaluation = evaluatePressureGauge(pressureGaugeRecord.parse(gauge))
  expect(evaluation.verdict).toBe('pass')
  expect(evaluation.conclusion).toEqual({ zh: '1.6 级合格', en: 'Pass, accuracy class 1.6' })
  expect(evaluation.items.map(({ key, limit: required, result }) => [key, required, result])).toEqual([
    ['appearance', 'JJG 52-2013 第 5 章', '符合要求'],
    ['zero', '±0.0256 MPa', '0.00 MPa'],
    ['error', '±0.0256 MPa', '+0.02 MPa'],
    ['errorNearUpperLimit', '±0.04 MPa', '+0.02 MPa'],
    ['hysteresis', '≤ 0.0256 MPa', '0.01 MPa'],
    ['tapping', '≤ 0.0128 MPa', '0.01 MPa'],
  ])
  expect(evaluation.table.rows).toEqual([
    ['0', '0.00', '0.00', '0.00', '0.00', '0.00', '±0.0256', '0.00'],
    ['0.4', '0.40', '0.41', '0.00', '0.01', '+0.01', '±0.0256', '0.01'],
    ['0.8', '0.81', '0.82', '0.01', '0.00', '+0.02', '±0.0256', '0.01'],
    ['1.2', '1.21', '1.22', '0.00', '0.00', '+0.02', '±0.0256', '0.01'],
    ['1.6', '1.62', '1.62', '0.01', '0.00', '+0.02', '±0.04', '0.00'],
  ])
})

test('[BIZ-4] near the upper limit, from 90 % on, the wider limit counts, below it does not', () => {
  expect(failing(withPoint(point('1.6', ['1.64', '1.64'], ['1.63', '1.63'])))).toEqual([])
  expect(failing(withPoint(point('1.6', ['1.641', '1.641'], ['1.64', '1.64'])))).toEqual(['errorNearUpperLimit'])
  expect(failing(withPoint(point('1.2', ['1.23', '1.23'], ['1.23', '1.23'])))).toEqual(['error'])
  const at = (reference: string, shown: string) =>
    failing({ ...gauge, points: [...gauge.points, point(reference, [shown, shown], [shown, shown])] })
  expect(at('1.44', '1.48')).toEqual([])
  expect(at('1.439', '1.479')).toEqual(['error'])
})

test('[BIZ-4] each requirement fails on its own, and one failure is enough', () => {
  expect(failing(withPoint(point('0', ['0.03', '0.03'], ['0.03', '0.03'])))).toEqual(['zero'])
  expect(failing(withPoint(point('0.8', ['0.78', '0.78'], ['0.81', '0.81'])))).toEqual(['hysteresis'])
  expect(failing(withPoint(point('0.8', ['0.80', '0.813'], ['0.81', '0.81'])))).toEqual(['tapping'])
  const scratched = {
    ...gauge,
    observations: [{ key: 'appearance', zh: '外观', en: 'Appearance', requirement: '', passes: false, found: '表盘破裂' }],
  }
  expect(failing(scratched)).toEqual(['appearance'])
  expect(evaluatePressureGauge(scratched)).toMatchObject({ verdict: 'fail', conclusion: { zh: '不合格', en: 'Fail' } })
})

test('[BIZ-4][NUM-1] the limit itself passes, the next digit fails: judged by the full value', () => {
  expect(failing(withPoint(point('0.4', ['0.4256', '0.4256'], ['0.4256', '0.4256'])))).toEqual([])
  expect(failing(withPoint(point('0.4', ['0.42560001', '0.4256'], ['0.4256', '0.42560001'])))).toEqual(['error'])
})

test('[BIZ-4] several cycles are all judged and all shown', () => {
  const [first, ...others] = gauge.points
  const twice = {
    ...gauge,
    points: [
      { reference: '0', cycles: [...(first?.cycles ?? []), { up: read('0.03', '0.03'), down: read('0.03', '0.03') }] },
      ...others,
    ],
  }
  expect(failing(twice)).toEqual(['zero'])
  expect(evaluatePressureGauge(twice).table.rows).toHaveLength(6)
})

test('[BIZ-4] a precision gauge has one limit over its whole range, and vacuum counts from below zero', () => {
  const precision: PressureGaugeRecord = {
    ...gauge,
    accuracyClass: '0.4',
    limit: { kind: 'span', percent: '0.4', lowerLimit: '-0.1', upperLimit: '1.5' },
    points: [point('-0.1', ['-0.1064', '-0.1064'], ['-0.1', '-0.1']), point('1.5', ['1.505', '1.505'], ['1.5', '1.5'])],
  }
  const evaluation = evaluatePressureGauge(precision)
  expect(evaluation.items.find((item) => item.key === 'error')).toMatchObject({
    limit: '±0.0064 MPa',
    result: '-0.0064 MPa',
    passes: true,
  })
  expect(evaluation.items.some((item) => item.key === 'errorNearUpperLimit')).toBe(false)
})

test('[BIZ-4] the verdict is pass exactly when no finding exceeds its limit', () => {
  const shown = fc.integer({ min: -400, max: 400 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('0', '0.4', '0.8', '1.2', '1.44', '1.6'), shown, shown, shown, shown), {
        minLength: 1,
        maxLength: 6,
      }),
      (drawn) => {
        const at = (reference: string, off: number) => decimalOf(reference).plus(new Decimal(off).dividedBy(10_000)).toFixed(4)
        const points = drawn.map(([reference, b1, a1, b2, a2]) =>
          point(reference, [at(reference, b1), at(reference, a1)], [at(reference, b2), at(reference, a2)]),
        )
        // In units of a ten-thousandth: 1.6 % of 1.6 is 256, 2.5 % is 400, half of them for tapping.
        const sound = drawn.every(([reference, b1, a1, b2, a2]) => {
          const mpe = Number(reference) >= 1.44 ? 400 : 256
          return (
            [a1, a2, a1 - a2].every((one) => Math.abs(one) <= mpe) && [a1 - b1, a2 - b2].every((one) => Math.abs(one) * 2 <= mpe)
          )
        })
        expect(evaluatePressureGauge({ ...gauge, points }).verdict).toBe(sound ? 'pass' : 'fail')
      },
    ),
  )
})
