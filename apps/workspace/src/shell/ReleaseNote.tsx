import { offersReload } from '@etalon/machines/release'
import { Button } from '@etalon/ui/button'
import { Note } from '@etalon/ui/note'
import { useSelector } from '@xstate/react'
import { connectionMessages } from '../messages/connection.ts'
import { useWords } from '../messages/index.ts'
import { useWorkspace } from '../workspace/index.ts'
import * as styles from './shell-notes.css.ts'

/** Says that there is a newer release, and offers to load it; what was typed is kept before. */
export function ReleaseNote() {
  const { release } = useWorkspace()
  const words = useWords(connectionMessages)
  const offered = useSelector(release, offersReload)
  const isLeaving = useSelector(release, (snapshot) => !snapshot.matches('outdated'))
  return (
    <div role="status" className={styles.place}>
      {offered && (
        <Note
          className={styles.note}
          title={words.release}
          action={
            <>
              <Button size="small" kind="quiet" onPress={() => release.send({ type: 'LATER' })}>
                {words.later}
              </Button>
              <Button size="small" pending={isLeaving} onPress={() => release.send({ type: 'RELOAD.REQUESTED' })}>
                {words.reload}
              </Button>
            </>
          }
        >
          {words.releaseHint}
        </Note>
      )}
    </div>
  )
}
