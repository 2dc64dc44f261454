import { Button } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import * as styles from './combo-box.css.ts'

/** What a list says whose options did not come, with a way to ask for them again. Keys of the field reach no button in its list: Enter does the same. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages()
  return (
    <span className={styles.failed}>
      {messages.failedTitle}
      <Button slot={null} kind="text" size="small" onPress={onRetry}>
        {messages.retry} (Enter)
      </Button>
    </span>
  )
}
