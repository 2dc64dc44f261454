import * as z from 'zod/mini'
import { removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { assumed } from './record-calls.ts'
import { pageOf } from './search.ts'
import { amount, counted, id, key, text, words } from './values.ts'

/** A point at which is measured: a figure in the unit of the kind, or a word for it. */
const point = words(24)

const written = {
  name: words(64),
  nameEn: text(96),
  /** A key of `technology_domain_type`. */
  technologyDomain: key,
  /** Keys of `ability_type`: what the institute can do with it. */
  abilityTypes: z.array(key).check(z.minLength(1), z.maxLength(4)),
  range: text(64),
  unit: text(16),
  accuracy: text(64),
  /** The maximum permissible error, as the regulation writes it. */
  mpe: text(64),
  /** The regulation's number: `JJG 52-2013`. */
  regulation: words(64),
  regulationName: text(128),
  regulationNameEn: text(192),
  /** A key of `VERIFICATION_CYCLE`: the usual months from one verification to the next. */
  cycleMonths: key,
  /** A key of `strong_inspection_mark`. */
  mandatoryMark: key,
  points: z.array(point).check(z.maxLength(60)),
  /** What one of them costs, in yuan. */
  price: amount,
  /** What one of them takes a tester, in minutes. */
  workMinutes: z.int().check(z.minimum(1), z.maximum(100_000)),
}

/** A kind of instrument as it is written down: what is offered of it, by which regulation, for how much. */
export const kindRecord = z.object({ id, code: key, ...written })
/** A kind of instrument as it is written down, as the server answers it. */
export type KindRecord = z.output<typeof kindRecord>

const base = '/api/hm-metrology/instrument-kind'
const own = { auth: 'session', roles: ['admin'], assumed } as const

/** The calls about the kinds of instrument that an institute works on. */
export const instrumentKindCalls = {
  page: defineCall({
    method: 'POST',
    path: `${base}/page`,
    query: z.strictObject({ size: z.optional(counted(1, 5000)), current: z.optional(counted(1, 1_000_000)) }),
    body: z.strictObject({ name: z.optional(text(64)), technologyDomain: z.optional(key), abilityType: z.optional(key) }),
    answer: pageOf(kindRecord),
    reads: true,
    ...own,
  }),
  /** A code stays: samples, ledgers and templates name it. */
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject({ id: z.optional(id), code: key, ...written }),
    answer: kindRecord,
    writes: true,
    ...own,
  }),
  /** One that nothing names. */
  remove: defineCall({ method: 'POST', path: `${base}/remove`, query: removal, answer: z.boolean(), writes: true, ...own }),
} as const
