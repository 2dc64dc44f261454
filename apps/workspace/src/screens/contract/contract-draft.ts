import type { ContractDetail, ContractForm, InstrumentKind } from '@etalon/api/contract'
import { addDays, addMonths, dayInShanghai, decimalOf, decimalText } from '@etalon/api/domain'
import { isRecord } from '../../is-record.ts'

/** A price of a list contract as it is typed. */
export interface ContractPriceRow {
  /** Tells rows apart while they are edited. */
  readonly key: string
  readonly kindCode: string
  readonly kindName: string
  readonly kindNameEn: string
  readonly abilityType: string
  readonly abilityTypes: readonly string[]
  readonly listPrice: string
  readonly price: string
}

/** What the form of a contract holds. */
export interface ContractDraft {
  readonly name: string
  readonly enterId: string
  readonly enterName: string
  readonly contractType: string
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly remark: string
  /** What is paid of the price list, in per cent. */
  readonly percent: string
  readonly packageSum: string
  readonly packageItems: string
  readonly prices: readonly ContractPriceRow[]
}

/** A contract that nobody has begun: for a year from today. */
export const emptyContract = (): ContractDraft => {
  const today = dayInShanghai(new Date())
  return {
    ...{ name: '', enterId: '', enterName: '', contractType: '1', remark: '', percent: '', packageSum: '', packageItems: '' },
    ...{ validFrom: today, validTo: addDays(addMonths(today, 12), -1), prices: [] },
  }
}

/** The row of a kind of instrument, at its list price. */
export const priceRowOf = (kind: InstrumentKind): ContractPriceRow => ({
  key: crypto.randomUUID(),
  kindCode: kind.code,
  kindName: kind.name,
  kindNameEn: kind.nameEn,
  abilityType: kind.abilityTypes[0] ?? '1',
  abilityTypes: kind.abilityTypes,
  listPrice: kind.price,
  price: kind.price,
})

/** The draft of a contract that is there already. */
export const draftOf = (one: ContractDetail): ContractDraft => ({
  name: one.name,
  enterId: one.enterId,
  enterName: one.enterName,
  contractType: one.contractType,
  validFrom: one.validFrom,
  validTo: one.validTo,
  remark: one.remark,
  percent: one.share === null ? '' : decimalText(decimalOf(one.share).times(100)),
  packageSum: one.packageSum ?? '',
  packageItems: one.packageItems === null ? '' : String(one.packageItems),
  prices: one.prices.map((price) => ({
    ...price,
    key: `${price.kindCode}-${price.abilityType}`,
    abilityTypes: [price.abilityType],
  })),
})

const isAmount = (text: string) => /^\d{1,9}(\.\d{1,2})?$/.test(text.trim())
const isPercent = (text: string) => /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/.test(text.trim())
const isCount = (text: string) => /^(10000|[1-9]\d{0,3})$/.test(text.trim())

/** A field that keeps a contract from being sent. `row` counts from 0. */
export interface ContractFault {
  readonly field: 'name' | 'enterId' | 'validFrom' | 'validTo' | 'percent' | 'packageSum' | 'packageItems' | 'prices' | 'price'
  readonly kind: 'required' | 'days' | 'wrong' | 'none' | 'twice'
  readonly row?: number
}

/** Everything that keeps a contract from being sent, in reading order. */
export function faultsOf(draft: ContractDraft): readonly ContractFault[] {
  const faults: ContractFault[] = []
  if (draft.name.trim() === '') faults.push({ field: 'name', kind: 'required' })
  if (draft.enterId === '') faults.push({ field: 'enterId', kind: 'required' })
  if (draft.validFrom === null) faults.push({ field: 'validFrom', kind: 'required' })
  if (draft.validTo === null) faults.push({ field: 'validTo', kind: 'required' })
  else if (draft.validFrom !== null && draft.validTo < draft.validFrom) faults.push({ field: 'validTo', kind: 'days' })
  if (draft.contractType === '1' && !isPercent(draft.percent)) faults.push({ field: 'percent', kind: 'wrong' })
  if (draft.contractType === '2') {
    if (!isAmount(draft.packageSum)) faults.push({ field: 'packageSum', kind: 'wrong' })
    if (!isCount(draft.packageItems)) faults.push({ field: 'packageItems', kind: 'wrong' })
  }
  if (draft.contractType === '0') {
    if (draft.prices.length === 0) faults.push({ field: 'prices', kind: 'none' })
    const seen = new Set<string>()
    draft.prices.forEach(({ kindCode, abilityType, price }, row) => {
      if (!isAmount(price)) faults.push({ field: 'price', kind: 'wrong', row })
      else if (seen.has(`${kindCode} ${abilityType}`)) faults.push({ field: 'price', kind: 'twice', row })
      seen.add(`${kindCode} ${abilityType}`)
    })
  }
  return faults
}

/** What is sent of a draft without faults: the terms of its type alone. */
export const formOf = (draft: ContractDraft, edited: { id: string; version: number } | null): ContractForm => ({
  ...(edited ? { id: edited.id, version: edited.version } : {}),
  name: draft.name.trim(),
  enterId: draft.enterId,
  contractType: draft.contractType,
  validFrom: draft.validFrom ?? '',
  validTo: draft.validTo ?? '',
  remark: draft.remark.trim(),
  prices:
    draft.contractType === '0'
      ? draft.prices.map(({ kindCode, abilityType, price }) => ({ kindCode, abilityType, price: price.trim() }))
      : [],
  share: draft.contractType === '1' ? decimalText(decimalOf(draft.percent.trim()).dividedBy(100)) : null,
  packageSum: draft.contractType === '2' ? draft.packageSum.trim() : null,
  packageItems: draft.contractType === '2' ? Number(draft.packageItems.trim()) : null,
})

type Stored = Readonly<Record<string, unknown>>

function readPrice(stored: unknown): ContractPriceRow[] {
  if (!isRecord(stored)) return []
  const of = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '')
  if (of('kindCode') === '') return []
  const abilities = Array.isArray(stored.abilityTypes) ? stored.abilityTypes : []
  return [
    {
      key: of('key') || crypto.randomUUID(),
      kindCode: of('kindCode'),
      kindName: of('kindName'),
      kindNameEn: of('kindNameEn'),
      abilityType: of('abilityType'),
      abilityTypes: abilities.filter((one): one is string => typeof one === 'string'),
      listPrice: of('listPrice'),
      price: of('price'),
    },
  ]
}

/** Reads a draft from whatever was stored; what is missing or of another kind is as in an empty one. */
export function readContractDraft(stored: Stored): ContractDraft {
  const empty = emptyContract()
  const of = (name: 'name' | 'enterId' | 'enterName' | 'contractType' | 'remark' | 'percent' | 'packageSum' | 'packageItems') =>
    typeof stored[name] === 'string' ? stored[name] : empty[name]
  const dayOf = (name: 'validFrom' | 'validTo') => {
    const value = stored[name]
    return typeof value === 'string' || value === null ? value : empty[name]
  }
  return {
    name: of('name'),
    enterId: of('enterId'),
    enterName: of('enterName'),
    contractType: of('contractType'),
    validFrom: dayOf('validFrom'),
    validTo: dayOf('validTo'),
    remark: of('remark'),
    percent: of('percent'),
    packageSum: of('packageSum'),
    packageItems: of('packageItems'),
    prices: Array.isArray(stored.prices) ? stored.prices.flatMap(readPrice) : [],
  }
}
