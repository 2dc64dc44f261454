/** The languages in which every label is kept. */
export type LabelLanguage = 'zh' | 'en'

/** One entry: the key that is stored, and what people read. Labels are `null` where nobody has given them yet. */
export interface DictionaryEntry<Key extends string = string> {
  readonly key: Key
  readonly zh: string | null
  readonly en: string | null
}

/** One dictionary in the order in which its entries are offered. */
export interface Dictionary<Key extends string = string> {
  readonly name: { readonly zh: string; readonly en: string }
  readonly entries: readonly DictionaryEntry<Key>[]
  /** True where the labels (and sometimes the keys) are not known: an administrator fills them in. */
  readonly labelsUnknown: boolean
}

/** Makes a dictionary from rows of key, Chinese and English. */
export const dictionary = <const Key extends string>(
  zh: string,
  en: string,
  rows: readonly (readonly [Key, string, string])[],
): Dictionary<Key> => ({
  name: { zh, en },
  entries: rows.map(([key, zhLabel, enLabel]) => ({ key, zh: zhLabel, en: enLabel })),
  labelsUnknown: false,
})

/** Makes a dictionary whose keys are known, where there are any, and whose labels are not. */
export const unlabelled = <const Key extends string>(zh: string, en: string, keys: readonly Key[]): Dictionary<Key> => ({
  name: { zh, en },
  entries: keys.map((key) => ({ key, zh: null, en: null })),
  labelsUnknown: true,
})
