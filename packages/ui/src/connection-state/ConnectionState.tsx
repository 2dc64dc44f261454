import { type Connection, connectionOf, type MessageSocketActorRef } from '@etalon/machines/message-socket'
import { useSelector } from '@xstate/react'
import { CloudOff, RefreshCw, WifiOff } from 'lucide-react'
import { Button } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon, type LucideIcon } from '../icon/index.ts'
import { useFocusReturn } from '../layer/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './connection-state.css.ts'

/** What {@link ConnectionState} takes. */
export interface ConnectionStateProps extends RootProps<HTMLDivElement> {
  /** The connection over which messages come. */
  actor: MessageSocketActorRef
}

const icons: Readonly<Record<Exclude<Connection, 'quiet'>, LucideIcon>> = {
  reconnecting: RefreshCw,
  offline: WifiOff,
  refused: CloudOff,
}

/** Says that messages do not come by themselves just now, why, and offers to try at once. It shows nothing while they do. */
export function ConnectionState({ actor, ...root }: ConnectionStateProps) {
  const messages = useMessages()
  const connection = useSelector(actor, connectionOf)
  const focusReturn = useFocusReturn(connection !== 'quiet')
  return (
    <div role="status" {...onRoot(root, styles.place)}>
      {connection !== 'quiet' && (
        <div className={styles.mark} data-connection={connection} {...focusReturn}>
          <Icon icon={icons[connection]} />
          <span className={styles.words}>{messages.connection[connection]}</span>
          <Button kind="text" size="small" onPress={() => actor.send({ type: 'RETRY' })}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
