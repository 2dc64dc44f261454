import * as z from 'zod/mini'
import { CallProblem } from '../client/index.ts'

/** Whoever signed in, whichever dialect told it. */
export interface BladeXPerson {
  /** The user's id. */
  readonly id: string
  /** What the user is called. */
  readonly name: string
  /** The account, as it is typed to sign in. */
  readonly account: string
  /** The tenant of the user. */
  readonly tenantId: string
  /** The names of the user's roles. */
  readonly roles: readonly string[]
  /** The ids of the user's departments; empty where the back end does not tell them. */
  readonly departmentIds: readonly string[]
}

/** What a sign-in or a refresh came to. */
export type BladeXSignedIn =
  | {
      /** There are tokens. */
      readonly outcome: 'signedIn'
      /** Goes with every call as `Blade-Auth`. */
      readonly accessToken: string
      /** Good for one refresh. */
      readonly refreshToken: string
      /** The token for sibling systems; empty where the back end gives none. */
      readonly syncToken: string
      /** Seconds that the access token lives; undefined where the back end does not tell. */
      readonly expiresIn: number | undefined
      /** Whose they are. */
      readonly person: BladeXPerson
    }
  | {
      /** The back end said no. */
      readonly outcome: 'refused'
      /** Why, in its own words; empty where it said none. */
      readonly message: string
      /** Its code for that; 0 where it said none. */
      readonly code: number
    }

/** What is to be answered before a sign-in. */
export type BladeXCaptcha =
  /** A picture with letters, which a person reads; `image` is a `data:` address, and `key` goes back with what was read. */
  | { readonly kind: 'picture'; readonly key: string; readonly image: string }
  /** A code that is hashed together with the password (section 7.1). */
  | { readonly kind: 'code'; readonly code: string }

const words = z.optional(z.nullable(z.union([z.string(), z.number()])))
const flat = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: words,
  sync_token: words,
  expires_in: z.optional(z.nullable(z.number())),
  user_id: words,
  tenant_id: words,
  dept_id: words,
  account: words,
  user_name: words,
  nick_name: words,
  real_name: words,
  role_name: words,
})
const wrapped = z.object({
  data: z.object({
    accessToken: z.string().check(z.minLength(1)),
    refreshToken: words,
    syncToken: words,
    expiresIn: z.optional(z.nullable(z.number())),
    userId: words,
    tenantId: words,
    deptId: words,
    account: words,
    userName: words,
    nickName: words,
    realName: words,
    authority: words,
    roleName: words,
  }),
})
const failed = z.object({
  error_code: z.optional(z.number()),
  error_description: z.optional(z.nullable(z.string())),
  error: z.optional(z.string()),
  code: z.optional(z.number()),
  success: z.optional(z.boolean()),
  msg: z.optional(z.nullable(z.string())),
})
const picture = z.object({ key: z.string().check(z.minLength(1)), image: z.string().check(z.minLength(1)) })
const code = z.object({ code: z.string().check(z.minLength(1)) })
const captcha = z.union([picture, z.object({ data: z.union([picture, code]) })])

type Words = z.output<typeof words>

/** The first that says something. */
const said = (...several: readonly Words[]): string => {
  const first = several.find((one) => one !== undefined && one !== null && one !== '' && one !== -1)
  return first === undefined ? '' : String(first)
}
const listed = (text: Words): string[] =>
  said(text)
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== '-1')

const unreadable = (cause: unknown) => new CallProblem('unreadable', '未知错误', { code: 200, cause })

/**
 * What the back end said to a sign-in or a refresh, flat or wrapped: the answer itself tells which, and a failure counts whatever its
 * HTTP status was.
 * @throws CallProblem where it said neither yes nor no
 */
export function readSignedIn(body: unknown): BladeXSignedIn {
  const one = z.safeParse(flat, body)
  if (one.success) {
    const { data } = one
    return {
      outcome: 'signedIn',
      accessToken: data.access_token,
      refreshToken: said(data.refresh_token),
      syncToken: said(data.sync_token),
      expiresIn: data.expires_in ?? undefined,
      person: {
        id: said(data.user_id, data.account, data.user_name),
        name: said(data.nick_name, data.real_name, data.user_name, data.account),
        account: said(data.account, data.user_name),
        tenantId: said(data.tenant_id),
        roles: listed(data.role_name),
        departmentIds: listed(data.dept_id),
      },
    }
  }
  const other = z.safeParse(wrapped, body)
  if (other.success) {
    const { data } = other.data
    return {
      outcome: 'signedIn',
      accessToken: data.accessToken,
      refreshToken: said(data.refreshToken),
      syncToken: said(data.syncToken),
      expiresIn: data.expiresIn ?? undefined,
      person: {
        id: said(data.userId, data.account, data.userName),
        name: said(data.nickName, data.realName, data.userName, data.account),
        account: said(data.account, data.userName),
        tenantId: said(data.tenantId),
        roles: listed(said(data.authority, data.roleName)),
        departmentIds: listed(data.deptId),
      },
    }
  }
  const failure = z.safeParse(failed, body)
  if (!failure.success) throw unreadable(failure.error)
  const { error_code, error_description, error, code: own, success, msg } = failure.data
  const isNo = error_description || error || success === false || (own !== undefined && own !== 200)
  if (!isNo) throw unreadable(body)
  return { outcome: 'refused', message: said(error_description, msg, error), code: error_code ?? own ?? 0 }
}

/** What is to be answered before a sign-in: a picture, flat or wrapped, or the code of the specification. @throws CallProblem */
export function readCaptcha(body: unknown): BladeXCaptcha {
  const read = z.safeParse(captcha, body)
  if (!read.success) throw unreadable(read.error)
  const inner = 'data' in read.data ? read.data.data : read.data
  return 'image' in inner ? { kind: 'picture', key: inner.key, image: inner.image } : { kind: 'code', code: inner.code }
}
