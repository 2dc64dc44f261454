import { CircleHelp, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { DialogTitle } from './DialogFrame.tsx'
import * as styles from './question.css.ts'

/** What {@link QuestionWords} takes. */
export interface QuestionWordsProps {
  /** What is to be done, as a question: the name of the dialog. */
  title: string
  /** What follows from it. */
  consequence?: string | undefined
  /** Whether it cannot be taken back. @default false */
  danger?: boolean
  /** Beneath, such as a field for the reason. */
  children?: ReactNode
}

/** What a question over the page says: a mark, the question itself, and what follows. */
export function QuestionWords({ title, consequence, danger = false, children }: QuestionWordsProps) {
  return (
    <div className={styles.question}>
      <span className={styles.mark} {...(danger ? { 'data-tone': 'danger' } : {})}>
        <Icon icon={danger ? TriangleAlert : CircleHelp} size={20} />
      </span>
      <div className={styles.words}>
        <DialogTitle className={styles.title}>{title}</DialogTitle>
        {consequence && <p className={styles.consequence}>{consequence}</p>}
        {children}
      </div>
    </div>
  )
}
