import { type OnMoveStart, useReactFlow, useStore, type Viewport } from '@xyflow/react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import * as styles from '../graph.css.ts'
import type { GraphDirection } from '../graph-facts.ts'
import type { LaidGraph, Size } from './lay-out.ts'

/** How near and how far one can look. */
export const zooms = { least: 0.1, most: 2, readable: 0.7, beginning: 0.8 } as const

/** Milliseconds of a motion; none where somebody asked the system for less of it. */
const motion = () => (matchMedia(styles.reducedMotion).matches ? 0 : 160)

/** Where a graph of that length begins in a frame, with one of its places in the middle: never with room on one side and more on the other. */
function beginAt(frame: number, whole: number, place: number): number {
  return whole <= frame ? (frame - whole) / 2 : Math.min(0, Math.max(frame - whole, frame / 2 - place))
}

/** All of a graph in a frame, no larger than it is. */
function wholeOf({ width, height }: LaidGraph, frame: Size): Viewport {
  const zoom = Math.max(zooms.least, Math.min(1, frame.width / width, frame.height / height))
  return { x: (frame.width - width * zoom) / 2, y: (frame.height - height * zoom) / 2, zoom }
}

/** Where one begins to look: at all of it, or, where that is too small to be read, at its beginning. */
function beginningOf(laid: LaidGraph, frame: Size, direction: GraphDirection, root: string | undefined): Viewport {
  const whole = wholeOf(laid, frame)
  const begin = laid.spots.get(root ?? '')
  if (whole.zoom >= zooms.readable || !begin) return whole
  const zoom = zooms.beginning
  return direction === 'down'
    ? { x: beginAt(frame.width, laid.width * zoom, (begin.x + styles.nodeWidth / 2) * zoom), y: 0, zoom }
    : { x: 0, y: beginAt(frame.height, laid.height * zoom, begin.y * zoom), zoom }
}

/** A view with a node in its middle; the view itself where all of the node is in sight there. */
function withInSight(view: Viewport, frame: Size, spot: { readonly x: number; readonly y: number }, size: Size): Viewport {
  const { x, y, zoom } = view
  const [left, top] = [spot.x * zoom + x, spot.y * zoom + y]
  const isSeen = left >= 0 && top >= 0 && left + size.width * zoom <= frame.width && top + size.height * zoom <= frame.height
  if (isSeen) return view
  const middle = { x: spot.x + size.width / 2, y: spot.y + size.height / 2 }
  return { x: frame.width / 2 - middle.x * zoom, y: frame.height / 2 - middle.y * zoom, zoom }
}

const sides = ['left', 'top', 'right', 'bottom'] as const
/** A side of the frame. */
type Side = (typeof sides)[number]

/** Beyond which sides of the frame the drawing goes on, as one word: what it says seldom changes, while a view does all the time. */
function beyondOf({ width, height }: Size, frame: Size, [x, y, zoom]: readonly [number, number, number]): string {
  // Around all of it there is a margin that nothing is lost with.
  const margin = 16 * zoom
  const gone: Readonly<Record<Side, boolean>> = {
    left: x + margin < 0,
    top: y + margin < 0,
    right: x + width * zoom - margin > frame.width,
    bottom: y + height * zoom - margin > frame.height,
  }
  return sides.filter((side) => gone[side]).join(' ')
}

/** What a graph's view can do. */
interface View {
  readonly nearer: () => void
  readonly farther: () => void
  /** Shows all of it. */
  readonly whole: () => void
  /** Brings a node, which has the focus now, into sight if it will not be there by itself. */
  readonly bring: (id: string) => void
  /** Beyond which sides of the frame it goes on. */
  readonly beyond: readonly Side[]
  /** For the drawing's `onMoveStart`: somebody moves it by hand. */
  readonly moved: OnMoveStart
}

/** What a view looks at. */
interface ViewOptions {
  readonly laid: LaidGraph | undefined
  readonly sizes: ReadonlyMap<string, Size>
  readonly direction: GraphDirection
  /** The node at which it begins, where all of it is too small to be read. */
  readonly root: string | undefined
  /** The node that has the focus. */
  readonly held: () => string | undefined
}

/** Moves the view: all of the graph, its beginning, nearer, farther, or to one node. */
export function useView({ laid, sizes, direction, root, held }: ViewOptions): View {
  const flow = useReactFlow()
  const width = useStore((store) => store.width)
  const height = useStore((store) => store.height)
  const frame = useMemo(() => ({ width, height }), [width, height])
  const beyond = useStore((store) => (laid && width > 0 ? beyondOf(laid, frame, store.transform) : ''))
  /** Where the view is on its way to. What is in sight on the way may be out of it at the end. */
  const going = useRef<Viewport>(undefined)

  const move = useCallback(
    (to: Viewport, duration: number) => {
      going.current = to
      void flow.setViewport(to, { duration }).then(() => {
        if (going.current === to) going.current = undefined
      })
    },
    [flow],
  )
  const inSight = useCallback(
    (view: Viewport, id: string | undefined) => {
      const spot = laid?.spots.get(id ?? '')
      const size = sizes.get(id ?? '')
      return spot && size ? withInSight(view, frame, spot, size) : view
    },
    [laid, sizes, frame],
  )
  // Once it is laid out, and whenever its place is another.
  useEffect(() => {
    if (!laid || frame.width === 0 || frame.height === 0) return
    move(inSight(beginningOf(laid, frame, direction, root), held()), 0)
  }, [move, inSight, held, laid, frame, direction, root])

  const zoomed = (by: typeof flow.zoomIn) => {
    going.current = undefined
    void by({ duration: motion() })
  }
  return {
    beyond: sides.filter((side) => beyond.split(' ').includes(side)),
    nearer: () => zoomed(flow.zoomIn),
    farther: () => zoomed(flow.zoomOut),
    whole: () => {
      if (laid) move(wholeOf(laid, frame), motion())
    },
    bring: (id) => {
      const now = going.current ?? flow.getViewport()
      const then = inSight(now, id)
      if (then !== now) move(then, motion())
    },
    // Its own motions have no event.
    moved: (event) => {
      if (event) going.current = undefined
    },
  }
}
