import type { CartEntry, Enterprise, Instrument, QuoteDetail, QuoteForm } from '@etalon/api/contract'
import {
  addDays,
  dayInShanghai,
  decimalOf,
  decimalText,
  type FieldRuleName,
  fieldRules,
  isDecimalText,
  type QuotedLine,
  quoteLine,
  sumOf,
} from '@etalon/api/domain'
import { isRecord } from '../../is-record.ts'

/** A line of a quote as it is typed. */
export interface QuoteDraftLine {
  /** Tells lines apart while they are edited. */
  readonly key: string
  readonly kindCode: string
  readonly name: string
  readonly model: string
  readonly manufacturer: string
  readonly range: string
  readonly accuracy: string
  readonly abilityType: string
  readonly abilityTypes: readonly string[]
  readonly regulation: string
  readonly serials: readonly string[]
  readonly price: string
  readonly quantity: string
  /** What is paid of the price, in per cent. */
  readonly percent: string
}

/** What the form of a quote holds. */
export interface QuoteDraft {
  readonly enterId: string
  readonly enterName: string
  readonly socialNumber: string
  readonly areaName: string
  readonly discountType: string
  readonly validUntil: string | null
  readonly contactName: string
  readonly mobile: string
  readonly remark: string
  readonly lines: readonly QuoteDraftLine[]
}

/** What a quote knows of an enterprise while none is chosen. */
export const noEnterprise = { enterId: '', enterName: '', socialNumber: '', areaName: '' } satisfies Partial<QuoteDraft>

/** Days for which a new quote holds unless somebody says otherwise. */
const usualDays = 30

/** A quote that nobody has begun. */
export const emptyQuote = (): QuoteDraft => ({
  ...noEnterprise,
  discountType: '1',
  validUntil: addDays(dayInShanghai(new Date()), usualDays),
  contactName: '',
  mobile: '',
  remark: '',
  lines: [],
})

/** What a quote takes over of an enterprise. */
export const enterpriseOf = (found: Enterprise, typed: Pick<QuoteDraft, 'contactName' | 'mobile'>): Partial<QuoteDraft> => ({
  enterId: found.id,
  enterName: found.enterName,
  socialNumber: found.socialNumber,
  areaName: found.areaName,
  contactName: typed.contactName || found.contactName,
  mobile: typed.mobile || found.mobile,
})

type Offered = Omit<Instrument, 'id' | 'nameEn'>
const isSameLine = (one: Offered, other: Offered) =>
  (['kindCode', 'name', 'model', 'manufacturer', 'range', 'accuracy'] as const).every((name) => one[name] === other[name])

/** Lines for instruments of a ledger: what is alike is one line, with the serial numbers that are meant. */
export function linesOf(instruments: readonly (Offered | CartEntry)[]): QuoteDraftLine[] {
  const groups: Offered[][] = []
  for (const one of instruments) {
    const group = groups.find(([first]) => first !== undefined && isSameLine(first, one))
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups.flatMap((group) => {
    const [one] = group
    return one === undefined
      ? []
      : [
          {
            key: crypto.randomUUID(),
            kindCode: one.kindCode,
            name: one.name,
            model: one.model,
            manufacturer: one.manufacturer,
            range: one.range,
            accuracy: one.accuracy,
            abilityType: one.abilityTypes[0] ?? '1',
            abilityTypes: one.abilityTypes,
            regulation: one.regulation,
            serials: group.map(({ serial }) => serial).filter((serial) => serial !== ''),
            price: one.price,
            quantity: String(group.length),
            percent: '100',
          },
        ]
  })
}

/** A share as per cent: 0.855 is 85.5. */
export const percentOf = (share: string) => decimalText(decimalOf(share).times(100))
const shareOf = (percent: string) => decimalText(decimalOf(percent.trim()).dividedBy(100))

/** The draft of a quote that is there already. */
export const draftOf = (quote: QuoteDetail): QuoteDraft => ({
  enterId: quote.enterId,
  enterName: quote.enterName,
  socialNumber: quote.socialNumber,
  areaName: quote.areaName,
  discountType: quote.discountType,
  validUntil: quote.validUntil,
  contactName: quote.contactName,
  mobile: quote.mobile,
  remark: quote.remark,
  lines: quote.lines.map(({ id, quantity, share, unit: _unit, amount: _amount, listPrice: _listPrice, ...line }) => ({
    ...line,
    key: id,
    quantity: String(quantity),
    percent: percentOf(share),
  })),
})

const isPrice = (text: string) => /^\d{1,9}(\.\d{1,2})?$/.test(text.trim())
const isQuantity = (text: string) => /^[1-9]\d{0,3}$/.test(text.trim())
const isPercent = (text: string) =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) && isDecimalText(text.trim()) && decimalOf(text.trim()).lessThanOrEqualTo(100)

/** What a typed line comes to; undefined while it is not complete. */
export const workedLine = ({ price, quantity, percent }: QuoteDraftLine): QuotedLine | undefined =>
  isPrice(price) && isQuantity(quantity) && isPercent(percent)
    ? quoteLine({ price: price.trim(), quantity: quantity.trim(), share: shareOf(percent) })
    : undefined

