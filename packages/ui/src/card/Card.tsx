import { type ReactNode, useId } from 'react'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './card.css.ts'

/** What {@link Card} takes. */
export interface CardProps extends RootProps<HTMLElement> {
  /** Its heading; also names it as a region. */
  title?: string
  /** A quiet remark beside the heading. */
  note?: ReactNode
  /** Buttons at the right of the heading. */
  actions?: ReactNode
  /** A line below the heading. */
  line?: boolean
  /** The content reaches the edges, as a table does. */
  flush?: boolean
  /** What the card holds. */
  children: ReactNode
}

/** A piece of a page on its own ground. */
export function Card({ title, note, actions, line, flush, children, ...root }: CardProps) {
  const id = useId()
  const headed = title !== undefined
  return (
    <section {...onRoot(root, styles.card)} {...(headed ? { 'aria-labelledby': id } : {})}>
      {headed && (
        <header className={styles.header} {...(line ? { 'data-line': '' } : {})}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {note !== undefined && <span className={styles.note}>{note}</span>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div
        className={styles.body}
        {...(flush ? { 'data-flush': '' } : {})}
        {...(line ? { 'data-line': '' } : {})}
        {...(headed ? { 'data-headed': '' } : { 'data-bare': '' })}
      >
        {children}
      </div>
    </section>
  )
}

/** What {@link Section} takes. */
export interface SectionProps extends RootProps<HTMLElement> {
  /** Its heading, of the second level; also names it as a region. */
  title: string
  /** A quiet remark beside the heading. */
  note?: ReactNode
  /** Buttons at the right of the heading. */
  actions?: ReactNode
  /** What stands under the heading. */
  children: ReactNode
}

/** A part of a form or detail, with a heading; a line parts it from the one before. */
export function Section({ title, note, actions, children, ...root }: SectionProps) {
  const id = useId()
  return (
    <section {...onRoot(root, styles.section)} aria-labelledby={id}>
      <header className={styles.sectionHeader}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  )
}

/** What {@link Page} takes. */
export interface PageProps extends RootProps<HTMLDivElement> {
  /** The page's only first-level heading. */
  title: string
  /** Beside the title: a state, a number. */
  beside?: ReactNode
  /** Buttons at the right; one of them at most is primary. */
  actions?: ReactNode
  /** Stands on the ground of a sheet, as forms do, instead of the page's own. */
  onSheet?: boolean
  /** What stands under the title. */
  children: ReactNode
}

/** A page inside the shell: title, actions, content. */
export function Page({ title, beside, actions, onSheet = false, children, ...root }: PageProps) {
  return (
    <div {...onRoot(root, styles.page)} {...(onSheet ? { 'data-sheet': '' } : {})}>
      <header className={styles.pageHeader}>
        <h1 className={styles.pageTitle}>{title}</h1>
        {beside}
        {actions !== undefined && <div className={styles.pageActions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** A list screen: title, search and table fill the height, and only the table scrolls. */
export function ListPage({ title, beside, actions, children, ...root }: PageProps) {
  return (
    <div {...onRoot(root, styles.sheetFrame)}>
      <div className={styles.sheet}>
        <header className={styles.sheetHeader}>
          <h1 className={styles.pageTitle}>{title}</h1>
          {beside !== undefined && <div className={styles.beside}>{beside}</div>}
          {actions !== undefined && <div className={styles.pageActions}>{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  )
}
