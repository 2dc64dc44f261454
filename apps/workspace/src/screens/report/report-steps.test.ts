import { expect, test } from 'vitest'
import { reportSteps } from './report-steps.ts'

const labels = { draft: '编制', audit: '审核', approve: '批准', issue: '发放' }
const signatures = [
  { duty: 'tester', name: '沈砚', at: '2026-11-18T02:00:00Z' },
  { duty: 'auditor', name: '陆明远', at: '2026-11-18T03:00:00Z' },
  { duty: 'tester', name: '沈砚', at: '2026-11-19T02:00:00Z' },
]
const stepsAt = (state: string) =>
  reportSteps(
    { standing: { state, version: 1, duties: {}, facts: {} }, signatures, testerName: '沈砚' },
    labels,
    (at) => at.slice(0, 10),
    (name) => (name === '陆明远' ? 'Lu Mingyuan' : name),
  )

test('[FLOW-2] a step that is done says who did it last, and when', () => {
  expect(stepsAt('500').map(({ state }) => state)).toEqual(['done', 'now', 'waiting', 'waiting'])
  expect(stepsAt('500')[0]).toMatchObject({ who: '沈砚', when: '2026-11-19' })
  expect(stepsAt('600')[1]).toMatchObject({ who: 'Lu Mingyuan', when: '2026-11-18' })
})

test('what was returned is open again, though somebody had signed it', () => {
  expect(stepsAt('500')[1]).not.toHaveProperty('who')
  expect(stepsAt('400').map(({ state }) => state)).toEqual(['now', 'waiting', 'waiting', 'waiting'])
})

test('an issued report has all steps behind it, a discarded one none', () => {
  expect(stepsAt('1000').every(({ state }) => state === 'done')).toBe(true)
  expect(stepsAt('0').every(({ state }) => state === 'waiting')).toBe(true)
})
