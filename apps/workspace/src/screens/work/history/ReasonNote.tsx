import type { HistoryEntry } from '@etalon/api/contract'
import { Note } from '@etalon/ui/note'
import { useWords } from '../../../messages/index.ts'
import { workMessages } from '../../../messages/work.ts'
import { momentOf } from '../moments.ts'
import { lastReason } from './last-reason.ts'
import * as styles from './reason-note.css.ts'

/** Why a record was sent back, locked or voided, and by whom, for as long as it stands there; else nothing. */
export function ReasonNote({ history }: { history: readonly HistoryEntry[] }) {
  const words = useWords(workMessages)
  const titles: Readonly<Record<string, string>> = { ...words.actions, ...words.done }
  const why = lastReason(history)
  if (!why) return null
  return (
    <Note tone="warning" title={titles[why.action] ?? why.action}>
      <p className={styles.reason}>{why.reason}</p>
      <p className={styles.who}>
        {why.byName === 'system' ? words.bySystem : why.byName} · {momentOf(why.at)}
      </p>
    </Note>
  )
}
