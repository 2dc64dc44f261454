import { sheetFor } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { chartScale, paper } from './chart-scale.ts'

function sheetOf(kind: string) {
  const sheet = sheetFor(kind, '1')
  if (!sheet) throw new Error(`${kind} has no sheet`)
  return sheet
}
const pointAt = (error: number) => ({ row: 0, at: 0, error, text: String(error), beyond: undefined, uncertainty: undefined })

test('limits and errors lie on the paper, zero in its middle, the points from edge to edge', () => {
  const { x, y, limits, onlyLimit } = chartScale(sheetOf('YB-150'), [{ key: 'up', points: [pointAt(0.0075)] }])
  expect(onlyLimit).toBe('0.0064')
  expect(x(0)).toBe(paper.left)
  expect(x(1.6)).toBe(paper.width - paper.right)
  expect(y(0)).toBe(paper.top + (paper.height - paper.top - paper.bottom) / 2)
  expect(y(0.0075)).toBeGreaterThan(paper.top)
  expect(y(0.0075)).toBeLessThan(limits[0]?.upper ?? 0)
})

test('a limit that changes from point to point has no one text', () => {
  const { limits, onlyLimit } = chartScale(sheetOf('BAL-220'), [])
  expect(onlyLimit).toBeUndefined()
  expect(limits.map(({ text }) => text)).toEqual(['0.0005', '0.0005', '0.001', '0.001', '0.0015'])
  expect(limits[4]?.upper).toBeLessThan(limits[0]?.upper ?? 0)
})

test('where nothing is judged, a round error within reach is written at the edge', () => {
  const thermometer = sheetFor('TH-1', '2')
  if (!thermometer) throw new Error('thermometers have a sheet')
  const point = { ...pointAt(0.11), uncertainty: 0.19 }
  const { round, y, limits } = chartScale(thermometer, [{ key: 'error', points: [point] }])
  expect(limits).toEqual([])
  expect(round).toBe('0.3')
  expect(y(Number(round))).toBeGreaterThanOrEqual(paper.top)
  expect(chartScale(thermometer, [{ key: 'error', points: [pointAt(-25)] }]).round).toBe('20')
})
