import * as z from 'zod/mini'
import { listPaging, removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { pageOf } from './search.ts'
import { id, key, text, version, words } from './values.ts'

/** A vehicle of the institute, by which people go to clients. */
export const vehicle = z.object({
  id,
  version,
  /** What stands on its plate. */
  carNumber: z.string(),
  model: z.string(),
  /** A key of `m_enable_status`. */
  status: key,
  remark: z.string(),
  /** How many journeys it is planned for from now on. */
  planned: z.int(),
})
/** A vehicle, as the server answers it. */
export type Vehicle = z.output<typeof vehicle>

/** What is written down of a vehicle. */
export const vehicleForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  carNumber: words(16),
  model: text(64),
  remark: text(255),
})
/** What is written down of a vehicle, as it travels. */
export type VehicleForm = z.output<typeof vehicleForm>

const base = '/api/hm-metrology/vehicle'
const assumed = 'the specification names the fields of vehicles alone'
const written = { auth: 'session', roles: ['admin'], writes: true, assumed } as const

/** The calls about the vehicles of the institute (section 3.3, traffics). */
export const vehicleCalls = {
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({ ...listPaging, keyword: z.optional(text(64)), status: z.optional(key) }),
    answer: pageOf(vehicle),
    auth: 'session',
    assumed,
  }),
  submit: defineCall({ method: 'POST', path: `${base}/submit`, body: vehicleForm, answer: vehicle, ...written }),
  /** Takes one out of use and back. `state` is a key of `m_enable_status`. */
  turn: defineCall({
    method: 'POST',
    path: `${base}/turn`,
    body: z.strictObject({ id, version, state: z.enum(['0', '1']) }),
    answer: vehicle,
    ...written,
  }),
  remove: defineCall({ method: 'POST', path: `${base}/remove`, query: removal, answer: z.boolean(), ...written }),
} as const
