import { CircleAlert, RotateCw } from 'lucide-react'
import { Button } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon, spinner } from '../icon/index.ts'
import * as styles from './command-palette.css.ts'

export interface SourceStateProps {
  /** The source is asked. */
  finding: boolean
  /** It did not answer. */
  failed: boolean
  onRetry: () => void
}

/** What becomes of the question to the source, beneath what is offered without it. */
export function SourceState({ finding, failed, onRetry }: SourceStateProps) {
  const messages = useMessages()
  return (
    <>
      <div role="status" className={styles.source}>
        {finding && (
          <>
            <i className={spinner} aria-hidden="true" />
            {messages.findingCommands}
          </>
        )}
      </div>
      {failed && (
        <div role="alert" className={styles.source} data-failed="">
          <Icon icon={CircleAlert} size={14} />
          <span className={styles.failure}>{messages.commandsNotFound}</span>
          <Button size="small" icon={RotateCw} onPress={onRetry}>
            {messages.retry}
          </Button>
        </div>
      )}
    </>
  )
}
