import type { TreeContext } from '@etalon/machines/tree'
import type { ReactNode } from 'react'
import { type DragAndDropHooks, DropIndicator, useDragAndDrop } from 'react-aria-components'
import * as styles from './tree.css.ts'
import { droppedOn, type TreeMove } from './tree-move.ts'

interface DragToolsProps {
  context: TreeContext
  onMoved: (move: TreeMove) => void
  /** Draws the tree with what lets its items be dragged. */
  children: (hooks: DragAndDropHooks) => ReactNode
}

/** Lets items be dragged before, behind or beneath another. */
export default function DragTools({ context, onMoved, children }: DragToolsProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': context.index.entries.get(String(key))?.node.label ?? '' })),
    onMove: ({ keys, target: { key, dropPosition } }) => {
      const [id] = [...keys].map(String)
      const move = id === undefined ? undefined : droppedOn(context, id, { key: String(key), dropPosition })
      if (move) onMoved(move)
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.dropLine} />,
  })
  return children(dragAndDropHooks)
}
