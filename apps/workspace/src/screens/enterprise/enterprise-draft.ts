import type { EnterpriseContact, EnterpriseDetail, EnterpriseForm } from '@etalon/api/contract'
import { fieldRules } from '@etalon/api/domain'
import { childrenOf } from '@etalon/api/regions'
import { isRecord } from '../../is-record.ts'

/** Somebody at an enterprise as it is typed. */
export interface ContactRow extends EnterpriseContact {
  /** Tells rows apart while they are edited. */
  readonly key: string
}

/** What the form of an enterprise holds. */
export interface EnterpriseDraft {
  readonly enterName: string
  readonly socialNumber: string
  readonly enterType: string
  readonly areaCode: string
  readonly address: string
  readonly contacts: readonly ContactRow[]
  readonly onAccount: boolean
  readonly remark: string
  readonly reason: string
}

export const emptyContact = (): ContactRow => ({
  key: crypto.randomUUID(),
  contactName: '',
  department: '',
  mobile: '',
  phone: '',
})

export const emptyEnterprise = (): EnterpriseDraft => ({
  enterName: '',
  socialNumber: '',
  enterType: '1',
  areaCode: '',
  address: '',
  contacts: [emptyContact()],
  onAccount: false,
  remark: '',
  reason: '',
})

/** The draft of an enterprise that is there already. */
export const draftOf = (one: EnterpriseDetail): EnterpriseDraft => ({
  enterName: one.enterName,
  socialNumber: one.socialNumber,
  enterType: one.enterType,
  areaCode: one.areaCode,
  address: one.address,
  contacts: one.contacts.map((contact, place) => ({ ...contact, key: String(place) })),
  onAccount: one.onAccount,
  remark: one.remark,
  reason: '',
})

type Stored = Readonly<Record<string, unknown>>
const text = (stored: Stored, name: string, otherwise = '') => (typeof stored[name] === 'string' ? stored[name] : otherwise)

function readContact(stored: unknown): ContactRow[] {
  if (!isRecord(stored)) return []
  const of = (name: string) => text(stored, name)
  return [
    {
      key: of('key') || crypto.randomUUID(),
      contactName: of('contactName'),
      department: of('department'),
      mobile: of('mobile'),
      phone: of('phone'),
    },
  ]
}

/** Reads a draft from whatever was stored; what is missing or of another kind is empty. */
export function readEnterpriseDraft(stored: Stored): EnterpriseDraft {
  const of = (name: string, otherwise = '') => text(stored, name, otherwise)
  const contacts = Array.isArray(stored.contacts) ? stored.contacts.flatMap(readContact) : []
  return {
    enterName: of('enterName'),
    socialNumber: of('socialNumber'),
    enterType: of('enterType', '1'),
    areaCode: of('areaCode'),
    address: of('address'),
    contacts: contacts.length > 0 ? contacts : [emptyContact()],
    onAccount: stored.onAccount === true,
    remark: of('remark'),
    reason: of('reason'),
  }
}

/** A credit code as it is compared: capitals without blanks, as people copy it from a licence. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()

/** Whether it is called otherwise than before: that needs a reason. */
export const isRenamed = (draft: EnterpriseDraft, before: EnterpriseDetail | undefined): boolean =>
  before !== undefined && (draft.enterName.trim() !== before.enterName || plainCode(draft.socialNumber) !== before.socialNumber)

/** What is sent. */
export function formOf(draft: EnterpriseDraft, before: EnterpriseDetail | undefined): EnterpriseForm {
  return {
    ...(before ? { id: before.id, version: before.version } : {}),
    enterName: draft.enterName.trim(),
    socialNumber: plainCode(draft.socialNumber),
    enterType: draft.enterType,
    areaCode: draft.areaCode,
    address: draft.address.trim(),
    contacts: draft.contacts.map(({ contactName, department, mobile, phone }) => ({
      contactName: contactName.trim(),
      department: department.trim(),
      mobile: mobile.trim(),
      phone: phone.trim(),
    })),
    onAccount: draft.onAccount,
    remark: draft.remark.trim(),
    ...(isRenamed(draft, before) ? { reason: draft.reason.trim() } : {}),
  }
}

/** A field that keeps an enterprise from being saved. `row` counts contacts from 0. */
export interface EnterpriseFault {
  readonly field: 'enterName' | 'socialNumber' | 'areaCode' | 'address' | 'reason' | 'contactName' | 'mobile' | 'phone'
  readonly kind: 'required' | 'creditCode' | 'area' | 'mobile' | 'telephone' | 'reachable' | 'reason'
  readonly row?: number
}

/** Whether a division is the last that an address names, streets aside. */
const isArea = (code: string) => code !== '' && childrenOf(code).length === 0

/** Everything that keeps an enterprise from being saved, in reading order. */
export function faultsOf(draft: EnterpriseDraft, before: EnterpriseDetail | undefined): readonly EnterpriseFault[] {
  const faults: EnterpriseFault[] = []
  if (draft.enterName.trim() === '') faults.push({ field: 'enterName', kind: 'required' })
  const code = plainCode(draft.socialNumber)
  if (code === '') faults.push({ field: 'socialNumber', kind: 'required' })
  else if (fieldRules.creditCode(code)) faults.push({ field: 'socialNumber', kind: 'creditCode' })
  if (isRenamed(draft, before) && [...draft.reason.trim()].length < 2) faults.push({ field: 'reason', kind: 'reason' })
  if (!isArea(draft.areaCode)) faults.push({ field: 'areaCode', kind: 'area' })
  if (draft.address.trim() === '') faults.push({ field: 'address', kind: 'required' })
  draft.contacts.forEach(({ contactName, mobile, phone }, row) => {
    if (contactName.trim() === '') faults.push({ field: 'contactName', kind: 'required', row })
    if (mobile.trim() === '' && phone.trim() === '') faults.push({ field: 'mobile', kind: 'reachable', row })
    else if (fieldRules.mobile(mobile.trim())) faults.push({ field: 'mobile', kind: 'mobile', row })
    if (fieldRules.telephone(phone.trim())) faults.push({ field: 'phone', kind: 'telephone', row })
  })
  return faults
}
