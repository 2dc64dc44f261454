import type { DataTableActorRef } from '@etalon/machines/data-table'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SizedGrid } from '../grid/use-grid-size.ts'
import { useTablePart } from '../use-table-part.ts'
import { type ColumnPlaces, columnsInSight, drawnColumns, fewColumns } from './column-window.ts'

/** Which columns are drawn where they are many; undefined where all are. */
export function useColumnWindow(
  actor: DataTableActorRef,
  sized: SizedGrid | null,
  places: ColumnPlaces,
): readonly number[] | undefined {
  const [left, setLeft] = useState(0)
  const element = sized?.element ?? null
  const width = sized?.width ?? 0
  const least = places.widths.reduce((sum, one) => sum + one, 0)
  const isWindowed = places.widths.length > fewColumns && width > 0 && least > width
  const standing = useTablePart(actor, ({ active }) => (isWindowed ? active.column : -1))
  const [from, to] = isWindowed ? columnsInSight(places, left, width) : [0, places.widths.length]
  useEffect(() => {
    if (!element || !isWindowed) return
    let [first, behind] = [from, to]
    const onScroll = () => {
      // Where lines are read from right to left, it counts down from zero.
      const gone = Math.abs(element.scrollLeft)
      const [nextFirst, nextBehind] = columnsInSight(places, gone, width)
      if (nextFirst === first && nextBehind === behind) return
      ;[first, behind] = [nextFirst, nextBehind]
      flushSync(() => setLeft(gone))
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [element, isWindowed, places, width, from, to])
  const drawn = isWindowed ? drawnColumns(places, [from, to], standing).join() : undefined
  // The same columns are the same list, however wide they are: rows are not drawn anew.
  return useMemo(() => drawn?.split(',').map(Number), [drawn])
}
