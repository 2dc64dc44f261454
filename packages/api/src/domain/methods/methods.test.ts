import { expect, test } from 'vitest'
import { evaluate } from '../results/index.ts'
import { gapsOf, isWithinCondition, measurementOf, sheetFor } from './index.ts'

const gauge = sheetFor('YB-60', '1')
const pt = sheetFor('PT100', '2')
if (!gauge || !pt) throw new Error('the main job needs both sheets')

const gaugeReadings = gauge.points.map((point) => [point, point, point, point])
const conforming = { appearance: true, pointer: true }

test('[BIZ-4] a complete gauge sheet is judged with the limits of the sheet', () => {
  const measured = measurementOf(gauge, { readings: gaugeReadings, observations: conforming }, [])
  expect(measured && evaluate(measured).conclusion?.zh).toBe('1.6 级合格')
})

test('[BIZ-4] an error beyond the limit fails, and so does an observation', () => {
  const off = gaugeReadings.map((row, index) => (index === 2 ? ['0.830', '0.830', '0.830', '0.830'] : row))
  const beyond = measurementOf(gauge, { readings: off, observations: conforming }, [])
  expect(beyond && evaluate(beyond).verdict).toBe('fail')
  const damaged = measurementOf(gauge, { readings: gaugeReadings, observations: { ...conforming, appearance: false } }, [])
  expect(damaged && evaluate(damaged).verdict).toBe('fail')
})

test('[BIZ-4] gaps name the cell and what is wrong with it', () => {
  const readings = gaugeReadings.map((row, index) => (index === 1 ? ['', 'x', '0.40001', '0.4'] : row))
  expect(gapsOf(gauge, { readings, observations: { appearance: true } })).toEqual([
    { kind: 'empty', row: 1, column: 0 },
    { kind: 'not-a-number', row: 1, column: 1 },
    { kind: 'too-fine', row: 1, column: 2 },
    { kind: 'not-observed', observation: 'pointer' },
  ])
  expect(measurementOf(gauge, { readings, observations: conforming }, [])).toBeUndefined()
})

test('[BIZ-4] a thermometer is calibrated with the uncertainty of the standards in its budget', () => {
  const typed = {
    readings: [
      ['0.002', '100.012', '100.013', '100.012'],
      ['100.005', '138.520', '138.521', '138.520'],
    ],
    observations: { appearance: true, insulation: true },
  }
  const bare = measurementOf(pt, typed, [])
  const traced = measurementOf(pt, typed, [{ zh: '标准铂电阻温度计', en: 'Standard PRT', expanded: '0.02', coverageFactor: '2' }])
  if (!bare || !traced) throw new Error('complete')
  const [without] = evaluate(bare).uncertainties
  const [withStandard] = evaluate(traced).uncertainties
  expect(withStandard?.rows.length).toBe((without?.rows.length ?? 0) + 1)
  expect(Number(withStandard?.expanded)).toBeGreaterThan(Number(without?.expanded))
  expect(evaluate(traced).verdict).toBe('none')
})

test('[BIZ-4] a resistance that no temperature has is a gap, the temperature of the bath is free, and nothing is computed from it', () => {
  const typed = {
    readings: [
      ['-50', '18', '391', '1000.12'],
      ['100', '138.5', '17.999', '138.5'],
    ],
    observations: { appearance: true, insulation: true },
  }
  expect(gapsOf(pt, typed)).toEqual([
    { kind: 'impossible', row: 0, column: 3 },
    { kind: 'impossible', row: 1, column: 2 },
  ])
  expect(measurementOf(pt, typed, [])).toBeUndefined()
})

test('conditions are inside, on the edge, or outside', () => {
  const range = { minimum: '15', maximum: '25' }
  expect(['15', '25.0', '20.3'].every((value) => isWithinCondition(range, value))).toBe(true)
  expect(['14.99', '25.1', '', 'x'].some((value) => isWithinCondition(range, value))).toBe(false)
})

test('every kind has a sheet whose points its limit covers', () => {
  for (const kind of [
    'DC-150',
    'MC-25',
    'YB-60',
    'YB-150',
    'BAL-220',
    'SC-30',
    'WT-F1',
    'TQ-100',
    'UTM-100',
    'BP-300',
    'PT100',
    'TH-1',
  ] as const) {
    const sheet = sheetFor(kind, '1') ?? sheetFor(kind, '2')
    if (!sheet) throw new Error(kind)
    const readings = sheet.points.map((point) =>
      sheet.method === 'platinum-resistance' ? [point, '100', '100', '100'] : sheet.columns.map(() => point),
    )
    const observations = Object.fromEntries(sheet.observations.map(({ key }) => [key, true]))
    const measured = measurementOf(sheet, { readings, observations }, [])
    expect(() => measured && evaluate(measured)).not.toThrow()
  }
  expect(sheetFor('constructor', '1')).toBeUndefined()
})
