import * as z from 'zod/mini'
import { listPaging, removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { roleCodes } from './role.ts'
import { pageOf } from './search.ts'
import { counted, id, ruled, text, words } from './values.ts'

/** What one signs in with: letters, digits, points, lines and @, at least two characters. */
export const accountName = z.string().check(z.regex(/^[A-Za-z0-9][\w.@-]{1,63}$/))

/** A person's account, as BladeX names its fields. Closed ones stay: what was done is told under their names. */
export const account = z.object({
  id,
  tenantId: z.string(),
  account: z.string(),
  name: z.string(),
  realName: z.string(),
  nameEn: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Codes of the roles. */
  roles: z.array(z.string()),
  /** Names of the roles, with a comma between them. */
  roleName: z.string(),
  deptId: z.nullable(id),
  deptName: z.string(),
  enterpriseId: z.nullable(id),
  enterpriseName: z.string(),
  /** 1 open, 2 closed. */
  status: z.enum(['1', '2']),
  passwordChangeRequired: z.boolean(),
})
/** A person's account, as the server answers it. */
export type Account = z.output<typeof account>

/** Somebody to choose as the one who does a piece of work. */
export const staffMember = z.object({
  id,
  account: z.string(),
  name: z.string(),
  nameEn: z.string(),
  deptId: z.nullable(id),
  deptName: z.string(),
  deptNameEn: z.string(),
  roles: z.array(z.string()),
})
/** Somebody to choose, as the server answers it. */
export type StaffMember = z.output<typeof staffMember>

/** A password that was made for somebody: told this one time, and to be changed at the next sign-in. */
export const givenPassword = z.object({ id, account: z.string(), password: z.string() })
/** A password that was made for somebody, as the server answers it. */
export type GivenPassword = z.output<typeof givenPassword>

const fields = {
  name: words(64),
  nameEn: z.optional(text(64)),
  phone: z.optional(ruled('mobile', 11)),
  email: z.optional(ruled('email', 128)),
  roles: roleCodes,
  deptId: z.optional(id),
  enterpriseId: z.optional(id),
} as const

const base = '/api/blade-user'
const assumed = 'the BladeX path; the specification names no call of this'
const own = { auth: 'session', roles: ['admin'], assumed } as const
const staffQuery = z.strictObject({
  current: z.optional(counted(1, 1_000_000)),
  size: z.optional(counted(1, 9999)),
  id: z.optional(id),
})

/** The calls about people: accounts, their passwords and places, and the lists of staff. */
export const accountCalls = {
  page: defineCall({
    method: 'GET',
    path: `${base}/page`,
    query: z.strictObject({
      ...listPaging,
      account: z.optional(text(64)),
      realName: z.optional(text(64)),
      phone: z.optional(text(16)),
      deptId: z.optional(id),
      roleAlias: z.optional(text(32)),
      status: z.optional(z.enum(['1', '2'])),
    }),
    answer: pageOf(account),
    ...own,
  }),
  detail: defineCall({ method: 'GET', path: `${base}/detail`, query: z.strictObject({ id }), answer: account, ...own }),
  /** Opens an account; its password is told in the answer and nowhere else. */
  open: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject({ account: accountName, ...fields }),
    answer: givenPassword,
    ...own,
  }),
  /** Changes an account. Somebody whose roles change is signed in as before, with the new ones. */
  update: defineCall({
    method: 'POST',
    path: `${base}/update`,
    body: z.strictObject({ id, ...fields }),
    answer: account,
    writes: true,
    ...own,
  }),
  /** Closes accounts: they are signed out everywhere and sign in no more. Nobody closes the own one. */
  close: defineCall({ method: 'POST', path: `${base}/remove`, query: removal, answer: z.boolean(), writes: true, ...own }),
  reopen: defineCall({ method: 'POST', path: `${base}/reopen`, query: removal, answer: z.boolean(), writes: true, ...own }),
  /** Makes a new password for one account, which is signed out everywhere. */
  resetPassword: defineCall({
    method: 'POST',
    path: `${base}/reset-password`,
    query: z.strictObject({ userId: id }),
    answer: givenPassword,
    ...own,
  }),
  /** Lets accounts try again at once that had to wait after wrong passwords. */
  unlock: defineCall({ method: 'POST', path: `${base}/unlock`, query: removal, answer: z.boolean(), writes: true, ...own }),
  /**
   * What somebody may change of the own account. Codes to sign in, or to choose a new password, go to the phone: where it becomes another,
   * the current password comes with it.
   */
  updateInfo: defineCall({
    method: 'POST',
    path: `${base}/update-info`,
    body: z.strictObject({
      nameEn: fields.nameEn,
      phone: fields.phone,
      email: fields.email,
      password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
    }),
    answer: z.boolean(),
    auth: 'session',
    writes: true,
    assumed,
  }),
  /** The people of a department and of those beneath it; all staff where none is named. */
  staffByDepartment: defineCall({
    method: 'GET',
    path: '/api/hm-metrology/staff/list-by-dept',
    query: staffQuery,
    answer: pageOf(staffMember),
    auth: 'session',
    assumed: 'section 7.2 leaves the path open',
  }),
  /** The people of a team, which is a department of category 3, or of the teams beneath a department; of all where none is named. */
  staffByTeam: defineCall({
    method: 'GET',
    path: '/api/hm-metrology/staff/list-by-team',
    query: staffQuery,
    answer: pageOf(staffMember),
    auth: 'session',
    assumed: 'section 7.2 leaves the path open',
  }),
} as const
