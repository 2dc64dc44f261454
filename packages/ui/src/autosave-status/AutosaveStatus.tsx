import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './autosave-status.css.ts'

/** What {@link AutosaveStatus} takes. */
export interface AutosaveStatusProps extends RootProps<HTMLSpanElement> {
  /** `clean` while there is nothing to keep; `saving` from the first change until it is kept. */
  state: 'clean' | 'saving' | 'saved' | 'failed'
  /** Where it is kept: on this device alone, or at the server. @default 'device' */
  where?: 'device' | 'server'
  /** Tries to keep it again, after that failed. @default no button */
  onRetry?: () => void
}

const icons = { saving: CloudUpload, saved: CloudCheck, failed: CloudAlert }

/** Whether what was typed is kept, said beside the buttons of a form, and read aloud when it changes. */
export function AutosaveStatus({ state, where = 'device', onRetry, ...root }: AutosaveStatusProps) {
  const messages = useMessages()
  const said = useRef<HTMLSpanElement>(null)
  const words = { saving: messages.keeping, saved: messages.kept(where), failed: messages.notKept(where) }
  return (
    <span {...onRoot(root, styles.status)} data-state={state}>
      <span ref={said} className={styles.words} role="status" tabIndex={-1}>
        {state !== 'clean' && (
          <>
            <Icon icon={icons[state]} size={14} />
            {words[state]}
          </>
        )}
      </span>
      {state === 'failed' && onRetry && (
        <Button
          size="small"
          kind="quiet"
          onPress={() => {
            // The button goes away with the failure: the keyboard stays where it is said what comes of it.
            said.current?.focus()
            onRetry()
          }}
        >
          {messages.retry}
        </Button>
      )}
    </span>
  )
}
