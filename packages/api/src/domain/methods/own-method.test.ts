import { expect, test } from 'vitest'
import { evaluate } from '../results/index.ts'
import { measurementOf, type OwnMethod, ownMethod, ownMethodFaults, sheetBy, sheetFor, sheetOf } from './index.ts'

const lux = (changes: Partial<OwnMethod> = {}): OwnMethod => ({
  ...{ unit: 'lx', accuracyClass: '一级', points: ['100', '1000'], readings: 2, places: 1 },
  ...{ limit: { kind: 'relative', percent: '4' }, temperature: { minimum: '18', maximum: '28' }, humidity: '75' },
  observations: [
    { zh: '外观', en: 'Appearance', requirement: '完好' },
    { zh: '零点', en: '', requirement: '' },
  ],
  uncertainty: { repeatability: true, resolution: '0.1', limits: [{ zh: '光轨', en: '', halfWidth: '0.3' }] },
  ...changes,
})
const faults = (changes: Partial<OwnMethod>, abilityType = '1') =>
  ownMethodFaults(abilityType, lux(changes)).map(({ field, kind }) => `${field} ${kind}`)

test('[BIZ-4][SYS-4] a method of an institute’s own is a sheet: points, readings, limits, surroundings, what is looked at, sources of uncertainty', () => {
  expect(sheetOf(lux())).toEqual({
    ...{ method: 'indication', unit: 'lx', accuracyClass: '一级', points: ['100', '1000'], withUncertainty: true },
    columns: [
      { key: 'reading1', zh: '示值 1', en: 'Indication 1', unit: 'lx', places: 1 },
      { key: 'reading2', zh: '示值 2', en: 'Indication 2', unit: 'lx', places: 1 },
    ],
    observations: [
      { key: 'observation1', zh: '外观', en: 'Appearance', requirement: '完好' },
      { key: 'observation2', zh: '零点', en: '零点', requirement: '' },
    ],
    conditions: [
      { key: 'temperature', zh: '温度', en: 'Temperature', unit: '℃', minimum: '18', maximum: '28' },
      { key: 'humidity', zh: '相对湿度', en: 'Relative humidity', unit: '%RH', minimum: '0', maximum: '75' },
    ],
    limit: { kind: 'relative', percent: '4' },
    contributions: [
      { source: 'repeatability', zh: '测量重复性', en: 'Repeatability' },
      { source: 'resolution', zh: '示值分辨力', en: 'Resolution', step: '0.1' },
      { source: 'limit', zh: '光轨', en: '光轨', halfWidth: '0.3' },
    ],
  })
  const bare = sheetOf(lux({ limit: null, temperature: null, humidity: null, observations: [], uncertainty: null }))
  expect(bare).toMatchObject({ conditions: [], contributions: [], withUncertainty: false })
  expect('limit' in bare).toBe(false)
  expect(sheetOf(lux({ uncertainty: { repeatability: false, resolution: null, limits: [] } })).contributions).toEqual([])
})

test('[BIZ-4][NUM-2] what is read on it is judged against the limit of each point', () => {
  const sheet = sheetOf(lux({ uncertainty: null }))
  const observations = { observation1: true, observation2: true }
  const verdict = (last: string) => {
    const readings = [
      ['103.9', '104.1'],
      ['960.0', last],
    ]
    const measured = measurementOf(sheet, { readings, observations }, [])
    if (!measured) throw new Error('a measurement')
    return evaluate(measured)
  }
  expect(verdict('960.0')).toMatchObject({ verdict: 'pass', table: { rows: [{ 3: '±4' }, { 3: '±40' }] } })
  expect(verdict('959.9').verdict).toBe('fail')
})

test.each<[string, Partial<OwnMethod>, readonly string[]]>([
  ['nothing wrong', {}, []],
  ['a verification without a limit', { limit: null }, ['limit required']],
  ['a point finer than is shown', { points: ['100.25'] }, ['points places']],
  ['a span upside down', { limit: { kind: 'span', percent: '1', lowerLimit: '10', upperLimit: '1' } }, ['limit order']],
  ['steps that end before a point', { limit: { kind: 'steps', steps: [{ upTo: '500', limit: '5' }] } }, ['limit incomplete']],
  ['a temperature upside down', { temperature: { minimum: '30', maximum: '20' } }, ['temperature order']],
  ['no humidity at all', { humidity: '0' }, ['humidity order']],
  ['a repeatability of one reading', { readings: 1 }, ['uncertainty readings']],
  [
    'an uncertainty from nothing',
    { uncertainty: { repeatability: false, resolution: null, limits: [] } },
    ['uncertainty incomplete'],
  ],
  [
    'a source of nothing',
    { uncertainty: { repeatability: false, resolution: null, limits: [{ zh: '光轨', en: '', halfWidth: '0' }] } },
    ['uncertainty order'],
  ],
])('[BIZ-4] %s', (_, changes, said) => {
  expect(faults(changes)).toEqual(said)
})

test('[BIZ-4] a calibration needs no limit; what is too long or no number is no method', () => {
  expect(faults({ limit: null }, '2')).toEqual([])
  expect(ownMethod.safeParse(lux()).success).toBe(true)
  for (const changes of [
    { points: ['1'.repeat(25)] },
    { points: ['high'] },
    { limit: { kind: 'absolute' as const, limit: '1'.repeat(3000) } },
    { humidity: 'dry' },
  ])
    expect(ownMethod.safeParse(lux(changes)).success).toBe(false)
})

test('[BIZ-4] the institute’s own method comes before the built-in one; without either there is no sheet', () => {
  expect(sheetBy(lux(), 'PT100', '1')).toEqual(sheetOf(lux()))
  expect(sheetBy(null, 'PT100', '1')).toBe(sheetFor('PT100', '1'))
  expect([sheetBy(null, 'LUX-1', '1'), sheetBy(null, 'PT100', '9')]).toEqual([undefined, undefined])
})
