import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageOf, pageRequest } from './search.ts'
import { id, moment, ruledWords, words } from './values.ts'

/** What a code from a text message is for. */
export const smsPurpose = z.enum(['sign-in', 'register', 'forgotten-password', 'reports'])
/** What a code from a text message is for, as it stands in the path. */
export type SmsPurpose = z.output<typeof smsPurpose>

/** A code from a text message: six digits. */
export const smsCode = z.string().check(z.regex(/^\d{6}$/))

/** A mobile number of mainland China. */
export const mobile = ruledWords('mobile', 11)

/** A text message that was sent, or, where no gateway is set up, would have been. */
export const sentSms = z.object({
  id,
  phone: z.string(),
  text: z.string(),
  createTime: moment,
  /** Who carried it: `outbox` where no gateway is set up. */
  provider: z.string(),
})
/** A text message as the server answers it. */
export type SentSms = z.output<typeof sentSms>

/** The calls about text messages (section 7.1). */
export const smsCalls = {
  /**
   * Sends a code that lives five minutes. To sign in, `username` says whose phone it goes to, and the password comes first: the answer
   * that wanted a code set a cookie, without which this is refused (409). To register, `mobile` is the phone, and so it is to see
   * reports on the portal; for a forgotten password both are asked and must belong together. Whether anything was sent is not told:
   * the answer is the same for names and numbers that nobody has.
   */
  send: defineCall({
    method: 'POST',
    path: '/csApi/hm-metrology/self-service/sms/{id}',
    params: z.strictObject({ id: smsPurpose }),
    body: z.strictObject({ tenantId: words(32), username: z.optional(words(64)), mobile: z.optional(mobile) }),
    answer: z.object({
      /** Where it went to, in a form that may be shown: `138****3316`. */
      sentTo: z.string(),
      /** Seconds until another may be asked for. */
      waitSeconds: z.int(),
      /** Seconds that the code lives. */
      livesSeconds: z.int(),
    }),
    auth: 'none',
    assumed: 'section 7.1 names the path; the part in braces says what the code is for',
  }),
  /** What was sent, the newest first. */
  outbox: defineCall({
    method: 'POST',
    path: '/api/blade-resource/sms/outbox',
    body: pageRequest,
    answer: pageOf(sentSms),
    auth: 'session',
    reads: true,
    roles: ['admin'],
    assumed: 'the specification names no call of this',
  }),
} as const
