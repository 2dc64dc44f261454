import { type GraphIndex, type GraphWalkActorRef, type GraphWay, indexGraph } from '@etalon/machines/graph-walk'
import { useSelector } from '@xstate/react'
import { type NodeChange, ReactFlow, ReactFlowProvider, useReactFlow, useStore, ViewportPortal } from '@xyflow/react'
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '../../button/index.ts'
import { useMessages } from '../../i18n/index.ts'
import * as styles from '../graph.css.ts'
import type { GraphDirection, GraphLine, GraphNode } from '../graph-facts.ts'
import { wordsOfLines } from '../graph-facts.ts'
import { LineLayer } from './LineLayer.tsx'
import { acrossOrder, type LaidGraph, layOut, type Size } from './lay-out.ts'
import { type FaceNode, type Faces, FacesContext, NodeFace } from './NodeFace.tsx'

/** What the drawing of a graph takes. */
export interface GraphCanvasProps {
  actor: GraphWalkActorRef
  label: string
  describedBy: string
  graph: GraphIndex
  nodes: readonly GraphNode[]
  lines: readonly GraphLine[]
  direction: GraphDirection
  selected: string | undefined
  onSelect: ((id: string) => void) | undefined
}

const nodeTypes = { face: NodeFace }
/** How near and how far one can look. */
const zooms = { least: 0.1, most: 2, readable: 0.7, beginning: 0.8 } as const
/** What stands still while it zooms and moves; a step of the motion in milliseconds. */
const step = 160

const waysOf = (direction: GraphDirection): Readonly<Record<string, GraphWay>> =>
  direction === 'down'
    ? { ArrowDown: 'onward', ArrowUp: 'back', ArrowRight: 'next', ArrowLeft: 'previous' }
    : { ArrowRight: 'onward', ArrowLeft: 'back', ArrowDown: 'next', ArrowUp: 'previous' }

/** A graph as it is seen and walked. */
export function GraphCanvas(props: GraphCanvasProps) {
  return (
    <ReactFlowProvider>
      <Sheet {...props} />
    </ReactFlowProvider>
  )
}

/** Whether somebody asked the system for less motion. */
const motion = () => (matchMedia(styles.reducedMotion).matches ? 0 : step)

/** Where a graph of that length begins in a frame, with one of its places in the middle: never with room on one side and more on the other. */
function beginAt(frame: number, whole: number, place: number): number {
  return whole <= frame ? (frame - whole) / 2 : Math.min(0, Math.max(frame - whole, frame / 2 - place))
}

/** Moves the view: all of the graph, its beginning, nearer, farther, or to one node. */
function useView(laid: LaidGraph | undefined, direction: GraphDirection, root: string | undefined) {
  const flow = useReactFlow()
  const width = useStore((store) => store.width)
  const height = useStore((store) => store.height)
  const frame = useMemo(() => ({ width, height }), [width, height])

  const fitting = useCallback(
    ({ width: across, height: down }: LaidGraph, duration: number) => {
      const zoom = Math.max(zooms.least, Math.min(1, frame.width / across, frame.height / down))
      const x = (frame.width - across * zoom) / 2
      const y = (frame.height - down * zoom) / 2
      return { zoom, show: () => flow.setViewport({ x, y, zoom }, { duration }) }
    },
    [flow, frame],
  )
  // Once it is laid out, and whenever its place is another. What is too small to be read begins at its beginning.
  useEffect(() => {
    if (!laid || frame.width === 0 || frame.height === 0) return
    const whole = fitting(laid, 0)
    const begin = laid.spots.get(root ?? '')
    if (whole.zoom >= zooms.readable || !begin) {
      void whole.show()
      return
    }
    const zoom = zooms.beginning
    const x = direction === 'down' ? beginAt(frame.width, laid.width * zoom, (begin.x + styles.nodeWidth / 2) * zoom) : 0
    const y = direction === 'down' ? 0 : beginAt(frame.height, laid.height * zoom, begin.y * zoom)
    void flow.setViewport({ x, y, zoom })
  }, [flow, laid, frame, fitting, direction, root])

  return {
    nearer: () => void flow.zoomIn({ duration: motion() }),
    farther: () => void flow.zoomOut({ duration: motion() }),
    whole: () => void (laid && fitting(laid, motion()).show()),
    /** Brings a node into sight, if it is not there. */
    bring: (id: string, size: Size | undefined) => {
      const spot = laid?.spots.get(id)
      if (!spot || !size) return
      const { x, y, zoom } = flow.getViewport()
      const [left, top] = [spot.x * zoom + x, spot.y * zoom + y]
      const isSeen = left >= 0 && top >= 0 && left + size.width * zoom <= frame.width && top + size.height * zoom <= frame.height
      if (isSeen) return
      void flow.setCenter(spot.x + size.width / 2, spot.y + size.height / 2, { zoom, duration: motion() })
    },
  }
}

