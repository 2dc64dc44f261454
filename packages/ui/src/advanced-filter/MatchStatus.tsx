import { isAwaited, type MatchCountActorRef } from '@etalon/machines/match-count'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useCount, useMessages } from '../i18n/index.ts'
import * as styles from './advanced-filter.css.ts'

export interface MatchStatusProps {
  matches: MatchCountActorRef | undefined
  /** The number is of what was searched already. */
  isInForce: boolean
  /** The conditions are others than those of the last search. */
  isChanged: boolean
}

/** What the foot says of the conditions: how many they find, or that they have changed where nobody counts. */
export function MatchStatus({ matches, isInForce, isChanged }: MatchStatusProps) {
  const messages = useMessages()
  const write = useCount()
  useEffect(() => {
    matches?.send({ type: 'SHOWN' })
    return () => matches?.send({ type: 'HIDDEN' })
  }, [matches])
  const count = useSelector(matches, (snapshot) => snapshot?.context.count)
  const isCapped = useSelector(matches, (snapshot) => snapshot?.context.isCapped === true)
  const awaited = useSelector(matches, (snapshot) => snapshot !== undefined && isAwaited(snapshot))
  // While a number is on its way, no other sentence is said in its place.
  const isWithout = useSelector(
    matches,
    (snapshot) => snapshot?.context.question === undefined || snapshot.matches({ shown: 'failed' }),
  )
  const words = () => {
    if (count !== undefined) return messages.matching(`${write(count)}${isCapped ? '+' : ''}`, isInForce)
    if (awaited) return messages.countingMatches
    return isChanged && isWithout ? messages.conditionsChanged : ''
  }
  return (
    <span className={styles.hint} role="status" {...(matches ? { 'data-counted': '' } : {})}>
      {words()}
    </span>
  )
}
