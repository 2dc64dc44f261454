import { type CountAnswer, type CountRequest, type MatchCountActorRef, matchCountMachine } from '@etalon/machines/match-count'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { fromAsked } from '../asked/index.ts'

/** What `useMatchCount` takes: what is asked, who counts, and who is told of a failure. */
export interface MatchCountOptions<Question> {
  /**
   * What is to be counted as it stands, all that the number depends on; undefined where nothing is asked. Two questions with the same
   * JSON are one.
   */
  question: Question | undefined
  /**
   * Answers how many match, and whether they are more than that; asked once a question has rested, while an `AdvancedFilter` shows the number. A request that a newer
   * question replaces is aborted by its signal; its answer would be dropped anyway.
   */
  count: (question: Question, signal: AbortSignal) => Promise<number | CountAnswer>
  /** Milliseconds that a question must rest before it is asked. @default 400 */
  rests?: number
  /** Gets what went wrong, for the error log: people go on without the number. */
  onFailed?: (error: unknown) => void
}

/** What was asked last, beside the machine, which knows only its text. */
interface Asked<Question> {
  question: Question | undefined
}

/**
 * Makes and owns the actor that counts what would match, for the `matches` of `AdvancedFilter` and `SearchBar`. Send it `REFRESH` when
 * what is counted may have changed.
 */
export function useMatchCount<Question>(options: MatchCountOptions<Question>): MatchCountActorRef {
  const { question, count, onFailed, rests } = options
  const text = question === undefined ? undefined : JSON.stringify(question)
  const given = useEffectEvent(count)
  const latest = useEffectEvent(() => question)
  const tellFailed = useEffectEvent((error: unknown) => onFailed?.(error))
  const [asked] = useState<Asked<Question>>({ question })
  const [machine] = useState(() =>
    matchCountMachine.provide({
      actors: {
        count: fromAsked<number | CountAnswer, CountRequest>(async (_, signal) => {
          if (asked.question === undefined) throw new Error('useMatchCount: nothing is asked.')
          return given(asked.question, signal)
        }),
      },
    }),
  )
  const actor = useActorRef(machine, { input: { question: text, ...(rests === undefined ? {} : { rests }) } })
  useEffect(() => {
    const heard = actor.on('failed', ({ error }) => tellFailed(error))
    return () => heard.unsubscribe()
  }, [actor])
  // Before anything is painted: the number of before does not stand beside other conditions.
  useLayoutEffect(() => {
    asked.question = latest()
    actor.send({ type: 'QUESTION.CHANGED', question: text })
  }, [actor, asked, text])
  return actor
}
