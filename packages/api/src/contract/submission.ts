import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const assumed = 'the specification does not say how somebody learns what came of a call whose answer was lost'

/** The calls about what one has sent oneself. */
export const submissionCalls = {
  /**
   * Whether something was made under an idempotency key: for whoever sent it and saw no answer. The server knows it for a day, and what is
   * still being written it does not know yet; sending it again is safe either way.
   */
  outcome: defineCall({
    method: 'GET',
    path: '/api/hm-metrology/submission/outcome',
    query: z.strictObject({ key: z.string().check(z.regex(/^[\w-]{8,64}$/)) }),
    answer: z.object({ made: z.boolean() }),
    auth: 'session',
    assumed,
  }),
} as const
