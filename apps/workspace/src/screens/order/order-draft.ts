import {
  type Enterprise,
  type Instrument,
  type OrderDetail,
  type OrderForm,
  type OrderInstrument,
  orderDetail,
  type QuoteDetail,
} from '@etalon/api/contract'
import { type FieldRuleName, fieldRules, linesByQuote } from '@etalon/api/domain'
import { isRecord } from '../../is-record.ts'
import { readVisitDraft, type VisitDraft, type VisitFault, visitDraftOf, visitFaultsOf, visitFormOf } from './visit-draft.ts'

/** A row of the instrument grid as it is typed. */
export interface InstrumentRow extends Required<Omit<OrderInstrument, 'id'>> {
  /** Tells rows apart while they are edited. */
  readonly key: string
  readonly regulation: string
  readonly price: string
  /** Abilities that the institute has for the kind; none while nobody knows what it is, and its `kindCode` is empty. */
  readonly abilityTypes: readonly string[]
}

/** What the registration form holds. */
export interface OrderDraft {
  readonly enterId: string
  readonly enterName: string
  readonly socialNumber: string
  /** A key of `business_type`; empty before an enterprise is chosen. */
  readonly enterType: string
  /** Where the client is for this order, down to the area. */
  readonly areaCode: string
  readonly address: string
  readonly onAccount: boolean | null
  readonly applicant: string
  readonly mobile: string
  readonly phone: string
  /** Who brings the instruments and acts for the client. */
  readonly agent: string
  /** Who of the institute looks after the client. */
  readonly businessStaffId: string | null
  /** A key of `business_attr`. */
  readonly bussinessType: string
  readonly billType: string
  readonly serviceType: string
  readonly sendWay: string
  readonly hopeTestDate: string | null
  readonly remark: string
  /** The accepted quote whose prices count; null where those of the price list do. */
  readonly quote: OrderDetail['quote']
  readonly instruments: readonly InstrumentRow[]
  /** What is planned at the client's; it counts for an order that is carried out there alone. */
  readonly visit: VisitDraft | null
}

/** What each instrument of a draft costs: as it was quoted, else as the price list says. */
export const chargedPrices = ({ quote, instruments }: Pick<OrderDraft, 'quote' | 'instruments'>): readonly string[] =>
  linesByQuote(quote?.lines ?? [], instruments).map((line, place) => line?.unit ?? instruments[place]?.price ?? '0')

/** An order is registered with so many instruments at most. */
export const mostInstruments = 200

/** What an order knows of an enterprise while none is chosen. */
export const noEnterprise = {
  enterId: '',
  enterName: '',
  socialNumber: '',
  enterType: '',
  areaCode: '',
  onAccount: null,
} satisfies Partial<OrderDraft>

export const emptyOrder: OrderDraft = {
  ...noEnterprise,
  address: '',
  applicant: '',
  mobile: '',
  phone: '',
  agent: '',
  businessStaffId: null,
  bussinessType: '1',
  billType: '1',
  serviceType: '1',
  sendWay: '1',
  hopeTestDate: null,
  remark: '',
  quote: null,
  instruments: [],
  visit: null,
}

/** What an order takes over of an enterprise; who is named there is asked for where nobody else was typed. */
export function enterpriseOf(found: Enterprise, typed: Pick<OrderDraft, 'applicant' | 'mobile'>): Partial<OrderDraft> {
  return {
    enterId: found.id,
    enterName: found.enterName,
    socialNumber: found.socialNumber,
    enterType: found.enterType,
    areaCode: found.areaCode,
    address: found.address,
    onAccount: found.onAccount,
    applicant: typed.applicant || found.contactName,
    mobile: typed.mobile || found.mobile,
  }
}

/** The row of an instrument of a ledger. */
export function rowOf(one: Omit<Instrument, 'id' | 'nameEn'>): InstrumentRow {
  return {
    key: crypto.randomUUID(),
    kindCode: one.kindCode,
    name: one.name,
    model: one.model,
    serial: one.serial,
    manufacturer: one.manufacturer,
    range: one.range,
    accuracy: one.accuracy,
    abilityType: one.abilityTypes[0] ?? '1',
    regulation: one.regulation,
    price: one.price,
    abilityTypes: one.abilityTypes,
  }
}

