import { sheetFor } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { recordMessages } from '../../messages/record.ts'
import { recordDraftOf } from './record-draft.ts'
import { recordParts } from './record-parts.ts'

const found = sheetFor('DC-150', '1')
if (!found) throw new Error('a sheet')
const sheet = found

test('[FLOW-3][REG-2] each part of an original record is told in words, and every field stands in one of them', () => {
  const template = [
    {
      key: 'air',
      name: '大气压',
      nameEn: 'Air pressure',
      domain: '基础类',
      unit: 'kPa',
      access: '5',
      source: '',
      target: '',
      required: false,
    },
  ]
  const words = recordMessages.en
  const parts = recordParts({ sheet, standards: [], template, words, language: 'en' })
  const empty = recordDraftOf(sheet, null, '2026-11-25')
  expect(parts.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(empty).toSorted())
  const draft = {
    ...empty,
    place: 'Room 1',
    conditions: { temperature: '20.1' },
    readings: [['41.20'], [''], ['121.80']],
    observations: { appearance: true },
    fields: { air: '101.2' },
  }
  expect(parts.map(({ text }) => text(draft))).toEqual([
    'Room 1',
    '2026-11-25',
    'Temperature 20.1 ℃',
    '',
    '41.2: 41.20; 121.8: 121.80',
    `Appearance ${words.conforms}`,
    'Air pressure 101.2',
  ])
})
