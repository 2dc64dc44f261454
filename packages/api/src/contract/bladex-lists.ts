import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { counted, words } from './values.ts'

/** What BladeX sends with every list: page and size, 1 and 10 where they are left out. Lists that are trees ignore them, as there. */
export const listPaging = { current: z.optional(counted(1, 1_000_000)), size: z.optional(counted(1, 10_000)) }

/** Ids of records that are to be removed: at most 200, parted by commas, in the query. */
export const removal = z.strictObject({ ids: words(4000).check(z.regex(/^[1-9]\d{0,18}(,[1-9]\d{0,18}){0,199}$/)) })

/** Removes records, by administrators. @param assumed what of it the specification leaves open */
export const removeCall = (base: `/${string}`, assumed: string) =>
  defineCall({
    method: 'POST',
    path: `${base}/remove`,
    query: removal,
    answer: z.boolean(),
    auth: 'session',
    roles: ['admin'],
    writes: true,
    assumed,
  })

/** The parent of what has none, as BladeX writes it. */
export const noParent = '0'

/** The id of a parent; `0` for none. */
export const parentId = z.string().check(z.regex(/^(0|[1-9]\d{0,18})$/))

/** Where a record stands among its siblings; small numbers first. */
export const place = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** A node of a tree to choose from: `value` and `key` are its id, `children` is left out where there are none. */
export interface TreeNode {
  readonly id: string
  readonly parentId: string
  readonly title: string
  readonly value: string
  readonly key: string
  readonly hasChildren: boolean
  readonly children?: readonly TreeNode[] | undefined
}

/** A node of a tree to choose from, with those beneath it, however deep. */
export const treeNode: z.ZodMiniType<TreeNode> = z.object({
  id: z.string(),
  parentId: z.string(),
  title: z.string(),
  value: z.string(),
  key: z.string(),
  hasChildren: z.boolean(),
  get children() {
    return z.optional(z.array(treeNode))
  },
})
