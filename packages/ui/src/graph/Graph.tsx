import { circlesOf, graphWalkMachine, indexGraph, lostEdges } from '@etalon/machines/graph-walk'
import { useActorRef } from '@xstate/react'
import { ListTree } from 'lucide-react'
import { type ComponentType, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../button/index.ts'
import { FigureFailed, FigureFrame, FigureInstead, type FigureOptions } from '../figure-frame/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Note } from '../note/index.ts'
import { useOnDemand } from '../on-demand/index.ts'
import type { GraphCanvasProps } from './drawing/index.ts'
import { GraphList } from './GraphList.tsx'
import * as styles from './graph.css.ts'
import { type GraphDirection, type GraphLine, type GraphNode, wordsOfLines } from './graph-facts.ts'

/** What draws graphs: a module of its own, which is fetched with the first graph of a page. */
export interface GraphPencil {
  /** The drawing. */
  GraphCanvas: ComponentType<GraphCanvasProps>
}

/** What {@link Graph} takes. */
export interface GraphProps extends FigureOptions {
  /** Each once; the first of two with the same id counts. */
  nodes: readonly GraphNode[]
  /** Its lines. One that begins or ends at no node is not drawn, and a note says so. */
  edges: readonly GraphLine[]
  /** Which way lines lead; on phones always down. @default 'down' */
  direction?: GraphDirection
  /** The id of the node that is chosen. */
  selected?: string
  /** Gets the node that is chosen. Without it nodes can be walked, and not chosen. */
  onSelect?: (id: string) => void
  /** The height of the drawing in pixels. @default 420 */
  height?: number
  /** Whether its list is seen at first; read aloud it is always. @default false */
  listShown?: boolean
  /** Fetches what draws; for pages that bundle it in a way of their own, and for tests. @default an import of it */
  loadPencil?: () => Promise<GraphPencil>
  /** Gets what went wrong when that could not be fetched, for the error log. */
  onPencilFailed?: (error: unknown) => void
}

const fetchPencil = (): Promise<GraphPencil> => import('./drawing/index.ts')

/** So many circles, and lines to nowhere, are told by name. */
const told = 3

const listen = (changed: () => void) => {
  const media = matchMedia(styles.phone)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/**
 * What leans on what, as measurement standards on those they are calibrated by: drawn for eyes, walked along its lines by the arrow
 * keys, and always there as lists within lists. Give the same arrays while nothing changes: others are laid out anew.
 */
export function Graph(props: GraphProps) {
  const { label, nodes: given, edges, direction = 'down', selected, onSelect, height = 420 } = props
  const messages = useMessages()
  const ids = { list: useId(), summary: useId() }
  const [listShown, setListShown] = useState(props.listShown ?? false)
  const pencil = useOnDemand(props.loadPencil ?? fetchPencil, props.onPencilFailed)
  const isPhone = useSyncExternalStore(
    listen,
    () => matchMedia(styles.phone).matches,
    () => false,
  )

  const byId = useMemo(() => new Map(given.toReversed().map((node) => [node.id, node])), [given])
  const nodes = useMemo(() => [...new Set(given.map(({ id }) => id))].flatMap((id) => byId.get(id) ?? []), [given, byId])
  const graph = useMemo(() => indexGraph({ ids: nodes.map(({ id }) => id), edges }), [nodes, edges])
  const words = useMemo(() => wordsOfLines(edges), [edges])
  const actor = useActorRef(graphWalkMachine, { input: { graph } })
  useEffect(() => {
    if (actor.getSnapshot().context.graph !== graph) actor.send({ type: 'GRAPH.GIVEN', graph })
  }, [actor, graph])

  if (props.loading || props.failed || nodes.length === 0) {
    return (
      <FigureFrame options={props} height={height}>
        <FigureInstead options={props} waiting={<Waiting label={label} />} emptyTitle={messages.graphEmpty} />
      </FigureFrame>
    )
  }

  const isPencilFailed = pencil.state === 'failed'
  const isListSeen = listShown || isPencilFailed
  const nameOf = (id: string) => byId.get(id)?.title ?? id
  const circles = circlesOf(graph).map((circle) => [...circle, ...circle.slice(0, 1)].map(nameOf).join(' → '))
  const lost = lostEdges({ ids: nodes.map(({ id }) => id), edges }).map(({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`)
  const Canvas = pencil.state === 'ready' ? pencil.part.GraphCanvas : undefined
  const tool = isPencilFailed ? undefined : (
    <IconButton
      icon={ListTree}
      size="small"
      className={styles.tool}
      label={isListSeen ? messages.hideGraphList : messages.showGraphList}
      aria-controls={ids.list}
      aria-expanded={isListSeen}
      onPress={() => setListShown(!listShown)}
    />
  )
  return (
    <FigureFrame options={props} height={height} tools={tool}>
      {circles.length > 0 && (
        <Note tone="warning">{messages.graphCircles(circles.slice(0, told), Math.max(0, circles.length - told))}</Note>
      )}
      {lost.length > 0 && (
        <Note tone="warning">{messages.graphLostEdges(lost.slice(0, told), Math.max(0, lost.length - told))}</Note>
      )}
      {isPencilFailed ? (
        <FigureFailed title={messages.graphNotDrawn} onRetry={pencil.retry}>
          {messages.graphNotDrawnHint}
        </FigureFailed>
      ) : Canvas ? (
        <div className={styles.stage}>
          <Canvas
            actor={actor}
            label={label}
            describedBy={ids.summary}
            graph={graph}
            nodes={nodes}
            lines={edges}
            direction={isPhone ? 'down' : direction}
            selected={selected}
            onSelect={onSelect}
          />
        </div>
      ) : (
        <Waiting label={label} />
      )}
      <p id={ids.summary} className={styles.said}>
        {messages.graphSummary(nodes.length, edges.length - lost.length)} {messages.graphKeys}
      </p>
      <GraphList
        id={ids.list}
        label={label}
        graph={graph}
        nodes={byId}
        words={words}
        shown={isListSeen}
        selected={selected}
        onSelect={onSelect}
      />
    </FigureFrame>
  )
}

function Waiting({ label }: { label: string }) {
  const messages = useMessages()
  return (
    <div className={styles.stage} role="status" aria-label={`${label} ${messages.loading}`}>
      <div className={styles.waiting} aria-hidden="true">
        <span className={styles.waitingNode} />
        <span className={styles.waitingNode} />
        <span className={styles.waitingNode} />
      </div>
    </div>
  )
}
