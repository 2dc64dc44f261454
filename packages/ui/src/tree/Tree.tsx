import { onRoot } from '../root/index.ts'
import { TreeView, type TreeViewOptions } from './TreeView.tsx'
import { type TreeOptions, useTree } from './use-tree.ts'

/** What {@link Tree} takes. */
export interface TreeProps extends TreeOptions, TreeViewOptions {}

/**
 * Items within items. Arrows open, close and go up to the branch, letters find, Space and Enter choose. With several to choose a
 * branch stands for the leaves beneath it, and shows whether all or some of them are chosen. What lies in a branch can be loaded
 * when it is first opened.
 */
export function Tree(props: TreeProps) {
  const { label, filterable, expandable, empty, onAction, onMoved, autoFocus, ...options } = props
  const actor = useTree(options)
  return (
    <TreeView
      {...onRoot(props)}
      actor={actor}
      label={label}
      filterable={filterable ?? false}
      expandable={expandable ?? false}
      empty={empty}
      autoFocus={autoFocus ?? false}
      {...(onAction ? { onAction } : {})}
      {...(onMoved ? { onMoved } : {})}
    />
  )
}
