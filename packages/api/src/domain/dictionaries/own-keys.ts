import { type DictionaryCode, isKeyOf } from './lookup.ts'

/** A count of months from 1 to 240, as the keys of cycles are. */
const months = /^(?:[1-9]\d?|1\d\d|2[0-3]\d|240)$/
/** What a record can hold without looking odd in a list. */
const short = /^[A-Za-z0-9]{1,16}$/

/**
 * The dictionaries whose entries are examples: what an institute works on, whom it employs and how it is paid differs from one to the
 * other, and nothing but the label follows from a key. Each may be given keys of one's own, and says what such a key looks like. In all
 * others something is decided by the keys (a state, a kind of document, the way of a sample), so they are complete as they are.
 */
export const openDictionaries = {
  /** The key stands at the front of certificate numbers where the institute has set no letters for it. */
  technology_domain_type: /^[A-Z0-9]{1,8}$/,
  /** Months are counted by it. */
  VERIFICATION_CYCLE: months,
  discount_type: short,
  reduction_type: short,
  charge_type: short,
  INCOME_SOURCE: short,
  INVOICE_TYPE: short,
  business_type: short,
  education_type: short,
  dutyid_type: short,
  titlepost_type: short,
  ethnic_type: short,
  STAFF_CERTIFICATE_LEVEL: short,
  acceptance_material: short,
} as const satisfies Partial<Record<DictionaryCode, RegExp>>

/** The code of a dictionary that may be given keys of one's own. */
export type OpenDictionary = keyof typeof openDictionaries

/** Whether a dictionary may be given keys of one's own besides those of the specification. */
export const isOpenDictionary = (code: string): code is OpenDictionary => Object.hasOwn(openDictionaries, code)

/** Whether a text can be a key of an institute's own: of its dictionary's form, and none of the specification's. */
export const isOwnKey = (code: OpenDictionary, key: string): boolean => openDictionaries[code].test(key) && !isKeyOf(code, key)
