import * as z from 'zod/mini'
import { listPaging, removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { assumed, historyCall } from './record-calls.ts'
import { pageOf } from './search.ts'
import { id, key } from './values.ts'

/** What a department can do: a kind of work in a technology domain. Work is dispatched to departments whose ability is enabled. */
export const ability = z.object({
  id,
  deptId: id,
  deptName: z.string(),
  deptNameEn: z.string(),
  /** A key of `technology_domain_type`. */
  technologyDomain: key,
  /** A key of `ability_type`. */
  abilityType: key,
  /** A key of `ability_status`: 1 enabled, 2 disabled. */
  abilityStatus: key,
  /** How many testers hold a certificate for it that counts today. */
  testers: z.int(),
})
/** What a department can do, as the server answers it. */
export type Ability = z.output<typeof ability>

const base = '/api/hm-metrology/ability'
const own = { auth: 'session', roles: ['admin'], assumed } as const

/** The calls about what departments can do. */
export const abilityCalls = {
  /** With `deptId` those of the department and of the ones beneath it. */
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({
      ...listPaging,
      deptId: z.optional(id),
      technologyDomain: z.optional(key),
      abilityType: z.optional(key),
      abilityStatus: z.optional(key),
    }),
    answer: pageOf(ability),
    ...own,
  }),
  /** Who wrote it down, enabled and disabled it. */
  history: { ...historyCall(base), roles: ['admin'] },
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject({
      id: z.optional(id),
      deptId: id,
      technologyDomain: key,
      abilityType: key,
      abilityStatus: z.enum(['1', '2']),
    }),
    answer: ability,
    writes: true,
    ...own,
  }),
  remove: defineCall({ method: 'POST', path: `${base}/remove`, query: removal, answer: z.boolean(), writes: true, ...own }),
} as const
