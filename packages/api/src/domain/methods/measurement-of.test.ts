import { expect, test } from 'vitest'
import { evaluate } from '../results/index.ts'
import { gapsOf, measurementOf, rowsWithoutUncertainty, type Sheet, sheetFor } from './index.ts'

const gauge = sheetFor('YB-60', '1')
const thermometer = sheetFor('PT100', '2')
const hygrometer = sheetFor('TH-1', '2')
if (!gauge || !thermometer || !hygrometer) throw new Error('the three sheets are there')

const nothing = { readings: [], observations: {} }

test('[BIZ-4] of an untouched sheet every cell and every observation is missing', () => {
  for (const sheet of [gauge, thermometer, hygrometer]) {
    const gaps = gapsOf(sheet, nothing)
    expect(gaps.filter(({ kind }) => kind === 'empty').length).toBe(sheet.points.length * sheet.columns.length)
    expect(gaps.filter(({ kind }) => kind === 'not-observed').length).toBe(sheet.observations.length)
    expect(measurementOf(sheet, nothing, [])).toBeUndefined()
  }
})

test('[BIZ-4] rows and columns beyond those of the sheet change nothing', () => {
  const observations = { appearance: true }
  const readings = hygrometer.points.map((point) => hygrometer.columns.map(() => `${point}.0`))
  const wider = [...readings.map((row) => [...row, 'x']), ['x']]
  expect(gapsOf(hygrometer, { readings: wider, observations })).toEqual([])
  expect(measurementOf(hygrometer, { readings: wider, observations }, [])).toEqual(
    measurementOf(hygrometer, { readings, observations }, []),
  )
})

const standard = (expanded: string | null, coverageFactor: string | null) => ({
  zh: '标准器',
  en: 'Standard',
  expanded,
  coverageFactor,
})

test('[BIZ-4] a standard whose certificate states no uncertainty is not in the budget', () => {
  const typed = {
    readings: hygrometer.points.map((point) => hygrometer.columns.map(() => `${point}.1`)),
    observations: { appearance: true },
  }
  const rows = (...standards: ReturnType<typeof standard>[]) => {
    const measured = measurementOf(hygrometer, typed, standards)
    return measured && evaluate(measured).uncertainties[0]?.rows.map(({ en }) => en)
  }
  const own = ['Repeatability', 'Resolution', 'Uniformity of the chamber']
  expect(rows()).toEqual(own)
  expect(rows(standard(null, '2'), standard('0.05', null))).toEqual(own)
  expect(rows(standard('0.05', '2'))).toEqual(['Standard', ...own])
})

test('[BIZ-4] a verification has no budget, whatever its standards state', () => {
  const typed = {
    readings: gauge.points.map((point) => [point, point, point, point]),
    observations: Object.fromEntries(gauge.observations.map(({ key }) => [key, true])),
  }
  const measured = measurementOf(gauge, typed, [standard('0.05', '2')])
  expect(measured && evaluate(measured).uncertainties).toEqual([])
})

test('[BIZ-4] a gauge cannot be judged without a limit', () => {
  const { limit: _limit, ...unlimited } = gauge
  const typed = {
    readings: gauge.points.map((point) => [point, point, point, point]),
    observations: Object.fromEntries(gauge.observations.map(({ key }) => [key, true])),
  }
  expect(() => measurementOf(unlimited, typed, [])).toThrow(RangeError)
})

test('[BIZ-4] there are sheets for verification and calibration, none for testing or a trial', () => {
  expect(sheetFor('YB-60', '3')).toBeUndefined()
  expect(sheetFor('YB-60', '4')).toBeUndefined()
  expect(sheetFor('YB-60', '2')).toBeUndefined()
  expect(sheetFor('toString', '2')).toBeUndefined()
})

test('[BIZ-4] rows at which nothing contributes to the uncertainty are known by name: same readings, and no source but them', () => {
  const alone: Sheet = {
    ...hygrometer,
    observations: [],
    contributions: [{ source: 'repeatability', zh: '测量重复性', en: 'Repeatability' }],
  }
  const readings = [
    ['15', '15', '15.0'],
    ['20', '20.1', '20'],
    ['30', '30', ''],
  ]
  const silent = { zh: '露点仪', en: 'Hygrometer', expanded: null, coverageFactor: null }
  const speaking = { ...silent, expanded: '0.15', coverageFactor: '2' }
  const rows = (sheet: Sheet, standards = [silent]) => rowsWithoutUncertainty(sheet, { readings, observations: {} }, standards)
  expect(rows(alone)).toEqual([0])
  expect(rowsWithoutUncertainty(alone, { readings, observations: {} }, [speaking])).toEqual([])
  expect(rows(hygrometer)).toEqual([])
  expect(rows({ ...alone, withUncertainty: false })).toEqual([])
  // The bath of a thermometer may change while its resistance does not.
  const bridge: Sheet = { ...thermometer, observations: [], contributions: alone.contributions }
  const same = {
    readings: [
      ['0.002', '100.01', '100.01', '100.01'],
      ['100.005', '138.52', '138.53', '138.52'],
    ],
    observations: {},
  }
  expect(rowsWithoutUncertainty(bridge, same, [])).toEqual([0])
})
