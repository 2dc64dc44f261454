import { expect, expectTypeOf, test } from 'vitest'
import {
  type DictionaryKey,
  defaultDeviceAbilityCategory,
  dictionaries,
  dictionaryCodes,
  isDictionaryCode,
  isKeyOf,
  labelOf,
} from './index.ts'

test('[DICT-1] every dictionary is there under its own spelling', () => {
  expect(dictionaryCodes.length).toBe(75)
  for (const code of ['discountType', 'discount_type', 'NORMal_SORT_type', 'order-business-type', 'BELONGS_FILED_TYPE']) {
    expect(dictionaryCodes).toContain(code)
  }
  expect(isDictionaryCode('toString')).toBe(false)
})

test('[DICT-1] keys are unique, and labels are in both languages unless marked as unknown', () => {
  for (const code of dictionaryCodes) {
    const { entries, labelsUnknown, name } = dictionaries[code]
    const keys = entries.map((entry) => entry.key)
    expect(new Set(keys).size, code).toBe(keys.length)
    expect(name.zh, code).toMatch(/\p{Script=Han}/u)
    expect(name.en, code).toMatch(/^[A-Z]/)
    for (const entry of entries) {
      expect(entry.zh === null, `${code} ${entry.key}`).toBe(labelsUnknown)
      expect(entry.en === null, `${code} ${entry.key}`).toBe(labelsUnknown)
    }
  }
})

test('[DICT-1] ten dictionaries wait for their labels, two of them for their keys as well', () => {
  const unknown = dictionaryCodes.filter((code) => dictionaries[code].labelsUnknown)
  expect(unknown).toEqual([
    'CHARGE_TAXON',
    'NORM_FILE_TYPE',
    'MEASURING_STANDARD_TYPE',
    'STANDARD_type',
    'NORMal_SORT_type',
    'BELONGS_FILED_TYPE',
    'inspection_type',
    'TRACE_TYPE',
    'ins_unit',
    'now_date_type',
  ])
  expect(unknown.filter((code) => dictionaries[code].entries.length === 0)).toEqual(['NORM_FILE_TYPE', 'ins_unit'])
})

test('[DICT-1] a key finds its label; one without a label shows itself', () => {
  expect(labelOf('item_state', '350', 'zh')).toBe('检测锁定')
  expect(labelOf('VERIFICATION_CYCLE', '999999', 'en')).toBe('Non-periodic')
  expect(labelOf('FIELD_DOMAIN_TYPE', '样品类', 'en')).toBe('Sample type')
  expect(labelOf('CHARGE_TAXON', '7', 'zh')).toBe('7')
  expect(labelOf('item_state', '250', 'zh')).toBeUndefined()
  expect(isKeyOf('sex', '2')).toBe(true)
  expect(isKeyOf('sex', '3')).toBe(false)
})

test('[DICT-1] keys are typed', () => {
  expectTypeOf<DictionaryKey<'ability_type'>>().toEqualTypeOf<'1' | '2' | '3' | '4'>()
  expectTypeOf<DictionaryKey<'ins_unit'>>().toEqualTypeOf<never>()
  expect(labelOf('ability_type', defaultDeviceAbilityCategory, 'en')).toBe('Verification')
})
