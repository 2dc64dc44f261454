import { expect, test } from 'vitest'
import { fullReport } from './full-report.mjs'

const run = {
  day: '2026-11-24',
  commit: 'abc1234',
  machine: '2 processors, some kind, 8 GiB',
  seconds: 4000,
  failures: [],
  unsteady: [],
  suites: [
    { name: 'types', passed: 1, failed: 0, seconds: 12.34, files: [] },
    {
      name: 'journeys',
      passed: 4,
      failed: 0,
      seconds: 305,
      files: [
        { path: 'e2e/one.test.ts', passed: 1, failed: 0, seconds: 20 },
        { path: 'e2e/other.test.ts', passed: 3, failed: 0, seconds: 120 },
      ],
    },
  ],
}

test('a full run is told in numbers and times, the journeys one by one, the longest first', () => {
  const report = fullReport(run)
  expect(report).toContain(
    'of 2026-11-24, commit abc1234: **5 passed, 0 failed** in 66 min 40 s.\n2 processors, some kind, 8 GiB.',
  )
  expect(report).toMatch(
    /\| types +\| +1 \| +0 \| +12\.3 s \|\n\| journeys +\| +4 \| +0 \| +5 min 05 s \|\n\| all +\| +5 \| +0 \| 66 min 40 s \|/,
  )
  expect(report).toMatch(/e2e\/other\.test\.ts \| +3 \| +0 \| 2 min 00 s \|\n\| e2e\/one\.test\.ts/)
  expect(report).not.toContain('failed:')
})

test('what failed stands above the numbers, by its name', () => {
  const report = fullReport({ ...run, failures: ['e2e/one.test.ts: it did not\n    Error: why'] })
  expect(report).toContain('What failed:\n\n- e2e/one.test.ts: it did not\n\n| suite')
})

test('what failed among others and held alone is named apart', () => {
  const report = fullReport({ ...run, unsteady: ['e2e/one.test.ts: it was late\n    Error: why'] })
  expect(report).toContain(
    'Unsteady: it failed among others, and held when it was walked once more alone:\n\n- e2e/one.test.ts: it was late\n\n| suite',
  )
  expect(report).not.toContain('What failed')
})
