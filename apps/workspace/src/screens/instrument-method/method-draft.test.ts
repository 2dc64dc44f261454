import { evaluate, measurementOf, sheetFor, sheetOf } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { draftOf, draftOfSheet, type MethodDraft, methodOf, newDraft } from './method-draft.ts'

const lux: MethodDraft = {
  ...newDraft('lx', ['100', '高', '1000']),
  ...{
    readings: '3',
    places: '1',
    limitKind: 'relative',
    limit: '4',
    temperatureFrom: '18',
    temperatureTo: '28',
    humidity: '75',
  },
  ...{ observations: '外观 | Appearance | 完好\n零点｜Zero', states: true, repeatability: true, resolution: '0.1' },
  widths: '光轨 | Bench | 0.3',
}
const problems = (changes: Partial<MethodDraft>, abilityType = '1') =>
  methodOf(abilityType, { ...lux, ...changes }).problems.map(({ field, kind }) => `${field} ${kind}`)

test('[BIZ-4] a method of one’s own begins with the points of the kind that are numbers, and comes back as it was written', () => {
  const made = methodOf('1', lux)
  if (!('method' in made)) throw new Error('a method')
  expect(made.method.points).toEqual(['100', '1000'])
  expect(made.method.observations).toEqual([
    { zh: '外观', en: 'Appearance', requirement: '完好' },
    { zh: '零点', en: 'Zero', requirement: '' },
  ])
  expect(methodOf('1', draftOf(made.method))).toEqual(made)
})

test.each([
  ['DC-150', '1'],
  ['MC-25', '1'],
  ['BAL-220', '1'],
  ['SC-30', '1'],
  ['TQ-100', '1'],
  ['UTM-100', '1'],
  ['BP-300', '1'],
  ['TH-1', '2'],
] as const)(
  '[BIZ-4] the form of a method begins with the built-in one of %s, and saved as it is it asks for the same',
  (kind, ability) => {
    const sheet = sheetFor(kind, ability)
    const begun = sheet && draftOfSheet(sheet)
    if (!begun) throw new Error('a built-in method')
    const made = methodOf(ability, begun)
    if (!('method' in made)) throw new Error(JSON.stringify(made.problems))
    const { observations, ...own } = sheetOf(made.method)
    const { observations: looked, ...builtIn } = sheet
    expect(own).toEqual(builtIn)
    expect(observations.map(({ zh, requirement }) => [zh, requirement])).toEqual(
      looked.map(({ zh, requirement }) => [zh, requirement]),
    )
  },
)

test('[BIZ-4] what the form has no fields for is not begun with: readings up and down, or in ohms; limits by nominal value are left open', () => {
  for (const [kind, ability] of [
    ['YB-60', '1'],
    ['PT100', '2'],
  ] as const) {
    const sheet = sheetFor(kind, ability)
    expect(sheet && draftOfSheet(sheet), kind).toBeUndefined()
  }
  const weights = sheetFor('WT-F1', '1')
  const begun = weights && draftOfSheet(weights)
  expect(begun && methodOf('1', begun).problems).toEqual([{ field: 'limitKind', kind: 'required' }])
})

test('[BIZ-4] what is measured by it is judged by its limit, with an uncertainty from its sources', () => {
  const made = methodOf('1', lux)
  if (!('method' in made)) throw new Error('a method')
  const sheet = sheetOf(made.method)
  expect(sheet.columns.map(({ zh }) => zh)).toEqual(['示值 1', '示值 2', '示值 3'])
  const readings = [
    ['101.0', '101.2', '101.1'],
    ['1039.0', '1042.0', '1040.0'],
  ]
  const measured = measurementOf(sheet, { readings, observations: { observation1: true, observation2: true } }, [])
  if (!measured) throw new Error('a measurement')
  const evaluation = evaluate(measured)
  // 1040.33 − 1000 = 40.33, beyond 4 % of 1000.
  expect(evaluation.verdict).toBe('fail')
  expect(evaluation.table.rows[1]?.slice(0, 1)).toEqual(['1000'])
  expect(evaluation.table.rows.map((row) => row[3])).toEqual(['±4', '±40'])
  expect(evaluation.uncertainties).toHaveLength(2)
})

test.each<[string, Partial<MethodDraft>, readonly string[]]>([
  ['no unit', { unit: ' ' }, ['unit words']],
  ['a unit of nobody', { unit: 'lux?' }, ['unit unit']],
  ['no point', { points: '' }, ['points lines']],
  ['a point that is no number', { points: '100\n高' }, ['points lines']],
  ['a finer point than is shown', { points: '100.25' }, ['points places']],
  ['no reading', { readings: '0' }, ['readings whole']],
  ['ten digits', { places: '10' }, ['places whole']],
  ['a verification without a limit', { limitKind: 'none' }, ['limitKind required']],
  ['a limit that is none', { limit: '±4' }, ['limit number']],
  ['a span upside down', { limitKind: 'span', lowerLimit: '10', upperLimit: '1' }, ['upperLimit order']],
  ['steps that end too early', { limitKind: 'steps', steps: '500 20' }, ['steps incomplete']],
  ['a step without a limit', { limitKind: 'steps', steps: '500' }, ['steps lines']],
  ['a limit that grows without saying how', { limitKind: 'linear', limit: '0.3' }, ['factor number']],
  ['a temperature upside down', { temperatureFrom: '30' }, ['temperatureTo order']],
  ['one end of a temperature', { temperatureTo: '' }, ['temperatureTo number']],
  ['a repeatability of one reading', { readings: '1' }, ['repeatability readings']],
  ['an uncertainty from nothing', { repeatability: false, resolution: '', widths: '' }, ['resolution incomplete']],
  ['a source without a number', { widths: '光轨' }, ['widths lines']],
  ['a step of nothing', { resolution: '0' }, ['resolution order']],
])('[BIZ-4] %s is said at its field', (_, changes, said) => {
  expect(problems(changes)).toEqual(said)
})

test('[BIZ-4] a calibration needs no limit', () => {
  expect(problems({ limitKind: 'none' }, '2')).toEqual([])
})
