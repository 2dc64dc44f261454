import { expect, test } from 'vitest'
import { fullReport, keptWith } from './full-report.mjs'

const order = ['types', 'server', 'journeys']
const today = { day: '2026-11-24', commit: 'abc1234', machine: '2 processors, some kind, 8 GiB' }
const suite = (name: string) => ({ name, passed: 1, failed: 0, seconds: 12.34, files: [], failures: [], unsteady: [] })
const journeys = {
  ...suite('journeys'),
  passed: 4,
  seconds: 305,
  files: [
    { path: 'e2e/one.test.ts', passed: 1, failed: 0, seconds: 20 },
    { path: 'e2e/other.test.ts', passed: 3, failed: 0, seconds: 120 },
  ],
}
const whole = keptWith(order, [], [suite('types'), suite('server'), journeys], today)

test('a full run is told in numbers and times, the journeys one by one, the longest first', () => {
  const report = fullReport(order, whole)
  expect(report).toContain(
    '2026-11-24: **6 passed, 0 failed**, 5 min 30 s of\nsuites one after the other. 2 processors, some kind, 8 GiB.',
  )
  expect(report).toMatch(
    /\| types +\| +1 \| +0 \| +12\.3 s \| 2026-11-24 \| abc1234 \|\n\| server .*\n\| journeys +\| +4 \| +0 \| +5 min 05 s \|/,
  )
  expect(report).toMatch(/\| all +\| +6 \| +0 \| 5 min 30 s \|/)
  expect(report).toMatch(/e2e\/other\.test\.ts \| +3 \| +0 \| 2 min 00 s \| +\|\n\| e2e\/one\.test\.ts/)
  expect(report).not.toContain('failed:')
  expect(report).not.toContain('Not run yet')
})

test('what failed stands above the numbers, by its name, without what the machine says of it', () => {
  const failed = { ...journeys, failures: ['e2e/one.test.ts: it did not\n    Error: why'] }
  expect(keptWith(order, whole, [failed], today)[2]?.failures).toEqual(['e2e/one.test.ts: it did not'])
  expect(fullReport(order, keptWith(order, whole, [failed], today))).toContain(
    'What failed:\n\n- e2e/one.test.ts: it did not\n\n| suite',
  )
})

test('what failed among others and held alone is named apart', () => {
  const late = { ...journeys, unsteady: ['e2e/one.test.ts: it was late\n    Error: why'] }
  const report = fullReport(order, keptWith(order, whole, [late], today))
  expect(report).toContain(
    'Unsteady: it failed among others, and held when it was walked once more alone:\n\n- e2e/one.test.ts: it was late\n\n| suite',
  )
  expect(report).not.toContain('What failed')
})

test('suites run alone take their places in the record, and the others stay with the day and commit of theirs', () => {
  const later = { ...today, day: '2026-11-26', commit: 'def5678' }
  const kept = keptWith(order, [...whole, { ...suite('gone'), ...today }], [{ ...suite('server'), passed: 7 }], later)
  expect(kept.map(({ name, passed, commit }) => [name, passed, commit])).toEqual([
    ['types', 1, 'abc1234'],
    ['server', 7, 'def5678'],
    ['journeys', 4, 'abc1234'],
  ])
  expect(fullReport(order, kept)).toContain('2026-11-24 to 2026-11-26: **12 passed')
})

test('what has never been run is told before the numbers', () => {
  expect(fullReport(order, keptWith(order, [], [suite('types')], today))).toContain('Not run yet:\n\n- server\n- journeys\n\n')
})

test('journeys walked again take their places among the others, and what they failed at is forgotten', () => {
  const one = { path: 'e2e/one.test.ts', passed: 0, failed: 1, seconds: 20 }
  const failing = {
    ...{ ...journeys, passed: 3, failed: 1, files: [one, ...journeys.files.slice(1)] },
    failures: ['journeys', 'e2e/one.test.ts: it did not', 'e2e/other.test.ts: nor did that'],
  }
  const before = keptWith(order, whole, [failing], today)
  const again = { ...suite('journeys'), isPart: true, files: [{ ...one, passed: 1, failed: 0, seconds: 9 }] }
  const kept = keptWith(order, before, [again], { ...today, day: '2026-11-27', commit: 'def5678' })
  expect(kept[2]).toMatchObject({ passed: 4, failed: 0, commit: 'abc1234', failures: ['e2e/other.test.ts: nor did that'] })
  expect(kept[2]).not.toHaveProperty('isPart')
  expect(before[2]?.failures).toEqual(failing.failures)
  const report = fullReport(order, kept)
  expect(report).toMatch(/e2e\/one\.test\.ts +\| +1 \| +0 \| +9\.0 s \| 2026-11-27, def5678 \|/)
  expect(report).toMatch(/e2e\/other\.test\.ts \| +3 \| +0 \| 2 min 00 s \| +\|/)
})

test('journeys walked again that broke down without a failing test are no success', () => {
  const broken = { ...suite('journeys'), isPart: true, passed: 0, failed: 1, failures: ['journeys ran no test'] }
  const kept = keptWith(order, whole, [broken], today)
  expect(kept[2]).toMatchObject({ passed: 4, failed: 1, failures: ['journeys ran no test'] })
})
