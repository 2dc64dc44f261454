import { chargingDictionaries } from './charging.ts'
import type { Dictionary, LabelLanguage } from './dictionary.ts'
import { instrumentsDictionaries } from './instruments.ts'
import { organisationDictionaries } from './organisation.ts'
import { workDictionaries } from './work.ts'

/** Every dictionary, by the code under which client and server ask for it. */
export const dictionaries = {
  ...chargingDictionaries,
  ...instrumentsDictionaries,
  ...workDictionaries,
  ...organisationDictionaries,
} as const

/** The code of a dictionary, spelled as the specification spells it. */
export type DictionaryCode = keyof typeof dictionaries

/** The keys of one dictionary; `never` where none are known. */
export type DictionaryKey<Code extends DictionaryCode> = (typeof dictionaries)[Code]['entries'][number]['key']

/** The device ability category (`ability_type`) of a new device: verification. */
export const defaultDeviceAbilityCategory: DictionaryKey<'ability_type'> = '1'

/** Whether a text is the code of a dictionary that we know. */
export const isDictionaryCode = (code: string): code is DictionaryCode => Object.hasOwn(dictionaries, code)

/** All codes, in the order of the specification. */
export const dictionaryCodes: readonly DictionaryCode[] = Object.keys(dictionaries).filter(isDictionaryCode)

const entriesOf = (code: DictionaryCode): Dictionary['entries'] => dictionaries[code].entries

/** Whether a text is a key of that dictionary. */
export const isKeyOf = <Code extends DictionaryCode>(code: Code, key: string): key is DictionaryKey<Code> =>
  entriesOf(code).some((entry) => entry.key === key)

/**
 * The label of a key.
 * @returns `undefined` where the key does not exist, the key itself where its label is not known yet
 */
export const labelOf = (code: DictionaryCode, key: string, language: LabelLanguage): string | undefined => {
  const entry = entriesOf(code).find((one) => one.key === key)
  return entry === undefined ? undefined : (entry[language] ?? entry.key)
}
