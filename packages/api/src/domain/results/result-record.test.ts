import { expect, test } from 'vitest'
import { Decimal } from '../decimals/index.ts'
import { budgetOf, evaluate, evaluationsAgree, type Measurement, missingPoints } from './index.ts'

const thermometer: Measurement = {
  method: 'platinum-resistance',
  accuracyClass: 'A',
  points: [
    { nominal: '0', reference: '0.002', resistances: ['100.012', '100.013', '100.012'] },
    { nominal: '100', reference: '100.005', resistances: ['138.520', '138.521', '138.520'] },
  ],
  contributions: [{ source: 'limit', zh: '电桥', en: 'Bridge', halfWidth: '0.01' }],
  observations: [],
}

test('[BIZ-4] points of a thermometer count by their nominal temperature, however it is written', () => {
  expect(missingPoints(['0', '100'], thermometer)).toEqual([])
  expect(missingPoints(['0.0', '100.00'], thermometer)).toEqual([])
  expect(missingPoints(['-50', '0', '0.002'], thermometer)).toEqual(['-50', '0.002'])
  expect(missingPoints([], thermometer)).toEqual([])
})

test('[BIZ-4] results agree in whatever order their fields come, and not where a digit differs', () => {
  const evaluation = evaluate(thermometer)
  const turned = Object.fromEntries(Object.entries(evaluation).reverse())
  expect(evaluationsAgree(evaluation, turned)).toBe(true)
  expect(evaluationsAgree(evaluation, JSON.parse(JSON.stringify(evaluation)))).toBe(true)
  expect(evaluationsAgree(evaluation, { ...evaluation, verdict: 'fail' })).toBe(false)
  for (const other of [null, undefined, 'x', [], {}]) expect(evaluationsAgree(evaluation, other)).toBe(false)
})

const point = { reference: '20', readings: ['20.1', '20.2', '20.1'], sensitivity: new Decimal(1), unit: 'mm', readingUnit: 'mm' }

test.each(['0', '-2', '0.0'])('[BIZ-4] a coverage factor of %s is refused', (coverageFactor) => {
  const stated = { source: 'certificate', zh: '证书', en: 'Certificate', expanded: '0.02', coverageFactor } as const
  expect(() => budgetOf([stated], point)).toThrow(RangeError)
})

test('[BIZ-4] each distribution is divided by its own divisor', () => {
  const { rows } = budgetOf(
    [
      { source: 'certificate', zh: '证书', en: 'Certificate', expanded: '0.02', coverageFactor: '2' },
      { source: 'limit', zh: '允差', en: 'Limit', halfWidth: '0.03' },
      { source: 'limit', zh: '允差', en: 'Limit', halfWidth: '0.06', distribution: 'triangular' },
      { source: 'resolution', zh: '分辨力', en: 'Resolution', step: '0.1' },
      { source: 'standard', zh: '标准', en: 'Standard', uncertainty: '0.004' },
    ],
    point,
  )
  expect(rows.map(({ divisor, contribution }) => [divisor, contribution])).toEqual([
    ['2', '0.01'],
    ['√3', '0.0173'],
    ['√6', '0.0245'],
    ['2√3', '0.0289'],
    ['1', '0.004'],
  ])
})

test('[BIZ-4] a record from before budgets said their units agrees with what is computed now; in all else it has to be the same', () => {
  const computed = evaluate({
    ...{ method: 'indication', unit: 'mm', accuracyClass: '', observations: [] },
    points: [{ reference: '20', readings: ['20.1', '20.2'] }],
    contributions: [{ source: 'repeatability', zh: '重复性', en: 'Repeatability' }],
  })
  const before = {
    ...computed,
    uncertainties: computed.uncertainties.map((one) => ({ ...one, rows: one.rows.map(({ unit: _, ...row }) => row) })),
  }
  expect(computed.uncertainties[0]?.rows[0]?.unit).toBe('mm')
  expect(before).not.toEqual(computed)
  expect(evaluationsAgree(computed, before)).toBe(true)
  const columns = computed.table.columns.map((column) => ({ ...column, unit: 'cm' }))
  expect(evaluationsAgree(computed, { ...computed, table: { ...computed.table, columns } })).toBe(false)
  const other = before.uncertainties.map((one) => ({ ...one, rows: one.rows.map((row) => ({ ...row, value: '9' })) }))
  expect(evaluationsAgree(computed, { ...before, uncertainties: other })).toBe(false)
})
