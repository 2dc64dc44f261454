import { Icon } from '@etalon/ui/icon'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import * as styles from './record-form.css.ts'

interface CompletenessProps {
  /** The parts of a form, each with the fields in which something may be missing. */
  readonly parts: readonly { readonly label: string; readonly fields: readonly string[] }[]
  readonly faults: readonly { readonly field: string }[]
}

/** Which parts of a form are complete, and in how many places the others are not. */
export function Completeness({ parts, faults }: CompletenessProps) {
  const words = useWords(recordFormMessages)
  return (
    <div className={styles.checks}>
      <h2 className={styles.asideTitle}>{words.completeness}</h2>
      {parts.map(({ label, fields }) => {
        const missing = faults.filter(({ field }) => fields.includes(field)).length
        return (
          <p key={label} className={styles.check}>
            <Icon icon={missing === 0 ? CircleCheck : CircleAlert} className={missing === 0 ? styles.done : styles.open} />
            {label}
            {missing > 0 && (
              <span className={styles.checkCount} data-open="">
                {missing}
              </span>
            )}
          </p>
        )
      })}
    </div>
  )
}
