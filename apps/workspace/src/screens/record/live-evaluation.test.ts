import { evaluate, measurementOf, type Sheet, sheetFor } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { errorSeriesOf, evaluateLive } from './live-evaluation.ts'

function sheetOf(kind: string, ability: '1' | '2'): Sheet {
  const sheet = sheetFor(kind, ability)
  if (!sheet) throw new Error(`${kind} has no sheet`)
  return sheet
}
const gauge = sheetOf('YB-150', '1')
/** Every reading is its point, which is a gauge without error. */
const perfect = gauge.points.map((point) => [point, point, point, point])
const observed = { appearance: true, pointer: true }

test('[BIZ-4] a complete row is computed while others are empty, and the whole only at the end', () => {
  const readings = perfect.map((cells, row) => (row === 2 ? cells : ['', '', '', '']))
  const live = evaluateLive(gauge, { readings, observations: {} }, [])
  expect(live.columns.map(({ key }) => key)).toEqual(['shiftUp', 'shiftDown', 'error', 'limit', 'hysteresis'])
  expect(live.rows.map(({ verdict }) => verdict)).toEqual([
    'open',
    'open',
    'pass',
    'open',
    'open',
    'open',
    'open',
    'open',
    'open',
  ])
  expect(live.rows[2]?.cells).toEqual(['0.0', '0.0', '0.0', '±0.0064', '0.0'])
  expect(live.evaluation).toBeNull()
})

test('the evaluation of a complete sheet is the domain’s own, digit by digit', () => {
  const typed = { readings: perfect, observations: observed }
  const measurement = measurementOf(gauge, typed, [])
  if (!measurement) throw new Error('the sheet is complete')
  expect(evaluateLive(gauge, typed, []).evaluation).toEqual(evaluate(measurement))
})

test('a row beyond its limit names the cells that exceed', () => {
  const readings = perfect.map((cells, row) => (row === 7 ? ['1.404', '1.404', '1.4000', '1.4075'] : cells))
  const { rows, evaluation } = evaluateLive(gauge, { readings, observations: observed }, [])
  expect(rows[7]).toMatchObject({ verdict: 'fail', exceeding: ['error', 'shiftDown'] })
  expect(rows[6]).toMatchObject({ verdict: 'pass', exceeding: [] })
  expect(evaluation?.verdict).toBe('fail')
})

test('the chart has both runs of a gauge, and says by how much a point is out', () => {
  const readings = perfect.map((cells, row) => (row === 7 ? ['1.404', '1.404', '1.4075', '1.4075'] : cells))
  const typed = { readings, observations: observed }
  const [up, down] = errorSeriesOf(gauge, typed, evaluateLive(gauge, typed, []))
  expect(up?.points[7]).toMatchObject({ at: 1.4, text: '+0.0040', beyond: undefined })
  expect(down?.points[7]).toMatchObject({ at: 1.4, text: '+0.0075', beyond: '0.0011' })
})

test('a resistance that no temperature has is said to be impossible instead of breaking the record', () => {
  const sheet = sheetOf('PT100', '1')
  const live = evaluateLive(
    sheet,
    {
      readings: [
        ['0', '9', '9', '9'],
        ['100', '138.5', '138.5', '138.5'],
      ],
      observations: { appearance: true, insulation: true },
    },
    [],
  )
  expect(live.rows.map(({ verdict }) => verdict)).toEqual(['broken', 'pass'])
  expect(live.evaluation).toBeNull()
})

test('[BIZ-4] a calibration judges nothing and has a bar of uncertainty at each point', () => {
  const sheet = sheetOf('TH-1', '2')
  const typed = {
    readings: [
      ['15.1', '15.2', '15.1'],
      ['20.1', '20.1', '20.2'],
      ['30.0', '30.1', '30.1'],
    ],
    observations: { appearance: true },
  }
  const standards = [{ zh: '标准', en: 'Standard', expanded: '0.04', coverageFactor: '2' }]
  const live = evaluateLive(sheet, typed, standards)
  expect(live.columns.map(({ key }) => key)).toEqual(['indication', 'error', 'uncertainty'])
  expect(live.rows.every(({ verdict }) => verdict === 'none')).toBe(true)
  const [series] = errorSeriesOf(sheet, typed, live)
  expect(series?.points.every(({ uncertainty }) => (uncertainty ?? 0) > 0)).toBe(true)
})

test('[BIZ-4] where nothing contributes to an uncertainty the errors are told, and that no uncertainty can be', () => {
  const sheet: Sheet = {
    ...sheetOf('TH-1', '2'),
    contributions: [{ source: 'repeatability', zh: '测量重复性', en: 'Repeatability' }],
  }
  const readings = [
    ['15.1', '15.1', '15.1'],
    ['20.1', '20.1', '20.2'],
    ['30.0', '30.1', '30.1'],
  ]
  const silent = [{ zh: '标准', en: 'Standard', expanded: null, coverageFactor: null }]
  const live = evaluateLive(sheet, { readings, observations: { appearance: true } }, silent)
  expect(live.columns.map(({ key }) => key)).toEqual(['indication', 'error', 'uncertainty'])
  expect(live.rows.map(({ verdict }) => verdict)).toEqual(['none', 'none', 'none'])
  expect(live.rows.map(({ cells }) => cells?.[2])).toEqual(['', expect.stringMatching(/^0\.0/), expect.stringMatching(/^0\.0/)])
  expect(live.rows[0]?.cells?.[1]).toMatch(/^\+0\.10?/)
  expect(live).toMatchObject({ unstated: [0], evaluation: null })
})
