import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './note.css.ts'

/** The tones of notes and toasts. */
export type NoteTone = 'info' | 'success' | 'warning' | 'danger'

/** The drawing that goes with each tone. */
export const toneIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** What {@link Note} takes. */
export interface NoteProps extends RootProps<HTMLDivElement> {
  /** How much it matters; its icon says so as well. @default 'info' */
  tone?: NoteTone
  /** A heading above the text. */
  title?: string
  /** A link or small buttons at the right; below the text where there is no room beside it. */
  action?: ReactNode
  /** Read aloud when it appears: dangers and warnings at once, others when there is time. @default false */
  live?: boolean
  /** What is to be known. */
  children: ReactNode
}

/** A sentence about what stands below it: who else is editing, what is missing, what went wrong. */
export function Note({ tone = 'info', title, action, live = false, children, ...root }: NoteProps) {
  const role = live ? (tone === 'danger' || tone === 'warning' ? 'alert' : 'status') : undefined
  return (
    <div {...onRoot(root, styles.note)} data-tone={tone} role={role}>
      <div className={styles.told}>
        <Icon icon={toneIcons[tone]} className={styles.mark} />
        <div className={styles.body}>
          {title && <p className={styles.title}>{title}</p>}
          {children}
        </div>
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
