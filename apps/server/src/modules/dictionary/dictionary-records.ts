import { type DictionaryRecord, noParent, rootKey } from '@etalon/api/contract'
import { type DictionaryCode, dictionaries, dictionaryCodes, isDictionaryCode, isOpenDictionary } from '@etalon/api/domain'
import { and, asc, eq, type Transaction, tables } from '../../db/index.ts'

const { dictionary } = tables

/** A record without its place in the tree. */
export type FlatRecord = Omit<DictionaryRecord, 'hasChildren' | 'children'>

/** What an institute wrote: an entry or the root of a dictionary of its own, or the label of a key of the specification. */
export interface OwnRow {
  readonly id: bigint
  readonly code: string
  readonly dictKey: string
  readonly dictValue: string
  readonly dictValueEn: string
  readonly sort: number
  readonly remark: string
}

/** Entries of the specification stand in no table: their ids begin here, a thousand for each dictionary, its root first. */
const firstFixedId = 8_000_000_000
const fixedId = (code: DictionaryCode, placeOfEntry: number): string =>
  String(firstFixedId + dictionaryCodes.indexOf(code) * 1000 + placeOfEntry)

/** What an institute wrote itself, roots and entries, in their order. */
export const ownRows = (tx: Transaction, business: boolean): Promise<OwnRow[]> =>
  tx
    .select()
    .from(dictionary)
    .where(and(eq(dictionary.business, business)))
    .orderBy(asc(dictionary.code), asc(dictionary.sort), asc(dictionary.id))

/** Every record of the system's or of the business's dictionaries, each root before its entries. */
export async function allRecords(tx: Transaction, tenantId: string, business: boolean): Promise<FlatRecord[]> {
  const byCode = Map.groupBy(await ownRows(tx, business), ({ code }) => code)
  const fixed = business ? [] : dictionaryCodes.flatMap((code) => fixedRecords(tenantId, code, byCode.get(code) ?? []))
  const own = [...byCode]
    .filter(([code]) => business || !isDictionaryCode(code))
    .flatMap(([code, rows]) => ownRecords(tenantId, code, rows))
  return [...fixed, ...own]
}

/** A dictionary of the specification, with the labels that were filled in, and with own keys where it gives none or examples. */
function fixedRecords(tenantId: string, code: DictionaryCode, filledIn: readonly OwnRow[]): FlatRecord[] {
  const { name, entries, labelsUnknown } = dictionaries[code] as (typeof dictionaries)[DictionaryCode] & {
    readonly entries: readonly { readonly key: string; readonly zh: string | null; readonly en: string | null }[]
  }
  const common = { tenantId, code, remark: '', isSealed: labelsUnknown ? 0 : 1, isDeleted: 0 }
  const parentId = fixedId(code, 0)
  const root = { ...common, id: parentId, parentId: noParent, dictKey: rootKey, dictValue: name.zh, dictValueEn: name.en }
  const labels = new Map(filledIn.map((row) => [row.dictKey, row]))
  const known = entries.map(({ key, zh, en }, at) => ({
    ...common,
    id: fixedId(code, at + 1),
    parentId,
    dictKey: key,
    // Without a label a key is shown as it is.
    dictValue: zh ?? labels.get(key)?.dictValue ?? key,
    dictValueEn: en ?? labels.get(key)?.dictValueEn ?? '',
    sort: at,
  }))
  const takesOwn = entries.length === 0 || isOpenDictionary(code)
  const own = takesOwn ? filledIn.filter(({ dictKey }) => !entries.some(({ key }) => key === dictKey)) : []
  // Behind what the specification gives, whatever place they were given.
  const added = own.map((row) => ({
    ...common,
    ...entryOf(row),
    ...{ parentId, isSealed: 0, sort: Math.max(row.sort, entries.length) },
  }))
  return [{ ...root, isSealed: 1, sort: dictionaryCodes.indexOf(code) }, ...known, ...added]
}

const entryOf = ({ id, dictKey, dictValue, dictValueEn, sort, remark }: OwnRow) => ({
  id: String(id),
  dictKey,
  dictValue,
  dictValueEn,
  sort,
  remark,
})

/** A dictionary of an institute's own. */
function ownRecords(tenantId: string, code: string, rows: readonly OwnRow[]): FlatRecord[] {
  const root = rows.find(({ dictKey }) => dictKey === rootKey)
  const common = { tenantId, code, isSealed: 0, isDeleted: 0 }
  const ordered = root ? [root, ...rows.filter((row) => row !== root)] : rows
  return ordered.map((row) => ({ ...common, ...entryOf(row), parentId: row === root || !root ? noParent : String(root.id) }))
}
