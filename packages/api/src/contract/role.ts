import * as z from 'zod/mini'
import { place, removal, treeNode } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { id, text, words } from './values.ts'

/** The code of a role: BladeX calls it the alias. */
export const roleCode = z.string().check(z.regex(/^[a-z][\w-]{0,31}$/))

/** Which records people of a role reach: their own, those of their department and the ones beneath it, or all of the institute. */
export const dataScope = z.enum(['own', 'department', 'tenant'])

/** The roles of an account: at least one. */
export const roleCodes = z.array(roleCode).check(z.minLength(1), z.maxLength(16))

/**
 * A role of an institute. Those that are built in are known to progressions and calls by their code; the others are made of them:
 * who has one may do what the roles of `madeOf` may do.
 */
export const role = z.object({
  /** Empty of those that are built in. */
  id: z.string(),
  tenantId: z.string(),
  roleName: z.string(),
  roleNameEn: z.string(),
  roleAlias: roleCode,
  madeOf: z.array(roleCode),
  sort: z.int(),
  remark: z.string(),
  isBuiltIn: z.boolean(),
  /** People whose account is open and who have it. */
  people: z.int(),
  /** Who has several roles reaches what the widest of them gives. */
  dataScope,
})
/** A role as the server answers it. */
export type Role = z.output<typeof role>

/** Menus and buttons: as many as an institute can have. */
const menuIds = z.array(id).check(z.maxLength(2000))

const base = '/api/blade-system/role'
const assumed = 'the BladeX path; the specification names no call of roles'
const own = { auth: 'session', roles: ['admin'], assumed } as const

/** The calls about roles, and which menus and buttons they open. */
export const roleCalls = {
  /** All roles: those that are built in first, then the institute's own by their places. */
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({ roleName: z.optional(text(64)), roleAlias: z.optional(text(32)) }),
    answer: z.array(role),
    ...own,
  }),
  detail: defineCall({ method: 'GET', path: `${base}/detail`, query: z.strictObject({ id }), answer: role, ...own }),
  /** All roles to choose from; their `value` is the code. */
  tree: defineCall({ method: 'GET', path: `${base}/tree`, answer: z.array(treeNode), ...own }),
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject({
      id: z.optional(id),
      roleName: words(64),
      roleNameEn: z.optional(text(64)),
      roleAlias: roleCode,
      madeOf: z.array(roleCode).check(z.minLength(1), z.maxLength(9)),
      sort: z.optional(place),
      remark: z.optional(text(255)),
    }),
    answer: role,
    writes: true,
    ...own,
  }),
  remove: defineCall({ method: 'POST', path: `${base}/remove`, query: removal, answer: z.boolean(), writes: true, ...own }),
  /** Codes of the menus and buttons that a role opens, without those that are open to everybody. */
  menus: defineCall({
    method: 'GET',
    path: `${base}/menus`,
    query: z.strictObject({ roleAlias: roleCode }),
    answer: z.array(z.object({ id, code: z.string() })),
    ...own,
  }),
  /**
   * From now on a role opens these menus and buttons, and no others. One that no role opens any more is the administrator's. `seenIds` are
   * those that it opened when the person looked, without those that are open to everybody: where it opens others by now, nothing is
   * written (409), whoever changed them and wherever.
   */
  grant: defineCall({
    method: 'POST',
    path: `${base}/grant`,
    body: z.strictObject({ roleAlias: roleCode, menuIds, seenIds: menuIds }),
    answer: z.boolean(),
    writes: true,
    ...own,
  }),
  /** From now on people of a role reach these records, unless another role of theirs gives more. Not of the administrator or customers. */
  limit: defineCall({
    method: 'POST',
    path: `${base}/limit`,
    body: z.strictObject({ roleAlias: roleCode, dataScope }),
    answer: z.boolean(),
    writes: true,
    ...own,
  }),
} as const
