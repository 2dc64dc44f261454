import type { HistoryEntry } from '@etalon/api/contract'
import type { ProgressionStep } from '@etalon/ui/progression-steps'

/**
 * The steps of a progression with who and when, from the history: who began the record, and of each further step who led into it last.
 * @param order the states of the usual way
 */
export function stepsOf(
  order: readonly string[],
  state: string,
  labelOf: (state: string) => string,
  history: readonly HistoryEntry[],
  write: (moment: string) => string,
): ProgressionStep[] {
  const now = order.indexOf(state)
  // What left the usual way, as what is voided does, has behind it what it had entered until then.
  const left = now < 0 ? history.findLast(({ from, to }) => to === state && from !== state)?.from : undefined
  const reached = left ? order.indexOf(left) : now - 1
  const last = order.length - 1
  return order.map((key, place): ProgressionStep => {
    const isDone = place <= reached || (place === now && now === last)
    // The first is about who began it: neither who only changed or signed it since, nor who sent it back there.
    const entered =
      place === 0 ? history.find(({ from }) => from === null) : history.findLast(({ from, to }) => to === key && from !== key)
    return {
      key,
      label: labelOf(key),
      state: isDone ? 'done' : place === now ? 'now' : 'waiting',
      ...(entered && (isDone || place === now)
        ? { when: write(entered.at), ...(entered.byName === 'system' ? {} : { who: entered.byName }) }
        : {}),
    }
  })
}
