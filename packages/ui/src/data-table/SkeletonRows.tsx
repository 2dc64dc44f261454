import type { TableRow } from '@etalon/machines/data-table'
import { useEffect, useState } from 'react'
import { Skeleton } from '../loading/index.ts'
import type { LaidColumn } from './column.ts'
import * as styles from './data-table.css.ts'

const places = Array.from({ length: 12 }, (_, place) => place)
// A fixed rhythm of widths, so that the shape looks like words and pictures of it compare.
const shares = [0.8, 0.55, 0.9, 0.65, 0.75]

/** Rows of grey shapes while the first page is on its way; they say nothing. */
export function SkeletonRows<Row extends TableRow>({ columns }: { columns: readonly LaidColumn<Row>[] }) {
  // What comes at once needs no shape of itself before it.
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const next = requestAnimationFrame(() => setShown(true))
    return () => cancelAnimationFrame(next)
  }, [])
  if (!isShown) return null
  return (
    <div aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={styles.row}>
          {columns.map((laid, column) => {
            const data = laid.kind === 'data' ? laid.column : undefined
            const width = data ? Math.round((data.width ?? 140) * 0.8 * (shares[(place + column) % shares.length] ?? 1)) : 16
            return (
              <div
                key={data?.key ?? laid.kind}
                className={styles.cell}
                {...(data?.numeric ? { 'data-align': 'end' } : {})}
                {...(data?.phone ? { 'data-phone': data.phone } : {})}
              >
                <Skeleton width={width} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
