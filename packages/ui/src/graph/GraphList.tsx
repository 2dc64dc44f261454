import { type GraphBranch, type GraphIndex, treeOf } from '@etalon/machines/graph-walk'
import { useMemo } from 'react'
import { useMessages } from '../i18n/index.ts'
import { StatePill } from '../state-pill/index.ts'
import * as styles from './graph.css.ts'
import { type GraphNode, wayKey } from './graph-facts.ts'

/** What the list of a graph takes. */
interface GraphListProps {
  id: string
  label: string
  graph: GraphIndex
  nodes: ReadonlyMap<string, GraphNode>
  words: ReadonlyMap<string, string>
  /** Whether it is seen; read aloud it is always. */
  shown: boolean
  selected: string | undefined
  onSelect: ((id: string) => void) | undefined
}

/** A graph as lists within lists: each line once, and what was told before by its name alone. */
export function GraphList({ id, label, graph, nodes, words, shown, selected, onSelect }: GraphListProps) {
  const messages = useMessages()
  const branches = useMemo(() => treeOf(graph), [graph])
  const item = ({ id: nodeId, path, state, branches: beyond }: GraphBranch, from: string | undefined) => {
    const node = nodes.get(nodeId)
    const line = from === undefined ? undefined : words.get(wayKey(from, nodeId))
    const title = node?.title ?? nodeId
    return (
      <li key={path} className={styles.listItem}>
        <div className={styles.listRow}>
          {line !== undefined && line !== '' && <span className={styles.listLine}>{line}</span>}
          {/* What cannot be seen must not be reached by Tab. */}
          {shown && onSelect ? (
            <button
              type="button"
              className={styles.listButton}
              aria-pressed={selected === nodeId}
              onClick={() => onSelect(nodeId)}
            >
              {title}
            </button>
          ) : (
            <span className={styles.listTitle}>{title}</span>
          )}
          {node?.note !== undefined && node.note !== '' && <span className={styles.note}>{node.note}</span>}
          {node?.state && (
            <StatePill shape={node.state.shape ?? 'done'} tone={node.state.tone ?? 'neutral'}>
              {node.state.word}
            </StatePill>
          )}
          {state === 'again' && <span className={styles.note}>{messages.graphToldAbove}</span>}
          {state === 'circle' && <span className={styles.note}>{messages.graphLeadsBack}</span>}
        </div>
        {beyond.length > 0 && <ul className={styles.innerList}>{beyond.map((one) => item(one, nodeId))}</ul>}
      </li>
    )
  }
  const list = (
    <ul className={styles.list} aria-label={label}>
      {branches.map((branch) => item(branch, undefined))}
    </ul>
  )
  if (!shown) {
    return (
      <div id={id} className={styles.said}>
        {list}
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard
    <section id={id} className={styles.listFrame} tabIndex={0} aria-label={messages.graphListOf(label)}>
      {list}
    </section>
  )
}
