import * as z from 'zod/mini'
import { listPaging, parentId, place, removeCall, treeNode } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { id, key, text, words } from './values.ts'

/**
 * A department of an institute (section 3.1 leaves its fields open; these are BladeX's). `ancestors` are the ids from the root down
 * to its parent, parted by commas, beginning with 0; `deptCategory` is a key of `org_category`.
 */
export interface Department {
  readonly id: string
  readonly tenantId: string
  readonly parentId: string
  readonly ancestors: string
  readonly deptName: string
  readonly deptNameEn: string
  readonly fullName: string
  readonly deptCategory: string
  /** Who heads it, and is asked for leave. */
  readonly headId?: string | null | undefined
  readonly headName?: string | undefined
  /** The same in English; empty where nobody gave it. */
  readonly headNameEn?: string | undefined
  /** What stands for it in numbers, and its short name there. */
  readonly deptCode: string
  readonly shortName: string
  readonly sort: number
  readonly remark: string
  readonly isDeleted: number
  readonly hasChildren: boolean
  readonly children?: readonly Department[] | undefined
}

/** A department with those beneath it, however deep. */
export const department: z.ZodMiniType<Department> = z.object({
  id,
  tenantId: z.string(),
  parentId: z.string(),
  ancestors: z.string(),
  deptName: z.string(),
  deptNameEn: z.string(),
  fullName: z.string(),
  deptCategory: key,
  headId: z.optional(z.nullable(id)),
  headName: z.optional(z.string()),
  headNameEn: z.optional(z.string()),
  deptCode: z.string(),
  shortName: z.string(),
  sort: z.int(),
  remark: z.string(),
  isDeleted: z.int(),
  hasChildren: z.boolean(),
  get children() {
    return z.optional(z.array(department))
  },
})

/** A department as somebody writes it: without an id it is a new one. */
export const departmentDraft = z.strictObject({
  id: z.optional(id),
  parentId: z.optional(parentId),
  deptName: words(64),
  deptNameEn: z.optional(text(64)),
  fullName: z.optional(text(128)),
  deptCategory: z.enum(['1', '2', '3']),
  /** Who heads it: one of the staff. */
  headId: z.optional(id),
  deptCode: z.optional(text(16)),
  shortName: z.optional(text(16)),
  sort: z.optional(place),
  remark: z.optional(text(255)),
})

const base = '/api/blade-system/dept'
const assumed =
  'sections 3.1 and 7.2 leave the shapes open; these are BladeX’s, whose list is a tree though page and size are sent'

/** The calls about departments (section 7.2). */
export const departmentCalls = {
  /** All departments that the filters find, as a tree; one whose parent is not found stands at the top. */
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({
      ...listPaging,
      deptName: z.optional(text(64)),
      fullName: z.optional(text(128)),
      deptCategory: z.optional(text(1)),
    }),
    answer: z.array(department),
    auth: 'session',
    assumed,
  }),
  detail: defineCall({
    method: 'GET',
    path: `${base}/detail`,
    query: z.strictObject({ id }),
    answer: department,
    auth: 'session',
    assumed,
  }),
  /** All departments to choose from. A `tenantId` other than one's own finds nothing. */
  tree: defineCall({
    method: 'GET',
    path: `${base}/tree`,
    query: z.strictObject({ tenantId: z.optional(text(32)) }),
    answer: z.array(treeNode),
    auth: 'session',
    assumed,
  }),
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: departmentDraft,
    answer: department,
    auth: 'session',
    roles: ['admin'],
    writes: true,
    assumed,
  }),
  remove: removeCall(base, assumed),
} as const
