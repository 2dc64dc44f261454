import type { ReactNode } from 'react'
import * as styles from './row-actions.css.ts'

/** The buttons of a row, close together. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className={styles.actions}>{children}</span>
}
