import * as z from 'zod/mini'
import { listPaging } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { pageOf } from './search.ts'
import { id, key, text } from './values.ts'

/**
 * An enterprise that orders at the institute. `socialNumber` is its unified social credit code (GB 32100); who is `onAccount`
 * settles later, so that nothing waits for a payment.
 */
export const enterprise = z.object({
  id,
  enterName: z.string(),
  socialNumber: z.string(),
  enterType: key,
  areaName: z.string(),
  address: z.string(),
  contactName: z.string(),
  mobile: z.string(),
  onAccount: z.boolean(),
})
/** An enterprise as the server answers it. */
export type Enterprise = z.output<typeof enterprise>

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
    assumed,
  }),
  kinds: defineCall({
    method: 'GET',
    path: '/api/hm-metrology/instrument-kind/list',
    answer: z.array(instrumentKind),
    auth: 'session',
    assumed: 'named by no call of the specification',
  }),
} as const
