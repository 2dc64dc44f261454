import { contract } from '@etalon/api/contract'
import { type NextStop, nextStops } from '@etalon/api/domain'
import { useCallback, useMemo } from 'react'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWorkspace } from '../../workspace/index.ts'

const nowhere: readonly NextStop[] = []

/** Where samples go next by the routes in use, from the place where all of them stand; nothing where none leads on. */
export function useNextStops(places: readonly string[]): readonly NextStop[] {
  const { client } = useWorkspace()
  const { answer } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        client.send(contract.routePlan.list, { query: { current: 1, size: 1000, state: '0' }, signal, quiet: true }),
      [client],
    ),
  )
  const [place = '', ...others] = new Set(places)
  const isOne = others.length === 0
  return useMemo(() => {
    if (answer.state !== 'loaded' || !isOne) return nowhere
    return nextStops(
      answer.value.records.map(({ name, stops }) => ({ name, stops: stops.map((stop) => stop.name) })),
      place,
    )
  }, [answer, isOne, place])
}
