import * as z from 'zod/mini'
import { accountName } from './account.ts'
import { defineCall } from './call.ts'
import { pageOf, pageRequest } from './search.ts'
import { mobile, smsCode } from './sms.ts'
import { id, moment, reason, ruledWords, words } from './values.ts'

/** Somebody of an enterprise who asks for an account: an administrator admits them, or says why not. */
export const registration = z.object({
  id,
  account: z.string(),
  name: z.string(),
  phone: z.string(),
  enterpriseName: z.string(),
  socialNumber: z.string(),
  /** The enterprise that has the credit code already; null where admitting makes a new one. */
  enterpriseId: z.nullable(id),
  /** What that enterprise is called here; empty where there is none. */
  knownAs: z.string(),
  /** Whether a code from a text message has shown that the phone is theirs. */
  phoneProved: z.boolean(),
  /** 1 waiting, 2 admitted, 3 refused. */
  state: z.enum(['1', '2', '3']),
  reason: z.string(),
  createTime: moment,
})
/** Somebody who asks for an account, as the server answers it. */
export type Registration = z.output<typeof registration>

/** A password as it was typed: a blank at its end is part of it. */
const password = z.string().check(z.minLength(1), z.maxLength(128))
const base = '/api/blade-user/register'
const assumed = 'the specification names the screens alone'
const own = { auth: 'session', roles: ['admin'], assumed } as const

/** The calls of the screens for those who have no account, or no password any more, and of who decides about them. */
export const registrationCalls = {
  /** Asks for an account of an enterprise. It can be used once an administrator has admitted it. */
  register: defineCall({
    method: 'POST',
    path: base,
    body: z.strictObject({
      tenantId: words(32),
      account: accountName,
      name: words(64),
      phone: mobile,
      password,
      enterpriseName: words(128),
      socialNumber: ruledWords('creditCode', 18),
      smsCode: z.optional(smsCode),
    }),
    answer: z.boolean(),
    auth: 'none',
    assumed,
  }),
  registrations: defineCall({
    method: 'POST',
    path: `${base}/page`,
    body: pageRequest,
    answer: pageOf(registration),
    ...own,
  }),
  /** Opens the account. The enterprise with the credit code is joined, or made where there is none. */
  admit: defineCall({
    method: 'POST',
    path: `${base}/admit`,
    body: z.strictObject({ id }),
    answer: registration,
    writes: true,
    ...own,
  }),
  refuse: defineCall({
    method: 'POST',
    path: `${base}/refuse`,
    body: z.strictObject({ id, reason }),
    answer: registration,
    writes: true,
    ...own,
  }),
  /**
   * Where text messages are required, a code from one changes the password at once and signs the account out everywhere. Elsewhere the
   * administrators are told that somebody asks for a new one. The answer is the same for names that nobody has.
   */
  forgottenPassword: defineCall({
    method: 'POST',
    path: '/api/blade-user/forget-password',
    body: z.strictObject({
      tenantId: words(32),
      username: words(64),
      mobile,
      smsCode: z.optional(smsCode),
      newPassword: z.optional(password),
    }),
    answer: z.object({ outcome: z.enum(['changed', 'asked']) }),
    auth: 'none',
    reads: true,
    assumed,
  }),
} as const
