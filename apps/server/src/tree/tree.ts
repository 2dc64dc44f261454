import type { TreeNode } from '@etalon/api/contract'

/** What stands in a tree. */
export interface Planted {
  readonly id: string
  /** `0` at the top. */
  readonly parentId: string
}

/** A record with those beneath it; `children` is left out where there are none, as BladeX does. */
export type Grown<Row> = Row & { readonly hasChildren: boolean; readonly children?: readonly Grown<Row>[] }

/** Rows as a tree, in their order. One whose parent is not among them stands at the top: a filter may have left the parent out. */
export function grow<Row extends Planted>(rows: readonly Row[]): Grown<Row>[] {
  const known = new Set(rows.map(({ id }) => id))
  const byParent = Map.groupBy(rows, ({ parentId }) => (known.has(parentId) ? parentId : ''))
  const under = (parent: string): Grown<Row>[] =>
    (byParent.get(parent) ?? []).map((row) => {
      const children = under(row.id)
      return { ...row, hasChildren: children.length > 0, ...(children.length > 0 ? { children } : {}) }
    })
  return under('')
}

/** A grown tree as nodes to choose from. */
export function toNodes<Row extends Planted>(trees: readonly Grown<Row>[], titleOf: (row: Row) => string): TreeNode[] {
  return trees.map((row) => ({
    id: row.id,
    parentId: row.parentId,
    title: titleOf(row),
    value: row.id,
    key: row.id,
    hasChildren: row.hasChildren,
    ...(row.children ? { children: toNodes(row.children, titleOf) } : {}),
  }))
}
