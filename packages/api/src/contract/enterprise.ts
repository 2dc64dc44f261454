import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageOf } from './search.ts'
import { id, key, text } from './values.ts'

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
export type InstrumentKind = z.output<typeof instrumentKind>

export const enterpriseCalls = {
  /** Enterprises whose name or credit code contains the words; at most 20. */
  search: defineCall({
    method: 'GET',
    path: '/api/crm/enter/selectInfomation',
    query: z.strictObject({ keyword: z.optional(text(100)) }),
    answer: z.array(enterprise),
    auth: 'session',
  }),
  instruments: defineCall({
    method: 'POST',
    path: '/api/crm/enterinstruments/listOfDetails',
    query: z.strictObject({ size: z.optional(text(5)), current: z.optional(text(7)), type: z.optional(text(8)) }),
    body: z.strictObject({ enterId: id }),
    answer: pageOf(instrument),
    auth: 'session',
  }),
  kinds: defineCall({
    method: 'GET',
    path: '/api/hm-metrology/instrument-kind/list',
    answer: z.array(instrumentKind),
    auth: 'session',
    assumed: 'named by no call of the specification',
  }),
} as const
