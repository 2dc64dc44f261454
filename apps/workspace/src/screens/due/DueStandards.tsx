import { contract, encodeSearch } from '@etalon/api/contract'
import { EmptyState } from '@etalon/ui/empty-state'
import { useLanguage } from '@etalon/ui/i18n'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { dueMessages } from '../../messages/due.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import * as styles from '../day-calendar/day-list.css.ts'
import { standardDetailPath } from '../standard/places.ts'

/** The measuring standards whose certificate counts until a day. */
export function DueStandards({ day }: { readonly day: string }) {
  const { client } = useWorkspace()
  const words = useWords(dueMessages)
  const language = useLanguage()
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        client.send(contract.standard.page, {
          body: encodeSearch({ current: 1, size: 200, filter: { state: '1', validUntil: day } }),
          signal,
          quiet: true,
        }),
      [client, day],
    ),
  )
  return (
    <Answered answer={answer} reload={reload}>
      {({ records }) =>
        records.length === 0 ? (
          <EmptyState title={words.nothing}>{words.nothingHint}</EmptyState>
        ) : (
          <ul className={styles.pieces}>
            {records.map((one) => (
              <li key={one.id} className={styles.piece}>
                <Link to={`${standardDetailPath}?id=${one.id}`}>{one.number}</Link>
                <span>{inLanguage(language, one.name, one.nameEn)}</span>
                <span className={styles.quiet}>
                  {one.range} · {one.certificateNumber}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Answered>
  )
}
