import * as z from 'zod/mini'
import { mostStops } from '../domain/index.ts'
import { listPaging, removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { pageOf } from './search.ts'
import { id, key, text, version, words } from './values.ts'

/** A place that samples come to on their way. */
export const routeNode = z.object({
  id,
  version,
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  /** A key of `nodeAttribute`. */
  attribute: key,
  address: z.string(),
  remark: z.string(),
  /** How many route plans it is a stop of. */
  routes: z.int(),
})
/** A place on the way of samples, as the server answers it. */
export type RouteNode = z.output<typeof routeNode>

/** A way that samples go, from node to node. */
export const routePlan = z.object({
  id,
  version,
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  /** A key of `routeplan_type`. */
  type: key,
  /** A key of `routeplan_state`. */
  state: key,
  stops: z.array(z.object({ id, name: z.string(), nameEn: z.string(), attribute: key })),
  /** Who takes them. */
  carrierId: z.nullable(id),
  carrierName: z.string(),
  remark: z.string(),
})
/** A way that samples go, as the server answers it. */
export type RoutePlan = z.output<typeof routePlan>

const shortCode = z.string().check(z.regex(/^[0-9A-Za-z-]{1,16}$/))

/** What is written down of a node. */
export const routeNodeForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  code: shortCode,
  name: words(64),
  nameEn: text(64),
  attribute: key,
  address: text(200),
  remark: text(255),
})
/** What is written down of a node, as it travels. */
export type RouteNodeForm = z.output<typeof routeNodeForm>

/** What is written down of a route plan. */
export const routePlanForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  code: shortCode,
  name: words(64),
  nameEn: text(64),
  type: key,
  /** The nodes in their order. */
  stops: z.array(id).check(z.maxLength(mostStops)),
  carrierId: z.optional(z.nullable(id)),
  remark: text(255),
})
/** What is written down of a route plan, as it travels. */
export type RoutePlanForm = z.output<typeof routePlanForm>

const nodes = '/api/hm-metrology/node'
const plans = '/api/hm-metrology/route-plan'
const assumed = 'the specification names the dictionaries alone'
const written = { auth: 'session', roles: ['admin'], writes: true, assumed } as const

/** The calls about the places on the way of samples (section 3.6, `nodeAttribute`). */
export const nodeCalls = {
  list: defineCall({
    method: 'GET',
    path: `${nodes}/list`,
    query: z.strictObject({ ...listPaging, keyword: z.optional(text(64)), attribute: z.optional(key) }),
    answer: pageOf(routeNode),
    auth: 'session',
    assumed,
  }),
  submit: defineCall({ method: 'POST', path: `${nodes}/submit`, body: routeNodeForm, answer: routeNode, ...written }),
  remove: defineCall({ method: 'POST', path: `${nodes}/remove`, query: removal, answer: z.boolean(), ...written }),
} as const

/** The calls about the ways that samples go (section 3.6, `routeplan_type`, `routeplan_state`). */
export const routePlanCalls = {
  list: defineCall({
    method: 'GET',
    path: `${plans}/list`,
    query: z.strictObject({
      ...listPaging,
      keyword: z.optional(text(64)),
      type: z.optional(key),
      state: z.optional(key),
    }),
    answer: pageOf(routePlan),
    auth: 'session',
    assumed,
  }),
  submit: defineCall({ method: 'POST', path: `${plans}/submit`, body: routePlanForm, answer: routePlan, ...written }),
  /** Takes one out of use and back. `state` is a key of `routeplan_state`. */
  turn: defineCall({
    method: 'POST',
    path: `${plans}/turn`,
    body: z.strictObject({ id, version, state: z.enum(['0', '1']) }),
    answer: routePlan,
    ...written,
  }),
  remove: defineCall({ method: 'POST', path: `${plans}/remove`, query: removal, answer: z.boolean(), ...written }),
} as const
