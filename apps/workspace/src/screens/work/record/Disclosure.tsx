import { Icon } from '@etalon/ui/icon'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './disclosure.css.ts'

/** Details behind a heading, for those who want them. */
export function Disclosure({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        <Icon icon={ChevronRight} size={14} className={styles.mark} />
        {title}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
