import { PlainButton } from '../../button/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { spinner } from '../../icon/index.ts'
import * as styles from './stop.css.ts'

/** Below the head, over rows that are about to go: that the search goes on, and the button that stops it. */
export function SlowSearch({ onStop }: { onStop: () => void }) {
  const messages = useMessages()
  return (
    <div className={styles.pill}>
      <span className={styles.words}>
        <i className={spinner} aria-hidden="true" />
        {messages.searchIsSlow}
      </span>
      <PlainButton size="small" className={styles.stop} onPress={onStop}>
        {messages.stopSearch}
      </PlainButton>
    </div>
  )
}
