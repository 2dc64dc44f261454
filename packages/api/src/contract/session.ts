import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { smsCode } from './sms.ts'
import { id, storageKey, text, words } from './values.ts'

/**
 * The cookies in which a browser keeps a session: the access token, which scripts read to send it as `Blade-Auth`, and the
 * refresh token, which the server sets out of their reach.
 */
export const sessionCookies = { access: 'x-access-token', refresh: 'x-refresh-token' } as const

/**
 * What ended a session: its person, by `sign-out` there, or from another session of theirs (`elsewhere`: the list of sign-ins, or signing
 * out everywhere else); an `administrator` who closed the account or reset its password; the `password`, which its person changed
 * elsewhere; a refresh token that came back after it had been `replayed`, so that there is a copy of it; the `lock` of the screen, tried
 * too often; or it has `expired`.
 */
export const sessionEnds = ['sign-out', 'elsewhere', 'administrator', 'password', 'replayed', 'lock', 'expired'] as const
/** What ended a session; {@link sessionEnds} says what each word means. */
export type SessionEnd = (typeof sessionEnds)[number]
/** Reads a word for what ended a session; undefined for one that this release does not know, which counts as none. */
export const sessionEndOf = (word: unknown): SessionEnd | undefined => sessionEnds.find((one) => one === word)

/** The flat login answer of BladeX: snake_case, no envelope; a failure carries error_description. */
export const tokenAnswer = z.union([
  z.object({
    access_token: z.string().check(z.minLength(1)),
    refresh_token: z.string(),
    sync_token: z.optional(z.string()),
    tenant_id: z.string(),
    user_id: z.string(),
    account: z.string(),
    nick_name: z.string(),
    /** Ours: the same in English, empty where nobody gave it. */
    nick_name_en: z.optional(z.string()),
    role_name: z.string(),
    token_type: z.string(),
    expires_in: z.number(),
    /** Ours: an administrator knows the password, and another one has to be chosen. */
    password_change_required: z.optional(z.boolean()),
    /** Ours: what opens the storage of this account on a device, {@link storageKey}. Told to who signs in, not with a refresh. */
    storage_key: z.optional(storageKey),
  }),
  z.object({
    error_code: z.optional(z.number()),
    error_description: z.string(),
    /** Ours: there were too many tries; so many seconds must pass before the next one is listened to. */
    wait_seconds: z.optional(z.number()),
    /**
     * Ours, where a refresh is refused: what ended the session, as {@link sessionEndOf} reads it. Told to whoever has sent a refresh token
     * of that session, and absent where it belongs to none, or nobody knows.
     */
    ended_by: z.optional(z.string()),
  }),
])
/** The answer to a login or to a refresh: tokens, or what was wrong. */
export type TokenAnswer = z.output<typeof tokenAnswer>

/** What `error_code` says of a sign-in that failed: the institute requires a code from a text message, or the code is wrong. */
export const signInFailures = { refused: 400, codeNeeded: 428, wrongCode: 422 } as const

const token = '/api/blade-auth/oauth/token'
/** The tenant travels twice (section 6): here, and as the parameter `tenantId`, which is the one that counts. */
const tenantHeader = z.object({ 'Tenant-Id': words(32) })
const tokenFields = 'section 7.1 names four fields of the answer; the others are those of BladeX'

/** The calls of a session (section 7.1): the login in two steps, refreshing, signing out, and who is signed in. */
export const sessionCalls = {
  /** First step of the login: a code that lives two minutes and is spent by the first try. */
  code: defineCall({
    method: 'GET',
    path: '/api/blade-auth/oauth/captcha',
    query: z.strictObject({ tenantId: z.optional(words(32)), username: z.optional(words(64)) }),
    answer: z.object({ code: z.string() }),
    auth: 'none',
    assumed: 'section 7.1 does not say what stands in the query',
  }),
  /** Second step: `password` is md5(code + password), in lower-case hex. */
  signIn: defineCall({
    method: 'POST',
    path: token,
    headers: tenantHeader,
    query: z.strictObject({
      tenantId: words(32),
      username: words(64),
      password: words(128),
      grant_type: z.literal('password'),
      scope: z.literal('all'),
      type: text(32),
      accessKeyId: z.optional(text(128)),
      signature: z.optional(text(256)),
      /** The code of a text message, where the institute requires one; {@link signInFailures} says so. */
      sms_code: z.optional(smsCode),
    }),
    answer: tokenAnswer,
    shape: 'flat',
    auth: 'none',
    assumed: `${tokenFields}, and \`sms_code\` is ours`,
  }),
  /**
   * Signs in who comes from another system (section 7.1): the password travels as it is. `accessKeyId` is the other system's app id;
   * `signature` is a moment in milliseconds, a point, and the HMAC-SHA256 under its secret of `tenantId`, `username` and that moment, a
   * line feed between them, in hex. It counts once, for five minutes.
   */
  signInFromElsewhere: defineCall({
    method: 'POST',
    path: '/api/blade-auth/third/oauth/token',
    headers: tenantHeader,
    query: z.strictObject({
      tenantId: words(32),
      username: words(64),
      password: z.string().check(z.minLength(1), z.maxLength(128)),
      grant_type: z.literal('password'),
      scope: z.literal('all'),
      type: text(32),
      accessKeyId: words(64),
      signature: words(128),
    }),
    answer: tokenAnswer,
    shape: 'flat',
    auth: 'none',
    assumed: 'section 7.1 names the parameters and not how the signature is made',
  }),
  refresh: defineCall({
    method: 'POST',
    path: token,
    query: z.strictObject({
      tenantId: words(32),
      refresh_token: text(256),
      grant_type: z.literal('refresh_token'),
      scope: z.literal('all'),
    }),
    answer: tokenAnswer,
    shape: 'flat',
    auth: 'none',
    assumed: `${tokenFields}, and \`ended_by\` is ours`,
  }),
  signOut: defineCall({
    method: 'GET',
    path: '/api/blade-auth/oauth/logout',
    answer: z.object({ success: z.string(), msg: z.string() }),
    shape: 'flat',
    auth: 'session',
    whileLocked: true,
    silent: true,
    assumed: 'section 7.1 leaves the path open; this is the BladeX one',
  }),
  userInfo: defineCall({
    method: 'GET',
    path: '/api/blade-user/info',
    answer: z.object({
      id,
      tenantId: z.string(),
      account: z.string(),
      name: z.string(),
      realName: z.string(),
      /** The same in English; like all that follows to `roles`, empty where nobody gave it. */
      nameEn: z.string(),
      phone: z.string(),
      email: z.string(),
      deptName: z.string(),
      deptNameEn: z.string(),
      roles: z.array(z.string()),
      enterpriseId: z.nullable(id),
      passwordChangeRequired: z.boolean(),
    }),
    auth: 'session',
    assumed: 'section 3.1 leaves the fields open; `roles` is the list that section 6 names',
  }),
} as const
