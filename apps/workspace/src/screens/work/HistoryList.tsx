import type { HistoryEntry } from '@etalon/api/contract'
import { labelOf } from '@etalon/api/domain'
import { useLanguage } from '@etalon/ui/i18n'
import { useWords } from '../../messages/index.ts'
import { workMessages } from '../../messages/work.ts'
import * as styles from './history-list.css.ts'
import { momentOf } from './moments.ts'
import type { StateDictionary } from './state-looks.ts'

/** What happened to a record, newest first: who, when, from where to where, and why. */
export function HistoryList({ entries, dictionary }: { entries: readonly HistoryEntry[]; dictionary: StateDictionary }) {
  const words = useWords(workMessages)
  const language = useLanguage()
  const actions: Readonly<Record<string, string>> = { ...words.history, ...words.actions }
  const stateOf = (key: string | null) => (key === null ? '' : (labelOf(dictionary, key, language) ?? key))
  if (entries.length === 0) return <p className={styles.quiet}>{words.historyEmpty}</p>
  return (
    <ol className={styles.list}>
      {[...entries].reverse().map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <span className={styles.action}>{actions[entry.action] ?? entry.action}</span>
          {entry.from !== entry.to && (
            <span className={styles.states}>
              {stateOf(entry.from)} → {stateOf(entry.to)}
            </span>
          )}
          <span className={styles.quiet}>
            {entry.byName === 'system' ? words.bySystem : entry.byName} · {momentOf(entry.at)}
          </span>
          {entry.reason && <span className={styles.reason}>{words.reasonGiven(entry.reason)}</span>}
        </li>
      ))}
    </ol>
  )
}
