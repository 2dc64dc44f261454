import type { MeasuringStandard } from '@etalon/api/contract'
import { sheetFor } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { chosenStandards, faultsOf, readRecordDraft, recordDraftOf, standardRefusal, typedOf } from './record-draft.ts'

const found = sheetFor('DC-150', '1')
if (!found) throw new Error('calipers have a sheet')
const sheet = found
const empty = recordDraftOf(sheet, null, '2026-11-20')
const standard = (id: string, changed: Partial<MeasuringStandard> = {}): MeasuringStandard => ({
  id,
  name: `标准 ${id}`,
  nameEn: `Standard ${id}`,
  number: `S-${id}`,
  range: '',
  accuracy: '',
  certificateNumber: '',
  validUntil: '2027-01-01',
  deviceState: '1',
  technologyDomain: '1',
  expandedUncertainty: null,
  coverageFactor: null,
  unit: 'mm',
  usable: true,
  ...changed,
})
const complete = {
  ...empty,
  place: '长度室',
  conditions: { temperature: '20.1', humidity: '55' },
  standardIds: ['7'],
  readings: [['41.20'], ['81.50'], ['121.80']],
  observations: { appearance: true },
}

test('[BIZ-4] an empty record names all that is missing, a complete one nothing', () => {
  expect(faultsOf(sheet, empty, [standard('7')]).map(({ field }) => field)).toEqual([
    'reading',
    'reading',
    'reading',
    'observation',
    'condition',
    'condition',
    'place',
    'standards',
  ])
  expect(faultsOf(sheet, complete, [standard('7')])).toEqual([])
})

test('a standard that had expired on the day of the test is refused, though it is chosen', () => {
  const expired = standard('7', { validUntil: '2026-11-19' })
  expect(standardRefusal(expired, '2026-11-20')).toBe('expired')
  expect(standardRefusal(expired, '2026-11-19')).toBeUndefined()
  expect(standardRefusal(standard('7', { deviceState: '4' }), '2026-11-20')).toBe('state')
  expect(faultsOf(sheet, complete, [expired])).toEqual([{ field: 'standards', kind: 'unusable', name: '标准 7' }])
})

test('standards enter a budget in the server’s order, by number and not by text', () => {
  expect(chosenStandards([standard('10'), standard('9'), standard('8')], ['10', '9']).map(({ id }) => id)).toEqual(['9', '10'])
})

test('[REG-2] rubbish in the storage becomes an empty record of the right shape', () => {
  const read = readRecordDraft(sheet, {
    readings: [['1', 2], 'x'],
    conditions: { temperature: 20, other: '1' },
    observations: { appearance: 'yes' },
    performedOn: 7,
  })
  expect(read.readings).toEqual([['1'], [''], ['']])
  expect(read.conditions).toEqual({})
  expect(read.observations).toEqual({})
  expect(read.performedOn).toBeNull()
  expect(readRecordDraft(sheet, { ...complete })).toEqual(complete)
})

test('what is sent has every condition of the sheet, without blanks around it', () => {
  expect(typedOf(sheet, { ...empty, place: ' 长度室 ' })).toMatchObject({
    place: '长度室',
    performedOn: '2026-11-20',
    conditions: { temperature: '', humidity: '' },
  })
  expect(() => typedOf(sheet, { ...empty, performedOn: null })).toThrow(RangeError)
})
