import { Check } from 'lucide-react'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './progression-steps.css.ts'

/** One step of a progression. */
export interface ProgressionStep {
  key: string
  /** The step's word. */
  label: string
  state: 'done' | 'now' | 'waiting'
  /** Who did it, or is to do it. */
  who?: string
  /** When, already written for reading. */
  when?: string
}

/** What {@link ProgressionSteps} takes. */
export interface ProgressionStepsProps extends RootProps {
  /** What progresses; read aloud. */
  label: string
  /** The steps from the first to the last, each with its word and whether it is behind, now, or to come. */
  steps: readonly ProgressionStep[]
  /** Below each other instead of in a row; phones always do so. @default 'row' */
  direction?: 'row' | 'column'
}

function Steps({
  label,
  steps,
  vertical,
  ...root
}: RootProps<HTMLOListElement> & {
  label: string
  steps: readonly ProgressionStep[]
  vertical: boolean
}) {
  const messages = useMessages()
  const words = { done: messages.stepDone, now: messages.stepNow, waiting: messages.stepWaiting }
  return (
    <ol {...onRoot(root, styles.list)} aria-label={label} {...(vertical ? { 'data-vertical': '' } : {})}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={styles.step}
          data-state={step.state}
          {...(step.state === 'now' ? { 'aria-current': 'step' as const } : {})}
        >
          <span className={styles.circle} aria-hidden="true">
            {step.state === 'done' ? <Icon icon={Check} size={12} bold /> : index + 1}
          </span>
          <span className={styles.word}>
            {step.label}
            <span className={styles.hidden}> {words[step.state]}</span>
          </span>
          <span className={styles.by}>
            {step.who} {step.when && <span className={styles.when}>{step.when}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** A progression as steps: a circle, a word, and beneath who and when. */
export function ProgressionSteps({ label, steps, direction = 'row', ...root }: ProgressionStepsProps) {
  if (direction === 'column') {
    return <Steps {...onRoot<HTMLElement, HTMLOListElement>(root)} label={label} steps={steps} vertical />
  }
  return (
    <div {...onRoot<HTMLElement, HTMLDivElement>(root)}>
      <Steps label={label} steps={steps} vertical={false} className={styles.rowOnly} />
      <Steps label={label} steps={steps} vertical className={styles.columnOnly} />
    </div>
  )
}
