import type { Node, NodeProps } from '@xyflow/react'
import { createContext, type KeyboardEvent, memo, useContext } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { StatePill } from '../../state-pill/index.ts'
import * as styles from '../graph.css.ts'
import type { GraphNode } from '../graph-facts.ts'

/** What a node of the drawing is made of. */
export interface FaceData extends Record<string, unknown> {
  readonly node: GraphNode
  /** How many lines lead to it, and from it. */
  readonly from: number
  readonly to: number
}
/** A node as xyflow keeps it. */
export type FaceNode = Node<FaceData, 'face'>

/** What all nodes share, and what changes with each key: beside their data, which stays. */
export interface Faces {
  readonly at: string | undefined
  readonly selected: string | undefined
  readonly isChoosable: boolean
  readonly onReached: (id: string) => void
  readonly onChosen: (id: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly keep: (id: string, element: HTMLElement | null) => void
}

/** The sharing of it. */
export const FacesContext = createContext<Faces | undefined>(undefined)

/** A node: its name, what is to be known of it, and its state. */
export const NodeFace = memo(function NodeFace({ data: { node, from, to } }: NodeProps<FaceNode>) {
  const messages = useMessages()
  const faces = useContext(FacesContext)
  if (!faces) throw new Error('A node is shown by a graph alone')
  const { at, selected, isChoosable, onReached, onChosen, onKeyDown, keep } = faces
  const { id, title, note, state } = node
  const isSelected = selected === id
  const words = (
    <>
      <span className={styles.title}>{title}</span>
      {note !== undefined && note !== '' && <span className={styles.note}>{note}</span>}
      {state && (
        <span className={styles.state}>
          <StatePill shape={state.shape ?? 'done'} tone={state.tone ?? 'neutral'}>
            {state.word}
          </StatePill>
        </span>
      )}
      <span className={styles.said}>{messages.graphNodeWays(from, to)}</span>
    </>
  )
  return (
    <button
      type="button"
      ref={(element) => {
        keep(id, element)
        return () => keep(id, null)
      }}
      className={styles.node}
      tabIndex={at === id ? 0 : -1}
      data-tone={state?.tone ?? 'neutral'}
      onFocus={() => onReached(id)}
      onKeyDown={onKeyDown}
      onClick={() => onChosen(id)}
      {...(isChoosable ? { 'aria-pressed': isSelected } : { 'aria-disabled': true })}
      {...(isSelected ? { 'data-selected': '' } : {})}
    >
      {words}
    </button>
  )
})
