import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { words } from './values.ts'

/** What the screens know before anybody signs in (section 7.1 names the call alone). */
export const systemConfig = z.object({
  /** Whether the tenant is typed; else everybody is of the default one. */
  tenantMode: z.boolean(),
  /** Whether one may come from another system, and go to one. */
  sso: z.boolean(),
  /** Whether files may be handed in. */
  upload: z.boolean(),
  /** Whether a code from a text message is wanted where somebody registers or forgot the password. */
  smsRequired: z.boolean(),
  /** Seconds after which a token is renewed. */
  tokenTime: z.int(),
})
/** What the screens know before anybody signs in, as the server answers it. */
export type SystemConfigAnswer = z.output<typeof systemConfig>

const tenant = { tenantId: z.optional(words(32)) }
const assumed = 'section 7.1 leaves the shapes open'

/** The calls about how the system is set up (section 7.1): a tenant that nobody has is answered as one that decided nothing. */
export const systemCalls = {
  config: defineCall({
    method: 'POST',
    path: '/api/blade-auth/oauth/getSystemConfig',
    body: z.strictObject(tenant),
    answer: systemConfig,
    auth: 'none',
    silent: true,
    assumed,
  }),
  smsRequired: defineCall({
    method: 'GET',
    path: '/api/blade-auth/isSmsRequired',
    query: z.strictObject(tenant),
    answer: z.boolean(),
    auth: 'none',
    assumed,
  }),
  uploadAllowed: defineCall({
    method: 'GET',
    path: '/api/blade-auth/isUpLoad',
    query: z.strictObject(tenant),
    answer: z.boolean(),
    auth: 'none',
    assumed,
  }),
} as const