function Sheet({ actor, label, describedBy, graph, nodes, lines, direction, selected, onSelect }: GraphCanvasProps) {
  const messages = useMessages()
  const at = useSelector(actor, ({ context }) => context.at)
  const [sizes, setSizes] = useState<ReadonlyMap<string, Size>>(() => new Map())
  const words = useMemo(() => wordsOfLines(lines), [lines])
  const laid = useMemo(
    () => (graph.ids.every((id) => sizes.has(id)) ? layOut(graph, sizes, words, direction) : undefined),
    [graph, sizes, words, direction],
  )
  const view = useView(laid, direction, graph.roots[0])
  // Neighbours follow each other as they are seen.
  useEffect(() => {
    if (!laid) return
    const edges = [...graph.onward].flatMap(([from, others]) => others.map((to) => ({ from, to })))
    actor.send({ type: 'GRAPH.GIVEN', graph: indexGraph({ ids: acrossOrder(laid, direction), edges }) })
  }, [actor, laid, graph, direction])

  const elements = useRef(new Map<string, HTMLElement>())
  useEffect(() => {
    // The browser would scroll what does not scroll; the view is moved instead.
    const heard = actor.on('stepped', ({ id }) => elements.current.get(id)?.focus({ preventScroll: true }))
    return () => heard.unsubscribe()
  }, [actor])

  const faces: Faces = {
    at,
    selected,
    isChoosable: onSelect !== undefined,
    onReached: (id) => {
      actor.send({ type: 'NODE.REACHED', id })
      view.bring(id, sizes.get(id))
    },
    onChosen: (id) => onSelect?.(id),
    keep: (id, element) => {
      if (element) elements.current.set(id, element)
      else elements.current.delete(id)
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      const way = waysOf(direction)[event.key]
      if (way) actor.send({ type: 'STEPPED', way })
      else if (event.key === 'Home') actor.send({ type: 'FIRST' })
      else if (event.key === 'End') actor.send({ type: 'LAST' })
      else return
      event.preventDefault()
    },
  }
  const flowNodes = useMemo(
    () =>
      nodes.map((node): FaceNode => {
        const size = sizes.get(node.id)
        return {
          id: node.id,
          type: 'face',
          data: { node, from: graph.back.get(node.id)?.length ?? 0, to: graph.onward.get(node.id)?.length ?? 0 },
          position: laid?.spots.get(node.id) ?? { x: 0, y: 0 },
          ...(size ? { measured: size } : {}),
        }
      }),
    [nodes, graph, laid, sizes],
  )
  const onNodesChange = useCallback((changes: NodeChange<FaceNode>[]) => {
    const measured = changes.flatMap((change): [string, Size][] =>
      change.type === 'dimensions' && change.dimensions ? [[change.id, change.dimensions]] : [],
    )
    if (measured.length > 0) setSizes((before) => new Map([...before, ...measured]))
  }, [])

  return (
    <FacesContext value={faces}>
      <ReactFlow
        className={styles.flow}
        data-laid={laid !== undefined}
        aria-roledescription={messages.graphRole}
        aria-label={label}
        aria-describedby={describedBy}
        nodes={flowNodes}
        onNodesChange={onNodesChange}
        nodeTypes={nodeTypes}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        minZoom={zooms.least}
        maxZoom={zooms.most}
        // A page with a graph on it still scrolls by the wheel; with Ctrl, or two fingers, it zooms.
        zoomOnScroll={false}
        preventScrolling={false}
        zoomOnDoubleClick={false}
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        panActivationKeyCode={null}
        zoomActivationKeyCode={null}
        disableKeyboardA11y
        // Whose work it is: they ask for it to be seen.
        attributionPosition="bottom-left"
      >
        <ViewportPortal>{laid && <LineLayer laid={laid} lit={selected ?? at} />}</ViewportPortal>
      </ReactFlow>
      <div className={styles.zooms}>
        <IconButton icon={ZoomIn} size="small" kind="plain" label={messages.zoomIn} onPress={view.nearer} />
        <IconButton icon={ZoomOut} size="small" kind="plain" label={messages.zoomOut} onPress={view.farther} />
        <IconButton icon={Maximize} size="small" kind="plain" label={messages.showWholeGraph} onPress={view.whole} />
      </div>
    </FacesContext>
  )
}
