import type { HistoryEntry } from '@etalon/api/contract'
import { Timeline, type TimelineEntry } from '@etalon/ui/timeline'
import { useWords } from '../../messages/index.ts'
import { workMessages } from '../../messages/work.ts'
import { historyIcon } from './history-icons.ts'
import { lookOf, type StateDictionary } from './state-looks.ts'
import { useLabels } from './use-labels.ts'

/** What was written down with these is no reason: the sum that came, the number of an invoice, the day of a guarantee. */
const noted = /^(charge|invoice|file|unfile|guarantee)$/

/** So many steps are seen at once; a record that went back and forth has more. */
const limit = 8

/** What happened to a record, newest first: who, when, from where to where, and why. */
export function HistoryList({ entries, dictionary }: { entries: readonly HistoryEntry[]; dictionary: StateDictionary }) {
  const words = useWords(workMessages)
  const labels = useLabels()
  const actions: Readonly<Record<string, string>> = { ...words.history, ...words.actions }
  const stateOf = (key: string) => labels.of(dictionary, key)
  const shown = entries.map(({ id, action, byName, at, from, to, reason: written }): TimelineEntry => {
    const isNoted = noted.test(action)
    const reason = isNoted ? null : written
    const title = actions[action] ?? action
    return {
      id,
      title: isNoted && written !== null ? `${title} ${written}` : title,
      who: byName === 'system' ? words.bySystem : byName,
      when: at,
      icon: historyIcon(action),
      // What needed a reason went another way than forwards.
      tone: reason ? 'warning' : to === null || to === from ? 'neutral' : lookOf(dictionary, to).tone,
      ...(to === null || to === from ? {} : { to: stateOf(to) }),
      ...(from === null || to === from ? {} : { from: stateOf(from) }),
      ...(reason === null ? {} : { reason }),
    }
  })
  return <Timeline label={words.historyTitle} entries={shown} limit={limit} />
}
