import { type DictionaryCode, labelOf } from '@etalon/api/domain'
import { sql, type Transaction } from '../../db/index.ts'
import type { Language } from '../../refusal/index.ts'

/** What a key is called in a language; the key itself where nobody named it. */
export type LabelFinder = (code: DictionaryCode, key: string, language: Language) => string

interface Row extends Record<string, unknown> {
  readonly code: string
  readonly key: string
  readonly zh: string
  readonly en: string
}

/** What keys are called at an institute: as the specification names them, and its own as it names them itself. */
export async function labelFinder(tx: Transaction): Promise<LabelFinder> {
  const { rows } = await tx.execute<Row>(
    sql`select code, dict_key as key, dict_value as zh, dict_value_en as en from dictionary where not business`,
  )
  const own = new Map(rows.map((row) => [`${row.code}|${row.key}`, row]))
  return (code, key, language) => {
    const specified = labelOf(code, key, language)
    // A label that the specification leaves open is the key itself.
    if (specified !== undefined && specified !== key) return specified
    const row = own.get(`${code}|${key}`)
    return row?.[language] || row?.zh || key
  }
}
