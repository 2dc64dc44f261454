import { type DictionaryCode, isDictionaryCode, labelOf } from '@etalon/api/domain'
import type { Transaction } from '../../db/index.ts'
import type { Language } from '../../refusal/index.ts'
import { allRecords } from '../dictionary/dictionary-records.ts'
import type { ExportColumn } from './export-sources.ts'

/** What a key is called in a file. */
export type Label = (key: string) => string

/** What the keys of columns are called, as the institute calls them, each looked up once. */
export async function labelsOf(
  tx: Transaction,
  tenant: string,
  language: Language,
  columns: readonly ExportColumn[],
): Promise<readonly (Label | undefined)[]> {
  const codes = new Set(columns.flatMap(({ labels }) => (typeof labels === 'string' ? [labels] : [])))
  const records = codes.size === 0 ? [] : await allRecords(tx, tenant, false)
  const known = Map.groupBy(
    records.filter(({ code }) => isDictionaryCode(code) && codes.has(code)),
    ({ code }) => code,
  )
  const ofDictionary = (code: DictionaryCode): Label => {
    const labels = new Map(
      (known.get(code) ?? []).map(({ dictKey, dictValue, dictValueEn }) => [
        dictKey,
        language === 'zh' ? dictValue : dictValueEn || (labelOf(code, dictKey, language) ?? dictValue),
      ]),
    )
    return (key) => labels.get(key) ?? key
  }
  const labelled = (labels: NonNullable<ExportColumn['labels']>): Label => {
    if (typeof labels === 'string') return ofDictionary(labels)
    const words = labels[language]
    return (key) => (Object.hasOwn(words, key) ? (words[key] ?? key) : key)
  }
  const between = language === 'zh' ? '、' : ', '
  return columns.map(({ labels, several }) => {
    if (labels === undefined) return undefined
    const label = labelled(labels)
    return several ? (keys) => keys.split(',').map(label).join(between) : label
  })
}