type Stored = Readonly<Record<string, unknown>>
const text = (stored: Stored, name: string, otherwise = '') => (typeof stored[name] === 'string' ? stored[name] : otherwise)
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [])

function readRow(stored: unknown): InstrumentRow[] {
  if (!isRecord(stored)) return []
  const of = (name: string) => text(stored, name)
  if (['kindCode', 'name', 'model', 'serial', 'manufacturer'].every((name) => of(name) === '')) return []
  return [
    {
      key: of('key') || crypto.randomUUID(),
      kindCode: of('kindCode'),
      name: of('name'),
      model: of('model'),
      serial: of('serial'),
      manufacturer: of('manufacturer'),
      range: of('range'),
      accuracy: of('accuracy'),
      abilityType: of('abilityType'),
      regulation: of('regulation'),
      price: of('price') || '0',
      abilityTypes: texts(stored.abilityTypes),
    },
  ]
}

const readQuote = (stored: unknown): OrderDraft['quote'] => {
  const parsed = orderDetail.shape.quote.safeParse(stored)
  return parsed.success ? parsed.data : null
}

/** Reads a draft from whatever was stored; what is missing or of another kind is empty. */
export function readOrderDraft(stored: Stored): OrderDraft {
  const of = (name: string, otherwise = '') => text(stored, name, otherwise)
  return {
    enterId: of('enterId'),
    enterName: of('enterName'),
    socialNumber: of('socialNumber'),
    enterType: of('enterType'),
    areaCode: of('areaCode'),
    address: of('address'),
    onAccount: typeof stored.onAccount === 'boolean' ? stored.onAccount : null,
    applicant: of('applicant'),
    mobile: of('mobile'),
    phone: of('phone'),
    agent: of('agent'),
    businessStaffId: typeof stored.businessStaffId === 'string' ? stored.businessStaffId : null,
    bussinessType: of('bussinessType', '1'),
    billType: of('billType', '1'),
    serviceType: of('serviceType', '1'),
    sendWay: of('sendWay', '1'),
    hopeTestDate: typeof stored.hopeTestDate === 'string' ? stored.hopeTestDate : null,
    remark: of('remark'),
    quote: readQuote(stored.quote),
    instruments: Array.isArray(stored.instruments) ? stored.instruments.flatMap(readRow) : [],
    visit: readVisitDraft(stored.visit),
  }
}

/** The draft of an order that is there already. */
export function draftOf(order: OrderDetail): OrderDraft {
  return {
    ...emptyOrder,
    enterId: order.enterId,
    enterName: order.enterName,
    socialNumber: order.socialNumber,
    enterType: order.enterType,
    areaCode: order.areaCode,
    onAccount: order.onAccount,
    address: order.address,
    applicant: order.applicant,
    mobile: order.mobile,
    phone: order.phone,
    agent: order.agent,
    businessStaffId: order.businessStaffId,
    bussinessType: order.bussinessType,
    billType: order.billType,
    serviceType: order.serviceType,
    sendWay: order.sendWay,
    hopeTestDate: order.hopeTestDate,
    remark: order.remark,
    quote: order.quote,
    instruments: order.instruments.map((one) => ({ ...one, key: one.id })),
    visit: order.visit && visitDraftOf(order.visit),
  }
}

/** The draft of an order that an accepted quote becomes: each piece of it is an instrument. */
export function draftOfQuote(quote: QuoteDetail, enterprise: Enterprise): OrderDraft {
  const pieces = quote.lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, place) => ({ line, serial: line.serials[place] ?? '' })),
  )
  return {
    ...emptyOrder,
    ...enterpriseOf(enterprise, { applicant: quote.contactName, mobile: quote.mobile }),
    remark: quote.remark,
    quote: { id: quote.id, quoteNo: quote.quoteNo, lines: quote.lines },
    instruments: pieces.slice(0, mostInstruments).map(({ line, serial }) => ({
      key: crypto.randomUUID(),
      kindCode: line.kindCode,
      name: line.name,
      model: line.model,
      serial,
      manufacturer: line.manufacturer,
      range: line.range,
      accuracy: line.accuracy,
      abilityType: line.abilityType,
      regulation: line.regulation,
      price: line.listPrice,
      abilityTypes: line.abilityTypes,
    })),
  }
}

