import type { HistoryEntry } from '@etalon/api/contract'
import type { ProgressionStep } from '@etalon/ui/progression-steps'

/**
 * The steps of a progression with who and when, from the history: a step is done by whoever led out of it last.
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
  const last = order.length - 1
  return order.map((key, place): ProgressionStep => {
    const isDone = now >= 0 && (place < now || (place === now && now === last))
    const entered = history.findLast((entry) =>
      place === 0 ? entry.from === null || entry.to === key : entry.to === key && entry.from !== key,
    )
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
