import { isLoading, type LoadingActorRef } from '@etalon/machines/loading'
import { useSelector } from '@xstate/react'
import { useMessages } from '../i18n/index.ts'
import { spinner } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './loading.css.ts'
import { LoadingBar } from './Skeleton.tsx'

/** What {@link LoadingIndicator} takes. */
export interface LoadingIndicatorProps extends RootProps<HTMLDivElement> {
  /** Counts the calls that are out. */
  actor: LoadingActorRef
}

/** While any call is out: a bar below the top bar, and 加载中…… at the foot of the page. It never takes a click. */
export function LoadingIndicator({ actor, ...root }: LoadingIndicatorProps) {
  const messages = useMessages()
  const shown = useSelector(actor, isLoading)
  return (
    // It is there before it has something to say: what is put into it, and comes into sight, is read aloud.
    <div role="status" {...onRoot(root, styles.place)}>
      {shown && (
        <div className={styles.late}>
          <div className={styles.topBar} aria-hidden="true">
            <LoadingBar />
          </div>
          <div className={styles.indicator}>
            <i className={spinner} aria-hidden="true" />
            {messages.loading}
          </div>
        </div>
      )}
    </div>
  )
}
