import type { ReactNode } from 'react'
import { type Language, useLanguage } from '../../i18n/index.ts'
import * as styles from './matrix-grid.css.ts'

type Say = <What>(zh: What, en: What) => What
/** What is shown, where it says nothing by itself or in the language of the picture. */
type Shown = ReactNode | ((say: Say) => ReactNode)

/** Says what a story shows in the language of the picture. */
export function useSay(): Say {
  const language = useLanguage()
  return (zh, en) => (language === 'zh' ? zh : en)
}

interface MatrixGridProps {
  /** How wide a cell is at least: 160, 264 or 420 px, or the whole row. @default 'medium' */
  cells?: 'narrow' | 'medium' | 'wide' | 'whole'
  /** Stands before the cells in a column of its own, with room beneath it for what opens there. */
  open?: Shown
  /** What opens is wider than a calendar. */
  wideOpen?: boolean
  /** On the page itself, for what brings its own surface. */
  bare?: boolean
  /** The cells; a function where labels say what differs, which is to be read in either language. */
  children?: Shown
}

/** All states of a component in one picture, on a grid of 4 px. Cells that need no caption stand in it as they are. */
export function MatrixGrid({ cells = 'medium', open, wideOpen = false, bare = false, children }: MatrixGridProps) {
  const say = useSay()
  const shown = (what: Shown) => (typeof what === 'function' ? what(say) : what)
  return (
    <div className={styles.frame} {...(bare ? { 'data-bare': '' } : {})}>
      {open !== undefined && (
        <div className={styles.open} {...(wideOpen ? { 'data-wide': '' } : {})}>
          {shown(open)}
        </div>
      )}
      <div className={styles.grid} data-cells={cells}>
        {shown(children)}
      </div>
    </div>
  )
}

interface CellProps {
  /** What differs here, where the component does not say it itself. */
  caption?: string | Readonly<Record<Language, string>>
  /** The whole row. */
  whole?: boolean
  children: ReactNode
}

/** One state in a {@link MatrixGrid}. */
export function Cell({ caption, whole = false, children }: CellProps) {
  const language = useLanguage()
  const words = typeof caption === 'object' ? caption[language] : caption
  return (
    <figure className={styles.cell} {...(whole ? { 'data-whole': '' } : {})}>
      {words !== undefined && <figcaption className={styles.caption}>{words}</figcaption>}
      {children}
    </figure>
  )
}

/** Small parts side by side in one cell. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
