import * as z from 'zod/mini'
import { givenPassword } from './account.ts'
import { listPaging } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { pageOf } from './search.ts'
import { day, text, words } from './values.ts'

/** The number of an institute. */
export const tenantNumber = z.string().check(z.regex(/^\d{6}$/))

/** The institute whose administrators open others: the default tenant of the specification. */
export const firstTenant = '000000'

/** An institute that works with the system, as BladeX names its fields. */
export const tenant = z.object({
  tenantId: z.string(),
  tenantName: z.string(),
  tenantNameEn: z.string(),
  linkman: z.string(),
  contactNumber: z.string(),
  address: z.string(),
  /** The last day on which its people can sign in; null for good. */
  expireTime: z.nullable(day),
  /** `1` open, `2` closed. One whose time is over is open still, and nobody signs in. */
  status: z.enum(['1', '2']),
  /** People whose account is open. */
  people: z.int(),
  createTime: z.string(),
})
/** An institute as the server answers it. */
export type Tenant = z.output<typeof tenant>

const fields = {
  tenantName: words(64),
  tenantNameEn: z.optional(text(128)),
  linkman: z.optional(text(64)),
  contactNumber: z.optional(text(32)),
  address: z.optional(text(255)),
  expireTime: z.optional(z.nullable(day)),
} as const

const base = '/api/blade-system/tenant'
const own = { auth: 'session', roles: ['admin'], assumed: 'the BladeX path; the specification names no call of tenants' } as const
const tenants = z.strictObject({ ids: z.string().check(z.regex(/^\d{6}(,\d{6}){0,49}$/)) })

/** The calls about the institutes that work with the system; answered to administrators of the first one alone. */
export const tenantCalls = {
  page: defineCall({
    method: 'GET',
    path: `${base}/page`,
    query: z.strictObject({
      ...listPaging,
      tenantId: z.optional(text(6)),
      tenantName: z.optional(text(64)),
      contactNumber: z.optional(text(32)),
    }),
    answer: pageOf(tenant),
    ...own,
  }),
  detail: defineCall({
    method: 'GET',
    path: `${base}/detail`,
    query: z.strictObject({ tenantId: tenantNumber }),
    answer: tenant,
    ...own,
  }),
  /**
   * Opens an institute with the menus and symbols of the first one, and an administrator whose password is told once; it is not kept for a
   * repetition, so the call takes no idempotency key.
   */
  open: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject(fields),
    answer: z.extend(givenPassword, { tenantId: z.string() }),
    ...own,
  }),
  update: defineCall({
    method: 'POST',
    path: `${base}/update`,
    body: z.strictObject({ tenantId: tenantNumber, ...fields }),
    answer: tenant,
    writes: true,
    ...own,
  }),
  /** Closes institutes: nobody signs in, sessions end, nothing is lost. Their certificates can still be asked for. */
  close: defineCall({ method: 'POST', path: `${base}/remove`, query: tenants, answer: z.boolean(), writes: true, ...own }),
  reopen: defineCall({ method: 'POST', path: `${base}/reopen`, query: tenants, answer: z.boolean(), writes: true, ...own }),
} as const
