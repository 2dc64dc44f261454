import { IconButton } from '@etalon/ui/button'
import { Trash2 } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import * as styles from './row-grid.css.ts'

interface RowGridProps {
  /** From `useGridRows`. */
  readonly grid: RefObject<HTMLElement | null>
  /** What a form calls the grid as a whole. */
  readonly name: string
  readonly title: string
  /** How many rows there are, in words. */
  readonly count: string
  /** The ways to add rows. */
  readonly tools: ReactNode
  readonly heads: readonly string[]
  /** The heads of columns of figures, which stand last. */
  readonly numericHeads?: readonly string[]
  /** What the column of buttons is called. */
  readonly actions: string
  /** What is said in place of rows; undefined where there are some. */
  readonly empty: string | undefined
  /** Something was pasted in it, into a cell or one of the ways to add. */
  readonly onPaste?: ((event: ClipboardEvent) => void) | undefined
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** Pixels below which it is scrolled. @default 980 */
  readonly minWidth?: number
  /** What the frame is called that is scrolled by the keyboard, too. @default the fields alone have the keyboard */
  readonly frameLabel?: string
  readonly children: ReactNode
}

/** Rows of one kind in a form, each with fields of its own, and the ways to add some above them. */
export function RowGrid({ grid, name, title, count, tools, empty, minWidth, frameLabel, children, ...rest }: RowGridProps) {
  const { heads, numericHeads = [], actions, onPaste, onKeyDown } = rest
  const titleId = useId()
  const table = (
    <table className={styles.grid} {...(minWidth === undefined ? {} : { style: { minWidth } })}>
      <thead>
        <tr>
          {['#', ...heads].map((head) => (
            <th key={head} className={styles.head} scope="col">
              {head}
            </th>
          ))}
          {numericHeads.map((head) => (
            <th key={head} className={styles.head} scope="col" data-numeric="">
              {head}
            </th>
          ))}
          <th className={styles.head} scope="col">
            <span className={styles.forEars}>{actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {empty !== undefined && (
          <tr>
            <td className={styles.cell} colSpan={heads.length + numericHeads.length + 2}>
              <span className={styles.none}>{empty}</span>
            </td>
          </tr>
        )}
        {children}
      </tbody>
    </table>
  )
  return (
    <section
      ref={grid}
      className={styles.part}
      aria-labelledby={titleId}
      data-field={name}
      onPaste={onPaste}
      onKeyDown={onKeyDown}
    >
      <div className={styles.partHead}>
        <h2 id={titleId} className={styles.heading} tabIndex={-1}>
          {title}
          <span className={styles.quiet}>{count}</span>
        </h2>
        {tools}
      </div>
      {frameLabel === undefined ? (
        <div className={styles.frame}>{table}</div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its frame is scrolled by the keyboard too
        <section className={styles.frame} aria-label={frameLabel} tabIndex={0}>
          {table}
        </section>
      )}
    </section>
  )
}

interface GridRowProps {
  readonly place: number
  /** What taking it out is called. */
  readonly removeLabel: string
  readonly onRemove: () => void
  /** Buttons before the one that takes it out. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A row with its number before its cells, and the button that takes it out behind them. */
export function GridRow({ place, removeLabel, onRemove, actions, children }: GridRowProps) {
  return (
    <tr data-place={place}>
      <td className={styles.cell}>{place + 1}</td>
      {children}
      <td className={styles.cell}>
        {actions}
        <span data-remove="">
          <IconButton kind="quiet" size="small" icon={Trash2} label={removeLabel} onPress={onRemove} />
        </span>
      </td>
    </tr>
  )
}
