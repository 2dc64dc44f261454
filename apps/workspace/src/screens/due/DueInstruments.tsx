import { contract, encodeSearch, type LedgerInstrument } from '@etalon/api/contract'
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
import { detailPath } from '../enterprise/places.ts'

/** So many are shown of a day; a list has all. */
const most = 200

/** The instruments that are due on a day, by the enterprise that has to be called. */
export function DueInstruments({ day }: { readonly day: string }) {
  const { client } = useWorkspace()
  const words = useWords(dueMessages)
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        client.send(contract.ledger.page, {
          body: encodeSearch({
            current: 1,
            size: most,
            filter: { deviceState: '1', dueDate: day },
            sort: [{ prop: 'enterName', direction: 'ascending' }],
          }),
          signal,
          quiet: true,
        }),
      [client, day],
    ),
  )
  return (
    <Answered answer={answer} reload={reload}>
      {({ records, total }) =>
        records.length === 0 ? (
          <EmptyState title={words.nothing}>{words.nothingHint}</EmptyState>
        ) : (
          <>
            <ul className={styles.groups}>
              {[...Map.groupBy(records, ({ enterId }) => enterId)].map(([enterId, pieces]) => (
                <Enterprise key={enterId} pieces={pieces} />
              ))}
            </ul>
            {total > records.length && <p className={styles.more}>{words.more(total - records.length)}</p>}
          </>
        )
      }
    </Answered>
  )
}

function Enterprise({ pieces }: { readonly pieces: readonly LedgerInstrument[] }) {
  const words = useWords(dueMessages)
  const language = useLanguage()
  const [first] = pieces
  if (!first) return null
  return (
    <li className={styles.group}>
      <div className={styles.whose}>
        <Link to={`${detailPath}?id=${first.enterId}`}>{first.enterName}</Link>
        <span className={styles.contact}>
          {first.contactName}{' '}
          {first.mobile !== '' && (
            <a href={`tel:${first.mobile}`} aria-label={words.call(first.contactName)}>
              {first.mobile}
            </a>
          )}
        </span>
      </div>
      <ul className={styles.pieces}>
        {pieces.map((one) => (
          <li key={one.id} className={styles.piece}>
            <span>{inLanguage(language, one.name, one.nameEn)}</span>
            <span className={styles.quiet}>
              {one.model} · {one.serial} · {one.regulation}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
