import { printedMoney } from '@etalon/api/domain'
import type { ReactNode } from 'react'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import * as styles from './record-form.css.ts'

interface SumCardProps {
  readonly title: string
  /** What it is made of, each with its figure. */
  readonly parts: readonly { readonly label: string; readonly sum: string }[]
  readonly total: ReactNode
  readonly sum: string
  /** So many rows are not in the sum, because something is wrong with them. */
  readonly leftOut: number
}

/** What a record comes to, beside its form. */
export function SumCard({ title, parts, total, sum, leftOut }: SumCardProps) {
  const words = useWords(recordFormMessages)
  return (
    <div className={styles.checks}>
      <h2 className={styles.asideTitle}>{title}</h2>
      {parts.map((part) => (
        <p key={part.label} className={styles.fee}>
          <span>{part.label}</span>
          <span>{printedMoney(part.sum)}</span>
        </p>
      ))}
      <p className={styles.total}>
        <span>{total}</span>
        <span className={styles.sum}>{printedMoney(sum)}</span>
      </p>
      <p className={styles.leftOut} role="status">
        {leftOut > 0 && words.leftOut(leftOut)}
      </p>
    </div>
  )
}
