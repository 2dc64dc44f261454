import type { ReactNode } from 'react'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './definition-list.css.ts'

/** Something that is known. */
export interface Fact {
  key: string
  term: string
  /** What is known; a dash stands for nothing. */
  value: ReactNode
  /** A unit after the value, in a lighter tone. */
  unit?: string
  /** Takes a whole line. */
  wide?: boolean
}

/** What {@link DefinitionList} takes. */
export interface DefinitionListProps extends RootProps<HTMLDListElement> {
  /** What is known, in the order in which it is read. */
  facts: readonly Fact[]
  /** Columns on wide screens; two below 992 px, one on phones. @default 1 */
  columns?: 1 | 2 | 3 | 4
  /** Terms above their values instead of beside. */
  stacked?: boolean
}

const isNothing = (value: ReactNode) => value === null || value === undefined || value === ''

/** Facts as terms and values: the head of a record, the details of a certificate. */
export function DefinitionList({ facts, columns = 1, stacked, ...root }: DefinitionListProps) {
  return (
    <dl {...onRoot(root, styles.list)} data-columns={columns} {...(stacked ? { 'data-stacked': '' } : {})}>
      {facts.map((fact) => (
        <div key={fact.key} className={styles.fact} {...(fact.wide ? { 'data-wide': '' } : {})}>
          <dt className={styles.term}>{fact.term}</dt>
          <dd className={styles.value}>
            {isNothing(fact.value) ? '—' : fact.value}
            {fact.unit && !isNothing(fact.value) && <span className={styles.unit}> {fact.unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
