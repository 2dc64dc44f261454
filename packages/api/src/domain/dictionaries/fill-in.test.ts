import { expect, test } from 'vitest'
import {
  dictionaries,
  dictionaryCodes,
  type FilledInEntry,
  filledIn,
  fillInProblem,
  labelIn,
  labelOf,
  longestFilledIn,
} from './index.ts'

const entry = (key: string, zh = '国家标准', en = 'National standard'): FilledInEntry => ({ key, zh, en })

test('[DICT-1] what nobody has given is filled in by an administrator: labels, and keys where there are none', () => {
  const kinds = filledIn('NORM_FILE_TYPE', [entry('gb'), entry('jjg', '检定规程', 'Verification regulation')])
  expect(kinds.entries.map(({ key }) => key)).toEqual(['gb', 'jjg'])
  expect([labelIn(kinds, 'jjg', 'zh'), labelIn(kinds, 'jjg', 'en'), labelIn(kinds, 'x', 'zh')]).toEqual([
    '检定规程',
    'Verification regulation',
    undefined,
  ])
  const [first, second] = dictionaries.CHARGE_TAXON.entries.map(({ key }) => key)
  const taxons = filledIn('CHARGE_TAXON', [entry(first ?? '', '检定费', 'Verification fee'), entry('other')])
  expect(taxons.entries.map(({ key }) => key)).toEqual(dictionaries.CHARGE_TAXON.entries.map(({ key }) => key))
  expect([labelIn(taxons, first ?? '', 'zh'), labelIn(taxons, second ?? '', 'zh')]).toEqual(['检定费', second])
  expect([labelIn(taxons, first ?? '', 'en'), labelIn(taxons, second ?? '', 'en')]).toEqual(['Verification fee', second])
  expect(taxons.name).toEqual(dictionaries.CHARGE_TAXON.name)
})

test('[DICT-1] what the specification gives is not changed', () => {
  for (const code of dictionaryCodes.filter((one) => !dictionaries[one].labelsUnknown)) {
    const [known] = dictionaries[code].entries
    expect(filledIn(code, [entry(known?.key ?? 'x', '别的', 'Other')])).toBe(dictionaries[code])
    expect(fillInProblem(code, [entry(known?.key ?? 'x')])).toEqual({ problem: 'given', place: 0 })
    for (const { key } of dictionaries[code].entries)
      expect(labelIn(dictionaries[code], key, 'zh')).toBe(labelOf(code, key, 'zh'))
  }
})

test.each<[string, readonly FilledInEntry[], unknown]>([
  ['nothing', [], undefined],
  ['one of two keys that are known', [entry('a'), entry('b', '乙', 'B')], undefined],
  ['a key of 64 characters', [entry('k'.repeat(longestFilledIn))], undefined],
  ['labels of 64 characters', [entry('a', '名'.repeat(64), '𠮷'.repeat(64))], undefined],
  ['a blank key', [entry('a'), entry(' ')], { problem: 'key', place: 1 }],
  ['a key that is too long', [entry('k'.repeat(65))], { problem: 'key', place: 0 }],
  ['a key twice', [entry('a'), entry('b'), entry('a')], { problem: 'twice', place: 2 }],
  ['no Chinese label', [entry('a', ' ')], { problem: 'label', place: 0 }],
  ['no English label', [entry('a', '甲', '')], { problem: 'label', place: 0 }],
  ['a label that is too long', [entry('a', '甲', 'x'.repeat(65))], { problem: 'label', place: 0 }],
])('[DICT-1] %s', (_, entries, expected) => {
  expect(fillInProblem('NORM_FILE_TYPE', entries)).toEqual(expected)
})

test('[DICT-1] a key that the specification does not know is refused where it gives the keys', () => {
  const [known] = dictionaries.CHARGE_TAXON.entries
  expect(fillInProblem('CHARGE_TAXON', [entry(known?.key ?? '')])).toBeUndefined()
  expect(fillInProblem('CHARGE_TAXON', [entry('none of them')])).toEqual({ problem: 'unknownKey', place: 0 })
})
