import type { ReactNode } from 'react'
import * as page from '../../order/order-detail.css.ts'

/** The head of a column of figures, which stand at the right. */
export interface FigureHead {
  readonly figure: string
}

/** The head of a column of buttons, which stays in sight. */
export interface DeedHead {
  readonly deeds: string
}

/** Heads of columns of figures. */
export const figureHeads = (...heads: readonly string[]): readonly FigureHead[] => heads.map((figure) => ({ figure }))

interface FrameTableProps {
  /** What the frame is called, which is scrolled by the keyboard, too. */
  readonly label: string
  readonly heads: readonly (string | FigureHead | DeedHead)[]
  /** The rows. */
  readonly children: ReactNode
}

/** A table of a record's page: where it is wider than its frame, that is scrolled. */
export function FrameTable({ label, heads, children }: FrameTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its frame is scrolled by the keyboard too
    <section className={page.frame} aria-label={label} tabIndex={0}>
      <table className={page.table}>
        <thead>
          <tr>
            {heads.map((head) =>
              typeof head === 'string' ? (
                <th key={head} scope="col">
                  {head}
                </th>
              ) : 'deeds' in head ? (
                <th key={head.deeds} scope="col" data-deeds="">
                  {head.deeds}
                </th>
              ) : (
                <th key={head.figure} scope="col" data-numeric="">
                  {head.figure}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

/** What else is known of a thing, quieter, beneath its name; nothing where nothing is. */
export const Beneath = ({ children }: { readonly children: ReactNode }) =>
  children === '' ? null : <span className={page.beneath}>{children}</span>
