import { contract, encodeSearch } from '@etalon/api/contract'
import { dayInShanghai } from '@etalon/api/domain'
import { EmptyState } from '@etalon/ui/empty-state'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { pickupMessages } from '../../messages/pickup.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { DayCalendar } from '../day-calendar/DayCalendar.tsx'
import * as styles from '../day-calendar/day-list.css.ts'
import { daysOf } from '../day-calendar/due-days.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { pickupAddress } from './places.ts'

/** So many are shown of a day; the list has all. */
const most = 100

/** A month of days on which instruments are fetched, and what is fetched on the chosen one. */
export function PickupCalendar({ turn }: { /** Rises whenever something changed. */ readonly turn: number }) {
  const { client } = useWorkspace()
  const words = useWords(pickupMessages)
  const [today] = useState(() => dayInShanghai(new Date()))
  const [month, setMonth] = useState(today.slice(0, 7))
  const [day, setDay] = useState(today)
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) => client.send(contract.pickup.days, { query: daysOf(month), signal, quiet: true }),
      [client, month],
    ),
  )
  useEffect(() => {
    if (turn > 0) reload()
  }, [turn, reload])
  const marks = useMemo(
    () =>
      Object.fromEntries(
        (answer.state === 'loaded' ? answer.value : []).map((one) => [
          one.day,
          { count: one.count, tone: one.day < today ? ('warning' as const) : ('info' as const), label: words.count(one.count) },
        ]),
      ),
    [answer, today, words],
  )
  return (
    <DayCalendar
      label={words.calendarLabel}
      answer={answer}
      reload={reload}
      day={day}
      onDay={setDay}
      month={month}
      onMonthChange={setMonth}
      marks={marks}
      today={today}
      dayTitle={words.onDay(day)}
    >
      <OnDay key={turn} day={day} />
    </DayCalendar>
  )
}

function OnDay({ day }: { readonly day: string }) {
  const { client } = useWorkspace()
  const words = useWords(pickupMessages)
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        client.send(contract.pickup.page, {
          body: encodeSearch({
            current: 1,
            size: most,
            filter: { pickupTime: day },
            sort: [{ prop: 'pickupTime', direction: 'ascending' }],
          }),
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
          <ul className={styles.groups}>
            {records
              .toSorted((one, other) => (one.pickupTime < other.pickupTime ? -1 : 1))
              .map((one) => (
                <li key={one.id} className={styles.group}>
                  <div className={styles.whose}>
                    <span>{one.pickupTime.slice(11)}</span>
                    <Link to={pickupAddress(one.id)}>{one.enterName}</Link>
                    <WorkState dictionary="pickup_state" state={one.standing.state} />
                  </div>
                  <span className={styles.quiet}>
                    {[one.place, words.pieces(one.instrumentCount), one.contact, one.mobile].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
          </ul>
        )
      }
    </Answered>
  )
}
