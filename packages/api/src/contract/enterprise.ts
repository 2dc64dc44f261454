import * as z from 'zod/mini'
import { listPaging } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { byId } from './record.ts'
import { assumed as businessManner, detailCall, historyCall, pageCall } from './record-calls.ts'
import { pageOf } from './search.ts'
import { day, id, key, reason, ruled, ruledWords, text, version, words } from './values.ts'

/**
 * An enterprise that orders at the institute. `socialNumber` is its unified social credit code (GB 32100); who is `onAccount`
 * settles later, so that nothing waits for a payment. `areaCode` is the code of the division that it is in, down to the area; empty where
 * nobody has chosen one.
 */
export const enterprise = z.object({
  id,
  enterName: z.string(),
  socialNumber: z.string(),
  enterType: key,
  areaCode: z.string(),
  areaName: z.string(),
  address: z.string(),
  contactName: z.string(),
  mobile: z.string(),
  onAccount: z.boolean(),
})
/** An enterprise as the server answers it. */
export type Enterprise = z.output<typeof enterprise>

/** The most people of an enterprise that can be written down. */
export const mostContacts = 10

/** Somebody at an enterprise whom the institute can reach: by mobile or by phone, one of them at least. */
export const enterpriseContact = z
  .strictObject({
    contactName: words(32),
    department: text(64),
    mobile: ruled('mobile', 11),
    phone: ruled('telephone', 32),
  })
  .check(z.refine(({ mobile, phone }) => mobile !== '' || phone !== '', { error: 'rule.telephoneRequired', path: ['mobile'] }))
/** Somebody at an enterprise, as it travels. */
export type EnterpriseContact = z.output<typeof enterpriseContact>

/**
 * An enterprise in the list. `state` is a key of `m_enable_status`: no order is taken for one that is disabled.
 */
export const enterpriseRow = z.object({
  ...enterprise.shape,
  state: key,
  instrumentCount: z.int(),
  orderCount: z.int(),
  /** The day of its last order; null where there was none. */
  lastOrderDate: z.nullable(day),
})
/** An enterprise in the list, as the server answers it. */
export type EnterpriseRow = z.output<typeof enterpriseRow>

/** An enterprise with all that its page shows. The first of its contacts is the one that forms begin with. */
export const enterpriseDetail = z.object({
  ...enterpriseRow.shape,
  version,
  contacts: z.array(z.object({ contactName: z.string(), department: z.string(), mobile: z.string(), phone: z.string() })),
  remark: z.string(),
  /** Orders that are neither done nor void. */
  openOrderCount: z.int(),
  /** People of it who can sign in. */
  accountCount: z.int(),
  /** The enterprise that it turned out to be: its orders and instruments stand there. Null where it is one of its own. */
  mergedInto: z.nullable(z.object({ id, enterName: z.string() })),
})
/** An enterprise with all that its page shows, as the server answers it. */
export type EnterpriseDetail = z.output<typeof enterpriseDetail>

/** What is written down of an enterprise. Another name or credit code needs a `reason`, which its history keeps with the old one. */
export const enterpriseForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  enterName: words(100),
  socialNumber: ruledWords('creditCode', 18),
  enterType: key,
  areaCode: z.string().check(z.regex(/^(\d{2}|\d{4}|\d{6})$/)),
  address: words(200),
  contacts: z.array(enterpriseContact).check(z.minLength(1), z.maxLength(mostContacts)),
  onAccount: z.boolean(),
  remark: text(500),
  reason: z.optional(reason),
})
/** What is written down of an enterprise, as it travels. */
export type EnterpriseForm = z.output<typeof enterpriseForm>

/** A step that needs a reason; `version` is what the person saw. */
const step = z.strictObject({ id, version, reason })

/** An instrument of an enterprise's ledger, or one typed at the counter. */
export const instrument = z.object({
  id,
  kindCode: key,
  name: z.string(),
  nameEn: z.string(),
  model: z.string(),
  serial: z.string(),
  manufacturer: z.string(),
  range: z.string(),
  accuracy: z.string(),
  abilityTypes: z.array(key),
  regulation: z.string(),
  price: z.string(),
})
/** An instrument as the server answers it. */
export type Instrument = z.output<typeof instrument>

