import { Button } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import * as styles from './combo-box.css.ts'

/**
 * Below a list whose options did not come: a way to ask for them again. Keys of the field reach no button in its panel, where Enter
 * does the same.
 */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages()
  return (
    <div className={styles.failed}>
      <Button slot={null} size="small" onPress={onRetry}>
        {messages.retry} (Enter)
      </Button>
    </div>
  )
}
