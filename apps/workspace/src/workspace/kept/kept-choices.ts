import type { DictionaryChoice } from '@etalon/api/contract'
import { readStored } from './local-store.ts'

/** Section 3.2: where the dictionaries are kept. */
export const keptChoices = { system: 'dictionary', business: 'dictionaryBusiness' } as const

/** What one can choose of each dictionary, by its code. */
export type Choices = ReadonlyMap<string, readonly DictionaryChoice[]>

/** The dictionaries of the system and those of the business, and all of them. */
export interface JoinedChoices {
  readonly system: Choices
  readonly business: Choices
  readonly all: Choices
}

/** Of a dictionary that both have, that of the system counts. */
export const joinChoices = (system: Choices, business: Choices): JoinedChoices => ({
  system,
  business,
  all: new Map([...business, ...system]),
})

const isChoice = (value: unknown): value is DictionaryChoice =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'zh' in value &&
  'en' in value &&
  [value.key, value.zh, value.en].every((text) => typeof text === 'string')

/** What an earlier page has kept; nothing where it is none of that. */
function parseStored(value: unknown): Choices {
  if (!Array.isArray(value)) return new Map()
  const isEntry = (one: unknown): one is [string, DictionaryChoice[]] =>
    Array.isArray(one) && typeof one[0] === 'string' && Array.isArray(one[1]) && one[1].every(isChoice)
  return new Map(value.filter(isEntry))
}

/** The dictionaries that an earlier page has kept. */
export const readChoices = (): JoinedChoices =>
  joinChoices(parseStored(readStored(keptChoices.system)), parseStored(readStored(keptChoices.business)))