/** What the complete lines come to. */
export function workedSum(lines: readonly QuoteDraftLine[]): {
  readonly gross: string
  readonly off: string
  readonly amount: string
} {
  const worked = lines.flatMap((line) => workedLine(line) ?? [])
  const gross = sumOf(worked.map((one) => one.gross))
  const amount = sumOf(worked.map((one) => one.amount))
  return { gross, amount, off: decimalText(decimalOf(gross).minus(decimalOf(amount)), 2) }
}

/** What is sent of a draft without faults. */
export function formOf(draft: QuoteDraft, edited: { id: string; version: number } | null): QuoteForm {
  return {
    ...(edited ? { id: edited.id, version: edited.version } : {}),
    enterId: draft.enterId,
    discountType: draft.discountType,
    validUntil: draft.validUntil ?? '',
    contactName: draft.contactName.trim(),
    mobile: draft.mobile.trim(),
    remark: draft.remark.trim(),
    lines: draft.lines.map((line) => ({
      kindCode: line.kindCode,
      name: line.name.trim(),
      model: line.model.trim(),
      manufacturer: line.manufacturer,
      range: line.range,
      accuracy: line.accuracy,
      abilityType: line.abilityType,
      serials: [...line.serials],
      price: line.price.trim(),
      quantity: Number(line.quantity.trim()),
      share: shareOf(line.percent),
      amount: workedLine(line)?.amount ?? '',
    })),
    amount: workedSum(draft.lines).amount,
  }
}

/** A field that keeps a quote from being sent. `row` counts from 0. */
export interface QuoteFault {
  readonly field:
    | 'enterId'
    | 'validUntil'
    | 'contactName'
    | 'mobile'
    | 'lines'
    | 'name'
    | 'model'
    | 'price'
    | 'quantity'
    | 'percent'
  readonly kind: 'required' | 'none' | 'past' | 'wrong' | 'fewer' | { readonly rule: FieldRuleName }
  readonly row?: number
}

/** Everything that keeps a quote from being sent, in reading order. */
export function faultsOf(draft: QuoteDraft, today: string): readonly QuoteFault[] {
  const faults: QuoteFault[] = []
  if (draft.validUntil === null) faults.push({ field: 'validUntil', kind: 'required' })
  else if (draft.validUntil < today) faults.push({ field: 'validUntil', kind: 'past' })
  if (draft.enterId === '') faults.push({ field: 'enterId', kind: 'required' })
  if (draft.contactName.trim() === '') faults.push({ field: 'contactName', kind: 'required' })
  if (fieldRules.mobile(draft.mobile.trim())) faults.push({ field: 'mobile', kind: { rule: 'mobile' } })
  if (draft.lines.length === 0) faults.push({ field: 'lines', kind: 'none' })
  draft.lines.forEach((line, row) => {
    for (const field of ['name', 'model'] as const) if (line[field].trim() === '') faults.push({ field, kind: 'required', row })
    if (!isPrice(line.price)) faults.push({ field: 'price', kind: 'wrong', row })
    if (!isQuantity(line.quantity)) faults.push({ field: 'quantity', kind: 'wrong', row })
    else if (Number(line.quantity) < line.serials.length) faults.push({ field: 'quantity', kind: 'fewer', row })
    if (!isPercent(line.percent)) faults.push({ field: 'percent', kind: 'wrong', row })
  })
  return faults
}

type Stored = Readonly<Record<string, unknown>>
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [])

function readLine(stored: unknown): QuoteDraftLine[] {
  if (!isRecord(stored)) return []
  const of = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '')
  if (of('kindCode') === '') return []
  return [
    {
      key: of('key') || crypto.randomUUID(),
      kindCode: of('kindCode'),
      name: of('name'),
      model: of('model'),
      manufacturer: of('manufacturer'),
      range: of('range'),
      accuracy: of('accuracy'),
      abilityType: of('abilityType'),
      abilityTypes: texts(stored.abilityTypes),
      regulation: of('regulation'),
      serials: texts(stored.serials),
      price: of('price'),
      quantity: of('quantity'),
      percent: of('percent'),
    },
  ]
}

/** Reads a draft from whatever was stored; what is missing or of another kind is as in an empty one. */
export function readQuoteDraft(stored: Stored): QuoteDraft {
  const empty = emptyQuote()
  const of = (
    name: 'enterId' | 'enterName' | 'socialNumber' | 'areaName' | 'discountType' | 'contactName' | 'mobile' | 'remark',
  ) => (typeof stored[name] === 'string' ? stored[name] : empty[name])
  return {
    enterId: of('enterId'),
    enterName: of('enterName'),
    socialNumber: of('socialNumber'),
    areaName: of('areaName'),
    discountType: of('discountType'),
    validUntil: typeof stored.validUntil === 'string' ? stored.validUntil : stored.validUntil === null ? null : empty.validUntil,
    contactName: of('contactName'),
    mobile: of('mobile'),
    remark: of('remark'),
    lines: Array.isArray(stored.lines) ? stored.lines.flatMap(readLine) : [],
  }
}
