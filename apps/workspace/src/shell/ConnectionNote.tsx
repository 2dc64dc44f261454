import { reachabilityOf } from '@etalon/machines/connection'
import { Button } from '@etalon/ui/button'
import { useMessages } from '@etalon/ui/i18n'
import { useFocusReturn } from '@etalon/ui/layer'
import { Note } from '@etalon/ui/note'
import { useSelector } from '@xstate/react'
import { connectionMessages } from '../messages/connection.ts'
import { useWords } from '../messages/index.ts'
import { useWorkspace } from '../workspace/index.ts'
import * as styles from './shell-notes.css.ts'
import { useUnsavedTabs } from './unsaved-tabs.tsx'

interface ConnectionNoteProps {
  /** Where it stands: in the frame of the work, before somebody signs in, or where the work is locked. @default 'work' */
  readonly stands?: 'work' | 'before' | 'locked'
}

/** Says that the server cannot be reached, what is kept and what waits, and for a moment that it is back. */
export function ConnectionNote({ stands = 'work' }: ConnectionNoteProps) {
  const { connection } = useWorkspace()
  const words = useWords(connectionMessages)
  const messages = useMessages()
  const reachability = useSelector(connection, reachabilityOf)
  const { waiting, waited } = useSelector(connection, ({ context }) => context)
  const isTrying = useSelector(connection, (snapshot) => snapshot.matches({ lost: 'trying' }))
  const drafts = useUnsavedTabs().size
  const isLost = reachability === 'offline' || reachability === 'unreachable'
  const focusReturn = useFocusReturn(isLost)
  return (
    // It is there before it has something to say: what comes into it is read aloud.
    <div role="status" className={styles.place}>
      {isLost && (
        <Note
          className={styles.note}
          tone="warning"
          title={words[reachability]}
          action={
            <span {...focusReturn}>
              <Button size="small" pending={isTrying} onPress={() => connection.send({ type: 'RETRY' })}>
                {messages.retry}
              </Button>
            </span>
          }
        >
          {stands === 'before'
            ? words.signInLater
            : stands === 'locked'
              ? words.unlockLater
              : drafts > 0
                ? words.keptDrafts(drafts)
                : words.kept}
          {stands !== 'locked' && waiting > 0 && ` ${words.waiting(waiting)}`}
        </Note>
      )}
      {reachability === 'back' && (
        <Note className={styles.note} tone="success" title={words.back}>
          {stands !== 'locked' &&
            [waited > 0 && words.goesOn(waited), drafts > 0 && words.submitNow(drafts)].filter(Boolean).join(' ')}
        </Note>
      )}
    </div>
  )
}
