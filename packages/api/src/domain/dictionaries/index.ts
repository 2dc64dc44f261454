export type { Dictionary, DictionaryEntry, LabelLanguage } from './dictionary.ts'
export { type FilledInEntry, type FillInProblem, filledIn, fillInProblem, labelIn, longestFilledIn } from './fill-in.ts'
export {
  type DictionaryCode,
  type DictionaryKey,
  defaultDeviceAbilityCategory,
  dictionaries,
  dictionaryCodes,
  isDictionaryCode,
  isKeyOf,
  labelOf,
} from './lookup.ts'
export { isOpenDictionary, isOwnKey, type OpenDictionary, openDictionaries } from './own-keys.ts'
