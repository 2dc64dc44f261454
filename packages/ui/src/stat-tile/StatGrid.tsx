import { type ReactNode, useId } from 'react'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './stat-tile.css.ts'

/** What {@link StatGrid} takes. */
export interface StatGridProps extends RootProps<HTMLUListElement> {
  /** What the figures are of, read aloud. */
  label: string
  /** `StatTile`s, each an entry of the list. */
  children: readonly ReactNode[]
}

/** Tiles side by side, as many as fit; phones have two beside each other, and a long figure alone. */
export function StatGrid({ label, children, ...root }: StatGridProps) {
  const id = useId()
  return (
    <ul {...onRoot(root, styles.grid)} aria-label={label}>
      {children.map((tile, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places in the grid, whose tiles have their own keys
        <li key={`${id}${index}`} className={styles.place}>
          {tile}
        </li>
      ))}
    </ul>
  )
}