/** What is sent. */
export function formOf(draft: OrderDraft, edited: { id: string; version: number } | null): OrderForm {
  const visit = planOf(draft)
  return {
    ...(edited ? { id: edited.id, version: edited.version } : {}),
    enterId: draft.enterId,
    applicant: draft.applicant.trim(),
    mobile: draft.mobile.trim(),
    phone: draft.phone.trim(),
    agent: draft.agent.trim(),
    businessStaffId: draft.businessStaffId,
    bussinessType: draft.bussinessType,
    areaCode: draft.areaCode,
    address: draft.address.trim(),
    billType: draft.billType,
    serviceType: draft.serviceType,
    sendWay: draft.sendWay,
    hopeTestDate: draft.hopeTestDate,
    remark: draft.remark.trim(),
    ...(draft.quote ? { quoteId: draft.quote.id } : {}),
    visit: visit && visitFormOf(visit),
    instruments: draft.instruments.map(({ kindCode, name, model, serial, manufacturer, range, accuracy, abilityType }) => ({
      kindCode,
      name: name.trim(),
      model: model.trim(),
      serial: serial.trim(),
      manufacturer: manufacturer.trim(),
      range: range.trim(),
      accuracy: accuracy.trim(),
      abilityType,
    })),
  }
}

/** What is planned at the client's; nothing for an order whose instruments are sent in, whatever was typed before. */
export const planOf = ({ serviceType, visit }: Pick<OrderDraft, 'serviceType' | 'visit'>): VisitDraft | null =>
  serviceType === '2' ? visit : null

/** A field that keeps the order from being sent. `row` counts from 0. */
export interface OwnFault {
  readonly field: 'enterId' | 'applicant' | 'mobile' | 'phone' | 'instruments' | 'kindCode' | 'name' | 'model' | 'serial'
  readonly kind: 'required' | 'none' | 'kind' | { readonly rule: FieldRuleName }
  readonly row?: number
}

/** A field that keeps the order, or what is planned for it, from being sent. */
export type OrderFault = OwnFault | VisitFault

/** Of what kind an instrument is has to be known: that says what is done with it, and what it costs. */
const kindFaultOf = ({ kindCode }: InstrumentRow, row: number): readonly OwnFault[] =>
  kindCode === '' ? [{ field: 'kindCode', kind: 'kind', row }] : []

/** What keeps an order even from being kept: whose it is and what each instrument is have to be known, and what is planned is planned whole. */
export function keepFaultsOf(draft: OrderDraft): readonly OrderFault[] {
  const visit = planOf(draft)
  return [
    ...(draft.enterId === '' ? [{ field: 'enterId', kind: 'required' } as const] : []),
    ...(visit ? visitFaultsOf(visit) : []),
    ...draft.instruments.flatMap(kindFaultOf),
  ]
}

/** Everything that keeps an order from being sent, in reading order. */
export function faultsOf(draft: OrderDraft): readonly OrderFault[] {
  const faults: OrderFault[] = []
  if (draft.enterId === '') faults.push({ field: 'enterId', kind: 'required' })
  if (draft.applicant.trim() === '') faults.push({ field: 'applicant', kind: 'required' })
  if (draft.mobile.trim() === '') faults.push({ field: 'mobile', kind: 'required' })
  else if (fieldRules.mobile(draft.mobile.trim())) faults.push({ field: 'mobile', kind: { rule: 'mobile' } })
  if (fieldRules.telephone(draft.phone.trim())) faults.push({ field: 'phone', kind: { rule: 'telephone' } })
  const visit = planOf(draft)
  if (visit) faults.push(...visitFaultsOf(visit))
  if (draft.instruments.length === 0) faults.push({ field: 'instruments', kind: 'none' })
  draft.instruments.forEach((row, index) => {
    for (const field of ['name', 'model', 'serial'] as const)
      if (row[field].trim() === '') faults.push({ field, kind: 'required', row: index })
    faults.push(...kindFaultOf(row, index))
  })
  return faults
}
