import type { Dictionary, DictionaryEntry, LabelLanguage } from './dictionary.ts'
import { type DictionaryCode, dictionaries, isKeyOf } from './lookup.ts'
import { isOpenDictionary, isOwnKey } from './own-keys.ts'

/** The longest key and label that an administrator can give, in characters. */
export const longestFilledIn = 64

/**
 * Why entries cannot be filled in: the specification gives the labels of this dictionary (`given`), or its keys (`unknownKey`); a key
 * is blank, too long or not of the form that its dictionary asks for (`key`), or there twice (`twice`); a label of one language is
 * missing or too long (`label`).
 */
export type FillInProblem = 'given' | 'unknownKey' | 'key' | 'twice' | 'label'

/** What an administrator gives for one key, in both languages. */
export type FilledInEntry = DictionaryEntry & Readonly<Record<LabelLanguage, string>>

const isShort = (text: string) => text.trim() !== '' && [...text].length <= longestFilledIn

/** What is wrong with entries that are to be filled in; the first entry at fault is named by its place. */
export function fillInProblem(
  code: DictionaryCode,
  entries: readonly FilledInEntry[],
): { readonly problem: FillInProblem; readonly place: number } | undefined {
  const { labelsUnknown, entries: known }: Dictionary = dictionaries[code]
  for (const [place, { key, zh, en }] of entries.entries()) {
    if (isOpenDictionary(code)) {
      if (isKeyOf(code, key)) return { problem: 'given', place }
      if (!isOwnKey(code, key)) return { problem: 'key', place }
    } else if (!labelsUnknown) return { problem: 'given', place }
    if (!isShort(key)) return { problem: 'key', place }
    if (labelsUnknown && known.length > 0 && !known.some((entry) => entry.key === key)) return { problem: 'unknownKey', place }
    if (entries.findIndex((entry) => entry.key === key) < place) return { problem: 'twice', place }
    if (!isShort(zh) || !isShort(en)) return { problem: 'label', place }
  }
  return undefined
}

/**
 * A dictionary with what an administrator has filled in. Labels that the specification gives stay; keys that nobody has labelled yet
 * stay without one; where not even keys are given, those of the administrator are the dictionary's, in their order; where its entries
 * are examples, they follow those.
 * @param entries as `fillInProblem` finds nothing wrong with them; what does not fit is left out
 */
export function filledIn(code: DictionaryCode, entries: readonly FilledInEntry[]): Dictionary {
  const own: Dictionary = dictionaries[code]
  if (isOpenDictionary(code)) {
    const added = entries.filter(({ key }) => isOwnKey(code, key)).map(({ key, zh, en }) => ({ key, zh, en }))
    return added.length === 0 ? own : { ...own, entries: [...own.entries, ...added] }
  }
  if (!own.labelsUnknown) return own
  if (own.entries.length === 0) return { ...own, entries: entries.map(({ key, zh, en }) => ({ key, zh, en })) }
  const labels = new Map(entries.map((entry) => [entry.key, entry]))
  return {
    ...own,
    entries: own.entries.map(({ key }) => ({ key, zh: labels.get(key)?.zh ?? null, en: labels.get(key)?.en ?? null })),
  }
}

/**
 * The label of a key in a dictionary, such as one that was filled in.
 * @returns `undefined` where the key does not exist, the key itself where it has no label yet
 */
export function labelIn({ entries }: Dictionary, key: string, language: LabelLanguage): string | undefined {
  const entry = entries.find((one) => one.key === key)
  return entry === undefined ? undefined : (entry[language] ?? entry.key)
}
