import { expect, test } from 'vitest'
import { isVerificationCycle, validUntil } from '../certificates/index.ts'
import { type DictionaryCode, dictionaries, filledIn, fillInProblem, isOpenDictionary, isOwnKey, labelIn } from './index.ts'

const optics = { key: 'GX', zh: '光学', en: 'Optics' }

test('[DICT-1] a dictionary of examples takes keys of an institute’s own, behind those of the specification', () => {
  expect(fillInProblem('technology_domain_type', [optics])).toBeUndefined()
  const domains = filledIn('technology_domain_type', [optics, { key: '04', zh: '别的', en: 'Other' }])
  expect(domains.entries.map(({ key }) => key)).toEqual(['04', '12', '10', 'GX'])
  expect([labelIn(domains, 'GX', 'en'), labelIn(domains, '04', 'zh')]).toEqual(['Optics', '热工'])
})

test.each<[string, DictionaryCode, string, string]>([
  ['a key that is given', 'technology_domain_type', '04', 'given'],
  ['small letters', 'technology_domain_type', 'gx', 'key'],
  ['what would spoil a certificate number', 'technology_domain_type', 'G-X', 'key'],
  ['words for months', 'VERIFICATION_CYCLE', 'three years', 'key'],
  ['no month at all', 'VERIFICATION_CYCLE', '0', 'key'],
  ['more than twenty years', 'VERIFICATION_CYCLE', '241', 'key'],
  ['a state, by which something is decided', 'item_state', '250', 'given'],
  ['a kind of service, by which the document is chosen', 'ability_type', '5', 'given'],
])('[DICT-1] %s is refused', (_, code, key, problem) => {
  expect(fillInProblem(code, [{ key, zh: '甲', en: 'A' }])).toEqual({ problem, place: 0 })
})

test('[DICT-1] every dictionary that takes own keys would take one like those that it has', () => {
  const open = Object.keys(dictionaries).filter(isOpenDictionary)
  expect(open).toHaveLength(14)
  for (const code of open) expect(isOwnKey(code, code === 'VERIFICATION_CYCLE' ? '36' : '77'), code).toBe(true)
})

test('[DICT-1][BIZ-8] due days are counted by a cycle of one’s own', () => {
  expect(isVerificationCycle('36')).toBe(true)
  expect(isVerificationCycle('999999')).toBe(true)
  expect(isVerificationCycle('')).toBe(false)
  expect(validUntil('2026-03-08', '36')).toBe('2029-03-07')
})
