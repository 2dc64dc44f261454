import * as z from 'zod/mini'
import { listPaging, removeCall } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { reportRow } from './report.ts'
import { pageOf, pageRequest } from './search.ts'
import { counted, id, moment, text, version, words } from './values.ts'

/** Names a system that may ask without a person: letters, digits and lines. */
const appId = z.string().check(z.regex(/^[\w-]{3,64}$/))

/** What a system is called as it is let in: no longer than that `sso.<appId>.url` is still the key of a parameter. */
export const newAppId = z.string().check(z.regex(/^[\w-]{3,56}$/))

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

/** Where one goes on in another system, by http or https; empty where nobody goes there. */
export const goOnAddress = text(2000).check(
  z.refine<string>((value) => value === '' || isWebAddress(value), { error: 'address' }),
)

/** A system that may ask without a person. What it may see is what the account may see that it acts for. */
export const openApp = z.object({
  id,
  version,
  appId: z.string(),
  name: z.string(),
  accountId: id,
  /** With what they sign in. */
  account: z.string(),
  accountName: z.string(),
  accountNameEn: z.string(),
  /** A system whose account is closed is refused. */
  accountEnabled: z.boolean(),
  /** The parameter `sso.<appId>.url`; empty where there is none. */
  ssoUrl: z.string(),
  createTime: moment,
  /** When it last signed something, to the minute; null where it never did. */
  lastUsedTime: z.nullable(moment),
})
/** A system that may ask without a person, as the server answers it. */
export type OpenApp = z.output<typeof openApp>

const clients = '/api/blade-system/client'
const assumed = 'section 7.1 names the calls of such a system alone; these are the BladeX way'
/** A secret, told this one time: calls that answer it take no `Idempotency-Key`, for whose sake it would be kept. */
const toldSecret = z.object({ id, secret: z.string() })
/** Milliseconds since 1970, and a signature in hex. */
const signing = { timestamp: z.string().check(z.regex(/^\d{13}$/)), sign: z.string().check(z.regex(/^[\da-f]{64}$/i)) } as const
const signed = 'the specification names the headers and not how they are made: docs/contract.md says it'

/** The calls of other systems, signed with a secret of theirs, and those by which an administrator lets them in. */
export const openCalls = {
  /** Headers `timestamp` (milliseconds since 1970) and `sign` (HMAC-SHA256 of `appId`, a line feed and the timestamp, in hex). */
  apiToken: defineCall({
    method: 'POST',
    path: '/csApi/blade-expand/open/token/api_token',
    headers: z.object(signing),
    query: z.strictObject({ appId }),
    answer: z.object({ token: z.string(), expiresIn: z.int() }),
    auth: 'none',
    assumed: signed,
  }),
  /** Headers `token`, `nonce` (used once), `timestamp` and `sign` (HMAC-SHA256 of the three before it, a line feed between them). */
  pageReport: defineCall({
    method: 'POST',
    path: '/api/report/pageReport',
    headers: z.object({ token: words(256), nonce: z.string().check(z.regex(/^[\w-]{1,256}$/)), ...signing }),
    query: z.strictObject({
      createUser: z.optional(text(64)),
      createUserCode: z.optional(text(64)),
      createUserPhone: z.optional(text(32)),
      current: z.optional(counted(1, 1_000_000)),
      size: z.optional(counted(1, 5000)),
    }),
    body: pageRequest,
    answer: pageOf(reportRow),
    auth: 'none',
    assumed: signed,
  }),
  /**
   * Where a person goes on in another system, signed in there: its address from the parameter `sso.<code>.url` with `tenantId`,
   * `username`, `timestamp`, `nonce` and `signature` (HMAC-SHA256 of the four, a line feed between them, under the secret of the app
   * `<code>`).
   */
  ssoUrl: defineCall({
    method: 'GET',
    path: '/api/third-systems/generateSSOUrl',
    query: z.strictObject({ code: appId }),
    answer: z.string(),
    auth: 'session',
  }),
  apps: defineCall({
    method: 'GET',
    path: `${clients}/list`,
    query: z.strictObject({ ...listPaging, appId: z.optional(text(64)), name: z.optional(text(64)) }),
    answer: pageOf(openApp),
    auth: 'session',
    roles: ['admin'],
    assumed,
  }),
  /** The secret is told this one time. */
  admitApp: defineCall({
    method: 'POST',
    path: `${clients}/submit`,
    body: z.strictObject({ appId: newAppId, name: words(64), accountId: id, ssoUrl: z.optional(goOnAddress) }),
    answer: toldSecret,
    auth: 'session',
    roles: ['admin'],
    assumed,
  }),
  /** Changes all of a system but its name for programs and its secret; tokens that it has go on. */
  changeApp: defineCall({
    method: 'POST',
    path: `${clients}/update`,
    body: z.strictObject({ id, version, name: words(64), accountId: id, ssoUrl: goOnAddress }),
    answer: openApp,
    auth: 'session',
    roles: ['admin'],
    writes: true,
    assumed,
  }),
  /** Gives a system another secret, which is told this one time. What was signed with the old one counts no more, and its tokens end. */
  renewSecret: defineCall({
    method: 'POST',
    path: `${clients}/reset-secret`,
    body: z.strictObject({ id, version }),
    answer: toldSecret,
    auth: 'session',
    roles: ['admin'],
    assumed,
  }),
  /** Its tokens end with it, and where one goes on in it is forgotten. */
  removeApps: removeCall(clients, assumed),
} as const