/** A kind of instrument that the institute has abilities for. */
export const instrumentKind = z.object({
  code: key,
  name: z.string(),
  nameEn: z.string(),
  range: z.string(),
  unit: z.string(),
  accuracy: z.string(),
  mpe: z.string(),
  regulation: z.string(),
  technologyDomain: key,
  abilityTypes: z.array(key),
  price: z.string(),
})
/** A kind of instrument as the server answers it. */
export type InstrumentKind = z.output<typeof instrumentKind>

/** Who writes down enterprises and their instruments. */
export const keepers = ['reception', 'admin'] as const

const assumed = 'section 7.3 leaves what is asked besides and the shapes open'

/** The calls about enterprises, their instruments, and the kinds that the institute can test (section 7.3, but for the kinds). */
export const enterpriseCalls = {
  /** Enterprises whose name or credit code contains the words; at most 20. */
  search: defineCall({
    method: 'GET',
    path: '/api/crm/enter/selectInfomation',
    query: z.strictObject({ keyword: z.optional(text(100)) }),
    answer: z.array(enterprise),
    auth: 'session',
    assumed,
  }),
  /**
   * The ledger of an enterprise, 500 at once unless the query says otherwise: all of it, or those whose name, model or serial number
   * contains the words. `type` is a key of `ability_type`: those that the institute can verify, or calibrate.
   */
  instruments: defineCall({
    method: 'POST',
    path: '/api/crm/enterinstruments/listOfDetails',
    query: z.strictObject({ ...listPaging, type: z.optional(key) }),
    body: z.strictObject({ enterId: id, keyword: z.optional(text(100)) }),
    answer: pageOf(instrument),
    auth: 'session',
    reads: true,
    assumed,
  }),
  kinds: defineCall({
    method: 'GET',
    path: '/api/hm-metrology/instrument-kind/list',
    answer: z.array(instrumentKind),
    auth: 'session',
    assumed: 'named by no call of the specification',
  }),
  page: pageCall('/api/hm-metrology/enterprise', enterpriseRow),
  detail: detailCall('/api/hm-metrology/enterprise', enterpriseDetail),
  history: historyCall('/api/hm-metrology/enterprise'),
  submit: defineCall({
    method: 'POST',
    path: '/api/hm-metrology/enterprise/submit',
    body: enterpriseForm,
    answer: enterpriseDetail,
    auth: 'session',
    roles: keepers,
    writes: true,
    assumed: businessManner,
  }),
  /** Takes no more orders for it; those that are there go on. */
  disable: defineCall({
    method: 'POST',
    path: '/api/hm-metrology/enterprise/disable',
    body: step,
    answer: enterpriseDetail,
    auth: 'session',
    roles: keepers,
    writes: true,
    assumed: businessManner,
  }),
  /** Takes orders for it again. */
  enable: defineCall({
    method: 'POST',
    path: '/api/hm-metrology/enterprise/enable',
    body: z.strictObject({ id, version, reason: z.optional(reason) }),
    answer: enterpriseDetail,
    auth: 'session',
    roles: keepers,
    writes: true,
    assumed: businessManner,
  }),
  /** Says that it is the same as another: that one gets its orders, instruments, people and files. It cannot be taken apart again. */
  merge: defineCall({
    method: 'POST',
    path: '/api/hm-metrology/enterprise/merge',
    body: z.strictObject({ id, version, intoId: id, reason }),
    answer: enterpriseDetail,
    auth: 'session',
    roles: ['admin'],
    writes: true,
    assumed: businessManner,
  }),
  /** Removes one that was written down by mistake: nobody ordered for it or can sign in for it. */
  remove: defineCall({
    method: 'POST',
    path: '/api/hm-metrology/enterprise/remove',
    body: byId,
    answer: z.boolean(),
    auth: 'session',
    roles: ['admin'],
    writes: true,
    assumed: businessManner,
  }),
} as const
