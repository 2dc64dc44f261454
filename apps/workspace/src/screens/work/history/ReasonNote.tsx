import type { HistoryEntry } from '@etalon/api/contract'
import { Note } from '@etalon/ui/note'
import { useWords } from '../../../messages/index.ts'
import { workMessages } from '../../../messages/work.ts'
import { momentOf } from '../moments.ts'
import { useNameOf } from '../people/use-name-of.ts'
import { lastReason } from './last-reason.ts'
import * as styles from './reason-note.css.ts'
import { useActionWords } from './use-action-words.ts'

/** Why a record was sent back, locked or voided, and by whom, for as long as it stands there; else nothing. */
export function ReasonNote({ history }: { history: readonly HistoryEntry[] }) {
  const words = useWords(workMessages)
  const wordOf = useActionWords()
  const nameOf = useNameOf()
  const done: Readonly<Record<string, string>> = words.done
  const why = lastReason(history)
  if (!why) return null
  return (
    <Note tone="warning" title={done[why.action] ?? wordOf(why.recordKind, why.action)}>
      <p className={styles.reason}>{why.reason}</p>
      <p className={styles.who}>
        {why.byName === 'system' ? words.bySystem : nameOf(why.byName)} · {momentOf(why.at)}
      </p>
    </Note>
  )
}
