// biome-ignore-all lint/a11y/useSemanticElements: rows are drawn as they come into sight, which table elements cannot do
import {
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import * as styles from '../data-table.css.ts'
import { putInReadingOrder } from './reading-order.ts'
import { type KeptScroll, RowScroll } from './row-scroll.ts'
import { spacerHeight } from './row-track.ts'

/** Moves rows from outside. */
export interface RowsHandle {
  /** Brings a row into sight; it is drawn when this returns. */
  readonly reveal: (row: number) => void
  /** To the first row. */
  readonly toTop: () => void
}

interface ScrolledRowsProps {
  scroller: HTMLElement
  /** How many rows there are. */
  count: number
  rowHeight: number
  /** Pixels of the scroller below the head. */
  body: number
  /** A row that stays drawn wherever one scrolls, since the focus may stand in it; -1 for none. */
  standing: number
  keptScroll?: KeptScroll
  handle?: Ref<RowsHandle>
  /** Draws a row in one of the elements, so many pixels below the first. */
  draw: (row: number, element: number, top: number) => ReactNode
  /** Other rows are drawn, or the same in other elements. */
  onDrawn: () => void
}

/** So long after the first rows what lies beyond them is drawn, in milliseconds, unless somebody scrolls before. */
const calm = 100
/** So long nobody has scrolled when rows are put in reading order, in milliseconds. */
const rest = 150

/**
 * The rows in sight and a notch of a wheel beyond, of any number. An element whose row goes out of sight shows one that comes in, so that
 * scrolling makes no elements and moves none.
 */
export function ScrolledRows({
  scroller,
  count,
  rowHeight,
  body,
  standing,
  keptScroll,
  handle,
  draw,
  onDrawn,
}: ScrolledRowsProps) {
  const track = { rows: count, rowHeight, body }
  const [scroll] = useState(() => new RowScroll(scroller, track, keptScroll))
  useLayoutEffect(() => scroll.measure({ rows: count, rowHeight, body }), [scroll, count, rowHeight, body])
  const { first, count: drawn, shift } = useSyncExternalStore(scroll.subscribe, scroll.now)
  useLayoutEffect(onDrawn)
  useImperativeHandle(handle, () => ({ reveal: (row) => scroll.reveal(row), toTop: () => scroll.toTop() }), [scroll])

  useEffect(() => {
    const soon = setTimeout(() => scroll.widen(), calm)
    return () => clearTimeout(soon)
  }, [scroll])

  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let waiting = 0
    const onScroll = () => {
      clearTimeout(waiting)
      waiting = window.setTimeout(() => element.current && putInReadingOrder(element.current), rest)
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(waiting)
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [scroller])

  const height = spacerHeight(track)
  // The row that stays may lie millions of pixels away in a scaled list, and would make it taller.
  const at = (row: number, place: number) =>
    draw(row, place, Math.max(-rowHeight, Math.min(row * rowHeight + shift, height - rowHeight)))
  const isAway = standing >= 0 && standing < count && (standing < first || standing >= first + drawn)
  const rows = Array.from({ length: Math.min(drawn, count) }, (_, place) => {
    const row = first + ((((place - first) % drawn) + drawn) % drawn)
    // The element with the focus keeps its row; the row that would have come into it has one of its own.
    return isAway && place === standing % drawn ? [at(standing, place), at(row, drawn)] : at(row, place)
  })
  return (
    <div ref={element} role="rowgroup" className={styles.spacer} style={{ height }}>
      {rows.flat()}
    </div>
  )
}
