import { type GraphIndex, type GraphWalkActorRef, type GraphWay, indexGraph } from '@etalon/machines/graph-walk'
import { useSelector } from '@xstate/react'
import { type NodeChange, ReactFlow, ReactFlowProvider, ViewportPortal } from '@xyflow/react'
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '../../button/index.ts'
import { useMessages } from '../../i18n/index.ts'
import * as styles from '../graph.css.ts'
import type { GraphDirection, GraphLine, GraphNode } from '../graph-facts.ts'
import { wordsOfLines } from '../graph-facts.ts'
import { LineLayer } from './LineLayer.tsx'
import { acrossOrder, layOut, type Size } from './lay-out.ts'
import { type FaceNode, type Faces, FacesContext, NodeFace } from './NodeFace.tsx'
import { useView, zooms } from './use-view.ts'

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
const unmarked = { hideAttribution: true }

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

function Sheet({ actor, label, describedBy, graph, nodes, lines, direction, selected, onSelect }: GraphCanvasProps) {
  const messages = useMessages()
  const at = useSelector(actor, ({ context }) => context.at)
  const [sizes, setSizes] = useState<ReadonlyMap<string, Size>>(() => new Map())
  const words = useMemo(() => wordsOfLines(lines), [lines])
  const laid = useMemo(
    () => (graph.ids.every((id) => sizes.has(id)) ? layOut(graph, sizes, words, direction) : undefined),
    [graph, sizes, words, direction],
  )
  const elements = useRef(new Map<string, HTMLElement>())
  const held = useCallback(() => [...elements.current].find(([, element]) => element === document.activeElement)?.[0], [])
  const view = useView({ laid, sizes, direction, root: graph.roots[0], held })
  // Neighbours follow each other as they are seen.
  useEffect(() => {
    if (!laid) return
    const edges = [...graph.onward].flatMap(([from, others]) => others.map((to) => ({ from, to })))
    actor.send({ type: 'GRAPH.GIVEN', graph: indexGraph({ ids: acrossOrder(laid, direction), edges }) })
  }, [actor, laid, graph, direction])

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
      view.bring(id)
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
    setSizes((before) => {
      const isNew = ([id, { width, height }]: [string, Size]) =>
        before.get(id)?.width !== width || before.get(id)?.height !== height
      // What has the size that it had is not laid out again.
      return measured.some(isNew) ? new Map([...before, ...measured]) : before
    })
  }, [])

  return (
    <FacesContext value={faces}>
      <div className={styles.sheet}>
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
          onMoveStart={view.moved}
          // Their licence (MIT) lets the mark go: a link of 60 × 13 px is nothing for a finger, and no part of the figure.
          proOptions={unmarked}
        >
          <ViewportPortal>{laid && <LineLayer laid={laid} lit={selected ?? at} />}</ViewportPortal>
        </ReactFlow>
        {view.beyond.map((side) => (
          <i key={side} className={styles.edge} data-side={side} aria-hidden="true" />
        ))}
      </div>
      <div className={styles.zooms}>
        <IconButton icon={ZoomIn} size="small" kind="plain" label={messages.zoomIn} onPress={view.nearer} />
        <IconButton icon={ZoomOut} size="small" kind="plain" label={messages.zoomOut} onPress={view.farther} />
        <IconButton icon={Maximize} size="small" kind="plain" label={messages.showWholeGraph} onPress={view.whole} />
      </div>
    </FacesContext>
  )
}
