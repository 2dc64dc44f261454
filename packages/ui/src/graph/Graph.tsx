import { circlesOf, graphWalkMachine, indexGraph, lostEdges } from '@etalon/machines/graph-walk'
import { useActorRef } from '@xstate/react'
import { ListTree } from 'lucide-react'
import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { IconButton } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { FailedState } from '../failed-state/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Note } from '../note/index.ts'
import { useOnDemand } from '../on-demand/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
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
export interface GraphProps extends RootProps<HTMLElement> {
  /** What is shown, such as 压力标准的溯源: its heading and its name. */
  label: string
  /** The heading is not seen, where something around the graph says it already. @default false */
  labelHidden?: boolean
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
  /** The nodes are on their way. @default false */
  loading?: boolean
  /** The nodes could not be loaded. @default false */
  failed?: boolean
  /** Loads the nodes again, after they could not be loaded. */
  onRetry?: () => void
  /** What is said where there is no node. @default nothing more than that */
  empty?: ReactNode
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
  const { label, labelHidden = false, nodes: given, edges, direction = 'down', selected, onSelect, height = 420 } = props
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

  const root = { [styles.height]: `${height}px` } as CSSProperties
  const whole = (content: ReactNode, tool?: ReactNode) => (
    <figure {...onRoot(props, styles.root, root)} aria-label={label}>
      {(!labelHidden || tool !== undefined) && (
        <div className={styles.head}>
          {!labelHidden && <figcaption className={styles.caption}>{label}</figcaption>}
          {tool}
        </div>
      )}
      {content}
    </figure>
  )
  if (props.loading) return whole(<Waiting label={label} />)
  if (props.failed) {
    return whole(
      <div className={styles.instead}>
        <FailedState {...(props.onRetry ? { onRetry: props.onRetry } : {})} />
      </div>,
    )
  }
  if (nodes.length === 0) {
    return whole(
      <div className={styles.instead}>
        <EmptyState title={messages.graphEmpty}>{props.empty}</EmptyState>
      </div>,
    )
  }

  const isPencilFailed = pencil.state === 'failed'
  const isListSeen = listShown || isPencilFailed
  const nameOf = (id: string) => byId.get(id)?.title ?? id
  const circles = circlesOf(graph).map((circle) => [...circle, ...circle.slice(0, 1)].map(nameOf).join(' → '))
  const lost = lostEdges({ ids: nodes.map(({ id }) => id), edges }).map(({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`)
  const Canvas = pencil.state === 'ready' ? pencil.part.GraphCanvas : undefined
  return whole(
    <>
      {circles.length > 0 && (
        <Note tone="warning">{messages.graphCircles(circles.slice(0, told), Math.max(0, circles.length - told))}</Note>
      )}
      {lost.length > 0 && (
        <Note tone="warning">{messages.graphLostEdges(lost.slice(0, told), Math.max(0, lost.length - told))}</Note>
      )}
      {isPencilFailed ? (
        <FailedState title={messages.graphNotDrawn} onRetry={pencil.retry}>
          {messages.graphNotDrawnHint}
        </FailedState>
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
    </>,
    isPencilFailed ? undefined : (
      <div className={styles.tools}>
        <IconButton
          icon={ListTree}
          size="small"
          label={isListSeen ? messages.hideGraphList : messages.showGraphList}
          aria-controls={ids.list}
          aria-expanded={isListSeen}
          onPress={() => setListShown(!listShown)}
        />
      </div>
    ),
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
