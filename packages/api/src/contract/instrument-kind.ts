import * as z from 'zod/mini'
import { ownMethod } from '../domain/index.ts'
import { removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { assumed } from './record-calls.ts'
import { pageOf } from './search.ts'
import { standardKeepers } from './standard.ts'
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
/** Names of the measuring standards that suit it, as they are registered; empty where nobody said. */
const standards = z.array(words(100)).check(z.maxLength(40))

/** A kind of instrument as it is written down: what is offered of it, by which regulation, for how much. */
export const kindRecord = z.object({
  id,
  code: key,
  ...written,
  standards,
  /** Keys of `ability_type` of which the institute has methods of its own. */
  ownMethods: z.array(key),
})
/** A kind of instrument as it is written down, as the server answers it. */
export type KindRecord = z.output<typeof kindRecord>

/** A method of the institute's own: by which kind of work it is, and how often it was written. */
export const kindMethod = z.object({ abilityType: key, version: z.int(), method: ownMethod })
/** A method of the institute's own, as the server answers it. */
export type KindMethod = z.output<typeof kindMethod>

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
  /** A code stays: samples, ledgers and templates name it. Standards that are left out stay as they are. */
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject({ id: z.optional(id), code: key, ...written, standards: z.optional(standards) }),
    answer: kindRecord,
    writes: true,
    ...own,
  }),
  /** How the institute measures a kind by methods of its own; kinds of work that are missing have the built-in method, or none. */
  methods: defineCall({
    method: 'GET',
    path: `${base}/methods`,
    query: z.strictObject({ code: key }),
    answer: z.array(kindMethod),
    auth: 'session',
    roles: standardKeepers,
    assumed,
  }),
  /** Writes a method down, or takes it away (`null`). `version` is the one that was read, 0 where there was none. */
  keepMethod: defineCall({
    method: 'POST',
    path: `${base}/keep-method`,
    body: z.strictObject({ code: key, abilityType: key, version: z.int().check(z.minimum(0)), method: z.nullable(ownMethod) }),
    answer: z.array(kindMethod),
    writes: true,
    ...own,
  }),
  /** One that nothing names. */
  remove: defineCall({ method: 'POST', path: `${base}/remove`, query: removal, answer: z.boolean(), writes: true, ...own }),
} as const
