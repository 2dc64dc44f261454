import { CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import { focusField } from './focus-field.ts'
import * as styles from './form.css.ts'

/** What is wrong with one field. */
export interface FieldProblem {
  /** The field's `name`. */
  name: string
  /** The field's label; left out of the line where the message says it already. */
  label: string
  message: string
}

/** What {@link ErrorSummary} takes. */
export interface ErrorSummaryProps extends RootProps<HTMLDivElement> {
  /** What is wrong, in the order of the fields. */
  problems: readonly FieldProblem[]
}

/** Whether a message says by itself which field it is of: it holds the label, and not as a part of other words. */
function isNamed(message: string, label: string): boolean {
  for (let at = message.indexOf(label); at >= 0; at = message.indexOf(label, at + 1)) {
    const [before, after] = [message.slice(0, at), message.slice(at + label.length)]
    const splitsWord = /^[A-Za-z]/.test(label) && /[A-Za-z]$/.test(before)
    const endsInWord = /[A-Za-z]$/.test(label) && /^[A-Za-z]/.test(after)
    if (!splitsWord && !endsInWord) return true
  }
  return false
}

/** All that is wrong with a form, above it; each line leads to its field. Shows nothing while nothing is wrong. */
export function ErrorSummary({ problems, ...root }: ErrorSummaryProps) {
  const messages = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const ref = useSharedRef(box, root.ref)
  if (problems.length === 0) return null
  const lead = (name: string) => focusField(name, box.current?.closest('form') ?? document)
  return (
    <div {...onRoot({ ...root, ref }, styles.summary)} role="alert">
      <p className={styles.summaryTitle}>
        <Icon icon={CircleAlert} />
        {messages.errorSummary(problems.length)}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.name}>
            <button type="button" className={styles.summaryLink} onClick={() => lead(problem.name)}>
              {isNamed(problem.message, problem.label) ? problem.message : messages.errorOf(problem.label, problem.message)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
