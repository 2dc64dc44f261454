import { onRoot, type RootProps } from '../root/index.ts'
import { Figure } from './Figure.tsx'
import * as styles from './stat-tile.css.ts'

/** What {@link PlainStatTile} takes. */
export interface PlainStatTileProps extends RootProps<HTMLAnchorElement> {
  /** What is counted. */
  label: string
  /** The figure, written as it is to be read. */
  value: string
  /** A line beneath what is counted. */
  note?: string
  /** There is nothing of it: the figure steps back. @default false */
  quiet?: boolean
  /** Where the whole tile leads. */
  href: string
}

/** Looks like a `StatTile` that leads somewhere, and is the browser's own link: for a page whose parts have not come. */
export function PlainStatTile({ label, value, note, quiet = false, href, ...root }: PlainStatTileProps) {
  return (
    <a {...onRoot(root, `${styles.tile} ${styles.link}`)} href={href}>
      <Figure value={value} quiet={quiet} />
      <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </a>
  )
}
